/** A hand that the prose of a lesson speaks of: its points, by mark or branch, and its text with lines put in at them. */
import type { BranchNode, HandTree, Span, Statement } from '../../syntax/tree';
import { normalizeName } from '../../text/normalize';
import type { Range } from '../document/position';
import type { Defaults } from '../document/results';
import type { Section } from '../document/section';
import { parseSection } from '../document/section';

/** A hand that prose may speak of. */
export interface BoundHand {
  /** Of its fence; null: it has none. */
  readonly name: string | null;
  /** Where that is written. */
  readonly nameRange: Range | null;
  /** Line of the fence's opening marks. */
  readonly fenceLine: number;
  readonly firstLine: number;
  readonly section: Section;
  readonly defaults: Defaults | null;
}

/** A point of a hand: where a line put into its text would stand. */
export interface Point {
  readonly offset: number;
  readonly line: number;
}

/** Names of the marks of a hand, and titles of its branches. */
export function pointNames({ section, defaults }: BoundHand): readonly string[] {
  return pointsIn(parseSection(section, defaults).statements).flatMap((statement) =>
    statement.kind === 'mark' ? (statement.name?.text ?? []) : (statement.title?.text ?? []),
  );
}

export function hasPoint({ section, defaults }: BoundHand, label: string): boolean {
  return labelled(parseSection(section, defaults).statements, label) !== null;
}

/** The mark of a hand that a label means, or the branch of that title. */
export function pointAt({ section, defaults }: BoundHand, label: string): Pointing | null {
  return labelled(parseSection(section, defaults).statements, label);
}

export type Pointing = Extract<Statement, { kind: 'mark' }> | BranchNode;

function pointsIn(statements: readonly Statement[]): Pointing[] {
  return statements.flatMap((statement): Pointing[] =>
    statement.kind === 'branch'
      ? [statement, ...pointsIn(statement.body)]
      : statement.kind === 'mark'
        ? [statement]
        : [],
  );
}

/** The mark of a name, else the branch of that title. */
function labelled(statements: readonly Statement[], label: string): Pointing | null {
  const points = pointsIn(statements);
  const key = normalizeName(label);
  return (
    points.find((point) => point.kind === 'mark' && normalizeName(point.name?.text ?? '') === key) ??
    points.find((point) => point.kind === 'branch' && normalizeName(point.title?.text ?? '') === key) ??
    null
  );
}

/** Where a line would stand that asks at a mark, at the end of a branch, or (null) at the end of the hand. */
export function pointIn(section: Section, { statements }: HandTree, label: string | null): Point | null {
  const end: Point = { offset: section.text.length, line: section.lastLine };
  if (label === null) return end;
  const point = labelled(statements, label);
  if (point === null) return null;
  if (point.kind === 'mark') return { offset: section.lines.lineEnd(point.line), line: point.line };
  if (point.closing === null) return end;
  const { line } = section.lines.positionAt(point.closing.start);
  return { offset: section.lines.lineEnd(line - 1), line: point.line };
}

/** The text with lines put in, and where these stand in it. */
export function withLines(
  text: string,
  inserted: readonly { readonly point: Point; readonly said: string }[],
): { text: string; lines: readonly Span[] } {
  const lines: Span[] = [];
  const order = [...inserted.entries()].sort(([i, a], [j, b]) => a.point.offset - b.point.offset || i - j);
  let result = '';
  let at = 0;
  for (const [index, { point, said }] of order) {
    result += `${text.slice(at, point.offset)}\n`;
    at = point.offset;
    lines[index] = { start: result.length, end: result.length + said.length };
    result += said;
  }
  return { text: result + text.slice(at), lines };
}
