/** Finds the keyword that a mistyped word was probably meant to be. */
import { normalizeWord } from '../../text/normalize';
import { type Context, type Entry, getVocabulary, type TrieNode } from '../lexicon/index';
import type { Word } from '../tokens/wordCache';

/** Shorter words are near too many names. */
const MIN_LENGTH = 4;

/**
 * The nearest single keyword of the languages (bits as `Entry.languages`) or of all: within one typo
 * (a letter too many, too few, changed, or two exchanged), or two in long words. Null if no keyword is near, or if the word is a keyword itself.
 */
export function nearKeyword(word: Word, languages: number): { readonly node: TrieNode; readonly key: string } | null {
  word.near ??= new Map();
  const known = word.near.get(languages);
  if (known !== undefined) return known;
  const near = findNear(word, languages);
  word.near.set(languages, near);
  return near;
}

const isOf = ({ entries }: TrieNode, languages: number): boolean =>
  entries?.some((entry) => entry !== null && isIn(entry, languages)) ?? false;

function findNear(word: Word, languages: number): { readonly node: TrieNode; readonly key: string } | null {
  const { key } = word;
  if (word.node !== null || key.length < MIN_LENGTH || key.length > 20) return null;
  let best: { readonly node: TrieNode; readonly key: string } | null = null;
  let bestDistance = 3;
  let bestEnds = 0;
  const letters = lettersIn(key);
  for (const single of getVocabulary().singles) {
    if (single.key.length < MIN_LENGTH) continue;
    const limit = Math.min(Math.max(single.key.length, key.length) >= 8 ? 2 : 1, bestDistance);
    if (differences(letters, lettersOf(single)) > 2 * limit || !isOf(single.node, languages)) continue;
    const distance = typosBetween(key, single.key, limit);
    if (distance > limit) continue;
    // `foled` is as near to `fold` as to `folded`: the one with more of its ends in common.
    const ends = commonEnds(key, single.key);
    if (distance === bestDistance && ends <= bestEnds) continue;
    best = single;
    bestDistance = distance;
    bestEnds = ends;
  }
  return best;
}

/** How many typos make one word of the other; more than `limit` where they are not typos. */
function typosBetween(word: string, keyword: string, limit: number): number {
  // In a word of four letters only two exchanged letters are a typo: Bess is not bets.
  if (Math.max(word.length, keyword.length) === MIN_LENGTH && !hasSameLetters(word, keyword)) return limit + 1;
  const distance = editDistance(word, keyword, limit);
  // `4-betea` is not a typo of `3-betea`.
  return distance > limit || figuresOf(word) === figuresOf(keyword) ? distance : limit + 1;
}

const figuresOf = (key: string): string => key.replace(/[^0-9]+/g, '');

const LETTERS = new WeakMap<object, number>();

/** Cached, because every unknown word of a text is compared with all keywords. */
function lettersOf(single: { readonly key: string }): number {
  let letters = LETTERS.get(single);
  if (letters === undefined) {
    letters = lettersIn(single.key);
    LETTERS.set(single, letters);
  }
  return letters;
}

/** The letters of a word, a bit for each; several letters may share a bit. */
function lettersIn(key: string): number {
  let bits = 0;
  for (let at = 0; at < key.length; at += 1) bits |= 1 << (key.charCodeAt(at) & 31);
  return bits;
}

/** Counts the letters that only one of two words has; one typo makes at most two. */
function differences(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** How many letters two words have in common from the left and from the right. */
function commonEnds(a: string, b: string): number {
  let left = 0;
  while (left < a.length && a[left] === b[left]) left += 1;
  let right = 0;
  while (right < a.length && right < b.length && a[a.length - 1 - right] === b[b.length - 1 - right]) right += 1;
  return left + right;
}

function hasSameLetters(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}

/**
 * The phrase that a word is the beginning of, for what is still being typed; null where there is none.
 * @param languages of which it may be (bits as `Entry.languages`)
 */
export function completionOf(word: Word, context: Context, languages: number): string | null {
  const { key, node } = word;
  const longer = node === null ? null : firstPhrase(node, context, languages);
  if (longer !== null || key.length < 2) return longer;
  for (const single of getVocabulary().singles) {
    const entry = single.node.entries?.[context] ?? null;
    if (entry !== null && entry.meaning.role !== 'filler' && isIn(entry, languages) && single.key.startsWith(key))
      return entry.phrase;
  }
  return null;
}

const isIn = (entry: Entry, languages: number): boolean => entry.languages === 0 || (entry.languages & languages) !== 0;

/** The first phrase of the context below a node. */
function firstPhrase(node: TrieNode, context: Context, languages: number): string | null {
  for (const child of node.children?.values() ?? []) {
    const entry = child.entries?.[context] ?? null;
    const phrase = entry !== null && isIn(entry, languages) ? entry.phrase : firstPhrase(child, context, languages);
    if (phrase !== null) return phrase;
  }
  return null;
}

/** Edits between two words, where an exchange of neighbours counts once; `limit + 1` for any number above the limit. */
export function editDistance(a: string, b: string, limit: number): number {
  const more = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return more;
  let [before, previous, current]: [number[], number[], number[]] = [[], [], []];
  for (let column = 0; column <= b.length; column += 1) previous.push(column);
  for (let row = 1; row <= a.length; row += 1) {
    // Farther from the diagonal there are more edits than the limit.
    const first = Math.max(1, row - limit);
    const last = Math.min(b.length, row + limit);
    current[first - 1] = first === 1 ? row : more;
    let least = current[first - 1] ?? more;
    for (let column = first; column <= last; column += 1) {
      const above = column === row + limit ? more : (previous[column] ?? more);
      const changed = (previous[column - 1] ?? more) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let cost = Math.min(above + 1, (current[column - 1] ?? more) + 1, changed);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? more) + 1);
      }
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return more;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[b.length] ?? more, more);
}

/** The name that a mistyped one was probably meant to be; null where none is near enough. */
export function nearestOf(word: string, names: readonly string[]): string | null {
  const letters = lettersIn(word);
  let nearest: string | null = null;
  let typos = word.length >= 8 ? 3 : word.length >= 4 ? 2 : 1;
  for (const name of names) {
    if (differences(letters, lettersIn(name)) > 2 * typos) continue;
    const distance = editDistance(word, name, typos);
    if (distance > typos) continue;
    nearest = name;
    // A later one must be nearer.
    typos = distance - 1;
    if (typos < 0) break;
  }
  return nearest;
}

/** The nearest of the words, within one typo, or two in long words. */
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
