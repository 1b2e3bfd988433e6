/** The formatter on any text: it changes no meaning, loses no word, and has nothing more to say the second time. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HandFile } from '../../language/analysis/document/handFile';
import { formatHand } from '../../language/format/formatHand';
import { parseHand } from '../../language/syntax/index';
import { keywordsOf } from '../../language/syntax/keywords';
import type { Span, Token } from '../../language/syntax/tree';
import { projectFile, projectFiles } from '../support/files';
import { HAND_LINES, handText, playedText } from '../support/handTexts';
import { comesTo } from '../support/rewritten';

const hands = [...projectFiles('test/fixtures', '.hand'), ...projectFiles('samples', '.hand')].flatMap((file) =>
  HandFile.of(projectFile(file)).sections.map(({ text }) => text),
);

const BLANKS = [' ', '  ', '\t', '   ', ' \t '];

/** A text whose white space an author never looked at: blanks doubled, lines indented at random, commas pushed about. */
function untidy(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(texts, fc.array(fc.nat(99), { minLength: 40, maxLength: 40 })).map(([text, dice]) => {
    let turn = 0;
    const roll = (): number => dice[turn++ % dice.length] ?? 0;
    return text
      .split(/(\r\n|\n)/)
      .map((line) => {
        if (/^[\r\n]*$/.test(line)) return line;
        const lead = roll() < 30 ? (BLANKS[roll() % BLANKS.length] ?? '') : '';
        const tail = roll() < 30 ? (BLANKS[roll() % BLANKS.length] ?? '') : '';
        const body = line
          .replace(/ /g, () => (roll() < 25 ? (BLANKS[roll() % BLANKS.length] ?? ' ') : ' '))
          .replace(/,/g, () => (roll() < 30 ? ' ,' : ','));
        return lead + body + tail;
      })
      .join('');
  });
}

const texts = fc.oneof(fc.constantFrom(...hands), handText, playedText);
const pieces = fc
  .array(
    fc.tuple(
      fc.constantFrom(...HAND_LINES, '"open', '۱۲', '१२', '‏', '\u202e', ' , ', '(', ')', ': ', 'x'),
      fc.constantFrom(' ', '', '\n', '\r\n', '\r', '\n\n\n'),
    ),
    {
      maxLength: 25,
    },
  )
  .map((parts) => parts.map(([piece, behind]) => piece + behind).join(''));
const anything = fc.oneof(
  pieces,
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc.string({ unit: 'grapheme', maxLength: 150 }),
);
const digits = fc.constantFrom<'keep' | 'latin' | 'native'>('keep', 'latin', 'native');

const format = (text: string, choice: 'keep' | 'latin' | 'native' = 'keep'): string =>
  formatHand(parseHand(text), { digits: choice });

describe('formatting', () => {
  it('does not change the result of a hand', () => {
    fc.assert(
      fc.property(untidy(texts), digits, (text, choice) => {
        expect(comesTo(format(text, choice)), text).toEqual(comesTo(text));
      }),
      { numRuns: 120 },
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(untidy(texts), anything), digits, (text, choice) => {
        const once = format(text, choice);
        expect(format(once, choice), text).toBe(once);
      }),
      { numRuns: 250 },
    );
  });

  it('keeps every word of any text', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const tree = parseHand(text);
        const keywords = keywordsOf(tree);
        const isKeyword = ({ start, end }: Span): boolean =>
          keywords.some((keyword) => keyword.start < end && start < keyword.end);
        const isKept = (token: Token): boolean =>
          token.kind !== 'space' && token.kind !== 'newline' && !isKeyword(token);
        const after = parseHand(format(text)).tokens.map((token) => token.text.trimEnd());
        let from = 0;
        for (const token of tree.tokens.filter(isKept)) {
          const found = after.indexOf(token.text.trimEnd(), from);
          expect(found, `${JSON.stringify(token.text)} of ${text}`).toBeGreaterThanOrEqual(from);
          from = found + 1;
        }
      }),
      { numRuns: 250 },
    );
  });

  it('leaves no blanks at the end of a line, and no two consecutive blank lines', () => {
    fc.assert(
      fc.property(untidy(texts), (text) => {
        const lines = format(text).split(/\r\n|\n/);
        expect(lines.filter((line) => / $/.test(line) && !/"[^"]*$/.test(line))).toEqual([]);
        expect(
          lines.some((line, index) => index > 0 && line === '' && lines[index - 1] === '' && index < lines.length - 1),
        ).toBe(false);
      }),
      { numRuns: 80 },
    );
  });
});
