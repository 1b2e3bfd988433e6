/**
 * Estimates the width of text relative to its font size. The program that draws the picture chooses the font, so the estimate assumes
 * a wide one (the advances of DejaVu Sans; generous ones for Vazirmatn and Noto Sans Devanagari): text that fits here fits everywhere.
 */
import { graphemesIn, widthOf } from '../text/width';

/** Advances of printable ASCII characters that differ much from the default, in hundredths of the size. */
const ASCII = new Map<string, number>();
const GROUPS: readonly (readonly [hundredths: number, characters: string])[] = [
  [30, "ijlI'"],
  [36, ' \u00a0.,:;f/\\|'],
  [42, 'rt()[]-!`'],
  [54, '"csz_*?'],
  [62, 'abdeghknopquvxyJL'],
  [66, '0123456789$FTYZPESK'],
  [72, 'ABRVXCU'],
  [80, 'DGHNOQ&'],
  [86, 'w+=<>~#^M'],
  [102, 'mW%@'],
];
for (const [width, characters] of GROUPS) for (const character of characters) ASCII.set(character, width / 100);

const ARABIC = /\p{Script=Arabic}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;
const DIGIT = /\p{Nd}/u;
const LETTER = /\p{Letter}/gu;
const SPACING_MARK = /\p{Spacing_Mark}/gu;
/** Wide letters of the Arabic script, with long teeth or bowls. */
const WIDE_ARABIC = /[سشصضكکگبپتثفقـ]/;

/** Cache of measured graphemes: a picture measures the same few many times. */
const measured = new Map<string, number>();
const MOST_KEPT = 5000;

function emsOf(grapheme: string): number {
  const known = ASCII.get(grapheme) ?? measured.get(grapheme);
  if (known !== undefined) return known;
  if (measured.size > MOST_KEPT) measured.clear();
  const ems = measureGrapheme(grapheme);
  measured.set(grapheme, ems);
  return ems;
}

function measureGrapheme(grapheme: string): number {
  const cells = widthOf(grapheme);
  if (cells === 0) return 0;
  if (DIGIT.test(grapheme)) return 0.66;
  if (DEVANAGARI.test(grapheme)) {
    const letters = grapheme.match(LETTER)?.length ?? 1;
    return 0.78 * letters + 0.32 * (grapheme.match(SPACING_MARK)?.length ?? 0);
  }
  if (ARABIC.test(grapheme)) return WIDE_ARABIC.test(grapheme) ? 0.98 : 0.64;
  return cells === 2 ? 1.3 : 0.9;
}

/** Bold type is wider. */
const BOLD = 1.13;

/** An upper bound for the width of a line of text, in the units of `size`. */
export function textWidth(text: string, size: number, bold = false): number {
  let ems = 0;
  for (const [, grapheme] of graphemesIn(text)) ems += emsOf(grapheme);
  return ems * size * (bold ? BOLD : 1);
}

export interface Fitted {
  readonly text: string;
  readonly size: number;
  readonly width: number;
}

/** Makes text fit: reduces its size down to `least`, then shortens it with an ellipsis. */
export function fitText(text: string, room: number, size: number, least = size, bold = false): Fitted {
  for (let tried = size; tried >= least; tried -= 1) {
    const width = textWidth(text, tried, bold);
    if (width <= room) return { text, size: tried, width };
  }
  const short = shorten(text, room, least, bold);
  return { text: short, size: least, width: textWidth(short, least, bold) };
}

/** As much of a text as fits, with an ellipsis if something is cut off. */
export function shorten(text: string, room: number, size: number, bold = false): string {
  if (textWidth(text, size, bold) <= room) return text;
  let kept = '';
  let width = textWidth('…', size, bold);
  for (const [, grapheme] of graphemesIn(text)) {
    width += textWidth(grapheme, size, bold);
    if (width > room) break;
    kept += grapheme;
  }
  return closeIsolates(`${kept.trimEnd()}…`);
}

/** Breaks text into lines at white space; the last line is shortened if the text is too long. */
export function wrap(text: string, room: number, size: number, lines: number, bold = false): string[] {
  const wrapped: string[] = [];
  let line = '';
  const words = text.split(' ');
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || textWidth(longer, size, bold) <= room) {
      line = longer;
      continue;
    }
    if (wrapped.length === lines - 1) {
      wrapped.push(shorten([line, ...words.slice(index)].join(' '), room, size, bold));
      return reopened(wrapped);
    }
    wrapped.push(shorten(line, room, size, bold));
    line = word;
  }
  if (line !== '') wrapped.push(shorten(line, room, size, bold));
  return reopened(wrapped);
}

const OPENING = /[\u2066-\u2068]/g;
const CLOSING = /\u2069/g;

/** Closes the isolates that a cut leaves open. */
function closeIsolates(text: string): string {
  const open = (text.match(OPENING)?.length ?? 0) - (text.match(CLOSING)?.length ?? 0);
  return open > 0 ? text + '\u2069'.repeat(open) : text;
}

/** Reopens an isolate on the next line after a line break divides it. */
function reopened(lines: readonly string[]): string[] {
  let carried = '';
  return lines.map((line) => {
    const whole = carried + line;
    const open: string[] = [];
    for (const character of whole) {
      if (character >= '\u2066' && character <= '\u2068') open.push(character);
      else if (character === '\u2069') open.pop();
    }
    carried = line.endsWith('…\u2069') ? '' : open.join('');
    return whole + '\u2069'.repeat(open.length);
  });
}
