/** A hand said otherwise: the text after it, which comes to the same. */
import { describe, expect, it } from 'vitest';
import type { HandDocument } from '../../../language/analysis/document/document';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { Timelines } from '../../../language/analysis/document/timelines';
import { type RewritingKind, rewritingsAt } from '../../../language/analysis/handRewriting';
import { applyEdits } from '../../../language/analysis/rewriting';
import { raiseAt } from '../../../language/fixes/rewrite/sayRaise';
import { comesTo } from '../../support/rewritten';
import { replay } from '../replay/hand';

const HEAD = 'blinds 50/100\nseats SB, BB, A\n';

function rewritten(document: HandDocument, kind: RewritingKind, line: number, last = line): string[] {
  const range = { start: { line, character: 0 }, end: { line: last, character: last === line ? 0 : 99 } };
  const found = rewritingsAt(document, new Timelines(), range, new Set([kind]));
  return found.map(({ edits }) => applyEdits(document.text(), edits));
}

describe('a raise', () => {
  it.each([
    ['A raises to 300', 'A raises by 200', 'A raises adding 300'],
    ['A raises by 200', 'A raises to 300', 'A raises adding 300'],
    ['A raises to 3bb', 'A raises by 2bb', 'A raises adding 3bb'],
    ['A raises to $300 all-in', 'A raises by $200 all-in', 'A raises adding $300 all-in'],
    ['A به ۳۰۰ ریز می‌کند', 'A با افزایش ۲۰۰ ریز می‌کند', 'A ۳۰۰ دیگر اضافه ریز می‌کند'],
    ['A 300 तक रेज़ करता है', 'A 200 की बढ़ोतरी रेज़ करता है', 'A 300 और जोड़कर रेज़ करता है'],
    ['A raises pot'],
    ['A raises to 150'],
    ['A calls'],
    ['A raises to 300 by 200'],
  ])('%s', (line, ...others) => {
    const text = HEAD + line;
    const found = rewritten(HandFile.of(text), 'raise', 2);
    expect(found).toEqual(others.map((other) => HEAD + other));
    for (const other of found) expect(comesTo(other)).toEqual(comesTo(text));
  });

  it('says what it adds to what is in already', () => {
    const text = `${HEAD}A raises to 300\nSB raises to 700, BB folds`;
    expect(rewritten(HandFile.of(text), 'raise', 3)).toEqual([
      text.replace('raises to 700', 'raises by 400'),
      text.replace('raises to 700', 'raises adding 650'),
    ]);
  });

  it('is found in one of thousands of branches after thousands of raises', { retry: 2, timeout: 60_000 }, () => {
    const many = 6000;
    const raises = Array.from({ length: many }, (_, at) => `${at % 2 === 0 ? 'B' : 'A'} raises to ${4 + 2 * at}\n`);
    const branches = `branch\nB raises to ${4 * many}\nend\n`.repeat(many);
    const hand = replay(`seats A 9m, B 9m\nblinds 1/2\nA calls\n${raises.join('')}${branches}`);
    const begun = process.cpuUsage();
    const raise = raiseAt(hand, hand.tree.text.length - 6);
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(700);
    expect(raise?.step).toMatchObject({ seat: 1, to: 4 * many, line: 3 + many + 3 * many - 2 });
  });
});

describe('amounts', () => {
  it('can be rewritten in big blinds where they come out even, and in chips', () => {
    const chips =
      'blinds 50/100\nseats SB 1000, BB 1234.5, A\nA raises to 250\nexpect SB to call 200\nillegal SB raises to 300\n';
    const inBlinds =
      'blinds 50/100\nseats SB 10bb, BB 1234.5, A\nA raises to 2.5bb\nexpect SB to call 2bb\nillegal SB raises to 3bb\n';
    expect(rewritten(HandFile.of(chips), 'amounts', 0)).toEqual([inBlinds]);
    expect(rewritten(HandFile.of(inBlinds), 'amounts', 0)).toContain(chips);
  });

  it('keep their digits', () => {
    const text = 'بلایند ۵۰/۱۰۰\nبازیکنان A, B\nA به ۲۵۰ ریز می‌کند\n';
    expect(rewritten(HandFile.of(text), 'amounts', 0)).toEqual([text.replace('۲۵۰', '۲٫۵bb')]);
  });

  it('stay unchanged where no blinds are given', () => {
    expect(rewritten(HandFile.of('seats A, B\nflop\npot 20\nA bets 10\n'), 'amounts', 0)).toEqual([]);
  });
});

describe('digits', () => {
  it('are Latin, or those of the language', () => {
    const latin = 'بلایند 50/100\nبازیکنان A, B\nA به 250 ریز می‌کند\nنشان "a 1"\n';
    const native = 'بلایند ۵۰/۱۰۰\nبازیکنان A, B\nA به ۲۵۰ ریز می‌کند\nنشان "a 1"\n';
    expect(rewritten(HandFile.of(latin), 'digits', 0)).toEqual([native]);
    expect(rewritten(HandFile.of(native), 'digits', 0)).toEqual([latin]);
    expect(rewritten(HandFile.of(`${HEAD}A folds\n`), 'digits', 0)).toEqual([]);
  });
});

describe('a ledger', () => {
  it.each([
    [
      'hand "x"\nledger\nA 140 all-in\nB 360 all-in\nC 500\nD 200 folded\nexpect layer 1 560 for A, B, C\nexpect refund 140 to C, C net -360\n',
      'hand "x"\nseats A, B, C, D\nflop\npot 0\nA checks\nB checks\nC bets 200\nD calls\nA calls 140 all-in\nB calls\nturn\nB checks\nC bets 300\nD folds\nB calls 160 all-in\nexpect layer 1 560 for A, B, C\nexpect refund 140 to C, C net -360\n',
    ],
    ['ledger\nA 100, B 100\ndead 30\nA wins 230\n', 'seats A, B\nflop\npot 30\nA bets 100\nB calls\nA wins 230\n'],
    [
      'دفتر\nالف ۱۴۰ آل‌این\nب ۳۶۰\n',
      'بازیکنان الف، ب\nفلاپ\nپات ۰\nالف چک می‌کند\nب ۳۶۰ شرط می‌بندد\nالف ۱۴۰ آل‌این کال می‌کند\n',
    ],
  ])('%j is played', (ledger, hand) => {
    expect(rewritten(HandFile.of(ledger), 'ledger', 0)).toEqual([hand]);
  });

  it.each([
    'ledger\nA 10 folded\nB 20 folded\nC 30 folded\nD 40 folded\nE 50\n',
    'ledger\nA 10\nB 10 folded\n',
    'seats A, B\nflop\n',
  ])('%j is left as it is', (text) => {
    expect(rewritten(HandFile.of(text), 'ledger', 0)).toEqual([]);
  });
});

describe('lines', () => {
  const text = `${HEAD}A calls\n  SB folds # so\n\n  BB checks\nflop\n`;

  it('become a branch', () => {
    expect(rewritten(HandFile.of(text), 'branch', 3, 5)).toEqual([
      `${HEAD}A calls\n  branch\n    SB folds # so\n\n    BB checks\n  end\nflop\n`,
    ]);
  });

  it('do so in Markdown, in the words of the hand', () => {
    const fence = '> ```hand\n> بلایند ۵۰/۱۰۰\n> بازیکنان A, B\n> A کال می‌کند\n> ```\n';
    expect(rewritten(MarkdownFile.of(fence), 'branch', 3, 3)).toEqual([
      fence.replace('> A کال می‌کند', '> شاخه\n>   A کال می‌کند\n> پایان'),
    ]);
  });

  it.each([
    ['setup', `${HEAD}A calls\n`, 1, 2],
    ['the point of a branch', `${HEAD}A calls\nmark m\nSB folds\nbranch "x" from m\n  SB calls\nend\n`, 2, 4],
    ['its point', 'بلایند ۱/۲\nبازیکنان A, B\nA کال می‌کند\nنشان m\nB چک می‌کند\nشاخه از m\nپایان\n', 2, 4],
    ['half a branch', `${HEAD}branch\nA calls\nend\nA folds\n`, 3, 5],
    ['nothing that is played', `${HEAD}mark m\n`, 2, 2],
  ])('with %s stay', (_, lines, first, last) => {
    expect(rewritten(HandFile.of(lines), 'branch', first, last)).toEqual([]);
  });
});
