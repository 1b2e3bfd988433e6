/** What folds in one section. */
import type { Section } from '../../analysis/document/section';
import { isHandLine, parseHand } from '../../syntax/index';
import type { HandTree, Statement } from '../../syntax/tree';

/** Lines that fold into the first one; both are included. */
export interface Fold {
  readonly kind: 'lines' | 'comment' | 'region';
  readonly first: number;
  readonly last: number;
}

/** `# region` or `# endregion`: what they enclose may begin in one section and end in another. */
interface RegionMark {
  readonly line: number;
  readonly opens: boolean;
}

export interface SectionFolds {
  readonly folds: readonly Fold[];
  readonly marks: readonly RegionMark[];
}

export function foldsOf(section: Section): SectionFolds {
  const tree = parseHand(section.text);
  const hand = handFoldOf(section);
  const { comments, marks } = remarksOf(section, tree);
  const folds = [...(hand === null ? [] : [hand]), ...comments];
  addStatements(section, tree.statements, lastLineOfText(section), folds);
  return { folds: folds.filter(({ first, last }) => last > first), marks };
}

/** The whole hand, without blank lines and remarks above the next one; null where the section begins with no `hand` line. */
export function handFoldOf(section: Section): Fold | null {
  if (!isHandLine(/^[^\r\n]*/.exec(section.text)?.[0] ?? '')) return null;
  const last = lastLineOfText(section);
  return last > 0 ? { kind: 'lines', first: 0, last } : null;
}

/** The last line that is neither blank nor a comment. A long file is not split into lines for this. */
function lastLineOfText({ text, breaks }: Section): number {
  let line = breaks;
  for (let end = text.length; line > 0; line -= 1) {
    let start = end;
    while (start > 0 && !isBreak(text[start - 1])) start -= 1;
    if (!/^\s*(?:#|$)/.test(text.slice(start, end))) break;
    end = start - (text[start - 1] === '\n' && text[start - 2] === '\r' ? 2 : 1);
  }
  return line;
}

const isBreak = (character: string | undefined): boolean => character === '\n' || character === '\r';

/** Streets up to the next one, branches to their end, lists of seats and of entries. */
function addStatements(section: Section, statements: readonly Statement[], lastLine: number, folds: Fold[]): void {
  const add = (first: number, last: number): void => void folds.push({ kind: 'lines', first, last });
  const headings = statements.filter(({ kind }) => kind === 'street' || kind === 'branch');
  for (const [at, statement] of headings.entries()) {
    if (statement.kind === 'branch') {
      const last = section.positionAt(statement.end).line;
      add(statement.line, last);
      addStatements(section, statement.body, statement.closing === null ? last : last - 1, folds);
    } else add(statement.line, lastBefore(section, headings[at + 1]?.line ?? lastLine + 1));
  }
  for (const statement of statements) {
    if (statement.kind === 'seats') add(statement.line, section.positionAt(statement.end).line);
    if (statement.kind === 'ledger') add(statement.line, lastEntryLine(statements, headings, statement.line));
  }
}

/** The line of a ledger's last entry before the next heading; the ledger's own line if it has none. */
function lastEntryLine(statements: readonly Statement[], headings: readonly Statement[], ledger: number): number {
  const until = headings.find(({ line }) => line > ledger)?.line ?? Number.POSITIVE_INFINITY;
  const last = statements.findLast(({ kind, line }) => (kind === 'ledger-entry' || kind === 'dead') && line < until);
  return last?.line ?? ledger;
}

/** The last line above another that is neither blank nor a comment. */
function lastBefore({ lines }: Section, line: number): number {
  let last = line - 1;
  while (last > 0 && /^\s*(?:#|$)/.test(lines.lineText(last))) last -= 1;
  return last;
}

const REGION = /^#\s*(?:(region)|(endregion))(?![\p{L}\p{M}\p{N}_-])/iu;

interface Remarks {
  readonly comments: readonly Fold[];
  readonly marks: readonly RegionMark[];
}

/** Comments and commentary alone on consecutive lines, and the marks of regions. */
function remarksOf({ lines }: Section, { tokens }: HandTree): Remarks {
  const comments: { kind: 'comment'; first: number; last: number }[] = [];
  const marks: RegionMark[] = [];
  let before: string | null = null;
  for (const { kind, text, start } of tokens) {
    if (kind !== 'comment' && kind !== 'commentary') continue;
    const { line, character } = lines.positionAt(start);
    if (lines.lineText(line).slice(0, character).trim() !== '') continue;
    const region = REGION.exec(text);
    const last = comments.at(-1);
    if (region !== null) marks.push({ line, opens: region[1] !== undefined });
    else if (last !== undefined && last.last + 1 === line && before === kind) last.last = line;
    else comments.push({ kind: 'comment', first: line, last: line });
    before = region === null ? kind : null;
  }
  return { comments, marks };
}
