/**
 * A second hand ranker, written from the rules of poker with none of the engine's code or tricks, to test the engine
 * against. Slow: it tries every five cards and compares lists of numbers.
 */
import { type Card, rankOf, suitOf } from '../../language/poker/cards';

/** Compared place by place, the larger first difference winning. */
export type PlainRank = readonly number[];

const FULL_ORDER = ['high', 'pair', 'two', 'trips', 'straight', 'flush', 'full', 'quads', 'straight-flush'];
const SHORT_ORDER = ['high', 'pair', 'two', 'trips', 'straight', 'full', 'flush', 'quads', 'straight-flush'];

/** The rank of exactly five cards. */
export function plainFive(five: readonly Card[], deck: 'full' | 'short' = 'full'): PlainRank {
  const order = deck === 'full' ? FULL_ORDER : SHORT_ORDER;
  const ranks = five.map((card) => rankOf(card) + 2).toSorted((a, b) => b - a);
  const groups = [...new Set(ranks)]
    .map((rank) => ({ rank, size: ranks.filter((other) => other === rank).length }))
    .toSorted((a, b) => b.size - a.size || b.rank - a.rank);
  const shape = groups.map((group) => group.size).join('');
  const isFlush = five.every((card) => suitOf(card) === suitOf(five[0] ?? 0));
  const top = straightTop(ranks, deck);
  const name = NAME_OF_SHAPE[shape] ?? nameWithoutPair(isFlush, top > 0);
  return [order.indexOf(name), ...(top > 0 ? [top] : groups.map((group) => group.rank))];
}

/** How often each rank occurs, most first. Five different ranks form no combination. */
const NAME_OF_SHAPE: Readonly<Record<string, string>> = {
  '41': 'quads',
  '32': 'full',
  '311': 'trips',
  '221': 'two',
  '2111': 'pair',
};

function nameWithoutPair(isFlush: boolean, isStraight: boolean): string {
  if (isFlush) return isStraight ? 'straight-flush' : 'flush';
  return isStraight ? 'straight' : 'high';
}

function straightTop(ranks: readonly number[], deck: 'full' | 'short'): number {
  const written = ranks.join(' ');
  if (written === (deck === 'full' ? '14 5 4 3 2' : '14 9 8 7 6')) {
    return deck === 'full' ? 5 : 9;
  }
  const top = ranks[0] ?? 0;
  return written === [top, top - 1, top - 2, top - 3, top - 4].join(' ') ? top : 0;
}

/** The eight-or-better low of exactly five cards: ranks from the highest down, ace 1, negated; null without one. */
export function plainLow(five: readonly Card[]): PlainRank | null {
  const ranks = five.map((card) => (rankOf(card) === 12 ? 1 : rankOf(card) + 2)).toSorted((a, b) => b - a);
  return new Set(ranks).size === 5 && ranks.every((rank) => rank <= 8) ? ranks.map((rank) => -rank) : null;
}

/** Every choice of `size` of the cards. */
function choices(from: readonly Card[], size: number): Card[][] {
  if (size === 0) {
    return [[]];
  }
  return from.flatMap((card, index) => choices(from.slice(index + 1), size - 1).map((rest) => [card, ...rest]));
}

/** Every five cards a player may use. */
export function playable(hole: readonly Card[], board: readonly Card[], holeUsed: 'any' | 'exactly-two'): Card[][] {
  if (holeUsed === 'any') {
    return choices([...hole, ...board], 5);
  }
  const threes = choices(board, 3);
  return choices(hole, 2).flatMap((two) => threes.map((three) => [...two, ...three]));
}

/** The best of several ranks; null if there is none. */
export function bestOf(ranks: readonly (PlainRank | null)[]): PlainRank | null {
  return ranks.reduce(
    (best, rank) => (rank !== null && (best === null || comparePlain(rank, best) > 0) ? rank : best),
    null,
  );
}

export function comparePlain(a: PlainRank, b: PlainRank): number {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}
