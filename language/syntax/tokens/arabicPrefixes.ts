/** Words that are written together with what follows them: و, لـ. */
import { getVocabulary } from '../lexicon/index';
import type { Names } from '../names';
import { type GluedParts, type Word, wordOf } from './wordCache';

const TATWEEL = /^\u0640+/;
const TATWEELS = /\u0640+$/;
/** One letter with a few strokes that lengthen it. */
const LONGEST_PARTICLE = 4;

/** Whether a word is short enough to stand before a number as لـ does. */
export const isParticle = ({ raw }: Word): boolean => raw.length <= LONGEST_PARTICLE;

export const withoutTatweels = (key: string): string => key.replace(TATWEELS, '');

/** A name with such a word in front of it. */
export function isGluedName(names: Names, word: Word): boolean {
  const parts = partsOf(word);
  return parts !== null && names.isName(parts.rest);
}

/** The word as what stands in front and the rest; null: it begins with no such word. */
export function partsOf(word: Word): GluedParts | null {
  if (word.parts === undefined) {
    word.parts = null;
    for (const glue of getVocabulary().glued) {
      if (!word.raw.startsWith(glue.prefix)) continue;
      const rest = word.raw.slice(glue.prefix.length).replace(TATWEEL, '');
      if (rest === '') continue;
      word.parts = { glue: glue.entry, length: word.raw.length - rest.length, rest: wordOf(rest) };
      break;
    }
  }
  return word.parts;
}
