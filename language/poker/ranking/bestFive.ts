/** Finds the five cards that make a hand. */
import { type Card, isKnownCard, rankOf } from '../cards';
import { describeRank } from './handRank';
import { rankHigh, rankShortDeck } from './high';
import { lowPlace, rankLow8 } from './low';
import type { RankingRule } from './rankHand';

/** The cards that play, the most important first. */
export interface PlayingCards {
  /** Matched cards before kickers, straights from the top (the wheel's ace last). */
  readonly high: readonly Card[];
  /** From the highest card down to the ace; null without a low. */
  readonly low: readonly Card[] | null;
}

/**
 * Returns the five cards that make the hand. Of equal choices (a kicker of two suits, a third pair) it takes the higher suits. With
 * fewer than five known cards, all cards that may play. Tries every choice: use it for hovers and odd chips, not in hot code.
 */
export function bestFive(rule: RankingRule, hole: readonly Card[], board: readonly Card[]): PlayingCards {
  const choices = choicesOf(rule, hole.filter(isKnownCard), board.filter(isKnownCard));
  const rankOne = rule.ranking === 'high' ? rankHigh : rankShortDeck;
  const high = bestChoice(choices, rankOne, (card) => card) ?? [];
  return {
    high: inOrderOfWeight(high, describeRank(rankOne(high)).ranks[0] ?? 0),
    low: rule.low ? bestChoice(choices, rankLow8, lowOrder) : null,
  };
}

/** Orders cards of a low by rank with the ace lowest, then by suit. */
export function lowOrder(card: Card): number {
  return lowPlace(card) * 4 + (card & 3);
}

function choicesOf(rule: RankingRule, hole: readonly Card[], board: readonly Card[]): Card[][] {
  if (rule.holeUsed === 'any') {
    return chooseUpTo([...hole, ...board], 5);
  }
  const threes = chooseUpTo(board, 3);
  return chooseUpTo(hole, 2).flatMap((two) => threes.map((three) => [...two, ...three]));
}

/** Every choice of `size` cards; the whole list if it is not longer. */
function chooseUpTo(cards: readonly Card[], size: number): Card[][] {
  if (cards.length <= size) {
    return [[...cards]];
  }
  if (size === 0) {
    return [[]];
  }
  return cards.flatMap((card, index) => {
    const rest = cards.slice(index + 1);
    return rest.length < size - 1 ? [] : chooseUpTo(rest, size - 1).map((others) => [card, ...others]);
  });
}

function bestChoice(
  choices: readonly Card[][],
  rankOne: (cards: readonly Card[]) => number | null,
  order: (card: Card) => number,
): Card[] | null {
  let best: Card[] | null = null;
  let bestRank = -1;
  for (const choice of choices) {
    const rank = rankOne(choice);
    if (rank === null || rank < bestRank) {
      continue;
    }
    const sorted = choice.toSorted((a, b) => order(b) - order(a));
    if (rank > bestRank || best === null || compareInOrder(sorted, best, order) > 0) {
      best = sorted;
      bestRank = rank;
    }
  }
  return best;
}

/** Compares two lists card by card from the first: positive if the first list is higher. */
export function compareInOrder(a: readonly Card[], b: readonly Card[], order: (card: Card) => number): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const difference = order(a[i] ?? 0) - order(b[i] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return a.length - b.length;
}

function inOrderOfWeight(cards: readonly Card[], leading: number): Card[] {
  const copies = (card: Card) => cards.filter((other) => rankOf(other) === rankOf(card)).length;
  // Without a pair, only the ace of a wheel ranks above the leading card: it comes last.
  const paired = cards.some((card) => copies(card) > 1);
  const weight = (card: Card) => (!paired && rankOf(card) > leading ? -1 : rankOf(card));
  return cards.toSorted((a, b) => copies(b) - copies(a) || weight(b) - weight(a) || b - a);
}
