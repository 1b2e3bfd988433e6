/** Parses the lines of streets, boards and the pot. */

import { readUnits } from '../forgiving/bigBlindUnit';
import { rejectUnit } from '../forgiving/unexpectedTokens';
import { type Entry, HEAD, SETUP } from '../lexicon/index';
import type { StatementWord } from '../lexicon/meanings';
import type { Reader } from '../reader';
import { splitCards } from '../tokens/cardText';
import { CARD, COLON, COMMA, CURRENCY, NUMBER, PAREN, STOP, WORD } from '../tokens/tokenKinds';
import type { AmountNode, CardNode, PlayerRef, Statement } from '../tree';
import type { Unit } from '../unit';
import { readPlainAmount, startsAmount } from './amounts';
import { addCards, looksLikeCard } from './cards';
import { couldBePlayer, isPlayer, refOf } from './playerRefs';
import { rejectRest, reportMissing, type StatementLine } from './statementLine';

type StreetWord = 'preflop' | 'flop' | 'turn' | 'river' | 'showdown' | 'board' | 'run-twice';

/** A street with its cards, a whole board, or that the board is run twice. */
export function parseStreet(reader: Reader, word: StreetWord, given: StatementLine): Statement {
  const { start, end } = given;
  const { line, language } = reader;
  if (word === 'run-twice') {
    rejectRest(reader, given);
    return { kind: 'run-twice', start, end, line, language };
  }
  const cards = readCardList(reader, given);
  if (word === 'board') {
    if (given.from >= given.to) reportMissing(reader, given, 'cards-missing');
    return { kind: 'board', start, end, line, language, cards };
  }
  reader.names.noteStreet();
  return { kind: 'street', start, end, line, language, street: word, cards, wordSpan: given.head };
}

/** The cards after the word; commas and parentheses between them have no meaning. */
function readCardList(reader: Reader, given: StatementLine): CardNode[] {
  const cards: CardNode[] = [];
  for (let token = given.from; token < given.to; token += 1) {
    const pot = closeOfPot(reader, token, given.to);
    if (pot > token) {
      reportPot(reader, token, pot);
      token = pot;
    } else if (!isSeparator(reader.kindAt(token)) && !takeCards(reader, cards, token)) {
      rejectActions(reader, given, token);
      break;
    }
  }
  return cards;
}

const isSeparator = (kind: number): boolean => kind === COMMA || kind === PAREN || kind === STOP || kind === COLON;

/** Adds the cards of a token; false: it is neither a card nor meant as one. */
function takeCards(reader: Reader, cards: CardNode[], token: number): boolean {
  if (reader.isName(token) && splitCards(reader.wordAt(token)?.raw ?? '') === null) return false;
  const kind = reader.kindAt(token);
  const start = reader.startAt(token);
  const end = reader.endAt(token);
  const run = kind === CARD ? (reader.wordAt(token)?.cards ?? null) : null;
  const text = run === null ? reader.text.slice(start, end) : '';
  if (kind !== CARD && !((kind === WORD || kind === NUMBER) && looksLikeCard(text))) return false;
  addCards(reader, cards, run, text, start, end);
  return true;
}

function reportPot(reader: Reader, open: number, close: number): void {
  const [start, end] = [reader.startAt(open), reader.endAt(close)];
  reader.syntax('street-pot', start, end, { text: reader.text.slice(start, end) });
}

/** `(pot 13)`, `(13)`, `($13.50)`: the closing token; -1: it is not a pot. */
function closeOfPot(reader: Reader, open: number, to: number): number {
  if (reader.kindAt(open) !== PAREN) return -1;
  let numbers = 0;
  for (let token = open + 1; token < to; token += 1) {
    const kind = reader.kindAt(token);
    if (kind === PAREN) return numbers === 1 ? token : -1;
    if (kind === NUMBER) numbers += 1;
    else if (kind !== CURRENCY && kind !== COLON && !(kind === WORD && isPotWord(reader, token, to))) return -1;
  }
  return -1;
}

/** The word for the pot, a filler, or the unit of its number. */
function isPotWord(reader: Reader, token: number, to: number): boolean {
  const entry = reader.matchPhrase(token, to, SETUP);
  const role = entry?.meaning.role;
  return entry?.word === 'BB' || role === 'unit' || role === 'filler' || role === 'amount';
}

/** A token that is not a card ends the list; the parser reads actions from `rest` on. */
function rejectActions(reader: Reader, given: StatementLine, token: number): void {
  const start = reader.startAt(token);
  const end = reader.endAt(given.to - 1);
  const message = lineAfterCards(reader, token, given.to) === null ? 'cards-only' : 'cards-only-line';
  reader.syntax(message, start, end, { text: reader.text.slice(start, end) });
  reader.rest = token;
}

const AFTER_CARDS: ReadonlySet<StatementWord> = new Set([
  'flop',
  'turn',
  'river',
  'showdown',
  'board',
  'run-twice',
  'expect',
  'mark',
]);

/** The word of another street, a board or a claim: it begins a line of its own. Sets `reader.phraseEnd`. */
export function lineAfterCards(reader: Reader, token: number, to: number): Entry | null {
  const entry = reader.isName(token) ? null : reader.matchPhrase(token, to, HEAD);
  return entry?.meaning.role === 'statement' && AFTER_CARDS.has(entry.meaning.statement) ? entry : null;
}

/** A `pot` line while it is being read. */
interface PotLine {
  amount: AmountNode | null;
  eligible: PlayerRef[] | null;
  damaged: boolean;
}

/** `pot 300`, `pot 300 for Raha, Navid`. */
export function parsePot(reader: Reader, given: StatementLine): Statement {
  readUnits(reader, given.from, given.to, SETUP);
  const pot: PotLine = { amount: null, eligible: null, damaged: false };
  for (let at = 0; at < reader.count; at += 1) {
    if (startsAmount(reader, at)) at = takePotAmount(reader, pot, at);
    else takePotWord(reader, pot, reader.unit(at));
  }
  const { amount, eligible, damaged } = pot;
  if (amount === null && !damaged) reportMissing(reader, given, 'amount-missing');
  if (eligible?.length === 0 && !damaged) {
    const last = reader.unit(reader.count - 1);
    reader.syntax('players-after', last.start, last.end, { word: reader.textOf(last) });
  }
  const { start, end } = given;
  return { kind: 'pot', start, end, line: reader.line, language: reader.language, amount, eligible };
}

/** Reads the amount; another one is reported. Returns the index of its last unit. */
function takePotAmount(reader: Reader, pot: PotLine, at: number): number {
  const value = readPlainAmount(reader, at, pot.damaged);
  const last = Math.max(reader.after, at + 1) - 1;
  if (value === null) pot.damaged = true;
  else if (pot.amount === null) pot.amount = value;
  else rejectUnit(reader, pot, reader.unit(at));
  return last;
}

function takePotWord(reader: Reader, pot: PotLine, unit: Unit): void {
  const role = unit.entry?.meaning.role;
  if (role === 'for') pot.eligible ??= [];
  else if (isPlayer(unit) || couldBePlayer(unit)) {
    pot.eligible ??= [];
    pot.eligible.push(refOf(reader, unit));
  } else if (unit.kind !== COMMA && role !== 'and' && role !== 'filler') rejectUnit(reader, pot, unit);
}
