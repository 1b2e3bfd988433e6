import { describe, expect, it } from 'vitest';
import { analyzeSection } from '../../../../language/analysis/document/analyze';
import { HandFile } from '../../../../language/analysis/document/handFile';
import { Timelines } from '../../../../language/analysis/document/timelines';
import { applyEdits } from '../../../../language/analysis/rewriting';
import { severitiesFrom } from '../../../../language/analysis/severities';
import { fixAllTitle, quickFixesAt } from '../../../../language/service/codeActions/quickFixes';
import { rewritesAt } from '../../../../language/service/codeActions/rewrite';
import { cursorIn, withoutIsolates } from '../../../support/cursor';
import { slowdown } from '../../../support/machine';
import { manyHands } from '../../../support/manyHands';
import { finished } from '../../../support/steps';

const WISHES = { language: 'auto', digits: 'auto', severities: severitiesFrom(null) } as const;

/** The titles of the fixes at the cursor with the text after each. */
function fixed(marked: string, wishes: Parameters<typeof quickFixesAt>[3] = WISHES): [string, string][] {
  const { text, position } = cursorIn(marked);
  const range = { start: position, end: position };
  return finished(quickFixesAt(HandFile.of(text), new Timelines(), range, wishes)).map(({ title, edits }) => [
    withoutIsolates(title),
    applyEdits(text, edits),
  ]);
}

const HEAD = 'blinds 50/100\nseats Raha, Kian\n';

describe('quick fixes at a cursor', () => {
  it('fix the diagnostics there', () => {
    expect(fixed(`${HEAD}Raha |checks\nKian bets 20\n`)).toEqual([
      ['Write “Raha calls”', `${HEAD}Raha calls\nKian bets 20\n`],
      ['Write “Raha folds”', `${HEAD}Raha folds\nKian bets 20\n`],
      [
        'Ignore betting/check-facing-bet on this line',
        `${HEAD}# handscript-ignore betting/check-facing-bet\nRaha checks\nKian bets 20\n`,
      ],
    ]);
    expect(fixed(`${HEAD}|Raha checks\n`)).toEqual([]);
    expect(fixed(`|`)).toEqual([]);
  });

  it('use the language and the digits of the hand', () => {
    expect(fixed('ब्लाइंड ५०/१००\nखिलाड़ी राहा, कियान\nराहा |१५० तक रेज़ करता है\n')[0]).toEqual([
      '२०० लिखें, जो सबसे कम मान्य है',
      'ब्लाइंड ५०/१००\nखिलाड़ी राहा, कियान\nराहा २०० तक रेज़ करता है\n',
    ]);
    expect(fixed('بلایند ۵۰/۱۰۰\nبازیکنان رها، کیان\nرها به |۱۵۰ ریز می‌کند\n')[0]?.[0]).toBe(
      'نوشتن ۲۰۰، کمترین مقدار مجاز',
    );
  });

  it('are not offered for disabled diagnostics', () => {
    const severities = severitiesFrom({ 'betting/check-facing-bet': 'off' });
    expect(fixed(`${HEAD}Raha |checks\n`, { ...WISHES, severities })).toEqual([]);
  });

  it('can be applied together under a title in the language of the hand', () => {
    expect(withoutIsolates(fixAllTitle(HandFile.of('دست\n'), 0, WISHES))).toBe('اصلاح همهٔ خطاهای قطعی این فایل');
    expect(fixAllTitle(HandFile.of(''), 0, WISHES)).toBe('Apply all safe fixes in this file');
  });
});

describe('rewrites at a cursor', () => {
  const titles = (marked: string, requested: boolean): string[] => {
    const { text, position } = cursorIn(marked);
    const range = { start: position, end: position };
    const kinds = ['raise', 'amounts', 'digits', 'ledger', 'branch'] as const;
    return rewritesAt(HandFile.of(text), new Timelines(), range, kinds, requested, WISHES).map(({ title }) =>
      withoutIsolates(title),
    );
  };

  it('are those of the line, and those of the hand at its beginning or on request', () => {
    const raise = ['Write this raise as “Raha raises by 200”', 'Write this raise as “Raha raises adding 250”'];
    const hand = ['Write the amounts of this hand in big blinds'];
    expect(titles(`hand\n${HEAD}Raha |raises to 300\n`, false)).toEqual(raise);
    expect(titles(`hand\n${HEAD}Raha |raises to 300\n`, true)).toEqual([...raise, ...hand]);
    expect(titles(`|hand\n${HEAD}Raha raises to 300\n`, false)).toEqual(hand);
  });
});

it('finds the code actions of a line in a file of 10,000 hands within five milliseconds', { retry: 2 }, () => {
  const text = `${manyHands(10_000, { wrongEvery: 50 })}\nhand\n${HEAD}Raha raises to 150\n`;
  const file = HandFile.of(text);
  for (const index of file.sections.keys()) analyzeSection(file, index);
  const line = file.lineCount - 2;
  const range = { start: { line, character: 0 }, end: { line, character: 99 } };
  const took = Array.from({ length: 20 }, () => {
    const start = performance.now();
    expect(finished(quickFixesAt(file, new Timelines(), range, WISHES))).toHaveLength(3);
    rewritesAt(file, new Timelines(), range, ['raise', 'branch', 'amounts', 'digits'], true, WISHES);
    return performance.now() - start;
  });
  expect(Math.min(...took)).toBeLessThan(5 * slowdown());
});
