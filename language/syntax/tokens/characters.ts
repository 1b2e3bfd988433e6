/** What each UTF-16 unit is to the scanner: a table filled as characters are met. */
export const LETTER = 1;
export const DIGIT = 2;
export const SPACE = 3;
export const LINE_BREAK = 4;
/** `-`, `+` and hyphens of all lengths: inside a word part of it, else a sign. */
export const JOINER = 5;
export const APOSTROPHE = 6;
export const SUIT = 7;
/** `,` `،` `;` `؛` */
export const COMMA = 8;
/** `.` `।` */
export const STOP = 9;
/** `٫` and `٬`, which occur only between digits. */
export const NATIVE_POINT = 10;
export const SLASH = 11;
export const PERCENT = 12;
export const COLON = 13;
export const PAREN = 14;
export const QUOTE = 15;
export const HASH = 16;
export const GREATER = 17;
export const QUESTION = 18;
export const CURRENCY = 19;
export const SYMBOL = 20;
/** Embeddings, overrides and isolates: they reorder what is shown. */
export const BIDI_CONTROL = 21;
/** ZWNJ and ZWJ: inside a word part of it, else nothing. */
export const INVISIBLE_JOINT = 22;
/** Text or emoji style of the suit sign before it. */
export const VARIATION = 23;
export const SURROGATE = 24;
export const TIMES = 25;

const SINGLE: readonly (readonly [number, string])[] = [
  [SPACE, ' \t\v\f\u00a0\u1680\u202f\u205f\u3000\u0085\u2028\u2029\ufeff\u200b\u200e\u200f\u061c\u2060\u00ad'],
  [SPACE, '\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'],
  [LINE_BREAK, '\n\r'],
  [JOINER, '-+\u2010\u2011\u2012\u2013\u2014\u2015\u2212'],
  [APOSTROPHE, "'\u2019"],
  [SUIT, '♠♣♥♦♤♧♡♢'],
  [COMMA, ',;،؛'],
  [STOP, '.।'],
  [NATIVE_POINT, '٫٬'],
  [SLASH, '/\u2044'],
  [PERCENT, '%٪'],
  [COLON, ':：'],
  [PAREN, '()[]（）'],
  [QUOTE, '"“„«'],
  [HASH, '#'],
  [GREATER, '>'],
  [QUESTION, '?؟'],
  [BIDI_CONTROL, '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'],
  [INVISIBLE_JOINT, '\u200c\u200d'],
  [VARIATION, '\ufe0e\ufe0f'],
  [TIMES, '×✕*'],
  [LETTER, '_'],
];

/** By UTF-16 unit; 0 where a unit was not met yet. */
export const CLASSES = new Uint8Array(0x10000);
for (const [kind, characters] of SINGLE) {
  for (let index = 0; index < characters.length; index += 1) CLASSES[characters.charCodeAt(index)] = kind;
}
for (const zero of [0x30, 0x660, 0x6f0, 0x966]) CLASSES.fill(DIGIT, zero, zero + 10);
CLASSES.fill(SURROGATE, 0xd800, 0xe000);

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
const CURRENCY_SIGN = /\p{Sc}/u;

function classify(code: number): number {
  const character = String.fromCharCode(code);
  const kind = WORD_CHARACTER.test(character) ? LETTER : CURRENCY_SIGN.test(character) ? CURRENCY : SYMBOL;
  CLASSES[code] = kind;
  return kind;
}

/** The class of a UTF-16 unit. `NaN`, as after a text's end, has no class (0). */
export function classOf(code: number): number {
  return CLASSES[code] || (code >= 0 ? classify(code) : 0);
}

/** Whether the surrogate pair at `index` is a letter; lone surrogates are not. */
export function isLetterPair(text: string, index: number): boolean {
  const code = text.codePointAt(index);
  return code !== undefined && code > 0xffff && WORD_CHARACTER.test(String.fromCodePoint(code));
}
