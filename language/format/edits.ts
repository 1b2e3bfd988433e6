/** Replacements in a text. */
import type { Span } from '../syntax/tree';

export interface Edit extends Span {
  readonly newText: string;
}

/** A text that begins at an offset, with the edits in it applied; of two at one place the first is used. */
export function edited(text: string, offset: number, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, newText } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start - offset < at || end - offset > text.length) continue;
    result += text.slice(at, start - offset) + newText;
    at = end - offset;
  }
  return result + text.slice(at);
}
