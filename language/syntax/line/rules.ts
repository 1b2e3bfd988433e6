/** The lines about the house: its rake, its rules, and what a lesson takes for granted. */

import { readUnits, readUnitsAsWritten } from '../forgiving/bigBlindUnit';
import { ASSUMPTION, SETUP } from '../lexicon/index';
import type { Reader } from '../reader';
import { COMMA, PERCENT, STOP } from '../tokens/tokenKinds';
import type { AmountNode, Span, Statement, StatementOf, Text } from '../tree';
import type { Unit } from '../unit';
import { readAmount, startsAmount } from './amounts';
import { type Line, reportMissing } from './line';

type Rake = StatementOf<'rake'>;
type Rules = StatementOf<'rules'>;
type Assume = StatementOf<'assume'>;

/** `rake 5% cap 3`, `rake 2.38`, `no flop no drop`, `none`. */
export function parseRake(reader: Reader, given: Line): Statement {
  readUnits(reader, given.from, given.to, SETUP);
  let percent: Rake['percent'] = null;
  let amount: AmountNode | null = null;
  let cap: AmountNode | null = null;
  let noFlopNoDrop = false;
  let none = false;
  let capNext = false;
  let stranger: Unit | null = null;
  let damaged = false;
  for (let at = 0; at < reader.count; at += 1) {
    const unit = reader.unit(at);
    const meaning = unit.entry?.meaning;
    if (startsAmount(reader, at)) {
      const value = readAmount(reader, at);
      const last = Math.max(reader.after, at + 1) - 1;
      if (value === null) damaged = true;
      else if (value.form === 'pot' && reader.unit(last).kind === PERCENT && amount === null) {
        percent = { numerator: value.numerator, denominator: value.denominator, start: value.start, end: value.end };
      } else if (value.form !== 'number' || value.sign !== null) stranger ??= unit;
      else if (capNext) cap = value;
      else if (amount === null && percent === null) amount = value;
      else stranger ??= unit;
      capNext = false;
      at = last;
    } else if (meaning?.role === 'option' && meaning.option !== 'no-small-blind') {
      if (meaning.option === 'cap') capNext = true;
      else if (meaning.option === 'none') none = true;
      else noFlopNoDrop = true;
    } else if (unit.kind !== COMMA && unit.kind !== STOP && meaning?.role !== 'filler') stranger ??= unit;
  }
  if (stranger !== null) {
    if (!damaged) reader.syntax('unexpected', stranger.start, stranger.end, { word: reader.textOf(stranger) });
  } else if (!damaged && (capNext || (!none && percent === null && amount === null && !noFlopNoDrop))) {
    reportMissing(reader, given, 'amount-missing');
  }
  const { start, end } = given;
  return { kind: 'rake', start, end, line: reader.line, language: reader.language, percent, amount, cap, noFlopNoDrop };
}

/** A profile and knobs: `rules tda, reopen single-full`. Their words are the same in every language. */
export function parseRules(reader: Reader, given: Line): Statement {
  let profile: Text | null = null;
  const knobs: Rules['knobs'][number][] = [];
  let token = given.from;
  let first = true;
  while (token < given.to) {
    const words: Text[] = [];
    while (token < given.to && reader.kindAt(token) !== COMMA) {
      const start = reader.startAt(token);
      // `5/4`: what touches is one value.
      while (token + 1 < given.to && touches(reader, token + 1)) token += 1;
      const end = reader.endAt(token);
      words.push({ text: reader.text.slice(start, end), start, end });
      token += 1;
    }
    token += 1;
    const [name, ...values] = words;
    if (name === undefined) continue;
    if (first && values.length === 0) profile = name;
    else knobs.push({ name, values, start: name.start, end: (values.at(-1) ?? name).end });
    first = false;
  }
  if (first) reportMissing(reader, given, 'rules-missing');
  const { start, end } = given;
  return { kind: 'rules', start, end, line: reader.line, language: reader.language, profile, knobs };
}

function touches(reader: Reader, token: number): boolean {
  return reader.startAt(token) === reader.endAt(token - 1) && reader.kindAt(token) !== COMMA;
}

/** `assume no ante, no straddle, no rake, deep stacks`. */
export function parseAssume(reader: Reader, given: Line): Statement {
  const items: Assume['items'][number][] = [];
  let token = given.from;
  while (token < given.to) {
    let next = token;
    while (next < given.to && reader.kindAt(next) !== COMMA && reader.kindAt(next) !== STOP) next += 1;
    readAssumptions(reader, token, next, items);
    token = next + 1;
  }
  if (items.length === 0) reportMissing(reader, given, 'assume-missing');
  const { start, end } = given;
  return { kind: 'assume', start, end, line: reader.line, language: reader.language, items };
}

/** The assumptions between two commas; `and` may join them. */
function readAssumptions(reader: Reader, from: number, to: number, items: (Span & Assume['items'][number])[]): void {
  readUnitsAsWritten(reader, from, to, ASSUMPTION);
  for (let at = 0; at < reader.count; at += 1) {
    const { start, end, entry } = reader.unit(at);
    const meaning = entry?.meaning;
    if (meaning?.role === 'assumption') {
      items.push({ name: meaning.assumption, text: reader.text.slice(start, end), start, end });
    } else if (meaning === undefined) {
      const last = reader.unit(reader.count - 1).end;
      const text = reader.text.slice(start, last);
      reader.syntax('assumption', start, last, { text });
      items.push({ name: null, text, start, end: last });
      return;
    }
  }
}
