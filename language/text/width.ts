/** Display width of text in equal cells, as terminals and editors draw it. */

const ASCII_ONLY = /^[\x20-\x7e]*$/;
const INVISIBLE = /^[\p{Mark}\p{Cf}\p{Zl}\p{Zp}]+$/u;
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;

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

/** The graphemes of a line with their offsets. */
export function* graphemesIn(line: string): Generator<readonly [offset: number, grapheme: string]> {
  if (ASCII_ONLY.test(line)) {
    for (let i = 0; i < line.length; i++) yield [i, line.charAt(i)];
    return;
  }
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { index, segment } of segmenter.segment(line)) yield [index, segment];
}

/** Columns that one grapheme takes. */
export function widthOf(grapheme: string): number {
  const code = grapheme.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f) return grapheme.includes('\ufe0f') ? 2 : 1;
  if (INVISIBLE.test(grapheme)) return 0;
  if (EMOJI.test(grapheme)) return 2;
  return WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

/** Columns that a text takes; a tab counts as one. */
export function displayWidth(text: string): number {
  if (ASCII_ONLY.test(text)) return text.length;
  let width = 0;
  for (const [, grapheme] of graphemesIn(text)) width += widthOf(grapheme);
  return width;
}
