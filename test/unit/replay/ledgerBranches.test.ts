import { describe, expect, it } from 'vitest';
import { replay } from './hand';

const codes = (text: string): string[] => replay(text).problems.map(({ code }) => code);

const LEDGER = `ledger
A 140 all-in
B 360 all-in
expect main pot 280, refund 220 to B
`;

describe('branches of a ledger', () => {
  it.each([
    ['a new player', 'C 500\nexpect main pot 420 for A, B, C, side pot 440 for B, C, refund 140 to C', []],
    ['another amount of a player above', 'A 360 all-in\nexpect main pot 720 for A, B, refund 0', []],
    ['a player above who folds', 'A 100 folded\nexpect pot 460', []],
    ['dead money', 'dead 30\nexpect main pot 310', []],
    ['a branch inside', 'C 500\nbranch\nB 500\nexpect side pot 720\nend\nexpect side pot 440', []],
    ['two entries of a player', 'A 100\nA 110', ['setup/duplicate-player']],
    ['an action', 'A bets 5', ['setup/misplaced']],
  ])('%s', (_, lines, found) => {
    expect(codes(`${LEDGER}branch\n${lines}\nend\nexpect main pot 280`)).toEqual(found);
  });

  it('need a ledger for their entries', () => {
    expect(codes('blinds 1/2\nseats A, B\nbranch\nA 140\nend')).not.toEqual([]);
  });
});
