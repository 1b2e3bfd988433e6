import { describe, expect, it } from 'vitest';
import { namesOf, problemsIn, replay, stepsIn } from './hand';

describe('hands that start late', () => {
  it('leave nobody to act at the showdown', () => {
    const text =
      'hand\nseats A 100, B 100\nshowdown\npot 100\nA shows AsAh\nB shows KsKh\nboard 2c 3c 4d 9h 9s\nexpect A wins 100';
    expect(problemsIn(text)).toEqual([]);
    const { main } = replay(text);
    expect([main.over, main.steps, main.next, main.stacks]).toEqual([true, [], null, [200, 100]]);
  });

  it('know only the refund and who is left if the pot is not given', () => {
    const spot = 'hand\nblinds 50/100\nseats A 500, B 500, C\nflop\nA bets 100\nB folds\nC folds\n';
    expect(problemsIn(`${spot}expect refund 100 to A, winner A, A stack 400`)).toEqual([]);
    expect(problemsIn(`${spot}expect refund 90 to A\nexpect winner B\nexpect A receives 100\nexpect A net 0`)).toEqual([
      '8: expect/failed “90”',
      '9: expect/failed “B”',
      '10: expect/not-decided “100”',
      '11: expect/not-decided “0”',
    ]);
    expect(replay(spot).main.settlement).toMatchObject({ refund: { seat: 0, amount: 100 }, pots: null, layers: null });
  });
});

describe('a table with one given position', () => {
  it.each([
    ['three, the first seat behind the big blind', '5/10', 'A (UTG), B, C', 'BTN SB BB'],
    ['four, the first seat behind the big blind', '5/10', 'A (UTG), B, C, D', 'CO BTN SB BB'],
    ['five, the first seat behind the big blind', '5/10', 'A, B (UTG), C, D, E', 'BB HJ CO BTN SB'],
    ['six, by its name', '5/10', 'A, B, C, D (UTG), E, F', 'BTN SB BB UTG HJ CO'],
    ['four, by another name', '5/10', 'A (CO), B, C, D', 'CO BTN SB BB'],
    ['four without a small blind', '10 no SB', 'A (HJ), B, C, D', 'HJ CO BTN BB'],
    ['four without a small blind, behind the big blind', '10 no SB', 'A (UTG), B, C, D', 'HJ CO BTN BB'],
  ])('%s', (_, blinds, seats, positions) => {
    const text = `hand\nblinds ${blinds}\nseats ${seats}`;
    expect(problemsIn(text)).toEqual([]);
    expect(replay(text).players.map(({ position }) => position)).toEqual(positions.split(' '));
  });
});

describe('a ledger beside stacks', () => {
  const STACKS = 'hand\nseats A 1000, B 1000, C 140\nledger\n';

  it('subtracts the contributions from them', () => {
    const text = `${STACKS}A 500\nB 500\nC 140 all-in\nA wins`;
    expect(problemsIn(text)).toEqual([]);
    expect(replay(text).main.stacks).toEqual([1640, 500, 0]);
  });

  it.each([
    ['more than the stack', 'B 1200', '4: betting/over-stack “1200”'],
    ['all-in with chips left', 'B 900 all-in', '4: betting/not-all-in “900”'],
  ])('%s', (_, entry, problem) => {
    expect(problemsIn(`${STACKS}${entry}\nA 500`)).toEqual([problem]);
  });
});

describe('an all-in that is less than the call', () => {
  const BET = 'hand\nblinds 1/2\nseats A 100, B, C 100\nC raises to 50\n';

  it('is neither a call nor an all-in if chips are left', () => {
    const text = `${BET}A all-in 40`;
    expect(problemsIn(text)).toEqual(['5: betting/call-amount “40”']);
    const hand = replay(text);
    expect(stepsIn(hand.main, namesOf(hand)).at(-1)).toBe('A call 50 (49, 0) !betting/call-amount');
  });

  it('gives the size of an unknown stack', () => {
    expect(problemsIn(`${BET}A folds\nB all-in 40\nexpect B is all-in, paid 40`)).toEqual([]);
  });
});
