/** Describes cards, and the hands they make, in words. */
import { inner, sentence, text, word } from '../../diagnostics/params';
import type { Param, Sentence } from '../../diagnostics/problem';
import { type Card, cardCode, cardFromCode, isKnownCard, UNKNOWN_CARD } from '../../poker/cards';
import { describeLow, describeRank, type HandRank, rankHand } from '../../poker/ranking';
import type { Game } from '../../poker/types';

const RANKS = '23456789TJQKA';
const ACE = 12;

/** `king of clubs`; null: the card is not known. */
export function describeCard(code: string): Sentence | null {
  const card = cardFromCode(code);
  if (card === null || !isKnownCard(card)) return null;
  const [rank, suit] = cardCode(card);
  return sentence('hover/card', { rank: word(`rank/${rank}`), suit: word(`suit/${suit}`) });
}

/**
 * What a player's cards make with a board under the rules of the game; in a split game, the low too. Null: nothing is made yet,
 * because two cards are not known, or they are not a pair before the flop.
 */
export function describeMadeHand(game: Game, hole: readonly string[], board: readonly string[]): Sentence | null {
  const [own, common] = [cardsOf(hole), cardsOf(board)];
  if (own.length < 2) return null;
  if (common.length < 3) {
    const rank = game.holeUsed === 'any' ? rankHand(game, own, []).high : 0;
    return describeRank(rank).category === 'pair' ? describeHandRank(rank) : null;
  }
  const { high, low } = rankHand(game, own, common);
  const made = describeHandRank(high);
  if (low === null) return made;
  const ranks = describeLow(low).map((rank) => RANKS.charAt(rank));
  return sentence('hover/card-low', { made: inner(made), low: text(ranks.join('-')) });
}

/** The name of a hand: `two pair, aces and kings`. */
export function describeHandRank(rank: HandRank): Sentence {
  const { category, ranks } = describeRank(rank);
  const [first = 0, second = 0] = ranks;
  const isRoyal = category === 'straight-flush' && first === ACE;
  return sentence(`made/${isRoyal ? 'royal-flush' : category}`, {
    one: rankWord('rank', first),
    many: rankWord('ranks', first),
    also: rankWord('ranks', second),
  });
}

const rankWord = (group: 'rank' | 'ranks', rank: number): Param => word(`${group}/${RANKS.charAt(rank)}`);

/** The cards of codes that are known. */
export function cardsOf(codes: readonly string[]): Card[] {
  return codes.map((code) => cardFromCode(code) ?? UNKNOWN_CARD).filter(isKnownCard);
}
