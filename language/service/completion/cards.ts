/** Suggests cards that are still in the deck. */
import { cardCode, deckOf } from '../../poker/cards';
import { BOARD_SIZE } from '../../replay/play/cards';
import type { CardNode, StatementOf } from '../../syntax/tree';
import { cardsOf } from '../../syntax/visit';
import type { CursorContext } from './cursorContext';
import type { Suggestion } from './suggestion';

/** One card, with the letter or the sign of its suit. */
const WHOLE_CARD = /^(?:10|[2-9TJQKA])([cdhs♣♦♥♠♧♢♡♤])\ufe0e?\ufe0f?/i;
const SIGNS = '♣♦♥♠';
const HOLLOW = '♧♢♡♤';
const LETTERS = 'cdhs';
const UNKNOWN = '??';

/** The cards at the beginning of a word, and the length of their text. */
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
 * @param typed codes of the cards already on the line
 * @param wanted the total number of cards in the line
 */
export function unusedCards(context: CursorContext, typed: readonly string[], wanted: number): readonly Suggestion[] {
  if (typed.length >= wanted) return [];
  const used = new Set([...writtenCards(context).map(({ code }) => code), ...typed, ...context.play.board]);
  const free = deckOf(context.replay.game.deck)
    .reverse()
    .map(cardCode)
    .filter((code) => !used.has(code));
  return free.map(cardWriter(context));
}

function writtenCards(context: CursorContext): readonly CardNode[] {
  const seats = (context.cursor.tree?.statements ?? []).filter(({ kind }) => kind === 'seats');
  return [...context.above, ...seats].flatMap(cardsOf);
}

/** Writes cards as the hand does: with letters or with suit symbols. */
function cardWriter(context: CursorContext): (codes: string) => Suggestion {
  const withSigns = writtenCards(context).every(({ text }) => !/[a-z]$/i.test(text));
  return (codes) => {
    const signs = codes.replace(/[cdhs]/g, (suit) => SIGNS.charAt(LETTERS.indexOf(suit)));
    return { kind: 'card', text: withSigns ? signs : codes, alternatives: [codes, signs] };
  };
}

/**
 * The next cards of a board line that the hand gives elsewhere: all of them, and the first alone. Empty if the next card
 * is unknown, or if a typed card contradicts the board.
 * @param typed codes of the cards already on the line
 * @param from the place on the board of the line's first card
 */
export function knownBoardCards(
  context: CursorContext,
  typed: readonly string[],
  wanted: number,
  from: number,
): readonly Suggestion[] {
  const given = knownBoard(context).slice(from, from + wanted);
  if (typed.some((code, at) => given[at] !== undefined && given[at] !== UNKNOWN && given[at] !== code)) return [];
  const next = given.slice(typed.length);
  const known = next.slice(0, next.includes(UNKNOWN) ? next.indexOf(UNKNOWN) : undefined);
  const [first] = known;
  return first === undefined ? [] : [...new Set([known.join(' '), first])].map(cardWriter(context));
}

/** The known board; of the second board of a hand run twice, the cards already dealt. */
function knownBoard({ play: { board }, above, state }: CursorContext): readonly string[] {
  const isSecond = board.length === BOARD_SIZE.river && above.some(({ kind }) => kind === 'run-twice');
  if (!isSecond) return board;
  const dealt = state === null ? 0 : BOARD_SIZE[state.street];
  return board.slice(0, dealt === BOARD_SIZE.river ? 0 : dealt);
}

/** The number of cards on the line of a street; the whole board on the first line of a spot. */
export function cardsOfStreet(context: CursorContext, street: StatementOf<'street'>['street']): number {
  if (street === 'preflop' || street === 'showdown') return 0;
  const whole = BOARD_SIZE[street];
  const isFirst = !context.above.some(({ kind }) => kind === 'street' || kind === 'board' || kind === 'action');
  if (street === 'flop' || isFirst) return whole;
  return 1;
}
