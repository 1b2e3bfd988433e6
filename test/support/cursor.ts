import type { Position } from '../../language/analysis/position';

/** A text whose one `|` marks a place: the text without it, and the place. */
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
