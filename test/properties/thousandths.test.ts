/** In a hand that counts in thousandths whatever is written for its author is read back as the amount that it is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeSection } from '../../language/analysis/document/analyze';
import type { HandDocument } from '../../language/analysis/document/document';
import { HandFile } from '../../language/analysis/document/handFile';
import { MarkdownFile } from '../../language/analysis/document/markdownFile';
import { Timelines } from '../../language/analysis/document/timelines';
import { fixesIn } from '../../language/analysis/documentFixes';
import { type RewritingKind, rewritingsAt } from '../../language/analysis/handRewriting';
import { applyEdits } from '../../language/analysis/rewriting';
import { translateHand } from '../../language/format/translateHand';
import { inlayHints } from '../../language/service/inlayHints';
import { parseHand } from '../../language/syntax/index';
import { completionsIn } from '../support/completions';
import { cursorIn } from '../support/cursor';
import { finished } from '../support/steps';

/** Each way in which a hand may come to thousandths: by its own lines, by those above it, by its blinds. */
const SET_UP: readonly (readonly [defaults: string, own: string])[] = [
  ['', 'unit 0.001\nblinds 1/2\n'],
  ['unit 0.001\nblinds 1/2\n', ''],
  ['unit ۰٫۰۰۱\nblinds 0.5/1\n', ''],
  ['', 'blinds 0.125/0.25\n'],
  ['', 'blinds 1.1255/2.251\n'],
  ['blinds 0.25/0.50\n', 'stacks 100.25bb\n'],
  ['', 'blinds 0.25/0.50\nstacks 100.25 BB\n'],
];
const amount = fc.integer({ min: 1, max: 9999 }).map((units) => String(units / 1000));
const bets = fc.tuple(amount, amount, amount);

/** Hands with mistakes in their amounts, and what may be asked of them. */
const BODIES: readonly ((said: readonly string[]) => string)[] = [
  ([a]) => `C raises to ${a}\nexpect min raise 1, pot 1, A to call 1\n`,
  ([a]) => `C calls ${a}\nA raises 2.25bb\nB calls ${a}\nexpect layer 1 5 for A, B, C\n`,
  ([a, b]) => `flop\npot ${a}\nA bets 1/2 pot\nB raises by ${b}\nC all-in ${a}\nexpect max raise 1\n`,
  ([a, b, c]) => `ledger\nA ${a}\nB ${b} all-in\nC ${c}\nexpect main pot 1, side pot 1, refund 1 to A\n`,
];

const isMisread = (document: HandDocument): boolean =>
  document.sections.some((_, index) =>
    analyzeSection(document, index).findings.some(({ sentence }) => sentence.message === 'text/syntax.number-point'),
  );

const cases = fc
  .tuple(fc.constantFrom(...SET_UP), fc.constantFrom(...BODIES), bets, fc.boolean())
  .map(([[defaults, own], body, said, isLesson]) => {
    const hand = `${own}seats A, B, C 9.125\n${body(said)}`;
    if (!isLesson) return defaults === '' ? hand : `${defaults}\nhand\n${hand}`;
    const above = defaults === '' ? '' : `\`\`\`hand defaults\n${defaults}\`\`\`\n\n`;
    return `${above}\`\`\`hand x\n${hand}\`\`\`\n\n1<!-- = x: pot --> 2 bb<!-- = level -->\n`;
  });
const open = (text: string): HandDocument => (text.includes('```') ? MarkdownFile.of(text) : HandFile.of(text));
const KINDS: ReadonlySet<RewritingKind> = new Set<RewritingKind>(['raise', 'amounts', 'digits', 'ledger', 'branch']);
const HINTS = { amounts: true, calls: true, pots: true, refund: true } as const;
const EVERYTHING = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };

describe('amounts of thousandths', () => {
  it('are not read as thousands', () => {
    fc.assert(
      fc.property(cases, (text) => void expect(isMisread(open(text)), text).toBe(false)),
      { numRuns: 150 },
    );
  });

  it('are read back from every fix and every rewriting', () => {
    let written = 0;
    fc.assert(
      fc.property(cases, (text) => {
        const document = open(text);
        const timelines = new Timelines();
        const lines = text
          .split('\n')
          .map((_, line) => ({ start: { line, character: 0 }, end: { line, character: 0 } }));
        const all = [
          ...finished(fixesIn(document, timelines, EVERYTHING, () => true)),
          ...lines.flatMap((range) => rewritingsAt(document, timelines, range, KINDS)),
        ];
        for (const { edits } of all) {
          const fixed = applyEdits(text, edits);
          if (edits.some(({ newText }) => /\d\.\d{3}/.test(newText))) written += 1;
          expect(isMisread(open(fixed)), fixed).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
    expect(written).toBeGreaterThan(100);
  });

  it('are read back from every completion', () => {
    let written = 0;
    const marked = cases.chain((text) => {
      const lines = text.split('\n');
      const from = lines.findIndex((line) => line.startsWith('seats'));
      return fc
        .tuple(
          fc.integer({ min: from + 1, max: lines.length - 1 }),
          fc.constantFrom('|', 'expect |', 'A raises to |', 'A calls |', 'expect C |'),
        )
        .map(([at, typed]) => [...lines.slice(0, at), typed, ...lines.slice(at)].join('\n'));
    });
    fc.assert(
      fc.property(marked, (one) => {
        const found = completionsIn(one, open);
        const { text } = cursorIn(one);
        for (const { newText } of found.items) {
          // It begins another one.
          if (newText.startsWith('hand')) continue;
          const taken = applyEdits(text, [{ range: found.range, newText }]);
          if (/\d\.\d{3}/.test(newText)) written += 1;
          expect(isMisread(open(taken)), taken).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
    expect(written).toBeGreaterThan(100);
  });

  it('are read back from every hint', () => {
    fc.assert(
      fc.property(
        cases.filter((text) => !text.includes('```')),
        (text) => {
          const work = inlayHints(open(text), new Timelines(), EVERYTHING, HINTS, { language: 'en', digits: 'latin' });
          let step = work.next();
          while (step.done !== true) step = work.next();
          const numbers = step.value.flatMap(({ label }) => label.match(/[0-9][0-9.,]*[0-9]/g) ?? []);
          for (const number of numbers) expect(isMisread(open(`${text}A bets ${number}\n`)), number).toBe(false);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('stay what they are in every language and in its digits', () => {
    fc.assert(
      fc.property(
        cases.filter((text) => !text.includes('```')),
        fc.constantFrom('fa', 'ar', 'hi', 'es', 'en'),
        (text, to) => {
          const told = translateHand(parseHand(text), { to, digits: 'native' });
          expect(isMisread(open(told)), told).toBe(false);
        },
      ),
      { numRuns: 150 },
    );
  });
});
