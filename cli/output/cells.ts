/** A line of text as a terminal shows it: one cell run a grapheme, so that a caret can stand under it. */

export interface Cell {
  /** UTF-16 offsets in the line. */
  readonly start: number;
  readonly end: number;
  /** What is printed for it. */
  readonly text: string;
  /** Where it begins, counted in terminal columns from 0. */
  readonly column: number;
  readonly width: number;
}

const TAB_STOP = 4;
const ASCII_ONLY = /^[\x20-\x7e]*$/;
const INVISIBLE = /^[\p{Mark}\p{Cf}\p{Zl}\p{Zp}]+$/u;
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;
// Controls would move the cursor or, for the bidirectional ones, reorder the frame around them.
const CONTROL = /[\x00-\x1f\x7f-\x9f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/;

/** First and last code points of the wide and full-width blocks (Unicode East Asian Width W and F; emoji apart). */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2329, 0x232a],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18dff],
  [0x1aff0, 0x1b2ff],
  [0x20000, 0x3fffd],
];

let segmenter: Intl.Segmenter | undefined;

/** Cuts a line into cells. Tabs become spaces to the next stop, control characters a visible stand-in. */
export function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  for (const [start, grapheme] of graphemesOf(line)) {
    const text = shown(grapheme, column);
    const width = text === grapheme ? widthOf(grapheme) : text.length;
    cells.push({ start, end: start + grapheme.length, text, column, width });
    column += width;
  }
  return cells;
}

function* graphemesOf(line: string): Generator<[number, string]> {
  if (ASCII_ONLY.test(line)) {
    for (let i = 0; i < line.length; i++) yield [i, line.charAt(i)];
    return;
  }
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { index, segment } of segmenter.segment(line)) yield [index, segment];
}

function shown(grapheme: string, column: number): string {
  if (grapheme === '\t') return ' '.repeat(TAB_STOP - (column % TAB_STOP));
  if (!CONTROL.test(grapheme)) return grapheme;
  const code = grapheme.charCodeAt(0);
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
}

/** Columns that one grapheme takes on a terminal. */
export function widthOf(grapheme: string): number {
  const code = grapheme.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f) return grapheme.includes('\ufe0f') ? 2 : 1;
  if (INVISIBLE.test(grapheme)) return 0;
  if (EMOJI.test(grapheme)) return 2;
  return WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}
