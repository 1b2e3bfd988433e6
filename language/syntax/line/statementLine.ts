/** A statement's line: its keyword and the tokens after it. */
import type { Reader } from '../reader';
import { COLON } from '../tokens/tokenKinds';
import type { PositionWord, Span, Text } from '../tree';

export interface StatementLine {
  /** The keyword. */
  readonly head: Span;
  /** The tokens after it: `[from, to)`. */
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** Who pays, if the keyword includes it: `BB ante`. */
  readonly by?: PositionWord | undefined;
}

/** The line of a keyword that ends before token `next`; a colon after the keyword has no meaning. */
export function lineOf(reader: Reader, first: number, next: number, to: number): StatementLine {
  const start = reader.startAt(first);
  return {
    head: { start, end: reader.endAt(next - 1) },
    from: skipColon(reader, next, to),
    to,
    start,
    end: reader.endAt(to - 1),
  };
}

export function skipColon(reader: Reader, token: number, to: number): number {
  return token < to && reader.kindAt(token) === COLON ? token + 1 : token;
}

/** Reports, on the keyword, that something is missing after it. */
export function reportMissing(reader: Reader, line: StatementLine, message: string): void {
  const { start, end } = line.head;
  reader.syntax(message, start, end, { word: reader.text.slice(start, end) });
}

/** Reports the tokens from `from` to the line's end, where nothing is allowed. */
export function rejectRest(reader: Reader, line: StatementLine, from = line.from): void {
  if (from >= line.to) return;
  const start = reader.startAt(from);
  const end = reader.endAt(line.to - 1);
  reader.syntax('extra', start, end, { word: reader.text.slice(start, end) });
}

/** The text of the tokens `[from, to)`; if there are none, an empty text right after the keyword. */
export function textBetween(reader: Reader, line: StatementLine, from = line.from, to = line.to): Text {
  const start = from < to ? reader.startAt(from) : line.head.end;
  const end = from < to ? reader.endAt(to - 1) : line.head.end;
  return { text: reader.text.slice(start, end), start, end };
}
