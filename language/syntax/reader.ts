/**
 * One parse: the tokens of the text, the players known so far, the problems found, and the current line cut into
 * units. A unit is what a statement is made of: a phrase of the lexicons, a player's name, a number, a mark.
 */

import { LANGUAGES } from '../text/languages';
import { countsInThousandths } from './forgiving/decimalPoint';
import { completionOf, nearKeyword } from './forgiving/typos';
import { ACTION, type Context, type Entry, FACT, getVocabulary, type TrieNode } from './lexicon/index';
import { Names } from './names';
import { isParticle, isPrefixedName, partsOf, withoutTatweels } from './tokens/arabicPrefixes';
import { type NumberText, readPlainFigures } from './tokens/numberText';
import { joinSums, readNumberWord, type SumWord } from './tokens/numberWords';
import { closingMark, isClosed, unquote } from './tokens/quotationMarks';
import { Scan } from './tokens/scanner';
import { COMMENT, CURRENCY, NEWLINE, NUMBER, STRING, WORD } from './tokens/tokenKinds';
import { type NameSlot, slotOf, type Word } from './tokens/wordCache';
import type { LanguageCode, SyntaxProblem } from './tree';
import { KEY, NAME, UNKNOWN, Unit } from './unit';

/** More units than any line of a hand has; longer lists are not kept. */
const KEPT_UNITS = 4096;

/** The lists that a parse fills. Allocating them for each hand is expensive, so a parse that ends leaves them to the next one. */
class Buffers {
  readonly scan = new Scan();
  units: Unit[] = [];
}

const spareBuffers: Buffers[] = [];

interface ProblemFix {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

const NO_UNIT = new Unit();
/** Until the seats are read. */
const NOBODY = new Names([]);
const ENGLISH = 1 << LANGUAGES.indexOf('en');
const ANY = -1;
const LAST_LATIN = 0x24f;
const UPPER_CASE = /^\p{Lu}/u;

export class Reader {
  readonly text: string;
  readonly scan: Scan;
  names = NOBODY;
  readonly problems: SyntaxProblem[] = [];
  readonly units: Unit[];
  count = 0;
  /** Zero-based number of the current line. */
  line = 0;
  /** The languages that the line's keywords have in common. */
  languages = 0;
  /** Index of the token after the phrase matched last. */
  phraseEnd = 0;
  /** Index of the unit after the amount read last. */
  after = 0;
  /** First token of what a statement has left, though it should have a line of its own; -1: nothing. */
  rest = -1;
  #corrects = true;
  /** Whether the word for the big blind follows a number in the line. */
  hasBigBlinds = false;
  /** The language of the last line that had but one. */
  #lastLanguage = 0;
  /** Languages of the keywords read so far that only one language has. */
  #heard = 0;
  /** A number of the line is multiplied by a word or a suffix: another may be added to it. */
  hasMultiples = false;
  /** The words in sums (`1 million and 200 thousand`) of the line; the words that join them have no meaning. */
  readonly sumWords: SumWord[] = [];

  #inThousandths: boolean | null = null;
  /** Null once they are released. */
  #buffers: Buffers | null;

  /** @param under set-up of other texts that holds for this one, too */
  constructor(
    text: string,
    private readonly under = '',
  ) {
    this.text = text;
    const buffers = spareBuffers.pop() ?? new Buffers();
    this.#buffers = buffers;
    this.scan = buffers.scan;
    this.units = buffers.units;
  }

  /** Whether `1.125` is a number with a fraction here, not a number of thousands. */
  get countsInThousandths(): boolean {
    this.#inThousandths ??= countsInThousandths(this.text, this.under);
    return this.#inThousandths;
  }

  /** Leaves the lists to the next parse; the reader must not be used after that. */
  release(): void {
    const buffers = this.#buffers;
    if (buffers === null) return;
    this.#buffers = null;
    buffers.scan.release();
    if (buffers.units.length > KEPT_UNITS) buffers.units = [];
    spareBuffers.push(buffers);
  }

  /** Index of a line's first token. */
  firstToken(line: number): number {
    return this.scan.lines[line] ?? this.scan.count;
  }

  /** Index after a line's last token other than a comment or a line break. */
  lastToken(line: number): number {
    const from = this.firstToken(line);
    let to = this.firstToken(line + 1);
    if (to > from && this.kindAt(to - 1) === NEWLINE) to -= 1;
    if (to > from && this.kindAt(to - 1) === COMMENT) to -= 1;
    return to;
  }

  kindAt(token: number): number {
    // After the last token the tables still contain entries of an earlier text.
    return token < this.scan.count ? (this.scan.kinds[token] ?? 0) : 0;
  }

  startAt(token: number): number {
    return this.scan.starts[token] ?? this.text.length;
  }

  endAt(token: number): number {
    return this.scan.ends[token] ?? this.text.length;
  }

  /** Null for marks and for plain figures. */
  wordAt(token: number): Word | null {
    return this.scan.words[token] ?? null;
  }

  /** The value of a token, or null if it is not a number. */
  numberAt(token: number): NumberText | null {
    const word = this.wordAt(token);
    if (word !== null) return word.number;
    if (this.kindAt(token) !== NUMBER) return null;
    return readPlainFigures(this.scan.codes, this.startAt(token), this.endAt(token));
  }

  /** The value of a unit, or null if it is not a number. */
  numberOf(unit: Unit): NumberText | null {
    return unit.kind === NUMBER ? (unit.word?.number ?? this.numberAt(unit.token)) : null;
  }

  /** The unit at an index; outside of the line an empty unit. */
  unit(index: number): Unit {
    return index >= 0 && index < this.count ? (this.units[index] ?? NO_UNIT) : NO_UNIT;
  }

  textOf(span: { readonly start: number; readonly end: number }): string {
    return this.text.slice(span.start, span.end);
  }

  /** One problem at a place: what was found there first is the mistake, the rest follows from it. */
  report(
    code: SyntaxProblem['code'],
    message: string,
    start: number,
    end: number,
    params: Readonly<Record<string, string>> = {},
    fix?: ProblemFix,
  ): void {
    for (let index = this.problems.length - 1; index >= 0 && index >= this.problems.length - 8; index -= 1) {
      const other = this.problems[index];
      if (other !== undefined && other.start === start && code !== 'text/mixed-digits') return;
    }
    this.problems.push(
      fix === undefined ? { code, message, params, start, end } : { code, message, params, start, end, fix },
    );
  }

  /** Whether one of the units was reported when it was read. */
  isReported(first: number, last: number): boolean {
    for (let index = first; index <= last; index += 1) if (this.unit(index).reported) return true;
    return false;
  }

  /** `report` with `text/syntax`; `name` is the last part of the message's key. */
  syntax(
    name: string,
    start: number,
    end: number,
    params: Readonly<Record<string, string>> = {},
    fix?: ProblemFix,
  ): void {
    this.report('text/syntax', `text/syntax.${name}`, start, end, params, fix);
  }

  /** Begins a line: no language yet. */
  beginLine(line: number): void {
    this.line = line;
    this.languages = 0;
    this.count = 0;
  }

  /** Notes which languages a keyword belongs to. */
  hear(entry: Entry): void {
    const heard = entry.languages;
    if (heard === 0) return;
    if ((heard & (heard - 1)) === 0) this.#heard |= heard;
    const common = this.languages & heard;
    this.languages = this.languages === 0 ? heard : common === 0 ? this.languages : common;
  }

  /** Languages of which a mistyped word may be: those of the hand, and English; in another script, where none was heard, any. */
  private languagesFor(word: string): number {
    return this.#heard === 0 && word.charCodeAt(0) > LAST_LATIN ? ANY : this.#heard | ENGLISH;
  }

  /** The keyword that a word is the beginning of: of the hand's languages, and where they have none an English one; null: of none. */
  completionOf(word: Word, context: Context): string | null {
    const languages = this.languagesFor(word.raw);
    return completionOf(word, context, languages & ~ENGLISH) ?? completionOf(word, context, languages);
  }

  /** The language of the current line, as far as its words show it. */
  get language(): LanguageCode | null {
    return this.languages === 0 ? null : (LANGUAGES[this.languageIndex] ?? null);
  }

  /** Its index in `LANGUAGES`; where several have all the words, the one of the last line that had but one. */
  get languageIndex(): number {
    let mask = this.languages;
    if ((mask & (mask - 1)) === 0) this.#lastLanguage = mask;
    else mask = mask & this.#lastLanguage ? this.#lastLanguage : mask & -mask;
    return 31 - Math.clz32(mask);
  }

  /** Whether the token is an unquoted name of the hand. */
  isName(token: number): boolean {
    const word = this.wordAt(token);
    return word !== null && this.kindAt(token) === WORD && this.names.isName(word);
  }

  /** The longest phrase that begins at the token and means something in the context; sets `phraseEnd`. */
  matchPhrase(token: number, limit: number, context: Context): Entry | null {
    const word = this.wordAt(token);
    if (word === null || word.node === null) return null;
    return this.matchFrom(word.node, token + 1, limit, context);
  }

  private matchFrom(first: TrieNode, next: number, limit: number, context: Context): Entry | null {
    let node = first;
    let best = node.entries === null ? null : (node.entries[context] ?? null);
    this.phraseEnd = next;
    for (let index = next; node.children !== null && index < limit; index += 1) {
      const word = this.wordAt(index);
      // A word of a phrase is never a player.
      if (word === null || this.kindAt(index) !== WORD || this.names.isName(word)) break;
      const child = node.children.get(word.key);
      if (child === undefined) break;
      node = child;
      const entry = node.entries === null ? null : (node.entries[context] ?? null);
      if (entry !== null) {
        best = entry;
        this.phraseEnd = index + 1;
      }
    }
    return best;
  }

  /** The keyword that a mistyped word is read as; the typo is reported. Sets `phraseEnd`. */
  correctPhrase(token: number, limit: number, context: Context): Entry | null {
    const word = this.wordAt(token);
    if (word === null || this.kindAt(token) !== WORD) return null;
    const near = nearKeyword(word, this.languagesFor(word.raw));
    if (near === null) return null;
    const entry = this.matchFrom(near.node, token + 1, limit, context);
    if (entry === null || entry.meaning.role === 'filler') return null;
    // A capital makes it a name, such as Chuck, unless a whole statement hangs on it.
    if (entry.meaning.role !== 'statement' && UPPER_CASE.test(word.raw)) return null;
    const start = this.startAt(token);
    const end = this.endAt(token);
    const suggestion = near.node.entries?.[context]?.phrase ?? near.key;
    this.report(
      'text/unknown-word',
      'text/unknown-word.near',
      start,
      end,
      { word: word.raw, suggestion },
      {
        start,
        end,
        newText: suggestion,
      },
    );
    return entry;
  }

  /** Cuts the tokens `[from, to)` into units, as the context understands them. */
  readUnits(from: number, to: number, context: Context): void {
    this.#corrects = true;
    this.cutUnits(from, to, context);
  }

  /** `readUnits` for a line that may introduce names: no word is taken for a mistyped keyword. */
  readUnitsAsWritten(from: number, to: number, context: Context): void {
    this.#corrects = false;
    this.cutUnits(from, to, context);
  }

  private cutUnits(from: number, to: number, context: Context): void {
    this.count = 0;
    this.hasBigBlinds = false;
    this.hasMultiples = false;
    if (this.sumWords.length > 0) this.sumWords.length = 0;
    let token = from;
    while (token < to) {
      const kind = this.kindAt(token);
      if (kind === WORD) token = this.readWord(token, to, context);
      else if (kind === STRING) token = this.readString(token);
      else {
        const word = this.wordAt(token);
        this.add(kind, token, this.startAt(token), this.endAt(token)).word = word;
        if (word !== null && word.number?.zeros !== undefined) this.hasMultiples = true;
        token += 1;
      }
    }
    if (this.hasMultiples) joinSums(this, context);
  }

  /** Adds a unit to the line. */
  add(kind: number, token: number, start: number, end: number): Unit {
    let unit = this.units[this.count];
    if (unit === undefined) {
      unit = new Unit();
      this.units.push(unit);
    }
    this.count += 1;
    unit.kind = kind;
    unit.token = token;
    unit.start = start;
    unit.end = end;
    unit.entry = null;
    unit.word = null;
    unit.reported = false;
    return unit;
  }

  private readWord(token: number, to: number, context: Context): number {
    const word = this.wordAt(token);
    if (word === null) return token + 1;
    const start = this.startAt(token);
    if (this.names.isName(word)) {
      const unit = this.add(NAME, token, start, this.endAt(token));
      unit.word = word;
      unit.name = word.slot.name;
      this.hasBigBlinds ||= word.node !== null && this.followsNumber();
      return token + 1;
    }
    if (this.names.spaced.length > 0) {
      const end = this.readSpacedName(token, to);
      if (end > token) return end;
    }
    if (word.multiplies !== null && readNumberWord(this, token, to, context, word)) return token + 1;
    const particle = this.particleAt(token, to, context, word);
    if (particle !== null) {
      this.phraseEnd = token + 1;
      return this.addPhrase(token, start, particle, word);
    }
    // لأ is «for أ» where أ plays, although it looks like لا.
    if (word.parts !== null && isPrefixedName(this.names, word)) return this.readPrefixed(token, to, context, word);
    const entry = this.matchPhrase(token, to, context);
    if (entry !== null && this.isInPlace(entry)) return this.addPhrase(token, start, entry, word);
    const end = this.readPrefixed(token, to, context, word);
    if (end > token) return end;
    const player = this.names.inOtherCase(word);
    if (player !== null) {
      this.add(NAME, token, start, this.endAt(token)).name = player;
      return token + 1;
    }
    const followsPlayer = context === ACTION && word.short !== null;
    const corrected = followsPlayer || !this.#corrects ? null : this.correctPhrase(token, to, context);
    if (corrected !== null) {
      const next = this.addPhrase(token, start, corrected, word);
      this.unit(this.count - 1).reported = true;
      return next;
    }
    this.add(UNKNOWN, token, start, this.endAt(token)).word = word;
    return token + 1;
  }

  /** Whether the phrase matched last may precede the word after it. */
  private isInPlace({ before }: Entry): boolean {
    return before === undefined || before.test(this.wordAt(this.phraseEnd)?.raw ?? '');
  }

  private addPhrase(token: number, start: number, entry: Entry, word: Word | null): number {
    const end = this.phraseEnd;
    const unit = this.add(KEY, token, start, this.endAt(end - 1));
    unit.entry = entry;
    unit.word = end === token + 1 ? word : null;
    if (entry.word === 'BB' && this.followsNumber()) this.hasBigBlinds = true;
    this.hear(entry);
    return end;
  }

  /** Whether the unit added last follows a number, or a word without meaning (`3x the BB`). */
  private followsNumber(): boolean {
    const { kind, entry } = this.unit(this.count - 2);
    return kind === NUMBER || entry?.meaning.role === 'filler';
  }

  private slotAt(token: number): NameSlot | null {
    const word = this.wordAt(token);
    if (word !== null) return word.slot;
    return this.kindAt(token) === NUMBER ? slotOf(this.text.slice(this.startAt(token), this.endAt(token))) : null;
  }

  /** A name with spaces that the author left unquoted; this is reported once, at the seats. */
  private readSpacedName(token: number, to: number): number {
    for (const name of this.names.spaced) {
      let index = 0;
      while (index < name.words.length && token + index < to && this.slotAt(token + index) === name.words[index]) {
        index += 1;
      }
      if (index < name.words.length) continue;
      this.add(NAME, token, this.startAt(token), this.endAt(token + index - 1)).name = name.name;
      return token + index;
    }
    return token;
  }

  /** `لـ400`, `بـ 200`: the meaning of the particle before a number. */
  private particleAt(token: number, to: number, context: Context, word: Word): Entry | null {
    const { beforeNumbers } = getVocabulary();
    if (beforeNumbers.size === 0 || token + 1 >= to || !isParticle(word)) return null;
    const next = this.kindAt(token + 1);
    if (next !== NUMBER && next !== CURRENCY) return null;
    const entry = beforeNumbers.get(withoutTatweels(word.key));
    if (entry === undefined || (entry.meaning.role !== 'filler' && context !== ACTION && context !== FACT)) return null;
    // A single letter may be a player nobody has named yet.
    const isWritten = word.key !== word.raw || word.raw.length > 1 || this.endAt(token) === this.startAt(token + 1);
    return isWritten || word.node !== null ? entry : null;
  }

  /** و or لـ written together with a name or another keyword: two units. */
  private readPrefixed(token: number, to: number, context: Context, word: Word): number {
    const parts = partsOf(word);
    if (parts === null) return token;
    const { rest } = parts;
    const start = this.startAt(token);
    const cut = start + parts.length;
    const isName = this.names.isName(rest);
    const entry = isName || rest.node === null ? null : this.matchFrom(rest.node, token + 1, to, context);
    if (!isName && entry === null) return token;
    const prefix = this.add(KEY, token, start, cut);
    prefix.entry = parts.prefix;
    this.hear(parts.prefix);
    if (entry !== null) return this.addPhrase(token, cut, entry, rest);
    const unit = this.add(NAME, token, cut, this.endAt(token));
    unit.word = rest;
    unit.name = rest.slot.name;
    return token + 1;
  }

  private readString(token: number): number {
    const start = this.startAt(token);
    const end = this.endAt(token);
    const text = this.text.slice(start, end);
    const name = this.names.quoted(unquote(text));
    if (!isClosed(text)) {
      // A quoted text of several words may contain a stack or a verb, so the end of the name is unknown.
      const fix = /\s/.test(text.trim()) ? undefined : { start: end, end, newText: closingMark(text) };
      this.syntax('unclosed-quote', start, end, { text }, fix);
    }
    const unit = this.add(name === null ? STRING : NAME, token, start, end);
    unit.name = name ?? '';
    unit.reported = !isClosed(text);
    return token + 1;
  }
}
