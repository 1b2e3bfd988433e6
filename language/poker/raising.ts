import { most } from './chips';
import { countsAsLimitBet, limitAllowance } from './limit';
import type { HandState, PlayerState } from './state';
import type { Chips, Seat } from './types';

/**
 * From where a raise is measured. It is the level, except after an opening all-in under the minimum bet, where rooms differ: raise
 * over the all-in (Robert's Rules), complete it to the minimum bet, or take it for a whole bet (`short-open`).
 */
function raiseBase(state: HandState): Chips {
  const { level, shortOpen, minBet } = state;
  if (shortOpen === 0) return level;
  switch (state.setup.rules.shortOpen) {
    case 'raise-over':
      return shortOpen;
    case 'complete':
      return 0;
    case 'double':
      return most(level, minBet);
  }
}

/**
 * The smallest full bet or raise as a street total, whatever the stack: the minimum bet, the level and the last full raise (TDA 2024
 * 43-A, 2026 45-A), or in fixed limit the next whole bet, completing an all-in under half a bet.
 */
export function fullMinimumTo(state: HandState): Chips {
  if (state.setup.game.betting === 'fixed-limit') return state.fullLevel + state.lastFullRaise;
  const to = raiseBase(state) + state.lastFullRaise;
  return to > state.level ? to : state.level + state.lastFullRaise;
}

/** Whether anybody else in the hand could put in more than the level; if not, a raise would raise nobody (Robert's Rules). */
export function someoneCanAnswer(state: HandState, seat: Seat): boolean {
  const players = state.players;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const player = state.at(other);
    if (!player.folded && player.streetPaid + player.stack > state.level) return true;
  }
  return false;
}

/** The most that any other player in the hand can have in on this street. */
export function largestOpposingTotal(state: HandState, seat: Seat): Chips {
  let largest = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const player = state.at(other);
    if (!player.folded) largest = most(largest, player.streetPaid + player.stack);
  }
  return largest;
}

/** Rise of the level since he last acted on this street; the level, if he has not. */
export function facing(state: HandState, player: PlayerState): Chips {
  return state.level - most(0, player.actedAt);
}

/**
 * Whether the betting is open to a player: he has not acted on the street, or the level has risen by a full raise in all since he
 * did, measured for him alone (TDA 2024 47-A, 2026 49-A). `single-full` asks for one full raise since; `half` for half of one; fixed
 * limit for half a bet (TDA 2024 47-B, 2026 49-B) or a whole one.
 */
export function isOpenTo(state: HandState, player: PlayerState): boolean {
  if (player.actedAt < 0) return true;
  const rise = facing(state, player);
  if (state.setup.game.betting === 'fixed-limit') return countsAsLimitBet(state, rise);
  switch (state.setup.rules.reopen) {
    case 'cumulative':
      return rise >= state.lastFullRaise;
    case 'half':
      return 2 * rise >= state.lastFullRaise;
    case 'single-full':
      return state.fullBets > player.actedAfter;
  }
}

/** Whether the house's number of bets has been made; only fixed limit has one (TDA 2024 48, 2026 50). */
export function isCapped(state: HandState): boolean {
  if (state.setup.game.betting !== 'fixed-limit') return false;
  const allowed = limitAllowance(state);
  return allowed !== null && state.betsMade >= allowed;
}

/** Moves the level up to a street total and keeps what the next raise rests on. In place; `to` lies above the level. */
export function raiseLevel(state: HandState, seat: Seat, to: Chips): void {
  const { rules, game, blindsKnown } = state.setup;
  if (game.betting === 'fixed-limit') {
    if (countsAsLimitBet(state, to - state.fullLevel)) {
      state.fullLevel = to;
      state.betsMade++;
    }
    state.level = to;
  } else if (state.level === 0 && !blindsKnown) {
    state.lastFullRaise = to;
    state.fullBets++;
    state.level = to;
  } else if (to >= fullMinimumTo(state)) {
    const base = raiseBase(state);
    state.lastFullRaise = base + state.lastFullRaise > state.level ? to - base : to - state.level;
    state.shortOpen = 0;
    state.fullBets++;
    state.level = to;
  } else {
    // Short: the level moves, the size of a full raise does not.
    const opens = state.level === 0;
    if (opens || state.shortOpen > 0) state.shortOpen = to;
    state.level = opens && rules.shortOpenCall === 'bb' ? most(to, state.minBet) : to;
  }
  state.lastAggressor = seat;
}
