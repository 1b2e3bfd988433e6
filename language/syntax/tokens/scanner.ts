/**
 * Text → tokens, in one pass and in linear time, whatever the text. Words are not classified further here: which of
 * them are players depends on the seats. White space is what lies between two tokens.
 */

import { getVocabulary, loadScript } from '../lexicon/index';
import type { Token } from '../tree';
import * as C from './characters';
import { CLASSES, classOf, isLetterPair } from './characters';
import { arePlainFigures, MAX_PLAIN } from './numberText';
import * as T from './tokenKinds';
import { internWord, type Word } from './wordCache';

const CR = 13;
const LF = 10;

/** The tokens of one text in parallel lists, reused from parse to parse. */
export class Scan {
  text = '';
  /**
   * The text's UTF-16 units, followed by a line break. A hand is a slice of a file, and each look at a slice's character costs more
   * than one at a list's: so each is looked at once.
   */
  codes = new Uint16Array(1024);
  /** A number is written in digits that are not Latin. */
  hasNativeDigits = false;
  count = 0;
  kinds = new Uint8Array(256);
  starts = new Int32Array(256);
  ends = new Int32Array(256);
  /** Null for marks, and for plain figures: a file has many of them, and most occur once. */
  words: (Word | null)[] = [];
  /** Index of each line's first token; one entry more than lines. */
  lines = new Int32Array(64);
  lineCount = 0;
  /** Offsets of bidi controls. */
  controls: number[] = [];

  /** Forgets large lists, so that one huge text does not stay in memory. */
  release(): void {
    this.text = '';
    if (this.codes.length > 1 << 16) this.codes = new Uint16Array(1024);
    if (this.count > 1 << 14) {
      this.kinds = new Uint8Array(256);
      this.starts = new Int32Array(256);
      this.ends = new Int32Array(256);
      this.words = [];
    }
    if (this.lineCount > 1 << 12) this.lines = new Int32Array(64);
    if (this.controls.length > 0) this.controls = [];
  }

  /** Takes the units of a text. */
  load(text: string): void {
    const { length } = text;
    if (this.codes.length <= length) this.codes = new Uint16Array(2 * length + 2);
    const { codes } = this;
    for (let index = 0; index < length; index += 1) codes[index] = text.charCodeAt(index);
    codes[length] = CR;
    this.text = text;
  }

  add(kind: number, start: number, end: number, word: Word | null): void {
    const index = this.count;
    if (index === this.kinds.length) this.grow();
    this.kinds[index] = kind;
    this.starts[index] = start;
    this.ends[index] = end;
    this.words[index] = word;
    this.count = index + 1;
  }

  addLine(): void {
    if (this.lineCount === this.lines.length) {
      const larger = new Int32Array(this.lines.length * 2);
      larger.set(this.lines);
      this.lines = larger;
    }
    this.lines[this.lineCount] = this.count;
    this.lineCount += 1;
  }

  private grow(): void {
    const size = this.kinds.length * 2;
    const kinds = new Uint8Array(size);
    kinds.set(this.kinds);
    const starts = new Int32Array(size);
    starts.set(this.starts);
    const ends = new Int32Array(size);
    ends.set(this.ends);
    this.kinds = kinds;
    this.starts = starts;
    this.ends = ends;
  }
}

/** Kinds of the tokens that are one character. */
const SINGLE = new Uint8Array(32);
SINGLE[C.COMMA] = T.COMMA;
SINGLE[C.SLASH] = T.SLASH;
SINGLE[C.PERCENT] = T.PERCENT;
SINGLE[C.COLON] = T.COLON;
SINGLE[C.PAREN] = T.PAREN;
SINGLE[C.JOINER] = T.SIGN;
SINGLE[C.CURRENCY] = T.CURRENCY;
SINGLE[C.TIMES] = T.TIMES;
SINGLE[C.SYMBOL] = T.SYMBOL;
SINGLE[C.NATIVE_POINT] = T.SYMBOL;
SINGLE[C.APOSTROPHE] = T.SYMBOL;
SINGLE[C.SUIT] = T.SYMBOL;
SINGLE[C.GREATER] = T.SYMBOL;

/** Fills `scan` with the tokens of `text`. */
export function scanInto(scan: Scan, text: string): void {
  scan.load(text);
  scan.hasNativeDigits = false;
  scan.count = 0;
  scan.lineCount = 0;
  if (scan.controls.length > 0) scan.controls = [];
  scan.addLine();
  const { codes } = scan;
  const { length } = text;
  let atLineStart = true;
  let afterSpace = true;
  let index = 0;
  while (index < length) {
    const code = codes[index] ?? CR;
    const kind = CLASSES[code] || classOf(code);
    let end = index + 1;
    switch (kind) {
      case C.SPACE:
      case C.INVISIBLE_JOINT:
      case C.VARIATION:
        afterSpace = true;
        index = end;
        continue;
      case C.BIDI_CONTROL:
        scan.controls.push(index);
        afterSpace = true;
        index = end;
        continue;
      case C.LINE_BREAK:
        if (code === CR && end < length && codes[end] === LF) end += 1;
        scan.add(T.NEWLINE, index, end, null);
        scan.addLine();
        atLineStart = true;
        afterSpace = true;
        index = end;
        continue;
      case C.LETTER:
        end = scanWord(scan, index, false);
        break;
      case C.DIGIT:
        end = figuresEnd(codes, index);
        if (end > index) scan.add(T.NUMBER, index, end, null);
        else end = scanWord(scan, index, true);
        break;
      case C.SURROGATE:
        end = scanPair(scan, index);
        break;
      case C.QUOTE:
        end = scanString(scan, index, code);
        break;
      case C.HASH:
        end = afterSpace ? scanRest(scan, index, T.COMMENT) : addMark(scan, T.SYMBOL, index);
        break;
      case C.GREATER:
        end = atLineStart ? scanRest(scan, index, T.COMMENTARY) : addMark(scan, T.SYMBOL, index);
        break;
      case C.STOP:
      case C.NATIVE_POINT:
        end = scanPoint(scan, index, afterSpace);
        break;
      case C.QUESTION:
        end = scanQuestionMarks(scan, index);
        break;
      default:
        scan.add(SINGLE[kind] ?? T.SYMBOL, index, end, null);
    }
    atLineStart = false;
    afterSpace = false;
    index = end;
  }
  const lines = scan.lineCount;
  scan.addLine();
  scan.lineCount = lines;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

/** Adds a mark of one unit and gives its end. */
function addMark(scan: Scan, kind: number, index: number): number {
  scan.add(kind, index, index + 1, null);
  return index + 1;
}

/** Adds a word that begins with a surrogate pair, or the pair or lone surrogate as a symbol. */
function scanPair(scan: Scan, index: number): number {
  if (isLetterPair(scan.text, index)) return scanWord(scan, index, false);
  const code = scan.codes[index] ?? CR;
  const isPair = code < 0xdc00 && isLowSurrogate(scan.codes[index + 1] ?? CR);
  const end = isPair ? index + 2 : index + 1;
  scan.add(T.SYMBOL, index, end, null);
  return end;
}

/** Adds a number that begins with its point (`.75 pot`, `$.50`), a full stop, or a symbol. */
function scanPoint(scan: Scan, index: number, afterSpace: boolean): number {
  const { codes } = scan;
  const code = codes[index] ?? CR;
  const next = classOf(codes[index + 1] ?? CR);
  const isPoint = code === 0x2e || code === 0x66b;
  if (isPoint && next === C.DIGIT && (afterSpace || classOf(codes[index - 1] ?? CR) === C.CURRENCY)) {
    return scanWord(scan, index, true);
  }
  const ends = next === C.SPACE || next === C.LINE_BREAK || next === C.INVISIBLE_JOINT;
  return addMark(scan, ends && classOf(code) === C.STOP ? T.STOP : T.SYMBOL, index);
}

/** Several question marks are unknown cards; one is a symbol. */
function scanQuestionMarks(scan: Scan, start: number): number {
  let end = start + 1;
  while (classOf(scan.codes[end] ?? CR) === C.QUESTION) end += 1;
  scan.add(end - start > 1 ? T.CARD : T.SYMBOL, start, end, null);
  return end;
}

/** Adds the rest of the line as one token. */
function scanRest(scan: Scan, start: number, kind: number): number {
  const end = scanToLineEnd(scan, start + 1);
  scan.add(kind, start, end, null);
  return end;
}

/** The end of a number of plain figures only, as most numbers are; `start` where the number might go on. */
function figuresEnd(codes: Uint16Array, start: number): number {
  let end = start;
  let code = codes[end] ?? CR;
  while (code >= 0x30 && code <= 0x39) {
    end += 1;
    code = codes[end] ?? CR;
  }
  const stops = code === 0x20 || code === LF || code === CR || (code === 0x2c && codes[end + 1] === 0x20);
  return stops && end - start <= MAX_PLAIN ? end : start;
}

/** Adds the word, number or card that begins at `start` and gives its end. */
function scanWord(scan: Scan, start: number, startsWithDigit: boolean): number {
  const end = measureWord(scan, start, startsWithDigit);
  if (startsWithDigit) {
    if (arePlainFigures(scan.codes, start, end)) {
      scan.add(T.NUMBER, start, end, null);
      return end;
    }
    scan.hasNativeDigits ||= holdsNativeDigit(scan.codes, start, end);
  }
  const word = internWord(scan.codes, scan.text, start, end, measuredHash);
  scan.add(word.kind, start, end, word);
  return end;
}

const ASCII = 0x7f;

function holdsNativeDigit(codes: Uint16Array, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) {
    const code = codes[index] ?? 0;
    if (code > ASCII && classOf(code) === C.DIGIT) return true;
  }
  return false;
}

/** Longer than any word of the lexicons. */
const WINDOW = 64;

/** The word that begins at `start`, as the scanner cuts it. */
export function wordAt(text: string, start: number): Word {
  for (let size = WINDOW; ; size *= 2) {
    spare.load(text.slice(start, start + size));
    const end = measureWord(spare, 0, false);
    // Nearer to the end what follows might go on with the word.
    if (end + 2 > size && start + size < text.length) continue;
    const word = internWord(spare.codes, spare.text, 0, end, measuredHash);
    spare.release();
    return word;
  }
}

/** Hash of the run measured last. */
let measuredHash = 0;

/** The end of a run of letters, marks, digits, suit signs and what joins them. */
function measureWord(scan: Scan, start: number, startsWithDigit: boolean): number {
  const { codes } = scan;
  const { length } = scan.text;
  let hash = 0;
  let index = start;
  let figures = startsWithDigit;
  while (index < length) {
    const code = codes[index] ?? CR;
    const kind = CLASSES[code] || classOf(code);
    if (kind === C.LETTER) figures = false;
    else if (!goesOn(scan, start, index, kind, startsWithDigit, figures)) break;
    else if (kind === C.SUIT || kind === C.VARIATION || kind === C.SURROGATE) figures = false;
    hash = (Math.imul(hash, 31) + code) | 0;
    index += 1;
  }
  measuredHash = hash;
  return index;
}

/** Whether a unit that is not a letter belongs to the word before it. */
function goesOn(
  { codes, text }: Scan,
  start: number,
  index: number,
  kind: number,
  startsWithDigit: boolean,
  figures: boolean,
): boolean {
  switch (kind) {
    case C.DIGIT:
      return startsWithDigit || !isNumberPrefix(codes, start, index);
    case C.SPACE:
      return false;
    case C.SUIT:
      return true;
    case C.VARIATION:
      return index > start;
    case C.SURROGATE:
      return isLetterPair(text, index) || (index > start && isLetterPair(text, index - 1));
    default:
      return joins(codes[index + 1] ?? CR, kind, codes[index] ?? CR, startsWithDigit, figures);
  }
}

const TATWEEL = 0x640;

/**
 * Whether a number begins at `end`, after a letter that is written together with numbers (`لـ400`, `ل400`). `ب1` may be a player; a tatweel
 * or a second figure shows that it is not.
 */
function isNumberPrefix(codes: Uint16Array, start: number, end: number): boolean {
  const first = codes[start] ?? 0;
  if (first <= ASCII) return false;
  loadScript(first);
  if (!getVocabulary().numberPrefixes.has(first)) return false;
  for (let index = start + 1; index < end; index += 1) if (codes[index] !== TATWEEL) return false;
  if (end > start + 1) return true;
  const next = classOf(codes[end + 1] ?? CR);
  if (next === C.COMMA || next === C.NATIVE_POINT) return classOf(codes[end + 2] ?? CR) === C.DIGIT;
  return next === C.DIGIT;
}

/** Whether a sign, a point or an invisible joint goes on with the word: only where the next character does. */
function joins(nextCode: number, kind: number, code: number, startsWithDigit: boolean, figures: boolean): boolean {
  switch (kind) {
    case C.JOINER: {
      // `49-A` and `UTG+1` are words, `1000+500` is a sum.
      const next = classOf(nextCode);
      return next === C.LETTER || (next === C.DIGIT && !startsWithDigit);
    }
    case C.APOSTROPHE:
    case C.INVISIBLE_JOINT: {
      const next = classOf(nextCode);
      return next === C.LETTER || next === C.DIGIT;
    }
    case C.COMMA:
    case C.STOP:
    case C.NATIVE_POINT:
      return figures && classOf(nextCode) === C.DIGIT && (kind !== C.COMMA || code === 0x2c) && code !== 0x964;
    default:
      return false;
  }
}

const CLOSING: ReadonlyMap<number, string> = new Map([
  [0x22, '"'],
  [0x201c, '”'],
  [0x201e, '“”'],
  [0xab, '»'],
]);

/** A quoted text up to its closing mark, or to the line's end where there is none. */
function scanString(scan: Scan, start: number, opening: number): number {
  const { codes } = scan;
  const { length } = scan.text;
  const closing = CLOSING.get(opening) ?? '"';
  let index = start + 1;
  while (index < length) {
    const code = codes[index] ?? CR;
    if (code === LF || code === CR) break;
    if (code === closing.charCodeAt(0) || code === closing.charCodeAt(1)) {
      index += 1;
      break;
    }
    if (code >= 0x202a && classOf(code) === C.BIDI_CONTROL) scan.controls.push(index);
    index += 1;
  }
  scan.add(T.STRING, start, index, null);
  return index;
}

function scanToLineEnd(scan: Scan, start: number): number {
  const { codes } = scan;
  const { length } = scan.text;
  let index = start;
  while (index < length) {
    const code = codes[index] ?? CR;
    if (code === LF || code === CR) break;
    if (code >= 0x202a && classOf(code) === C.BIDI_CONTROL) scan.controls.push(index);
    index += 1;
  }
  return index;
}

const spare = new Scan();

/** The tokens of a text, white space included: joined, they give the text back. */
export function tokenize(text: string): readonly Token[] {
  scanInto(spare, text);
  const tokens: Token[] = [];
  let last = 0;
  const add = (kind: number, start: number, end: number): void => {
    tokens.push({ kind: T.TOKEN_KINDS[kind] ?? 'symbol', text: text.slice(start, end), start, end });
  };
  for (let index = 0; index < spare.count; index += 1) {
    const start = spare.starts[index] ?? 0;
    const end = spare.ends[index] ?? 0;
    if (start > last) add(0, last, start);
    add(spare.kinds[index] ?? T.SYMBOL, start, end);
    last = end;
  }
  if (last < text.length) add(0, last, text.length);
  spare.release();
  return tokens;
}
