/** Aligns columns: lists of seats, entries of a ledger, comments below each other. */
import type { HandTree, Span, Statement, StatementOf } from '../syntax/tree';
import { LineIndex } from '../text/lines';
import { displayWidth } from '../text/width';

/** Cells of one line in the order of its words; null: the line has nothing in that column. */
type ColumnRow = readonly (string | null)[];

/**
 * By line: the words of lists of seats and ledgers in columns. A line that is not a plain list of such parts in their usual
 * order is not in it.
 * @param bodies every line with its canonical spacing
 */
export function inColumns(tree: HandTree, bodies: readonly string[]): ReadonlyMap<number, string> {
  const index = new LineIndex(tree.text);
  const lined = new Map<number, string>();
  const visit = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      if (statement.kind === 'seats') align(seatRows(tree, statement, index, bodies), [2], lined);
      if (statement.kind === 'branch') visit(statement.body);
    }
    for (const entries of ledgersIn(statements)) align(entryRows(tree, entries, bodies), [1], lined);
  };
  visit(tree.statements);
  return lined;
}

/** Puts rows of one list below each other. `right`: columns of numbers, which end below each other. */
function align(rows: ReadonlyMap<number, ColumnRow>, right: readonly number[], lined: Map<number, string>): void {
  const widths: number[] = [];
  for (const row of rows.values()) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell === null ? 0 : displayWidth(cell));
    });
  }
  for (const [line, row] of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      const blanks = ' '.repeat(width - displayWidth(cell ?? ''));
      if (width === 0) return '';
      return right.includes(column) ? `${blanks}${cell ?? ''} ` : `${cell ?? ''}${blanks} `;
    });
    lined.set(line, cells.join('').trimEnd());
  }
}

/** `NAME (POSITION) STACK CARDS`, one seat a line. */
function seatRows(
  tree: HandTree,
  { seats, line: head }: StatementOf<'seats'>,
  index: LineIndex,
  bodies: readonly string[],
): ReadonlyMap<number, ColumnRow> {
  const rows = new Map<number, ColumnRow>();
  for (const seat of seats) {
    const { line } = index.positionAt(seat.start);
    if (line === head) continue;
    const { name, position, stack, cards } = seat;
    const place = position === null ? null : widened(tree.text, position);
    const row = rowOf(tree.text, bodies[line], [name, place, stack, spanOf(cards)]);
    if (row !== null) rows.set(line, row);
  }
  return rows;
}

/** A position with the parentheses around it. */
function widened(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (text.charAt(from - 1) === ' ') from -= 1;
  while (text.charAt(to) === ' ') to += 1;
  const isEnclosed =
    from > 0 && '([（'.includes(text.charAt(from - 1)) && to < text.length && ')]）'.includes(text.charAt(to));
  return isEnclosed ? { start: from - 1, end: to + 1 } : { start, end };
}

function spanOf(parts: readonly Span[]): Span | null {
  const [first] = parts;
  return first === undefined ? null : { start: first.start, end: parts.at(-1)?.end ?? first.end };
}

/** Entries that follow each other line by line. */
function ledgersIn(statements: readonly Statement[]): StatementOf<'ledger-entry'>[][] {
  const ledgers: StatementOf<'ledger-entry'>[][] = [];
  let last: Statement | null = null;
  for (const statement of statements) {
    if (statement.kind === 'ledger-entry') {
      if (last?.kind === 'ledger-entry' && statement.line - last.line <= 1) ledgers.at(-1)?.push(statement);
      else ledgers.push([statement]);
    }
    last = statement;
  }
  return ledgers;
}

function entryRows(
  tree: HandTree,
  entries: readonly StatementOf<'ledger-entry'>[],
  bodies: readonly string[],
): ReadonlyMap<number, ColumnRow> {
  const rows = new Map<number, ColumnRow>();
  for (const { line, player, amount, end } of entries) {
    const rest = amount === null || amount.end === end ? null : { start: amount.end + 1, end };
    const row = amount === null ? null : rowOf(tree.text, bodies[line], [player, amount, rest]);
    if (row !== null) rows.set(line, row);
  }
  return rows;
}

/** The parts of a line, where they are all it says and stand in this order. */
function rowOf(text: string, body: string | undefined, parts: readonly (Span | null)[]): ColumnRow | null {
  const row = parts.map((span) => (span === null ? null : text.slice(span.start, span.end)));
  return row.filter((cell) => cell !== null).join(' ') === body ? row : null;
}
