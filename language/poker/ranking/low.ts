/** Ranks eight-or-better lows. */
import type { Card } from '../cards';

/**
 * The strength of an eight-or-better low (ace low, straights and flushes ignored); the higher number wins, the wheel
 * is the highest. Comparable with other lows only.
 */
export type LowRank = number;

/** Above every set of eight low ranks, so that a lower hand is a higher number. */
const LOW_SETS = 1 << 8;
const ACE = 12;

/** The best eight-or-better low of any cards, all free to play; null without five different ranks from ace to eight. */
export function rankLow8(cards: readonly Card[]): LowRank | null {
  let set = 0;
  for (let i = 0; i < cards.length; i += 1) {
    set |= lowBit(cards[i] ?? -1);
  }
  return lowOf(set);
}

/** The card's place in a low: bit 0 = ace … bit 7 = eight; 0 for a higher or unknown card. */
export function lowBit(card: Card): number {
  const place = lowPlace(card);
  return place >= 0 && place < 8 ? 1 << place : 0;
}

/** Ace 0, deuce 1 … king 12; negative for an unknown card. */
export function lowPlace(card: Card): number {
  const rank = card >> 2;
  return card < 0 ? -1 : rank === ACE ? 0 : rank + 1;
}

/** The low made by a set of {@link lowBit}s, of which the five lowest play; null if there are fewer than five. */
export function lowOf(set: number): LowRank | null {
  let left = set;
  let five = 0;
  for (let taken = 0; taken < 5; taken += 1) {
    if (left === 0) {
      return null;
    }
    const lowest = left & -left;
    five |= lowest;
    left ^= lowest;
  }
  return LOW_SETS - five;
}

/** The five ranks 0 (deuce) to 12 (ace) of a low, highest first; the ace comes last. */
export function describeLow(low: LowRank): readonly number[] {
  const set = LOW_SETS - low;
  const ranks: number[] = [];
  for (let place = 7; place >= 0; place -= 1) {
    if ((set & (1 << place)) !== 0) {
      ranks.push(place === 0 ? ACE : place - 1);
    }
  }
  return ranks;
}
