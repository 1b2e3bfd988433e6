/** Fixes as edits of a document: files, Markdown, quotations; everything sure at once. */
import { describe, expect, it } from 'vitest';
import { analyzeSection } from '../../../language/analysis/document/analyze';
import type { HandDocument } from '../../../language/analysis/document/document';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { Timelines } from '../../../language/analysis/document/timelines';
import { fixesIn } from '../../../language/analysis/documentFixes';
import { applyEdits } from '../../../language/analysis/rewriting';
import { safeFixes } from '../../../language/analysis/safeFixes';
import { translateHand } from '../../../language/format/translateHand';
import { parseHand } from '../../../language/syntax/index';
import { finished } from '../../support/steps';

const EVERYTHING = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
const all = (): boolean => true;

const mends = (document: HandDocument, range = EVERYTHING) => finished(fixesIn(document, new Timelines(), range, all));

function allSure(document: HandDocument): string {
  const work = safeFixes(document, all);
  for (;;) {
    const step = work.next();
    if (step.done === true) return applyEdits(document.text(), step.value);
  }
}

describe('what is found in a document', () => {
  it('is fixed in place, in the right hand', () => {
    const text = 'seats A, B\nblinds 1/2\n\nhand\nA folds\n\nhand\nA checks\n';
    const file = HandFile.of(text);
    const found = mends(file);
    expect(found.map(({ code, preferred }) => [code, preferred])).toEqual([
      ['betting/check-facing-bet', true],
      ['betting/check-facing-bet', false],
      ['betting/check-facing-bet', false],
    ]);
    expect(found.map(({ edits }) => applyEdits(text, edits))).toEqual([
      text.replace('checks', 'calls'),
      text.replace('checks', 'folds'),
      text.replace('A checks', '# handscript-ignore betting/check-facing-bet\nA checks'),
    ]);
    expect(mends(file, { start: { line: 4, character: 0 }, end: { line: 4, character: 7 } })).toEqual([]);
  });

  it.each([
    ['en', 'may raise<!-- = cap: A may raise -->', 'may raise<!-- = cap: A may not raise -->'],
    ['en', 'may raise<!-- = may raise -->', 'may raise<!-- = may not raise -->'],
    ['en', 'at least 250<!-- = cap: A min raise -->', 'at least 250<!-- = cap: A may not raise -->'],
    ['en', 'no cap: 900<!-- = A max raise by -->', 'no cap: 900<!-- = A may not raise -->'],
    ['en', 'not raise<!-- = @m:\n C may not raise -->', 'not raise<!-- = @m:\n C may raise -->'],
    ['en', 'folds<!-- = @m: C options fold -->', 'folds<!-- = @m: C options fold, call, raise -->'],
    ['en', 'C<!-- = C to act -->', 'C<!-- = A to act -->'],
    ['fa', 'نه<!-- = A حق ریز دارد -->', 'نه<!-- = A حق ریز ندارد -->'],
    ['hi', '२५०<!-- = A न्यूनतम रेज़ -->', '२५०<!-- = A रेज़ नहीं कर सकता -->'],
    ['ar', 'لا<!-- = @m: C لا يحق له الرفع -->', 'لا<!-- = @m: C يحق له الرفع -->'],
    ['es', 'sí<!-- = A puede subir -->', 'sí<!-- = A no puede subir -->'],
  ])('is fixed in a prose comment whose words are not true: %s %s', (language, prose, mended) => {
    const hand = 'blinds 50/100\nseats A, B 150, C\nflop\npot 300\nA bets 100\nB all-in 150\nmark m\nC calls';
    const fence = `\`\`\`hand cap\n${translateHand(parseHand(hand), { to: language })}\n\`\`\`\n`;
    const text = `${fence}\n${prose}\n`;
    const [first] = mends(MarkdownFile.of(text)).map(({ edits }) => applyEdits(text, edits));
    expect(first).toBe(`${fence}\n${mended}\n`);
    const left = MarkdownFile.of(first ?? '').prose.findings;
    expect(left).toEqual([]);
  });

  it('is not believed to be there because it was', () => {
    const file = HandFile.of('blinds 1/2\nseats Raha, B\nR\u2066aha calls\nB checks\n');
    const [first] = mends(file).filter(({ code }) => code === 'text/bidi-control');
    expect([first?.edits[0]?.newText, first?.preferred]).toEqual(['', true]);
  });

  it('is fixed in setup for other hands', () => {
    const file = HandFile.of('rules tdaa\n\nhand\nseats A, B\nblinds 1/2\n');
    expect(mends(file).map(({ edits }) => edits[0]?.newText)).toContain('tda');
  });

  it.each([
    ['may not raise', false],
    ['may raise', true],
  ])('is tried on the hands below, where it is set-up for them: %s', (right, preferred) => {
    const setup = 'rules tda, reopen haf\nblinds 50/100\nseats A, B 150, C\n';
    const hand = `\nhand\nflop\npot 300\nA bets 100\nB all-in 150\nC calls\nexpect A ${right}\n`;
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 30 } };
    const [first] = mends(HandFile.of(setup + hand + hand), range);
    expect([first?.edits[0]?.newText, first?.preferred]).toEqual(['half', preferred]);
    const fence = (text: string, name = ''): string => `\`\`\`hand ${name}\n${text}\`\`\`\n\n`;
    const lesson = fence(setup, 'defaults') + fence(hand) + fence(hand);
    const [inLesson] = mends(MarkdownFile.of(lesson), { ...range, end: { line: 1, character: 30 } });
    expect([inLesson?.edits[0]?.newText, inLesson?.preferred]).toEqual(['half', preferred]);
  });

  it.each([
    ['```hand\nblinds 1/2\nseats A, B, C\nA folds\n```\n', 'C folds\nA folds'],
    ['> ```hand\n> blinds 1/2\n> seats A, B, C\n> A folds\n> ```\n', 'C folds\n> A folds'],
    ['- x\n  ```hand\n  blinds 1/2\n  seats A, B, C\n  A folds\n  ```\n', 'C folds\n  A folds'],
  ])('gets its new lines in Markdown: %j', (text, wanted) => {
    const [first] = mends(MarkdownFile.of(text));
    expect(applyEdits(text, first?.edits ?? [])).toBe(text.replace('A folds', wanted));
  });

  it('loses whole lines in a quotation', () => {
    const text = '> ```hand\n> blinds 1/2\n> seats A, B\n> A folds\n> B bets 4\n> ```\n';
    const [first] = mends(MarkdownFile.of(text));
    expect(applyEdits(text, first?.edits ?? [])).toBe(text.replace('> B bets 4\n', ''));
  });

  it('keeps Windows line ends', () => {
    const text = 'blinds 1/2\r\nseats A, B, C\r\nA folds\r\n';
    const [first] = mends(HandFile.of(text));
    expect(applyEdits(text, first?.edits ?? [])).toBe('blinds 1/2\r\nseats A, B, C\r\nC folds\r\nA folds\r\n');
  });

  it('is silent after the comment that the last fix writes', () => {
    const text = 'blinds 1/2\nseats\n  A\n  B\n  A\n\nA checks\n';
    let file = HandFile.of(text);
    for (let round = 0; round < 2; round += 1)
      file = HandFile.of(applyEdits(file.text(), mends(file).at(-1)?.edits ?? []));
    expect(analyzeSection(file, 0).findings).toEqual([]);
  });
});

describe('everything that is sure', () => {
  it.each([
    ['nothing where all is well', 'blinds 1/2\nseats A, B\nA folds\n', 'blinds 1/2\nseats A, B\nA folds\n'],
    [
      'several slips of a hand',
      'hand My hand\nblinds 1/2\nseats A, B, C\nC raises 6\nA calls 6\nbranch\nA folds',
      'hand "My hand"\nblinds 1/2\nseats A, B, C\nC raises to 6\nA calls to 6\nbranch\nA folds\nend',
    ],
    [
      'what one slip has hidden',
      'blinds 1/2\nseats A, B\nbranch "x"\nA raises 4\nbranch "y"\nB raises 7',
      'blinds 1/2\nseats A, B\nbranch "x"\nA raises to 4\nbranch "y"\nB raises to 7\nend\nend',
    ],
    [
      'but no guess',
      'blinds 1/2\nseats A, B\nA checks\nexpect B to call 9\n',
      'blinds 1/2\nseats A, B\nA checks\nexpect B to call 9\n',
    ],
    [
      'the end of an indented branch before what is not',
      'blinds 1/2\nseats A, B\nbranch\n  A folds\n\nA raises to 4\nB calls\nflop\nB bets 3\n',
      'blinds 1/2\nseats A, B\nbranch\n  A folds\nend\n\nA raises to 4\nB calls\nflop\nB bets 3\n',
    ],
    [
      'but no end where it could stand at several places',
      'blinds 1/2\nseats A, B\nbranch\nA folds\n\nA calls\nB checks\n',
      'blinds 1/2\nseats A, B\nbranch\nA folds\n\nA calls\nB checks\n',
    ],
    [
      'but no end that makes more mistakes than there were',
      'blinds 1/2\nseats A, B, C\nbranch\n  C raises to 6\nA calls 5\nB calls 4\n',
      'blinds 1/2\nseats A, B, C\nbranch\n  C raises to 6\nA calls 5\nB calls 4\n',
    ],
    [
      'but no end with which the main line has a mistake that nobody saw',
      'blinds 1/2\nseats A, B, C\nC raises to 6\nbranch\n  A folds\nB calls\nflop\nB checks\n',
      'blinds 1/2\nseats A, B, C\nC raises to 6\nbranch\n  A folds\nB calls\nflop\nB checks\n',
    ],
    [
      'but no number that would be read as another',
      'blinds 0.5/1\nseats A १०٫125, B\nflop\nexpect pot १०٫125, level १۲\n',
      'blinds 0.5/1\nseats A १०٫125, B\nflop\nexpect pot १०٫125, level १२\n',
    ],
    [
      'but nothing that gives the hand new play',
      'blinds 1/2\nseats Raha, B\nR\u2066aha calls\nB checks  # \u2067x\n',
      'blinds 1/2\nseats Raha, B\nR\u2066aha calls\nB checks  # x\n',
    ],
    [
      'but no mark that mends nothing',
      'blinds 1/2\nseats A, B\nA "calls\nbranch\n  A raises 4\n',
      'blinds 1/2\nseats A, B\nA "calls\nbranch\n  A raises to 4\nend\n',
    ],
    [
      'what is seen nowhere, in titles and names',
      'hand "a\u2066b"\nblinds 1/2\nseats "C\u2066", B\n"C\u2066" folds\n',
      'hand "ab"\nblinds 1/2\nseats "C", B\n"C" folds\n',
    ],
    [
      'but no title that would lose its marks',
      'hand a «b» “c” "d"\nblinds 1/2\nseats A, B\n',
      'hand a «b» “c” "d"\nblinds 1/2\nseats A, B\n',
    ],
    [
      'but not what a comment silences',
      'blinds 1/2\nseats A, B\n# handscript-ignore bare-raise\nA raises 4\nB raises 7\n',
      'blinds 1/2\nseats A, B\n# handscript-ignore bare-raise\nA raises 4\nB raises to 7\n',
    ],
    [
      'in every language',
      'بلایند ۱/۲\nبازیکنان A, B\nA ۴ ریز می‌کند\nشاخه\nB به ۱2 ریز می‌کند\n',
      'بلایند ۱/۲\nبازیکنان A, B\nA به ۴ ریز می‌کند\nشاخه\nB به ۱۲ ریز می‌کند\nپایان\n',
    ],
  ])('%s', (_, before, after) => {
    expect(allSure(HandFile.of(before))).toBe(after);
    expect(allSure(HandFile.of(after))).toBe(after);
  });

  it('is found among thousands of branches that lack their end, one mistake a step', {
    retry: 2,
    timeout: 60_000,
  }, () => {
    const text = `blinds 1/2\nseats A, B, C\nC raises 6\n${'branch "x"\n  C folds\n'.repeat(1500)}`;
    const begun = performance.now();
    const work = safeFixes(HandFile.of(text), all);
    let steps = 0;
    let step = work.next();
    for (; step.done !== true; step = work.next()) steps += 1;
    expect(performance.now() - begun).toBeLessThan(12_000);
    expect(steps).toBeGreaterThan(100);
    expect(applyEdits(text, step.value)).toBe(text.replace('raises 6', 'raises to 6'));
  });

  it('is written in quoted fences too', () => {
    const text = '> ```hand\n> blinds 1/2\n> seats A, B\n> branch\n> A raises 4\n> ```\n';
    expect(allSure(MarkdownFile.of(text))).toBe(
      '> ```hand\n> blinds 1/2\n> seats A, B\n> branch\n> A raises to 4\n> end\n> ```\n',
    );
  });
});
