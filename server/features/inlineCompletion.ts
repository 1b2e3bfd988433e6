import { type HandDocument, placeIn } from '../../language/analysis/document';
import { cleanPosition, type Position } from '../../language/analysis/position';
import type { Timelines } from '../../language/analysis/timelines';
import { countInHand } from '../../language/poker/turn';
import { normalizeWord } from '../../language/text/normalize';
import { placeAt } from './completion/place';
import { type Here, nameAt, Spot } from './completion/spot';
import { nextStreet } from './completion/statements';
import { type Preferences, Wording } from './wording';

/**
 * What can only follow, to be shown in grey behind the cursor: the next street's word where the betting is closed, `end` where a branch has
 * come to its end, the name of the player whose turn it is. Null where the author has a choice, or text stands behind the cursor.
 */
export function inlineCompletionAt(
  document: HandDocument,
  timelines: Timelines,
  position: Position,
  preferences: Preferences,
): string | null {
  const at = placeIn(document, cleanPosition(position));
  if (at === null || document.defaultsOf(at.index) === 'itself') return null;
  const place = placeAt(document, timelines, at, preferences);
  if (place === null || place.line.head !== null || place.line.inside !== null || place.after.trim() !== '')
    return null;
  const spot = new Spot(document, place, Wording.of(place, preferences), false);
  const { segment, before } = spot;
  const here = spot.here(segment.start);
  if (here === null || segment.done.length > 0) return null;
  const typed = before.slice(segment.start);
  const isFirst = before.slice(0, segment.start).trim() === '';
  const next = isFirst ? (streetOrEnd(here) ?? nextName(here)) : nextName(here);
  return next === null ? null : rest(next, typed);
}

function streetOrEnd({ standing, compose }: Here): string | null {
  const { state, branches, above, replay } = standing;
  if (state === null || state.toAct !== null || replay.kind === 'ledger') return null;
  const street = nextStreet(state);
  if (street !== null) return compose.word(street);
  const isPlayed = above.at(-1)?.kind === 'action';
  return branches.length > 0 && (isPlayed || countInHand(state) < 2) ? compose.word('end') : null;
}

/** Once the hand is under way: before that an author may still set it up. */
function nextName(here: Here): string | null {
  const { state, above } = here.standing;
  const isBegun = above.some(({ kind }) => kind === 'action' || kind === 'street');
  return state === null || state.toAct === null || !isBegun ? null : here.compose.name(nameAt(here, state.toAct));
}

/** What is left to type of a text; null where something else is typed. */
function rest(text: string, typed: string): string | null {
  if (typed.length >= text.length || /\s$/.test(typed)) return null;
  return normalizeWord(text.slice(0, typed.length)) === normalizeWord(typed) ? text.slice(typed.length) : null;
}
