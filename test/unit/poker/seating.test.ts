/** Tests positions and who acts first. */
import { describe, expect, it } from 'vitest';
import { firstToAct, positionNames, positionsOf, seatOfPosition } from '../../../language/poker/seating';

describe('positions', () => {
  it.each([
    [2, 'SB BB'],
    [1, 'SB'],
    [3, 'SB BB BTN'],
    [4, 'SB BB CO BTN'],
    [5, 'SB BB HJ CO BTN'],
    [6, 'SB BB UTG HJ CO BTN'],
    [7, 'SB BB UTG LJ HJ CO BTN'],
    [8, 'SB BB UTG UTG+1 LJ HJ CO BTN'],
    [9, 'SB BB UTG UTG+1 MP LJ HJ CO BTN'],
    [10, 'SB BB UTG UTG+1 UTG+2 MP LJ HJ CO BTN'],
    [12, 'SB BB UTG UTG+1 UTG+2 UTG+3 UTG+4 MP LJ HJ CO BTN'],
  ])('have their names with %i seats', (count, names) => {
    expect(positionNames(count)).toEqual(names.split(' '));
  });

  it('are named from the small blind, wherever the list begins', () => {
    const positions = positionsOf({ count: 4, button: 1, smallBlind: 2, bigBlind: 3 });
    expect(positions).toEqual(['CO', 'BTN', 'SB', 'BB']);
  });

  it('are named from the big blind if the small blind is dead', () => {
    expect(positionsOf({ count: 3, button: 2, smallBlind: null, bigBlind: 0 })).toEqual(['BB', 'CO', 'BTN']);
  });

  it('are named from the button if no blinds are posted', () => {
    expect(positionsOf({ count: 3, button: 0, smallBlind: null, bigBlind: null })).toEqual(['BTN', 'SB', 'BB']);
    expect(positionsOf({ count: 2, button: 1, smallBlind: null, bigBlind: null })).toEqual(['BB', 'SB']);
  });

  it('map to seats: UTG is the first after the big blind at any size, and BTN is the small blind heads-up', () => {
    expect(seatOfPosition('CO', ['SB', 'BB', 'CO', 'BTN'])).toBe(2);
    expect(seatOfPosition('UTG', ['SB', 'BB', 'CO', 'BTN'])).toBe(2);
    expect(seatOfPosition('UTG', ['BTN', 'SB', 'BB'])).toBe(0);
    expect(seatOfPosition('UTG', ['BB', 'CO', 'BTN'])).toBe(1);
    expect(seatOfPosition('UTG', ['CO', 'BB', 'BTN'])).toBe(2);
    expect(seatOfPosition('UTG', ['SB', 'BB', 'UTG', 'HJ', 'CO', 'BTN'])).toBe(2);
    expect(seatOfPosition('BTN', ['SB', 'BB'])).toBe(0);
    expect(seatOfPosition('BTN', ['BB', 'SB'])).toBe(1);
    expect(seatOfPosition('UTG', ['SB', 'BB'])).toBeNull();
    expect(seatOfPosition('MP', ['SB', 'BB', 'BTN'])).toBeNull();
    expect(seatOfPosition('UTG', ['', '', ''])).toBeNull();
    expect(seatOfPosition('BTN', ['', '', ''])).toBeNull();
  });
});

describe('the first player to act', () => {
  it('is the seat after the last blind or straddle, later the first left of the button', () => {
    const blinds = [
      { seat: 0, kind: 'blind', amount: 5 },
      { seat: 1, kind: 'blind', amount: 10 },
    ] as const;
    expect(firstToAct(4, 3, blinds)).toEqual({ preflop: 2, later: 0 });
    expect(firstToAct(4, 3, [...blinds, { seat: 2, kind: 'straddle', amount: 20 }])).toEqual({ preflop: 3, later: 0 });
    expect(firstToAct(4, 3, [...blinds, { seat: 3, kind: 'straddle', amount: 20 }])).toEqual({ preflop: 0, later: 0 });
    expect(firstToAct(4, 3, [...blinds, { seat: 3, kind: 'post', amount: 30 }])).toEqual({ preflop: 2, later: 0 });
    expect(firstToAct(2, 0, blinds)).toEqual({ preflop: 0, later: 1 });
  });

  it('is the first left of the button if nothing is posted', () => {
    expect(firstToAct(3, 1, [{ seat: 0, kind: 'ante', amount: 1 }])).toEqual({ preflop: 2, later: 2 });
    expect(firstToAct(3, 2, [])).toEqual({ preflop: 0, later: 0 });
  });

  it('is the seat after the last of equal blinds', () => {
    const forced = [
      { seat: 0, kind: 'blind', amount: 5 },
      { seat: 1, kind: 'blind', amount: 5 },
    ] as const;
    expect(firstToAct(3, 2, forced).preflop).toBe(2);
  });
});
