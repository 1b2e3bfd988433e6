/** Ranks Omaha hands: exactly two hole cards with three of the board. */
import type { Card } from '../cards';
import type { HandRank } from './handRank';
import { type HighRanking, rankSets, suitBit } from './high';
import { type LowRank, lowBit, lowOf } from './low';

/** Ten threes of a five-card board, in two numbers each; kept between calls, because a call cannot be interrupted. */
const threes = new Int32Array(20);
const lowThrees = new Int32Array(10);

/**
 * The best hand of exactly two of the hole cards (four, five or six) and exactly three of the board (three to five).
 * All cards of a shorter board play; with fewer than two hole cards there is no hand (0). Unknown cards cannot play.
 */
export function rankOmahaHigh(hole: readonly Card[], board: readonly Card[], ranking: HighRanking = 'high'): HandRank {
  const boards = fillThrees(board);
  let best = 0;
  for (let i = 0; i < hole.length; i += 1) {
    for (let j = i + 1; j < hole.length; j += 1) {
      const first = hole[i] ?? -1;
      const second = hole[j] ?? -1;
      if (first < 0 || second < 0) {
        continue;
      }
      const clubsDiamonds = lowerSuits(first) | lowerSuits(second);
      const heartsSpades = upperSuits(first) | upperSuits(second);
      for (let b = 0; b < boards; b += 1) {
        const rank = rankSets(clubsDiamonds | (threes[2 * b] ?? 0), heartsSpades | (threes[2 * b + 1] ?? 0), ranking);
        if (rank > best) {
          best = rank;
        }
      }
    }
  }
  return best;
}

/** The best eight-or-better low of exactly two hole cards and three of the board; null if there is none. */
export function rankOmahaLow8(hole: readonly Card[], board: readonly Card[]): LowRank | null {
  const boards = fillLowThrees(board);
  let best: LowRank | null = null;
  for (let i = 0; i < hole.length; i += 1) {
    for (let j = i + 1; j < hole.length; j += 1) {
      const first = lowBit(hole[i] ?? -1);
      const second = lowBit(hole[j] ?? -1);
      if (first === 0 || second === 0 || first === second) {
        continue;
      }
      for (let b = 0; b < boards; b += 1) {
        const low = lowOf(first | second | (lowThrees[b] ?? 0));
        if (low !== null && (best === null || low > best)) {
          best = low;
        }
      }
    }
  }
  return best;
}

function lowerSuits(card: Card): number {
  return card < 0 || (card & 2) !== 0 ? 0 : suitBit(card);
}

function upperSuits(card: Card): number {
  return card < 0 || (card & 2) === 0 ? 0 : suitBit(card);
}

function fillThrees(board: readonly Card[]): number {
  const known = board.length <= 5 && !board.some((card) => card < 0) ? board : board.filter((c) => c >= 0).slice(0, 5);
  if (known.length < 3) {
    threes[0] = known.reduce((set, card) => set | lowerSuits(card), 0);
    threes[1] = known.reduce((set, card) => set | upperSuits(card), 0);
    return 1;
  }
  let filled = 0;
  for (let i = 0; i < known.length; i += 1) {
    for (let j = i + 1; j < known.length; j += 1) {
      for (let k = j + 1; k < known.length; k += 1) {
        const [a, b, c] = [known[i] ?? -1, known[j] ?? -1, known[k] ?? -1];
        threes[2 * filled] = lowerSuits(a) | lowerSuits(b) | lowerSuits(c);
        threes[2 * filled + 1] = upperSuits(a) | upperSuits(b) | upperSuits(c);
        filled += 1;
      }
    }
  }
  return filled;
}

function fillLowThrees(board: readonly Card[]): number {
  const low = board.filter((card) => lowBit(card) !== 0).slice(0, 5);
  let filled = 0;
  for (let i = 0; i < low.length; i += 1) {
    for (let j = i + 1; j < low.length; j += 1) {
      for (let k = j + 1; k < low.length; k += 1) {
        lowThrees[filled] = lowBit(low[i] ?? -1) | lowBit(low[j] ?? -1) | lowBit(low[k] ?? -1);
        filled += 1;
      }
    }
  }
  return filled;
}
