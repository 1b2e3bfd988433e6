/**
 * A playing card as a number 0..51: `rank * 4 + suit`, ranks 0 (deuce) to 12 (ace), suits clubs, diamonds,
 * hearts, spades. Comparing two cards as numbers therefore orders them by rank, then by suit, as the
 * odd-chip rule by high card does (Poker TDA 2024 20-B, 2026 21-B).
 */
export type Card = number;

/** A card that was dealt but is not known. */
export const UNKNOWN_CARD: Card = -1;

/** Cards of a full pack. */
export const DECK_SIZE = 52;

const RANK_CODES = '23456789TJQKA';
const SUIT_CODES = 'cdhs';
const SIX = 4;

const CARDS: ReadonlyMap<string, Card> = cardsByCode();

function cardsByCode(): Map<string, Card> {
  const cards = new Map<string, Card>();
  for (let card = 0; card < DECK_SIZE; card++) {
    const code = cardCode(card);
    cards.set(code, card);
    if (code.startsWith('T')) cards.set(code.replace('T', '10'), card);
  }
  return cards;
}

/** Rank 0 (deuce) to 12 (ace) of a known card. */
export function rankOf(card: Card): number {
  return card >> 2;
}

/**
 * Suit 0 clubs, 1 diamonds, 2 hearts, 3 spades of a known card.
 * @internal for tests and scripts
 */
export function suitOf(card: Card): number {
  return card & 3;
}

/** The card of a rank 0..12 and a suit 0..3. */
export function cardOf(rank: number, suit: number): Card {
  return rank * 4 + suit;
}

/** Whether the card is one of the 52, not {@link UNKNOWN_CARD} or another number. */
export function isKnownCard(card: Card): boolean {
  return Number.isInteger(card) && card >= 0 && card < DECK_SIZE;
}

/**
 * The card of a code such as `As`, `Th` or `10h`: rank in upper case, suit letter in lower case.
 * Null if the code does not name a card; `??` does not.
 */
export function cardFromCode(code: string): Card | null {
  return CARDS.get(code) ?? null;
}

/** The two-character code of a card, `As` or `Th`; `??` for an unknown one. */
export function cardCode(card: Card): string {
  return isKnownCard(card) ? RANK_CODES.charAt(rankOf(card)) + SUIT_CODES.charAt(suitOf(card)) : '??';
}

/** A pack of cards: the full one, or the 36 cards from the sixes up. */
export type DeckKind = 'full' | 'short';

/** Whether a known card belongs to the pack. */
export function isInDeck(card: Card, deck: DeckKind): boolean {
  return isKnownCard(card) && (deck === 'full' || rankOf(card) >= SIX);
}

/** Every card of the pack, lowest first: 52 cards, or 36 in the short deck. */
export function deckOf(deck: DeckKind): Card[] {
  return Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => isInDeck(card, deck));
}
