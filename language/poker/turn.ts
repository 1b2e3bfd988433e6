/** Whose turn it is. */
import type { HandState } from './state';
import type { Seat } from './types';

/** How many players are still in the hand. */
export function countInHand(state: HandState): number {
  let count = 0;
  for (const player of state.players) if (!player.folded) count++;
  return count;
}

/** How many players in the hand still have chips. */
export function countAble(state: HandState): number {
  let count = 0;
  for (const player of state.players) if (!player.folded && !player.allIn) count++;
  return count;
}

/**
 * Returns whose turn it is, looking clockwise from `from`; null if the betting of the street is closed. A player must act if the level
 * has risen since they last acted (or they have not acted), unless they could only bet against nobody: everyone else is all-in or
 * folded and has put in no more.
 */
function nextToAct(state: HandState, from: Seat): Seat | null {
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

/** The seats still to act on the street, in order, if nobody raises. */
export function seatsToAct(state: HandState): readonly Seat[] {
  const seats: Seat[] = [];
  let next = state.toAct;
  while (next !== null && !seats.includes(next)) {
    seats.push(next);
    next = nextToAct(state, (next + 1) % state.players.length);
  }
  return seats;
}

/** Passes the turn to the next seat from `from` on and records whether the hand is over. In place. */
export function passTurn(state: HandState, from: Seat): void {
  const last = state.street === 'river' || state.street === 'showdown';
  state.toAct = state.street === 'showdown' ? null : nextToAct(state, from);
  state.over = state.toAct === null && (last || countAble(state) <= 1);
}
