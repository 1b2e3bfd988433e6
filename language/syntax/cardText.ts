/** Cards as authors write them: `As`, `A♠`, `10h`, `AsKd`, `??`. */
import { toAsciiDigits } from '../text/digits';

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

/** Ranks in capitals: `as` and `ad` are words, unless a card is what must stand there. */
const CARDS = /^(?:(?:10|[2-9TJQKA])(?:[cdhsCDHS]|[♠♤♣♧♥♡♦♢][\ufe0e\ufe0f]?))+$/;
const LENIENT_CARDS = /^(?:(?:10|[2-9TJQKAtjqka])(?:[cdhsCDHS]|[♠♤♣♧♥♡♦♢][\ufe0e\ufe0f]?)|\?\?|[xX]{2})+$/;
const ONE_CARD = /(10|[2-9TJQKAtjqka])([cdhsCDHS]|[♠♤♣♧♥♡♦♢])[\ufe0e\ufe0f]?|\?\?|[xX]{2}/g;

/** Each card of a run with the length of its text, or null where the text is no run of cards. */
export function splitCards(text: string): readonly { readonly code: string; readonly text: string }[] | null {
  const ascii = toAsciiDigits(text);
  if (!LENIENT_CARDS.test(ascii)) return null;
  return [...ascii.matchAll(ONE_CARD)].map((match) => ({
    code: codeOf(match[1], match[2]),
    text: text.slice(match.index, match.index + match[0].length),
  }));
}

function codeOf(rank: string | undefined, suit: string | undefined): string {
  if (rank === undefined || suit === undefined) return '??';
  return (rank === '10' ? 'T' : rank.toUpperCase()) + (SUITS.get(suit) ?? suit.toLowerCase());
}

/** The codes of a token that can be nothing but cards, or null. */
export function cardsIn(text: string): readonly string[] | null {
  if (text.length < 2) return null;
  const ascii = toAsciiDigits(text);
  return CARDS.test(ascii) ? (splitCards(text)?.map((card) => card.code) ?? null) : null;
}
