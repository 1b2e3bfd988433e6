import { describe, expect, it } from 'vitest';
import { editDistance, nearestOf, nearKeyword } from '../../../language/syntax/forgiving/typos';
import { parseHand } from '../../../language/syntax/index';
import { getVocabulary } from '../../../language/syntax/lexicon/index';
import { wordOf } from '../../../language/syntax/tokens/wordCache';

const EVERY_LANGUAGE = 0xff;

/** The word with one letter too few, too many, changed or exchanged, at each place within it. */
function typosOf(key: string): string[] {
  const places = Array.from({ length: key.length - 2 }, (_, index) => index + 1);
  return places.flatMap((at) => [
    key.slice(0, at) + key.slice(at + 1),
    `${key.slice(0, at)}w${key.slice(at)}`,
    `${key.slice(0, at)}w${key.slice(at + 1)}`,
    key.slice(0, at) + (key[at + 1] ?? '') + (key[at] ?? '') + key.slice(at + 2),
  ]);
}

/** Whether no keyword as near as the intended one is found for a typo that is not a word itself. */
function isLost(typo: string, key: string): boolean {
  const word = wordOf(typo);
  if (word.node !== null || word.key !== typo) return false;
  const near = nearKeyword(word, EVERY_LANGUAGE);
  return near === null || editDistance(typo, near.key, 2) > editDistance(typo, key, 2);
}

describe('the keyword for a mistyped word', () => {
  it('is found for keywords with a letter too few, too many, changed or exchanged', () => {
    const keys = getVocabulary()
      .singles.filter((_, index) => index % 5 === 0)
      .map(({ key }) => key)
      .filter((key) => key.length >= 6 && key.length <= 18);
    expect(keys.flatMap((key) => typosOf(key).filter((typo) => isLost(typo, key)))).toEqual([]);
  });

  // Other load on the machine can slow a run down, so it is repeated, with new words each time because results are cached.
  let texts = 0;
  it('is searched quickly in a text that is not a hand', { retry: 3 }, () => {
    const time = (word: string): number =>
      Math.min(
        ...[1, 2, 3].map(() => {
          texts += 1;
          const text = Array.from({ length: 3000 }, (_, at) => `${word}${texts}${at.toString(36)} folds\n`).join('');
          const begun = performance.now();
          parseHand(text);
          return performance.now() - begun;
        }),
      );
    const tooLongForATypo = time('notwithstandinghitherto');
    // Some twenty times with every language in use; a hundred and more where each keyword is measured letter by letter.
    expect(time('wherefore')).toBeLessThan(50 * tooLongForATypo);
  });
});

describe('the name for a mistyped one', () => {
  it.each([
    ['riase', ['fold', 'raise', 'raises'], 'raise'],
    ['after rase', ['after raises', 'after raise'], 'after raise'],
    ['marl', ['marks', 'mark', 'marm'], 'mark'],
    ['mar', ['mart', 'mark'], 'mart'],
    ['ab', ['abc', 'ab'], 'ab'],
    ['ab', ['abcd'], null],
    ['a', [], null],
  ])('is the nearest one to %s among %j', (word, names, wanted) => {
    expect(nearestOf(word, names)).toBe(wanted);
  });

  it('is found without a full comparison with every other name', { retry: 3 }, () => {
    const names = Array.from({ length: 2000 }, (_, at) => `mark ${at}`);
    const words = Array.from({ length: 200 }, (_, at) => `marx ${at}`);
    const spent = (work: (word: string) => unknown): number => {
      const { user } = process.cpuUsage();
      for (const word of words) work(word);
      return process.cpuUsage().user - user;
    };
    const whole = spent((word) => names.map((name) => editDistance(word, name, 3)));
    expect(spent((word) => nearestOf(word, names))).toBeLessThan(whole / 2);
  });
});
