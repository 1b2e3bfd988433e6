/** The interface of a document that holds hands, and where a position is inside it. */
import type { Prose } from '../prose/prose';
import type { Marks } from './marks';
import type { Position, Range } from './position';
import type { Defaults, SectionRole } from './results';
import type { Section } from './section';

/** A position inside a section of a document. */
export interface SectionPosition {
  readonly index: number;
  readonly section: Section;
  /** Line within the section, character within the document's line. */
  readonly position: Position;
}

/**
 * A text that holds hands, cut into sections. `HandFile` is a file of the language itself, `MarkdownFile`
 * prose with fences. Edits change it in place and replace only the sections they touch.
 */
export interface HandDocument {
  readonly kind: 'hand' | 'markdown';
  /** In the order of the text. */
  readonly sections: readonly Section[];
  readonly lineCount: number;
  /** Line of the document at which a section begins. */
  firstLine(index: number): number;
  /** What the fence round a section is named; null: it has no name, or there is none. */
  fenceName(index: number): string | null;
  /** A line without its line break. */
  lineText(line: number): string;
  /** The section that a line of the document belongs to; -1: prose. */
  sectionAt(line: number): number;
  /** Which sections are analysed, and which of them have findings. Kept by `analyzeSection`. */
  readonly marks: Marks;
  /** The prose between the hands; null in a file of hands. */
  readonly prose: Prose | null;
  /** Whether a section is a hand or setup for hands. The same object as long as nothing about it changes. */
  roleOf(index: number): SectionRole;
  /** Sets the setup that applies to every hand (null: none). The document's own setup lines override it. */
  setBaseDefaults(base: Defaults | null): void;
  text(): string;
  /** Replaces a range (places outside the text are moved to the nearest inside) by new text. */
  edit(range: Range, newText: string): void;
}

/** The section at a position; null in prose and before the lines of a fence (`> `, a list's indent). */
export function sectionPositionAt(document: HandDocument, position: Position): SectionPosition | null {
  const index = document.sectionAt(position.line);
  const section = document.sections[index];
  if (section === undefined) return null;
  const line = position.line - document.firstLine(index);
  if (position.character < (section.columns?.[line] ?? 0)) return null;
  return { index, section, position: { line, character: position.character } };
}

/** The setup that applies to a section from outside its own text; null: none, or the section is itself setup for other hands. */
export function defaultsOf(document: HandDocument, index: number): Defaults | null {
  const role = document.roleOf(index);
  return role.kind === 'hand' ? role.defaults : null;
}

/** Whether a section is setup for other hands. */
export function isSetupSection(document: HandDocument, index: number): boolean {
  return document.roleOf(index).kind === 'defaults';
}

/** A range of a section as a range of the document. */
export function rangeInDocument(range: Range, firstLine: number): Range {
  return {
    start: { line: range.start.line + firstLine, character: range.start.character },
    end: { line: range.end.line + firstLine, character: range.end.character },
  };
}
