/** Tests the division of pots among winners, odd chips included. */
import { describe, expect, it } from 'vitest';
import { type AwardInput, awardPots, splitInUnits } from '../../../language/poker/awards';
import type { BoardWinners } from '../../../language/poker/showdown';
import { cards } from '../../support/deals';

const NO_LOW = 'none' as const;

/** Seats 0, 1, 2 … from the left of the button; chips of 1; no rake. */
function award(pots: readonly number[], winners: readonly (readonly BoardWinners[])[], rest: Partial<AwardInput> = {}) {
  return awardPots({
    pots: pots.map((amount) => ({ amount })),
    rake: [],
    winners,
    unit: 1,
    order: [0, 1, 2, 3, 4, 5],
    oddChip: 'left-of-button',
    playing: () => null,
    ...rest,
  });
}

/** `[seat, pot, amount]` of each award. */
const paid = (...args: Parameters<typeof award>) => award(...args).awards.map((a) => [a.seat, a.pot, a.amount]);
const high = (...seats: number[]): BoardWinners[] => [{ high: seats, low: NO_LOW }];
const hiLo = (highSeats: number[], lowSeats: number[]): BoardWinners[] => [{ high: highSeats, low: lowSeats }];

describe('splitting chips', () => {
  it('gives everybody the same and the odd chips one by one, starting with the first player', () => {
    expect(splitInUnits(100, 3, 1)).toEqual([34, 33, 33]);
    expect(splitInUnits(101, 3, 1)).toEqual([34, 34, 33]);
    expect(splitInUnits(0, 2, 1)).toEqual([0, 0]);
    expect(splitInUnits(1, 4, 1)).toEqual([1, 0, 0, 0]);
  });

  it('splits down to the smallest chip', () => {
    expect(splitInUnits(250, 3, 25)).toEqual([100, 75, 75]);
    expect(splitInUnits(100, 3, 25)).toEqual([50, 25, 25]);
    // An all-in of 437: the two ones go with the last odd chip.
    expect(splitInUnits(437, 2, 5)).toEqual([220, 217]);
    expect(splitInUnits(3, 2, 5)).toEqual([3, 0]);
  });

  it('is exact for the largest amounts', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(splitInUnits(most, 2, 1)).toEqual([(most - 1) / 2 + 1, (most - 1) / 2]);
  });
});

describe('one board, high only', () => {
  it('tda-2024-21: each pot is split on its own', () => {
    // Together 152 would split 76/76; each pot has its own odd chip, and both go to seat 1.
    expect(paid([75, 77], [high(2, 1), high(1, 2)])).toEqual([
      [1, 0, 38],
      [2, 0, 37],
      [1, 1, 39],
      [2, 1, 38],
    ]);
  });

  it('tda-2024-20-A: the odd chip goes to the first winner left of the button', () => {
    expect(paid([101], [high(2, 4)], { order: [3, 4, 5, 0, 1, 2] })).toEqual([
      [4, 0, 51],
      [2, 0, 50],
    ]);
  });

  it('nobody gets a second odd chip: 11 chips for four players are 3, 3, 3, 2', () => {
    expect(paid([11], [high(3, 2, 1, 0)])).toEqual([
      [0, 0, 3],
      [1, 0, 3],
      [2, 0, 3],
      [3, 0, 2],
    ]);
  });

  it('RK and BET-HU: the rake is taken before the pot is divided', () => {
    expect(paid([4500], [high(0)], { rake: [100], unit: 50 })).toEqual([[0, 0, 4400]]);
    expect(paid([103, 50], [high(0, 1), high(1)], { rake: [2, 1] })).toEqual([
      [0, 0, 51],
      [1, 0, 50],
      [1, 1, 49],
    ]);
  });

  it('an undecided pot is reported and not awarded; the others are awarded', () => {
    const result = award([100, 60], [[{ high: 'undecided', low: NO_LOW }], high(1)]);
    expect(result.undecided).toEqual([0]);
    expect(result.awards).toEqual([{ seat: 1, pot: 1, amount: 60 }]);
    expect(award([100, 60], [high(0)]).undecided).toEqual([1]);
    expect(award([100], [high()]).undecided).toEqual([0]);
    expect(award([100], [hiLo([0], [])]).undecided).toEqual([0]);
    expect(award([100], [[{ high: [0], low: 'undecided' }]]).undecided).toEqual([0]);
    expect(award([100], [[...high(0), { high: 'undecided', low: NO_LOW }]]).awards).toEqual([]);
  });

  it('an empty pot gives no award', () => {
    expect(award([0], [high(0, 1)])).toEqual({ awards: [], shares: [], undecided: [] });
  });
});

describe('high and low', () => {
  it('ODD-3 (tda-2024-20-C): the odd chip of the pot goes to the high half', () => {
    expect(paid([105], [hiLo([2], [0, 1])])).toEqual([
      [0, 0, 26],
      [1, 0, 26],
      [2, 0, 53],
    ]);
  });

  it('each half has its own odd chip, left of the button', () => {
    // 106: 53 high, 53 low; seat 0 takes the odd chip of both.
    expect(paid([106], [hiLo([0, 1], [0, 2])])).toEqual([
      [0, 0, 54],
      [1, 0, 26],
      [2, 0, 26],
    ]);
  });

  it('awards are listed by pot, then by seat from the button', () => {
    expect(paid([10, 105, 20], [high(2), hiLo([2], [1, 0]), hiLo([1], [0])])).toEqual([
      [2, 0, 10],
      [0, 1, 26],
      [1, 1, 26],
      [2, 1, 53],
      [0, 2, 10],
      [1, 2, 10],
    ]);
  });

  it('a high and a shared low lead to quartering', () => {
    expect(paid([400], [hiLo([0], [0, 1])])).toEqual([
      [0, 0, 300],
      [1, 0, 100],
    ]);
  });

  it('the high wins everything if there is no low', () => {
    expect(paid([105], [high(2)])).toEqual([[2, 0, 105]]);
  });

  it('tda-2024-20-D: the same hands for both halves split as evenly as possible', () => {
    expect(paid([66], [hiLo([0, 1], [1, 0])])).toEqual([
      [0, 0, 33],
      [1, 0, 33],
    ]);
    expect(paid([110], [hiLo([0, 1], [0, 1])], { unit: 5 })).toEqual([
      [0, 0, 55],
      [1, 0, 55],
    ]);
    expect(paid([105], [hiLo([3], [3])])).toEqual([[3, 0, 105]]);
  });

  it('one more winner in a half means that the hands are not the same', () => {
    expect(paid([66], [hiLo([0, 1], [0, 1, 2])])).toEqual([
      [0, 0, 28],
      [1, 0, 27],
      [2, 0, 11],
    ]);
  });
});

describe('two boards', () => {
  const two = (first: number[], second: number[]): BoardWinners[] => [...high(...first), ...high(...second)];

  it('RIT-1: a main pot of 300 is split into 150 and 150, a side pot of 200 into 100 and 100', () => {
    const result = award([300, 200], [two([0], [1]), two([1], [2])]);
    expect(result.shares.map((s) => [s.pot, s.board, s.seat, s.amount])).toEqual([
      [0, 0, 0, 150],
      [0, 1, 1, 150],
      [1, 0, 1, 100],
      [1, 1, 2, 100],
    ]);
  });

  it('the odd chip of a pot goes to the first board', () => {
    expect(paid([101], [two([1], [0])])).toEqual([
      [0, 0, 50],
      [1, 0, 51],
    ]);
  });

  it('one player’s boards add up to one award', () => {
    expect(paid([101], [two([1], [1])])).toEqual([[1, 0, 101]]);
  });

  it('a pot is split by board, then by half, then by winner', () => {
    const boards: BoardWinners[] = [...hiLo([0], [1, 2]), ...high(1)];
    // 203: 102 and 101; the first board 51 high and 51 low, 26 and 25.
    expect(award([203], [boards]).shares.map((s) => [s.board, s.half, s.seat, s.amount, s.odd])).toEqual([
      [0, 'high', 0, 51, 0],
      [0, 'low', 1, 26, 1],
      [0, 'low', 2, 25, 0],
      [1, 'both', 1, 101, 0],
    ]);
  });
});

describe('tda-2024-20-B: the odd chip by high card and suit', () => {
  const holding = (hands: Record<string, string>, lows: Record<string, string> = {}): Partial<AwardInput> => ({
    oddChip: 'high-card',
    playing: (seat, _board, half) => {
      const told = (half === 'low' ? lows : hands)[seat];
      return told === undefined ? null : cards(told);
    },
  });

  it('uses the highest of the five cards, with suits ordered clubs, diamonds, hearts, spades', () => {
    const hands = { 0: '9c 8d 7h 6s 5c', 1: '9h 8c 7d 6c 5d', 2: '9d 8s 7s 6h 5h' };
    expect(paid([101], [high(0, 1)], holding(hands))).toEqual([
      [0, 0, 50],
      [1, 0, 51],
    ]);
    expect(paid([101], [high(0, 1, 2)], holding(hands))).toEqual([
      [0, 0, 33],
      [1, 0, 34],
      [2, 0, 34],
    ]);
  });

  it('counts the ace high in the high half', () => {
    const hands = { 0: 'Kd Ac 9c 8c 7c', 1: 'Kc Ad 9h 8h 7h' };
    expect(paid([101], [high(0, 1)], holding(hands))).toEqual([
      [0, 0, 50],
      [1, 0, 51],
    ]);
  });

  it('is not used if the odd chip goes by seat', () => {
    const hands = { 0: '9c 8d 7h 6s 5c', 1: '9h 8c 7d 6c 5d' };
    expect(paid([101], [high(0, 1)], { ...holding(hands), oddChip: 'left-of-button' })).toEqual([
      [0, 0, 51],
      [1, 0, 50],
    ]);
  });

  it('compares the cards of the half and board in question', () => {
    const asked: string[] = [];
    const boards: BoardWinners[] = [...hiLo([0, 1], [2, 3]), ...high(1, 2)];
    award([100], [boards], {
      oddChip: 'high-card',
      playing: (seat, board, half) => {
        asked.push(`${seat} ${board} ${half}`);
        return null;
      },
    });
    expect(asked).toEqual(['0 0 high', '1 0 high', '2 0 low', '3 0 low', '1 1 high', '2 1 high']);
  });

  it('uses the next card if the highest is on the board', () => {
    const hands = { 0: 'As Kc Qd Jh Tc', 1: 'As Kd Qd Jh Tc' };
    expect(paid([3], [high(0, 1)], holding(hands))).toEqual([
      [0, 0, 1],
      [1, 0, 2],
    ]);
  });

  it('falls back to the seat if the cards are the same or some are unknown', () => {
    const same = { 0: 'As Kc Qd Jh Tc', 1: 'As Kc Qd Jh Tc' };
    expect(paid([3], [high(1, 0)], holding(same))).toEqual([
      [0, 0, 2],
      [1, 0, 1],
    ]);
    expect(paid([3], [high(1, 0)], holding({ 1: 'As Kc Qd Jh Tc' }))).toEqual([
      [0, 0, 2],
      [1, 0, 1],
    ]);
  });

  it('counts the ace low in the low half', () => {
    const lows = { 0: '8c 4d 3h 2s As', 1: '8h 4c 3d 2c Ac' };
    expect(paid([14], [hiLo([2], [0, 1])], holding({}, lows))).toEqual([
      [0, 0, 3],
      [1, 0, 4],
      [2, 0, 7],
    ]);
  });
});
