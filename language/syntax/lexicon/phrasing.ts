/** Finds how a language writes a word of the notation. */

import type { DigitSystem, LanguageCode, Span } from '../tree';
import { lexiconOf, NEUTRAL, type OrderName, type PhraseEntry, type PhraseUse, type Side } from './lexicon';
import type { CanonicalWord } from './meanings';
import { spellingsOf } from './vocabulary';

export interface Phrase {
  readonly text: string;
  /** Of a marker: the side of its amount, name or list on which it is written. */
  readonly side: Side;
}

const ENGLISH = 'en';

/**
 * The preferred phrase of a word, in the form that the use wants where the language has one. A language without a
 * phrase of its own gets the one that is alike everywhere, or the English one, which is understood in every hand.
 */
export function phraseOf(language: LanguageCode, word: CanonicalWord, use: PhraseUse | null = null): Phrase {
  for (const code of [language, NEUTRAL, ENGLISH]) {
    const entry = preferred(phrasesIn(code, word), use);
    if (entry !== null) return { text: writtenForm(textOf(entry)), side: sideOf(entry) };
  }
  return { text: word, side: 'before' };
}

/** A language without a word for several big blinds uses the word for one. */
function phrasesIn(language: LanguageCode, word: CanonicalWord): readonly PhraseEntry[] {
  const words = lexiconOf(language)?.words;
  return words?.[word] ?? (word === 'big-blinds' && language !== NEUTRAL ? words?.BB : undefined) ?? [];
}

/**
 * The edit that puts a marker on its side of an amount, in the words of a language, by default English. A word that
 * only leads to the number (`opens for 5`) makes room.
 */
export function markerEdit(
  language: LanguageCode | null,
  marker: 'to' | 'by' | 'adds',
  { start, end }: Span,
  text: string,
): Span & { readonly newText: string; readonly marker: string } {
  const code = language ?? ENGLISH;
  const { text: phrase, side } = phraseOf(code, marker);
  return side === 'before'
    ? { start: start - leadBefore(code, text.slice(0, start)), end: start, newText: `${phrase} `, marker: phrase }
    : { start: end, end: end + leadAfter(code, text.slice(end)), newText: ` ${phrase}`, marker: phrase };
}

/** Words that lead to a number: `for 5`, `por 5`, `بـ500`, `500 के लिए`. */
function leadsOf(language: LanguageCode): readonly string[] {
  const words = lexiconOf(language)?.words;
  const fillers = [...(words?.from ?? []), ...(words?.filler ?? [])].filter((entry) =>
    usesOf(entry).includes('number'),
  );
  const particles = Object.keys(lexiconOf(language)?.beforeNumbers ?? {});
  return [...(words?.for ?? []), ...fillers, ...particles].map((entry) => textOf(entry).toLowerCase());
}

/** The length of such a word and the blanks after it, at the end of a text. */
function leadBefore(language: LanguageCode, text: string): number {
  const word = /(?<=\s)[\p{L}\p{M}\u0640]+\s*$/u.exec(text)?.[0] ?? '';
  return leadsOf(language).includes(word.trim().toLowerCase()) ? word.length : 0;
}

/** The length of the blanks and such a word after them, at the beginning of a text. */
function leadAfter(language: LanguageCode, text: string): number {
  const blanks = /^[ \t]*/.exec(text)?.[0].length ?? 0;
  const rest = text.slice(blanks).toLowerCase();
  const lead = leadsOf(language).find(
    (word) => rest.startsWith(word) && !/^[\p{L}\p{M}]/u.test(rest.slice(word.length)),
  );
  return lead === undefined ? 0 : blanks + lead.length;
}

function preferred(entries: readonly PhraseEntry[], use: PhraseUse | null): PhraseEntry | null {
  const fitting = use === null ? undefined : entries.find((entry) => usesOf(entry).includes(use));
  return fitting ?? entries.find((entry) => usesOf(entry).length === 0) ?? entries[0] ?? null;
}

const textOf = (entry: PhraseEntry): string => (typeof entry === 'string' ? entry : entry.phrase);
const sideOf = (entry: PhraseEntry): Side => (typeof entry === 'string' ? 'before' : (entry.side ?? 'before'));
const usesOf = (entry: PhraseEntry): readonly PhraseUse[] => (typeof entry === 'string' ? [] : (entry.use ?? []));

/**
 * The spelling that the lexicon gives a phrase as an author wrote it: `All In` is `all-in`. Where the preferred phrase is but
 * another ending of the same word (`raise`, `raises`), that one. A synonym (`shoves`), a form of another gender and a
 * phrase of more or fewer words are the author's choice and stay, as every form does `as-written`. Null where the
 * language has no such phrase.
 */
export function canonicalPhrase(
  language: LanguageCode,
  word: CanonicalWord,
  written: string,
  use: PhraseUse | 'as-written' | null,
): string | null {
  const entries = phrasesIn(language, word);
  const key = keyOf(written);
  const own = entries.find((entry) => keyOf(textOf(entry)) === key);
  if (own === undefined) return null;
  const chosen = writtenForm(textOf(use === 'as-written' ? own : formOf(own, entries, use)));
  return asSeen(written) === asSeen(chosen) ? written : chosen;
}

/** The preferred phrase where it is another ending of the author's, else the author's own. */
function formOf(own: PhraseEntry, entries: readonly PhraseEntry[], use: PhraseUse | null): PhraseEntry {
  const wanted = use === null || entries.some((entry) => usesOf(entry).includes(use)) ? preferred(entries, use) : own;
  return wanted !== null && isInflection(textOf(own), textOf(wanted)) ? wanted : own;
}

const HARAKAT = /[\u064b-\u0652\u0670]/g;
const HEH_EZAFE = /[\u0647\u06d5]\u0654/g;
/** A half-space after a letter that does not join to the next one is invisible. */
const UNSEEN_HALF_SPACE = /(?<=[\u0627\u062f-\u0632\u0648\u0698])\u200c/g;

/** A phrase as hands and lists write it: its joints stay, apart from half-spaces that nobody sees. */
const writtenForm = (phrase: string): string => phrase.replace(UNSEEN_HALF_SPACE, '');

/** Without vowel signs and the ezafe over the letter heh (تازهٔ): they depend on the sentence, so the author decides about them. */
function asSeen(text: string): string {
  const letters = text.normalize('NFD').replace(HEH_EZAFE, '\u0647').replace(HARAKAT, '');
  return letters.replace(UNSEEN_HALF_SPACE, '').normalize('NFC');
}

/** All words written together, as compared. */
function keyOf(phrase: string): string {
  return spellingsOf(phrase).at(-1)?.join('') ?? phrase;
}

/** One word of both the other with an ending. */
function isInflection(a: string, b: string): boolean {
  const [left, right] = [spellingsOf(a)[0] ?? [], spellingsOf(b)[0] ?? []];
  if (left.length !== right.length) return false;
  const differing = left.flatMap((word, index) => (word === right[index] ? [] : [[word, right[index] ?? ''] as const]));
  const [pair] = differing;
  if (pair === undefined || differing.length > 1) return pair === undefined;
  const [one, other] = pair;
  return one.startsWith(other) || other.startsWith(one);
}

/** A pattern of the language's `order`; by default the plain one, which contains no words. */
export function orderOf(language: LanguageCode, name: OrderName): string {
  return lexiconOf(language)?.order?.[name] ?? lexiconOf(NEUTRAL)?.order?.[name] ?? '';
}

/** Whether a word is written together with the next one, when that begins with a letter of the language's script. */
export function isPrefix(language: LanguageCode, phrase: string): boolean {
  return Object.hasOwn(lexiconOf(language)?.prefixes ?? {}, phrase);
}

/** The comma between the parts of a line. */
export function commaOf(language: LanguageCode): string {
  return lexiconOf(language)?.comma ?? ',';
}

/** The digits that belong to a language. */
export function nativeDigitsOf(language: LanguageCode | null): DigitSystem {
  return (language === null ? null : lexiconOf(language))?.digits ?? 'latin';
}

/** The language's name in the language itself; null where it has no lexicon. */
export function nameOfLanguage(language: LanguageCode): string | null {
  return lexiconOf(language)?.name ?? null;
}

/** A phrase as a list of words shows it. */
export interface ListedPhrase {
  readonly text: string;
  /** No lesson uses it: a native player should look at it. */
  readonly review: boolean;
}

/** A language's own phrases of a word, the preferred one first. */
export function phrasesOf(language: LanguageCode, word: CanonicalWord): readonly ListedPhrase[] {
  return (lexiconOf(language)?.words[word] ?? []).map((entry) => ({
    text: writtenForm(textOf(entry)),
    review: typeof entry !== 'string' && entry.review === true,
  }));
}
