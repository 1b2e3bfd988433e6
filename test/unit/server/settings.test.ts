import { describe, expect, it } from 'vitest';
import { readProjectFile } from '../../../language/project/read';
import { settingsFrom, withProject } from '../../../server/workspace/documentSettings';

const own = settingsFrom({
  rules: 'wsop',
  language: 'es',
  digits: 'latin',
  severity: { 'text/syntax': 'off', 'betting/bare-raise': 'error' },
});
const under = (project: unknown) => withProject(own, readProjectFile(JSON.stringify(project)).settings);

describe('the settings of a document', () => {
  it.each<[unknown, object]>([
    [{ rules: 'tda' }, { rules: 'tda' }],
    [{ language: 'auto' }, { language: 'auto' }],
    [{ digits: 'native' }, { digits: 'native' }],
    [
      { severity: { 'betting/bare-raise': 'hint', 'chips/call': 'off' } },
      {
        severities: new Map([
          ['text/syntax', 'off'],
          ['betting/bare-raise', 'hint'],
          ['chips/call', 'off'],
        ]),
      },
    ],
    [{}, {}],
    [{ rules: 'house', language: 'de', digits: 1, severity: [] }, {}],
  ])('%j goes before what the user chose, and the rest stays', (project, changed) => {
    expect(under(project)).toEqual({ ...own, ...changed });
  });

  it("are the user's without a project file", () => {
    expect(withProject(own, null)).toBe(own);
  });
});
