/** Opens the betting of each street. */
import { lastLiveBlind, minimumBet } from './forcedBets';
import { limitBetSize } from './limit';
import type { HandState } from './state';
import { countInHand, passTurn } from './turn';
import type { Street } from './types';

/** Opens the betting before the flop after the forced bets: the seat after the last blind or straddle acts first. */
export function openPreflop(state: HandState): void {
  const { setup } = state;
  if (setup.game.betting === 'fixed-limit') {
    const size = limitBetSize(setup, 'preflop');
    state.minBet = size;
    state.lastFullRaise = size;
    // The big blind is the first bet; a lone blind under half a bet is completed instead.
    if (2 * state.level >= size) {
      state.betsMade = 1;
      state.fullLevel = state.level;
    }
  } else {
    state.minBet = minimumBet(setup);
    // Only if the profile counts a short blind at its actual size: it is then like any short opening all-in.
    state.shortOpen = state.level < setup.bigBlind ? state.level : 0;
  }
  state.beganHeadsUp = countInHand(state) === 2;
  const last = lastLiveBlind(setup.forced);
  passTurn(state, last === null ? setup.firstToAct.preflop : (last.seat + 1) % state.players.length);
}

/**
 * Opens a later street: street totals are 0, and the minimum bet is one big blind again. The showdown keeps the river's last
 * aggressor, who shows first (TDA 2024 17-A, 2026 18).
 */
export function openStreet(state: HandState, street: Street): void {
  const { setup } = state;
  state.street = street;
  const size = setup.game.betting === 'fixed-limit' ? limitBetSize(setup, street) : minimumBet(setup);
  state.level = 0;
  state.minBet = size;
  state.lastFullRaise = size;
  state.fullLevel = 0;
  state.shortOpen = 0;
  state.betsMade = 0;
  if (street !== 'showdown') state.lastAggressor = null;
  for (const player of state.players) {
    player.streetPaid = 0;
    player.actedAt = -1;
  }
  state.beganHeadsUp = countInHand(state) === 2;
  passTurn(state, setup.firstToAct.later);
}
