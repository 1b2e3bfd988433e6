/**
 * The registered lexicons as one trie over normalised words: from a line's words to canonical words, longest phrase
 * first, all languages at once. `text/languages.ts` lists the languages.
 */
import { blockOf, LANGUAGES, packIn } from '../../text/languages';
import { normalizeWord } from '../../text/normalize';
import type { Suffix } from '../tokens/numberText';
import type { DigitSystem, LanguageCode } from '../tree';
import { CANONICAL_WORDS, type CanonicalWord, CONTEXT_COUNT, type Context, MEANINGS, type Meaning } from './meanings';
import { PACKS } from './packs';

export type { CanonicalWord, Context } from './meanings';
export { ACTION, ASSUMPTION, FACT, GAME, HEAD, SETUP } from './meanings';

/** On which side of its amount, name or list a marker stands. */
export type Side = 'before' | 'after';

/**
 * Where a form of a word is at home: after several players, after a right (`may raise`), in a set-up line; `complete`: a call that is
 * the raise to the full bet where one may be completed; `total`: a raise whose number is the street total (`makes it 300`);
 * `number`: what only leads to a number (`por 5`); `object`: what marks a player against whom another acts (`را`).
 */
export type PhraseUse = 'many' | 'right' | 'setup' | 'complete' | 'total' | 'number' | 'object';

/** A phrase as a lexicon states it; `review`: not found in a lesson, wants a native speaker's look. */
export type PhraseEntry =
  | string
  | {
      readonly phrase: string;
      readonly side?: Side;
      readonly review?: boolean;
      readonly use?: readonly PhraseUse[];
      /** How the next word begins, where the phrase depends on it (Spanish `e` before an i). */
      readonly before?: string;
    };

/** The patterns of `order`: which sentence each of them writes. */
export type OrderName =
  | 'action'
  | 'until'
  | 'posts'
  | 'shows'
  | 'wins'
  | 'entry'
  | 'fact'
  | 'share'
  | 'may'
  | 'may-not'
  | 'options'
  | 'state'
  | 'refund'
  | 'winner'
  | 'branch'
  | 'pot';

export interface Lexicon {
  /** Empty for what is written alike in every language. */
  readonly language: LanguageCode;
  readonly name: string;
  readonly direction: string;
  /** Canonical word → its phrases, the preferred one first. */
  readonly words: Readonly<Partial<Record<CanonicalWord, readonly PhraseEntry[]>>>;
  /** One-letter verbs, lower case, understood only after a player. */
  readonly short?: Readonly<Partial<Record<'fold' | 'check' | 'call' | 'bet' | 'raise', string>>>;
  /**
   * Other forms of a word (person, gender, number, tense, spoken): a phrase that ends with the word is understood with each of
   * them in its place. They are read, never written.
   */
  readonly forms?: Readonly<Record<string, readonly string[]>>;
  /** Words that are written together with the next one: و, لـ. */
  readonly glued?: Readonly<Record<string, 'and' | 'for'>>;
  /** What such a word says where a number is behind it: `لـ400` is «to 400». */
  readonly beforeNumbers?: Readonly<Record<string, 'to' | 'filler'>>;
  /** The comma between the parts of a line (`,` where nothing is said). */
  readonly comma?: string;
  /** The digits that belong to the language (Latin ones where nothing is said). */
  readonly digits?: DigitSystem;
  /** How sentences are put together, for writing them: slots in braces and words between; the order of `''` stands in. */
  readonly order?: Readonly<Partial<Record<OrderName, string>>>;
}

/** What is written alike in every language. */
export const NEUTRAL = '';

/** The lexicon of a language, as its file has it. */
export function lexiconOf(language: LanguageCode): Lexicon | null {
  return packIn(PACKS, language === NEUTRAL ? 'neutral' : language) as Lexicon | null;
}

/** A phrase in one context: what it means and which languages say it so. */
export interface Entry {
  readonly word: CanonicalWord;
  readonly meaning: Meaning;
  readonly side: Side;
  /** Bit i: language i of `LANGUAGES`; 0 for what is alike everywhere. */
  readonly languages: number;
  readonly phrase: string;
  /** The language says it otherwise of several players: `folds`, not `fold`. */
  readonly ofOne?: boolean;
  /** Where a short bet may be completed it says that. */
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

/** A word glued to the front of another. */
interface Glue {
  readonly prefix: string;
  readonly entry: Entry;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Everything the parser asks of the lexicons. */
interface Vocabulary {
  readonly root: Map<string, TrieNode>;
  /** Exact lower-case letters. */
  readonly short: Map<string, Entry>;
  /** By normalised suffix. */
  readonly suffixes: Map<string, Suffix>;
  /** Suffixes that may also stand apart from their number (`12 thousand`, `3 veces`), by each of their words and by all together. */
  readonly numberWords: Map<string, Entry>;
  readonly glued: Glue[];
  /** By the word without tatweel. */
  readonly beforeNumbers: Map<string, Entry>;
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

/** A block of characters; the letters of one script lie in few. */
const pageOf = (code: number): number => code >> 8;
const LATIN_PAGE = 0;

const vocabulary = emptyVocabulary();
/** By page: the languages with phrases that begin there, which nobody has needed so far. */
const waiting = languagesByPage();

/**
 * The vocabulary of the registered lexicons, as far as it is needed: a lexicon is read when a text first holds a letter
 * of its script, so that a Persian lesson alone pays for Persian.
 */
export function getVocabulary(): Vocabulary {
  if (waiting.has(LATIN_PAGE)) loadPage(LATIN_PAGE);
  return vocabulary;
}

/** Reads the lexicons of a letter's script, if that was not done yet. */
export function loadScript(code: number): void {
  if (waiting.has(LATIN_PAGE)) loadPage(LATIN_PAGE);
  const page = pageOf(code);
  if (page !== LATIN_PAGE) loadPage(page);
}

function loadPage(page: number): void {
  const languages = waiting.get(page);
  if (languages === undefined) return;
  waiting.delete(page);
  for (const language of languages) {
    const lexicon = lexiconOf(language);
    if (lexicon !== null) addLexicon(vocabulary, lexicon, language === '' ? 0 : 1 << LANGUAGES.indexOf(language));
  }
  noteSingles(vocabulary);
}

function languagesByPage(): Map<number, LanguageCode[]> {
  const pages = new Map<number, LanguageCode[]>();
  for (const language of [NEUTRAL, ...LANGUAGES]) {
    const page = blockOf(language);
    const there = pages.get(page);
    if (there === undefined) pages.set(page, [language]);
    else there.push(language);
  }
  return pages;
}

/** Builds the vocabulary of some lexicons. Where two phrases meet in a context the earlier lexicon holds. */
export function buildVocabulary(lexicons: readonly Lexicon[]): Vocabulary {
  const built = emptyVocabulary();
  for (const lexicon of lexicons) addLexicon(built, lexicon, bitOf(lexicons, lexicon));
  noteSingles(built);
  return built;
}

function emptyVocabulary(): Mutable<Vocabulary> {
  return {
    root: new Map(),
    short: new Map(),
    suffixes: new Map(),
    numberWords: new Map(),
    glued: [],
    beforeNumbers: new Map(),
    singles: [],
  };
}

/** 0 for what is alike everywhere. */
function bitOf(lexicons: readonly Lexicon[], lexicon: Lexicon): number {
  if (lexicon.language === '') return 0;
  return 1 << lexicons.filter(({ language }) => language !== '').indexOf(lexicon);
}

function noteSingles(built: Mutable<Vocabulary>): void {
  built.singles = [...built.root].flatMap(([key, node]) => (node.entries === null ? [] : [{ key, node }]));
}

function addLexicon(built: Vocabulary, lexicon: Lexicon, languages: number): void {
  for (const word of CANONICAL_WORDS) {
    const phrases = lexicon.words[word] ?? [];
    const hasPlural = phrases.some((item) => typeof item !== 'string' && item.use?.includes('many') === true);
    for (const [index, item] of phrases.entries()) {
      const phrase = typeof item === 'string' ? item : item.phrase;
      const side = typeof item === 'string' ? 'before' : (item.side ?? 'before');
      const before = typeof item === 'string' ? undefined : item.before;
      const says = saidBy(typeof item === 'string' ? [] : (item.use ?? []));
      addPhrase(built, {
        word,
        phrase,
        side,
        languages,
        ...says,
        ...(hasPlural && index === 0 ? { ofOne: true } : {}),
        ...(before === undefined ? {} : { before: new RegExp(before, 'iu') }),
      });
      for (const form of formsOf(lexicon, phrase)) addPhrase(built, { word, phrase: form, side, languages, ...says });
    }
  }
  for (const [word, letter] of Object.entries(lexicon.short ?? {})) {
    built.short.set(letter, entryOf(word as CanonicalWord, letter, 'before', languages));
  }
  for (const [prefix, word] of Object.entries(lexicon.glued ?? {})) {
    built.glued.push({ prefix, entry: entryOf(word, prefix, 'before', languages) });
  }
  for (const [particle, word] of Object.entries(lexicon.beforeNumbers ?? {})) {
    built.beforeNumbers.set(particle, entryOf(word, particle, 'before', languages));
  }
}

/** What a phrase says beyond its word. */
function saidBy(use: readonly PhraseUse[]): Pick<Entry, 'completes' | 'isTotal' | 'marksObject'> {
  return {
    ...(use.includes('complete') ? { completes: true } : {}),
    ...(use.includes('total') ? { isTotal: true } : {}),
    ...(use.includes('object') ? { marksObject: true } : {}),
  };
}

/** A phrase with the other forms of its last words. */
export function* formsOf({ forms = {} }: Lexicon, phrase: string): Generator<string> {
  // From the whole phrase on: each of its ends that is a word, or several.
  for (let start = 0; start >= 0; start = nextWord(phrase, start)) {
    const end = start === 0 ? phrase : phrase.slice(start);
    if (!Object.hasOwn(forms, end)) continue;
    for (const other of forms[end] ?? []) yield phrase.slice(0, start) + other;
  }
}

/** Where the word behind a space begins; -1: there is none. */
function nextWord(phrase: string, from: number): number {
  const space = phrase.indexOf(' ', from);
  return space < 0 ? -1 : space + 1;
}

function entryOf(word: CanonicalWord, phrase: string, side: Side, languages: number): Entry {
  const sense = MEANINGS[word][0];
  return { word, meaning: sense.meaning, side, languages, phrase };
}

function addPhrase({ root, suffixes, numberWords }: Vocabulary, item: Omit<Entry, 'meaning'>): void {
  for (const sense of MEANINGS[item.word]) {
    const meaning: Meaning = sense.meaning;
    const entry: Entry = { ...item, meaning };
    if (meaning.role === 'suffix') {
      const words = normalizeWord(item.phrase).split(' ');
      suffixes.set(words.join(''), meaning.suffix);
      // A letter alone may be a player; behind a number `x` hardly is. `BB` is one more often than not.
      const isOneLetter = words.join('').length === 1 && meaning.suffix !== 'times';
      if (isOneLetter || (meaning.suffix === 'bb' && item.languages === 0)) continue;
      for (const word of [words.join(''), ...words]) if (!numberWords.has(word)) numberWords.set(word, entry);
      continue;
    }
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
