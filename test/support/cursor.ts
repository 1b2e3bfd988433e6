/** Texts with a marked cursor position or with bracketed ranges. */
import type { Position, Range } from '../../language/analysis/document/position';
import { LineIndex } from '../../language/text/lines';

/** Removes the only `|` from a text and returns the text and the position of the mark. */
export function cursorIn(marked: string): { readonly text: string; readonly position: Position } {
  const offset = marked.indexOf('|');
  if (offset < 0) throw new Error('the text has no cursor');
  const lines = marked.slice(0, offset).split('\n');
  return {
    text: marked.slice(0, offset) + marked.slice(offset + 1),
    position: { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 },
  };
}

/** The same text with the cursor before the first `what`, or `at` characters into it. */
export function withCursor(text: string, what: string, at = 0): string {
  const offset = text.indexOf(what);
  if (offset < 0) throw new Error(`the text does not hold "${what}"`);
  return `${text.slice(0, offset + at)}|${text.slice(offset + at)}`;
}

/** A text without the isolates that keep names, amounts and sentences in order among text of the other direction. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2067-\u2069]/g, '');
}

/** The text with some of its ranges in brackets. */
export function bracketed(text: string, ranges: readonly Range[]): string {
  const lines = new LineIndex(text);
  const offsets = ranges.flatMap(({ start, end }) => [
    { at: lines.offsetAt(end), mark: ']' },
    { at: lines.offsetAt(start), mark: '[' },
  ]);
  return offsets
    .sort((a, b) => b.at - a.at || (a.mark < b.mark ? 1 : -1))
    .reduce((all, { at, mark }) => all.slice(0, at) + mark + all.slice(at), text);
}
