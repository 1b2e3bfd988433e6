/**
 * Builds one trie over normalised words from the lexicons: from the words of a line to canonical words, longest phrase first, all
 * languages at once.
 */

import { normalizeWord } from '../../text/normalize';
import type { Mutable } from '../mutable';
import type { Suffix } from '../tokens/numberText';
import { type Lexicon, NEUTRAL, type PhraseUse, type Side } from './lexicon';
import { CANONICAL_WORDS, type CanonicalWord, CONTEXT_COUNT, type Context, MEANINGS, type Meaning } from './meanings';

/** A phrase in one context: what it means and which languages say it so. */
export interface Entry {
  readonly word: CanonicalWord;
  readonly meaning: Meaning;
  readonly side: Side;
  /** Bit i: language i of `LANGUAGES`; 0 for what is alike everywhere. */
  readonly languages: number;
  readonly phrase: string;
  /** The language has another form for several players: `folds`, not `fold`. */
  readonly ofOne?: boolean;
  /** Means the completion of a short bet where one is possible. */
  readonly completes?: boolean;
  /** A number beside it is the street total: `makes it 300`. */
  readonly isTotal?: boolean;
  /** The player before it is not the one who acts: `Hero را`. */
  readonly marksObject?: boolean;
  /** How the next word begins; without it anything. */
  readonly before?: RegExp;
}

export interface TrieNode {
  /** By context; null where no phrase ends here. */
  entries: (Entry | null)[] | null;
  children: Map<string, TrieNode> | null;
}

/** A word that is written together with the next one. */
interface Prefix {
  readonly prefix: string;
  readonly entry: Entry;
}

/** Everything the parser asks of the lexicons. */
export interface Vocabulary {
  readonly root: Map<string, TrieNode>;
  /** Exact lower-case letters. */
  readonly short: Map<string, Entry>;
  /** By normalised suffix. */
  readonly suffixes: Map<string, Suffix>;
  /** Suffixes that may also be written apart from their number (`12 thousand`, `3 veces`), by each of their words and by all together. */
  readonly numberWords: Map<string, Entry>;
  readonly prefixes: Prefix[];
  /** By the word without tatweel. */
  readonly beforeNumbers: Map<string, Entry>;
  /** Single letters that are words and may be written together with a number after them: `ل400`. */
  readonly numberPrefixes: Set<number>;
  /** Every phrase of a single word, for suggestions. */
  readonly singles: readonly { readonly key: string; readonly node: TrieNode }[];
}

/** More joints than this are not multiplied out: then spaces stay spaces. */
const MAX_JOINTS = 5;
const JOINT = /([\s\u200c\u2010-]+)/;
const SPACE = /^\s+$/;

/**
 * The ways a phrase may be cut into words: at each of its joints (space, ZWNJ, hyphen) it may be written together or
 * apart. One-letter words keep their exact form, so that a player may be called `A`.
 */
export function spellingsOf(phrase: string): readonly (readonly string[])[] {
  if (!JOINT.test(phrase)) return [[phraseKey(phrase)]];
  const [first = '', ...rest] = phrase.split(JOINT);
  const isLong = rest.length / 2 > MAX_JOINTS;
  let spellings: string[][] = [[phraseKey(first)]];
  for (let index = 1; index < rest.length; index += 2) {
    const part = phraseKey(rest[index] ?? '');
    const before = spellings;
    spellings = before.map((words) => [...words, part]);
    if (isLong && SPACE.test(rest[index - 1] ?? '')) continue;
    for (const words of before) spellings.push([...words.slice(0, -1), `${words.at(-1) ?? ''}${part}`]);
  }
  return spellings;
}

/** `normalizeWord`, but single letters stay as they are. */
function phraseKey(word: string): string {
  const key = normalizeWord(word);
  return key.length > 1 ? key : word;
}

/**
 * Builds the vocabulary of some lexicons. Where two lexicons use a phrase in one context, the earlier one wins.
 * @internal for tests and scripts
 */
export function buildVocabulary(lexicons: readonly Lexicon[]): Vocabulary {
  const built = emptyVocabulary();
  for (const lexicon of lexicons) addLexicon(built, lexicon, bitOf(lexicons, lexicon));
  noteSingles(built);
  return built;
}

/** A vocabulary without a word. */
export function emptyVocabulary(): Mutable<Vocabulary> {
  return {
    root: new Map(),
    short: new Map(),
    suffixes: new Map(),
    numberWords: new Map(),
    prefixes: [],
    beforeNumbers: new Map(),
    numberPrefixes: new Set(),
    singles: [],
  };
}

/** 0 for what is alike everywhere. */
function bitOf(lexicons: readonly Lexicon[], lexicon: Lexicon): number {
  if (lexicon.language === NEUTRAL) return 0;
  return 1 << lexicons.filter(({ language }) => language !== NEUTRAL).indexOf(lexicon);
}

/** Lists the phrases of a single word again. */
export function noteSingles(built: Mutable<Vocabulary>): void {
  built.singles = [...built.root].flatMap(([key, node]) => (node.entries === null ? [] : [{ key, node }]));
}

/** Adds the words of a lexicon. `languages`: its bit, as in `Entry.languages`. */
export function addLexicon(built: Vocabulary, lexicon: Lexicon, languages: number): void {
  for (const word of CANONICAL_WORDS) addPhrasesOf(built, lexicon, word, languages);
  const entriesOf = <T extends CanonicalWord>(list: Readonly<Record<string, T>> = {}): [string, Entry][] =>
    Object.entries(list).map(([written, word]) => [written, entryOf(word, written, 'before', languages)]);
  for (const [word, letter] of Object.entries(lexicon.short ?? {})) {
    built.short.set(letter, entryOf(word as CanonicalWord, letter, 'before', languages));
  }
  for (const [prefix, entry] of entriesOf(lexicon.prefixes)) built.prefixes.push({ prefix, entry });
  for (const [particle, entry] of entriesOf(lexicon.beforeNumbers)) built.beforeNumbers.set(particle, entry);
  for (const prefix of [...Object.keys(lexicon.prefixes ?? {}), ...Object.keys(lexicon.beforeNumbers ?? {})]) {
    if (prefix.length === 1) built.numberPrefixes.add(prefix.charCodeAt(0));
  }
}

function addPhrasesOf(built: Vocabulary, lexicon: Lexicon, word: CanonicalWord, languages: number): void {
  const phrases = lexicon.words[word] ?? [];
  const hasPlural = phrases.some((item) => typeof item !== 'string' && item.use?.includes('many') === true);
  for (const [index, item] of phrases.entries()) {
    const {
      phrase,
      side = 'before',
      use = [],
      before = undefined,
    } = typeof item === 'string' ? { phrase: item } : item;
    const base = { word, side, languages, ...meantBy(use) };
    addPhrase(built, {
      ...base,
      phrase,
      ...(hasPlural && index === 0 ? { ofOne: true } : {}),
      ...(before === undefined ? {} : { before: new RegExp(before, 'iu') }),
    });
    for (const form of formsOf(lexicon, phrase)) addPhrase(built, { ...base, phrase: form });
  }
}

/** What a phrase means beyond its word. */
function meantBy(use: readonly PhraseUse[]): Pick<Entry, 'completes' | 'isTotal' | 'marksObject'> {
  return {
    ...(use.includes('complete') ? { completes: true } : {}),
    ...(use.includes('total') ? { isTotal: true } : {}),
    ...(use.includes('object') ? { marksObject: true } : {}),
  };
}

/**
 * A phrase with the other forms of its last words.
 * @internal for tests and scripts
 */
export function* formsOf({ forms = {} }: Lexicon, phrase: string): Generator<string> {
  // From the whole phrase on: each of its ends that is a word, or several.
  for (let start = 0; start >= 0; start = nextWord(phrase, start)) {
    const end = start === 0 ? phrase : phrase.slice(start);
    if (!Object.hasOwn(forms, end)) continue;
    for (const other of forms[end] ?? []) yield phrase.slice(0, start) + other;
  }
}

/** Where the word after a space begins; -1: there is none. */
function nextWord(phrase: string, from: number): number {
  const space = phrase.indexOf(' ', from);
  return space < 0 ? -1 : space + 1;
}

function entryOf(word: CanonicalWord, phrase: string, side: Side, languages: number): Entry {
  const sense = MEANINGS[word][0];
  return { word, meaning: sense.meaning, side, languages, phrase };
}

function addPhrase(built: Vocabulary, item: Omit<Entry, 'meaning'>): void {
  for (const sense of MEANINGS[item.word]) {
    const meaning: Meaning = sense.meaning;
    const entry: Entry = { ...item, meaning };
    if (meaning.role === 'suffix') addSuffix(built, entry, meaning.suffix);
    else addToTrie(built.root, entry, sense.contexts);
  }
}

function addSuffix({ suffixes, numberWords }: Vocabulary, entry: Entry, suffix: Suffix): void {
  const words = normalizeWord(entry.phrase).split(' ');
  const joined = words.join('');
  suffixes.set(joined, suffix);
  // A letter alone may be a player; after a number `x` hardly is. `BB` is one more often than not.
  const isOneLetter = joined.length === 1 && suffix !== 'times';
  if (isOneLetter || (suffix === 'bb' && entry.languages === 0)) return;
  for (const word of [joined, ...words]) if (!numberWords.has(word)) numberWords.set(word, entry);
}

function addToTrie(root: Map<string, TrieNode>, entry: Entry, contexts: readonly Context[]): void {
  for (const words of spellingsOf(entry.phrase)) {
    const node = nodeAt(root, words);
    node.entries ??= new Array<Entry | null>(CONTEXT_COUNT).fill(null);
    for (const context of contexts) addEntry(node.entries, context, entry);
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
  for (const [index, word] of words.entries()) {
    const known = children.get(word);
    node = known ?? { entries: null, children: null };
    if (known === undefined) children.set(word, node);
    if (index + 1 === words.length) break;
    node.children ??= new Map();
    children = node.children;
  }
  return node;
}
