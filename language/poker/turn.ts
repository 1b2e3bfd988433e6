import type { HandState } from './state';
import type { Seat } from './types';

/** How many players are still in the hand. */
export function countInHand(state: HandState): number {
  let count = 0;
  for (const player of state.players) if (!player.folded) count++;
  return count;
}

/** How many players are in the hand with chips behind. */
export function countAble(state: HandState): number {
  let count = 0;
  for (const player of state.players) if (!player.folded && !player.allIn) count++;
  return count;
}

/**
 * Whose turn it is, looking clockwise from `from`; null where the betting of the street is closed. A player is asked while the
 * level has risen since he last acted (or he has not acted), unless all he could do is bet against nobody: everybody else is
 * all-in or folded and none of them has more in than he.
 */
export function nextToAct(state: HandState, from: Seat): Seat | null {
  const players = state.players;
  const count = players.length;
  let able = 0;
  let mostPaid = 0;
  for (let seat = 0; seat < count; seat++) {
    const player = state.at(seat);
    if (player.folded) continue;
    if (!player.allIn) able++;
    if (player.streetPaid > mostPaid) mostPaid = player.streetPaid;
  }
  for (let step = 0; step < count; step++) {
    const seat = (from + step) % count;
    const player = state.at(seat);
    if (player.folded || player.allIn || player.actedAt >= state.level) continue;
    if (able > 1 || mostPaid > player.streetPaid) return seat;
  }
  return null;
}

/** Who is still to act on the street as it stands, in their order. */
export function seatsToAct(state: HandState): readonly Seat[] {
  const seats: Seat[] = [];
  let next = state.toAct;
  while (next !== null && !seats.includes(next)) {
    seats.push(next);
    next = nextToAct(state, (next + 1) % state.players.length);
  }
  return seats;
}

/** Passes the turn on from `from` and notes whether the hand has come to its end. In place. */
export function passTurn(state: HandState, from: Seat): void {
  const last = state.street === 'river' || state.street === 'showdown';
  state.toAct = state.street === 'showdown' ? null : nextToAct(state, from);
  state.over = state.toAct === null && (last || countAble(state) <= 1);
}
