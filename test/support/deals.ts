/** Cards for tests: reading them from codes, and seeded random and biased deals. */
import {
  type Card,
  cardFromCode,
  type DeckKind,
  deckOf,
  rankOf,
  suitOf,
  UNKNOWN_CARD,
} from '../../language/poker/cards';

/** `cards('As 10h ??')`; an invalid code fails the test. */
export function cards(codes: string): Card[] {
  return codes
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => {
      const card = code === '??' ? UNKNOWN_CARD : cardFromCode(code);
      if (card === null) {
        throw new Error(`no card: ${code}`);
      }
      return card;
    });
}

/** A repeatable source of numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The first `count` cards of a shuffled pack. */
export function deal(random: () => number, pack: readonly Card[], count: number): Card[] {
  const left = [...pack];
  for (let i = 0; i < count; i += 1) {
    const j = i + Math.floor(random() * (left.length - i));
    [left[i], left[j]] = [left[j] ?? UNKNOWN_CARD, left[i] ?? UNKNOWN_CARD];
  }
  return left.slice(0, count);
}

/**
 * `total` deals of `count` cards: every third from the whole pack, the others from parts of it that make flushes
 * (two suits), straights and full houses (a window of ranks), and lows (ace to nine) common.
 */
export function biasedDeals(seed: number, total: number, count: number, kind: DeckKind = 'full'): Card[][] {
  const random = seededRandom(seed);
  const pack = deckOf(kind);
  return Array.from({ length: total }, (_, index) => deal(random, partOf(pack, index, random, count), count));
}

function partOf(pack: readonly Card[], index: number, random: () => number, count: number): readonly Card[] {
  const suit = Math.floor(random() * 4);
  const from = Math.floor(random() * 13);
  const inWindow = (width: number) => (card: Card) => (rankOf(card) - from + 13) % 13 < width;
  const parts = [
    pack,
    pack.filter((card) => suitOf(card) === suit || suitOf(card) === (suit + 1) % 4),
    pack.filter(inWindow(6)),
    pack,
    pack.filter(inWindow(4)),
    pack.filter((card) => rankOf(card) <= 7 || rankOf(card) === 12),
  ];
  const part = parts[index % parts.length] ?? pack;
  return part.length >= count ? part : pack;
}
