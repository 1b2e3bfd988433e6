/** Lines of cards: streets, boards, what a player shows. */
import type { StatementWord } from '../../../language/syntax/lexicon/meanings';
import type { StatementOf } from '../../../language/syntax/tree';
import { cardsIn, cardsOfStreet, unusedCards, wholeCards } from './cards';
import type { Found, Here, Spot } from './spot';

type Street = StatementOf<'street'>['street'];

const BOARD_CARDS = 5;
const STREETS: Readonly<Partial<Record<StatementWord, Street>>> = {
  preflop: 'preflop',
  flop: 'flop',
  turn: 'turn',
  river: 'river',
  showdown: 'showdown',
};

/** Behind `flop`, `board` and the like; null behind other words. */
export function boardLine(spot: Spot, head: StatementWord): Found | null {
  const street = STREETS[head];
  if (street === undefined && head !== 'board') return null;
  const here = spot.here();
  if (here === null) return null;
  return cardLine(spot, here, spot.headEnd, street === undefined ? BOARD_CARDS : cardsOfStreet(here, street));
}

/**
 * The next card of a line.
 * @param from where its cards begin
 * @param wanted how many it takes
 */
export function cardLine(spot: Spot, here: Here, from: number, wanted: number): Found {
  const { before, after } = spot.place;
  const start = spot.wordStart + wholeCards(before.slice(spot.wordStart)).length;
  const typed = [...cardsIn(before.slice(from, start)), ...cardsIn(after)];
  return spot.found(here, start, 'word', unusedCards(here, typed, wanted));
}
