/** Numbers in prose: figures of any script, grouped or not. */
import { getVocabulary } from '../syntax/lexicon/index';
import { readNumber } from '../syntax/numberText';
import { digitSystemsIn, toNativeDigits } from '../text/digits';

export const FIGURE = '0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f';

/** A number and where it stands in the document. */
export interface ProseNumber {
  readonly start: number;
  readonly end: number;
  /** As `expect` reads it: with an ASCII sign where it has one. */
  readonly text: string;
  /** The sign right before it, which says which way chips go. */
  readonly sign: '+' | '-' | null;
}

/** Further back a number would not be the one that a comment speaks of. */
const REACH = 100;
/** What may stand between a number and its comment: a sign of currency, marks of emphasis and quotation, up to two words. */
const CLOSERS = '[\\s*_~`"\'»”’)\\]\\u200c\\u200e\\u200f\\u061c\\u2066-\\u2069]*';
/** Some countries group thousands by an apostrophe or a space; a plain space may part two numbers, but none begins with 0. */
const GROUP = "(?:[\\u00a0\\u2009\\u202f'’]| (?=[0\\u0660\\u06f0\\u0966]))";
/** A reference to a note belongs to no number. */
const NOTE = /\[\^?[^\][\s]{1,20}\](?=\s*$)/;
const BEFORE_COMMENT = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Devanagari}${FIGURE}.,٫٬])` +
    `(?<figures>(?:[${FIGURE}]{1,3}(?:${GROUP}[${FIGURE}]{3})+(?![${FIGURE}]))|[${FIGURE}](?:[${FIGURE}.,٫٬]*[${FIGURE}])?)` +
    `(?<suffix>\\s?bb(?![\\p{L}])|[a-z]{0,2})` +
    `(?<tail>\\s?\\p{Sc}?${CLOSERS}(?:[\\p{L}\\p{M}\\u200c]+${CLOSERS}){0,2})$`,
  'iu',
);
const GROUPS = new RegExp(GROUP, 'g');
const SIGN = new RegExp(`(?<![${FIGURE}\\p{L}])[+\\-−–][\\u200e\\u200f\\u061c\\u2066-\\u2069]*\\p{Sc}?$`, 'u');

/** The number that ends a stretch `[from, to)` of prose, or null. */
export function numberBefore(text: string, from: number, to: number): ProseNumber | null {
  const offset = Math.max(from, to - REACH);
  const before = text.slice(offset, to).replace(NOTE, (note) => ' '.repeat(note.length));
  const match = BEFORE_COMMENT.exec(before);
  const { figures = '', suffix = '', tail = '' } = match?.groups ?? {};
  if (match === null) return null;
  const plain = figures.replace(GROUPS, '');
  const isWhole = isNumber(plain + suffix.trimStart());
  const said = isWhole ? figures + suffix : figures;
  // A word behind the figures touches nothing.
  const behind = suffix !== '' && said === figures ? suffix + tail : tail;
  if ((behind.match(/[\p{L}\p{M}\u200c]+/gu) ?? []).length > 2) return null;
  const start = offset + match.index;
  const sign = SIGN.exec(before.slice(0, match.index))?.[0].charAt(0) ?? null;
  return {
    start,
    end: start + said.length,
    text: isWhole ? plain + suffix.trimStart() : plain,
    sign: sign === null ? null : sign === '+' ? '+' : '-',
  };
}

function isNumber(text: string): boolean {
  return readNumber(text, getVocabulary().suffixes) !== null;
}

/** A plain number in the digits of another one, and grouped where that one is. */
export function likeWritten(plain: string, model: string): string {
  const [whole = '', fraction] = plain.split('.');
  const groups = [...model.matchAll(/[,٬]/g)];
  const separator = groups[0]?.[0];
  const inTwos = groups.length > 1 && /[,٬][^,٬]{2}[,٬]/.test(model);
  const shown = separator === undefined ? whole : whole.replace(inTwos ? IN_TWOS : IN_THREES, separator);
  const point = model.includes('٫') ? '٫' : '.';
  return toNativeDigits(fraction === undefined ? shown : shown + point + fraction, digitSystemsIn(model)[0] ?? 'latin');
}

const IN_THREES = /(?<=\d)(?=(?:\d{3})+$)/g;
const IN_TWOS = /(?<=\d)(?=(?:\d{2})*\d{3}$)/g;
