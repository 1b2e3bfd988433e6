/** Prints the line of a finding with carets under its range. */

import { type Cell, cellsOf } from './cells';
import type { Paint } from './paint';

export interface MarkedLine {
  /** The line's text without its end. */
  readonly line: string;
  /** Zero-based. */
  readonly number: number;
  /** UTF-16 offsets in the line, half-open; equal: a place between two characters. */
  readonly start: number;
  readonly end: number;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const ELLIPSIS = '…';

/**
 * Two printed lines: the numbered source and the carets. A long line is cut around the carets to `columns`.
 * Carets follow the stored order of the letters. A terminal that reorders right-to-left text displays those letters elsewhere,
 * so on such a line the marked words are repeated next to the carets.
 */
export function codeFrame(frame: MarkedLine, paint: Paint, columns: number): string[] {
  const label = String(frame.number + 1);
  const { cells, isRightToLeft } = measured(frame.line);
  const [from, to] = caretColumns(cells, frame.start, frame.end);
  const view = cut(cells, from, to, Math.max(20, columns - label.length - 6));
  const carets = ' '.repeat(view.pad + from - view.from) + paint.mark('^'.repeat(Math.max(1, view.to - from)));
  const marked = isRightToLeft ? ` ${frame.line.slice(frame.start, frame.end).trim()}`.trimEnd() : '';
  return [
    ` ${paint.faint(`${label} |`)} ${view.text}`.trimEnd(),
    ` ${paint.faint(`${' '.repeat(label.length)} |`)} ${carets}${marked}`,
  ];
}

interface Measured {
  readonly line: string;
  readonly cells: readonly Cell[];
  readonly isRightToLeft: boolean;
}

/** Consecutive findings are often on the same long line, so the last line that was measured is kept. */
let last: Measured = { line: '', cells: [], isRightToLeft: false };

function measured(line: string): Measured {
  if (line !== last.line) last = { line, cells: cellsOf(line), isRightToLeft: RIGHT_TO_LEFT.test(line) };
  return last;
}

/** Columns, half-open, of the graphemes that a stretch of text touches. */
function caretColumns(cells: readonly Cell[], start: number, end: number): [number, number] {
  const last = cells.at(-1);
  const lineEnd = last ? last.column + last.width : 0;
  let from = lineEnd;
  let to = 0;
  for (const cell of cells) {
    if (cell.end <= start) continue;
    from = Math.min(from, cell.column);
    if (cell.start >= end) break;
    to = cell.column + cell.width;
  }
  return [from, Math.max(to, from + 1)];
}

interface View {
  readonly text: string;
  /** Columns of the source line that are shown. */
  readonly from: number;
  readonly to: number;
  /** Columns in front of them (an ellipsis). */
  readonly pad: number;
}

function cut(cells: readonly Cell[], from: number, to: number, room: number): View {
  const last = cells.at(-1);
  const length = last ? last.column + last.width : 0;
  if (length <= room) return { text: cells.map((cell) => cell.text).join(''), from: 0, to, pad: 0 };
  const lead = Math.max(0, Math.min(Math.floor(room / 3), room - (to - from) - 2));
  const left = Math.max(0, Math.min(from - lead, length - room));
  const right = left + room;
  const visible: Cell[] = [];
  for (const cell of cells) {
    if (cell.column < left) continue;
    if (cell.column + cell.width > right) break;
    visible.push(cell);
  }
  const start = visible[0]?.column ?? left;
  const text = visible.map((cell) => cell.text).join('');
  const before = left > 0 ? ELLIPSIS : '';
  const after = right < length ? ELLIPSIS : '';
  return { text: before + text + after, from: start, to: Math.min(to, right), pad: before.length };
}
