/** Reads numbers with words: `12 thousand`, `3 x`, and sums of them, `1 million and 200 thousand`. */
import { digitSystemsIn, toNativeDigits } from '../../text/digits';
import { normalizeWord } from '../../text/normalize';
import { ACTION, type Context, type Entry, getVocabulary } from '../lexicon/index';
import { KEY, UNKNOWN, type Unit } from '../unit';
import type { NumberText } from './numberText';
import { NUMBER, PERCENT, SLASH, WORD } from './tokenKinds';
import { type Word, wordOf } from './wordCache';

/** A word within a sum; `joins`: between two parts of it. */
export interface SumWord {
  readonly start: number;
  readonly end: number;
  readonly entry: Entry;
  readonly joins: boolean;
}

/** What a number is read from: a line's tokens, and the units that it has been cut into so far. */
interface Line {
  readonly text: string;
  readonly units: Unit[];
  count: number;
  /** A number of the line is multiplied by a word or a suffix: another may be added to it. */
  hasMultiples: boolean;
  readonly sumWords: SumWord[];
  unit(index: number): Unit;
  textOf(unit: Unit): string;
  numberOf(unit: Unit): NumberText | null;
  kindAt(token: number): number;
  startAt(token: number): number;
  endAt(token: number): number;
  wordAt(token: number): Word | null;
  add(kind: number, token: number, start: number, end: number): Unit;
}

/** Reads a word that multiplies the number before it, or counts as one of itself where a sum follows. False if it is not a number word here. */
export function readNumberWord(line: Line, token: number, to: number, context: Context, word: Word): boolean {
  if (!isNumberWord(line, word, token, context)) return false;
  return multiply(line, token) || beginsSum(line, token, to, context, word);
}

/** `1 million and 200 thousand`: joins several numbers, each less than the multiplier of the one before it, into one. */
export function joinSums(line: Line, context: Context): void {
  for (let at = 0; at < line.count; at += 1) {
    const first = line.unit(at);
    if (first.kind !== NUMBER || first.word?.number?.zeros === undefined) continue;
    if (!joinSum(line, at, first.word, context) && line.kindAt(first.token) === WORD) {
      // A number word without a figure is not a number on its own.
      [first.kind, first.entry, first.word] = [UNKNOWN, null, line.wordAt(first.token)];
    }
  }
}

/** Joins the number at an index with those that may be added to it. False if there are none. */
function joinSum(line: Line, at: number, first: Word, context: Context): boolean {
  let [sum, last] = [first, at];
  for (;;) {
    const next = line.unit(last + 1).entry?.meaning.role === 'and' ? last + 2 : last + 1;
    const word = isPart(line, next, context) ? wordOf(`${sum.raw} ${rawOf(line, line.unit(next))}`) : null;
    if (word === null || word.number === null) break;
    [sum, last] = [word, next];
  }
  if (last > at) joinUnits(line, at, last, sum);
  return last > at;
}

/** Whether the unit may be added to a number before it. */
function isPart(line: Line, index: number, context: Context): boolean {
  const following = line.unit(index + 1).kind;
  if (following === PERCENT || (following === SLASH && context === ACTION)) return false;
  const number = line.numberOf(line.unit(index));
  return number !== null && number.thousands === undefined;
}

function rawOf(line: Line, unit: Unit): string {
  return unit.word?.raw ?? line.textOf(unit);
}

function joinUnits(line: Line, at: number, last: number, sum: Word): void {
  const first = line.unit(at);
  const { end } = line.unit(last);
  for (let index = at; index <= last; index += 1) {
    const unit = line.unit(index);
    if (unit.entry === null) continue;
    const start = line.kindAt(unit.token) === WORD ? unit.start : line.startAt(unit.token + 1);
    line.sumWords.push({ start, end: unit.end, entry: unit.entry, joins: unit.kind === KEY });
  }
  [first.word, first.end, first.entry] = [sum, end, null];
  line.units.push(...line.units.splice(at + 1, last - at));
  line.count -= last - at;
}

/** Of an action `3 x` is three times; `3 x 100` counts chips, and in a list of seats `x` is somebody. */
function isNumberWord(line: Line, word: Word, token: number, context: Context): boolean {
  if (word.short === null) return true;
  return context === ACTION && line.kindAt(token + 1) !== NUMBER;
}

/** `12 thousand`: the number before the word becomes the product of both. */
function multiply(line: Line, token: number): boolean {
  const unit = line.unit(line.count - 1);
  if (unit.kind !== NUMBER) return false;
  // Spaces and hyphens mean nothing: `12 mil millones` is read as `12milmillones`.
  const end = line.endAt(token);
  const word = wordOf(line.text.slice(unit.start, end).replace(/\s+/g, ''));
  if (word.number === null) return false;
  const written = normalizeWord(line.text.slice(line.endAt(unit.token), end)).replace(/\s+/g, '');
  unit.word = word;
  unit.end = end;
  unit.entry = getVocabulary().numberWords.get(written) ?? null;
  line.hasMultiples = true;
  return true;
}

/** `مليون و٢٠٠ ألف`: a number word that is one of them, where more is added to it. */
function beginsSum(line: Line, token: number, to: number, context: Context, { raw, multiplies }: Word): boolean {
  const isJoined = line.wordAt(token + 1)?.node?.entries?.[context]?.meaning.role === 'and';
  const next = token + 2;
  // `الف ۱۴۰`: without a word between them it is a player.
  if (!isJoined || next >= to || line.kindAt(next) !== NUMBER) return false;
  const figures = line.text.slice(line.startAt(next), line.endAt(next));
  const one = wordOf(toNativeDigits('1', digitSystemsIn(figures)[0] ?? 'latin') + raw);
  if (one.number?.zeros === undefined) return false;
  const unit = line.add(NUMBER, token, line.startAt(token), line.endAt(token));
  [unit.word, unit.entry] = [one, multiplies];
  line.hasMultiples = true;
  return true;
}
