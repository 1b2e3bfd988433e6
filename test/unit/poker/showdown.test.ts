/** Tests who wins at a showdown, also with unknown cards. */
import { describe, expect, it } from 'vitest';
import { type ShowdownGame, type ShowdownTable, showdown } from '../../../language/poker/showdown';
import { cards } from '../../support/deals';

const HOLDEM: ShowdownGame = { ranking: 'high', holeUsed: 'any', low: false, holeCards: 2, deck: 'full' };
const OMAHA: ShowdownGame = { ranking: 'high', holeUsed: 'exactly-two', low: false, holeCards: 4, deck: 'full' };
const OMAHA8: ShowdownGame = { ...OMAHA, low: true };
const SHORT: ShowdownGame = { ranking: 'short-deck', holeUsed: 'any', low: false, holeCards: 2, deck: 'short' };

/** Hands as codes, empty if unknown; by default every seat is eligible. */
function winners(
  game: ShowdownGame,
  board: string,
  hands: readonly string[],
  rest: Partial<ShowdownTable> = {},
  eligible?: number[],
) {
  const table: ShowdownTable = {
    game,
    boards: [cards(board)],
    hands: hands.map((hand) => (hand === '' ? null : cards(hand))),
    mucked: hands.map(() => false),
    ...rest,
  };
  return showdown(table, eligible ?? hands.map((_, seat) => seat));
}

const high = (...args: Parameters<typeof winners>) => winners(...args)[0]?.high;

describe('all cards known', () => {
  it('SP-CZ: kings full takes the main pot, tens full the side pot', () => {
    const hands = ['Kh Kc', 'Tc Td', 'As Js'];
    const board = '3s 6s 6h Th Ks';
    expect(high(HOLDEM, board, hands)).toEqual([0]);
    expect(high(HOLDEM, board, hands, {}, [1, 2])).toEqual([1]);
  });

  it('equal hands share, in the order of the eligible players', () => {
    expect(high(HOLDEM, 'Ah Kh Qd Jc Ts', ['2c 2d', '9h 9s', '3c 4d'])).toEqual([0, 1, 2]);
    expect(high(HOLDEM, 'Ah Kh Qd Jc 9s', ['Tc 2d', '9h 9c', 'Td 4d'], {}, [2, 1, 0])).toEqual([2, 0]);
  });

  it('a better hand that is not eligible, or mucked, does not win', () => {
    const hands = ['As Ah', 'Ks Kh', 'Qs Qh'];
    expect(high(HOLDEM, 'Ac Kc Qc 7d 2h', hands, {}, [1, 2])).toEqual([1]);
    expect(high(HOLDEM, 'Ac Kc Qc 7d 2h', hands, { mucked: [true, false, false] })).toEqual([1]);
  });

  it('Omaha must use two, short deck ranks its own way', () => {
    expect(high(OMAHA, '2h 5h 9h Jh Kc', ['Ah 3c 4d 8s', '6h 7h 8d 8c'])).toEqual([1]);
    expect(high(SHORT, '6h 7h 8h Ac Ad', ['As 6c', 'Kh 9h'])).toEqual([1]);
  });

  it('each of two boards is won separately', () => {
    const result = winners(HOLDEM, '', ['As Ah', 'Ks Kh'], {
      boards: [cards('2c 3d 9h Jh Qc'), cards('2c 3d 9h Jh Kc')],
    });
    expect(result.map((board) => board.high)).toEqual([[0], [1]]);
  });
});

describe('high and low', () => {
  it('one player wins the high and another the low; an equal second low is quartered', () => {
    const board = '3c 6d 8h Kc Kd';
    expect(winners(OMAHA8, board, ['Ks Kh Qc Jd', 'Ac 2d Qh Qs'])).toEqual([{ high: [0], low: [1] }]);
    expect(winners(OMAHA8, board, ['Ks Ac 2h Jd', 'As 2d Qh Qs'])).toEqual([{ high: [0], low: [0, 1] }]);
  });

  it('there is no low without three low cards on the board', () => {
    expect(winners(OMAHA8, '3c 6d Th Kc Kd', ['', 'Ac 2d Qh Qs'])[0]?.low).toBe('none');
    expect(winners(OMAHA8, '3c 3d 8h Kc Kd', ['', ''])[0]?.low).toBe('none');
  });

  it('there is no low if no hand has two cards for it', () => {
    expect(winners(OMAHA8, '3c 6d 8h Kc Kd', ['Ks Kh Qc Jd', 'Ac 3d Qh Qs'])[0]?.low).toBe('none');
  });

  it('a wheel that is certainly the best low wins even if the other hand is unknown', () => {
    // Nobody can beat the wheel; a second ace-deuce could tie it.
    expect(winners(OMAHA8, '3c 4d 5h Kc Kd', ['Ac 2d Qh Qs', ''])[0]?.low).toBe('undecided');
    const noMoreAces = winners(OMAHA8, '3c 4d 5h Kc Kd', ['Ac 2d Qh Qs', '', 'Ah Ad As 9c'], {}, [0, 1]);
    expect(noMoreAces[0]?.low).toEqual([0]);
  });
});

describe('one player left, or none', () => {
  it('the last player wins every board without cards', () => {
    const boards = [cards('2c 3d 9h'), []];
    expect(winners(OMAHA8, '', ['', '', ''], { boards, mucked: [true, false, true] })).toEqual([
      { high: [1], low: 'none' },
      { high: [1], low: 'none' },
    ]);
    expect(winners(HOLDEM, '', ['', ''], { boards: [] }, [0])).toEqual([{ high: [0], low: 'none' }]);
  });

  it('a pot that everybody mucked is undecided', () => {
    expect(winners(HOLDEM, '2c 3d 9h Jh Qc', ['As Ah', ''], { mucked: [true, true] })).toEqual([
      { high: 'undecided', low: 'none' },
    ]);
    expect(winners(OMAHA8, '2c 3d 9h Jh Qc', ['', ''], { mucked: [true, true] })[0]?.low).toBe('undecided');
  });
});

describe('missing cards', () => {
  it('the result is undecided while an unknown hand may win or tie', () => {
    expect(high(HOLDEM, '2c 7d 9h Jh Qc', ['As Ah', ''])).toBe('undecided');
    expect(high(HOLDEM, '2c 7d 9h Jh Qc', ['', ''])).toBe('undecided');
    expect(high(HOLDEM, '2c 3d 9h Th Jc', ['Ks Qh', ''])).toBe('undecided');
  });

  it('the nuts win if nobody can tie them', () => {
    expect(high(HOLDEM, '2h 5h 9h Jh Qc', ['Ah Kh', ''])).toEqual([0]);
    expect(high(HOLDEM, '2c 7d 9h 9c Qc', ['9s 9d', '', ''])).toEqual([0]);
  });

  it('all players win if the board plays for everybody', () => {
    expect(high(HOLDEM, 'Ah Kh Qh Jh Th', ['', '2c 2d', ''])).toEqual([0, 1, 2]);
    expect(high(HOLDEM, 'Ac Ad Ah As Kh', ['', ''])).toEqual([0, 1]);
    expect(high(OMAHA, 'Ah Kh Qh Jh Th', ['', ''])).toBe('undecided');
  });

  it('cards that folded players showed are not available to unknown hands', () => {
    const board = '2c 3d 9h Th Jc';
    expect(high(HOLDEM, board, ['Ks Qh', '', 'Kc Kd'], {}, [0, 1])).toBe('undecided');
    expect(high(HOLDEM, board, ['Ks Qh', '', 'Kc Kd', 'Qs Kh'], {}, [0, 1])).toEqual([0]);
  });

  it('one known card of an otherwise unknown hand can decide', () => {
    const board = '9c 9d 4h 2s Kd';
    expect(high(HOLDEM, board, ['Kh Qc', '9h ??'])).toEqual([1]);
    expect(high(HOLDEM, board, ['Kh Kc', '9h ??'])).toBe('undecided');
    expect(high(HOLDEM, board, ['Kh Kc', '9h'])).toBe('undecided');
    expect(high(HOLDEM, board, ['9h Ac', '9s ??'])).toBe('undecided');
  });

  it('a better hand that may still lose does not rule out an unknown hand', () => {
    // Seat 2 holds a king and more; seat 1, unknown, may hold the third king or a pair of aces.
    expect(high(HOLDEM, 'Kc 8d 6h 4s 2c', ['7c 7d', '', 'Kd ??'])).toBe('undecided');
  });

  it('in Omaha, pairs from the four unknown cards are enough to rule a hand out', () => {
    const quads = ['9s 9h Ac Kd', ''];
    expect(high(OMAHA, '9c 9d 4h 2s Kh', quads)).toEqual([0]);
    expect(high(OMAHA, '9c 9d 4h 2s Kh', ['Kc Ks 2h 2c', ''])).toBe('undecided');
    expect(high(OMAHA, '9c 9d 4h 2s Kh', ['Kc Ks 3h 3c', '9s 9h ?? ??'])).toEqual([1]);
    // A fourth nine among the unknown two would beat the kings full.
    expect(high(OMAHA, '9c 9d 4h 2s Kh', ['Kc Ks Ah Ac', '4d 9h ?? ??'])).toBe('undecided');
    expect(high(OMAHA, 'Ts Js Qs 2c 3d', ['Ks As 4h 4c', 'Kh Ah ?? ??'])).toEqual([0]);
  });

  it('two hands with equal known cards tie only if neither can improve', () => {
    expect(high(OMAHA, 'Ts Js Qc 2c 3d', ['As Ks ?? ??', 'Ah Kh 4c 4d'])).toEqual([0, 1]);
    expect(high(OMAHA, 'Kc 8d 6h 4s 2c', ['Kd Qd ?? ??', 'Kh Qh 3c 3d'])).toBe('undecided');
  });

  it('a hand with more cards than the game deals counts as unknown', () => {
    expect(high(HOLDEM, '2c 7d 9h Jh Qc', ['As Ah', '3c 3d 4h'])).toBe('undecided');
    expect(high(HOLDEM, '2h 5h 9h Jh Qc', ['Ah Kh', '3c 3d 4h'])).toEqual([0]);
  });

  it('an incomplete board decides what no later card can change', () => {
    expect(high(HOLDEM, '9c 9d 4h', ['9s 9h', 'Ac 4d'])).toEqual([0]);
    expect(high(HOLDEM, '9c 9d 4h', ['9s 9h', 'Ac Ad'])).toBe('undecided');
    expect(high(HOLDEM, '9c 9d 4h 2s ??', ['9s 9h', 'Ac Ad'])).toEqual([0]);
    expect(high(HOLDEM, '9c 8d 4h 2s', ['9s 9h', 'Ac Kd'])).toEqual([0]);
    expect(high(HOLDEM, '9c 8d 4h As', ['9s 9h', 'Ac Ad'])).toBe('undecided');
    expect(high(HOLDEM, '', ['As Ad', '2c 7d'])).toBe('undecided');
  });

  it('a made royal flush beats any number of unknown hands before the river', () => {
    expect(high(HOLDEM, 'Kh Qh Jh 2c', ['Ah Th', ''])).toEqual([0]);
    expect(high(HOLDEM, 'Kh Qh Jh 2c', ['', 'Ah Th', '', ''])).toEqual([1]);
    expect(high(OMAHA, 'Kh Qh Jh 2c', ['Ah Th 2d 2s', ''])).toEqual([0]);
    expect(high(OMAHA, 'Kh Qh Jh 2c', ['Ah Th 2d 2s', '9h 8h ?? ??'])).toEqual([0]);
  });

  it('the result is undecided if too many hands would have to be tried', () => {
    expect(high(HOLDEM, 'Kh Qh Jh', ['Ah Th', ''])).toBe('undecided');
    expect(high(OMAHA, 'Kh Qh Jh', ['Ah Th 2d 2s', ''])).toBe('undecided');
    expect(high(OMAHA, 'Kh Qh Jh', ['Ah Th 2d 2s', '2c 3c ?? ??'])).toBe('undecided');
  });
});
