/** The source lessons as Markdown: they lint clean, and no bound number, and nothing else that is bound, could be another. */
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../cli/check';
import { compareVersions } from '../../language/analysis/comparing';
import { MarkdownFile } from '../../language/analysis/markdownFile';
import { digitSystemsIn, toAsciiDigits, toNativeDigits } from '../../language/text/digits';
import { projectFile, projectFiles } from '../support/files';

const lessons = projectFiles('samples/lessons', '.md').map((path) => ({ path, text: projectFile(path) }));

/** Places at which the prose says something else than its hand, as `line:character` of what is wrong. */
function differences(text: string): string[] {
  return MarkdownFile.of(text).prose.findings.flatMap(({ firstLine, findings }) =>
    findings.flatMap(({ finding: { code, range } }) =>
      code === 'text/number-differs' ? [`${firstLine + range.start.line}:${range.start.character}`] : [],
    ),
  );
}

/** The text with other words in many places, and where these then stand. */
function rewritten(text: string, changes: readonly { start: number; end: number; newText: string }[]) {
  let result = '';
  let at = 0;
  const places: string[] = [];
  for (const { start, end, newText } of changes) {
    result += text.slice(at, start);
    places.push(`${result.split('\n').length - 1}:${result.length - result.lastIndexOf('\n') - 1}`);
    result += newText;
    at = end;
  }
  return { text: result + text.slice(at), places };
}

describe('lessons in Markdown', () => {
  it('the four source lessons are there', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(4);
  });

  it.each(lessons)('$path lints without a finding', ({ path, text }) => {
    const { diagnostics } = checkFile({ path, text, markdown: true }, 'en');
    expect(diagnostics.map(({ range, code, message }) => `${range.start.line + 1}: ${code} ${message}`)).toEqual([]);
  });

  it.each(lessons)('$path binds its numbers, and each of them fails when it is another', ({ text }) => {
    const changes = MarkdownFile.of(text).prose.bound.flatMap(({ binding: { number, says } }) => {
      if (number === null || says === 'is-not') return [];
      const value = Number(toAsciiDigits(number.text).replace(/\D/g, '')) + 1;
      return [{ ...number, newText: toNativeDigits(String(value), digitSystemsIn(number.text)[0] ?? 'latin') }];
    });
    expect(changes.length).toBeGreaterThan(40);
    const changed = rewritten(text, changes);
    expect(differences(changed.text)).toEqual(changed.places);
  });

  it.each(lessons)(
    '$path: nothing that is said without a number, or is wrong on purpose, can be denied',
    ({ text }) => {
      const changes = MarkdownFile.of(text).prose.bound.flatMap(({ binding: { number, says, sign } }) =>
        says === 'is' && number !== null ? [] : [{ ...sign, newText: says === 'is' ? '≠' : '=' }],
      );
      expect(changes.length).toBeGreaterThan(2);
      expect(differences(rewritten(text, changes).text)).toHaveLength(changes.length);
    },
  );

  it('the Hindi lesson and its English version say the same', () => {
    const [hindi, english] = ['hi', 'en'].map((language) => projectFile(`samples/lessons/reopening.${language}.md`));
    const compared = (text = '') => compareVersions([MarkdownFile.of(hindi ?? ''), MarkdownFile.of(text)]);
    expect(compared(english)).toEqual({ facts: 81, differences: [] });
    expect(compared(english?.replace('A raises to 300', 'A raises to 350')).differences.length).toBeGreaterThan(0);
  });
});
