/** Divides the chips of a hand into the uncalled part, the main pot and the side pots. */
import { type Contributions, type LayerShare, layerShares, layersOf } from './layers';
import { sameSeats } from './seating';
import type { HandState } from './state';
import type { Chips, Layer, Pot, Refund, Seat } from './types';

/**
 * Returns the uncalled part: the difference between the highest and the second-highest total, folded players included (TDA 2024
 * 15-B and 65-A, 2026 16-B and 67-A). `paid` are live totals of the hand. Null if two players share the highest total.
 */
export function refundOf(paid: readonly Chips[]): Refund | null {
  let seat = -1;
  let highest = 0;
  let second = 0;
  for (let index = 0; index < paid.length; index++) {
    const total = paid[index] ?? 0;
    if (total > highest) {
      second = highest;
      highest = total;
      seat = index;
    } else if (total > second) {
      second = total;
    }
  }
  return highest > second ? { seat, amount: highest - second } : null;
}

/** Merges layers with the same eligible players into pots, the main pot first (TDA 2024 21, 2026 23: each pot is split separately). */
export function potsOf(layers: readonly Layer[]): Pot[] {
  const pots: { amount: Chips; eligible: readonly Seat[]; layers: number[] }[] = [];
  layers.forEach((layer, index) => {
    const same = pots.find((pot) => sameSeats(pot.eligible, layer.eligible));
    if (same === undefined) pots.push({ amount: layer.amount, eligible: layer.eligible, layers: [index] });
    else {
      same.amount += layer.amount;
      same.layers.push(index);
    }
  });
  return pots;
}

/** The uncalled part, the layers and the pots of a hand. */
export interface PotDivision {
  readonly refund: Refund | null;
  readonly layers: readonly Layer[];
  readonly pots: readonly Pot[];
}

/** Divides plain contributions. */
export function dividePots(contributions: Omit<Contributions, 'refund'>): PotDivision {
  const { paid, folded, dead, potBefore } = contributions;
  const refund = refundOf(paid);
  const layers = layersOf({ paid, folded, dead, potBefore, refund });
  return { refund, layers, pots: potsOf(layers) };
}

/** Divides the chips paid so far, as if the betting were over; null where the chips at the start of a spot are unknown. */
export function potDivisionOf(state: HandState): PotDivision | null {
  const { potBefore } = state.setup;
  if (potBefore === null) return null;
  const paid: Chips[] = [];
  const folded: boolean[] = [];
  for (const player of state.players) {
    paid.push(player.handPaid);
    folded.push(player.folded);
  }
  return dividePots({ paid, folded, dead: state.dead, potBefore });
}

/** The chips as an observer sees them on the table. */
export interface ChipsOnTable extends PotDivision {
  /** Bets in front of each seat that are not in a pot yet; all 0 once the street's betting is complete. */
  readonly bets: readonly Chips[];
  /** Live chips of each seat in the pots (the uncalled part included), without `bets`. */
  readonly paid: readonly Chips[];
  /** Each contributor's share of each layer. */
  readonly shares: readonly (readonly LayerShare[])[];
}

/**
 * Divides the chips on the table as they are now. A side pot is made after an all-in once the betting is complete (TDA 2024 21,
 * 2026 23): while a street is open, the pots contain what earlier streets collected, and this street's bets are in front of
 * their players. Null where the chips at the start of a spot are unknown.
 */
export function chipsOnTable(state: HandState): ChipsOnTable | null {
  const { potBefore } = state.setup;
  if (potBefore === null) return null;
  const isOpen = state.toAct !== null;
  const bets: Chips[] = [];
  const paid: Chips[] = [];
  const folded: boolean[] = [];
  for (const player of state.players) {
    const bet = isOpen ? player.streetPaid : 0;
    bets.push(bet);
    paid.push(player.handPaid - bet);
    folded.push(player.folded);
  }
  const division = dividePots({ paid, folded, dead: state.dead, potBefore });
  return { ...division, bets, paid, shares: layerShares(division.layers, paid) };
}
