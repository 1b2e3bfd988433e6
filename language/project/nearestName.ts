/** The known name that a mistyped one probably means. */
import { editDistance } from '../syntax/forgiving/typos';

/** The word of a list that a mistyped one was probably meant to be; null where none is near. */
export function nearest(typed: string, words: readonly string[]): string | null {
  const wanted = typed.toLowerCase();
  const most = Math.min(4, Math.floor(wanted.length / 2));
  let best: string | null = null;
  let fewest = most + 1;
  for (const word of words) {
    // The name of a code may be written without its area.
    const names = [word, word.slice(word.indexOf('/') + 1)];
    const slips = Math.min(...names.map((name) => editDistance(wanted, name.toLowerCase(), most)));
    if (slips >= fewest) continue;
    best = word;
    fewest = slips;
  }
  return best;
}
