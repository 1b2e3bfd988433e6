/** Offers other ways to write a hand: raises, amounts, digits, a ledger, a branch. */
import { analyzeSection } from '../../analysis/document/analyze';
import type { HandDocument } from '../../analysis/document/document';
import type { Range } from '../../analysis/document/position';
import type { Timelines } from '../../analysis/document/timelines';
import { type RewritingKind, rewritingsAt } from '../../analysis/handRewriting';
import type { DocumentEdit } from '../../analysis/rewriting';
import { type Preferences, Wording } from '../wording';
import { beginsHand } from './translate';

export interface Rewrite {
  readonly kind: RewritingKind;
  /** In the user's language. */
  readonly title: string;
  readonly edits: readonly DocumentEdit[];
}

/** Rewrites of the whole hand, offered without request only where the hand begins. */
const OF_THE_HAND: ReadonlySet<RewritingKind> = new Set(['amounts', 'digits', 'ledger']);

/**
 * The ways to rewrite the hand at a range.
 *
 * @param asked whether the user opened the list; otherwise only what belongs to this place is offered
 */
export function rewritesAt(
  document: HandDocument,
  timelines: Timelines,
  range: Range,
  kinds: readonly RewritingKind[],
  asked: boolean,
  preferences: Preferences,
): readonly Rewrite[] {
  const { start, end } = range;
  const index = document.sectionAt(start.line);
  if (document.sections[index] === undefined) return [];
  const isSelection = start.line !== end.line || start.character !== end.character;
  const wanted = kinds.filter((kind) => {
    if (kind === 'branch') return isSelection;
    return !OF_THE_HAND.has(kind) || asked || beginsHand(document, start.line);
  });
  if (wanted.length === 0) return [];
  const wording = Wording.of(analyzeSection(document, index), preferences);
  return rewritingsAt(document, timelines, range, new Set(wanted)).map(({ kind, title, edits }) => ({
    kind,
    title: wording.say(title),
    edits,
  }));
}
