/** The source lessons as hands: they lint clean, cite real claims, and no number in them could be another. */

import { describe, expect, it } from 'vitest';
import { type CheckedFile, checkFile } from '../../cli/check';
import { defaultsOf } from '../../language/analysis/document/document';
import { HandFile } from '../../language/analysis/document/handFile';
import { parseSection } from '../../language/analysis/document/section';
import type { AmountNode, Statement } from '../../language/syntax/tree';
import { toAsciiDigits } from '../../language/text/digits';
import { projectFile, projectFiles } from '../support/files';
import claimRows from './data/lesson-claims.json';

interface Claim {
  readonly id: string;
  readonly file: string;
  readonly kind: string;
  readonly answer: unknown;
}

const claims = new Map((claimRows as readonly Claim[]).map((claim) => [claim.id, claim]));
const samples = projectFiles('samples', '.hand').map((path) => ({ path, text: projectFile(path) }));
const CLAIM_ID = /\b(?:F1|F2|A|H)-\d{2}[a-z]?\b/g;

function check(path: string, text: string): CheckedFile {
  return checkFile({ path, text, markdown: false }, 'en');
}

function brief({ diagnostics }: CheckedFile): string[] {
  return diagnostics.map(({ range, code, message }) => `${range.start.line + 1}: ${code} ${message}`);
}

/** Every statement with the place of its hand in the file, branches opened up. */
function statementsIn(text: string): { statement: Statement; offset: number }[] {
  const document = HandFile.of(text);
  let offset = 0;
  return document.sections.flatMap((section, index) => {
    const defaults = defaultsOf(document, index);
    const { statements } = parseSection(section, defaults);
    const here = offset;
    offset += section.text.length;
    return flattened(statements).map((statement) => ({ statement, offset: here }));
  });
}

function flattened(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((statement) =>
    statement.kind === 'branch' ? [statement, ...flattened(statement.body)] : [statement],
  );
}

/** The amounts of an action that says one raise in two or three ways (`to 500 by 300`), so that each checks the others. */
function amountsThatCheckEachOther(statement: Statement): readonly AmountNode[] {
  if (statement.kind !== 'action') return [];
  const amounts = [statement.to, statement.by, statement.adds, statement.bare].filter((amount) => amount !== null);
  return amounts.length > 1 ? amounts : [];
}

function checkedAmounts(statement: Statement): readonly AmountNode[] {
  return statement.kind === 'expect'
    ? statement.facts.flatMap(({ value }) => value ?? [])
    : amountsThatCheckEachOther(statement);
}

/** The numbers of all `expect` lines, and of actions that give a raise in more than one way, as spans of the file. */
function checkedNumbers(text: string): { start: number; end: number; value: number }[] {
  const found: { start: number; end: number; value: number }[] = [];
  for (const { statement, offset } of statementsIn(text)) {
    for (const value of checkedAmounts(statement)) {
      const digits = digitsOf(value, text.slice(offset + value.start, offset + value.end));
      if (digits) {
        const start = offset + value.start + digits.index;
        found.push({ start, end: start + digits.text.length, value: Number(digits.text) });
      }
    }
  }
  return found;
}

function digitsOf(value: AmountNode, written: string): { index: number; text: string } | null {
  const match = value.form === 'number' ? /\d+/.exec(toAsciiDigits(written)) : null;
  return match && { index: match.index, text: match[0] };
}

describe('samples', () => {
  it('include at least six lessons', () => {
    expect(samples.length).toBeGreaterThanOrEqual(6);
  });

  it.each(samples)('have no findings in $path', ({ path, text }) => {
    expect(brief(check(path, text))).toEqual([]);
  });

  it.each(samples)('detect a change of each checked number in $path', ({ path, text }) => {
    const numbers = checkedNumbers(text);
    expect(numbers.length).toBeGreaterThan(5);
    const survivors: string[] = [];
    for (const { start, end, value } of numbers) {
      for (const other of [value + 1, value - 1].filter((number) => number >= 0)) {
        const changed = text.slice(0, start) + other + text.slice(end);
        const failed = check(path, changed).diagnostics.some(({ severity }) => severity === 'error');
        if (!failed) survivors.push(`line ${text.slice(0, start).split('\n').length}: ${value} → ${other}`);
      }
    }
    expect(survivors).toEqual([]);
  });
});

/** Lessons by the number that begins the name of their file. */
const LANGUAGE_OF_LESSON: Readonly<Record<string, string>> = { '000': 'fa', '001': 'fa', '002': 'ar', '004': 'hi' };

function folderOf({ file }: Claim): string {
  return `samples/${LANGUAGE_OF_LESSON[file.slice(0, 3)]}/`;
}

const CHECKED_KINDS = new Set<Statement['kind']>(['expect', 'illegal', 'branch', 'wins', 'cite', 'assume']);

/** Zero-based numbers of the lines that state something for the replay to hold, or the clause that it rests on. */
function linesThatCheck(text: string): Set<number> {
  const lines = new Set<number>();
  for (const { statement, offset } of statementsIn(text)) {
    const checks = CHECKED_KINDS.has(statement.kind) || amountsThatCheckEachOther(statement).length > 0;
    if (checks) lines.add(text.slice(0, offset).split('\n').length - 1 + statement.line);
  }
  return lines;
}

interface Citation {
  readonly id: string;
  readonly path: string;
  readonly place: string;
  readonly said: string;
  readonly checks: boolean;
}

function citationsIn({ path, text }: { path: string; text: string }): Citation[] {
  const checking = linesThatCheck(text);
  return text.split('\n').flatMap((line, number) => {
    const [said = '', comment = ''] = line.split(/#(?!!)(.*)/);
    // A comment on a line of its own is about the file, not about a line.
    if (said.trim() === '') return [];
    const place = `${path}:${number + 1}`;
    return [...comment.matchAll(CLAIM_ID)].map(([id]) => ({ id, path, place, said, checks: checking.has(number) }));
  });
}

describe('claims of the lessons in the samples', () => {
  const citations = samples.flatMap(citationsIn);
  const inOwnLanguage = new Map(
    [...claims.values()].map((claim) => [
      claim.id,
      citations.filter(({ id, path }) => id === claim.id && path.startsWith(folderOf(claim))),
    ]),
  );
  const covered = [...inOwnLanguage].filter(([, lines]) => lines.some(({ checks }) => checks)).map(([id]) => id);
  const page = projectFile('samples/claims.md');
  const listed = [...page.matchAll(/^\| (\S+-\d\S*) \|.*\| (\w+) \|$/gm)]
    .map(([, id = '', kind = '']) => ({ id, kind }))
    .filter(({ id }) => page.includes(`\n- **${id}**: `));

  const checkable = new Set([
    'amount',
    'legality',
    'table',
    'pots',
    'award',
    'refund',
    'net',
    'compare',
    'cross-check',
  ]);

  it('exist', () => {
    expect(citations.filter(({ id }) => !claims.has(id))).toEqual([]);
  });

  it('have their numbers in the lines that cite them in the language of the lesson', () => {
    const wrong = [...inOwnLanguage].flatMap(([id, lines]) => {
      if (!checkable.has(claims.get(id)?.kind ?? '')) return [];
      const stated = new Set(lines.flatMap(({ said }) => numbersIn(said)));
      const missing = numbersOf(claims.get(id)?.answer).filter((number) => !stated.has(number));
      return missing.length > 0
        ? [`${id} says ${missing.join(', ')}; cited at ${lines.map(({ place }) => place).join(', ')}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each([...claims.values()])('include $id in the language of its lesson or list it with a reason', ({ id }) => {
    const places = [covered.includes(id) ? 'checked' : [], listed.some((row) => row.id === id) ? 'listed' : []].flat();
    expect(places).toHaveLength(1);
  });

  it('number 185: 179 checked and 6 listed', () => {
    expect(claims.size).toBe(185);
    expect(covered).toHaveLength(179);
    expect(listed).toHaveLength(6);
  });

  it('are listed only if they cite a source, define a word or name an omission', () => {
    for (const { id, kind } of listed) {
      expect(['citation', 'definition', 'scope']).toContain(kind);
      expect(claims.get(id)?.kind).toBe(kind);
    }
  });
});

function numbersIn(text: string): number[] {
  return [...toAsciiDigits(text).matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/** Numbers that an answer states, signs dropped; words and yes or no hold none. */
function numbersOf(answer: unknown): number[] {
  if (typeof answer === 'number') return [Math.abs(answer)];
  if (Array.isArray(answer)) return answer.flatMap(numbersOf);
  if (typeof answer === 'object' && answer !== null) return Object.values(answer).flatMap(numbersOf);
  return [];
}
