import { describe, expect, it } from 'vitest';
import { editDistance, nearestOf, nearKeyword } from '../../../language/syntax/forgiving/typos';
import { parseHand } from '../../../language/syntax/index';
import { getVocabulary } from '../../../language/syntax/lexicon/index';
import { wordOf } from '../../../language/syntax/tokens/wordCache';

const EVERY_LANGUAGE = 0xff;

describe('the keyword that a mistyped word was meant to be', () => {
  it('is found for keywords with a letter too few, too many, changed or exchanged', () => {
    const lost: string[] = [];
    for (const [index, { key }] of getVocabulary().singles.entries()) {
      if (index % 5 !== 0 || key.length < 6 || key.length > 18) continue;
      for (let at = 1; at < key.length - 1; at += 1) {
        const slips = [
          key.slice(0, at) + key.slice(at + 1),
          `${key.slice(0, at)}w${key.slice(at)}`,
          `${key.slice(0, at)}w${key.slice(at + 1)}`,
          key.slice(0, at) + (key[at + 1] ?? '') + (key[at] ?? '') + key.slice(at + 2),
        ];
        for (const slip of slips) {
          const word = wordOf(slip);
          if (word.node !== null || word.key !== slip) continue;
          const near = nearKeyword(word, EVERY_LANGUAGE);
          if (near === null || editDistance(slip, near.key, 2) > editDistance(slip, key, 2)) lost.push(slip);
        }
      }
    }
    expect(lost).toEqual([]);
  });

  // What else the machine does may hold one run up, so it is tried again, with other words each time: what a word is near is kept.
  let texts = 0;
  it('costs little where a text is no hand at all', { retry: 3 }, () => {
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
    const tooLongForASlip = time('notwithstandinghitherto');
    // Some twenty times with every language in use; a hundred and more where each keyword is measured letter by letter.
    expect(time('wherefore')).toBeLessThan(50 * tooLongForASlip);
  });
});

describe('the name that a mistyped one was meant to be', () => {
  it.each([
    ['riase', ['fold', 'raise', 'raises'], 'raise'],
    ['after rase', ['after raises', 'after raise'], 'after raise'],
    ['marl', ['marks', 'mark', 'marm'], 'mark'],
    ['mar', ['mart', 'mark'], 'mart'],
    ['ab', ['abc', 'ab'], 'ab'],
    ['ab', ['abcd'], null],
    ['a', [], null],
  ])('%s of %j', (word, names, wanted) => {
    expect(nearestOf(word, names)).toBe(wanted);
  });

  it('is found without measuring all others to the end', { retry: 3 }, () => {
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
