/** Finds the best hand that a board allows. */
import { type Card, type DeckKind, deckOf } from '../cards';
import type { HandRank } from './handRank';
import { type RankingRule, rankHighHalf } from './rankHand';

/**
 * The best high hand that two hole cards could make with a board; null for a board of fewer than three known cards. A game that
 * deals more hole cards and plays exactly two has the same best hand.
 */
export function bestPossible(rule: RankingRule, board: readonly Card[], deck: DeckKind): HandRank | null {
  const known = board.filter((card) => card >= 0);
  if (known.length < 3) return null;
  const rest = deckOf(deck).filter((card) => !known.includes(card));
  let best = 0;
  for (const [at, first] of rest.entries()) {
    for (const second of rest.slice(at + 1)) best = Math.max(best, rankHighHalf(rule, [first, second], known));
  }
  return best;
}
