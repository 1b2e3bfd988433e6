/** Suggests lines that begin a street. */
import { count, sentence } from '../../diagnostics/params';
import type { HandState } from '../../poker/state';
import { countInHand } from '../../poker/turn';
import { STREETS, type Street } from '../../poker/types';
import { cardsOfStreet } from './cards';
import type { CursorContext } from './cursorContext';
import { seatsThat } from './showdownSeats';
import type { Suggestion } from './suggestion';

/** The next street; null if the betting is open or the hand is decided. */
export function nextStreet(state: HandState): Street | null {
  if (state.toAct !== null || countInHand(state) < 2) return null;
  return STREETS[STREETS.indexOf(state.street) + 1] ?? null;
}

/** The next street if its line is missing: not if it is below already, and not once the pots are won. */
export function streetToCome(context: CursorContext, state: HandState): Street | null {
  const next = nextStreet(state);
  return next === null || isWrittenBelow(context, next) || isGivenUp(context, state) ? null : next;
}

function isWrittenBelow(context: CursorContext, street: Street): boolean {
  const first = context.below.find(({ kind }) => kind === 'street');
  return first?.kind === 'street' && first.street === street;
}

/** Whether somebody has won, or all but one have mucked. */
function isGivenUp(context: CursorContext, state: HandState): boolean {
  const mucked = seatsThat(context, 'mucks');
  const left = state.players.filter(({ folded }, seat) => !folded && !mucked.has(seat));
  return left.length < 2 || seatsThat(context, 'wins').size > 0;
}

/** The next street. */
export function nextStreets(context: CursorContext, state: HandState): readonly Suggestion[] {
  const next = streetToCome(context, state);
  return next === null ? [] : streets(context, [next]);
}

export function streets(context: CursorContext, names: readonly Street[]): readonly Suggestion[] {
  return names.map((street) => {
    const cards = cardsOfStreet(context, street);
    return {
      kind: 'street',
      text: context.compose.word(street),
      ...(cards === 0 ? {} : { detail: sentence('completion/cards', { count: count(cards) }) }),
    };
  });
}
