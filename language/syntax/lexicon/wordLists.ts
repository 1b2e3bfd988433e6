/** The word lists of the lexicons beside their phrases: limits, table sizes, names in other games, unsupported poker, affixes of names. */
import { blockOf } from '../../text/languages';
import { loadedLexicons } from './index';
import type { Lexicon, Limit, PhraseEntry } from './lexicon';
import type { CanonicalWord } from './meanings';
import { spellingsOf } from './vocabulary';

/** Words and phrases of a list, as patterns. */
interface WordLists {
  readonly limits: ReadonlyMap<string, Limit>;
  /** At the start of a text: a number of seats and its word. */
  readonly tableSize: RegExp;
  readonly otherNames: readonly { readonly word: CanonicalWord; readonly pattern: RegExp }[];
  readonly unsupportedGames: RegExp;
  readonly unsupportedWords: RegExp;
}

let lists: WordLists | null = null;
/** How many lexicons the lists were made from. */
let madeFrom = 0;

/** The lists of the lexicons read so far; made again when another one was read. */
function wordLists(): WordLists {
  const lexicons = loadedLexicons();
  if (lists === null || madeFrom !== lexicons.length) {
    lists = makeLists(lexicons);
    madeFrom = lexicons.length;
  }
  return lists;
}

function makeLists(lexicons: readonly Lexicon[]): WordLists {
  const listed = (list: (lexicon: Lexicon) => readonly PhraseEntry[] | undefined): readonly PhraseEntry[] =>
    lexicons.flatMap((lexicon) => list(lexicon) ?? []);
  const limits = new Map<string, Limit>();
  for (const lexicon of lexicons) {
    for (const [limit, phrases] of Object.entries(lexicon.limits ?? {})) {
      for (const phrase of phrases) limits.set(keyOf(phrase), limit as Limit);
    }
  }
  const otherWords = new Set(lexicons.flatMap(({ otherNames = {} }) => Object.keys(otherNames) as CanonicalWord[]));
  return {
    limits,
    tableSize: new RegExp(
      `^(\\p{Nd}{1,2})[\\s\\u200c]*-?[\\s\\u200c]*${anyOf(listed(({ tableSizes }) => tableSizes))}${WORD_END}`,
      'iu',
    ),
    otherNames: [...otherWords].map((word) => ({
      word,
      pattern: wholeWords(listed(({ otherNames }) => otherNames?.[word])),
    })),
    unsupportedGames: wholeWords(listed(({ unsupported }) => unsupported?.games)),
    unsupportedWords: wholeWords(listed(({ unsupported }) => unsupported?.words)),
  };
}

const WORD_END = '(?![\\p{L}\\p{M}\\p{N}])';
const BEFORE_NUMBER = '(?=:?\\s*\\p{Sc}?\\p{N})';
const NEVER = '(?!)';

/** All words written together, as compared. */
const keyOf = (phrase: string): string => spellingsOf(phrase).at(-1)?.join('').toLowerCase() ?? '';

const wholeWords = (entries: readonly PhraseEntry[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${anyOf(entries)}${WORD_END}`, 'iu');

function anyOf(entries: readonly PhraseEntry[]): string {
  return entries.length === 0 ? NEVER : `(?:${entries.map(patternOf).join('|')})`;
}

/** A phrase of which each joint (space, ZWNJ, hyphen) may be written as any of them, or left out. */
function patternOf(entry: PhraseEntry): string {
  const phrase = typeof entry === 'string' ? entry : entry.phrase;
  const words = phrase.split(/[\s\u200c-]+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const leadsToNumber = typeof entry !== 'string' && entry.use?.includes('number') === true;
  return words.join('[ \\u200c-]?') + (leadsToNumber ? BEFORE_NUMBER : '');
}

/** The limit that a text names without a game (`no limit`); null for any other text. */
export function limitNamed(text: string): Limit | null {
  return wordLists().limits.get(keyOf(text)) ?? null;
}

/** The number of seats that a text begins with (`6-max`): the text matched and the figures in it. */
export function tableSizeIn(text: string): { readonly written: string; readonly count: string } | null {
  const [written, count] = wordLists().tableSize.exec(text) ?? [];
  return written === undefined || count === undefined ? null : { written, count };
}

/** Words found in a text. */
export interface FoundWords {
  readonly index: number;
  readonly text: string;
}

/** The first name that other games or notations have for a word of Handscript. */
export function otherNameIn(text: string): (FoundWords & { readonly word: CanonicalWord }) | null {
  for (const { word, pattern } of wordLists().otherNames) {
    const found = pattern.exec(text);
    if (found !== null) return { word, index: found.index, text: found[0] };
  }
  return null;
}

/** The first word of a game that Handscript does not know. */
export function unsupportedWordIn(text: string): FoundWords | null {
  const found = wordLists().unsupportedWords.exec(text);
  return found === null ? null : { index: found.index, text: found[0] };
}

/** Whether a text names a game that Handscript does not know. */
export function namesUnsupportedGame(text: string): boolean {
  return wordLists().unsupportedGames.test(text);
}

/** Patterns for what the languages of a name's script write together with it, before and after; empty where they have no such affixes. */
export function nameAffixesOf(name: string): { readonly before: string; readonly after: string } {
  const blocks = new Set([...name].map((letter) => letter.charCodeAt(0) >> 8));
  const affixes = loadedLexicons().flatMap(({ language, nameAffixes }) =>
    nameAffixes !== undefined && blocks.has(blockOf(language)) ? [nameAffixes] : [],
  );
  return {
    before: anySequence(affixes.map(({ before }) => before)),
    after: anySequence(affixes.map(({ after }) => after)),
  };
}

function anySequence(languages: readonly (readonly (readonly string[])[] | undefined)[]): string {
  const sequences = languages.flatMap((places) =>
    places === undefined ? [] : [places.map((affixes) => `${anyOf(affixes)}?`).join('')],
  );
  return sequences.length === 0 ? '' : `(?:${sequences.join('|')})`;
}
