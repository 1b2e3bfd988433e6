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
  it('are ordered by rank, then clubs, diamonds, hearts, spades', () => {
    expect(['2c', '2d', '2h', '2s', '3c', 'Ks', 'Ac', 'As'].map(cardFromCode)).toEqual([0, 1, 2, 3, 4, 47, 48, 51]);
  });

  it('are read and written for the whole deck', () => {
    const codes = deckOf('full').map(cardCode);
    expect(new Set(codes).size).toBe(52);
    expect(codes.map(cardFromCode)).toEqual(deckOf('full'));
    expect(codes.every((code) => /^[2-9TJQKA][cdhs]$/.test(code))).toBe(true);
  });

  it('include a ten in either notation', () => {
    expect(cardFromCode('10h')).toBe(cardFromCode('Th'));
    expect(cardCode(cardFromCode('10h') ?? UNKNOWN_CARD)).toBe('Th');
  });

  it.each(['', 'A', 's', 'Ax', '1h', '0h', '10', '100h', 'Ass', 'as', 'AS', '??', '11h', 'A♠', 'AsKs'])(
    'finds no card in %j',
    (code) => {
      expect(cardFromCode(code)).toBeNull();
    },
  );

  it('can be split into rank and suit and joined again', () => {
    const queenOfHearts = cardFromCode('Qh') ?? UNKNOWN_CARD;
    expect(rankOf(queenOfHearts)).toBe(10);
    expect(suitOf(queenOfHearts)).toBe(2);
    expect(cardOf(10, 2)).toBe(queenOfHearts);
  });

  it('are written as ?? if unknown', () => {
    expect(cardCode(UNKNOWN_CARD)).toBe('??');
    expect(cardCode(52)).toBe('??');
    expect([UNKNOWN_CARD, 52, 1.5, Number.NaN].map(isKnownCard)).toEqual([false, false, false, false]);
    expect([0, 51].map(isKnownCard)).toEqual([true, true]);
  });

  it('number 36 from the sixes up in the short deck', () => {
    const short = deckOf('short').map(cardCode);
    expect(short).toHaveLength(36);
    expect(short.slice(0, 4)).toEqual(['6c', '6d', '6h', '6s']);
    expect(isInDeck(cardFromCode('5s') ?? 0, 'short')).toBe(false);
    expect(isInDeck(cardFromCode('5s') ?? 0, 'full')).toBe(true);
    expect(isInDeck(UNKNOWN_CARD, 'full')).toBe(false);
  });
});
