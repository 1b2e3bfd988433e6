import { describe, expect, it } from 'vitest';
import type { HandDocument } from '../../../language/analysis/document/document';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { Timelines } from '../../../language/analysis/document/timelines';
import { type HoverText, hoverAt } from '../../../language/service/hover';
import { cursorIn, withCursor, withoutIsolates } from '../../support/cursor';

const preferences = { language: 'auto', digits: 'auto' } as const;

function hoverIn(marked: string, open: (text: string) => HandDocument = HandFile.of): HoverText | null {
  const { text, position } = cursorIn(marked);
  return hoverAt(open(text), new Timelines(), position, preferences);
}

/** What the hover says at the cursor, line by line. */
function linesAt(marked: string): string[] {
  const hover = hoverIn(marked);
  return hover === null ? [] : withoutIsolates(hover.plain).split('\n');
}

const hand = `hand "Min"
blinds 50/100
seats Raha 1000, Kian 150, Navid, Sara 4000 A♠ K♦
Navid raises to 300
Sara raises to 500
Raha calls
Kian folds, Navid calls
flop K♣ 9♦ 7♣
Raha checks
Navid bets 1/2 pot
Sara raises to 1000
Raha folds
expect pot 3400, Raha stack 500
`;

const potLimit = `hand "A short all-in"
game PLO
seats Raha, Kian 150, Navid
blinds 50/100
flop
pot 300
Raha bets 100
Kian all-in 150
mark shoved
expect Navid min raise 250
Navid calls
expect Raha may not raise
illegal Raha raises to 250
branch "Navid raises" from shoved
  Navid raises to 250
end
`;

const ledger = `hand "Three stay, one folds"
ledger
A 140 all-in
B 360 all-in
C 500
D 200 folded
board K♣ 9♦ 7♣ 4♥ 2♠
A shows A♠ A♥
B shows Q♠ Q♥
C shows J♣ J♦
expect layer 1 560 for A, B, C
`;

describe('hover on an action', () => {
  it('shows the three numbers of a raise, its bounds with the rule, the pot, and the next player', () => {
    expect(linesAt(withCursor(hand, 'raises to 500'))).toEqual([
      'Sara raises to 500',
      'to 500: the street total',
      'by 200 over the level: 500 − 300',
      'adds 500 new chips',
      'legal (TDA 2024 43-A, 2026 45-A)',
      'minimum raise to 500: level 300 + last full raise 200 = 500',
      'maximum raise to 4000: 0 already in + 4000 behind = 4000',
      'Pot after this: 450 + 500 = 950',
      '',
      'Next to act: Raha',
      'call 450: level 500 − 50 already in = 450',
      'fold',
      'minimum raise to 700: level 500 + last full raise 200 = 700',
      'maximum raise to 1000: 50 already in + 950 behind = 1000',
    ]);
  });

  it('shows the price of a call that a blind has partly paid', () => {
    expect(linesAt(withCursor(hand, 'calls')).slice(0, 5)).toEqual([
      'Raha calls 450',
      'to 500: the street total',
      'adds 450 new chips: 500 − 50 already in',
      'legal: the call costs 450 (level 500 − 50 already in = 450)',
      'Pot after this: 950 + 450 = 1400',
    ]);
  });

  it('says that a short stack may call for less but not raise', () => {
    expect(linesAt(withCursor(hand, 'calls')).slice(-3)).toEqual([
      'call 50: level 500 − 100 already in = 400, but only 50 is left',
      'fold',
      'Kian may not raise, because the stack reaches only 150, not more than the level of 500',
    ]);
  });

  it('says when an action closes the betting', () => {
    expect(linesAt(withCursor(hand, 'Navid calls', 7)).slice(-2)).toEqual([
      'Pot after this: 1400 + 200 = 1600',
      'The preflop betting is closed.',
    ]);
  });

  it('says that a check is free', () => {
    expect(linesAt(withCursor(hand, 'checks')).slice(0, 3)).toEqual([
      'Raha checks',
      'legal: nothing is owed',
      'Pot after this: 1600',
    ]);
  });

  it('shows the bounds that an illegal action violates without repeating its diagnostic', () => {
    expect(linesAt(withCursor(hand, 'raises to 1000')).slice(0, 9)).toEqual([
      'Sara raises to 1000',
      'to 1000: the street total',
      'by 200 over the level: 1000 − 800',
      'adds 1000 new chips',
      'not legal here (TDA 2024 43-A, 2026 45-A)',
      'call 800: level 800 − 0 already in = 800',
      'fold',
      'minimum raise to 1600: level 800 + last full raise 800 = 1600',
      'maximum raise to 3500: 0 already in + 3500 behind = 3500',
    ]);
  });

  it('says whose turn it was after an action out of turn', () => {
    const lines = linesAt(withCursor(hand.replace('Sara raises to 500', 'Raha raises to 500'), 'Raha raises', 6));
    expect(lines).toContainEqual(expect.stringMatching(/^not legal here \(TDA 2024 \d+/));
    expect(lines).toContain("it is Sara's turn");
  });

  it('lists the players of a line one by one', () => {
    const lines = linesAt('seats A, B, C, D\nblinds 1/2\nothers |fold\n');
    expect(lines.slice(0, 3)).toEqual(['C folds', 'D folds', 'A folds']);
  });

  it('shows the alternatives to an illegal line', () => {
    expect(linesAt(withCursor(potLimit, 'illegal Raha raises', 14))).toEqual([
      'What Raha may do instead',
      'call 50: level 150 − 100 already in = 50',
      'fold',
      'Raha may not raise, because the level has risen by only 50 since Raha last acted, less than the last full raise of 100',
    ]);
  });
});

describe('hover on an amount', () => {
  it('derives the bounds of a raise', () => {
    expect(linesAt(withCursor(hand, '500\n'))).toEqual([
      'Amounts that Sara may put in',
      'minimum raise to 500: level 300 + last full raise 200 = 500',
      'maximum raise to 4000: 0 already in + 4000 behind = 4000',
      'the call costs 300: level 300 − 0 already in = 300',
      'whole stack: 0 already in + 4000 behind = 4000',
    ]);
  });

  it('derives the pot-limit', () => {
    const lines = linesAt(withCursor(potLimit, 'Navid raises to 250', 17));
    expect(lines).toContain('maximum raise to 850: 0 already in + pot 550 + 2 × call 150 = 850');
  });

  it('says what a fraction of the pot comes to', () => {
    expect(linesAt(withCursor(hand, '1/2 pot')).slice(0, 2)).toEqual([
      'Amounts that Navid may put in',
      'this comes to 800',
    ]);
  });
});

describe('hover on a street, a branch, the hand', () => {
  it('shows layers, pots, refund and check sum at the end of the hand', () => {
    expect(linesAt(withCursor(ledger, 'hand'))).toEqual([
      'Three stay, one folds',
      'layer 1: 140 × 4 = 560 — A, B, C',
      'layer 2: 60 × 3 = 180 — B, C',
      'layer 3: 160 × 2 = 320 — B, C',
      'main pot: 140 × 4 = 560 — A, B, C',
      'side pot 1: 180 + 320 = 500 — B, C',
      'refund: the uncalled 140 is returned to C',
      'All chips: 560 + 500 + 140 = 1200',
      'A wins 560 (main pot)',
      'B wins 500 (side pot 1)',
      'net of A: 420',
      'net of B: 140',
      'net of C: -360',
      'net of D: -200',
    ]);
  });

  it('shows the chips on the table when a street begins', () => {
    expect(linesAt(withCursor(hand, 'flop'))).toEqual([
      'flop K♣ 9♦ 7♣',
      'layer 1: 100 × 4 = 400 — Raha, Navid, Sara',
      'layer 2: 400 × 3 = 1200 — Raha, Navid, Sara',
      'pot: 400 + 1200 = 1600 — Raha, Navid, Sara',
      '',
      'Next to act: Raha',
      'check',
      'minimum bet 100: an opening bet is at least 100',
      'maximum bet 500: 0 already in + 500 behind = 500',
    ]);
  });

  it('shows a branch with its own end', () => {
    expect(linesAt(withCursor(potLimit, 'branch'))).toEqual([
      'Navid raises',
      'in the middle: 300 — Raha, Kian, Navid',
      'bets on this street: Raha 100 + Kian 150 + Navid 250 = 500',
      'All chips: 300 + 500 = 800',
    ]);
  });

  it('says that the pot is unknown', () => {
    expect(linesAt('|flop\nA bets 5\nB calls\n')[1]).toMatch(/^The pot is unknown/);
  });
});

describe('hover on an expectation', () => {
  it('shows the correct value with its derivation', () => {
    expect(linesAt(withCursor(potLimit, 'min raise 250'))).toEqual([
      'Navid: minimum raise',
      'correct value: 250',
      'level 150 + last full raise 100 = 250',
    ]);
  });

  it('says that a right exists and why', () => {
    expect(linesAt(withCursor(potLimit, 'may not raise'))).toEqual([
      'Raha: may not',
      'this is true here',
      'Raha may not raise, because the level has risen by only 50 since Raha last acted, less than the last full raise of 100',
    ]);
  });

  it('shows the correct value if the text is wrong', () => {
    expect(linesAt(withCursor(hand.replace('pot 3400', 'pot 900'), 'pot 900'))).toEqual(['pot', 'correct value: 3400']);
  });

  it('shows a layer with who may win it', () => {
    expect(linesAt(withCursor(ledger, 'layer 1'))).toEqual([
      'layer',
      'correct value: 560, for A, B, C',
      '140 × 4 = 560',
    ]);
  });
});

describe('hover on a player', () => {
  it('shows their seat, stack, chips and legal actions', () => {
    expect(linesAt(withCursor(hand, 'Raha calls'))).toEqual([
      'Raha (SB)',
      'stack: 950 behind',
      'paid on this street: 50',
      'paid in this hand: 50',
      'Next to act. Legal actions:',
      'call 450: level 500 − 50 already in = 450',
      'fold',
      'minimum raise to 700: level 500 + last full raise 200 = 700',
      'maximum raise to 1000: 50 already in + 950 behind = 1000',
    ]);
  });

  it('shows their cards, and finds them by position', () => {
    expect(linesAt(withCursor(hand, 'Sara 4000')).slice(0, 2)).toEqual(['Sara (BTN)', 'cards As Kd']);
    expect(linesAt(withCursor(hand.replace('Raha calls', 'SB calls'), 'SB calls'))[0]).toBe('Raha (SB)');
  });

  it('says that they have folded', () => {
    expect(linesAt(withCursor(hand, 'Raha stack')).at(-1)).toBe('folded: no more decisions in this hand');
  });
});

describe('hover elsewhere', () => {
  it.each([
    ['a blank line', 'hand\n|\nseats A, B\n'],
    ['a comment', 'hand\nseats A, B # no|te\n'],
    ['setup', 'hand\ngame N|LHE\nseats A, B\nblinds 1/2\n'],
    ['the setup of a file', 'blinds 1|/2\n\nhand\nseats A, B\n'],
    ['nothing at all', '|'],
  ])('says nothing on %s', (_, marked) => {
    expect(hoverIn(marked)).toBeNull();
  });

  it('covers the words that it explains', () => {
    expect(hoverIn(withCursor(hand, 'raises to 500'))?.range).toEqual({
      start: { line: 4, character: 0 },
      end: { line: 4, character: 18 },
    });
  });

  it('works in a fence of Markdown, at the columns of the document', () => {
    const text = '> - Like this:\n>\n>   ```hand\n>   seats A, B\n>   blinds 1/2\n>   A raises to 4\n>   ```\n';
    const hover = hoverIn(withCursor(text, 'raises to 4'), MarkdownFile.of);
    expect(withoutIsolates(hover?.plain ?? '')).toContain(
      'A raises to 4\nto 4: the street total\nby 2 over the level: 4 − 2',
    );
    expect(hover?.range).toEqual({ start: { line: 5, character: 4 }, end: { line: 5, character: 17 } });
  });

  it('uses the setup of the file', () => {
    expect(linesAt('blinds 100/200\n\nhand\nseats A, B, C\nC |raises to 400\n')).toContain(
      'minimum raise to 400: level 200 + last full raise 200 = 400',
    );
  });

  it('answers in the digits of the author', () => {
    expect(linesAt('seats A, B, C\nblinds ۵۰/۱۰۰\nC |raises to ۳۰۰\n')[1]).toBe('to ۳۰۰: the street total');
  });

  it('isolates names, and keeps them from being Markdown', () => {
    const hover = hoverIn('seats رها, "*B*"\nblinds 1/2\n|رها calls\n');
    expect(hover?.markdown).toContain('**\u2068رها\u2069 (\u2068SB\u2069)**');
    expect(hoverIn('seats رها, "*B*"\nblinds 1/2\nرها |calls\n')?.markdown).toContain('\u2068\\*B\\*\u2069');
  });
});
