/** Reads the cards of a line. */

import type { Reader } from '../reader';
import { type CardText, splitCards } from '../tokens/cardText';
import type { CardNode } from '../tree';

/** The cards of the units at these indices. A unit that is not a card is reported and becomes a card without a code. */
export function readCards(reader: Reader, indices: readonly number[]): CardNode[] {
  const cards: CardNode[] = [];
  for (const index of indices) {
    const unit = reader.unit(index);
    addCards(reader, cards, unit.word?.cards ?? null, reader.textOf(unit), unit.start, unit.end);
  }
  return cards;
}

/** Adds the cards of one text. `known`: the cards, if the scanner recognized them. */
export function addCards(
  reader: Reader,
  cards: CardNode[],
  known: readonly CardText[] | null,
  text: string,
  start: number,
  end: number,
): void {
  const run = known ?? splitCards(text);
  if (run === null) {
    reader.report('cards/bad-card', 'cards/bad-card', start, end, { card: text });
    cards.push({ code: null, text, start, end });
    return;
  }
  let from = start;
  for (const card of run) {
    const to = from + card.text.length;
    cards.push({ code: card.code, text: card.text, start: from, end: to });
    from = to;
  }
}

const RANK = /^(?:[0-9tjqka?]|xx)/i;

/** Whether a text that is not a card was meant as one: it is as short as a card and begins with a rank. */
export function looksLikeCard(text: string): boolean {
  return text.length <= 3 && RANK.test(text);
}
