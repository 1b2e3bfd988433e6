/** Lines that begin a street. */
import { count, sentence } from '../../diagnostics/params';
import type { HandState } from '../../poker/state';
import { countInHand } from '../../poker/turn';
import { STREETS, type Street } from '../../poker/types';
import { cardsOfStreet } from './cards';
import type { Here } from './spot';
import type { Suggestion } from './suggestion';
import { seatsThat } from './told';

/** The street that comes next; null where the betting is open or the hand is decided. */
export function nextStreet(state: HandState): Street | null {
  if (state.toAct !== null || countInHand(state) < 2) return null;
  return STREETS[STREETS.indexOf(state.street) + 1] ?? null;
}

/** The street whose line is to come: not where it stands below already, and not where the pots are given out. */
export function streetToCome(here: Here, state: HandState): Street | null {
  const next = nextStreet(state);
  return next === null || isToldBelow(here, next) || isGivenUp(here, state) ? null : next;
}

function isToldBelow({ standing }: Here, street: Street): boolean {
  const first = standing.below.find(({ kind }) => kind === 'street');
  return first?.kind === 'street' && first.street === street;
}

/** Somebody has won, or all but one have thrown their hands away. */
function isGivenUp(here: Here, state: HandState): boolean {
  const mucked = seatsThat(here, 'mucks');
  const left = state.players.filter(({ folded }, seat) => !folded && !mucked.has(seat));
  return left.length < 2 || seatsThat(here, 'wins').size > 0;
}

/** The next street. */
export function nextStreets(here: Here, state: HandState): readonly Suggestion[] {
  const next = streetToCome(here, state);
  return next === null ? [] : streets(here, [next]);
}

export function streets(here: Here, names: readonly Street[]): readonly Suggestion[] {
  return names.map((street) => {
    const cards = cardsOfStreet(here, street);
    return {
      kind: 'street',
      text: here.compose.word(street),
      ...(cards === 0 ? {} : { detail: sentence('completion/cards', { count: count(cards) }) }),
    };
  });
}
