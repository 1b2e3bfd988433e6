import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../language/analysis/rewriting';
import { projectFixesAt } from '../../../../language/service/codeActions/projectFixes';
import { cursorIn, withoutIsolates } from '../../../support/cursor';

/** The text after each fix at the cursor; `+` marks the preferred one. */
function fixed(marked: string, language = 'auto'): [string, string][] {
  const { text, position } = cursorIn(marked);
  return projectFixesAt(text, { start: position, end: position }, { language, digits: 'auto' }).map(
    ({ title, preferred, edits }) => [withoutIsolates(title), (preferred ? '+' : '') + applyEdits(text, edits)],
  );
}

describe('quick fixes in a project file', () => {
  it.each<[string, ...[string, string][]]>([
    ['{ "rul|se": "tda" }', ['Write “"rules"”', '+{ "rules": "tda" }']],
    [
      '{ "severity": { "betting/bare-rise|": "off" } }',
      ['Write “"betting/bare-raise"”', '+{ "severity": { "betting/bare-raise": "off" } }'],
    ],
    [
      '{ "severity": { "bare-raise|": "off" } }',
      ['Write “"betting/bare-raise"”', '+{ "severity": { "betting/bare-raise": "off" } }'],
    ],
    ['{\n  "rules": |"wspo" // ours\n}', ['Write “"wsop"”', '+{\n  "rules": "wsop" // ours\n}']],
    ['{ "severity": { "chips/call": "errro|" } }', ['Write “"error"”', '+{ "severity": { "chips/call": "error" } }']],
    [
      '{ "digits": |5 }',
      ['Write “"auto"”', '{ "digits": "auto" }'],
      ['Write “"latin"”', '{ "digits": "latin" }'],
      ['Write “"native"”', '{ "digits": "native" }'],
    ],
    ['{ "theme|": 1 }'],
    ['{ "rulse": "tda" | }'],
    ['{ "rules" |'],
  ])('are right at the cursor in %j', (marked, ...wanted) => {
    expect(fixed(marked)).toEqual(wanted);
  });

  it('have titles in the language of messages', () => {
    expect(fixed('{ "rul|se": "tda" }', 'hi')[0]?.[0]).toMatch(/\p{Script=Devanagari}/u);
  });
});
