/** Whatever is written: fixes can be put into it, what is sure changes no hand, and a rewriting comes to the same. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HandFile } from '../../language/analysis/document/handFile';
import { Timelines } from '../../language/analysis/document/timelines';
import { fixesIn } from '../../language/analysis/documentFixes';
import { rewritingsAt } from '../../language/analysis/handRewriting';
import { applyEdits } from '../../language/analysis/rewriting';
import { safeFixes } from '../../language/analysis/safeFixes';
import { projectFile, projectFiles } from '../support/files';
import { handText, playedText } from '../support/handTexts';
import { comesTo } from '../support/rewritten';
import { finished } from '../support/steps';

const handsIn = (folder: string): string[] =>
  projectFiles(folder, '.hand').flatMap((file) => HandFile.of(projectFile(file)).sections.map(({ text }) => text));

const texts = fc.oneof(fc.constantFrom(...handsIn('samples'), ...handsIn('test/fixtures')), handText, playedText);
const all = (): boolean => true;

function mended(text: string): string {
  const work = safeFixes(HandFile.of(text), all);
  for (;;) {
    const step = work.next();
    if (step.done === true) return applyEdits(text, step.value);
  }
}

/** What hands come to, without what is found in them. */
function played(text: string): unknown {
  return (comesTo(text) as { readonly hand: unknown }[]).map(({ hand }) => hand);
}

describe('fixes of any text', () => {
  it('have edits inside the text that are in order and do not overlap', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const file = HandFile.of(text);
        const range = { start: { line: 0, character: 0 }, end: { line: file.lineCount, character: 0 } };
        for (const { edits, title } of finished(fixesIn(file, new Timelines(), range, all))) {
          const order = edits
            .flatMap(({ range: { start, end } }) => [start, end])
            .map(({ line, character }) => line * 1000 + character);
          expect(order, `${title.message} in ${text}`).toEqual([...order].sort((a, b) => a - b));
          expect(applyEdits(text, edits), `${title.message} in ${text}`).not.toBe(text);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('change no hand if they are sure, and reach a text without sure fixes', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const after = mended(text);
        expect(played(after), text).toEqual(played(text));
        expect(mended(after), text).toBe(after);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a hand in another wording', () => {
  it('has the same result', () => {
    fc.assert(
      fc.property(texts, fc.nat(12), (text, line) => {
        const file = HandFile.of(text);
        const range = { start: { line, character: 0 }, end: { line, character: 0 } };
        const kinds = new Set(['raise', 'amounts', 'digits'] as const);
        for (const { edits, kind } of rewritingsAt(file, new Timelines(), range, kinds))
          expect(played(applyEdits(text, edits)), `${kind} in ${text}`).toEqual(played(text));
      }),
      { numRuns: 150 },
    );
  });
});
