/**
 * The registered lexicons as one trie over normalised words: from a line's words to canonical words, longest phrase
 * first, all languages at once. Adding a language is its JSON file and one line in `LEXICONS`.
 */
import { normalizeWord } from '../../text/normalize';
import type { LanguageCode } from '../tree';
import en from './en.json';
import { CANONICAL_WORDS, type CanonicalWord, CONTEXT_COUNT, type Context, MEANINGS, type Meaning } from './meanings';
import neutral from './neutral.json';

export type { CanonicalWord, Context } from './meanings';
export { ACTION, ASSUMPTION, FACT, GAME, HEAD, SETUP } from './meanings';

/** On which side of its amount, name or list a marker stands. */
export type Side = 'before' | 'after';

/** A phrase as a lexicon states it; `review`: not found in a lesson, wants a native speaker's look. */
type PhraseEntry = string | { readonly phrase: string; readonly side?: Side; readonly review?: boolean };

export interface Lexicon {
  /** Empty for what is written alike in every language. */
  readonly language: LanguageCode;
  readonly name: string;
  readonly direction: string;
  /** Canonical word → its phrases, the preferred one first. */
  readonly words: Readonly<Partial<Record<CanonicalWord, readonly PhraseEntry[]>>>;
  /** One-letter verbs, lower case, understood only after a player. */
  readonly short?: Readonly<Partial<Record<'fold' | 'check' | 'call' | 'bet' | 'raise', string>>>;
  /** Words that are written together with the next one: و, لـ. */
  readonly glued?: Readonly<Record<string, 'and' | 'for'>>;
}

const LEXICONS: readonly Lexicon[] = [neutral as Lexicon, en as Lexicon];

/** The languages whose keywords are understood, in the order in which they are tried. */
export const LANGUAGES: readonly LanguageCode[] = LEXICONS.map((lexicon) => lexicon.language).filter(
  (language) => language !== '',
);

/** A phrase in one context: what it means and which languages say it so. */
export interface Entry {
  readonly word: CanonicalWord;
  readonly meaning: Meaning;
  readonly side: Side;
  /** Bit i: language i of `LANGUAGES`; 0 for what is alike everywhere. */
  readonly languages: number;
  readonly phrase: string;
}

export interface TrieNode {
  /** By context; null where no phrase ends here. */
  entries: (Entry | null)[] | null;
  children: Map<string, TrieNode> | null;
}

/** A word glued to the front of another. */
interface Glue {
  readonly prefix: string;
  readonly entry: Entry;
}

/** Everything the parser asks of the lexicons. */
interface Vocabulary {
  readonly root: ReadonlyMap<string, TrieNode>;
  /** Exact lower-case letters. */
  readonly short: ReadonlyMap<string, Entry>;
  /** By normalised suffix. */
  readonly suffixes: ReadonlyMap<string, 'thousand' | 'million' | 'bb' | 'times'>;
  readonly glued: readonly Glue[];
  /** Every phrase of a single word, for suggestions. */
  readonly singles: readonly { readonly key: string; readonly node: TrieNode }[];
}

/** More joints than this are not multiplied out. */
const MAX_JOINTS = 5;
const JOINT = /[\s\u200c\u2010-]+/;

/**
 * The ways a phrase may be cut into words: at each of its joints (space, ZWNJ, hyphen) it may be written together or
 * apart. One-letter words keep their exact form, so that a player may be called `A`.
 */
export function spellingsOf(phrase: string): readonly (readonly string[])[] {
  const parts = phrase.split(JOINT).map(phraseKey);
  if (parts.length - 1 > MAX_JOINTS) return [parts, [parts.join('')]];
  const spellings: string[][] = [];
  for (let mask = 0; mask < 1 << (parts.length - 1); mask += 1) {
    const words: string[] = [];
    parts.forEach((part, index) => {
      if (index > 0 && mask & (1 << (index - 1))) words[words.length - 1] += part;
      else words.push(part);
    });
    spellings.push(words);
  }
  return spellings;
}

/** `normalizeWord`, but single letters stay as they are. */
function phraseKey(word: string): string {
  const key = normalizeWord(word);
  return key.length > 1 ? key : word;
}

let vocabulary: Vocabulary | null = null;

/** The vocabulary of all registered lexicons, built when first asked for. */
export function getVocabulary(): Vocabulary {
  vocabulary ??= buildVocabulary(LEXICONS);
  return vocabulary;
}

/** Builds the vocabulary of some lexicons. Where two phrases meet in a context the earlier lexicon holds. */
export function buildVocabulary(lexicons: readonly Lexicon[]): Vocabulary {
  const root = new Map<string, TrieNode>();
  const short = new Map<string, Entry>();
  const suffixes = new Map<string, 'thousand' | 'million' | 'bb' | 'times'>();
  const glued: Glue[] = [];
  let bit = 1;
  for (const lexicon of lexicons) {
    const languages = lexicon.language === '' ? 0 : bit;
    if (languages !== 0) bit <<= 1;
    for (const word of CANONICAL_WORDS) {
      for (const item of lexicon.words[word] ?? []) {
        const phrase = typeof item === 'string' ? item : item.phrase;
        const side = typeof item === 'string' ? 'before' : (item.side ?? 'before');
        addPhrase(root, suffixes, { word, phrase, side, languages });
      }
    }
    for (const [word, letter] of Object.entries(lexicon.short ?? {})) {
      const entry = entryOf(word as CanonicalWord, letter, 'before', languages);
      if (entry !== null) short.set(letter, entry);
    }
    for (const [prefix, word] of Object.entries(lexicon.glued ?? {})) {
      const entry = entryOf(word, prefix, 'before', languages);
      if (entry !== null) glued.push({ prefix, entry });
    }
  }
  const singles = [...root].flatMap(([key, node]) => (node.entries === null ? [] : [{ key, node }]));
  return { root, short, suffixes, glued, singles };
}

function entryOf(word: CanonicalWord, phrase: string, side: Side, languages: number): Entry | null {
  const sense = MEANINGS[word][0];
  return { word, meaning: sense.meaning, side, languages, phrase };
}

function addPhrase(
  root: Map<string, TrieNode>,
  suffixes: Map<string, 'thousand' | 'million' | 'bb' | 'times'>,
  item: { word: CanonicalWord; phrase: string; side: Side; languages: number },
): void {
  for (const sense of MEANINGS[item.word]) {
    const meaning: Meaning = sense.meaning;
    if (meaning.role === 'suffix') {
      suffixes.set(normalizeWord(item.phrase), meaning.suffix);
      continue;
    }
    const entry: Entry = { ...item, meaning };
    for (const words of spellingsOf(item.phrase)) {
      const node = nodeAt(root, words);
      node.entries ??= new Array<Entry | null>(CONTEXT_COUNT).fill(null);
      for (const context of sense.contexts) addEntry(node.entries, context, entry);
    }
  }
}

/** Languages that share phrase and meaning share the entry. */
function addEntry(entries: (Entry | null)[], context: Context, entry: Entry): void {
  const present = entries[context] ?? null;
  if (present === null) entries[context] = entry;
  else if (present.word === entry.word && present.languages !== 0) {
    entries[context] = { ...present, languages: present.languages | entry.languages };
  }
}

function nodeAt(root: Map<string, TrieNode>, words: readonly string[]): TrieNode {
  let children = root;
  let node: TrieNode = { entries: null, children: null };
  words.forEach((word, index) => {
    const next: TrieNode = children.get(word) ?? { entries: null, children: null };
    children.set(word, next);
    node = next;
    if (index + 1 < words.length) {
      next.children ??= new Map();
      children = next.children;
    }
  });
  return node;
}
