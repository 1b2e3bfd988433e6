/**
 * The strength of a high hand; the higher number wins, equal numbers split. Ranks are comparable inside one kind
 * of ranking only (a short-deck flush ranks above a full house, a full-deck flush below it).
 */
export type HandRank = number;

type HandCategory =
  | 'high-card'
  | 'pair'
  | 'two-pair'
  | 'trips'
  | 'straight'
  | 'flush'
  | 'full-house'
  | 'quads'
  | 'straight-flush';

/** What a hand is, as data: the category and the ranks 0 (deuce) to 12 (ace) that decide, most important first. */
export interface HandDescription {
  readonly category: HandCategory;
  /**
   * Straights: the top card, so 3 (five) for the wheel. Full house: trips, pair. Two pair: high pair, low pair,
   * kicker. Others: the matched rank first, kickers after it. Shorter where fewer cards are known.
   */
  readonly ranks: readonly number[];
}

/** The category's place in a {@link HandRank}; the flush has a second, higher one for the short deck. */
export const Place = {
  highCard: 0,
  pair: 1,
  twoPair: 2,
  trips: 3,
  straight: 4,
  flush: 5,
  fullHouse: 6,
  shortDeckFlush: 7,
  quads: 8,
  straightFlush: 9,
} as const;

const CATEGORIES: readonly HandCategory[] = [
  'high-card',
  'pair',
  'two-pair',
  'trips',
  'straight',
  'flush',
  'full-house',
  'flush',
  'quads',
  'straight-flush',
];

/** A rank is five 4-bit digits (card rank + 1, 0 = no card) below the category's place. */
export const PLACE_SHIFT = 20;
const DIGIT_SHIFTS = [16, 12, 8, 4, 0];

/** Takes a hand rank apart for messages and hovers. */
export function describeRank(rank: HandRank): HandDescription {
  const category = CATEGORIES[rank >>> PLACE_SHIFT] ?? 'high-card';
  const ranks = DIGIT_SHIFTS.map((shift) => ((rank >>> shift) & 0xf) - 1).filter((digit) => digit >= 0);
  return { category, ranks };
}
