/** The words that a mistyped one may have been meant to be. */
import { editDistance } from '../syntax/correction';
import { normalizeWord } from '../text/normalize';

/** Of the words those that are as near as any: one slip, two in long words. */
export function nearest(word: string, words: readonly string[]): readonly string[] {
  const key = normalizeWord(word);
  const measured = [...new Set(words)].map((other) => {
    const own = normalizeWord(other);
    const limit = Math.max(key.length, own.length) >= 7 ? 2 : 1;
    return { other, distance: own.length < 2 ? 9 : editDistance(key, own, limit), limit };
  });
  const least = Math.min(...measured.map(({ distance }) => distance));
  return measured.filter(({ distance, limit }) => distance === least && distance <= limit).map(({ other }) => other);
}
