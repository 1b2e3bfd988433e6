/** Hands in every language: whatever is translated comes to the same, and comes back. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HandFile } from '../../language/analysis/document/handFile';
import { translateHand } from '../../language/format/translateHand';
import { parseHand } from '../../language/syntax/index';
import { keywordsOf } from '../../language/syntax/keywords';
import { LANGUAGES } from '../../language/text/languages';
import { projectFile, projectFiles } from '../support/files';
import { blockText, handText, playedText } from '../support/handTexts';
import { comesTo } from '../support/rewritten';

const handsIn = (folder: string): string[] =>
  projectFiles(folder, '.hand').flatMap((file) => HandFile.of(projectFile(file)).sections.map(({ text }) => text));

const samples = handsIn('samples');
const texts = fc.oneof(fc.constantFrom(...samples, ...handsIn('test/fixtures')), handText, playedText, blockText);
const languages = fc.constantFrom(...LANGUAGES);
const digits = fc.constantFrom<'keep' | 'latin' | 'native'>('keep', 'latin', 'native');

const translate = (text: string, to: string, choice: 'keep' | 'latin' | 'native' = 'keep'): string =>
  translateHand(parseHand(text), { to, digits: choice });

describe('a translated hand', () => {
  it('comes to the same', () => {
    fc.assert(
      fc.property(texts, languages, digits, (text, to, choice) => {
        expect(comesTo(translate(text, to, choice)), text).toEqual(comesTo(text));
      }),
      { numRuns: 120 },
    );
  });

  it('comes to the same from any language into any other, and back', () => {
    fc.assert(
      fc.property(texts, languages, languages, digits, (text, one, other, choice) => {
        const there = translate(translate(text, one, choice), other, choice);
        expect(comesTo(there), text).toEqual(comesTo(text));
        expect(comesTo(translate(there, one, 'latin')), text).toEqual(comesTo(text));
      }),
      { numRuns: 70 },
    );
  });

  it('keeps titles, comments and commentary, and has as many lines', () => {
    fc.assert(
      fc.property(texts, languages, (text, to) => {
        const kept = (of: string): string[] =>
          parseHand(of)
            .tokens.filter(({ kind }) => kind === 'comment' || kind === 'commentary' || kind === 'string')
            .map((token) => token.text.trimEnd());
        const translated = translate(text, to);
        expect(kept(translated)).toEqual(kept(text));
        expect(translated.split(/\r\n|\n/)).toHaveLength(text.split(/\r\n|\n/).length);
      }),
      { numRuns: 70 },
    );
  });

  it.each(LANGUAGES)('of the samples has no word of another language left in %s', (to) => {
    const left = samples.flatMap((text) => {
      const tree = parseHand(translate(text, to));
      return keywordsOf(tree)
        .filter(({ languages: said }) => said.length > 0 && !said.includes(to))
        .map(({ statement }) => tree.text.slice(statement.start, statement.end));
    });
    expect(left).toEqual([]);
  });
});
