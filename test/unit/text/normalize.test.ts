/** Tests which spellings are the same word or name. */
import { describe, expect, test } from 'vitest';
import { normalizeName, normalizeWord } from '../../../language/text/normalize';

describe('words are the same word', () => {
  test.each([
    ['letter case', 'Folds', 'folds'],
    ['hyphens of every length', 'all–in', 'all-in'],
    ['hyphen or none', 'allin', 'all‑in'],
    ['apostrophes', 'hold’em', "hold'em"],
    ['Arabic and Persian ye', 'دریافت', 'دريافت'],
    ['alef maksura and ye', 'إلى', 'إلي'],
    ['Arabic and Persian kaf', 'کال', 'كال'],
    ['alef forms', 'أنتي', 'انتي'],
    ['madda', 'آنتی', 'انتی'],
    ['harakat', 'رهانًا', 'رهانا'],
    ['kasra of the ezafe', 'ریزِ', 'ریز'],
    ['tatweel', 'يـــد', 'يد'],
    ['teh marbuta', 'زيادة', 'زياده'],
    ['he with hamza', 'لایهٔ', 'لایه'],
    ['he with hamza as one letter', 'لایۀ', 'لایه'],
    ['he and ye after a ZWNJ', 'لایه‌ی', 'لایه'],
    ['ZWNJ or none', 'می‌کند', 'میکند'],
    ['nukta', 'रेज़', 'रेज'],
    ['nukta as one letter', 'रे\u095b', 'रेज'],
    ['chandrabindu and anusvara', 'दाँव', 'दांव'],
    ['ZWJ in Devanagari', 'फ्‍लॉप', 'फ्लॉप'],
    ['Latin accents', 'mínimo', 'minimo'],
    ['bidi marks', '\u200fکال\u200e', 'کال'],
    ['digits', '۳بت', '3بت'],
  ])('%s', (_, left, right) => {
    expect(normalizeWord(left)).toBe(normalizeWord(right));
  });

  test.each([
    ['كال', 'خال'],
    ['fold', 'folds'],
    ['UTG+1', 'UTG1'],
    ['रेज़', 'रेड'],
  ])('%s and %s stay apart', (left, right) => {
    expect(normalizeWord(left)).not.toBe(normalizeWord(right));
  });

  test('a key is its own key', () => {
    for (const word of ['All-In', 'لایه‌ی', 'फ़िक्स्ड', 'أول', 'mínimo', 'UTG+1']) {
      expect(normalizeWord(normalizeWord(word))).toBe(normalizeWord(word));
    }
  });
});

describe('names', () => {
  test('composition, ye and kaf make no difference', () => {
    expect(normalizeName('كيان')).toBe(normalizeName('کیان'));
    expect(normalizeName('Jose\u0301')).toBe(normalizeName('José'));
  });

  test.each([
    ['Raha', 'raha'],
    ['أ', 'ا'],
    ['رها', 'رهاً'],
    ['Jose', 'José'],
    ['نی‌ما', 'نیما'],
  ])('%s and %s are two players', (left, right) => {
    expect(normalizeName(left)).not.toBe(normalizeName(right));
  });
});
