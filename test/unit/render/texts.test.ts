import { describe, expect, it } from 'vitest';
import { forumText } from '../../../language/render/forum';
import { markdownOf } from '../../../language/render/markdown';
import { fitText, shorten, textWidth, wrap } from '../../../language/render/measure';
import { lastFrame, viewOf } from '../../support/handViews';

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
  it('renders the same tables as the lessons', () => {
    expect(markdownOf(viewOf(PLO, { isolate: false }))).toBe(`## Three \\| situations

PLO, 3 players

| player | position |
|---|---|
| A | SB |
| B | BB |
| C | BTN |

### Step by step

- A posts a blind of 1 (pot after 1)
- B posts a blind of 2 (pot after 3)
- C raises to 7 (pot after 10)
  > Told with care.
- A folds (pot after 10)

### Bets and raises

| action | increase | minimum total for the next raise |
|---|---|---|
| C raises to 7 | 5 | 12 |

### Pot limit

| player | current pot | to call | pot after the call: maximum increase | maximum new chips | maximum street total |
|---|---|---|---|---|---|
| C | 3 | 2 | 5 | 7 | 7 |
| A | 10 | 6 | 16 | 22 | 23 |
| B | 10 | 5 | 15 | 20 | 22 |

### bets on this street: 10

| layer | contributors | eligible |
|---|---|---|
| bets on this street: 10 | A 1 (folded) + B 2 + C 7 | B, C |

### Exercise

B: maximum raise?

<details><summary>Answer</summary>

correct value: 22

2 already in + pot 10 + 2 × call 5 = 22

</details>
`);
  });

  it('writes a hand in the words and digits of its language', () => {
    const told = markdownOf(viewOf('فلاپ\nپات ۱۰۰\nرها ۴۰ شرط می‌بندد\nکیان کال می‌کند', { isolate: false }));
    expect(told).toContain('| رها ۴۰ شرط می‌بندد | ۴۰ |');
    expect(told).not.toMatch(/[0-9]/);
  });
});

describe('forum text', () => {
  it('lists the actions with the running pot', () => {
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
A posts a blind of 1 (pot after 1)
B posts a blind of 2 (pot after 3)
A calls 1 (pot after 4)
B checks (pot after 4)
*** flop: K♣ 9♦ 7♣ *** (pot 4)
B bets 4 (pot after 8)
A folds (pot after 8)

pot: 2 × 2 = 4 — B
refund: 4 to B
B wins 4
net:
  A -2
  B +2
Paid 8 = awards 4 + refunds 4 + rake 0
`);
  });
});

const LEDGER = `hand "L"
ledger
A 140 all-in
B 360
C 200 folded
branch "more"
A 300 all-in
end
`;

describe('a ledger', () => {
  it('lists the chips put in, without streets', () => {
    expect(forumText(viewOf(LEDGER, { isolate: false }))).toBe(`L — ledger, 3 players

A (paid in this hand 140, all-in)
B (paid in this hand 360)
C (paid in this hand 200, folded)

main pot: 140 × 3 = 420 — A, B
side pot 1: 60 × 2 = 120 — B
refund: 160 to B

— more

A (paid in this hand 300, all-in)
B (paid in this hand 360)
C (paid in this hand 200, folded)

pot: 600 + 200 = 800 — A, B
refund: 60 to B
`);
    const markdown = markdownOf(viewOf(LEDGER, { isolate: false }));
    expect(markdown).toContain('| A | 140 (all-in) |\n| B | 360 |\n| C | 200 (folded) |');
    expect(markdown).toContain('| A | 300 (all-in) |');
    expect(markdown).not.toContain('river');
  });
});

describe('exercises in plain text', () => {
  it.each([
    [PLO, ['Next to act: B', '', 'Exercise: B: maximum raise?', '', 'Answer: correct value: 22']],
    [
      `${PLO}ask B to call "The price?"\n`,
      ['Exercise 1: B: maximum raise?', 'Exercise 2: The price?', '', 'Answer 1: correct value: 22'],
    ],
  ])('follow the play, with the answers last', (text, lines) => {
    expect(forumText(viewOf(text, { isolate: false }))).toContain(`\n${lines.join('\n')}\n  2 already in + pot 10`);
  });

  it('are left out if they come after the shown frame', () => {
    const hand = viewOf(PLO, { isolate: false });
    expect(forumText(hand, hand.main, hand.main.frames[1])).not.toContain('Exercise');
  });
});

describe('numbers of the result', () => {
  const net = (text: string, options: Parameters<typeof viewOf>[1]): (string | undefined)[] =>
    lastFrame(viewOf(text, options)).result?.balances.map((balance) => `${balance.paid.text} ${balance.net.text}`) ??
    [];
  const EIGHTH = 'game NLHE\nblinds 5/8\nseats A 100, B 100\nA folds\n';

  it.each([
    ['en', false, ['0.63bb -0.63bb', '1bb +0.63bb']],
    ['en', true, ['0.63bb \u2066-0.63bb\u2069', '1bb \u2066+0.63bb\u2069']],
  ] as const)('in big blinds round alike on both sides of zero: %s, isolates %s', (language, isolate, told) => {
    expect(net(EIGHTH, { language, isolate, inBigBlinds: true })).toEqual(told);
  });

  it('have a direction mark only in right-to-left text', () => {
    expect(net(EIGHTH, { language: 'fa', isolate: false })).toEqual(['5 \u200e-5', '8 \u200e+5']);
    expect(net(EIGHTH, { language: 'hi', isolate: false })).toEqual(['5 -5', '8 +5']);
  });

  it.each([
    ['1.5bb', '1.5bb'],
    ['1. e4', '1\\. e4'],
    ['- x', '\\- x'],
    ['-', '\\-'],
    ['===', '\\==='],
    ['# x', '\\# x'],
    ['#1', '#1'],
    ['+420', '+420'],
  ])('are escaped in Markdown only if they would be syntax: %s', (title, written) => {
    expect(markdownOf(viewOf(`hand "${title}"\ngame NLHE\nblinds 1/2\nseats A, B\n`))).toMatch(
      new RegExp(`^## ${written.replace(/[\\+.]/g, '\\$&')}\n`),
    );
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

  it('reduces the size of text before shortening it', () => {
    expect(fitText('Navid', 30, 14, 8)).toMatchObject({ text: 'Navid', size: 10 });
    expect(fitText('Navid', 14, 14, 8).text).toBe('N…');
  });

  it('breaks lines at white space and carries isolates over', () => {
    expect(wrap('\u2068one two three\u2069 x', 60, 12, 3)).toEqual(['\u2068one two\u2069', '\u2068three\u2069 x']);
    expect(wrap('one two three four five', 60, 12, 2)).toEqual(['one two', 'three fo…']);
  });
});
