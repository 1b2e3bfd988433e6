import { describe, expect, it } from 'vitest';
import { formatSentence } from '../../../language/messages/index';
import { readProjectFile } from '../../../language/project/read';
import { isProjectFile, projectFilesAbove } from '../../../language/project/settings';
import { LANGUAGES } from '../../../language/text/languages';
import { LineIndex } from '../../../language/text/lines';

/** What is found in a text, each with what is marked. */
function found(text: string, language = 'en'): [marked: string, code: string, message: string][] {
  const lines = new LineIndex(text);
  return readProjectFile(text).findings.map(({ code, range, sentence }) => [
    text.slice(lines.offsetAt(range.start), lines.offsetAt(range.end)),
    code,
    formatSentence(sentence, { language, scale: 0, digits: 'latin' }),
  ]);
}

describe('a project file', () => {
  it('returns the valid settings', () => {
    const { settings, findings } = readProjectFile(`{
      // comments and a last comma are welcome
      "$schema": "./schema.json",
      "rules": "wsop-live", "language": "fa", "digits": "native",
      "severity": { "betting/bare-raise": "error", "text/mixed-digits": "off" },
      "translations": [["lesson.fa.md", "lesson.en.md"],],
    }`);
    expect(findings).toEqual([]);
    expect(settings).toEqual({
      rules: 'wsop-live',
      language: 'fa',
      digits: 'native',
      severities: new Map([
        ['betting/bare-raise', 'error'],
        ['text/mixed-digits', 'off'],
      ]),
      translations: [['lesson.fa.md', 'lesson.en.md']],
    });
  });

  it.each(['', '{}', '\n', '// nothing yet\n'])('may be empty: %j', (text) => {
    expect(readProjectFile(text)).toEqual({
      settings: { rules: null, language: null, digits: null, severities: new Map(), translations: [] },
      findings: [],
    });
  });

  it.each<[string, string, string, string]>([
    [
      '{ "rulse": "tda" }',
      '"rulse"',
      'config/unknown-key',
      '“rulse” is not a key of a project file; did you mean “rules”?',
    ],
    [
      '{ "theme": 1 }',
      '"theme"',
      'config/unknown-key',
      '“theme” is not a key of a project file. Keys: rules, language, digits, severity, translations.',
    ],
    [
      '{ "__proto__": 1 }',
      '"__proto__"',
      'config/unknown-key',
      '“__proto__” is not a key of a project file. Keys: rules, language, digits, severity, translations.',
    ],
    [
      '{ "rules": "wsop", "rules": "tda" }',
      '"rules"',
      'config/repeated-key',
      '“rules” appears twice; the last value is used.',
    ],
    ['{ "rules": "robert" }', '"robert"', 'config/bad-value', '“rules” cannot be robert; did you mean “roberts”?'],
    [
      '{ "rules": "house" }',
      '"house"',
      'config/bad-value',
      '“rules” cannot be house. Allowed values: tda, wsop, wsop-live, roberts, online.',
    ],
    [
      '{ "rules": null }',
      'null',
      'config/bad-value',
      '“rules” cannot be null. Allowed values: tda, wsop, wsop-live, roberts, online.',
    ],
    [
      '{ "rules": ["tda"] }',
      '["tda"]',
      'config/bad-value',
      '“rules” cannot be ["tda"]. Allowed values: tda, wsop, wsop-live, roberts, online.',
    ],
    [
      '{ "language": "de" }',
      '"de"',
      'config/bad-value',
      '“language” cannot be de. Allowed values: auto, en, fa, ar, hi, es.',
    ],
    ['{ "digits": 7 }', '7', 'config/bad-value', '“digits” cannot be 7. Allowed values: auto, latin, native.'],
    [
      '{ "severity": "off" }',
      '"off"',
      'config/bad-value',
      '“severity” must be an object that gives diagnostic codes their severity.',
    ],
    [
      '{ "severity": { "bare-raise": "off" } }',
      '"bare-raise"',
      'config/unknown-code',
      'bare-raise is not a diagnostic code; did you mean betting/bare-raise?',
    ],
    ['{ "severity": { "x/y": "off" } }', '"x/y"', 'config/unknown-code', 'x/y is not a diagnostic code.'],
    [
      '{ "severity": { "text/syntax": "warn" } }',
      '"warn"',
      'config/bad-value',
      '“text/syntax” cannot be warn. Allowed values: error, warning, information, hint, off.',
    ],
    [
      '{ "translations": ["a.md"] }',
      '"a.md"',
      'config/bad-value',
      '“translations” must be a list of lists of file names. Each inner list is one lesson in several languages.',
    ],
    ['{ "$schema": 5 }', '5', 'config/bad-value', '“$schema” must be a text in quotation marks.'],
    ['["rules"]', '["rules"]', 'config/bad-value', 'A project file must be a single JSON object in braces.'],
    ['{ "rules" "tda" }', '"tda"', 'config/syntax', '“:” is missing here.'],
    ['{ "rules": "tda" "digits": "auto" }', '"digits"', 'config/syntax', '“,” is missing here.'],
    ['{ "rules": }', '}', 'config/syntax', 'A value is missing here.'],
    ['{ rules: "tda" }', 'rules', 'config/syntax', 'This is not valid JSON.'],
  ])('%s', (text, marked, code, message) => {
    expect(found(text)[0]).toEqual([marked, code, message]);
  });

  it('returns the settings that can be read', () => {
    const { settings, findings } = readProjectFile('{ "rules": "wsop", "severity": { "text/syntax": "off", "digits": ');
    expect(settings).toMatchObject({ rules: 'wsop', severities: new Map([['text/syntax', 'off']]) });
    expect(findings.length).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)('has its problems reported in %s', (language) => {
    const messages = found('{ "rulse": 1, "theme": 1, "rules": "house", "severity": [{]', language).map(
      ([, , message]) => message,
    );
    expect(messages.length).toBeGreaterThan(3);
    for (const message of messages) expect(message).not.toMatch(/\{\w|config\//);
  });

  it.each(['[', '{"a":', '{'.repeat(3), '"', '\u0000', '\ufeff{}', '/*'])(
    '%j, over and over, is no exception',
    (text) => {
      expect(() => readProjectFile(text.repeat(20_000))).not.toThrow();
    },
  );
});

describe('the locations of project files', () => {
  it('are ordered from the nearest', () => {
    expect(projectFilesAbove('/a/b')).toEqual(['/a/b', '/a', ''].map((folder) => `${folder}/handscript.config.json`));
    expect(projectFilesAbove('file:///a/')).toContain('file:///handscript.config.json');
  });

  it('are known by their name alone', () => {
    expect(['handscript.config.json', 'file:///a/handscript.config.json'].map(isProjectFile)).toEqual([true, true]);
    expect(['my-handscript.config.json', 'handscript.config.jsonc'].map(isProjectFile)).toEqual([false, false]);
  });
});
