/** Cards that nobody has seen yet. */
import { cardCode, deckOf } from '../../../language/poker/cards';
import { BOARD_SIZE } from '../../../language/replay/cardsInPlay';
import { cardsOf } from '../../../language/syntax/cardsOf';
import type { StatementOf } from '../../../language/syntax/tree';
import type { Here } from './spot';
import type { Suggestion } from './suggestion';

/** One card, with the letter or the sign of its suit. */
const WHOLE_CARD = /^(?:10|[2-9TJQKA])([cdhs♣♦♥♠♧♢♡♤])\ufe0e?\ufe0f?/i;
const SIGNS = '♣♦♥♠';
const HOLLOW = '♧♢♡♤';
const LETTERS = 'cdhs';

/** The cards that a word begins with, and where what is left of it begins. */
export function wholeCards(typed: string): { readonly codes: readonly string[]; readonly length: number } {
  const codes: string[] = [];
  let length = 0;
  for (;;) {
    const [card, sign] = WHOLE_CARD.exec(typed.slice(length)) ?? [];
    if (card === undefined || sign === undefined) return { codes, length };
    const suit = [LETTERS, SIGNS, HOLLOW].map((row) => row.indexOf(sign.toLowerCase())).find((at) => at >= 0) ?? 0;
    codes.push(`${card.startsWith('10') ? 'T' : card.charAt(0).toUpperCase()}${LETTERS.charAt(suit)}`);
    length += card.length;
  }
}

/** Codes of the cards in a stretch of a line. */
export function cardsIn(text: string): readonly string[] {
  return text.split(/[\s,،]+/).flatMap((word) => wholeCards(word).codes);
}

/**
 * The cards that are left in the deck, aces first, written as the hand writes its own.
 * @param typed codes of those that stand on the line already
 * @param wanted how many the line takes in all
 */
export function unusedCards(here: Here, typed: readonly string[], wanted: number): readonly Suggestion[] {
  if (typed.length >= wanted) return [];
  const { replay, above, line } = here.standing;
  const seats = (here.tree?.statements ?? []).filter(({ kind }) => kind === 'seats');
  const written = [...above, ...seats].flatMap(cardsOf);
  const used = new Set([...written.map(({ code }) => code), ...typed, ...line.board]);
  const withSigns = written.every(({ text }) => !/[a-z]$/i.test(text));
  return deckOf(replay.game.deck)
    .reverse()
    .map(cardCode)
    .filter((code) => !used.has(code))
    .map((code) => {
      const sign = `${code.charAt(0)}${SIGNS.charAt(LETTERS.indexOf(code.charAt(1)))}`;
      return { kind: 'card', text: withSigns ? sign : code, also: [code, sign] };
    });
}

/** How many cards a street's line takes; in a spot's first line the whole board. */
export function cardsOfStreet({ standing }: Here, street: StatementOf<'street'>['street']): number {
  if (street === 'preflop' || street === 'showdown') return 0;
  const whole = BOARD_SIZE[street];
  const isFirst = !standing.above.some(({ kind }) => kind === 'street' || kind === 'board' || kind === 'action');
  if (street === 'flop' || isFirst) return whole;
  return 1;
}
