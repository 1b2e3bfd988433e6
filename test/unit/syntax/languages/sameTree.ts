/** Lines of a language beside the English lines that say the same. */
import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../../language/syntax/index';
import { briefs, problemsOf } from '../brief';

/** A line, then the English line of the same meaning. */
export type Row = readonly [line: string, english: string];

export const NAMES = ['A', 'B', 'C', 'D', 'رها', 'کیان', 'نوید', 'سارا', 'مینا', 'أ', 'ب', 'ج', 'د'];

/** Many words are the same in two languages: the line before tells which one is meant. */
const FIRST_LINES: Readonly<Record<string, string>> = {
  fa: 'بازی NLHE',
  ar: 'لعبة NLHE',
  hi: 'गेम NLHE',
  es: 'juego NLHE',
};

/** Each line gives the statements of its English line, without a problem, and is read in its language. */
export function sameTree(language: string, title: string, rows: readonly Row[]): void {
  describe(title, () => {
    test.each(rows)('reads %s like the English line', (line, english) => {
      const tree = parseHand(line, { names: NAMES });
      expect(briefs(line, NAMES)).toEqual(briefs(english, NAMES));
      expect(problemsOf(tree)).toEqual([]);
      expect(problemsOf(parseHand(english, { names: NAMES }))).toEqual([]);
      const after = parseHand(`${FIRST_LINES[language]}\n${line}`, { names: NAMES });
      // A ledger's plain entry has no word of any language.
      const heard = after.statements.flatMap((statement) => statement.language ?? []);
      expect([...new Set(heard)]).toEqual([language]);
    });
  });
}
