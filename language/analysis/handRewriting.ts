/** Rewrites one hand: amounts, digits, raises, a ledger as a played hand, lines as a branch. */
import { sentence, text } from '../diagnostics/params';
import type { Sentence, TextEdit } from '../diagnostics/problem';
import { amountEdits } from '../fixes/rewrite/bigBlinds';
import { branchOfLines } from '../fixes/rewrite/branchLines';
import { digitsOfHand } from '../fixes/rewrite/digits';
import { handOfLedger } from '../fixes/rewrite/ledgerHand';
import { otherWordings, raiseAt, rewrittenRaise } from '../fixes/rewrite/sayRaise';
import { edited } from '../format/edits';
import { replayHand } from '../replay/index';
import type { HandReplay } from '../replay/timeline';
import { defaultsOf, type HandDocument } from './document/document';
import type { Range } from './document/position';
import { parseSection, Section } from './document/section';
import type { Timelines } from './document/timelines';
import { inDocument } from './documentFixes';
import { type MustKeep, playedIn } from './played';
import type { DocumentEdit } from './rewriting';

export type RewritingKind = 'raise' | 'amounts' | 'digits' | 'ledger' | 'branch';

export interface Rewriting {
  readonly kind: RewritingKind;
  readonly title: Sentence;
  readonly edits: readonly DocumentEdit[];
}

/** What a rewriting must keep: every step, only the result in chips, or nothing because it adds something new. */
type Keeps = MustKeep | 'nothing';

interface Candidate {
  readonly kind: RewritingKind;
  readonly title: Sentence;
  readonly keeps: Keeps;
  readonly edits: readonly TextEdit[] | null;
}

/**
 * The ways in which the hand at a range can be said otherwise. What a hand comes to stays: each is replayed, and one that would change it is
 * left out.
 */
export function rewritingsAt(
  document: HandDocument,
  timelines: Timelines,
  range: Range,
  kinds: ReadonlySet<RewritingKind>,
): readonly Rewriting[] {
  const index = document.sectionAt(range.start.line);
  const replay = timelines.of(document, index)?.replay;
  if (replay === undefined) return [];
  return candidates(document, index, replay, range, kinds).flatMap(({ kind, title, keeps, edits }) => {
    if (edits === null || edits.length === 0 || !isKept(document, index, replay, edits, keeps)) return [];
    return [{ kind, title, edits: inDocument(document, index, edits) }];
  });
}

function candidates(
  document: HandDocument,
  index: number,
  replay: HandReplay,
  range: Range,
  kinds: ReadonlySet<RewritingKind>,
): readonly Candidate[] {
  const { tree } = replay;
  const found: Candidate[] = [];
  const add = (kind: RewritingKind, key: string, keeps: Keeps, make: () => readonly TextEdit[] | null): void => {
    if (kinds.has(kind)) found.push({ kind, title: sentence(key), keeps, edits: make() });
  };
  if (kinds.has('raise')) found.push(...raises(document, index, replay, range));
  add('branch', 'refactor/branch', 'nothing', () => {
    const firstLine = document.firstLine(index);
    const last = range.end.character === 0 && range.end.line > range.start.line ? range.end.line - 1 : range.end.line;
    return branchOfLines(tree, range.start.line - firstLine, last - firstLine);
  });
  add('ledger', 'refactor/ledger', 'chips', () => handOfLedger(replay));
  add('amounts', 'refactor/bb', 'play', () => amountEdits(replay, 'bb'));
  add('amounts', 'refactor/chips', 'play', () => amountEdits(replay, 'chips'));
  add('digits', 'refactor/native-digits', 'play', () => digitsOfHand(tree, 'native'));
  add('digits', 'refactor/latin-digits', 'play', () => digitsOfHand(tree, 'latin'));
  return found;
}

function raises(document: HandDocument, index: number, replay: HandReplay, { start }: Range): readonly Candidate[] {
  const section = document.sections[index];
  if (section === undefined) return [];
  const offset = section.offsetAt({ line: start.line - document.firstLine(index), character: start.character });
  const raise = raiseAt(replay, offset);
  if (raise === null) return [];
  return otherWordings(raise.node).flatMap((way): readonly Candidate[] => {
    const edit = rewrittenRaise(replay, raise.node, raise.step, way);
    if (edit === null) return [];
    const title = sentence('refactor/raise', { text: text(edit.newText) });
    return [{ kind: 'raise', title, keeps: 'play', edits: [edit] }];
  });
}

/** Whether the hand comes to the same with the edits in it. */
function isKept(
  document: HandDocument,
  index: number,
  before: HandReplay,
  edits: readonly TextEdit[],
  keeps: Keeps,
): boolean {
  if (keeps === 'nothing') return true;
  const defaults = defaultsOf(document, index);
  const section = new Section(edited(before.tree.text, 0, edits));
  const after = replayHand(parseSection(section, defaults), defaults?.tree ?? null);
  return JSON.stringify(comparedPlay(before, keeps)) === JSON.stringify(comparedPlay(after, keeps));
}

function comparedPlay({ scale, players, main, problems }: HandReplay, keeps: MustKeep): unknown {
  return {
    scale,
    players: keeps === 'play' ? players : players.map(({ name }) => name),
    lines: playedIn(main, keeps),
    problems: problems
      .map(({ code }) => code)
      .filter((code) => code !== 'betting/bare-raise' && code !== 'text/mixed-digits')
      .sort(),
  };
}
