import { describe, expect, it } from 'vitest';
import { forumText } from '../../../language/render/forum';
import { markdownOf } from '../../../language/render/markdown';
import { fitText, shorten, textWidth, wrap } from '../../../language/render/measure';
import { viewOf } from '../../support/handViews';

const PLO = `hand "Three | situations"
game PLO
blinds 1/2
seats A, B, C
C raises to 7
> Told with care.
A folds
ask B max raise
`;

describe('Markdown', () => {
  it('has the tables of the lessons', () => {
    expect(markdownOf(viewOf(PLO, { isolate: false }))).toBe(`## Three \\| situations

PLO, 3 players

| player | position |
|---|---|
| A | SB |
| B | BB |
| C | BTN |

### Step by step

- A posts a blind of 1 (pot after it 1)
- B posts a blind of 2 (pot after it 3)
- C raises to 7 (pot after it 10)
  > Told with care.
- A folds (pot after it 10)

### Bets and raises

| action | increase | minimum total of the next raise |
|---|---|---|
| C raises to 7 | 5 | 12 |

### What the pot allows

| player | current pot | to call | pot after the call: largest increase | most new chips | largest street total |
|---|---|---|---|---|---|
| C | 3 | 2 | 5 | 7 | 7 |
| A | 10 | 6 | 16 | 22 | 23 |
| B | 10 | 5 | 15 | 20 | 22 |

### The pot in layers

| layer | contributors | may win |
|---|---|---|
| pot, layer 1: 3 | A 1 (folded) + B 1 + C 1 | B, C |
| pot, layer 2: 2 | B 1 + C 1 | B, C |
| not called yet: 5 of C |  |  |

### Exercise

B: maximum raise?

<details><summary>Answer</summary>

right value: 22

2 in + pot 10 + 2 × call 5 = 22

</details>
`);
  });

  it('writes a hand of another language in its words and digits', () => {
    const told = markdownOf(viewOf('فلاپ\nپات ۱۰۰\nرها ۴۰ شرط می‌بندد\nکیان کال می‌کند', { isolate: false }));
    expect(told).toContain('| رها ۴۰ شرط می‌بندد | ۴۰ |');
    expect(told).not.toMatch(/[0-9]/);
  });
});

describe('forum text', () => {
  it('tells the hand with the running pot', () => {
    const hand = viewOf(
      'hand "H"\ngame NLHE\nblinds 1/2\nseats A 20, B 30\nA calls\nB checks\nflop K♣ 9♦ 7♣\nB bets 4\nA folds\n',
      {
        isolate: false,
      },
    );
    expect(forumText(hand)).toBe(`H — NLHE, 2 players

A (SB, 20)
B (BB, 30)

*** preflop ***
A posts a blind of 1 (pot after it 1)
B posts a blind of 2 (pot after it 3)
A calls 1 (pot after it 4)
B checks (pot after it 4)
*** flop: K♣ 9♦ 7♣ *** (pot 4)
B bets 4 (pot after it 8)
A folds (pot after it 8)

pot: 2 × 2 = 4 — B
refund: 4 to B
B wins 4
net:
  A \u200e-2
  B \u200e+2
Paid 8 = awards 4 + refunds 4 + rake 0
`);
  });
});

describe('measuring', () => {
  it.each([
    ['Raha', 40, 'Raha'],
    ['Wilhelmina', 40, 'Wilh…'],
    ['\u2068Wilhelmina\u2069 x', 40, '\u2068Wilh…\u2069'],
    ['', 40, ''],
  ])('shortens %j', (text, room, short) => {
    expect(shorten(text, room, 12)).toBe(short);
    expect(textWidth(short, 12)).toBeLessThanOrEqual(room);
  });

  it('makes text smaller before it makes it shorter', () => {
    expect(fitText('Navid', 30, 14, 8)).toMatchObject({ text: 'Navid', size: 10 });
    expect(fitText('Navid', 14, 14, 8).text).toBe('N…');
  });

  it('cuts lines at white space and carries isolates over', () => {
    expect(wrap('\u2068one two three\u2069 x', 60, 12, 3)).toEqual(['\u2068one two\u2069', '\u2068three\u2069 x']);
    expect(wrap('one two three four five', 60, 12, 2)).toEqual(['one two', 'three fo…']);
  });
});
