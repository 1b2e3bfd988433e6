/** Cards that nobody has seen yet. */
import { cardCode, deckOf } from '../../poker/cards';
import { BOARD_SIZE } from '../../replay/play/cards';
import type { CardNode, StatementOf } from '../../syntax/tree';
import { cardsOf } from '../../syntax/visit';
import type { Here } from './spot';
import type { Suggestion } from './suggestion';

/** One card, with the letter or the sign of its suit. */
const WHOLE_CARD = /^(?:10|[2-9TJQKA])([cdhs♣♦♥♠♧♢♡♤])\ufe0e?\ufe0f?/i;
const SIGNS = '♣♦♥♠';
const HOLLOW = '♧♢♡♤';
const LETTERS = 'cdhs';
const UNKNOWN = '??';

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
  const used = new Set([...writtenCards(here).map(({ code }) => code), ...typed, ...here.standing.line.board]);
  const free = deckOf(here.standing.replay.game.deck)
    .reverse()
    .map(cardCode)
    .filter((code) => !used.has(code));
  return free.map(cardWriter(here));
}

function writtenCards({ standing, tree }: Here): readonly CardNode[] {
  const seats = (tree?.statements ?? []).filter(({ kind }) => kind === 'seats');
  return [...standing.above, ...seats].flatMap(cardsOf);
}

/** Writes cards as the hand does: with letters, or with signs. */
function cardWriter(here: Here): (codes: string) => Suggestion {
  const withSigns = writtenCards(here).every(({ text }) => !/[a-z]$/i.test(text));
  return (codes) => {
    const signs = codes.replace(/[cdhs]/g, (suit) => SIGNS.charAt(LETTERS.indexOf(suit)));
    return { kind: 'card', text: withSigns ? signs : codes, also: [codes, signs] };
  };
}

/**
 * The cards that a line of the board takes next because the hand tells them elsewhere: all of them, and the first alone; empty where
 * the next is not told, or another stands before it.
 * @param typed codes of those that stand on the line already
 * @param from the place on the board of the line's first card
 */
export function toldCards(here: Here, typed: readonly string[], wanted: number, from: number): readonly Suggestion[] {
  const told = boardSoFar(here).slice(from, from + wanted);
  if (typed.some((code, at) => told[at] !== undefined && told[at] !== UNKNOWN && told[at] !== code)) return [];
  const next = told.slice(typed.length);
  const known = next.slice(0, next.includes(UNKNOWN) ? next.indexOf(UNKNOWN) : undefined);
  const [first] = known;
  return first === undefined ? [] : [...new Set([known.join(' '), first])].map(cardWriter(here));
}

/** The board that is told; of the second one, of a hand run twice, what is dealt already. */
function boardSoFar({ standing }: Here): readonly string[] {
  const { line, above, state } = standing;
  const isSecond = line.board.length === BOARD_SIZE.river && above.some(({ kind }) => kind === 'run-twice');
  if (!isSecond) return line.board;
  const dealt = state === null ? 0 : BOARD_SIZE[state.street];
  return line.board.slice(0, dealt === BOARD_SIZE.river ? 0 : dealt);
}

/** How many cards a street's line takes; in a spot's first line the whole board. */
export function cardsOfStreet({ standing }: Here, street: StatementOf<'street'>['street']): number {
  if (street === 'preflop' || street === 'showdown') return 0;
  const whole = BOARD_SIZE[street];
  const isFirst = !standing.above.some(({ kind }) => kind === 'street' || kind === 'board' || kind === 'action');
  if (street === 'flop' || isFirst) return whole;
  return 1;
}
