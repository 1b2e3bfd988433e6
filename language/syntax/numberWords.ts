/** Numbers with words: `12 thousand`, `3 x`, and sums of them, `1 million and 200 thousand`. */
import { digitSystemsIn, toNativeDigits } from '../text/digits';
import { normalizeWord } from '../text/normalize';
import { ACTION, type Context, type Entry, getVocabulary } from './lexicon/index';
import type { Reader } from './reader';
import { NUMBER, PERCENT, SLASH, WORD } from './tokenKinds';
import { KEY, UNKNOWN, type Unit } from './unit';
import { type Word, wordOf } from './wordTable';

/** A word within a sum; `joins`: between two parts of it. */
export interface SumWord {
  readonly start: number;
  readonly end: number;
  readonly entry: Entry;
  readonly joins: boolean;
}

/** Reads a word that multiplies: the number before it, or one by itself where more is added to it. False where it is none here. */
export function readNumberWord(reader: Reader, token: number, to: number, context: Context, word: Word): boolean {
  if (!isNumberWord(reader, word, token, context)) return false;
  return multiply(reader, token) || beginsSum(reader, token, to, context, word);
}

/** `1 million and 200 thousand`: one number of several, each less than what the word of the one before it stands for. */
export function joinSums(reader: Reader, context: Context): void {
  for (let at = 0; at < reader.count; at += 1) {
    const first = reader.unit(at);
    if (first.kind !== NUMBER || first.word?.number?.zeros === undefined) continue;
    let [sum, last] = [first.word, at];
    for (;;) {
      const next = reader.unit(last + 1).entry?.meaning.role === 'and' ? last + 2 : last + 1;
      const word = isPart(reader, next, context) ? wordOf(`${sum.raw} ${rawOf(reader, reader.unit(next))}`) : null;
      if (word === null || word.number === null) break;
      [sum, last] = [word, next];
    }
    if (last > at) joinUnits(reader, at, last, sum);
    else if (reader.kindAt(first.token) === WORD) {
      // A number word without a figure is none by itself.
      [first.kind, first.entry, first.word] = [UNKNOWN, null, reader.wordAt(first.token)];
    }
  }
}

/** Whether the unit may be added to a number before it. */
function isPart(reader: Reader, index: number, context: Context): boolean {
  const behind = reader.unit(index + 1).kind;
  if (behind === PERCENT || (behind === SLASH && context === ACTION)) return false;
  const number = reader.numberOf(reader.unit(index));
  return number !== null && number.thousands === undefined;
}

function rawOf(reader: Reader, unit: Unit): string {
  return unit.word?.raw ?? reader.textOf(unit);
}

function joinUnits(reader: Reader, at: number, last: number, sum: Word): void {
  const first = reader.unit(at);
  const { end } = reader.unit(last);
  for (let index = at; index <= last; index += 1) {
    const unit = reader.unit(index);
    if (unit.entry === null) continue;
    const start = reader.kindAt(unit.token) === WORD ? unit.start : reader.startAt(unit.token + 1);
    reader.sumWords.push({ start, end: unit.end, entry: unit.entry, joins: unit.kind === KEY });
  }
  [first.word, first.end, first.entry] = [sum, end, null];
  reader.units.push(...reader.units.splice(at + 1, last - at));
  reader.count -= last - at;
}

/** Of an action `3 x` is three times; `3 x 100` counts chips, and in a list of seats `x` is somebody. */
function isNumberWord(reader: Reader, word: Word, token: number, context: Context): boolean {
  if (word.short === null) return true;
  return context === ACTION && reader.kindAt(token + 1) !== NUMBER;
}

/** `12 thousand`: the number before the word becomes what both say together. */
function multiply(reader: Reader, token: number): boolean {
  const unit = reader.unit(reader.count - 1);
  if (unit.kind !== NUMBER) return false;
  // Joints say nothing: `12 mil millones` is read as `12milmillones`.
  const end = reader.endAt(token);
  const word = wordOf(reader.text.slice(unit.start, end).replace(/\s+/g, ''));
  if (word.number === null) return false;
  const said = normalizeWord(reader.text.slice(reader.endAt(unit.token), end)).replace(/\s+/g, '');
  unit.word = word;
  unit.end = end;
  unit.entry = getVocabulary().numberWords.get(said) ?? null;
  reader.hasMultiples = true;
  return true;
}

/** `مليون و٢٠٠ ألف`: a number word that is one of them, where more is added to it. */
function beginsSum(reader: Reader, token: number, to: number, context: Context, { raw, multiplies }: Word): boolean {
  const isJoined = reader.wordAt(token + 1)?.node?.entries?.[context]?.meaning.role === 'and';
  const next = token + 2;
  // `الف ۱۴۰`: without a word between them it is a player.
  if (!isJoined || next >= to || reader.kindAt(next) !== NUMBER) return false;
  const figures = reader.text.slice(reader.startAt(next), reader.endAt(next));
  const one = wordOf(toNativeDigits('1', digitSystemsIn(figures)[0] ?? 'latin') + raw);
  if (one.number?.zeros === undefined) return false;
  const unit = reader.add(NUMBER, token, reader.startAt(token), reader.endAt(token));
  [unit.word, unit.entry] = [one, multiplies];
  reader.hasMultiples = true;
  return true;
}
