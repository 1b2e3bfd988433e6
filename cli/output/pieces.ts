/** Splits a line of text by font, for a renderer that shapes a whole line as one script and in one font. */
import { directionOfText } from '../../language/render/scene';

export interface FontPiece {
  readonly script: 'devanagari' | 'arabic' | 'latin' | 'signs';
  readonly text: string;
}

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Words of Devanagari with the spaces between them. */
const DEVANAGARI_WORDS =
  /(\p{Script=Devanagari}[\p{Script=Devanagari}\u200c\u200d]*(?:[ \u00a0]+[\p{Script=Devanagari}\u200c\u200d]+)*)/u;
const ARABIC = /\p{Script=Arabic}/u;
const LATIN_LETTER = /\p{Script=Latin}/u;
/** Other characters of the Devanagari font: Latin, dashes, quotation marks, the ellipsis. */
const BESIDES_DEVANAGARI = /^[\u0000-\u017f\u2010-\u2027\u2030-\u203a\u2066-\u2069\u2212\u00d7]*$/;
const ISOLATES = /[\u2066-\u2069]/g;

/** The pieces in drawing order, from left to right. Null: the line can be drawn unchanged. */
export function piecesOf(text: string, direction: 'ltr' | 'rtl'): readonly FontPiece[] | null {
  if (!DEVANAGARI.test(text)) return null;
  const rest = text.replace(/[\p{Script=Devanagari}\u200c\u200d]/gu, '');
  if (direction === 'ltr' && !LATIN_LETTER.test(rest) && BESIDES_DEVANAGARI.test(rest)) return null;
  return inOrder(text, direction);
}

function inOrder(text: string, direction: 'ltr' | 'rtl'): readonly FontPiece[] {
  const pieces: FontPiece[] = [];
  let other = '';
  const close = (): void => {
    if (other !== '') pieces.push({ script: scriptOf(other), text: turned(other, direction) });
    other = '';
  };
  const groups: (readonly FontPiece[])[] = [];
  const take = (): void => {
    groups.push(...pieces.splice(0).map((piece) => [piece]));
  };
  for (const part of isolatesIn(text)) {
    if (!DEVANAGARI.test(part)) {
      other += part;
      continue;
    }
    if (/^[\u2066-\u2068]/.test(part)) {
      close();
      take();
      groups.push(inOrder(part.slice(1).replace(/\u2069$/, ''), directionWithin(part)));
      continue;
    }
    for (const [place, piece] of part.split(DEVANAGARI_WORDS).entries()) {
      if (place % 2 === 0) other += piece;
      else {
        close();
        pieces.push({ script: 'devanagari', text: piece });
      }
    }
  }
  close();
  take();
  return (direction === 'rtl' ? groups.reverse() : groups).flat();
}

/** The outermost isolates with their marks, and the text between them. */
function isolatesIn(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const character of text) {
    const opens = character >= '\u2066' && character <= '\u2068';
    if (opens && depth === 0) {
      parts.push(part);
      part = '';
    }
    part += character;
    if (opens) depth += 1;
    if (character !== '\u2069' || depth === 0) continue;
    depth -= 1;
    if (depth > 0) continue;
    parts.push(part);
    part = '';
  }
  return [...parts, part].filter((one) => one !== '');
}

function directionWithin(isolate: string): 'ltr' | 'rtl' {
  if (isolate.startsWith('\u2068')) return directionOfText(isolate) ?? 'ltr';
  return isolate.startsWith('\u2067') ? 'rtl' : 'ltr';
}

function scriptOf(text: string): FontPiece['script'] {
  return ARABIC.test(text) ? 'arabic' : BESIDES_DEVANAGARI.test(text) ? 'latin' : 'signs';
}

function turned(text: string, direction: 'ltr' | 'rtl'): string {
  // The renderer would move a trailing space to the left side.
  if (direction === 'rtl')
    return `\u2067${text.replace(/^ +| +(?=\u2069*$)/g, (spaces) => '\u00a0'.repeat(spaces.length))}\u2069`;
  return ARABIC.test(text) ? text : text.replace(ISOLATES, '');
}
