/** The words of the registered languages. Each lexicon is read when a text first needs it. */
import { blockOf, LANGUAGES } from '../../text/languages';
import type { LanguageCode } from '../tree';
import { type Lexicon, lexiconOf, NEUTRAL } from './lexicon';
import { addLexicon, emptyVocabulary, noteSingles, type Vocabulary } from './vocabulary';

export { NEUTRAL } from './lexicon';
export type { CanonicalWord, Context } from './meanings';
export { ACTION, ASSUMPTION, FACT, GAME, HEAD, SETUP } from './meanings';
export type { Entry, TrieNode } from './vocabulary';

/** The block of a character; the letters of one script are in few blocks. */
const blockOfCharacter = (code: number): number => code >> 8;
const LATIN_BLOCK = 0;

const vocabulary = emptyVocabulary();
const loaded: Lexicon[] = [];
/** The languages whose lexicons are not read yet, by the block in which their phrases begin. */
const waiting = languagesByBlock();

/**
 * The vocabulary of the registered lexicons, as far as it is needed: a lexicon is read when a text first holds a letter
 * of its script, so that a Persian lesson alone pays for Persian.
 */
export function getVocabulary(): Vocabulary {
  if (waiting.has(LATIN_BLOCK)) loadBlock(LATIN_BLOCK);
  return vocabulary;
}

/** The lexicons read so far: those of the scripts that occurred in a text. */
export function loadedLexicons(): readonly Lexicon[] {
  if (waiting.has(LATIN_BLOCK)) loadBlock(LATIN_BLOCK);
  return loaded;
}

/** Reads the lexicons of a letter's script, unless they are read already. */
export function loadScript(code: number): void {
  if (waiting.has(LATIN_BLOCK)) loadBlock(LATIN_BLOCK);
  const block = blockOfCharacter(code);
  if (block !== LATIN_BLOCK) loadBlock(block);
}

function loadBlock(block: number): void {
  const languages = waiting.get(block);
  if (languages === undefined) return;
  waiting.delete(block);
  for (const language of languages) {
    const lexicon = lexiconOf(language);
    if (lexicon === null) continue;
    addLexicon(vocabulary, lexicon, language === NEUTRAL ? 0 : 1 << LANGUAGES.indexOf(language));
    loaded.push(lexicon);
  }
  noteSingles(vocabulary);
}

function languagesByBlock(): Map<number, LanguageCode[]> {
  const blocks = new Map<number, LanguageCode[]>();
  for (const language of [NEUTRAL, ...LANGUAGES]) {
    const block = blockOf(language);
    const there = blocks.get(block);
    if (there === undefined) blocks.set(block, [language]);
    else there.push(language);
  }
  return blocks;
}
