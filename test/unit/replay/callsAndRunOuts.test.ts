import { describe, expect, it } from 'vitest';
import { messagesIn, problemsIn } from './hand';

const THREE = 'hand\nblinds 1/2\nseats A 50, B 60, C 70\n';

describe('a call without a number of chips', () => {
  it.each(['C calls 50% pot', 'C calls min', 'C calls 3x'])('%s', (line) => {
    expect(problemsIn(`${THREE}${line}`).map((p) => p.split(' ')[1])).toEqual(['betting/call-amount']);
    expect(messagesIn(`${THREE}${line}`)).toEqual([
      'The call costs 2 here (level 2 − 0 already in = 2). Write that number, or no number.',
    ]);
  });
});

describe('an action while the board runs out', () => {
  it('is reported because nobody can bet any more', () => {
    const text = `${THREE}C calls, A all-in, B folds, C calls\nflop\nC checks`;
    expect(messagesIn(text)).toEqual(['C cannot act: no more betting is possible, so the rest of the board is dealt.']);
  });

  it.each([
    `${THREE}C all-in, A all-in, B all-in\nflop\nC checks`,
    `${THREE}C all-in, A calls, B calls\nC checks`,
    'hand\nblinds 50/100\nseats C 30, B 1000\nC checks',
  ])('of who is all-in is told as his: %j', (text) => {
    expect(messagesIn(text)).toEqual(['C is all-in and cannot act.']);
  });

  it('is reported as after the end of the hand if all others have folded', () => {
    expect(messagesIn(`${THREE}C raises to 6, A folds, B folds\nC checks`)).toEqual([
      'C cannot act: the hand is over.',
    ]);
  });
});
