/** A hand that prose refers to: its points, by mark or branch, and its text with lines inserted at them. */
import type { BranchNode, HandTree, Span, Statement } from '../../syntax/tree';
import { statementsIn } from '../../syntax/visit';
import { normalizeName } from '../../text/normalize';
import type { Range } from '../document/position';
import type { Defaults } from '../document/results';
import type { Section } from '../document/section';
import { parseSection } from '../document/section';

/** A hand that prose can refer to. */
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

/** A point of a hand at which a line can be inserted. */
export interface HandPoint {
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
export function pointAt({ section, defaults }: BoundHand, label: string): NamedPoint | null {
  return labelled(parseSection(section, defaults).statements, label);
}

export type NamedPoint = Extract<Statement, { kind: 'mark' }> | BranchNode;

function pointsIn(statements: readonly Statement[]): NamedPoint[] {
  return [...statementsIn(statements)].filter(
    (statement): statement is NamedPoint => statement.kind === 'mark' || statement.kind === 'branch',
  );
}

/** The mark of a name, else the branch of that title. */
function labelled(statements: readonly Statement[], label: string): NamedPoint | null {
  const points = pointsIn(statements);
  const key = normalizeName(label);
  return (
    points.find((point) => point.kind === 'mark' && normalizeName(point.name?.text ?? '') === key) ??
    points.find((point) => point.kind === 'branch' && normalizeName(point.title?.text ?? '') === key) ??
    null
  );
}

/** The point of a label: after a mark, at the end of a branch, or (null) at the end of the hand. */
export function pointIn(section: Section, { statements }: HandTree, label: string | null): HandPoint | null {
  const end: HandPoint = { offset: section.text.length, line: section.lastLine };
  if (label === null) return end;
  const point = labelled(statements, label);
  if (point === null) return null;
  if (point.kind === 'mark') return { offset: section.lines.lineEnd(point.line), line: point.line };
  if (point.closing === null) return end;
  const { line } = section.lines.positionAt(point.closing.start);
  return { offset: section.lines.lineEnd(line - 1), line: point.line };
}

/** The text with lines inserted, and the spans of these. */
export function withLines(
  text: string,
  inserted: readonly { readonly point: HandPoint; readonly content: string }[],
): { text: string; lines: readonly Span[] } {
  const lines: Span[] = [];
  const order = [...inserted.entries()].sort(([i, a], [j, b]) => a.point.offset - b.point.offset || i - j);
  let result = '';
  let at = 0;
  for (const [index, { point, content: said }] of order) {
    result += `${text.slice(at, point.offset)}\n`;
    at = point.offset;
    lines[index] = { start: result.length, end: result.length + said.length };
    result += said;
  }
  return { text: result + text.slice(at), lines };
}
