/** Cuts the chips of a hand into layers: one for each distinct total that a player has paid. */
import { sameSeats } from './seating';
import type { Chips, Layer, PotBefore, Refund, Seat } from './types';

/** What each player has put in: the input of a ledger, and the result of a hand. */
export interface Contributions {
  /** Live chips and own antes of each seat over the whole hand, the uncalled part included. */
  readonly paid: readonly Chips[];
  readonly folded: readonly boolean[];
  /** Dead money. */
  readonly dead: Chips;
  /** Pots from before the first action. */
  readonly potBefore: readonly PotBefore[];
  readonly refund: Refund | null;
}

/** A layer under construction. */
interface Slice {
  amount: Chips;
  from: Chips;
  to: Chips;
  dead: Chips;
  contributors: Seat[];
  eligible: Seat[];
}

/**
 * Returns the layers of the pot, lowest first: one for each distinct total after the refund, totals of folded players included.
 * Dead money and a spot's pot belong to the first layer; several pots of a spot are layers of their own. A layer that nobody in
 * the hand has paid into joins the one below. A player in the hand without live chips contests only the dead money and the
 * spot's pots.
 */
export function layersOf(contributions: Contributions): Layer[] {
  const { folded, dead, potBefore, refund } = contributions;
  const paid = contributions.paid.slice();
  if (refund !== null) paid[refund.seat] = (paid[refund.seat] ?? 0) - refund.amount;
  const inHand: Seat[] = [];
  for (let seat = 0; seat < paid.length; seat++) if (folded[seat] !== true) inHand.push(seat);
  const middle = middleSlices(potBefore, inHand);
  addDead(middle, dead, inHand);
  return joinUnclaimed(joinMiddle(middle, liveSlices(paid, folded), inHand), inHand);
}

/** Cuts the live chips at every distinct total. */
function liveSlices(paid: readonly Chips[], folded: readonly boolean[]): Slice[] {
  const slices: Slice[] = [];
  let from = 0;
  for (;;) {
    const contributors: Seat[] = [];
    const eligible: Seat[] = [];
    let to = Number.POSITIVE_INFINITY;
    for (let seat = 0; seat < paid.length; seat++) {
      const total = paid[seat] ?? 0;
      if (total <= from) continue;
      contributors.push(seat);
      if (folded[seat] !== true) eligible.push(seat);
      if (total < to) to = total;
    }
    if (contributors.length === 0) return slices;
    slices.push({ amount: (to - from) * contributors.length, from, to, dead: 0, contributors, eligible });
    from = to;
  }
}

function middleSlices(potBefore: readonly PotBefore[], inHand: readonly Seat[]): Slice[] {
  return potBefore
    .filter((pot) => pot.amount > 0)
    .map((pot) => ({
      amount: pot.amount,
      from: 0,
      to: 0,
      dead: pot.amount,
      contributors: [],
      eligible: inHand.filter((seat) => pot.eligible === null || pot.eligible.includes(seat)),
    }));
}

function addDead(middle: Slice[], dead: Chips, inHand: readonly Seat[]): void {
  const [first] = middle;
  if (dead === 0) return;
  if (first === undefined) {
    middle.push({ amount: dead, from: 0, to: 0, dead, contributors: [], eligible: [...inHand] });
  } else {
    first.amount += dead;
    first.dead += dead;
  }
}

/** Merges a single earlier pot into the first slice if the same players contest both; otherwise the earlier pots come first. */
function joinMiddle(middle: Slice[], slices: Slice[], inHand: readonly Seat[]): Slice[] {
  const [pot] = middle;
  const [first] = slices;
  if (middle.length !== 1 || pot === undefined || first === undefined) return [...middle, ...slices];
  if (pot.eligible.length !== inHand.length || !sameSeats(pot.eligible, first.eligible)) return [pot, ...slices];
  first.amount += pot.amount;
  first.dead += pot.dead;
  return slices;
}

/** Joins every slice without an eligible player to the one below; at the bottom, everyone in the hand contests it. */
function joinUnclaimed(slices: readonly Slice[], inHand: readonly Seat[]): Slice[] {
  if (slices.every((slice) => slice.eligible.length > 0)) return [...slices];
  const kept: Slice[] = [];
  for (const slice of slices) {
    const below = kept.at(-1);
    if (slice.eligible.length > 0) kept.push(slice);
    else if (below === undefined) kept.push({ ...slice, eligible: [...inHand] });
    else {
      below.amount += slice.amount;
      below.dead += slice.dead;
      below.to = Math.max(below.to, slice.to);
      below.contributors = [...new Set([...below.contributors, ...slice.contributors])].sort((a, b) => a - b);
    }
  }
  return kept;
}

/** One player's chips in a layer. */
export interface LayerShare {
  readonly seat: Seat;
  readonly amount: Chips;
}

/**
 * Returns each contributor's chips in each layer, in seat order: the part of their total between the layer's bounds. The shares
 * and the dead money of a layer add up to its amount. `paid` are the totals from which the layers were cut; a refund is above
 * all layers and therefore counts in none.
 */
export function layerShares(
  layers: readonly Pick<Layer, 'from' | 'to' | 'contributors'>[],
  paid: readonly Chips[],
): LayerShare[][] {
  return layers.map(({ from, to, contributors }) =>
    contributors.map((seat) => ({ seat, amount: Math.min(paid[seat] ?? 0, to) - from })),
  );
}
