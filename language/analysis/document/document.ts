import type { Prose } from '../prose/prose';
import type { Marks } from './marks';
import type { Position, Range } from './position';
import type { Defaults } from './results';
import type { Part } from './section';

/** Where a place of the document lies inside a part. */
export interface PlaceInPart {
  readonly index: number;
  readonly part: Part;
  /** Line within the part, character within the document's line. */
  readonly position: Position;
}

/**
 * A text that holds hands, cut into parts. `HandFile` is a file of the language itself, `MarkdownFile`
 * prose with fences. Edits change it in place and replace only the parts they touch.
 */
export interface HandDocument {
  readonly kind: 'hand' | 'markdown';
  /** In the order of the text. */
  readonly parts: readonly Part[];
  readonly lineCount: number;
  /** Line of the document at which a part begins. */
  firstLine(index: number): number;
  /** What the fence round a part is named; null: it has no name, or there is none. */
  fenceName(index: number): string | null;
  /** A line without its line break. */
  lineText(line: number): string;
  /** The part that a line of the document belongs to; -1: prose. */
  partAt(line: number): number;
  /** Which parts are analysed, and which of them have findings. Kept by `analyzePart`. */
  readonly marks: Marks;
  /** What stands between the hands; null in a file that holds nothing else. */
  readonly prose: Prose | null;
  /** The setup that holds for a part from outside it; `itself`: the part is such a setup; null: none. */
  defaultsOf(index: number): Defaults | 'itself' | null;
  /** Puts setup under all hands (null: none); the document's own setup lines go before it. */
  setGround(ground: Defaults | null): void;
  text(): string;
  /** Replaces a range (places outside the text are moved to the nearest inside) by new text. */
  edit(range: Range, newText: string): void;
}

/** The part at a place, and the place inside it; null in prose, and in what stands before the lines of a fence (`> `, a list's indent). */
export function placeIn(document: HandDocument, position: Position): PlaceInPart | null {
  const index = document.partAt(position.line);
  const part = document.parts[index];
  if (part === undefined) return null;
  const line = position.line - document.firstLine(index);
  if (position.character < (part.columns?.[line] ?? 0)) return null;
  return { index, part, position: { line, character: position.character } };
}

/** A range of a part as a range of the document. */
export function rangeInDocument(range: Range, firstLine: number): Range {
  return {
    start: { line: range.start.line + firstLine, character: range.start.character },
    end: { line: range.end.line + firstLine, character: range.end.character },
  };
}
