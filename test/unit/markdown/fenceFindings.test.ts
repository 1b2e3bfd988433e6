/** What the line that opens a fence says wrongly: options that mean nothing, a name that another fence has. */
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../../cli/check';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { Timelines } from '../../../language/analysis/document/timelines';
import { applyEdits } from '../../../language/analysis/rewriting';
import { quickFixesAt } from '../../../language/service/codeActions/quickFixes';
import { withoutIsolates } from '../../support/cursor';
import { finished } from '../../support/steps';

const READER = { language: 'auto', digits: 'auto', severities: new Map() } as const;
const fence = (info: string): string => `\`\`\`hand ${info}\nseats A, B\nflop\nA bets 5\n\`\`\`\n`;

/** Findings as `severity code "text": message`, and the text after the first fix of each. */
function check(text: string) {
  const { diagnostics } = checkFile({ path: 'lesson.md', text, markdown: true }, 'en');
  const document = MarkdownFile.of(text);
  const edits = diagnostics.flatMap(
    ({ range }) => finished(quickFixesAt(document, new Timelines(), range, READER))[0]?.edits ?? [],
  );
  const lines = text.split('\n');
  const said = diagnostics.map(({ severity, code, message, range: { start, end } }) => {
    const words = lines[start.line]?.slice(start.character, end.character);
    return withoutIsolates(`${severity} ${code} "${words}": ${message}`);
  });
  return { said, fixed: applyEdits(text, edits) };
}

describe('options of a fence', () => {
  it.each([
    ['all', fence('a {pots table steps quiz hide-result anonymous}')],
    ['with commas', fence('{pots,steps, quiz}')],
    ['not closed', fence('a {pots')],
    ['of other programs', fence('a {.wide #id 1,3-5 title="x" data-x=1}')],
    ['of a fence that holds no hand', '```js {potz}\n```\n'],
    ['beside braces', fence('a pots')],
  ])('says nothing: %s', (_, text) => {
    expect(check(text).said).toEqual([]);
  });

  it.each([
    ['potz', 'pots', 'not an option of a block; did you mean “pots”?'],
    ['Steps', 'steps', 'not an option of a block; did you mean “steps”?'],
    ['hide_results', 'hide-result', 'not an option of a block; did you mean “hide-result”?'],
    ['anonymus', 'anonymous', 'not an option of a block; did you mean “anonymous”?'],
    ['exercise', null, 'not an option of a block. Options: pots, table, steps, quiz, hide-result, anonymous.'],
    ['آزمون', null, 'not an option of a block. Options: pots, table, steps, quiz, hide-result, anonymous.'],
  ])('%s → %s', (word, better, message) => {
    const text = `Text\n\n> ${fence(`a {${word} }`).trimEnd().replaceAll('\n', '\n> ')}\n`;
    const { said, fixed } = check(text);
    expect(said).toEqual([`warning text/unknown-word "${word}": “${word}” is ${message}`]);
    expect(fixed).toBe(better === null ? text : text.replace(word, better));
  });

  it('is not suggested when it is already there', () => {
    expect(check(fence('{pots pot}')).said[0]).toContain('Options:');
  });
});

describe('names of fences', () => {
  it('are reported where another fence has them', () => {
    const { said, fixed } = check(fence('a') + fence('b') + fence('a {pots}') + fence('a') + fence('a-2'));
    const message =
      'warning text/same-name "a": A hand above is also called a. From here on, the name refers to this hand.';
    expect(said).toEqual([message, message]);
    expect(fixed).toBe(fence('a') + fence('b') + fence('a-3 {pots}') + fence('a-4') + fence('a-2'));
  });

  it('are the same in other forms of a letter', () => {
    expect(check(fence('علي') + fence('علی')).said).toHaveLength(1);
  });

  it('may be missing, or be set-up', () => {
    const setup = '```hand defaults\nblinds 1/2\n```\n';
    expect(check(setup + fence('') + fence('{pots}') + setup).said).toEqual([]);
  });
});

describe('a mistyped name in a comment', () => {
  it.each([
    ['short@shovd: pot', 'short@shoved: pot'],
    ['shrt: pot', 'short: pot'],
    ['@"he shovs": pot', '@"he shoves": pot'],
  ])('%s → %s', (said, better) => {
    const text = (comment: string) =>
      `\`\`\`hand short\nflop\npot 5\nmark shoved\nbranch "he shoves"\nend\n\`\`\`\n\n5<!-- = ${comment} -->\n`;
    expect(check(text(said)).said).toHaveLength(1);
    expect(check(text(said)).fixed).toBe(text(better));
  });
});
