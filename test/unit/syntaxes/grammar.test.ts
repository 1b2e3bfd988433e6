import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CANONICAL_WORDS } from '../../../language/syntax/lexicon/meanings';
import { GROUPS, grammarText, UNCOLOURED } from '../../../syntaxes/generate.mjs';

describe('the TextMate grammar', () => {
  it('is the one that the lexicons give (else run: node syntaxes/generate.mjs)', () => {
    expect(readFileSync('syntaxes/handscript.tmLanguage.json', 'utf8')).toBe(grammarText());
  });

  // An editor stops colouring a line after half a second, and letter case makes a pattern six times as slow to be made.
  it('compares without letter case only what has it', () => {
    const caseless = [...grammarText().matchAll(/\(\?i:((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].flatMap(
      ([, phrases = '']) => phrases.split('|'),
    );
    expect(caseless.length).toBeGreaterThan(100);
    expect(caseless.filter((phrase) => !/\p{Script=Latin}/u.test(phrase))).toEqual([]);
  });

  it('colours every word of the lexicons', () => {
    const coloured = new Set([...Object.values(GROUPS).flat(), ...UNCOLOURED]);
    expect(CANONICAL_WORDS.filter((word) => !coloured.has(word))).toEqual([]);
  });
});
