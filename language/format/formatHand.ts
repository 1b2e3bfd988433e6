/**
 * The formatter: canonical spacing, columns, indentation and spelling. What a hand says never changes: every step is read
 * again, and a line that would come to mean something else keeps its own words.
 */
import { parseHand } from '../syntax/index';
import { nativeDigitsOf } from '../syntax/lexicon/phrasing';
import type { HandTree, Span, Token } from '../syntax/tree';
import { statementsIn } from '../syntax/visit';
import type { DigitSystem } from '../text/digits';
import { LineIndex } from '../text/lines';
import { type ChosenWordings, chooseWordings } from './choose';
import { inColumns } from './columns';
import { type DigitChoice, digitEdits } from './digits';
import { type Edit, edited } from './edits';
import { depthsOf, indentation, layOut } from './layout';
import { saysTheSame } from './meaning';
import { phraseEdits } from './phrases';
import { rawSpans, spaced } from './spacing';
import { linesOf, type TextLine } from './textLines';

export interface HandFormatOptions {
  /** Who plays by the file's defaults, where they tell: as given to the parser. */
  readonly names?: readonly string[] | undefined;
  /** Numbers keep their digits unless another choice is made. */
  readonly digits?: DigitChoice;
  /** Whether another hand of the file follows: up to two blank lines before it stay. */
  readonly isFollowed?: boolean;
}

/** A line of the formatted hand; null: a blank line that goes. */
export type FormattedLine = string | null;

/** The formatted lines of the hand, one for each line of its text, without line breaks. */
export function formattedLines(tree: HandTree, options: HandFormatOptions = {}): readonly FormattedLine[] {
  const { names } = options;
  const own = linesOf(tree);
  const spelt = spell(tree, own, options.digits ?? 'keep', names);
  const settled = spaceOut(spelt.tree, names);
  const bodies = linesOf(settled.tree).map(({ body }) => body);
  const laid = layOut(settled.tree, own, bodies, options.isFollowed === true);
  const isSame = saysTheSame(
    tree,
    parseHand(joinFormatted(laid, own), { ...(names === undefined ? {} : { names }), under: tree.under }),
  );
  return isSame ? laid : own.map(({ lead, body, gap, comment }) => lead + body + gap + comment);
}

/** The white space that a line begins with. */
export function indentationOf(tree: HandTree, line: number): string {
  return indentation(depthsOf(tree, line + 1)[line] ?? 0);
}

/**
 * The formatted text of the hand. Formatting it again changes nothing.
 * @internal for tests and scripts
 */
export function formatHand(tree: HandTree, options: HandFormatOptions = {}): string {
  return joinFormatted(formattedLines(tree, options), linesOf(tree));
}

function joinFormatted(formatted: readonly FormattedLine[], lines: readonly TextLine[]): string {
  return formatted.map((line, index) => (line === null ? '' : line + (lines[index]?.end ?? ''))).join('');
}

/** Keywords as the lexicons spell them, numbers in the wanted digits. */
function spell(
  tree: HandTree,
  lines: readonly TextLine[],
  digits: DigitChoice,
  names: readonly string[] | undefined,
): ChosenWordings {
  const index = new LineIndex(tree.text);
  const wrong = faultyLines(tree, index);
  const edits = [...phraseEdits(tree), ...editsOfDigits(tree, index, digits)].filter(
    ({ start }) => !wrong.has(index.positionAt(start).line),
  );
  if (edits.length === 0) return { tree, bodies: [] };
  const byLine = new Map<number, Edit[]>();
  for (const edit of edits) {
    const { line } = index.positionAt(edit.start);
    byLine.set(line, [...(byLine.get(line) ?? []), edit]);
  }
  const wordings = lines.map(({ lead, body }, line) => {
    const start = index.lineStart(line) + lead.length;
    const fresh = byLine.get(line);
    return fresh === undefined ? [] : [edited(body, start, fresh)];
  });
  return chooseWordings(tree, names, lines, wordings);
}

function editsOfDigits(tree: HandTree, index: LineIndex, digits: DigitChoice): Edit[] {
  if (digits === 'keep') return [];
  const languages = languagesByLine(tree);
  const raw = rawSpans(tree);
  const systemAt = ({ start }: Token): DigitSystem | null =>
    digits === 'latin' ? 'latin' : nativeDigitsOf(languages.get(index.positionAt(start).line) ?? tree.language);
  return digitEdits(tree, systemAt, (span) => isInside(span, raw.get(index.positionAt(span.start).line) ?? []));
}

function isInside({ start, end }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start <= start && end <= span.end);
}

function languagesByLine(tree: HandTree): ReadonlyMap<number, string> {
  const languages = new Map<number, string>();
  for (const { language, line } of statementsIn(tree.statements)) if (language !== null) languages.set(line, language);
  return languages;
}

/** Lines with something that cannot be read: their words are left alone. */
export function faultyLines(tree: HandTree, index = new LineIndex(tree.text)): ReadonlySet<number> {
  return new Set(
    tree.problems
      .filter(({ code }) => code !== 'text/unclosed-branch')
      .map(({ start }) => index.positionAt(start).line),
  );
}

/** Canonical spacing, then columns. */
function spaceOut(tree: HandTree, names: readonly string[] | undefined): ChosenWordings {
  const wrong = faultyLines(tree);
  const raw = rawSpans(tree);
  const pushing = new Set(tree.statements.filter(({ kind }) => kind === 'pushes').map(({ line }) => line));
  const lines = linesOf(tree);
  const plain = chooseWordings(
    tree,
    names,
    lines,
    lines.map((line, at) => (wrong.has(at) ? [] : [spaced(line, raw.get(at) ?? [], pushing.has(at))])),
  );
  const plainLines = linesOf(plain.tree);
  const columns = inColumns(plain.tree, plain.bodies);
  const wordings = plainLines.map((_, at) => {
    const lined = wrong.has(at) ? undefined : columns.get(at);
    return lined === undefined ? [] : [lined];
  });
  return chooseWordings(plain.tree, names, plainLines, wordings);
}
