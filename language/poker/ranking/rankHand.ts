/** Ranks a hand as its game requires. */
import type { Card } from '../cards';
import type { HandRank } from './handRank';
import { type HighRanking, rankHigh, rankShortDeck } from './high';
import { type LowRank, rankLow8 } from './low';
import { rankOmahaHigh, rankOmahaLow8 } from './omaha';

/** How a game ranks hands: the part of a game's row that a showdown needs. */
export interface RankingRule {
  readonly ranking: HighRanking;
  /** Any of the hole cards may play, or exactly two with three of the board. */
  readonly holeUsed: 'any' | 'exactly-two';
  /** Whether an eight-or-better low takes half the pot. */
  readonly low: boolean;
}

export interface RankedHand {
  readonly high: HandRank;
  /** Null if the hand makes no low, or the game has none. */
  readonly low: LowRank | null;
}

/** Ranks a player's hole cards with the board, as the game plays them. Unknown cards do not play. */
export function rankHand(rule: RankingRule, hole: readonly Card[], board: readonly Card[]): RankedHand {
  return { high: rankHighHalf(rule, hole, board), low: rule.low ? rankLowHalf(rule, hole, board) : null };
}

/** The high half of {@link rankHand}. */
export function rankHighHalf(rule: RankingRule, hole: readonly Card[], board: readonly Card[]): HandRank {
  if (rule.holeUsed === 'exactly-two') {
    return rankOmahaHigh(hole, board, rule.ranking);
  }
  const cards = hole.concat(board);
  return rule.ranking === 'high' ? rankHigh(cards) : rankShortDeck(cards);
}

/** The low half of {@link rankHand}, for a game that has one. */
export function rankLowHalf(rule: RankingRule, hole: readonly Card[], board: readonly Card[]): LowRank | null {
  return rule.holeUsed === 'exactly-two' ? rankOmahaLow8(hole, board) : rankLow8(hole.concat(board));
}
