/** Suggests the only possible continuation as grey text at the cursor. */
import { type HandDocument, isSetupSection, sectionPositionAt } from '../analysis/document/document';
import { cleanPosition, type Position, type Range } from '../analysis/document/position';
import { countInHand } from '../poker/turn';
import type { Seat } from '../poker/types';
import type { Statement } from '../syntax/tree';
import { normalizeWord } from '../text/normalize';
import { factLine } from './completion/claimLines';
import { type CursorContext, contextAt, nameAt } from './completion/cursorContext';
import { CursorLine } from './completion/cursorLine';
import { isUnclosed } from './completion/lineStarts';
import { playLine } from './completion/playLine';
import { remainingShowdownActions } from './completion/showdownActions';
import { streetToCome } from './completion/streets';
import type { SuggestionList } from './completion/suggestionList';
import type { Preferences } from './wording';

export interface InlineCompletion {
  readonly text: string;
  /** Empty, at the cursor: editors show no grey text that changes the text before it. */
  readonly range: Range;
}

/**
 * The only possible continuation: the word of the next street once the betting is closed, `end` at the end of a branch, the
 * name of the player next to act (or to show first), the one possible amount of an action or a fact. Null if the author has a
 * choice, or if text follows the cursor.
 */
export function inlineCompletionAt(
  document: HandDocument,
  position: Position,
  preferences: Preferences,
): InlineCompletion | null {
  const clean = cleanPosition(position);
  const at = sectionPositionAt(document, clean);
  if (at === null || isSetupSection(document, at.index)) return null;
  const cursor = CursorLine.at(document, at, preferences);
  if (cursor === null || cursor.line.inside !== null || cursor.after.trim() !== '') return null;
  const insertion = (text: string | null): InlineCompletion | null =>
    text === null || text === '' ? null : { text, range: { start: clean, end: clean } };
  const { segment, line } = cursor;
  if (line.head?.word === 'expect') return insertion(onlyAmount(factLine(cursor, true)));
  if (line.head !== null) return null;
  if (segment.done.length === 0) return insertion(beginning(cursor));
  return insertion(onlyAmount(segment.players.length > 0 ? playLine(cursor) : null));
}

/** The only possible beginning of a line or a segment. */
function beginning(cursor: CursorLine): string | null {
  const { segment, before } = cursor;
  const context = contextAt(cursor, segment.start);
  if (context === null) return null;
  const isFirst = before.slice(0, segment.start).trim() === '';
  const next = (isFirst ? nextStreet(context) : null) ?? nextName(context) ?? (isFirst ? end(context) : null);
  return next === null ? null : rest(next, before.slice(segment.start));
}

function nextStreet(context: CursorContext): string | null {
  const { state, replay } = context;
  const street = state === null || replay.kind === 'ledger' ? null : streetToCome(context, state);
  return street === null ? null : context.compose.word(street);
}

/** Only once the hand has begun: before that the author may still be setting it up. */
function nextName(context: CursorContext): string | null {
  const { state, above, replay } = context;
  const isBegun = above.some(({ kind }) => kind === 'action' || kind === 'street');
  if (state === null || !isBegun || replay.kind === 'ledger') return null;
  const seat =
    state.toAct ?? (state.street === 'showdown' ? remainingShowdownActions(context, state).shows[0] : undefined);
  return seat === undefined || isNextLineOf(context, seat) ? null : context.compose.name(nameAt(context, seat));
}

/** Whether the next line is already about the player. */
function isNextLineOf(context: CursorContext, seat: Seat): boolean {
  const next = context.below.find(({ kind }) => PLAYS.has(kind));
  if (next?.kind === 'shows') return next.player !== null && context.replay.seatOf(next.player) === seat;
  if (next?.kind !== 'action') return false;
  const { actors } = next;
  return actors.kind !== 'players' || actors.players.some((player) => context.replay.seatOf(player) === seat);
}

const PLAYS: ReadonlySet<Statement['kind']> = new Set(['action', 'street', 'shows', 'mucks', 'wins']);

/** The end of a branch in which no action is left, after a line of play. */
function end(context: CursorContext): string | null {
  const { state, above, below } = context;
  if (state === null || state.toAct !== null || below.length > 0 || !isUnclosed(context)) return null;
  const last = above.at(-1)?.kind;
  const isPlayed = last !== undefined && last !== 'street' && PLAYS.has(last);
  return isPlayed || countInHand(state) < 2 ? context.compose.word('end') : null;
}

/** The rest of the only suggestion with an amount that begins like the typed text. */
function onlyAmount(found: SuggestionList | null): string | null {
  if (found === null) return null;
  const { place, offset } = found.context.cursor;
  const typed = place.section.text.slice(found.start, offset);
  if (typed.trim() === '' || !/\s$/.test(typed)) return null;
  const words = typed.trimEnd();
  // After the name F, `folds` is not a continuation.
  const goesOn = (text: string): boolean => /\s/.test(text.charAt(words.length)) && rest(text, words) !== null;
  const matching = found.list.filter(({ text, amount }) => amount !== undefined && goesOn(text));
  const direct = matching.filter(
    ({ text, amount }) => amount !== undefined && text.slice(typed.length).startsWith(amount),
  );
  const [only, another] = direct.length > 0 ? direct : matching;
  return only === undefined || another !== undefined ? null : only.text.slice(typed.length);
}

/** The rest of a text; null if something else is typed. */
function rest(text: string, typed: string): string | null {
  if (typed.length >= text.length || /\s$/.test(typed)) return null;
  return normalizeWord(text.slice(0, typed.length)) === normalizeWord(typed) ? text.slice(typed.length) : null;
}
