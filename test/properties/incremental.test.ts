import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyzeSection } from '../../language/analysis/document/analyze';
import type { HandDocument } from '../../language/analysis/document/document';
import { HandFile } from '../../language/analysis/document/handFile';
import { MarkdownFile } from '../../language/analysis/document/markdownFile';
import type { Range } from '../../language/analysis/document/position';

const handLines = ['hand', 'hand "One"', ' hand two', 'handy folds', 'Hand: "x"', '\uFEFFhand "y"', 'دست «یک»'];
const otherLines = [
  '',
  '  ',
  '# note',
  '> told',
  'game PLO',
  'blinds 50/100',
  'seats A 1000, B 150, C',
  'A raises to 300',
  'B calls',
  'C folds',
  'flop K♣ 9♦ 7♣',
  'A bets 1',
  'expect A min raise 7',
  'branch "what if"',
  'end',
  'mark m',
  'ledger',
  'A 140 all-in',
  'foo bar',
  'رها فولد',
];
const fenceLines = [
  '```hand',
  '```hand defaults',
  '```',
  '> ```hand',
  '> A folds',
  '- ```hand',
  '  A folds',
  '  ```',
  '~~~',
  'Some prose.',
  '```hand x',
  'At least 300<!-- = x@m: min raise -->',
  '> 7<!-- = : pot --> + 5 = 13',
  '- 5 + 5 = 11<!-- ≠ --> {/* = level */}',
  'A<!-- = x:',
  '<!--',
  '-->',
];

const eol = fc.constantFrom('\n', '\r\n', '\r');
const textOf = (lines: readonly string[], maxLength: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...lines), eol), { maxLength })
    .chain((rows) =>
      fc.constantFrom('', ...lines).map((last) => rows.map(([line, end]) => line + end).join('') + last),
    );
const position = fc.record({ line: fc.integer({ min: 0, max: 24 }), character: fc.integer({ min: 0, max: 14 }) });
const editOf = (lines: readonly string[]) =>
  fc.record({
    range: fc.record({ start: position, end: position }),
    text: fc.oneof(
      fc.constantFrom('', 'h', 'hand', '\n', '\r', '\r\n', '\nhand', 'hand\n', ' ', '#', '`', '```', '1'),
      textOf(lines, 4),
    ),
  });

/** Everything about a document that features read, with the analysis of each section. */
function everythingOf(document: HandDocument) {
  return {
    text: document.text(),
    lineCount: document.lineCount,
    sections: document.sections.map((section, index) => ({
      text: section.text,
      columns: section.columns,
      firstLine: document.firstLine(index),
      analysis: analyzeSection(document, index),
      mark: document.marks.get(index),
    })),
    prose: document.prose?.findings,
    bound: document.prose?.bound,
    sectionAt: Array.from({ length: document.lineCount + 1 }, (_, line) => document.sectionAt(line)),
  };
}

/** The text after an edit, by the library that other servers use. */
function editedText(text: string, range: Range, newText: string): string {
  return TextDocument.applyEdits(TextDocument.create('file:///a', 'handscript', 1, text), [{ range, newText }]);
}

describe('an edited document equals the same text opened afresh', () => {
  it('as a file of hands', () => {
    const lines = [...handLines, ...otherLines];
    fc.assert(
      fc.property(textOf(lines, 20), fc.array(editOf(lines), { minLength: 1, maxLength: 6 }), (text, edits) => {
        const document = HandFile.of(text);
        let whole = text;
        for (const { range, text: newText } of edits) {
          everythingOf(document);
          whole = editedText(whole, range, newText);
          document.edit(range, newText);
          expect(document.text()).toBe(whole);
          expect(everythingOf(document)).toEqual(everythingOf(HandFile.of(whole)));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('as Markdown', () => {
    const lines = [...fenceLines, ...fenceLines, 'hand "One"', ...otherLines];
    fc.assert(
      fc.property(textOf(lines, 20), fc.array(editOf(lines), { minLength: 1, maxLength: 4 }), (text, edits) => {
        const document = MarkdownFile.of(text);
        let whole = text;
        for (const { range, text: newText } of edits) {
          everythingOf(document);
          whole = editedText(whole, range, newText);
          document.edit(range, newText);
          expect(document.text()).toBe(whole);
          expect(everythingOf(document)).toEqual(everythingOf(MarkdownFile.of(whole)));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the sections that an edit does not touch', () => {
    const hands = Array.from({ length: 50 }, (_, i) => `hand "${i}"\nseats A, B\nblinds 1/2\nA folds\n`);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 49 }), fc.integer({ min: 1, max: 3 }), (hand, line) => {
        const document = HandFile.of(hands.join(''));
        const before = [...document.sections];
        document.edit(
          { start: { line: hand * 4 + line, character: 0 }, end: { line: hand * 4 + line, character: 1 } },
          'x',
        );
        const changed = before.filter((section, index) => document.sections[index] !== section);
        expect(changed).toEqual([before[hand + 1]]);
      }),
    );
  });
});
