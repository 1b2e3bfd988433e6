/** Positions and ranges in a document. */
import type { Position } from '../../text/lines';

export type { Position };

/** Half-open; zero-based lines, UTF-16 units within the line. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Whole numbers from 0 on, whatever a client sent. */
export function cleanPosition({ line, character }: Position): Position {
  // Negative and NaN alike come out as 0.
  return { line: line > 0 ? Math.floor(line) : 0, character: line >= 0 && character > 0 ? Math.floor(character) : 0 };
}

/** Whether two ranges have a place in common, their ends included. */
export function touches(a: Range, b: Range): boolean {
  const isBefore = (one: Position, other: Position): boolean =>
    one.line < other.line || (one.line === other.line && one.character < other.character);
  return !isBefore(a.end, b.start) && !isBefore(b.end, a.start);
}

/** Index of the last of `count` items, in the order of their lines, that begins at a line or above it; -1: none. */
export function lastAtOrBefore(count: number, line: number, lineOf: (index: number) => number): number {
  let low = -1;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lineOf(middle) <= line) low = middle;
    else high = middle - 1;
  }
  return low;
}
