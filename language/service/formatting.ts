import type { HandDocument } from '../analysis/document/document';
import type { Position, Range } from '../analysis/document/position';
import { type DocumentEdit, formattingEdits, typedLineEdits } from '../analysis/rewriting';

/** The whole document, a hand a step. */
export function formatDocument(document: HandDocument): Generator<void, readonly DocumentEdit[], void> {
  return formattingEdits(document);
}

/** The lines of a range, a hand a step; one that ends at a line's very start leaves that line out. */
export function formatRange(
  document: HandDocument,
  { start, end }: Range,
): Generator<void, readonly DocumentEdit[], void> {
  const last = end.character === 0 && end.line > start.line ? end.line - 1 : end.line;
  return formattingEdits(document, 'keep', { first: start.line, last });
}

/** The line above where a new one begins, and how deep that stands. */
export function formatNewLine(document: HandDocument, position: Position): readonly DocumentEdit[] {
  return typedLineEdits(document, position);
}
