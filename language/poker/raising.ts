/** Raises: the minimum, who may raise, and what a raise changes. */
import { most } from './chips';
import { countsAsLimitBet, limitAllowance } from './limit';
import type { HandState, PlayerState } from './state';
import type { Chips, Seat } from './types';

/**
 * The street total from which a raise is measured: the level, except after an opening all-in below the minimum bet. There rooms
 * differ (`short-open`): raise over the all-in (Robert's Rules), complete it to the minimum bet, or treat it as a whole bet.
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

/** Whether another player in the hand could put in more than the level; if not, there is nobody to raise (Robert's Rules). */
export function someoneCanAnswer(state: HandState, seat: Seat): boolean {
  const players = state.players;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const player = state.at(other);
    if (!player.folded && player.streetPaid + player.stack > state.level) return true;
  }
  return false;
}

/** The highest street total that any other player in the hand can reach. */
export function largestOpposingTotal(state: HandState, seat: Seat): Chips {
  let largest = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const player = state.at(other);
    if (!player.folded) largest = most(largest, player.streetPaid + player.stack);
  }
  return largest;
}

/** The rise of the level since the player last acted on this street; the level if they have not. */
export function facing(state: HandState, player: PlayerState): Chips {
  return state.level - most(0, player.actedAt);
}

/**
 * Whether the betting is open to a player: they have not acted on the street, or the level has since risen by a full raise in total,
 * measured for that player (TDA 2024 47-A, 2026 49-A). `single-full` requires one single full raise, `half` half of one, fixed
 * limit half a bet (TDA 2024 47-B, 2026 49-B) or a whole one.
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

/** Whether the cap on bets and raises has been reached; only fixed limit has one (TDA 2024 48, 2026 50). */
export function isCapped(state: HandState): boolean {
  if (state.setup.game.betting !== 'fixed-limit') return false;
  const allowed = limitAllowance(state);
  return allowed !== null && state.betsMade >= allowed;
}

/** Raises the level to a street total above it, in place, and updates what the next minimum raise depends on. */
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
