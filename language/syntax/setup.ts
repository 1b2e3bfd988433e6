/** The set-up lines, streets and boards: what stands before and between the actions. */
import { readAmount, readPlainAmount, reportNumber, startsAmount } from './amounts';
import { addCards, looksLikeCard } from './cards';
import { ASSUMPTION, GAME, SETUP } from './lexicon/index';
import type { StatementWord } from './lexicon/meanings';
import { couldBePlayer, isPlayer, refOf } from './players';
import { KEY, NAME, type Reader, UNKNOWN, type Unit } from './reader';
import { readSeats } from './seats';
import { CARD, COMMA, NUMBER, PAREN, PERCENT, SLASH, STOP, STRING, WORD } from './tokenKinds';
import type { AmountNode, CardNode, PlayerRef, SeatNode, Span, Statement, Text } from './tree';

/** The tokens of a statement: its keyword's span, and the tokens `[from, to)` behind it. */
export interface Line {
  readonly head: Span;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

const nodeOf = (reader: Reader, line: Line) => ({
  start: line.start,
  end: line.end,
  line: reader.line,
  language: reader.language,
});

/** The statement of a set-up word. */
export function parseSetup(reader: Reader, word: StatementWord, line: Line): Statement | null {
  switch (word) {
    case 'game':
      return parseGame(reader, line);
    case 'blinds':
      return parseBlinds(reader, line);
    case 'bets': {
      const parts = readParts(reader, line);
      requireAmount(reader, line, parts);
      return { ...nodeOf(reader, line), kind: 'bets', amounts: parts.amounts };
    }
    case 'ante': {
      const parts = readParts(reader, line);
      requireAmount(reader, line, parts);
      return { ...nodeOf(reader, line), kind: 'ante', amount: parts.amounts[0] ?? null, by: parts.player };
    }
    case 'bomb':
    case 'stacks':
    case 'unit':
    case 'dead': {
      const parts = readParts(reader, line);
      requireAmount(reader, line, parts);
      return { ...nodeOf(reader, line), kind: word, amount: parts.amounts[0] ?? null };
    }
    case 'straddle': {
      const parts = readParts(reader, line);
      requireAmount(reader, line, parts);
      return { ...nodeOf(reader, line), kind: 'straddle', player: parts.player, amount: parts.amounts[0] ?? null };
    }
    case 'button': {
      const parts = readParts(reader, line);
      if (parts.player === null) {
        if (!parts.damaged) missing(reader, line, 'button-player');
        return null;
      }
      return { ...nodeOf(reader, line), kind: 'button', player: parts.player };
    }
    case 'rake':
      return parseRake(reader, line);
    case 'rules':
      return parseRules(reader, line);
    case 'assume':
      return parseAssume(reader, line);
    case 'pot':
      return parsePot(reader, line);
    case 'preflop':
    case 'flop':
    case 'turn':
    case 'river':
    case 'showdown': {
      reader.names.noteStreet(word);
      const cards = readCardList(reader, line);
      return { ...nodeOf(reader, line), kind: 'street', street: word, cards, wordSpan: line.head };
    }
    case 'board': {
      const cards = readCardList(reader, line);
      if (cards.length === 0) missing(reader, line, 'cards-missing');
      return { ...nodeOf(reader, line), kind: 'board', cards };
    }
    case 'run-twice':
      rejectRest(reader, line);
      return { ...nodeOf(reader, line), kind: 'run-twice' };
    default:
      return null;
  }
}

/** Says that something is missing behind the keyword. */
export function missing(reader: Reader, line: Line, message: string): void {
  reader.syntax(message, line.head.start, line.head.end, { word: reader.text.slice(line.head.start, line.head.end) });
}

/** Says that nothing may stand behind the keyword. */
export function rejectRest(reader: Reader, line: Line): void {
  if (line.from >= line.to) return;
  const start = reader.startAt(line.from);
  const end = reader.endAt(line.to - 1);
  reader.syntax('extra', start, end, { word: reader.text.slice(start, end) });
}

interface Parts {
  amounts: AmountNode[];
  player: PlayerRef | null;
  options: string[];
  damaged: boolean;
}

/** Numbers, one player and options, in any order. */
function readParts(reader: Reader, line: Line): Parts {
  reader.readUnits(line.from, line.to, SETUP);
  const parts: Parts = { amounts: [], player: null, options: [], damaged: false };
  for (let at = 0; at < reader.count; at += 1) {
    const unit = reader.unit(at);
    if (unit.kind === SLASH || unit.kind === COMMA || unit.kind === STOP) continue;
    if (unit.kind === NUMBER || startsAmount(reader, at)) {
      const amount = readListed(reader, at);
      at = Math.max(reader.after, at + 1) - 1;
      if (amount === null) parts.damaged = true;
      else parts.amounts.push(amount);
    } else if (parts.player === null && (isPlayer(unit) || couldBePlayer(unit))) parts.player = refOf(reader, unit);
    else if (unit.entry?.meaning.role === 'option') parts.options.push(unit.entry.meaning.option);
    else if (unit.entry?.meaning.role !== 'filler') reject(reader, parts, unit);
  }
  return parts;
}

/** One number of a list such as `5/10/20`, where the stroke is no fraction. */
function readListed(reader: Reader, at: number): AmountNode | null {
  const unit = reader.unit(at);
  const number = unit.word?.number ?? null;
  if (unit.kind !== NUMBER || number === null) return readPlainAmount(reader, at);
  reader.after = at + 1;
  if (number.mixed) {
    reader.report('text/mixed-digits', 'text/mixed-digits', unit.start, unit.end, { number: reader.textOf(unit) });
  }
  if (number.value === null) {
    reportNumber(reader, unit);
    return null;
  }
  if (number.unit === 'times') {
    reader.syntax('number-expected', unit.start, unit.end, { word: reader.textOf(unit) });
    return null;
  }
  return {
    form: 'number',
    value: number.value,
    unit: number.unit,
    sign: null,
    digits: number.digits,
    currency: null,
    start: unit.start,
    end: unit.end,
  };
}

function reject(reader: Reader, parts: { damaged: boolean }, unit: Unit): void {
  if (!parts.damaged) reader.syntax('unexpected', unit.start, unit.end, { word: reader.textOf(unit) });
  parts.damaged = true;
}

function requireAmount(reader: Reader, line: Line, parts: Parts): void {
  if (parts.amounts.length === 0 && !parts.damaged) missing(reader, line, 'amount-missing');
}

function parseBlinds(reader: Reader, line: Line): Statement {
  const parts = readParts(reader, line);
  requireAmount(reader, line, parts);
  const noSmallBlind = parts.options.includes('no-small-blind');
  return { ...nodeOf(reader, line), kind: 'blinds', amounts: parts.amounts, noSmallBlind, by: parts.player };
}

/** The rest of the line as it stands. */
export function restText(reader: Reader, line: Line): Text {
  const start = line.from < line.to ? reader.startAt(line.from) : line.head.end;
  const end = line.from < line.to ? reader.endAt(line.to - 1) : line.head.end;
  return { text: reader.text.slice(start, end), start, end };
}

function parseGame(reader: Reader, line: Line): Statement {
  const value = restText(reader, line);
  if (line.from >= line.to) missing(reader, line, 'game-missing');
  const entry = reader.matchPhrase(line.from, line.to, GAME);
  const whole = entry !== null && reader.phraseEnd === line.to;
  if (whole) reader.hear(entry);
  const game = whole && entry.meaning.role === 'game' ? entry.meaning.game : null;
  return { ...nodeOf(reader, line), kind: 'game', game, value };
}

function parseRake(reader: Reader, line: Line): Statement {
  reader.readUnits(line.from, line.to, SETUP);
  let percent: (Span & { numerator: number; denominator: number }) | null = null;
  let amount: AmountNode | null = null;
  let cap: AmountNode | null = null;
  let noFlopNoDrop = false;
  let capNext = false;
  let none = false;
  const parts = { damaged: false };
  for (let at = 0; at < reader.count; at += 1) {
    const unit = reader.unit(at);
    const meaning = unit.entry?.meaning;
    if (startsAmount(reader, at)) {
      const value = readAmount(reader, at);
      at = Math.max(reader.after, at + 1) - 1;
      if (value === null) parts.damaged = true;
      else if (value.form === 'pot' && reader.unit(at).kind === PERCENT) {
        percent = { numerator: value.numerator, denominator: value.denominator, start: value.start, end: value.end };
      } else if (value.form !== 'number' || value.sign !== null) reject(reader, parts, unit);
      else if (capNext) cap = value;
      else if (amount === null) amount = value;
      else reject(reader, parts, unit);
      capNext = false;
    } else if (meaning?.role === 'option' && meaning.option === 'cap') capNext = true;
    else if (meaning?.role === 'option' && meaning.option === 'no-flop-no-drop') noFlopNoDrop = true;
    else if (meaning?.role === 'option' && meaning.option === 'none') none = true;
    else if (unit.kind !== COMMA && unit.kind !== STOP && meaning?.role !== 'filler') reject(reader, parts, unit);
  }
  if (!none && percent === null && amount === null && !noFlopNoDrop && !parts.damaged) {
    missing(reader, line, 'amount-missing');
  }
  return { ...nodeOf(reader, line), kind: 'rake', percent, amount, cap, noFlopNoDrop };
}

/** A profile and knobs: `rules tda, reopen single-full`. The words are the same in every language. */
function parseRules(reader: Reader, line: Line): Statement {
  let profile: Text | null = null;
  const knobs: (Span & { readonly name: Text; readonly values: readonly Text[] })[] = [];
  let token = line.from;
  let first = true;
  while (token < line.to) {
    if (reader.kindAt(token) === COMMA) {
      token += 1;
      continue;
    }
    const words: Text[] = [];
    while (token < line.to && reader.kindAt(token) !== COMMA) {
      const start = reader.startAt(token);
      // `5/4`: what touches is one value.
      while (
        token + 1 < line.to &&
        reader.startAt(token + 1) === reader.endAt(token) &&
        reader.kindAt(token + 1) !== COMMA
      ) {
        token += 1;
      }
      const end = reader.endAt(token);
      words.push({ text: reader.text.slice(start, end), start, end });
      token += 1;
    }
    const [name, ...values] = words;
    if (name === undefined) continue;
    if (first && values.length === 0) profile = name;
    else knobs.push({ name, values, start: name.start, end: (values.at(-1) ?? name).end });
    first = false;
  }
  if (first) missing(reader, line, 'rules-missing');
  return { ...nodeOf(reader, line), kind: 'rules', profile, knobs };
}

function parseAssume(reader: Reader, line: Line): Statement {
  const items: {
    readonly name: Extract<Statement, { kind: 'assume' }>['items'][number]['name'];
    text: string;
    start: number;
    end: number;
  }[] = [];
  let token = line.from;
  while (token < line.to) {
    const kind = reader.kindAt(token);
    if (kind === COMMA || kind === STOP) {
      token += 1;
      continue;
    }
    let next = token + 1;
    while (next < line.to && reader.kindAt(next) !== COMMA && reader.kindAt(next) !== STOP) next += 1;
    token = readAssumptions(reader, token, next, items);
  }
  if (items.length === 0) missing(reader, line, 'assume-missing');
  return { ...nodeOf(reader, line), kind: 'assume', items };
}

/** The assumptions between two commas; `and` may join them. */
function readAssumptions(
  reader: Reader,
  from: number,
  to: number,
  items: {
    name: Extract<Statement, { kind: 'assume' }>['items'][number]['name'];
    text: string;
    start: number;
    end: number;
  }[],
): number {
  let token = from;
  while (token < to) {
    const entry = reader.kindAt(token) === WORD ? reader.matchPhrase(token, to, ASSUMPTION) : null;
    const next = entry === null ? to : reader.phraseEnd;
    if (entry === null && reader.matchPhrase(token, to, SETUP)?.meaning.role === 'and') {
      token = reader.phraseEnd;
      continue;
    }
    if (entry?.meaning.role !== 'filler') {
      if (entry !== null) reader.hear(entry);
      const start = reader.startAt(token);
      const end = reader.endAt(next - 1);
      const text = reader.text.slice(start, end);
      const name = entry?.meaning.role === 'assumption' ? entry.meaning.assumption : null;
      if (name === null) reader.syntax('assumption', start, end, { text });
      items.push({ name, text, start, end });
    }
    token = next;
  }
  return to;
}

/** `pot 300`, `pot 300 for Raha, Navid`. */
function parsePot(reader: Reader, line: Line): Statement {
  reader.readUnits(line.from, line.to, SETUP);
  let amount: AmountNode | null = null;
  let eligible: PlayerRef[] | null = null;
  const parts = { damaged: false };
  for (let at = 0; at < reader.count; at += 1) {
    const unit = reader.unit(at);
    const role = unit.entry?.meaning.role;
    if (startsAmount(reader, at)) {
      const value = readPlainAmount(reader, at);
      at = Math.max(reader.after, at + 1) - 1;
      if (value === null) parts.damaged = true;
      else if (amount === null) amount = value;
      else reject(reader, parts, unit);
    } else if (role === 'for') eligible ??= [];
    else if (isPlayer(unit) || couldBePlayer(unit)) {
      eligible ??= [];
      eligible.push(refOf(reader, unit));
    } else if (unit.kind !== COMMA && role !== 'and' && role !== 'filler') reject(reader, parts, unit);
  }
  if (amount === null && !parts.damaged) missing(reader, line, 'amount-missing');
  return { ...nodeOf(reader, line), kind: 'pot', amount, eligible };
}

/** The cards behind a street or `board`; commas and parentheses between them say nothing. */
function readCardList(reader: Reader, line: Line): CardNode[] {
  const cards: CardNode[] = [];
  for (let token = line.from; token < line.to; token += 1) {
    const kind = reader.kindAt(token);
    const start = reader.startAt(token);
    const end = reader.endAt(token);
    const text = reader.text.slice(start, end);
    if (kind === CARD || ((kind === WORD || kind === NUMBER) && looksLikeCard(text))) {
      addCards(reader, cards, text, start, end);
    } else if (kind === WORD && /^[xX]{2}(?:[xX]{2})*$/.test(text)) addCards(reader, cards, text, start, end);
    else if (kind !== COMMA && kind !== PAREN && kind !== STOP) {
      const last = reader.endAt(line.to - 1);
      reader.syntax('cards-only', start, last, { text: reader.text.slice(start, last) });
      break;
    }
  }
  return cards;
}

/** `seats` on one line; `count` for `seats 6`. */
export function parseSeatsLine(
  reader: Reader,
  line: Line,
): { readonly seats: SeatNode[]; readonly count: (Span & { readonly value: number }) | null } {
  reader.readUnits(line.from, line.to, SETUP);
  const only = reader.unit(0);
  const number = only.word?.number?.value ?? null;
  if (reader.count === 1 && only.kind === NUMBER && number !== null) {
    if (number.scale === 0) return { seats: [], count: { value: number.units, start: only.start, end: only.end } };
  }
  const seats: SeatNode[] = [];
  readSeats(reader, 0, seats);
  return { seats, count: null };
}

/** Whether the tokens behind the button word are one player and nothing else. */
export function isOnePlayer(reader: Reader, from: number, to: number): boolean {
  if (from >= to) return true;
  reader.readUnits(from, to, SETUP);
  const unit = reader.unit(0);
  return (
    reader.count === 1 && (unit.kind === NAME || unit.kind === STRING || unit.kind === UNKNOWN || unit.kind === KEY)
  );
}
