/**
 * The lexicons, each behind a function: the programs for Node read them with the first text (`scripts/lib/bundles.mjs`
 * makes each function the reading). `''`: what is written alike in every language.
 */
import type { LanguageCode } from '../tree';
import ar from './ar.json';
import en from './en.json';
import es from './es.json';
import fa from './fa.json';
import hi from './hi.json';
import neutral from './neutral.json';

/** In the order in which the languages are tried. */
export const PACKS: Readonly<Record<LanguageCode, () => unknown>> = {
  '': () => neutral,
  en: () => en,
  fa: () => fa,
  ar: () => ar,
  hi: () => hi,
  es: () => es,
};

/** Of each language the block of 256 characters in which its phrases begin: a text without its letters does without its lexicon. */
export const BLOCKS: Readonly<Record<LanguageCode, number>> = {
  '': 0x00,
  en: 0x00,
  fa: 0x06,
  ar: 0x06,
  hi: 0x09,
  es: 0x00,
};
