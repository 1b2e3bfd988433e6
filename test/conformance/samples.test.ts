/** The source lessons as hands: they lint clean, cite real claims, and no number in them could be another. */
import { describe, expect, it } from 'vitest';
import { type CheckedFile, checkFile } from '../../cli/check';
import { HandFile } from '../../language/analysis/handFile';
import { parsePart } from '../../language/analysis/timelines';
import type { AmountNode, Statement } from '../../language/syntax/tree';
import { toAsciiDigits } from '../../language/text/digits';
import { projectFile, projectFiles } from '../support/files';
import claimRows from './data/lesson-claims.json';

interface Claim {
  readonly id: string;
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
  return document.parts.flatMap((part, index) => {
    const defaults = document.defaultsOf(index);
    const { statements } = parsePart(part, defaults === 'itself' ? null : defaults);
    const here = offset;
    offset += part.text.length;
    return flattened(statements).map((statement) => ({ statement, offset: here }));
  });
}

function flattened(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((statement) =>
    statement.kind === 'branch' ? [statement, ...flattened(statement.body)] : [statement],
  );
}

/** The numbers of all `expect` lines, as spans of the file. */
function expectedNumbers(text: string): { start: number; end: number; value: number }[] {
  const found: { start: number; end: number; value: number }[] = [];
  for (const { statement, offset } of statementsIn(text)) {
    if (statement.kind !== 'expect') continue;
    for (const { value } of statement.facts) {
      const digits = value && digitsOf(value, text.slice(offset + value.start, offset + value.end));
      if (value && digits) {
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
  it('there are six lessons at least', () => {
    expect(samples.length).toBeGreaterThanOrEqual(6);
  });

  it.each(samples)('$path lints without a finding', ({ path, text }) => {
    expect(brief(check(path, text))).toEqual([]);
  });

  it.each(samples)('$path: no expected number could be one more or one less', ({ path, text }) => {
    const numbers = expectedNumbers(text);
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

describe('claims of the lessons in the samples', () => {
  /** Lines of the samples by the claim they cite. */
  const cited = new Map<string, { place: string; line: string }[]>();
  for (const { path, text } of samples) {
    text.split('\n').forEach((line, number) => {
      const [said = '', comment = ''] = line.split(/#(?!!)(.*)/);
      // A comment that stands alone speaks of the file, not of a line.
      if (said.trim() === '') return;
      for (const [id] of comment.matchAll(CLAIM_ID)) {
        cited.set(id, [...(cited.get(id) ?? []), { place: `${path}:${number + 1}`, line: said }]);
      }
    });
  }

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
    expect([...cited.keys()].filter((id) => !claims.has(id))).toEqual([]);
  });

  it('have their numbers in the lines that cite them', () => {
    const wrong = [...cited].flatMap(([id, lines]) => {
      if (!checkable.has(claims.get(id)?.kind ?? '')) return [];
      const stated = new Set(lines.flatMap(({ line }) => numbersIn(line)));
      const missing = numbersOf(claims.get(id)?.answer).filter((number) => !stated.has(number));
      return missing.length > 0
        ? [`${id} says ${missing.join(', ')}; cited at ${lines.map(({ place }) => place).join(', ')}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('cover every claim about an amount, a right, a table row, a pot or an award', () => {
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
    const open = [...claims.values()]
      .filter(({ id, kind }) => checkable.has(kind) && !cited.has(id))
      .map(({ id }) => id);
    expect(open).toEqual([]);
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
