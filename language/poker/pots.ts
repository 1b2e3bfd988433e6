import type { HandState } from './state';
import type { Chips, Layer, Pot, PotBefore, Refund, Seat } from './types';

/**
 * The uncalled part: what the highest total stands above the second highest, folded players counted (TDA 2024 15-B and 65-A,
 * 2026 16-B and 67-A), so who has folded makes no difference. `paid` are live totals of the hand. Null where two players share the
 * highest total.
 */
export function refundOf(paid: readonly Chips[], _folded?: readonly boolean[]): Refund | null {
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

/** Plain contributions: what a ledger tells, and what a hand comes to. */
export interface Contributions {
  /** Live chips and own antes of each seat over the whole hand, the uncalled part included. */
  readonly paid: readonly Chips[];
  readonly folded: readonly boolean[];
  /** Dead money. */
  readonly dead: Chips;
  /** What lay in the middle before the first action. */
  readonly potBefore: readonly PotBefore[];
  readonly refund: Refund | null;
}

/** A layer being built. */
interface Slice {
  amount: Chips;
  from: Chips;
  to: Chips;
  dead: Chips;
  contributors: Seat[];
  eligible: Seat[];
}

/**
 * The layers of the pot, lowest first: cut at every distinct total after the refund, folded players' too. Dead money and a spot's
 * pot lie in the first; several pots before are layers of their own. A layer that nobody in the hand has paid into belongs to the
 * one below. A player in the hand without live chips contests the dead money and the pot before, and nothing else.
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

/** The live chips, cut at every distinct total. */
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

/** One middle that exactly those contest who contest the first slice lies in it; otherwise it comes before. */
function joinMiddle(middle: Slice[], slices: Slice[], inHand: readonly Seat[]): Slice[] {
  const [pot] = middle;
  const [first] = slices;
  if (middle.length !== 1 || pot === undefined || first === undefined) return [...middle, ...slices];
  if (pot.eligible.length !== inHand.length || !sameSeats(pot.eligible, first.eligible)) return [pot, ...slices];
  first.amount += pot.amount;
  first.dead += pot.dead;
  return slices;
}

/** Lets every slice without an eligible player fall to the one below; at the bottom, to whoever is in the hand. */
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

function sameSeats(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a.length === b.length && a.every((seat, index) => seat === b[index]);
}

/** What one player has in a layer. */
export interface LayerShare {
  readonly seat: Seat;
  readonly amount: Chips;
}

/**
 * Who has how much in each layer, in the order of the seats: the part of his total that lies between the layer's bounds.
 * The shares and the dead money of a layer make its amount. `paid` is what the layers were cut from; a refund lies above them all.
 */
export function layerShares(
  layers: readonly Pick<Layer, 'from' | 'to' | 'contributors'>[],
  paid: readonly Chips[],
): LayerShare[][] {
  return layers.map(({ from, to, contributors }) =>
    contributors.map((seat) => ({ seat, amount: Math.min(paid[seat] ?? 0, to) - from })),
  );
}

/** The pots: layers with equal eligible players merged, the main pot first (TDA 2024 21, 2026 23: each is split on its own). */
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

export interface Settlement {
  readonly refund: Refund | null;
  readonly layers: readonly Layer[];
  readonly pots: readonly Pot[];
}

/** Refund, layers and pots of plain contributions. */
export function settle(contributions: Omit<Contributions, 'refund'>): Settlement {
  const { paid, folded, dead, potBefore } = contributions;
  const refund = refundOf(paid);
  const layers = layersOf({ paid, folded, dead, potBefore, refund });
  return { refund, layers, pots: potsOf(layers) };
}

/** How the chips of a hand lie, as if no more went in; null where the middle of a spot is unknown. */
export function settlementOf(state: HandState): Settlement | null {
  const { potBefore } = state.setup;
  if (potBefore === null) return null;
  const paid: Chips[] = [];
  const folded: boolean[] = [];
  for (const player of state.players) {
    paid.push(player.handPaid);
    folded.push(player.folded);
  }
  return settle({ paid, folded, dead: state.dead, potBefore });
}

/** How the chips lie for somebody who looks at the table. */
export interface Lie extends Settlement {
  /** In front of each seat, in no pot yet; none once the street's betting is complete. */
  readonly bets: readonly Chips[];
}

/**
 * The pots that there are: a side pot is made behind an all-in once the betting is complete (TDA 2024 21, 2026 23), so while a
 * street is open the middle holds what earlier streets have collected, and the bets of this one lie in front of their players.
 * Null where the middle of a spot is unknown.
 */
export function lieOf(state: HandState): Lie | null {
  const { potBefore } = state.setup;
  if (potBefore === null) return null;
  const isOpen = state.toAct !== null;
  const bets = state.players.map(({ streetPaid }) => (isOpen ? streetPaid : 0));
  const paid = state.players.map(({ handPaid }, seat) => handPaid - (bets[seat] ?? 0));
  const folded = state.players.map((player) => player.folded);
  return { ...settle({ paid, folded, dead: state.dead, potBefore }), bets };
}
