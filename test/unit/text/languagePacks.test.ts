/** Tests language files that a program passes in. */
import { describe, expect, it } from 'vitest';
import { languagePack, takeLanguagePacks } from '../../../language/text/languagePacks';

describe('language packs that are handed over', () => {
  it('are known by their file, and have no word where nobody handed them over', () => {
    takeLanguagePacks({ 'fa.messages.json': { greeting: 'سلام' }, 'ar.messages.json': 'no pack' });
    expect(languagePack('fa.messages.json')).toEqual({ greeting: 'سلام' });
    expect(languagePack('ar.messages.json')).toEqual({ language: 'ar', words: {} });
  });

  it.each([undefined, null, 'packs', 7])('%j hands over nothing', (packs) => {
    takeLanguagePacks(packs);
    expect(languagePack('hi.lexicon.json')).toEqual({ language: 'hi', words: {} });
  });
});
