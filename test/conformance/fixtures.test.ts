/**
 * Small hands that contain their expected findings: `#! code "text" severity`, in the line of the finding or alone in the
 * line before it (in Markdown in a comment); text and severity may be left out. What no marker expects must not be found.
 */
import { describe, expect, it } from 'vitest';
import { type CheckedFile, checkFile, type Diagnostic } from '../../cli/check';
import { DIAGNOSTICS } from '../../language/diagnostics/codes';
import { projectFile, projectFiles } from '../support/files';
import { checkedVersions } from '../support/versions';

const FOLDER = 'test/fixtures';
const MARKER = /#!(.*)$/;
const EXPECTATION = /([a-z]+\/[a-z-]+)(?: "([^"]*)")?(?: (error|warning|information|hint)\b)?/g;

interface Expected {
  readonly line: number;
  readonly code: string;
  readonly text: string | undefined;
  readonly severity: string | undefined;
}

function expectedIn(lines: readonly string[]): Expected[] {
  return lines.flatMap((line, number) => {
    const marker = MARKER.exec(line);
    if (!marker) return [];
    const alone = /^(?:\s|<!--)*$/.test(line.slice(0, marker.index));
    return [...(marker[1] ?? '').matchAll(EXPECTATION)].map(([, code = '', text, severity]) => ({
      line: alone ? number + 1 : number,
      code,
      text,
      severity,
    }));
  });
}

function textOf({ range: { start, end } }: Diagnostic, lines: readonly string[]): string {
  return (lines[start.line] ?? '').slice(start.character, end.line === start.line ? end.character : undefined);
}

/** Both sides as lines of text, so that a failure reads like the fixture. What a marker leaves open is not compared. */
function compared(
  found: readonly Diagnostic[],
  expected: readonly Expected[],
  lines: readonly string[],
): [string[], string[]] {
  const open = [...expected];
  const actual = found.map((diagnostic) => {
    const { code, severity, message } = diagnostic;
    const { line } = diagnostic.range.start;
    const text = textOf(diagnostic, lines);
    const same = open.filter((marker) => marker.line === line && marker.code === code);
    const match = same.find((marker) => marker.text === undefined || marker.text === text) ?? same[0];
    if (!match) return `${line + 1}: ${code} "${text}" ${severity}: ${message}`;
    open.splice(open.indexOf(match), 1);
    return shown(line, code, match.text === undefined ? undefined : text, match.severity ?? undefined, severity);
  });
  const wanted = expected.map((marker) =>
    shown(marker.line, marker.code, marker.text, marker.severity, marker.severity),
  );
  return [actual.sort(), wanted.sort()];
}

function shown(line: number, code: string, text?: string, asked?: string, severity?: string): string {
  return `${line + 1}: ${code}${text === undefined ? '' : ` "${text}"`}${asked === undefined ? '' : ` ${severity}`}`;
}

interface Fixture {
  readonly name: string;
  readonly text: string;
  readonly check: () => CheckedFile;
}

const fixtures = ['.hand', '.md', '.mdx'].flatMap((extension) =>
  projectFiles(FOLDER, extension).flatMap((file): Fixture[] => {
    const name = file.slice(FOLDER.length + 1, -extension.length);
    const text = projectFile(file);
    const versions = checkedVersions(text);
    if (versions.length > 1)
      return versions.map((version) => ({ name: `${name} ${version.path}`, text: version.text, check: () => version }));
    return [{ name, text, check: () => checkFile({ path: name, text, markdown: extension !== '.hand' }, 'en') }];
  }),
);

describe('fixtures', () => {
  it.each(fixtures)('has the expected findings in $name', ({ text, check }) => {
    const lines = text.split(/\r?\n/);
    const { diagnostics } = check();
    const [actual, wanted] = compared(diagnostics, expectedIn(lines), lines);
    expect(actual).toEqual(wanted);
  });

  it('has a complete message for every finding', () => {
    const keys = fixtures.flatMap(({ check }) =>
      check()
        .diagnostics.map(({ message }) => message)
        .filter((message) => !message.includes(' ') || /[{}]/.test(message)),
    );
    expect([...new Set(keys)]).toEqual([]);
  });

  it('covers every code', () => {
    const shownCodes = new Set(fixtures.flatMap(({ text }) => expectedIn(text.split(/\r?\n/)).map(({ code }) => code)));
    const missing = Object.keys(DIAGNOSTICS).filter((code) => !shownCodes.has(code));
    expect(missing).toEqual([]);
  });

  it('has each code in the folder named after it', () => {
    const strangers = fixtures
      .map(({ name }) => name.split('/').slice(0, -1).join('/'))
      .filter((folder) => folder.includes('/') && !(folder in DIAGNOSTICS));
    expect(strangers).toEqual([]);
  });
});
