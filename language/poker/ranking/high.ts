/** Ranks high hands of up to seven cards, in the full and the short deck. */
import type { Card } from '../cards';
import { type HandRank, PLACE_SHIFT, Place } from './handRank';
import { type RankTables, rankTables } from './tables';

/** Decides which straights count and how a flush ranks. */
export type HighRanking = 'high' | 'short-deck';

/**
 * Ranks the best five of up to seven cards, any of which may play (hold'em). Fewer than five cards rank by their pairs, trips, quads
 * and high cards. Unknown cards do not count, a repeated card counts once. Never throws.
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
  const tables = rankTables();
  const { count } = tables;
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

  if (distinct >= 5) {
    const suited =
      clubCount >= 5 ? clubs : diamondCount >= 5 ? diamonds : heartCount >= 5 ? hearts : spadeCount >= 5 ? spades : 0;
    const rank = straightOrFlush(ranks, suited, ranking, tables);
    if (rank !== 0) return rank;
  }
  // Cards beyond the first of each rank: a pair is one, trips two, a full house or quads at least three.
  const repeats = clubCount + diamondCount + heartCount + spadeCount - distinct;
  return repeats === 0 ? (tables.top[ranks] ?? 0) : rankRepeats(repeats, clubs, diamonds, hearts, spades, tables.top);
}

/** The rank of a straight, flush or straight flush; 0 if there is none. `suited` is a set of five or more of one suit, or 0. */
function straightOrFlush(ranks: number, suited: number, ranking: HighRanking, tables: RankTables): HandRank {
  const straights = ranking === 'high' ? tables.straight : tables.shortStraight;
  if (suited !== 0) {
    const suitedTop = straights[suited] ?? 0;
    if (suitedTop !== 0) return (Place.straightFlush << PLACE_SHIFT) | (suitedTop << 16);
    // Seven cards with five ranks leave two repeats at most, so a full house or quads are impossible.
    const place = ranking === 'high' ? Place.flush : Place.shortDeckFlush;
    return (place << PLACE_SHIFT) | (tables.top[suited] ?? 0);
  }
  const straightTop = straights[ranks] ?? 0;
  return straightTop === 0 ? 0 : (Place.straight << PLACE_SHIFT) | (straightTop << 16);
}

/** The rank of a hand with a pair or better that is neither a straight nor a flush. */
function rankRepeats(
  repeats: number,
  clubs: number,
  diamonds: number,
  hearts: number,
  spades: number,
  top: Int32Array,
): HandRank {
  const ranks = clubs | diamonds | hearts | spades;
  // Ranks of two (or four) suits: adding suits without carry cancels them.
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
