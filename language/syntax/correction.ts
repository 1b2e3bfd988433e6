/** The keyword that a mistyped word was probably meant to be. */
import { normalizeWord } from '../text/normalize';
import { type Context, type Entry, getVocabulary, type TrieNode } from './lexicon/index';
import type { Word } from './wordTable';

/** Shorter words are near too many names. */
const MIN_LENGTH = 4;

/**
 * The nearest single keyword of the languages (bits as `Entry.languages`) or of all: one slip (a letter too many, too few, changed, or two exchanged), two
 * in long words. Null where there is none, or where the word is a keyword itself.
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
  for (const single of getVocabulary().singles) {
    const length = Math.max(single.key.length, key.length);
    if (single.key.length < MIN_LENGTH) continue;
    const limit = Math.min(length >= 8 ? 2 : 1, bestDistance);
    // Of four letters only two that are exchanged make a slip: Bess is no bets.
    if (length === MIN_LENGTH && !hasSameLetters(key, single.key)) continue;
    const distance = editDistance(key, single.key, limit);
    if (distance > limit || !isOf(single.node, languages)) continue;
    // `foled` is as near to `fold` as to `folded`: the one with more of its ends in common.
    const ends = commonEnds(key, single.key);
    if (distance === bestDistance && ends <= bestEnds) continue;
    best = single;
    bestDistance = distance;
    bestEnds = ends;
  }
  return best;
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

/** Edits between two words, exchanges of neighbours counted once; more than `limit` is only told as more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? Number.POSITIVE_INFINITY) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

/** The name that a mistyped one was probably meant to be; null where none is near enough. */
export function nearestOf(word: string, names: readonly string[]): string | null {
  const slips = word.length >= 8 ? 3 : word.length >= 4 ? 2 : 1;
  const near = names
    .map((name) => ({ name, distance: editDistance(word, name, slips) }))
    .filter(({ distance }) => distance <= slips)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.name ?? null;
}

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
