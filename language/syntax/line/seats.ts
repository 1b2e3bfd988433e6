/** Reads seats: `[POSITION[:]] NAME [(POSITION)] [STACK] [CARDS]`, with the parts after the name in any order. */
import { normalizeName } from '../../text/normalize';
import { ACTION, HEAD, SETUP } from '../lexicon/index';
import { commaOf } from '../lexicon/phrasing';
import type { Reader } from '../reader';
import { unquote } from '../tokens/quotationMarks';
import { CARD, COLON, COMMA, NUMBER, PAREN, SIGN, STOP, STRING, SYMBOL, WORD } from '../tokens/tokenKinds';
import { wordOf } from '../tokens/wordCache';
import type { AmountNode, CardNode, PositionWord, SeatNode, Text } from '../tree';
import { KEY, NAME, UNKNOWN, type Unit } from '../unit';
import { readAmount, startsAmount } from './amounts';
import { addCards } from './cards';

/** `xx`: for the scanner it is a word, because a player could have that name. */
const UNKNOWN_CARDS = /^(?:xx)+$/i;

/** `bets` is a statement word at the start of a line, and a verb after a name. */
const ACTS = [HEAD, ACTION] as const;

/** Adds the seats of the line's units. */
export function readSeats(reader: Reader, seats: SeatNode[]): void {
  let at = 0;
  const line = { damaged: false };
  /** Units that begin a seat without a comma before them. */
  const uncut: number[] = [];
  while (at < reader.count) {
    if (reader.unit(at).kind === COMMA) {
      at += 1;
      continue;
    }
    if (at > 0 && reader.unit(at - 1).kind !== COMMA) uncut.push(at);
    at = readSeat(reader, afterSeatNumber(reader, at), seats, line);
  }
  if (uncut.length > 0) reportUncut(reader, uncut);
}

/** `Sara 5000 Tom 5000`: one report a line, with a fix that adds all its commas. */
function reportUncut(reader: Reader, uncut: readonly number[]): void {
  const first = reader.unit(uncut[0] ?? 0);
  const start = reader.unit((uncut[0] ?? 1) - 1).end;
  const comma = commaOf(reader.language ?? 'en');
  let newText = '';
  let from = start;
  for (const at of uncut) {
    newText += `${reader.text.slice(from, reader.unit(at - 1).end)}${comma} `;
    from = reader.unit(at).start;
  }
  reader.syntax('seats-comma', first.start, first.end, { word: reader.textOf(first) }, { start, end: from, newText });
}

/** Whether a seat begins at the unit after a stack: a name with its own stack, or a second position. */
function beginsSeat(reader: Reader, at: number, position: SeatNode['position']): boolean {
  const { kind, entry } = reader.unit(at);
  if (kind === KEY) return entry?.meaning.role === 'position' && position !== null;
  if (kind !== UNKNOWN && kind !== STRING && kind !== NAME) return false;
  return startsAmount(reader, at + 1) || (reader.unit(at + 1).kind === PAREN && at + 1 < reader.count);
}

/** `1. Sara`, `2) Tom`, `Seat 3: Uma`, `- Uma`: the index of the unit after the number or bullet. */
function afterSeatNumber(reader: Reader, from: number): number {
  const kinds = [from, from + 1, from + 2].map((at) => reader.unit(at).kind);
  return from + lengthOfNumber(kinds);
}

const MARKS: ReadonlySet<number> = new Set([STOP, COLON, PAREN]);
const BULLETS: ReadonlySet<number> = new Set([SIGN, SYMBOL]);
const NO_WORDS: ReadonlySet<number> = new Set([NUMBER, CARD, STRING, COMMA, ...MARKS, ...BULLETS, 0]);

function lengthOfNumber([first = 0, second = 0, third = 0]: readonly number[]): number {
  if (first === NUMBER && MARKS.has(second)) return 2;
  if (!NO_WORDS.has(first) && second === NUMBER && third === COLON) return 3;
  return BULLETS.has(first) && second !== NUMBER ? 1 : 0;
}

/** One entry of a list of seats while it is being read. */
class SeatDraft {
  readonly name: Unit[] = [];
  position: SeatNode['position'] = null;
  stack: AmountNode | null = null;
  readonly cards: CardNode[] = [];

  constructor(
    readonly from: number,
    /** A problem in the line is already reported; report no second one. */
    public damaged: boolean,
  ) {}
}

/** Reads one seat up to its comma; returns the index after it. Reports at most one error a line. */
function readSeat(reader: Reader, from: number, seats: SeatNode[], line: { damaged: boolean }): number {
  const draft = new SeatDraft(from, line.damaged);
  let at = from;
  while (at < reader.count && reader.unit(at).kind !== COMMA) {
    const next = takeSeatUnit(reader, draft, at);
    if (next === at) break;
    at = next;
  }
  const { position, stack, cards } = draft;
  line.damaged = draft.damaged;
  const name = nameOf(reader, draft.name, draft.damaged);
  if (name !== null) {
    const start = reader.unit(from).start;
    seats.push({ start, end: reader.unit(at - 1).end, name, position, stack, cards });
  }
  return at;
}

/** Reads what begins at a unit; returns the index after it, or the same index where another seat begins. */
function takeSeatUnit(reader: Reader, draft: SeatDraft, at: number): number {
  const unit = reader.unit(at);
  const { name } = draft;
  const role = unit.entry?.meaning.role;
  if (name.length === 0 && unit.kind === KEY && role === 'amount') {
    // A player called Pot: the name needs quotation marks, and that is reported.
    name.push(unit);
    return at + 1;
  }
  if (startsAmount(reader, at)) return takeSeatAmount(reader, draft, at);
  if (unit.kind === CARD || (name.length > 0 && unit.word !== null && UNKNOWN_CARDS.test(unit.word.raw))) {
    addCards(reader, draft.cards, unit.word?.cards ?? null, reader.textOf(unit), unit.start, unit.end);
    return at + 1;
  }
  if (unit.kind === PAREN) return takeParentheses(reader, draft, at);
  return takeSeatWord(reader, draft, unit, at) ? at + 1 : at;
}

/** Reads the stack; another amount is reported. Returns the index after it. */
function takeSeatAmount(reader: Reader, draft: SeatDraft, at: number): number {
  const { name, stack } = draft;
  const amount = readAmount(reader, at);
  const next = Math.max(reader.after, at + 1);
  if (amount === null) draft.damaged = true;
  else if (stack === null && name.length > 0 && amount.form === 'number' && amount.sign === null) draft.stack = amount;
  else reportInSeat(reader, draft, name.length === 0 ? 'seat-name' : 'extra-amount', reader.unit(at));
  return next;
}

/** `(1500)` is the stack, `(BTN)` the position. Returns the index after the closing parenthesis. */
function takeParentheses(reader: Reader, draft: SeatDraft, at: number): number {
  const close = closingParen(reader, at);
  const isStackMissing = draft.stack === null && draft.name.length > 0;
  const stack = isStackMissing ? readParenthesized(reader, at, close) : null;
  if (stack !== null) draft.stack = stack;
  else draft.position ??= readPosition(reader, at, close);
  return close + 1;
}

/** Reads a word of the name, a position or a mark; false: another seat begins with it. */
function takeSeatWord(reader: Reader, draft: SeatDraft, unit: Unit, at: number): boolean {
  const { name, position, stack, cards } = draft;
  const meaning = unit.entry?.meaning;
  // `SB: Kian 150`, `Kian: 150`, `Kian (SB): 150`
  if (unit.kind === COLON && isColonOfSeat(reader, at, draft.from, name.length, position)) return true;
  if (name.length > 0 && position === null && meaning?.role === 'position') {
    draft.position = positionOf(reader, unit, meaning.position);
    return true;
  }
  // `Kian 150 chips`
  if (stack !== null && meaning?.role === 'filler') return true;
  const isWord = (unit.word !== null && unit.kind !== NUMBER) || unit.kind === STRING || unit.kind === KEY;
  if (isWord && stack !== null && beginsSeat(reader, at, position)) return false;
  if (isWord && stack === null && position === null && cards.length === 0) addToName(reader, draft, unit);
  else reportInSeat(reader, draft, 'unexpected', unit);
  return true;
}

function addToName(reader: Reader, draft: SeatDraft, unit: Unit): void {
  const { name } = draft;
  const first = name.length === 1 ? name[0] : undefined;
  // `SB Kian 150`: the position comes before the name.
  if (first?.kind === KEY && first.entry?.meaning.role === 'position') {
    draft.position = positionOf(reader, first, first.entry.meaning.position);
    name.length = 0;
  }
  name.push(unit);
}

function reportInSeat(reader: Reader, draft: SeatDraft, message: string, unit: Unit): void {
  if (!draft.damaged) reader.syntax(message, unit.start, unit.end, { word: reader.textOf(unit) });
  draft.damaged = true;
}

/** Whether a colon follows the first word of a seat, or the parentheses with its position. */
function isColonOfSeat(
  reader: Reader,
  at: number,
  from: number,
  words: number,
  position: SeatNode['position'],
): boolean {
  return (at === from + 1 && words === 1) || (position !== null && reader.unit(at - 1).kind === PAREN);
}

function nameOf(reader: Reader, units: readonly Unit[], quiet: boolean): Text | null {
  const first = units[0];
  const last = units.at(-1);
  if (first === undefined || last === undefined) return null;
  const { start } = first;
  const { end } = last;
  // The word's own text, so that all hands of a file share it.
  if (first === last && first.kind !== STRING && first.word !== null && first.word.raw.length === end - start)
    return { text: first.word.raw, start, end };
  const text = reader.text.slice(start, end);
  if (first === last) return { text: first.kind === STRING ? unquote(text) : text, start, end };
  const name = text.replaceAll(/["“”„«»]/g, '');
  if (!quiet) reader.syntax('quote-name', start, end, { name }, { start, end, newText: `"${name}"` });
  return { text: name, start, end };
}

function closingParen(reader: Reader, open: number): number {
  let at = open + 1;
  while (at < reader.count && reader.unit(at).kind !== PAREN && reader.unit(at).kind !== COMMA) at += 1;
  return reader.unit(at).kind === PAREN ? at : at - 1;
}

/** `(1500)`: a stack as hand histories write it. */
function readParenthesized(reader: Reader, open: number, close: number): AmountNode | null {
  if (reader.unit(close).kind !== PAREN || !startsAmount(reader, open + 1)) return null;
  const amount = readAmount(reader, open + 1);
  if (amount === null || amount.form !== 'number' || amount.sign !== null) return null;
  let at = reader.after;
  while (at < close && reader.unit(at).entry?.meaning.role === 'filler') at += 1;
  return at === close ? amount : null;
}

function positionOf(reader: Reader, unit: Unit, position: PositionWord): NonNullable<SeatNode['position']> {
  return { position, text: reader.textOf(unit), start: unit.start, end: unit.end };
}

/** `(BTN)`, `(small blind)`. Another word is kept; the replay reports that it is not a position. */
function readPosition(reader: Reader, open: number, close: number): SeatNode['position'] {
  const first = reader.unit(open + 1);
  const last = reader.unit(reader.unit(close).kind === PAREN ? close - 1 : close);
  if (last.start < first.start || first.kind === 0) return null;
  const { start } = first;
  const { end } = last;
  const meaning = first === last ? first.entry?.meaning : undefined;
  const position = meaning?.role === 'position' ? meaning.position : null;
  return { position, text: reader.text.slice(start, end), start, end };
}

/** Whether a name equals a keyword letter for letter, so that it needs quotation marks. */
export function isKeywordName(name: string): boolean {
  const node = wordOf(name).node;
  const entries = node?.entries;
  if (entries === null || entries === undefined || name.length < 2) return false;
  return entries.some((entry) => entry !== null && entry.phrase === name && isReserved(entry.meaning.role));
}

function isReserved(role: string): boolean {
  return (
    role !== 'position' &&
    role !== 'filler' &&
    role !== 'more' &&
    role !== 'game' &&
    role !== 'assumption' &&
    role !== 'option'
  );
}

/** Whether a line of a block is a seat: not a statement, and not an action of the players `above` or of others. */
export function isSeatLine(reader: Reader, from: number, to: number, above: readonly SeatNode[]): boolean {
  const counted = lengthOfNumber([from, from + 1, from + 2].map((token) => (token < to ? reader.kindAt(token) : 0)));
  if (counted > 0) return from + counted < to && isSeatLine(reader, from + counted, to, above);
  const kind = reader.kindAt(from);
  if (kind === CARD) return true;
  if (kind !== WORD && kind !== STRING) return false;
  const head = reader.matchPhrase(from, to, HEAD);
  if (head !== null && head.meaning.role === 'statement') {
    // A name such as Mark, with its capital and its stack.
    return reader.kindAt(from + 1) === NUMBER && reader.wordAt(from)?.raw !== head.phrase && isNameLike(head.word);
  }
  // `يجاري سامي`: the verb first, then a player listed above.
  if (startsAct(reader, from, to) && findListed(reader, reader.phraseEnd, to, above)) return false;
  for (let token = from + 1; token < to; token += 1) {
    if (reader.kindAt(token) !== WORD) continue;
    if (reader.matchPhrase(token, to, SETUP)?.meaning.role === 'position') {
      token = reader.phraseEnd - 1;
      continue;
    }
    if (startsAct(reader, token, to)) return false;
  }
  return true;
}

/** Whether a verb begins at the token, or another phrase for an action; sets `phraseEnd`. */
function startsAct(reader: Reader, token: number, to: number): boolean {
  return ACTS.some((context) => {
    const role = reader.matchPhrase(token, to, context)?.meaning.role;
    return role === 'verb' || role === 'non-turn-verb' || role === 'all-in';
  });
}

/** Whether one of the seats is named in the tokens, with quotation marks or without. */
function findListed(reader: Reader, from: number, to: number, seats: readonly SeatNode[]): boolean {
  const listed = new Set(seats.map(({ name }) => normalizeName(name.text)));
  for (let token = from; token < to; token += 1) {
    const kind = reader.kindAt(token);
    const text = reader.text.slice(reader.startAt(token), reader.endAt(token));
    if (listed.has(normalizeName(kind === STRING ? unquote(text) : text))) return true;
  }
  return false;
}

/** `खिलाड़ी A ने 100 की बेट लगाई`: an action follows the word for players, not a list of seats. */
export function containsAction(reader: Reader, from: number, to: number): boolean {
  let acts = false;
  for (let token = from; token < to; token += 1) {
    const kind = reader.kindAt(token);
    if (kind === COMMA) return false;
    if (kind !== WORD || token === from) continue;
    acts ||= startsAct(reader, token, to);
  }
  return acts;
}

/** Words of statements that never have a number right after them. */
function isNameLike(word: string): boolean {
  return word === 'mark' || word === 'end' || word === 'branch' || word === 'hand' || word === 'cite' || word === 'ask';
}
