/** Lines of a language beside the English lines that say the same. */
import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../../language/syntax/index';
import { briefs, problemsOf } from '../brief';

/** What is said, then what English says. */
export type Row = readonly [line: string, english: string];

export const NAMES = ['A', 'B', 'C', 'D', 'رها', 'کیان', 'نوید', 'سارا', 'مینا', 'أ', 'ب', 'ج', 'د'];

/** Many words are the same in two languages: the line before tells which one is meant. */
const FIRST_LINES: Readonly<Record<string, string>> = {
  fa: 'بازی NLHE',
  ar: 'لعبة NLHE',
  hi: 'गेम NLHE',
  es: 'juego NLHE',
};

/** Each line gives the statements of its English line, without a problem, and is heard in its language. */
export function sameTree(language: string, title: string, rows: readonly Row[]): void {
  describe(title, () => {
    test.each(rows)('%s', (line, english) => {
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
