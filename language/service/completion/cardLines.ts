/** Completes lines of cards: streets, boards, and cards that a player shows. */

import { BOARD_SIZE } from '../../replay/play/cards';
import type { StatementWord } from '../../syntax/lexicon/meanings';
import type { StatementOf } from '../../syntax/tree';
import { cardsIn, cardsOfStreet, knownBoardCards, unusedCards, wholeCards } from './cards';
import { type CursorContext, contextAt } from './cursorContext';
import type { CursorLine } from './cursorLine';
import { replaceWord, type SuggestionList } from './suggestionList';

type StreetName = StatementOf<'street'>['street'];

const BOARD_CARDS = 5;
const STREETS: Readonly<Partial<Record<StatementWord, StreetName>>> = {
  preflop: 'preflop',
  flop: 'flop',
  turn: 'turn',
  river: 'river',
  showdown: 'showdown',
};

/** Completes lines that begin with `flop`, `board` and the like; null for other words. */
export function boardLine(cursor: CursorLine, head: StatementWord): SuggestionList | null {
  const street = STREETS[head];
  if (street === undefined && head !== 'board') return null;
  const context = contextAt(cursor);
  if (context === null) return null;
  const wanted = street === undefined ? BOARD_CARDS : cardsOfStreet(context, street);
  const first = street === undefined ? 0 : BOARD_SIZE[street] - wanted;
  return cardLine(context, cursor.headEnd, wanted, first);
}

/**
 * The next card of a line.
 * @param from where its cards begin
 * @param wanted the number of cards in the line
 * @param place the position of the first card on the board; null if they are not board cards
 */
export function cardLine(
  context: CursorContext,
  from: number,
  wanted: number,
  place: number | null = null,
): SuggestionList {
  const { before, after, wordStart } = context.cursor;
  const start = wordStart + wholeCards(before.slice(wordStart)).length;
  const typed = cardsIn(before.slice(from, start));
  const following = cardsIn(after);
  const known = place === null || following.length > 0 ? [] : knownBoardCards(context, typed, wanted, place);
  return replaceWord(context, start, known.length > 0 ? known : unusedCards(context, [...typed, ...following], wanted));
}
