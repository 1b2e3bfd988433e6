/** Lays out lines: indentation, the columns of comments, and blank lines. */
import type { HandTree, Span, Statement } from '../syntax/tree';
import { LineIndex } from '../text/lines';
import { displayWidth } from '../text/width';
import { isBlanks, isEmptyLine, type TextLine, withoutBlanksBehind } from './textLines';

const INDENT = '  ';
/** A comment this far after the words was put there on purpose, below others. */
const SET_APART = 2;

/** A line as it comes out; null: a blank line too many. */
export type LaidLine = string | null;

/**
 * The lines with canonical indentation, comment columns and blank lines; line breaks are not in them.
 * @param lines as the author wrote them
 * @param bodies their formatted words
 * @param isFollowed whether another hand follows: up to two blank lines before it stay
 */
export function layOut(
  tree: HandTree,
  lines: readonly TextLine[],
  bodies: readonly string[],
  isFollowed: boolean,
): readonly LaidLine[] {
  const leads = leadsOf(tree, lines);
  const starts = lines.map((line, index) => (leads[index] ?? '') + (bodies[index] ?? line.body));
  const told = withComments(lines, bodies, starts);
  const isKept = keptBlanks(lines, isFollowed);
  return lines.map((line, index) => {
    if (isEmptyLine(line)) return isKept[index] === true ? '' : null;
    return told[index] ?? '';
  });
}

/**
 * The lines with their comments, which stay in their columns as far as the words leave them.
 * @param starts each line's indentation and words
 */
export function withComments(
  lines: readonly TextLine[],
  bodies: readonly string[],
  starts: readonly string[],
): readonly string[] {
  const columns = commentColumns(lines, starts);
  return lines.map((line, index) => {
    const start = starts[index] ?? '';
    if (line.comment === '') return isBlanks(line.gap) ? start : start + line.gap;
    const comment = withoutBlanksBehind(line.comment);
    const isAlone = (bodies[index] ?? line.body) === '';
    if (isAlone || !isBlanks(line.gap)) return start + line.gap + comment;
    const column = columns[index] ?? 0;
    return start + ' '.repeat(Math.max(1, column - displayWidth(start))) + comment;
  });
}

/** How each line begins. In a branch without an `end`, only the indentation shows where it was meant, so lines keep theirs. */
function leadsOf(tree: HandTree, lines: readonly TextLine[]): readonly string[] {
  const depths = depthsOf(tree, lines.length);
  const leads = lines.map(({ lead }, index) => (isBlanks(lead) ? indentation(depths[index] ?? 0) : lead));
  const open = tree.statements.find((statement) => statement.kind === 'branch' && statement.closing === null);
  if (open === undefined) return leads;
  // It runs to the hand's end.
  const inside = lines.slice(open.line);
  const own = inside[0]?.lead ?? '';
  const isDeeper = inside.every((line) => isEmptyLine(line) || line.lead.startsWith(own));
  const moved = leads[open.line] ?? '';
  const kept = inside.map(({ lead }) => (isDeeper ? moved + lead.slice(own.length) : lead));
  return [...leads.slice(0, open.line), ...kept];
}

export function indentation(depth: number): string {
  return INDENT.repeat(depth);
}

/** The depth of each line: inside branches, and in a list of seats below its keyword. */
export function depthsOf(tree: HandTree, count: number): readonly number[] {
  const index = new LineIndex(tree.text);
  const lineAt = (offset: number): number => index.positionAt(offset).line;
  const depths = new Array<number>(count).fill(0);
  const deepen = (from: number, to: number): void => {
    for (let line = from; line <= to && line < count; line += 1) depths[line] = (depths[line] ?? 0) + 1;
  };
  const visit = (statements: readonly Statement[], last: number): void => {
    for (const [i, statement] of statements.entries()) {
      if (statement.kind === 'seats') deepen(statement.line + 1, lineAt(Math.max(statement.start, statement.end - 1)));
      if (statement.kind !== 'branch') continue;
      const next = statements[i + 1];
      const end =
        statement.closing === null ? (next === undefined ? last : next.line - 1) : closingLine(statement.closing);
      deepen(statement.line + 1, end);
      visit(statement.body, end);
    }
  };
  const closingLine = ({ start }: Span): number => lineAt(start) - 1;
  visit(tree.statements, count - 1);
  return depths;
}

/** The column of each comment after words. Aligned comments stay aligned. */
function commentColumns(lines: readonly TextLine[], starts: readonly string[]): readonly (number | null)[] {
  const groups = new Map<number, number>();
  const own = lines.map((line, index) => {
    if (line.comment === '' || line.body === '') return null;
    const width = displayWidth(starts[index] ?? '');
    const apart = displayWidth(line.gap);
    if (apart < SET_APART) return { column: null, width: width + 1 };
    const column = displayWidth(line.lead + line.body) + apart;
    groups.set(column, Math.max(groups.get(column) ?? column, width + SET_APART));
    return { column, width };
  });
  return own.map((place) => {
    if (place === null) return null;
    return place.column === null ? place.width : (groups.get(place.column) ?? place.column);
  });
}

/** Blank lines that may set a hand off from the next one: as many as keep hands apart that have blank lines of their own. */
const BETWEEN_HANDS = 2;

/** Of blank lines that follow each other the first stays, before another hand the first two; none at the text's start, nor at its end. */
function keptBlanks(lines: readonly TextLine[], isFollowed: boolean): readonly boolean[] {
  const empty = lines.map(isEmptyLine);
  const lastFilled = empty.lastIndexOf(false);
  // After the last line break comes an empty line that ends the text.
  const lastKept = lastFilled < 0 || !isFollowed ? lastFilled : lastFilled + BETWEEN_HANDS;
  return empty.map((isEmpty, line) => {
    if (!isEmpty || line === lines.length - 1) return true;
    return line > 0 && line <= lastKept && (line > lastFilled || empty[line - 1] === false);
  });
}
