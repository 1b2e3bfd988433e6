/** Lines of cards: streets, boards, what a player shows. */

import { BOARD_SIZE } from '../../replay/play/cards';
import type { StatementWord } from '../../syntax/lexicon/meanings';
import type { StatementOf } from '../../syntax/tree';
import { cardsIn, cardsOfStreet, toldCards, unusedCards, wholeCards } from './cards';
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
  const wanted = street === undefined ? BOARD_CARDS : cardsOfStreet(here, street);
  const first = street === undefined ? 0 : BOARD_SIZE[street] - wanted;
  return cardLine(spot, here, spot.headEnd, wanted, first);
}

/**
 * The next card of a line.
 * @param from where its cards begin
 * @param wanted how many it takes
 * @param place of the first of them on the board; null: they are none of the board's
 */
export function cardLine(spot: Spot, here: Here, from: number, wanted: number, place: number | null = null): Found {
  const { before, after } = spot.place;
  const start = spot.wordStart + wholeCards(before.slice(spot.wordStart)).length;
  const typed = cardsIn(before.slice(from, start));
  const behind = cardsIn(after);
  const told = place === null || behind.length > 0 ? [] : toldCards(here, typed, wanted, place);
  return spot.found(here, start, 'word', told.length > 0 ? told : unusedCards(here, [...typed, ...behind], wanted));
}
