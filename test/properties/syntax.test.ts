import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutHands, parseHand, printTree } from '../../language/syntax/index';
import type { Span } from '../../language/syntax/tree';

/** Words and marks of the notation, so that random texts are nearly sentences. */
const WORDS = [
  'hand',
  'game',
  'NLHE',
  'blinds',
  'seats',
  'button',
  'flop',
  'turn',
  'board',
  'pot',
  'expect',
  'illegal',
  'mark',
  'branch',
  'from',
  'end',
  'ledger',
  'dead',
  'assume',
  'no ante',
  'cite',
  'TDA',
  '2026',
  'ask',
  'run twice',
  'rake',
  'rules',
  'Raha',
  'Kian',
  'A',
  'B',
  'c',
  'x',
  'UTG',
  'BTN',
  'small blind',
  'folds',
  'calls',
  'bets',
  'raises',
  'shows',
  'wins',
  'pushes',
  'posts',
  'all-in',
  'to',
  'by',
  'adding',
  'and',
  'for',
  'others',
  'min',
  'max',
  'may',
  'not',
  'layer',
  'main pot',
  'side pot',
  'refund',
  'to call',
  'min raise',
  'options',
  'net',
  'winner',
  '1',
  '500',
  '1,500',
  '1,50',
  '12.5k',
  '2bb',
  '3x',
  '۵۰۰',
  '1/2',
  '50%',
  '$5',
  '+5',
  '-5',
  'As',
  'K♣',
  '10h',
  '??',
  'Ax',
  '"Big Al"',
  '"open',
  '«رها»',
  ',',
  '،',
  ';',
  '. ',
  '।',
  ':',
  '(',
  ')',
  '=',
  '#',
  '# handscript-ignore a/b',
  '> x',
  'rasies',
  'exepct',
  'می‌کند',
  'रेज़',
  '\u202e',
  '\u200f',
  '\u200c',
  '\ud800',
  '\ufeff',
  '🂡',
];

const sentences = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(' ', ' ', ' ', ' ', '', '\n', '\r\n', '\r', '\n\n')), {
    maxLength: 60,
  })
  .map((pairs) => pairs.map(([word, space]) => word + space).join(''));

const anything = fc.oneof(
  sentences,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 }).map((units) => String.fromCharCode(...units)),
);

const names = fc.option(fc.array(fc.constantFrom('Raha', 'Kian', 'A', 'c', 'Big Al', 'رها'), { maxLength: 4 }), {
  nil: undefined,
});

function isSpan(value: object): value is Span {
  return 'start' in value && 'end' in value && typeof value.start === 'number' && typeof value.end === 'number';
}

/** Every span of a value with the one it lies in. */
function* spansIn(value: unknown, around: Span): Generator<readonly [Span, Span]> {
  if (typeof value !== 'object' || value === null) return;
  let inner = around;
  if (isSpan(value)) {
    yield [value, around];
    inner = value;
  }
  for (const part of Object.values(value)) yield* spansIn(part, inner);
}

const RUNS = 2000;

describe('any text', () => {
  test('parses, and prints back', () => {
    fc.assert(
      fc.property(anything, names, (text, listed) => {
        expect(printTree(parseHand(text, listed === undefined ? {} : { names: listed }))).toBe(text);
      }),
      { numRuns: RUNS },
    );
  });

  test('has tokens that cover it without gaps', () => {
    fc.assert(
      fc.property(anything, (text) => {
        let last = 0;
        for (const token of parseHand(text).tokens) {
          expect(token.start).toBe(last);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.text).toBe(text.slice(token.start, token.end));
          last = token.end;
        }
        expect(last).toBe(text.length);
      }),
      { numRuns: RUNS },
    );
  });

  test('gives the same tree again, whatever was read in between', () => {
    fc.assert(
      fc.property(anything, anything, names, (text, other, listed) => {
        const options = listed === undefined ? {} : { names: listed };
        const first = JSON.stringify(parseHand(text, options));
        parseHand(other);
        expect(JSON.stringify(parseHand(text, options))).toBe(first);
      }),
      { numRuns: RUNS },
    );
  });

  test('has spans inside the text, each inside the one around it, lines in order', () => {
    fc.assert(
      fc.property(anything, names, (text, listed) => {
        const tree = parseHand(text, listed === undefined ? {} : { names: listed });
        const whole = { start: 0, end: text.length };
        for (const [span, around] of spansIn(tree.statements, whole)) {
          expect(span.start).toBeLessThanOrEqual(span.end);
          expect(span.start).toBeGreaterThanOrEqual(around.start);
          expect(span.end).toBeLessThanOrEqual(around.end);
        }
        for (const problem of tree.problems) {
          for (const span of [problem, ...(problem.fix === undefined ? [] : [problem.fix])]) {
            expect(span.start).toBeGreaterThanOrEqual(0);
            expect(span.end).toBeLessThanOrEqual(text.length);
            expect(span.start).toBeLessThanOrEqual(span.end);
          }
          expect(problem.end).toBeGreaterThan(problem.start);
        }
        const starts = tree.statements.map(({ start }) => start);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        const lines = tree.statements.map(({ line }) => line);
        expect(lines).toEqual(lines.toSorted((a, b) => a - b));
      }),
      { numRuns: RUNS },
    );
  });

  test('is cut into parts that cover it without gaps', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const parts = cutHands(text);
        expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
        // A part read by itself has no second `hand` line.
        for (const { start, end } of parts.slice(1)) {
          const { statements } = parseHand(text.slice(start, end));
          expect(statements.filter(({ kind }) => kind === 'hand')).toHaveLength(1);
          expect(statements[0]?.kind).toBe('hand');
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('a line gives few problems for each of its parts', () => {
    const line = sentences.map((text) => text.replace(/[\r\n]/g, ' '));
    fc.assert(
      fc.property(line, (text) => {
        const parts = text.split(/[,،;]|[.।](?=\s|$)/).length;
        const other = parseHand(text).problems.filter(({ code }) => code === 'text/syntax');
        expect(other.length).toBeLessThanOrEqual(2 * parts + 1);
      }),
      { numRuns: RUNS },
    );
  });
});
