/** Reads titles and questions in quotation marks, and the names of marks. */

import type { Reader } from '../reader';
import { closingMark, isClosed, quote, unquote } from '../tokens/quotationMarks';
import { COMMA, STRING } from '../tokens/tokenKinds';
import type { Text } from '../tree';
import { rejectRest, type StatementLine, textBetween } from './statementLine';

/** The text of a quoted token; a missing closing mark is reported. */
export function readQuoted(reader: Reader, token: number): Text {
  const start = reader.startAt(token);
  const end = reader.endAt(token);
  const text = reader.text.slice(start, end);
  if (!isClosed(text)) {
    reader.syntax('unclosed-quote', start, end, { text }, { start: end, end, newText: closingMark(text) });
  }
  return { text: unquote(text), start, end };
}

/** A title after a keyword. A title without quotation marks is read and reported. */
export function readTitle(reader: Reader, given: StatementLine): Text | null {
  if (given.from >= given.to) return null;
  if (reader.kindAt(given.from) === STRING) {
    const title = readQuoted(reader, given.from);
    rejectRest(reader, given, given.from + 1);
    return title;
  }
  const title = textBetween(reader, given);
  const { text, start, end } = title;
  reader.syntax('quote-title', start, end, { text }, { start, end, newText: quote(text) });
  return title;
}

/** The name of a mark: one run without white space, or a quoted text. Sets `reader.after` to the token after it. */
export function readLabel(reader: Reader, from: number, to: number): Text | null {
  if (from >= to) return null;
  if (reader.kindAt(from) === STRING) {
    reader.after = from + 1;
    return readQuoted(reader, from);
  }
  let next = from + 1;
  while (next < to && reader.startAt(next) === reader.endAt(next - 1) && reader.kindAt(next) !== COMMA) next += 1;
  reader.after = next;
  const start = reader.startAt(from);
  const end = reader.endAt(next - 1);
  return { text: reader.text.slice(start, end), start, end };
}
