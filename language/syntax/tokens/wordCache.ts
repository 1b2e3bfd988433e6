/**
 * Classifies each spelling once: word, number or card, its comparison keys, its place in the lexicons.
 * Lessons repeat few words often, so the hot path is one look-up by the hash that the scanner computes in passing.
 */
import { normalizeName, normalizeWord } from '../../text/normalize';
import { type Entry, getVocabulary, loadScript, type TrieNode } from '../lexicon/index';
import { type CardText, cardsIn } from './cardText';
import { type NumberText, readNumber } from './numberText';
import { CARD, NUMBER, WORD } from './tokenKinds';

/** One name as compared; all spellings of it share the slot. */
export interface NameSlot {
  /** The parse in which it is a player's name. */
  epoch: number;
  /** The name as the hand lists it. */
  name: string;
  /** Equal to a keyword: a name only inside quotes. */
  quotedOnly: boolean;
  /** Of several words. */
  readonly isSpaced: boolean;
}

/** A word with a prefix (و or لـ): the prefix, its length, and the rest. */
export interface PrefixedWord {
  readonly prefix: Entry;
  readonly length: number;
  readonly rest: Word;
}

export class Word {
  readonly raw: string;
  readonly hash: number;
  readonly kind: number;
  /** Comparison key; single letters keep their exact form. */
  readonly key: string;
  /** Where phrases that begin with it go on. */
  readonly node: TrieNode | null;
  readonly short: Entry | null;
  readonly slot: NameSlot;
  readonly number: NumberText | null;
  /** After a number it multiplies that: `12 thousand`. */
  readonly multiplies: Entry | null;
  readonly cards: readonly CardText[] | null;
  /** By the languages that it may be of; computed when first asked for (`forgiving/typos.ts`). */
  near: Map<number, { readonly node: TrieNode; readonly key: string } | null> | undefined = undefined;
  /** Computed when first asked for: the prefix and the rest (`arabicPrefixes.ts`). */
  parts: PrefixedWord | null | undefined = undefined;

  constructor(raw: string, hash: number) {
    const vocabulary = getVocabulary();
    this.raw = raw;
    this.hash = hash;
    loadScript(raw.charCodeAt(0));
    // `12هزار`: only the suffix shows the script.
    loadScript(raw.charCodeAt(raw.length - 1));
    this.number = readNumber(raw, vocabulary.suffixes);
    this.cards = this.number === null ? cardsIn(raw) : null;
    this.kind = this.number !== null ? NUMBER : this.cards !== null ? CARD : WORD;
    const key = normalizeWord(raw);
    this.key = key.length > 1 ? key : raw;
    this.node = this.kind === WORD ? (vocabulary.root.get(this.key) ?? null) : null;
    this.short = vocabulary.short.get(raw) ?? null;
    this.multiplies = this.kind === WORD ? (vocabulary.numberWords.get(this.key) ?? null) : null;
    this.slot = slotOf(normalizeName(raw));
  }
}

/** With more spellings than this the tables start again: they are a cache. */
const MAX_WORDS = 1 << 15;
const SIZE = 1 << 16;
const MASK = SIZE - 1;

let table: (Word | undefined)[] = [];
let count = 0;
let slots = new Map<string, NameSlot>();
/** Words that were asked for by their text, as names are, hand after hand. */
let byText = new Map<string, Word>();

const placeOf = (hash: number): number => (hash ^ (hash >>> 15)) & MASK;

/** The word that the units `[start, end)` of a text are; `hash` as `hashOf` computes it. */
export function internWord(codes: Uint16Array, text: string, start: number, end: number, hash: number): Word {
  const length = end - start;
  let index = placeOf(hash);
  for (;;) {
    const word = table[index];
    // A copy of its own, so that a word never keeps a whole document in memory.
    if (word === undefined) return addWord(` ${text.slice(start, end)}`.slice(1), hash, index);
    if (word.hash === hash && word.raw.length === length && isSame(word.raw, codes, start)) return word;
    index = (index + 1) & MASK;
  }
}

function isSame(raw: string, codes: Uint16Array, start: number): boolean {
  for (let index = 0; index < raw.length; index += 1) {
    if (raw.charCodeAt(index) !== codes[start + index]) return false;
  }
  return true;
}

/** `free`: where the table has room for it. */
function addWord(raw: string, hash: number, free: number): Word {
  let index = free;
  if (count >= MAX_WORDS || table.length === 0) {
    table = new Array<Word | undefined>(SIZE).fill(undefined);
    slots = new Map();
    byText = new Map();
    count = 0;
    index = placeOf(hash);
  }
  const word = new Word(raw, hash);
  table[index] = word;
  count += 1;
  return word;
}

/** The hash that the scanner keeps while it runs over a word. */
function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash;
}

/** The word that a text is. */
export function wordOf(raw: string): Word {
  let word = byText.get(raw);
  if (word === undefined) {
    word = findOrAdd(raw);
    byText.set(word.raw, word);
  }
  return word;
}

function findOrAdd(raw: string): Word {
  const hash = hashOf(raw);
  let index = placeOf(hash);
  for (;;) {
    const word = table[index];
    if (word === undefined) return addWord(` ${raw}`.slice(1), hash, index);
    if (word.hash === hash && word.raw === raw) return word;
    index = (index + 1) & MASK;
  }
}

const SPACE = /\s/;

/** The slot of a name's comparison key. */
export function slotOf(nameKey: string): NameSlot {
  let slot = slots.get(nameKey);
  if (slot === undefined) {
    slot = { epoch: 0, name: nameKey, quotedOnly: false, isSpaced: SPACE.test(nameKey) };
    slots.set(nameKey, slot);
  }
  return slot;
}
