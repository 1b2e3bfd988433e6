/** The size of the pot, and the pot-limit cap that follows from it. */
import { bigBlindOf, lastLiveBlind } from './forcedBets';
import type { HandState, PlayerState } from './state';
import type { Chips, PotCap, Rules } from './types';

/** Every chip paid, the uncalled part included; null if the starting pot of a spot is unknown. */
export function potTotal(state: HandState): Chips | null {
  return state.before === null ? null : state.before + state.paid;
}

/**
 * Returns what the profile adds to the chips on the table before the flop: a short or missing blind counts in full (TDA 2024 54-B, 2026 56-B),
 * and until the highest blind has acted a smaller one counts as that: 5/10 as 10 and 10, 1/2/5 as three 5s (WSOP 2026 Live 191-192,
 * Robert's Rules).
 */
function blindsCountedExtra(state: HandState, rules: Rules): Chips {
  const { forced, smallBlind } = state.setup;
  const big = bigBlindOf(forced);
  const highest = lastLiveBlind(forced);
  if (highest === null) return 0;
  const raised = rules.plCount === 'sb-as-bb' && state.at(highest.seat).actedAt < 0;
  const full = rules.plShortBlinds === 'full';
  const worth = (nominal: Chips): Chips => (raised ? Math.max(nominal, highest.amount) : nominal);
  let extra = 0;
  let smallPosted = false;
  for (const bet of forced) {
    if (bet.kind !== 'blind' && bet.kind !== 'straddle') continue;
    if (bet.kind === 'blind' && bet !== big) smallPosted = true;
    const player = state.at(bet.seat);
    const short = player.allIn && player.streetPaid < bet.amount;
    const counted = short && !full ? player.streetPaid : worth(bet.amount);
    extra += Math.max(0, counted - player.streetPaid);
  }
  if (full && !smallPosted && smallBlind > 0) extra += worth(smallBlind);
  return extra;
}

/**
 * Returns P, the pot as the profile counts it for a pot-limit maximum; null if the pot is unknown. The profile's counting is only about
 * the first street (antes under `pl-antes ignore` too); after the flop the actual pot counts (TDA 2024 54-B, 2026 56-B).
 */
export function countedPot(state: HandState): Chips | null {
  const total = potTotal(state);
  const { rules } = state.setup;
  if (total === null || state.street !== 'preflop') return total;
  const antes = rules.plAntes === 'ignore' ? state.antes : 0;
  return total - antes + blindsCountedExtra(state, rules);
}

/**
 * Returns a fraction of the current pot in chips, rounded down to the unit: an opening bet of that fraction (over another bet it is
 * more: `fractionTo`). Null if the pot is unknown.
 */
export function potPart(state: HandState, numerator: number, denominator: number): Chips | null {
  const { unit, game } = state.setup;
  const pot = game.betting === 'pot-limit' ? countedPot(state) : potTotal(state);
  return pot === null ? null : Math.floor((pot * numerator) / (denominator * unit)) * unit;
}

function roundCap(to: Chips, { direction, step }: Rules['plRound']): Chips {
  switch (direction) {
    case 'none':
      return to;
    case 'up':
      return Math.ceil(to / step) * step;
    case 'down':
      return Math.floor(to / step) * step;
  }
}

/**
 * Returns the pot-limit cap of one player as a street total: `x + P + 2C` (TDA 2024 54, 2026 56), counted and rounded by the profile.
 * Null in other games and if the pot is unknown.
 */
export function potCapOf(state: HandState, player: PlayerState): PotCap | null {
  if (state.setup.game.betting !== 'pot-limit') return null;
  const pot = countedPot(state);
  if (pot === null) return null;
  const call = state.level - player.streetPaid;
  const paid = player.streetPaid;
  return { pot, call, paid, to: roundCap(paid + pot + 2 * call, state.setup.rules.plRound) };
}
