/** Tests card numbers and codes. */
import { describe, expect, it } from 'vitest';
import {
  cardCode,
  cardFromCode,
  cardOf,
  deckOf,
  isInDeck,
  isKnownCard,
  rankOf,
  suitOf,
  UNKNOWN_CARD,
} from '../../../language/poker/cards';

describe('cards', () => {
  it('orders by rank, then clubs, diamonds, hearts, spades', () => {
    expect(['2c', '2d', '2h', '2s', '3c', 'Ks', 'Ac', 'As'].map(cardFromCode)).toEqual([0, 1, 2, 3, 4, 47, 48, 51]);
  });

  it('reads and writes every card of the pack', () => {
    const codes = deckOf('full').map(cardCode);
    expect(new Set(codes).size).toBe(52);
    expect(codes.map(cardFromCode)).toEqual(deckOf('full'));
    expect(codes.every((code) => /^[2-9TJQKA][cdhs]$/.test(code))).toBe(true);
  });

  it('takes a ten written in either way', () => {
    expect(cardFromCode('10h')).toBe(cardFromCode('Th'));
    expect(cardCode(cardFromCode('10h') ?? UNKNOWN_CARD)).toBe('Th');
  });

  it.each(['', 'A', 's', 'Ax', '1h', '0h', '10', '100h', 'Ass', 'as', 'AS', '??', '11h', 'A♠', 'AsKs'])(
    'finds no card in %j',
    (code) => {
      expect(cardFromCode(code)).toBeNull();
    },
  );

  it('takes a card apart and puts it together', () => {
    const queenOfHearts = cardFromCode('Qh') ?? UNKNOWN_CARD;
    expect(rankOf(queenOfHearts)).toBe(10);
    expect(suitOf(queenOfHearts)).toBe(2);
    expect(cardOf(10, 2)).toBe(queenOfHearts);
  });

  it('writes an unknown card as ?? and tells it from a known one', () => {
    expect(cardCode(UNKNOWN_CARD)).toBe('??');
    expect(cardCode(52)).toBe('??');
    expect([UNKNOWN_CARD, 52, 1.5, Number.NaN].map(isKnownCard)).toEqual([false, false, false, false]);
    expect([0, 51].map(isKnownCard)).toEqual([true, true]);
  });

  it('has 36 cards from the sixes up in the short deck', () => {
    const short = deckOf('short').map(cardCode);
    expect(short).toHaveLength(36);
    expect(short.slice(0, 4)).toEqual(['6c', '6d', '6h', '6s']);
    expect(isInDeck(cardFromCode('5s') ?? 0, 'short')).toBe(false);
    expect(isInDeck(cardFromCode('5s') ?? 0, 'full')).toBe(true);
    expect(isInDeck(UNKNOWN_CARD, 'full')).toBe(false);
  });
});
