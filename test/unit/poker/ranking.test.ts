/** Tests the ranking of hands. */
import { describe, expect, it } from 'vitest';
import { cardCode } from '../../../language/poker/cards';
import { bestFive, describeLow, describeRank, type RankingRule, rankHand } from '../../../language/poker/ranking';
import { rankHigh, rankShortDeck } from '../../../language/poker/ranking/high';
import { rankLow8 } from '../../../language/poker/ranking/low';
import { rankOmahaHigh, rankOmahaLow8 } from '../../../language/poker/ranking/omaha';
import { cards } from '../../support/deals';

const HOLDEM: RankingRule = { ranking: 'high', holeUsed: 'any', low: false };
const OMAHA8: RankingRule = { ranking: 'high', holeUsed: 'exactly-two', low: true };
const SHORT_DECK: RankingRule = { ranking: 'short-deck', holeUsed: 'any', low: false };

const RANKS = '23456789TJQKA';
const inCodes = (ranks: readonly number[]) => ranks.map((rank) => RANKS[rank]).join(' ');

/** `'full-house Q 7'`: a rank in words. */
function told(rank: number): string {
  const { category, ranks } = describeRank(rank);
  return `${category} ${inCodes(ranks)}`;
}

describe('the category of a hand', () => {
  it.each([
    ['Ah Kh Qh Jh Th 2c 2d', 'straight-flush A'],
    ['Ah 2h 3h 4h 5h Kc Kd', 'straight-flush 5'],
    ['Ah 2h 3h 4h 5h 6h Kd', 'straight-flush 6'],
    ['9s 9h 9d 9c Kd Kc Ks', 'quads 9 K'],
    ['9s 9h 9d 9c Ad Kc 2s', 'quads 9 A'],
    ['9s 9h 9d 4c 4d Kc Ks', 'full-house 9 K'],
    ['9s 9h 9d Kc Kd Ks 2c', 'full-house K 9'],
    ['Ah Jh 9h 4h 3h 2h Kd', 'flush A J 9 4 3'],
    ['Ah Jh 9h 4h 3h 2h 8h', 'flush A J 9 8 4'],
    ['Ac Kh Qd Js Tc 9h 8d', 'straight A'],
    ['Ac 2h 3d 4s 5c Kh Kd', 'straight 5'],
    ['Ac 2h 3d 4s 5c 6h 7d', 'straight 7'],
    ['Ah 2h 3h 4h 5c 9h Kd', 'flush A 9 4 3 2'],
    ['7c 7d 7h As Kc 4d 2s', 'trips 7 A K'],
    ['7c 7d 7h 8s 9c Td Js', 'straight J'],
    ['Kc Kd 4h 4s 2c 2d Qs', 'two-pair K 4 Q'],
    ['Kc Kd 4h 4s 2c 2d 3s', 'two-pair K 4 3'],
    ['Kc Kd Qh Qs Ac Ad Js', 'two-pair A K Q'],
    ['5c 5d Ah Ks 9c 7d 2s', 'pair 5 A K 9'],
    ['Ac Kd 9h 8s 6c 5d 3s', 'high-card A K 9 8 6'],
    ['Qc Kd Ah 2s 3c 8d 9s', 'high-card A K Q 9 8'],
  ])('ranks %s as %s', (codes, expected) => {
    expect(told(rankHigh(cards(codes)))).toBe(expected);
    expect(told(rankHigh(cards(codes).reverse()))).toBe(expected);
  });

  it('does not let a straight wrap around the ace', () => {
    expect(told(rankHigh(cards('Qc Kd Ah 2s 3c')))).toBe('high-card A K Q 3 2');
  });

  it('does not count a straight and a flush of different cards as a straight flush', () => {
    expect(told(rankHigh(cards('9h 8h 7h 6h 5c 2h Ad')))).toBe('flush 9 8 7 6 2');
  });

  it('ranks fewer than five cards', () => {
    expect(told(rankHigh([]))).toBe('high-card ');
    expect(told(rankHigh(cards('As Kd')))).toBe('high-card A K');
    expect(told(rankHigh(cards('As Ad')))).toBe('pair A');
    expect(told(rankHigh(cards('As Ad Kc Kd')))).toBe('two-pair A K');
    expect(told(rankHigh(cards('As Ad Ac Kd')))).toBe('trips A K');
    expect(told(rankHigh(cards('As Ad Ac Ah')))).toBe('quads A');
    expect(rankHigh(cards('As Kd Qc'))).toBeGreaterThan(rankHigh(cards('As Kd')));
  });

  it('ignores unknown cards and counts a duplicate card once', () => {
    expect(rankHigh(cards('As ?? Ad ?? Kc'))).toBe(rankHigh(cards('As Ad Kc')));
    expect(told(rankHigh(cards('As As Ad Kc Qh Jh 9d')))).toBe('pair A K Q J');
  });
});

describe('the comparison of hands', () => {
  /** Each beats the next; hands separated by = tie. */
  it.each([
    ['a wheel is the lowest straight', '6c 5d 4h 3s 2c', '5c 4d 3h 2s Ac'],
    ['the steel wheel beats quads', 'Ad 2d 3d 4d 5d', 'Ac As Ad Ah Kd'],
    ['a full house is ranked by its trips', '3c 3d 3h 2s 2c', '2d 2h 2s Ac Ad'],
    ['a flush is compared card by card', 'Ah Kh 8h 5h 3h', 'Ad Kd 8d 5d 2d'],
    ['the fifth kicker card decides', 'Ah Kd Qc Jh 9s', 'Ad Kc Qh Jd 8s'],
  ])('applies that %s', (_, better, worse) => {
    expect(rankHigh(cards(better))).toBeGreaterThan(rankHigh(cards(worse)));
  });

  it('lets a counterfeited two pair lose to a better kicker', () => {
    const board = cards('8c 8d Kh Ks 2c');
    const sevens = rankHigh([...cards('7h 7d'), ...board]);
    const ace = rankHigh([...cards('Ah 3d'), ...board]);
    expect(told(sevens)).toBe('two-pair K 8 7');
    expect(ace).toBeGreaterThan(sevens);
  });

  it('ties two players who both play the board', () => {
    const board = cards('Ah Kh Qd Jc Ts');
    expect(rankHigh([...cards('2c 2d'), ...board])).toBe(rankHigh([...cards('9h 9s'), ...board]));
  });

  it('ignores the sixth and seventh cards', () => {
    const board = cards('Ah Ad Kh Kd Qs');
    expect(rankHigh([...cards('Jc 2d'), ...board])).toBe(rankHigh([...cards('Tc 9c'), ...board]));
  });
});

describe('Omaha: exactly two from the hand, three from the board', () => {
  it('has no flush with one card of the suit on a four-flush board', () => {
    const board = cards('2h 5h 9h Jh Kc');
    expect(told(rankOmahaHigh(cards('Ah 3c 4d 8s'), board))).toBe('high-card A K J 9 8');
    expect(told(rankOmahaHigh(cards('Ah 3h 4d 8s'), board))).toBe('flush A J 9 5 3');
  });

  it('plays two of three aces and not the straight on the board', () => {
    expect(told(rankOmahaHigh(cards('As Ah Ad 3c'), cards('9c Td Jh Qs Kc')))).toBe('pair A K Q J');
  });

  it('makes no full house out of trips on the board and one card', () => {
    expect(told(rankOmahaHigh(cards('Kh 9c 4d 2s'), cards('8c 8d 8h Kc Qs')))).toBe('trips 8 K 9');
    expect(told(rankOmahaHigh(cards('Kh Kd 4d 2s'), cards('8c 8d 8h Qc Js')))).toBe('full-house 8 K');
  });

  it('plays only one pair of quads on the board', () => {
    expect(told(rankOmahaHigh(cards('Ah Kd 7c 2s'), cards('8c 8d 8h 8s 3d')))).toBe('trips 8 A K');
  });

  it('accepts five and six hole cards and three to five board cards', () => {
    expect(told(rankOmahaHigh(cards('2c 3d 9h Kc Kd'), cards('Kh 8s 8d')))).toBe('full-house K 8');
    expect(told(rankOmahaHigh(cards('2c 3d 4s 9h Jh Qd'), cards('Th 8s 2d Jc')))).toBe('straight Q');
  });

  it('ranks the known cards before the flop and skips unknown cards', () => {
    expect(told(rankOmahaHigh(cards('As Ad 9h 9d'), []))).toBe('pair A');
    expect(told(rankOmahaHigh(cards('As Ad 9h 9d'), cards('?? 9c ??')))).toBe('trips 9');
    expect(rankOmahaHigh(cards('As ?? ?? ??'), cards('Ac Ad Ah'))).toBe(0);
    expect(told(rankOmahaHigh(cards('?? As ?? Kd'), cards('Ac Kc 2h 3d ??')))).toBe('two-pair A K 3');
  });
});

describe('eight-or-better low', () => {
  const low = (rank: number | null) => (rank === null ? null : inCodes(describeLow(rank)));

  it('ignores straights and flushes and counts the ace low', () => {
    expect(low(rankLow8(cards('Ah 2h 3h 4h 5h Kc Kd')))).toBe('5 4 3 2 A');
    expect(low(rankLow8(cards('4c 5d 6h 7s 8c')))).toBe('8 7 6 5 4');
  });

  it('needs five different ranks from ace to eight', () => {
    expect(rankLow8(cards('Ah 2h 3h 4h 9h Kc Kd'))).toBeNull();
    expect(rankLow8(cards('Ah 2h 3h 4h 4c 4d 2d'))).toBeNull();
    expect(rankLow8(cards('?? 2h 3h 4h 5c'))).toBeNull();
  });

  it('plays the five lowest of more', () => {
    expect(low(rankLow8(cards('8h 7d 6s 4c 3d 2h Ac')))).toBe('6 4 3 2 A');
  });

  it('compares from the highest card down', () => {
    const better = ['5 4 3 2 A', '6 4 3 2 A', '6 5 4 3 2', '7 4 3 2 A', '7 6 5 4 3', '8 4 3 2 A', '8 7 6 5 4'];
    const ranks = better.map((codes) => rankLow8(cards(codes.replaceAll(/\w/g, '$&c'))) ?? -1);
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(new Set(ranks).size).toBe(better.length);
    expect(Math.min(...ranks)).toBeGreaterThan(0);
  });

  it('uses two different low cards of the hand and three of the board in Omaha', () => {
    const board = cards('3c 6d 8h Kc Kd');
    expect(low(rankOmahaLow8(cards('Ac 2d Qh Qs'), board))).toBe('8 6 3 2 A');
    expect(rankOmahaLow8(cards('Ac 3d Qh Qs'), board)).toBeNull();
    expect(rankOmahaLow8(cards('Ac As Qh Qs'), board)).toBeNull();
    expect(rankOmahaLow8(cards('Ac 2d 4h 5s'), cards('3c 6d 9h Kc Kd'))).toBeNull();
    expect(rankOmahaLow8(cards('Ac 2d 4h 5s'), cards('3c 6d'))).toBeNull();
  });

  it('is counterfeited when the board pairs a low card of the hand', () => {
    const before = rankOmahaLow8(cards('Ac 2d Kh Qs'), cards('3c 7d 8h Jc'));
    expect(low(before)).toBe('8 7 3 2 A');
    const ace = rankOmahaLow8(cards('Ac 2d Kh Qs'), cards('3c 7d 8h Jc Ad'));
    expect(low(ace)).toBe('8 7 3 2 A');
    expect(low(rankOmahaLow8(cards('4c 2s Kd Qh'), cards('3c 7d 8h Jc Ad')))).toBe('7 4 3 2 A');
  });
});

describe('short deck', () => {
  it.each([
    ['Ac 6d 7h 8s 9c', 'straight 9'],
    ['Ac 6c 7c 8c 9c', 'straight-flush 9'],
    ['Ac 6d 7h 8s 9c Td Kc', 'straight T'],
    ['Ac 6d 7h 8s 9c Kd Kc', 'straight 9'],
    ['Ac Kd Qh Js Tc', 'straight A'],
    ['Ah Jh 9h 7h 6h Kd Kc', 'flush A J 9 7 6'],
    ['9s 9h 9d Kc Kd', 'full-house 9 K'],
  ])('ranks %s as %s', (codes, expected) => {
    expect(told(rankShortDeck(cards(codes)))).toBe(expected);
  });

  it('has no wheel from the deuce, and the full deck has none from the six', () => {
    expect(told(rankShortDeck(cards('Ac 2d 3h 4s 5c')))).toBe('high-card A 5 4 3 2');
    expect(told(rankHigh(cards('Ac 6d 7h 8s 9c')))).toBe('high-card A 9 8 7 6');
  });

  it('ranks a flush above a full house but below quads, and a straight above trips', () => {
    const order = [
      'Tc 6c 7c 8c 9c',
      '6c 6d 6h 6s 7c',
      '6h 7h 8h 9h Jh',
      'Ac Ad Ah Ks Kc',
      'Ac 6d 7h 8s 9c',
      'Ac Ad Ah Ks Qc',
    ];
    const ranks = order.map((codes) => rankShortDeck(cards(codes)));
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(new Set(ranks).size).toBe(order.length);
  });
});

describe('the ranking of every game', () => {
  it('follows the rules of the game', () => {
    const board = cards('2h 3h 7h 8c Kd');
    expect(told(rankHand(HOLDEM, cards('Ah 5d'), board).high)).toBe('high-card A K 8 7 5');
    expect(rankHand(HOLDEM, cards('Ah 5d'), board).low).toBeNull();
    const omaha = rankHand(OMAHA8, cards('Ah 5h 4c Ks'), board);
    expect(told(omaha.high)).toBe('flush A 7 5 3 2');
    expect(omaha.low === null ? null : inCodes(describeLow(omaha.low))).toBe('7 4 3 2 A');
    expect(rankHand({ ...HOLDEM, low: true }, cards('Ah 5d'), board).low).toBe(rankLow8(cards('Ah 2h 3h 5d 7h')));
    expect(told(rankHand(SHORT_DECK, cards('Ah 6d'), cards('7h 8c 9d')).high)).toBe('straight 9');
    const shortOmaha: RankingRule = { ranking: 'short-deck', holeUsed: 'exactly-two', low: false };
    expect(told(rankHand(shortOmaha, cards('Ah 6d Kc Kd'), cards('7h 8c 9d')).high)).toBe('straight 9');
  });
});

describe('the five cards that play', () => {
  const high = (rule: RankingRule, hole: string, board: string) =>
    bestFive(rule, cards(hole), cards(board)).high.map(cardCode).join(' ');

  it.each([
    ['quads and kicker', '9s 9h', '9d 9c Kd Ah 2c', '9s 9h 9d 9c Ah'],
    ['full house, the pair by suit', '9s 9h', '9d Kc Kd Ks 2c', 'Ks Kd Kc 9s 9h'],
    ['two pair, the kicker of the higher suit', 'Kc Kd', 'Ah As Qc Qs 2d', 'As Ah Kd Kc Qs'],
    ['wheel with the ace last', 'Ac 2d', '3h 4s 5c Kh Kd', '5c 4s 3h 2d Ac'],
    ['broadway with the ace first', 'Ac Td', 'Jh Qs Kc Kh 2d', 'Ac Kh Qs Jh Td'],
    ['flush from the top', 'Ah 2h', '9h 7h 4h 3h Kd', 'Ah 9h 7h 4h 3h'],
    ['pair before its kickers', '5c 5d', 'Ah Ks 9c 7d 2s', '5d 5c Ah Ks 9c'],
  ])('are in order: %s', (_, hole, board, expected) => {
    expect(high(HOLDEM, hole, board)).toBe(expected);
  });

  it('end with the ace in a short-deck wheel', () => {
    expect(high(SHORT_DECK, 'Ac 6d', '7h 8s 9c Kh Kd')).toBe('9c 8s 7h 6d Ac');
  });

  it('include two cards of the hand for each half in Omaha', () => {
    const both = bestFive(OMAHA8, cards('Ah 5h 4c Ks'), cards('2h 3h 7h 8c Kd'));
    expect(both.high.map(cardCode).join(' ')).toBe('Ah 7h 5h 3h 2h');
    expect(both.low?.map(cardCode).join(' ')).toBe('7h 4c 3h 2h Ah');
  });

  it('exclude a low if there is none, and include only known cards', () => {
    expect(bestFive(OMAHA8, cards('Ah 5h 4c Ks'), cards('2h 9h Th Jc Kd')).low).toBeNull();
    expect(high(HOLDEM, 'Kd As', '')).toBe('As Kd');
    expect(high(HOLDEM, 'Kd ??', 'Kc ?? 2d')).toBe('Kd Kc 2d');
  });
});
