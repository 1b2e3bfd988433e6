/** An action's several numbers are held to each other; a size is played as its marker says. */
import { describe, expect, it } from 'vitest';
import { namesOf, problemsIn, replay, stepsIn } from './hand';

const OVER_A_RAISE = 'blinds 50/100\nseats A 10000, B, C\nC raises to 300\n';
const TWO = 'blinds 50/100\nseats A, B\n';

const problems = (text: string): string[] => problemsIn(text).map((line) => line.replace(/^\d+: betting\//, ''));
const played = (text: string): string | undefined => {
  const hand = replay(text);
  return stepsIn(hand.main, namesOf(hand)).at(-1);
};

describe('every number of a call is checked against its price', () => {
  it.each([
    ['A calls 250 to 400', 'call-amount “400”'],
    ['A calls 250 adding 100', 'call-amount “100”'],
    ['A calls to 300 adding 200', 'call-amount “200”'],
    ['A calls 250 by 50', 'call-amount “50”'],
    ['A calls to 300 by 50', 'call-amount “50”'],
    ['A calls by 250', 'call-amount “250”'],
  ])('%s', (line, problem) => {
    expect(problems(OVER_A_RAISE + line)).toEqual([problem]);
    expect(played(OVER_A_RAISE + line)).toMatch(/^A call 300 \(250, 0\)/);
  });

  it.each(['A calls 250 to 300 adding 250', 'A calls to 300 by 0', 'A calls 250, to 300'])('%s agrees', (line) => {
    expect(problems(OVER_A_RAISE + line)).toEqual([]);
  });

  it.each([
    ['A calls 100 to 150 all-in', [], 'A call 150 (100, 0) all-in'],
    ['A calls 100 to 200 all-in', ['amounts-disagree “200”'], 'A call 150 (100, 0) all-in !betting/amounts-disagree'],
    ['A calls 100 by 20 all-in', ['call-amount “20”'], 'A call 150 (100, 0) all-in !betting/call-amount'],
    ['A calls to 30 all-in', ['call-amount “30”'], 'A call 300 (250, 0) !betting/call-amount'],
  ])('gives the size of an unknown stack in a short call: %s', (line, found, step) => {
    const text = `blinds 50/100\nseats A, B, C\nC raises to 300\n${line}`;
    expect(problems(text)).toEqual(found);
    expect(played(text)).toBe(step);
  });
});

describe('a size beside a number is checked against it', () => {
  it.each([
    ['A raises min to 600', 'min'],
    ['A raises pot to 600', 'pot'],
    ['A raises 3x to 800', '3x'],
    ['A raises to 600 by pot', 'pot'],
    ['A raises to 600 adding 3x', '3x'],
    ['A raises to 600 by max', 'max'],
    ['A raises 200 to 600', '200'],
  ])('%s', (line, wrong) => {
    expect(problems(OVER_A_RAISE + line)).toEqual([`amounts-disagree “${wrong}”`]);
    expect(played(OVER_A_RAISE + line)).toMatch(/^A raise (600|800) /);
  });

  it.each(['A raises min to 500', 'A raises 3x to 900', 'A raises to 1000 by pot', 'A raises to 950 adding 3x'])(
    '%s agrees',
    (line) => expect(problems(OVER_A_RAISE + line)).toEqual([]),
  );
});

describe('a size is played as it is marked', () => {
  it.each([
    ['3x', 'A raise 300 (250, 200)'],
    ['to 3x', 'A raise 300 (250, 200)'],
    ['by 3x', 'A raise 400 (350, 300)'],
    ['adding 3x', 'A raise 350 (300, 250)'],
    ['pot', 'A raise 300 (250, 200)'],
    ['by pot', 'A raise 300 (250, 200)'],
    ['adding pot', 'A raise 200 (150, 100)'],
    ['adding 2x pot', 'A raise 350 (300, 250)'],
    ['by min', 'A raise 200 (150, 100)'],
    ['adding min', 'A raise 200 (150, 100)'],
  ])('%s', (size, step) => {
    expect(problems(`${TWO}A raises ${size}`)).toEqual([]);
    expect(played(`${TWO}A raises ${size}`)).toBe(step);
  });

  it('makes an opening bet of one number', () => {
    const street = `${TWO}A calls\nB checks\nflop\nB `;
    for (const bet of ['bets pot', 'bets adding pot', 'bets by pot', 'bets 200 by pot adding 100% pot'])
      expect(played(street + bet)).toBe('B bet 200 (200, 200)');
  });

  it('adds no more chips than the stack', () => {
    expect(played('blinds 50/100\nseats A 120, B\nA raises adding pot')).toBe('A raise 120 (70, 20) all-in');
  });
});

describe('a short all-in raises nothing', () => {
  const short = (stack: string, line: string): string =>
    `blinds 50/100\nseats A${stack}, B, C\nC raises to 300\n${line}`;
  it.each([
    [' 100', 'A all-in 100 by 50', ['amounts-disagree “50”']],
    ['', 'A all-in 100 by 50', ['amounts-disagree “50”']],
    ['', 'A all-in 100 by 0', []],
    ['', 'A all-in 100 adding 50', []],
    ['', 'A all-in 30', ['call-amount “30”']],
    ['', 'A raises to 200 by 20', ['under-min-raise “200”']],
  ])('%s %s', (stack, line, found) => expect(problems(short(stack, line))).toEqual(found));
});
