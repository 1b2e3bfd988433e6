/** Splits Arabic prefixes (و, لـ) from the word that they are written together with. */
import { getVocabulary } from '../lexicon/index';
import type { Names } from '../names';
import { type PrefixedWord, type Word, wordOf } from './wordCache';

const TATWEEL = /^\u0640+/;
const TATWEELS = /\u0640+$/;
/** One letter with a few strokes that lengthen it. */
const LONGEST_PARTICLE = 4;

/** Whether a word is short enough to be a prefix of a number, as لـ is. */
export const isParticle = ({ raw }: Word): boolean => raw.length <= LONGEST_PARTICLE;

export const withoutTatweels = (key: string): string => key.replace(TATWEELS, '');

/** Whether a word is a name with a prefix. */
export function isPrefixedName(names: Names, word: Word): boolean {
  const parts = partsOf(word);
  return parts !== null && names.isName(parts.rest);
}

/** The prefix of a word and the rest; null where it has no prefix. */
export function partsOf(word: Word): PrefixedWord | null {
  if (word.parts === undefined) {
    word.parts = null;
    for (const { prefix, entry } of getVocabulary().prefixes) {
      if (!word.raw.startsWith(prefix)) continue;
      const rest = word.raw.slice(prefix.length).replace(TATWEEL, '');
      if (rest === '') continue;
      word.parts = { prefix: entry, length: word.raw.length - rest.length, rest: wordOf(rest) };
      break;
    }
  }
  return word.parts;
}
