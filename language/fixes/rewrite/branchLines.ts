/** Lines of play put into a branch: another way the hand may go from there, after which the main line goes on. */
import type { TextEdit } from '../../diagnostics/problem';
import { SETUP_KINDS } from '../../syntax/line/setupKinds';
import type { HandTree, Statement } from '../../syntax/tree';
import { LineIndex } from '../../text/lines';
import { HandWriter } from '../handWriter';
import { flat, Lines } from '../lines';

const STEP = '  ';
/** What no branch can hold. */
const OUTSIDE: ReadonlySet<Statement['kind']> = new Set([
  ...SETUP_KINDS.filter((kind) => kind !== 'assume'),
  'hand',
  'pot',
  'post',
  'ledger',
  'ledger-entry',
  'dead',
]);

/** Null where the lines hold no action, or something that belongs outside, half a branch, or a point that a branch outside begins from. */
export function branchOfLines(tree: HandTree, first: number, last: number): readonly TextEdit[] | null {
  const index = new LineIndex(tree.text);
  const lastOf = (statement: Statement): number => index.positionAt(Math.max(statement.start, statement.end - 1)).line;
  const inside = siblings(tree.statements, first, last, lastOf);
  if (inside === null || !inside.some(({ kind }) => kind === 'action')) return null;
  if (inside.some(({ kind }) => OUTSIDE.has(kind)) || marksOthers(tree, inside)) return null;
  const head = inside[0];
  const foot = inside.at(-1);
  if (head === undefined || foot === undefined) return null;
  const lines = new Lines(tree);
  const writer = new HandWriter(tree, 0);
  const end = lastOf(foot);
  const deeper: TextEdit[] = [];
  for (let line = head.line + 1; line <= end; line += 1) {
    const { start, end: stop } = lines.spanOf(line);
    if (tree.text.slice(start, stop).trim() !== '') deeper.push({ start, end: start, newText: STEP });
  }
  const above = lines.above(head.start, [writer.word(head, 'branch')]);
  const below = lines.below(lines.spanOf(end).start, [writer.word(head, 'end')], head.start);
  return [{ ...above, newText: above.newText + STEP }, ...deeper, below];
}

/** A branch keeps its marks to itself. */
function marksOthers({ statements }: HandTree, inside: readonly Statement[]): boolean {
  const marks = new Set(inside.map((statement) => (statement.kind === 'mark' ? statement.name?.text : undefined)));
  const own = new Set(flat(inside));
  return flat(statements).some(
    (other) => other.kind === 'branch' && other.from !== null && !own.has(other) && marks.has(other.from.text),
  );
}

/** The statements of one body that lie in the lines, all of each; null where one is cut. */
function siblings(
  statements: readonly Statement[],
  first: number,
  last: number,
  lastOf: (statement: Statement) => number,
): readonly Statement[] | null {
  const touched = statements.filter((statement) => statement.line <= last && lastOf(statement) >= first);
  const [only] = touched;
  const isWithin = touched.length === 1 && only?.kind === 'branch' && only.line < first && lastOf(only) >= last;
  if (isWithin) return siblings(only.body, first, last, lastOf);
  return touched.every((statement) => statement.line >= first && lastOf(statement) <= last) ? touched : null;
}
