/** The text of one hand, or of the setup above the hands, with its positions in the document. */
import { parseHand } from '../../syntax/index';
import type { HandTree, Span } from '../../syntax/tree';
import { LineIndex } from '../../text/lines';
import type { Position, Range } from './position';
import type { Defaults, SectionAnalysis } from './results';

/**
 * The text of one hand (or of the file's defaults). Never changes: an edit makes a new section, so a section's
 * identity shows that its analysis is still valid.
 */
export class Section {
  /** Line breaks in the text, which is how many lines the following text is moved down. */
  readonly breaks: number;
  /** What is known about it; kept here so that it goes when the section goes. Filled by `analyzeSection`. */
  analysis: SectionAnalysis | null = null;
  #lines: LineIndex | null = null;

  /**
   * @param columns for each line, how many characters of the document precede it (a fence in a list or a quotation); null: none.
   * @param lacks for each line, how many blanks would not belong to its text because it starts left of its fence; null: none.
   */
  constructor(
    readonly text: string,
    readonly columns: readonly number[] | null = null,
    readonly lacks: readonly number[] | null = null,
  ) {
    this.breaks = countBreaks(text);
  }

  /** Built when first asked for: most hands of a long file are never looked into. */
  get lines(): LineIndex {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines;
  }

  /** The last line that is the section's own: where its text ends with a line break, the next section begins after it. */
  get lastLine(): number {
    return endsWithBreak(this.text) ? this.breaks - 1 : this.breaks;
  }

  /** Line within the section, character within the document's line. */
  positionAt(offset: number): Position {
    const { line, character } = this.lines.positionAt(offset);
    return { line, character: character + (this.columns?.[line] ?? 0) };
  }

  /** The character within the document's line of an offset that lies in a known line. */
  characterAt(line: number, offset: number): number {
    return offset - lineStartBefore(this.text, offset) + (this.columns?.[line] ?? 0);
  }

  rangeOf(span: Span): Range {
    return { start: this.positionAt(span.start), end: this.positionAt(span.end) };
  }

  /** Offset of a line within the section and a character within the document's line; places outside are moved to the nearest inside. */
  offsetAt({ line, character }: Position): number {
    return this.lines.offsetAt({ line, character: character - (this.columns?.[line] ?? 0) });
  }

  /** Same text at the same columns. */
  equals(other: Section): boolean {
    return this.text === other.text && areEqual(this.columns, other.columns) && areEqual(this.lacks, other.lacks);
  }
}

/** Parses a section under its defaults, whose `seats` line, if any, names the players. */
export function parseSection(section: Section, defaults: Defaults | null): HandTree {
  if (defaults === null) return parseHand(section.text);
  const { names, implicitNames, text: under } = defaults.tree;
  return parseHand(section.text, implicitNames ? { under } : { names, under });
}

function areEqual(a: readonly number[] | null, b: readonly number[] | null): boolean {
  return a === b || (a !== null && b !== null && a.length === b.length && a.every((one, i) => one === b[i]));
}

const LF = 10;
const CR = 13;

/** Counts LF, CRLF and CR, each as one. */
export function countBreaks(text: string): number {
  let breaks = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks += 1;
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) {
    if (text.charCodeAt(at + 1) !== LF) breaks += 1;
  }
  return breaks;
}

function lineStartBefore(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isBreak(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

const isBreak = (code: number): boolean => code === LF || code === CR;

function endsWithBreak(text: string): boolean {
  return isBreak(text.charCodeAt(text.length - 1));
}
