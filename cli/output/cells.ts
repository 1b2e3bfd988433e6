/** Splits a line of text into terminal cells, one run per grapheme, so that carets can be aligned with it. */
import { graphemesIn, widthOf } from '../../language/text/width';

export interface Cell {
  /** UTF-16 offsets in the line. */
  readonly start: number;
  readonly end: number;
  /** The printed text. */
  readonly text: string;
  /** Its first terminal column, counted from 0. */
  readonly column: number;
  readonly width: number;
}

const TAB_STOP = 4;
// Controls would move the cursor or, for the bidirectional ones, reorder the frame around them.
const CONTROL = /[\x00-\x1f\x7f-\x9f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/;

/** Splits a line into cells. Tabs become spaces up to the next stop; control characters become visible symbols. */
export function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  for (const [start, grapheme] of graphemesIn(line)) {
    const text = shown(grapheme, column);
    const width = text === grapheme ? widthOf(grapheme) : text.length;
    cells.push({ start, end: start + grapheme.length, text, column, width });
    column += width;
  }
  return cells;
}

function shown(grapheme: string, column: number): string {
  if (grapheme === '\t') return ' '.repeat(TAB_STOP - (column % TAB_STOP));
  if (!CONTROL.test(grapheme)) return grapheme;
  const code = grapheme.charCodeAt(0);
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
}
