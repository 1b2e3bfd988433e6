/** Finds and reads the `seats` statements of a hand before its other lines. */
import { readUnitsAsWritten } from '../forgiving/bigBlindUnit';
import { type Entry, HEAD, SETUP } from '../lexicon/index';
import type { Reader } from '../reader';
import { COMMENT, NUMBER, WORD } from '../tokens/tokenKinds';
import type { SeatNode, Span } from '../tree';
import { containsAction, isKeywordName, isSeatLine, readSeats } from './seats';
import { skipColon } from './statementLine';

export class SeatsBlock {
  constructor(
    /** The line of the keyword. */
    readonly line: number,
    readonly seats: readonly SeatNode[],
    /** `seats 6` */
    readonly count: (Span & { readonly value: number }) | null,
    readonly end: number,
    readonly lastLine: number,
    readonly languages: number,
    /** A problem in it is already reported. */
    readonly damaged: boolean,
  ) {}

  /** Names that equal a keyword: a quoted one counts only in quotation marks, an unquoted one is reported. */
  quoteKeywords(reader: Reader): void {
    for (const { name } of this.seats) {
      const { text, start, end } = name;
      if (!isKeywordName(text)) continue;
      if (end - start > text.length) reader.names.quoteOnly(text);
      else reader.syntax('quote-keyword', start, end, { name: text }, { start, end, newText: `"${text}"` });
    }
  }
}

/** The blocks of seats of a text. */
export function findSeats(reader: Reader): readonly SeatsBlock[] {
  const blocks: SeatsBlock[] = [];
  const { lineCount } = reader.scan;
  for (let line = 0; line < lineCount; line += 1) {
    const from = reader.firstToken(line);
    // While the names are unknown, only the first word can be checked.
    if (reader.kindAt(from) !== WORD) continue;
    const to = reader.lastToken(line);
    const mistyped = reader.wordAt(from)?.node == null;
    const entry = mistyped ? correctSeatsKeyword(reader, line, from, to) : reader.matchPhrase(from, to, HEAD);
    if (entry === null || entry.word !== 'seats') continue;
    const first = skipColon(reader, reader.phraseEnd, to);
    if (containsAction(reader, first, to)) continue;
    reader.beginLine(line);
    reader.hear(entry);
    const block = first < to ? readLine(reader, line, first, to) : readBlock(reader, line, reader.endAt(first - 1));
    blocks.push(block);
    line = block.lastLine;
  }
  return blocks;
}

/** Reports and corrects a typo in the keyword above a list; otherwise each line of the list would be reported. */
function correctSeatsKeyword(reader: Reader, line: number, from: number, to: number): Entry | null {
  if (skipColon(reader, from + 1, to) !== to || line + 1 >= reader.scan.lineCount) return null;
  const [first, last] = [reader.firstToken(line + 1), reader.lastToken(line + 1)];
  // A name alone could be any word.
  if (last - first < 2 || !isSeatLine(reader, first, last, [])) return null;
  const before = reader.problems.length;
  const entry = reader.correctPhrase(from, to, HEAD);
  if (entry?.word === 'seats') return entry;
  reader.problems.length = before;
  return null;
}

/** `seats Raha, Kian 150` or `seats 6`. */
function readLine(reader: Reader, line: number, from: number, to: number): SeatsBlock {
  const before = reader.problems.length;
  readUnitsAsWritten(reader, from, to, SETUP, playerPlaceIn(reader, line, line));
  const end = reader.endAt(to - 1);
  const only = reader.unit(0);
  const number = reader.count === 1 && only.kind === NUMBER ? (reader.numberOf(only)?.value ?? null) : null;
  if (number !== null && number.scale === 0) {
    const count = { value: number.units, start: only.start, end: only.end };
    return new SeatsBlock(line, [], count, end, line, reader.languages, false);
  }
  const seats: SeatNode[] = [];
  readSeats(reader, seats);
  return new SeatsBlock(line, seats, null, end, line, reader.languages, reader.problems.length > before);
}

/** One player a line, up to a blank line or a line that is not a seat. */
function readBlock(reader: Reader, line: number, headEnd: number): SeatsBlock {
  const before = reader.problems.length;
  const seats: SeatNode[] = [];
  let lastLine = line;
  let end = headEnd;
  const place = playerPlaceIn(reader, line + 1, lastOfBlock(reader, line));
  for (let next = line + 1; next < reader.scan.lineCount; next += 1) {
    const from = reader.firstToken(next);
    const to = reader.lastToken(next);
    if (from === to) {
      // A line with only a comment is not a blank line.
      if (reader.kindAt(from) !== COMMENT) break;
      continue;
    }
    if (!isSeatLine(reader, from, to, seats)) break;
    reader.line = next;
    readUnitsAsWritten(reader, from, to, SETUP, place);
    readSeats(reader, seats);
    lastLine = next;
    end = reader.endAt(to - 1);
  }
  return new SeatsBlock(line, seats, null, end, lastLine, reader.languages, reader.problems.length > before);
}

/** The last line before the next blank line. */
function lastOfBlock(reader: Reader, line: number): number {
  let last = line;
  while (last + 1 < reader.scan.lineCount && reader.firstToken(last + 1) < reader.lastToken(last + 1)) last += 1;
  return last;
}

/** How to read `BB` after a stack: as a position if another seat has its position there (`Raha 5000 BTN`), otherwise as the unit. */
function playerPlaceIn(reader: Reader, first: number, last: number): 'seat' | 'seat-position' {
  for (let line = first; line <= last; line += 1) {
    const to = reader.lastToken(line);
    for (let token = reader.firstToken(line) + 1; token < to; token += 1) {
      if (reader.kindAt(token) !== WORD || reader.kindAt(token - 1) !== NUMBER) continue;
      const entry = reader.matchPhrase(token, to, SETUP);
      if (entry?.meaning.role === 'position' && entry.word !== 'BB') return 'seat-position';
    }
  }
  return 'seat';
}
