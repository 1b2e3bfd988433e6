/** Fixed limit: bet sizes, what counts as a bet, and the number of raises. */
import type { HandState } from './state';
import type { Chips, HandSetup, Street } from './types';

/** The bet of a fixed-limit street in chips: the small bet before and on the flop, the big bet after. */
export function limitBetSize(setup: HandSetup, street: Street): Chips {
  const early = street === 'preflop' || street === 'flop';
  const small = setup.smallBet || setup.bigBlind || setup.unit;
  if (early) return small;
  return setup.bigBet || 2 * small;
}

/**
 * Whether chips above the last full level count as a bet: half a bet or more (TDA 2024 47-B, 2026 49-B; Robert's Rules), or only
 * a whole one under `fl-reopen full`.
 */
export function countsAsLimitBet(state: HandState, rise: Chips): boolean {
  return state.setup.rules.flReopen === 'half' ? 2 * rise >= state.lastFullRaise : rise >= state.lastFullRaise;
}

/**
 * Returns how many bets and raises the street allows (TDA 2024 48, 2026 50; WSOP 2026 Tournament 100.b, Live 130). Null means no
 * cap, also if the round began heads-up and the profile then lifts the cap (WSOP 2026 Live 131, Robert's Rules).
 */
export function limitAllowance(state: HandState): number | null {
  const { flCap, flHeadsUp } = state.setup.rules;
  if (flHeadsUp === 'uncapped' && state.beganHeadsUp) return null;
  return state.street === 'preflop' ? flCap.preflop : flCap.later;
}
