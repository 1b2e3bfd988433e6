import type { Card } from '../cards';
import { type HandRank, PLACE_SHIFT, Place } from './handRank';
import { rankTables } from './tables';

/** Which straights count and where the flush stands. */
export type HighRanking = 'high' | 'short-deck';

/**
 * The rank of the best five of up to seven cards, all free to play (hold'em). Fewer than five cards rank by what they
 * hold (pairs, trips, quads, high cards); unknown cards and a card given twice count once or not at all. Never throws.
 */
export function rankHigh(cards: readonly Card[]): HandRank {
  return rankFree(cards, 'high');
}

/**
 * As {@link rankHigh} in the short deck (sixes up): A-6-7-8-9 is the lowest straight, a flush beats a full house,
 * a straight beats trips (WSOP 2026 tournament rules, short deck).
 */
export function rankShortDeck(cards: readonly Card[]): HandRank {
  return rankFree(cards, 'short-deck');
}

function rankFree(cards: readonly Card[], ranking: HighRanking): HandRank {
  let clubsDiamonds = 0;
  let heartsSpades = 0;
  for (let i = 0; i < cards.length; i += 1) {
    const card = cards[i] ?? -1;
    if (card < 0) {
      continue;
    }
    if ((card & 2) === 0) {
      clubsDiamonds |= suitBit(card);
    } else {
      heartsSpades |= suitBit(card);
    }
  }
  return rankSets(clubsDiamonds, heartsSpades, ranking);
}

/** The card's bit in its pair of suits: clubs and hearts in bits 0–12, diamonds and spades in bits 16–28. */
export function suitBit(card: Card): number {
  return 1 << ((card >> 2) + ((card & 1) << 4));
}

/** The rank of the best five cards of a set given as two numbers of {@link suitBit}s. */
export function rankSets(clubsDiamonds: number, heartsSpades: number, ranking: HighRanking): HandRank {
  const { count, top, straight, shortStraight } = rankTables();
  const clubs = clubsDiamonds & 0x1fff;
  const diamonds = clubsDiamonds >>> 16;
  const hearts = heartsSpades & 0x1fff;
  const spades = heartsSpades >>> 16;
  const ranks = clubs | diamonds | hearts | spades;
  const clubCount = count[clubs] ?? 0;
  const diamondCount = count[diamonds] ?? 0;
  const heartCount = count[hearts] ?? 0;
  const spadeCount = count[spades] ?? 0;
  const distinct = count[ranks] ?? 0;
  // Cards beyond the first of each rank: a pair is one, trips two, a full house or quads at least three.
  const repeats = clubCount + diamondCount + heartCount + spadeCount - distinct;

  if (distinct >= 5) {
    const straights = ranking === 'high' ? straight : shortStraight;
    const suited =
      clubCount >= 5 ? clubs : diamondCount >= 5 ? diamonds : heartCount >= 5 ? hearts : spadeCount >= 5 ? spades : 0;
    if (suited !== 0) {
      const suitedTop = straights[suited] ?? 0;
      if (suitedTop !== 0) {
        return (Place.straightFlush << PLACE_SHIFT) | (suitedTop << 16);
      }
      // Seven cards with five ranks leave two repeats at most, so no full house or quads can stand beside it.
      const place = ranking === 'high' ? Place.flush : Place.shortDeckFlush;
      return (place << PLACE_SHIFT) | (top[suited] ?? 0);
    }
    const straightTop = straights[ranks] ?? 0;
    if (straightTop !== 0) {
      return (Place.straight << PLACE_SHIFT) | (straightTop << 16);
    }
  }

  if (repeats === 0) {
    return top[ranks] ?? 0;
  }
  // Ranks held by two (or four) suits: adding suits without carry cancels them.
  const even = ranks ^ clubs ^ diamonds ^ hearts ^ spades;
  if (repeats === 1) {
    return (Place.pair << PLACE_SHIFT) | (top[even] ?? 0) | (((top[ranks ^ even] ?? 0) >>> 4) & 0x0fff0);
  }
  const trips = ((clubs & diamonds) | (hearts & spades)) & ((clubs & hearts) | (diamonds & spades));
  if (repeats === 2) {
    return even === 0
      ? (Place.trips << PLACE_SHIFT) | (top[trips] ?? 0) | (((top[ranks ^ trips] ?? 0) >>> 4) & 0x0ff00)
      : twoPair(even, ranks, top);
  }
  const quads = clubs & diamonds & hearts & spades;
  if (quads !== 0) {
    const four = highest(quads);
    return (Place.quads << PLACE_SHIFT) | (top[four] ?? 0) | (((top[ranks ^ four] ?? 0) >>> 4) & 0x0f000);
  }
  if (trips !== 0) {
    const three = highest(trips);
    const pair = (even | trips) ^ three;
    return (Place.fullHouse << PLACE_SHIFT) | (top[three] ?? 0) | (((top[pair] ?? 0) >>> 4) & 0x0f000);
  }
  return twoPair(even, ranks, top);
}

function twoPair(pairs: number, ranks: number, top: Int32Array): HandRank {
  const high = highest(pairs);
  const low = highest(pairs ^ high);
  const kicker = (top[ranks ^ high ^ low] ?? 0) >>> 8;
  return (Place.twoPair << PLACE_SHIFT) | ((top[pairs] ?? 0) & 0xff000) | (kicker & 0x00f00);
}

function highest(set: number): number {
  return 1 << (31 - Math.clz32(set));
}
