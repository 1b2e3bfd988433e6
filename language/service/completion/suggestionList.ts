/** Builds lists of suggestions: what they replace of the text around the cursor, and what separates them from it. */
import type { CursorContext } from './cursorContext';
import { segmentEnd, wordEnd } from './lineSegment';
import type { Suggestion } from './suggestion';

/** Suggestions for one place, the likeliest first. All replace the same range. */
export interface SuggestionList {
  /** Offsets in the text of the section. */
  readonly start: number;
  readonly end: number;
  readonly list: readonly Suggestion[];
  readonly context: CursorContext;
}

/** Replaces the word at the cursor. @param start where in the line the replaced text begins */
export function replaceWord(context: CursorContext, start: number, list: readonly Suggestion[]): SuggestionList {
  return listFor(context, start, wordEnd(context.cursor.after), list);
}

/** Replaces the segment at the cursor, up to the next comma. @param start where in the line the replaced text begins */
export function replaceSegment(context: CursorContext, start: number, list: readonly Suggestion[]): SuggestionList {
  return listFor(context, start, segmentEnd(context.cursor.after), list);
}

/** Keeps the text after the cursor. @param start where in the line the replaced text begins */
export function insert(context: CursorContext, start: number, list: readonly Suggestion[]): SuggestionList {
  return listFor(context, start, 0, list);
}

function listFor(context: CursorContext, start: number, length: number, list: readonly Suggestion[]): SuggestionList {
  const { lineStart, offset } = context.cursor;
  return { start: lineStart + start, end: offset + length, list, context };
}

const SEPARATOR = /[,،;؛.।]/u;

/**
 * Suggestions where nothing is typed yet. They are kept apart from the text after the cursor: in the middle of a line they
 * replace it up to the next comma, at the beginning of a line they become a line of their own.
 */
export function insertApart(
  context: CursorContext,
  start: number,
  isFirst: boolean,
  list: readonly Suggestion[],
): SuggestionList {
  const { after, place } = context.cursor;
  const next = after.trimStart().charAt(0);
  if (next === '' || SEPARATOR.test(next)) return insert(context, start, list);
  if (next === '#') return insert(context, start, after === after.trimStart() ? withEnding(list, ' ') : list);
  // In a quotation every line needs its mark.
  if (!isFirst || place.section.columns !== null) return replaceSegment(context, start, list);
  return insert(context, start, withEnding(list, '\n'));
}

/** Ends complete suggestions; unfinished ones end with a space already. */
function withEnding(list: readonly Suggestion[], end: string): readonly Suggestion[] {
  return list.map((suggestion) =>
    /\s$/.test(suggestion.text)
      ? suggestion
      : { ...suggestion, label: suggestion.label ?? suggestion.text, text: suggestion.text + end },
  );
}
