/** The hands of a document written anew, as edits of the document: formatted, or in another language. */
import type { DigitChoice } from '../format/digits';
import { type FormattedLine, formattedLines, indentationOf } from '../format/formatHand';
import { foreignLines, translatedLines } from '../format/translateHand';
import type { HandTree, LanguageCode } from '../syntax/tree';
import { LineIndex } from '../text/lines';
import { defaultsOf, type HandDocument } from './document/document';
import { cleanPosition, type Position, type Range } from './document/position';
import type { Section } from './document/section';
import { parseSection } from './document/section';

/** A replacement in a document. Edits of one answer do not overlap and stand in the order of the text. */
export interface DocumentEdit {
  readonly range: Range;
  readonly newText: string;
}

/** Lines of a document, both included. */
export interface LineSpan {
  readonly first: number;
  readonly last: number;
}

const ALL: LineSpan = { first: 0, last: Number.POSITIVE_INFINITY };

/** What formatting changes in these lines, one hand a step: a long document may be left between any two. */
export function* formattingEdits(
  document: HandDocument,
  digits: DigitChoice = 'keep',
  lines: LineSpan = ALL,
): Generator<void, readonly DocumentEdit[], void> {
  const edits: DocumentEdit[] = [];
  for (const index of document.sections.keys()) {
    const section = document.sections[index];
    const firstLine = document.firstLine(index);
    if (section === undefined || firstLine > lines.last || firstLine + section.breaks < lines.first) continue;
    for (const edit of editsOf(section, firstLine, formattedSection(document, index, section, digits))) {
      const { line } = edit.range.start;
      if (line >= lines.first && line <= lines.last) edits.push(edit);
    }
    yield;
  }
  return edits;
}

/** `formattingEdits` in one go. */
export function allFormattingEdits(
  document: HandDocument,
  digits: DigitChoice = 'keep',
  lines: LineSpan = ALL,
): readonly DocumentEdit[] {
  const work = formattingEdits(document, digits, lines);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** What formatting changes when an author begins a new line: the line above, and the indentation of the new one. */
export function typedLineEdits(document: HandDocument, position: Position): readonly DocumentEdit[] {
  const { line } = cleanPosition(position);
  const index = document.sectionAt(line);
  const section = document.sections[index];
  if (section === undefined || line === 0) return [];
  const firstLine = document.firstLine(index);
  const here = line - firstLine;
  const own = ownLines(section);
  const fresh = formattedSection(document, index, section, 'keep').map((text, at): FormattedLine => {
    if (at === here - 1) return text ?? '';
    if (at !== here) return own[at] ?? '';
    return own[at]?.trim() === '' ? indentationOf(treeOf(document, index, section), at) : text;
  });
  return editsOf(section, firstLine, fresh);
}

/** The edits that translate a hand. */
export function translationEdits(
  document: HandDocument,
  index: number,
  to: LanguageCode,
  digits: DigitChoice,
): readonly DocumentEdit[] {
  const section = document.sections[index];
  if (section === undefined) return [];
  const tree = treeOf(document, index, section);
  const lines = translatedLines(tree, { to, digits, names: namesFor(document, index) });
  return editsOf(section, document.firstLine(index), lines);
}

/** The text with edits in it. */
export function applyEdits(text: string, edits: readonly DocumentEdit[]): string {
  const lines = new LineIndex(text);
  let result = '';
  let at = 0;
  for (const { range, newText } of edits) {
    const start = lines.offsetAt(range.start);
    result += text.slice(at, start) + newText;
    at = lines.offsetAt(range.end);
  }
  return result + text.slice(at);
}

function formattedSection(
  document: HandDocument,
  index: number,
  section: Section,
  digits: DigitChoice,
): readonly FormattedLine[] {
  const below = document.firstLine(index) + section.breaks;
  const isFollowed = index + 1 < document.sections.length && document.firstLine(index + 1) === below;
  return formattedLines(treeOf(document, index, section), { digits, isFollowed, names: namesFor(document, index) });
}

function treeOf(document: HandDocument, index: number, section: Section): HandTree {
  const defaults = defaultsOf(document, index);
  return parseSection(section, defaults);
}

function namesFor(document: HandDocument, index: number): readonly string[] | undefined {
  const defaults = defaultsOf(document, index);
  if (defaults === null || defaults.tree.implicitNames) return undefined;
  return defaults.tree.names;
}

function ownLines({ lines }: Section): readonly string[] {
  return Array.from({ length: lines.lineCount }, (_, line) => lines.lineText(line));
}

/** Line by line what differs; null: the line goes. */
function editsOf(section: Section, firstLine: number, fresh: readonly FormattedLine[]): readonly DocumentEdit[] {
  const place = (line: number, character: number): Position => ({
    line: firstLine + line,
    character: character + (section.columns?.[line] ?? 0),
  });
  return ownLines(section).flatMap((own, line): readonly DocumentEdit[] => {
    const text = fresh[line];
    if (text === undefined || text === own || MARKS.test(own)) return [];
    // With everything before it on the line, such as a quotation mark.
    if (text === null) return [{ range: wholeLine(firstLine + line), newText: '' }];
    const { start, end, newText } = difference(own, text);
    // Blanks left of the fence would be the fence's.
    const lacking = start === 0 && /^\s/.test(text) ? ' '.repeat(section.lacks?.[line] ?? 0) : '';
    return [{ range: { start: place(line, start), end: place(line, end) }, newText: lacking + newText }];
  });
}

/** Further left they might close the fence. */
const MARKS = /^\s*(?:`{3,}|~{3,})\s*$/;

const wholeLine = (line: number): Range => ({
  start: { line, character: 0 },
  end: { line: line + 1, character: 0 },
});

/** The stretch in which two texts differ. No letter is cut in two. */
export function difference(own: string, text: string): { start: number; end: number; newText: string } {
  const shorter = Math.min(own.length, text.length);
  let start = 0;
  while (start < shorter && own[start] === text[start]) start += 1;
  while (start > 0 && !isWhole(own, start)) start -= 1;
  let same = 0;
  while (same < shorter - start && own.at(-1 - same) === text.at(-1 - same)) same += 1;
  while (same > 0 && !isWhole(own, own.length - same)) same -= 1;
  return { start, end: own.length - same, newText: text.slice(start, text.length - same) };
}

const JOINS_BEFORE = /^[\p{M}\p{Cf}\udc00-\udfff]/u;

/** Whether a place is outside a letter and its combining marks. */
function isWhole(text: string, at: number): boolean {
  return at >= text.length || !JOINS_BEFORE.test(text.slice(at, at + 2));
}

/** Lines of a document whose keywords are of another language: what could not be read when it was translated. */
export function linesNotIn(document: HandDocument, language: LanguageCode): readonly number[] {
  const lines = document.sections.flatMap((section, index) =>
    foreignLines(treeOf(document, index, section), language).map((line) => document.firstLine(index) + line),
  );
  return [...new Set(lines)].sort((a, b) => a - b);
}
