/** Parses the lines that claim or ask something: `expect`, `ask`, `illegal`, `cite`. */

import { readUnits } from '../forgiving/bigBlindUnit';
import { ACTION, FACT } from '../lexicon/index';
import type { Reader } from '../reader';
import { unquote } from '../tokens/quotationMarks';
import { COLON, NUMBER, SLASH, STRING, WORD } from '../tokens/tokenKinds';
import type { Statement, Text } from '../tree';
import { parseOneAction, skipSeparators } from './actions';
import { readFacts } from './facts';
import { readQuoted } from './quoted';
import { reportMissing, type StatementLine, textBetween } from './statementLine';

export function parseExpect(reader: Reader, given: StatementLine): Statement {
  readUnits(reader, given.from, given.to, FACT);
  const empty = skipSeparators(reader, 0) >= reader.count;
  const facts = readFacts(reader, true);
  if (empty) reportMissing(reader, given, 'expect-missing');
  const { start, end } = given;
  return { kind: 'expect', start, end, line: reader.line, language: reader.language, facts };
}

/** `ask FACT ["question"]` */
export function parseAsk(reader: Reader, given: StatementLine): Statement {
  let { to } = given;
  let question: Text | null = null;
  if (to > given.from && reader.kindAt(to - 1) === STRING && !isPlayerName(reader, to - 1)) {
    question = readQuoted(reader, to - 1);
    to -= 1;
  }
  readUnits(reader, given.from, to, FACT);
  const empty = skipSeparators(reader, 0) >= reader.count;
  const [fact = null, second] = readFacts(reader, false);
  if (empty) reportMissing(reader, given, 'ask-missing');
  if (second !== undefined) reader.syntax('one-fact', second.start, second.end, { text: reader.textOf(second) });
  const { start, end } = given;
  return { kind: 'ask', start, end, line: reader.line, language: reader.language, fact, question };
}

function isPlayerName(reader: Reader, token: number): boolean {
  return reader.names.quoted(unquote(reader.text.slice(reader.startAt(token), reader.endAt(token)))) !== null;
}

/** `illegal [CODE:] ACTION`: one action. */
export function parseIllegal(reader: Reader, given: StatementLine): Statement {
  const colon = colonOf(reader, given);
  const codeEnd = colon < 0 ? endOfCode(reader, given) : colon;
  const code = codeEnd < 0 ? null : textBetween(reader, given, given.from, codeEnd);
  readUnits(reader, colon < 0 ? Math.max(codeEnd, given.from) : colon + 1, given.to, ACTION);
  const { start, end } = given;
  const first = skipSeparators(reader, 0);
  if (first >= reader.count) {
    reportMissing(reader, given, 'illegal-missing');
    return { kind: 'illegal', start, end, line: reader.line, language: reader.language, code, action: null };
  }
  const action = parseOneAction(reader, first);
  if (reader.after < reader.count) {
    const rest = { start: reader.unit(reader.after).start, end: reader.unit(reader.count - 1).end };
    reader.syntax('one-action', rest.start, rest.end, { text: reader.textOf(rest) });
  }
  return { kind: 'illegal', start, end, line: reader.line, language: reader.language, code, action };
}

/** Index of the colon after a code, or -1. */
function colonOf(reader: Reader, given: StatementLine): number {
  for (let token = given.from + 1; token < given.to; token += 1) {
    if (reader.kindAt(token) === COLON) return reader.isName(token - 1) ? -1 : token;
  }
  return -1;
}

const AREA = /^[a-z]+$/;
const CODE = /^[a-z]+(?:-[a-z]+)+$/;

/** `under-min-raise Vic raises to 900`: the end of a code without its colon, before a player; -1: there is none. */
function endOfCode(reader: Reader, given: StatementLine): number {
  const raw = (token: number): string => (token < given.to ? (reader.wordAt(token)?.raw ?? '') : '');
  const hasArea = AREA.test(raw(given.from)) && reader.kindAt(given.from + 1) === SLASH;
  const last = hasArea ? given.from + 2 : given.from;
  if (!CODE.test(raw(last)) || reader.isName(last) || reader.matchPhrase(last, given.to, ACTION) !== null) return -1;
  const next = last + 1;
  if (next >= given.to) return -1;
  if (reader.isName(next) || reader.kindAt(next) === STRING) return next;
  const entry = reader.matchPhrase(next, given.to, ACTION);
  return reader.kindAt(next) === WORD && (entry === null || entry.meaning.role === 'position') ? next : -1;
}

/** `cite TDA 2026 49-A`: a book, a year, a number. */
export function parseCite(reader: Reader, given: StatementLine): Statement {
  let year: number | null = null;
  let yearAt = given.to;
  for (let token = given.from + 1; token < given.to && year === null; token += 1) {
    const value = reader.kindAt(token) === NUMBER ? (reader.numberAt(token)?.value ?? null) : null;
    if (value === null || value.scale > 0 || value.units < 1900 || value.units > 2199) continue;
    year = value.units;
    yearAt = token;
  }
  const book = textBetween(reader, given, given.from, yearAt);
  const number = yearAt + 1 < given.to ? textBetween(reader, given, yearAt + 1) : null;
  if (given.from >= given.to) reportMissing(reader, given, 'cite-missing');
  else if (year === null) reader.syntax('cite-year', book.start, book.end, { book: book.text });
  const { start, end } = given;
  return { kind: 'cite', start, end, line: reader.line, language: reader.language, book, year, number };
}
