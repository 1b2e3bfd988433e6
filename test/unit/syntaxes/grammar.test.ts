import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CANONICAL_WORDS } from '../../../language/syntax/lexicon/meanings';
import { GROUPS, grammarText, UNCOLOURED } from '../../../syntaxes/generate.mjs';

describe('the TextMate grammar', () => {
  it('is the one that the lexicons give (else run: node syntaxes/generate.mjs)', () => {
    expect(readFileSync('syntaxes/handscript.tmLanguage.json', 'utf8')).toBe(grammarText());
  });

  it('colours every word of the lexicons', () => {
    const coloured = new Set([...Object.values(GROUPS).flat(), ...UNCOLOURED]);
    expect(CANONICAL_WORDS.filter((word) => !coloured.has(word))).toEqual([]);
  });
});
