import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CANONICAL_WORDS } from '../../../language/syntax/lexicon/meanings';
import { GROUPS, grammarTexts, UNCOLORED } from '../../../syntaxes/generate.mjs';

const texts = grammarTexts();

describe('the TextMate grammar', () => {
  it.each(Object.keys(texts))('generates %s from the lexicons (to update it: node syntaxes/generate.mjs)', (name) => {
    expect(readFileSync(`syntaxes/${name}`, 'utf8')).toBe(texts[name]);
  });

  // An editor stops colouring a line after half a second, and letter case makes a pattern six times as slow to be made.
  it('ignores letter case only in scripts that have it', () => {
    const caseless = [
      ...Object.values(texts)
        .join('')
        .matchAll(/\(\?i:((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g),
    ].flatMap(([, phrases = '']) => phrases.split('|'));
    expect(caseless.length).toBeGreaterThan(100);
    expect(caseless.filter((phrase) => !/\p{Script=Latin}/u.test(phrase))).toEqual([]);
  });

  it('covers every word of the lexicons', () => {
    const colored = new Set([...Object.values(GROUPS).flat(), ...UNCOLORED]);
    expect(CANONICAL_WORDS.filter((word) => !colored.has(word))).toEqual([]);
  });
});
