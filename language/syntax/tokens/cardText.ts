/** Cards as authors write them: `As`, `A♠`, `10h`, `AsKd`, `??`. */
import { toAsciiDigits } from '../../text/digits';

const SUITS: ReadonlyMap<string, string> = new Map([
  ['♠', 's'],
  ['♤', 's'],
  ['♣', 'c'],
  ['♧', 'c'],
  ['♥', 'h'],
  ['♡', 'h'],
  ['♦', 'd'],
  ['♢', 'd'],
]);

/** Ranks in capitals: `as` and `ad` are words, unless the place requires a card. */
const CARDS = /^(?:(?:10|[2-9TJQKA])(?:[cdhsCDHS]|[♠♤♣♧♥♡♦♢][\ufe0e\ufe0f]?))+$/;
const LENIENT_CARDS = /^(?:(?:10|[2-9TJQKAtjqka])(?:[cdhsCDHS]|[♠♤♣♧♥♡♦♢][\ufe0e\ufe0f]?)|\?\?|[xX]{2})+$/;
const ONE_CARD = /(10|[2-9TJQKAtjqka])([cdhsCDHS]|[♠♤♣♧♥♡♦♢])[\ufe0e\ufe0f]?|\?\?|[xX]{2}/g;

export interface CardText {
  /** Rank and suit in ASCII (`As`, `Th`), `??` for an unknown card. */
  readonly code: string;
  readonly text: string;
}

/** The cards of a text in a place that requires cards, or null if it is not a list of cards. */
export function splitCards(text: string): readonly CardText[] | null {
  const ascii = toAsciiDigits(text);
  return LENIENT_CARDS.test(ascii) ? cutCards(text, ascii) : null;
}

/** The cards of a token that can only be cards, or null. */
export function cardsIn(text: string): readonly CardText[] | null {
  if (text.length < 2) return null;
  const ascii = toAsciiDigits(text);
  return CARDS.test(ascii) ? cutCards(text, ascii) : null;
}

function cutCards(text: string, ascii: string): readonly CardText[] {
  return [...ascii.matchAll(ONE_CARD)].map((match) => ({
    code: codeOf(match[1], match[2]),
    text: text.slice(match.index, match.index + match[0].length),
  }));
}

function codeOf(rank: string | undefined, suit: string | undefined): string {
  if (rank === undefined || suit === undefined) return '??';
  return (rank === '10' ? 'T' : rank.toUpperCase()) + (SUITS.get(suit) ?? suit.toLowerCase());
}
