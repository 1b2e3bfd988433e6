/** Formats a document, a range, or the line just typed. */
import type { HandDocument } from '../analysis/document/document';
import type { Position, Range } from '../analysis/document/position';
import { type DocumentEdit, formattingEdits, typedLineEdits } from '../analysis/rewriting';

/** The whole document, one hand per step. */
export function formatDocument(document: HandDocument): Generator<void, readonly DocumentEdit[], void> {
  return formattingEdits(document);
}

/** The lines of a range, one hand per step; a range that ends at the start of a line excludes that line. */
export function formatRange(
  document: HandDocument,
  { start, end }: Range,
): Generator<void, readonly DocumentEdit[], void> {
  const last = end.character === 0 && end.line > start.line ? end.line - 1 : end.line;
  return formattingEdits(document, 'keep', { first: start.line, last });
}

/** Formats the line above a new one, and indents the new one. */
export function formatNewLine(document: HandDocument, position: Position): readonly DocumentEdit[] {
  return typedLineEdits(document, position);
}
