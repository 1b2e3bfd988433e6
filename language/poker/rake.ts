/** Computes the rake of each pot. */
import type { Chips } from './types';

/** What the house takes: a share of the pots up to a cap, or a fixed amount. */
export type RakeCharge =
  | {
      readonly kind: 'percent';
      /** Exact share of the pot: 5 % is 5/100, 4.5 % is 45/1000. */
      readonly numerator: number;
      readonly denominator: number;
      /** The most taken from one hand; null without a cap. */
      readonly cap: Chips | null;
    }
  | { readonly kind: 'amount'; readonly amount: Chips };

export interface RakeInput {
  /** Main pot first, after the uncalled bet is returned: it is never raked. */
  readonly pots: readonly { readonly amount: Chips }[];
  readonly charge: RakeCharge;
  /** No rake from a hand that ended before the flop. */
  readonly noFlopNoDrop: boolean;
  readonly flopSeen: boolean;
  /** A share is rounded down to this chip. */
  readonly unit: Chips;
  /** Whether the share is computed and rounded on all pots together or on each pot; the cap is per hand in both cases. */
  readonly basis: 'total' | 'per-pot';
}

/**
 * Returns the chips that the house takes from each pot. The main pot pays its share first, then each side pot until the cap is
 * reached (as in online rooms whose hand histories show the pots after rake); what rounding leaves is taken from the main pot on.
 * No rule book fixes it; each room posts its own rule.
 */
export function rakeOf(input: RakeInput): Chips[] {
  const { pots, charge } = input;
  if (input.noFlopNoDrop && !input.flopSeen) {
    return pots.map(() => 0);
  }
  const amounts = pots.map((pot) => pot.amount);
  if (charge.kind === 'amount') {
    return takeInOrder(charge.amount, amounts);
  }
  const shares = amounts.map((amount) => shareOf(amount, charge.numerator, charge.denominator, input.unit));
  const uncapped =
    input.basis === 'per-pot' ? sum(shares) : shareOf(sum(amounts), charge.numerator, charge.denominator, input.unit);
  const total = Math.min(uncapped, charge.cap ?? uncapped);
  const taken = takeInOrder(total, shares);
  const rest = takeInOrder(
    total - sum(taken),
    amounts.map((amount, pot) => amount - (taken[pot] ?? 0)),
  );
  return taken.map((chips, pot) => chips + (rest[pot] ?? 0));
}

/** Spreads `total` over places of limited `room`, filling the first ones first. */
function takeInOrder(total: Chips, room: readonly Chips[]): Chips[] {
  let left = total;
  return room.map((most) => {
    const chips = Math.min(left, most);
    left -= chips;
    return chips;
  });
}

/** The exact share, rounded down to the unit; products beyond 2^53 go through big integers. */
function shareOf(amount: Chips, numerator: number, denominator: number, unit: Chips): Chips {
  const product = amount * numerator;
  const whole = Number.isSafeInteger(product)
    ? (product - (product % denominator)) / denominator
    : Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator));
  return Math.min(amount, whole - (whole % unit));
}

function sum(amounts: readonly Chips[]): Chips {
  return amounts.reduce((total, amount) => total + amount, 0);
}
