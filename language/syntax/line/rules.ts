/** Parses the `rake`, `rules` and `assume` lines. */

import { readUnits, readUnitsAsWritten } from '../forgiving/bigBlindUnit';
import { ASSUMPTION, SETUP } from '../lexicon/index';
import type { Reader } from '../reader';
import { COMMA, PERCENT, STOP } from '../tokens/tokenKinds';
import type { AmountNode, Span, Statement, StatementOf, Text } from '../tree';
import type { Unit } from '../unit';
import { readAmount, startsAmount } from './amounts';
import { reportMissing, type StatementLine } from './statementLine';

type Rake = StatementOf<'rake'>;
type WrittenKnob = StatementOf<'rules'>['knobs'][number];
type Assume = StatementOf<'assume'>;

/** A `rake` line while it is being read. */
interface RakeDraft {
  percent: Rake['percent'];
  amount: AmountNode | null;
  cap: AmountNode | null;
  noFlopNoDrop: boolean;
  none: boolean;
  /** The word `cap` came last: the next amount is the cap. */
  capNext: boolean;
  /** The first unit that has no meaning here. */
  unexpected: Unit | null;
  damaged: boolean;
}

/** `rake 5% cap 3`, `rake 2.38`, `no flop no drop`, `none`. */
export function parseRake(reader: Reader, given: StatementLine): Statement {
  readUnits(reader, given.from, given.to, SETUP);
  const draft: RakeDraft = {
    percent: null,
    amount: null,
    cap: null,
    noFlopNoDrop: false,
    none: false,
    capNext: false,
    unexpected: null,
    damaged: false,
  };
  for (let at = 0; at < reader.count; at += 1) {
    if (startsAmount(reader, at)) at = takeRakeAmount(reader, draft, at);
    else takeRakeWord(draft, reader.unit(at));
  }
  reportRakeFaults(reader, given, draft);
  const { start, end } = given;
  const { percent, amount, cap, noFlopNoDrop } = draft;
  return { kind: 'rake', start, end, line: reader.line, language: reader.language, percent, amount, cap, noFlopNoDrop };
}

/** Reads an amount into its place; returns the index of its last unit. */
function takeRakeAmount(reader: Reader, draft: RakeDraft, at: number): number {
  const value = readAmount(reader, at);
  const last = Math.max(reader.after, at + 1) - 1;
  if (value === null) draft.damaged = true;
  else if (value.form === 'pot' && reader.unit(last).kind === PERCENT && draft.amount === null) {
    const { numerator, denominator, start, end } = value;
    draft.percent = { numerator, denominator, start, end };
  } else if (value.form !== 'number' || value.sign !== null) draft.unexpected ??= reader.unit(at);
  else if (draft.capNext) draft.cap = value;
  else if (draft.amount === null && draft.percent === null) draft.amount = value;
  else draft.unexpected ??= reader.unit(at);
  draft.capNext = false;
  return last;
}

function takeRakeWord(draft: RakeDraft, unit: Unit): void {
  const meaning = unit.entry?.meaning;
  if (meaning?.role === 'option' && meaning.option !== 'no-small-blind') {
    if (meaning.option === 'cap') draft.capNext = true;
    else if (meaning.option === 'none') draft.none = true;
    else draft.noFlopNoDrop = true;
  } else if (unit.kind !== COMMA && unit.kind !== STOP && meaning?.role !== 'filler') draft.unexpected ??= unit;
}

function reportRakeFaults(reader: Reader, given: StatementLine, draft: RakeDraft): void {
  const { unexpected, percent, amount, capNext, none, noFlopNoDrop } = draft;
  if (draft.damaged) return;
  if (unexpected !== null) {
    reader.syntax('unexpected', unexpected.start, unexpected.end, { word: reader.textOf(unexpected) });
    return;
  }
  const isEmpty = !none && percent === null && amount === null && !noFlopNoDrop;
  if (capNext || isEmpty) reportMissing(reader, given, 'amount-missing');
}

/** A profile and knobs: `rules tda, reopen single-full`. Their words are the same in every language. */
export function parseRules(reader: Reader, given: StatementLine): Statement {
  let profile: Text | null = null;
  const knobs: WrittenKnob[] = [];
  let token = given.from;
  let first = true;
  while (token < given.to) {
    const words: Text[] = [];
    while (token < given.to && reader.kindAt(token) !== COMMA) {
      const start = reader.startAt(token);
      // `5/4`: tokens without a space between them are one value.
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
export function parseAssume(reader: Reader, given: StatementLine): Statement {
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
