import { type HandDocument, isSetupSection, sectionPositionAt } from '../analysis/document/document';
import { cleanPosition, type Position, type Range } from '../analysis/document/position';
import { countInHand } from '../poker/turn';
import type { Seat } from '../poker/types';
import type { Statement } from '../syntax/tree';
import { normalizeWord } from '../text/normalize';
import { factLine } from './completion/claimLines';
import { deedsLeft } from './completion/deeds';
import { placeAt } from './completion/place';
import { playLine } from './completion/playLine';
import { type Found, type Here, nameAt, Spot } from './completion/spot';
import { isUnclosed } from './completion/statements';
import { streetToCome } from './completion/streets';
import { type Preferences, Wording } from './wording';

export interface InlineCompletion {
  readonly text: string;
  /** Nothing, at the cursor: editors show no grey text that changes what stands before it. */
  readonly range: Range;
}

/**
 * What can only follow, to be shown in grey behind the cursor: the next street's word where the betting is closed, `end` where a branch has
 * come to its end, the name of whose turn it is (or who shows first), the one amount that an action or a fact can have. Null where the author
 * has a choice, or text stands behind the cursor.
 */
export function inlineCompletionAt(
  document: HandDocument,
  position: Position,
  preferences: Preferences,
): InlineCompletion | null {
  const clean = cleanPosition(position);
  const at = sectionPositionAt(document, clean);
  if (at === null || isSetupSection(document, at.index)) return null;
  const place = placeAt(document, at, preferences);
  if (place === null || place.line.inside !== null || place.after.trim() !== '') return null;
  const spot = new Spot(document, place, Wording.of(place, preferences), false);
  const isClaim = place.line.head?.word === 'expect';
  const here = (text: string | null): InlineCompletion | null =>
    text === null || text === '' ? null : { text, range: { start: clean, end: clean } };
  if (isClaim) return here(onlyAmount(spot, factLine(spot, true)));
  if (place.line.head !== null) return null;
  const { segment } = spot;
  if (segment.done.length === 0) return here(beginning(spot));
  return here(onlyAmount(spot, segment.players.length > 0 ? playLine(spot) : null));
}

/** What a line, or a part of it, can only begin with. */
function beginning(spot: Spot): string | null {
  const { segment, before } = spot;
  const here = spot.here(segment.start);
  if (here === null) return null;
  const isFirst = before.slice(0, segment.start).trim() === '';
  const next = (isFirst ? nextStreet(here) : null) ?? nextName(here) ?? (isFirst ? end(here) : null);
  return next === null ? null : rest(next, before.slice(segment.start));
}

function nextStreet(here: Here): string | null {
  const { state, replay } = here.standing;
  const street = state === null || replay.kind === 'ledger' ? null : streetToCome(here, state);
  return street === null ? null : here.compose.word(street);
}

/** Once the hand is under way: before that an author may still set it up. */
function nextName(here: Here): string | null {
  const { state, above, replay } = here.standing;
  const isBegun = above.some(({ kind }) => kind === 'action' || kind === 'street');
  if (state === null || !isBegun || replay.kind === 'ledger') return null;
  const seat = state.toAct ?? (state.street === 'showdown' ? deedsLeft(here, state).shows[0] : undefined);
  return seat === undefined || isToldNext(here, seat) ? null : here.compose.name(nameAt(here, seat));
}

/** Whether the next line tells of him already. */
function isToldNext({ standing }: Here, seat: Seat): boolean {
  const next = standing.below.find(({ kind }) => PLAYS.has(kind));
  if (next?.kind === 'shows') return next.player !== null && standing.replay.seatOf(next.player) === seat;
  if (next?.kind !== 'action') return false;
  const { actors } = next;
  return actors.kind !== 'players' || actors.players.some((player) => standing.replay.seatOf(player) === seat);
}

const PLAYS: ReadonlySet<Statement['kind']> = new Set(['action', 'street', 'shows', 'mucks', 'wins']);

/** Where nothing is left to be played in a branch, and its last line told of play. */
function end(here: Here): string | null {
  const { state, above, below } = here.standing;
  if (state === null || state.toAct !== null || below.length > 0 || !isUnclosed(here)) return null;
  const last = above.at(-1)?.kind;
  const isPlayed = last !== undefined && last !== 'street' && PLAYS.has(last);
  return isPlayed || countInHand(state) < 2 ? here.compose.word('end') : null;
}

/** The rest of the one suggestion that has an amount and begins like what is typed. */
function onlyAmount({ place }: Spot, found: Found | null): string | null {
  const typed = found === null ? '' : place.section.text.slice(found.start, place.offset);
  if (found === null || typed.trim() === '' || !/\s$/.test(typed)) return null;
  const said = typed.trimEnd();
  // Behind the name F nothing goes on that begins with `folds`.
  const goesOn = (text: string): boolean => /\s/.test(text.charAt(said.length)) && rest(text, said) !== null;
  const begun = found.list.filter(({ text, amount }) => amount !== undefined && goesOn(text));
  const direct = begun.filter(
    ({ text, amount }) => amount !== undefined && text.slice(typed.length).startsWith(amount),
  );
  const [only, another] = direct.length > 0 ? direct : begun;
  return only === undefined || another !== undefined ? null : only.text.slice(typed.length);
}

/** What is left to type of a text; null where something else is typed. */
function rest(text: string, typed: string): string | null {
  if (typed.length >= text.length || /\s$/.test(typed)) return null;
  return normalizeWord(text.slice(0, typed.length)) === normalizeWord(typed) ? text.slice(typed.length) : null;
}
