import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeSection } from '../../language/analysis/document/analyze';
import { HandFile } from '../../language/analysis/document/handFile';
import { Timelines } from '../../language/analysis/document/timelines';
import { handLines, outcomeAt } from '../../language/service/codeLenses';
import { definitionAt } from '../../language/service/definition';
import { diagnosticsOf } from '../../language/service/diagnostics';
import { documentSymbols } from '../../language/service/documentSymbols';
import { foldingRanges } from '../../language/service/folding';
import { highlightsAt } from '../../language/service/highlights';
import { hoverAt } from '../../language/service/hover';
import { inlayHints } from '../../language/service/inlayHints';
import { Wording } from '../../language/service/wording';
import { handText, playedText } from '../support/handTexts';
import { finished } from '../support/steps';

const preferences = { language: 'auto', digits: 'auto' } as const;
const anyText = fc.oneof(handText, playedText);

/** The key of a message that was not found, or a place in it that was not filled. */
const UNSAID =
  /\b(?:hover|outline|hint|lens|made|derive|why|word|related|diagnostic|betting|setup|expect|claims|chips|cards|text)\/[a-z]|[{}]|undefined|NaN/;

/** Codes may be named in a sentence; what is quoted is the author's. */
const sayable = (text: string): string => text.replace(/“[^”]*”/g, '').replace(/\u2068[^\u2069]*\u2069/g, '');

describe('whatever the text', () => {
  it('a hover at any place is whole sentences about that place', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const document = HandFile.of(text);
        const timelines = new Timelines();
        for (const [line, content] of text.split(/\r?\n/).entries()) {
          for (let character = 0; character <= content.length; character += 3) {
            const hover = hoverAt(document, timelines, { line, character }, preferences);
            if (hover === null) continue;
            expect(sayable(hover.plain)).not.toMatch(UNSAID);
            expect(hover.markdown.trim()).not.toBe('');
            expect(hover.range.start.line).toBeLessThanOrEqual(line);
            expect(hover.range.end.line).toBeGreaterThanOrEqual(line);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('diagnostics are whole sentences, inside the text, in its order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const document = HandFile.of(text);
        for (const [index, section] of document.sections.entries()) {
          const analysis = analyzeSection(document, index);
          for (const { message, related, range } of diagnosticsOf(
            analysis,
            Wording.of(analysis, preferences),
            new Map(),
          )) {
            for (const said of [message, ...related.map((place) => place.message)])
              expect(sayable(said)).not.toMatch(UNSAID);
            const [start, end] = [section.offsetAt(range.start), section.offsetAt(range.end)];
            expect(section.positionAt(start)).toEqual(range.start);
            expect(section.positionAt(end)).toEqual(range.end);
            expect(start).toBeLessThanOrEqual(end);
          }
          const places = analysis.findings.map(({ range }) => section.offsetAt(range.start));
          expect(places).toEqual([...places].sort((a, b) => a - b));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('hints and lenses are whole sentences', () => {
    const choice = { amounts: true, calls: true, pots: true, refund: true };
    const range = { start: { line: 0, character: 0 }, end: { line: 1000, character: 0 } };
    fc.assert(
      fc.property(anyText, (text) => {
        const document = HandFile.of(text);
        const timelines = new Timelines();
        for (const { label, position } of finished(inlayHints(document, timelines, range, choice, preferences))) {
          expect(sayable(label)).not.toMatch(UNSAID);
          expect(position.character).toBeLessThanOrEqual(text.split(/\r?\n/)[position.line]?.length ?? -1);
        }
        for (const line of finished(handLines(document))) {
          const said = outcomeAt(document, timelines, line, preferences) ?? '';
          expect(sayable(said)).not.toMatch(UNSAID);
          expect(said).not.toBe('');
        }
      }),
      { numRuns: 150 },
    );
  });

  it('what is named somewhere is defined somewhere, and folds nest', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const document = HandFile.of(text);
        const timelines = new Timelines();
        for (const [line, content] of text.split(/\r?\n/).entries()) {
          for (let character = 0; character <= content.length; character += 3) {
            const place = { line, character };
            const highlights = highlightsAt(document, timelines, place);
            expect(definitionAt(document, timelines, place) === null).toBe(highlights.length === 0);
          }
        }
        const folds = finished(foldingRanges(document)).filter(({ kind }) => kind === 'lines');
        for (const [at, { first, last }] of folds.entries()) {
          expect(last).toBeGreaterThan(first);
          for (const inner of folds.slice(at + 1)) expect(inner.first > last || inner.last <= last).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the outline has names', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const symbols = documentSymbols(HandFile.of(text), preferences);
        const names = symbols.flatMap(({ name, children }) => [name, ...children.map((child) => child.name)]);
        for (const name of names) {
          expect(name).not.toBe('');
          expect(sayable(name)).not.toMatch(UNSAID);
        }
      }),
      { numRuns: 150 },
    );
  });
});
