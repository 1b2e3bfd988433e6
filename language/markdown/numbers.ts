/** Numbers in prose: figures of any script, grouped or not. */
import { FACT, getVocabulary } from '../syntax/lexicon/index';
import { readNumber } from '../syntax/tokens/numberText';
import { wordOf } from '../syntax/tokens/wordCache';
import { digitSystemsIn, toNativeDigits } from '../text/digits';

export const FIGURE = '0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f';

/** A number and its place in the document. */
export interface ProseNumber {
  readonly start: number;
  readonly end: number;
  /** As `expect` reads it: with an ASCII sign where it has one. */
  readonly text: string;
  /** As it is written. */
  readonly written: string;
  /** The sign right before it, which says which way chips go. */
  readonly sign: '+' | '-' | null;
  /** Of a sum (`1 million 200 thousand`) the figures of its first part. */
  readonly first?: string;
  /** The same with the preceding digits, separated by plain spaces: `15 500` may be one number or two. Null if there are none. */
  readonly wider: ProseNumber | null;
}

/** Further back a number would not be the one that a comment speaks of. */
const REACH = 300;
/** What may stand between a number and its comment: a sign of currency, marks of emphasis and quotation, up to two words. */
const CLOSERS = '[\\s*_~`"\'»”’)\\]\\u200c\\u200e\\u200f\\u061c\\u2066-\\u2069]*';
/** Some countries group thousands by an apostrophe or a space; a plain space may part two numbers, but none begins with 0. */
const GROUP = "(?:[\\u00a0\\u2009\\u202f'’]| (?=[0\\u0660\\u06f0\\u0966]))";
/** Groups before a number that begins with three figures. */
const GROUPS_BEFORE = new RegExp(
  `(?<![${FIGURE}.,٫٬\\p{L}\\p{M}]|[${FIGURE}] )[${FIGURE}]{1,3}(?: [${FIGURE}]{3})* $`,
  'u',
);
const IN_THREE = new RegExp(`^[${FIGURE}]{3}(?![${FIGURE}])`);
/** A reference to a note belongs to no number, nor does the target of a link, nor a tag. */
const ATTACHED = `(?<=[\\p{L}\\p{M}${FIGURE}])\\[[^\\][\\s]{1,20}\\]`;
const BESIDE: readonly RegExp[] = [
  /<sup>.*?<\/sup>/gi,
  new RegExp(`${ATTACHED}\\([^()]*\\)`, 'gu'),
  /(?<=\])\([^()]*\)/g,
  /<\/?[a-z][^<>]*>/gi,
  new RegExp(`(?:\\[\\^[^\\][\\s]{1,20}\\]|${ATTACHED})(?=\\s*$)`, 'u'),
];
const BEFORE_COMMENT = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Devanagari}${FIGURE}.,٫٬]|[${FIGURE}]['’])` +
    `(?<figures>(?:[${FIGURE}]{1,3}(?:${GROUP}[${FIGURE}]{3})+(?![${FIGURE}]))|[${FIGURE}](?:[${FIGURE}.,٫٬]*[${FIGURE}])?)` +
    `(?<suffix>\\s?(?:bb|[km])(?![\\p{L}])|[a-z]{0,2})` +
    `(?<tail>\\s?\\p{Sc}?${CLOSERS}(?:[\\p{L}\\p{M}\\u200c]+${CLOSERS}){0,4})$`,
  'iu',
);
const MOST_WORDS = 2;
const NUMBER_WORD = /[\s*_~`\u200c\u200e\u200f\u061c\u2066-\u2069]*([\p{L}\p{M}\u200c]+)/gu;
const GROUPS = new RegExp(GROUP, 'g');
const SIGN = new RegExp(`(?<![${FIGURE}\\p{L}])[+\\-−–][\\u200e\\u200f\\u061c\\u2066-\\u2069]*\\p{Sc}?$`, 'u');

/** The number that ends a stretch `[from, to)` of prose, or null. */
export function numberBefore(text: string, from: number, to: number): ProseNumber | null {
  const offset = Math.max(from, to - REACH);
  const blank = (part: string): string => ' '.repeat(part.length);
  const before = BESIDE.reduce((left, beside) => left.replace(beside, blank), text.slice(offset, to));
  const match = BEFORE_COMMENT.exec(before);
  const { figures = '', suffix = '', tail = '' } = match?.groups ?? {};
  if (match === null) return null;
  const plain = figures.replace(GROUPS, '');
  // What may belong to the number: a suffix that touches it, number words (`12 thousand`).
  const multiple = numberWordsIn(plain, suffix + tail);
  const unit = multiple !== '' ? multiple : isNumber(plain + suffix.trimStart()) ? suffix : '';
  const behind = (suffix + tail).slice(unit.length);
  if ((behind.match(/[\p{L}\p{M}\u200c]+/gu) ?? []).length > MOST_WORDS) return null;
  const end = offset + match.index + figures.length + unit.length;
  const numberAt = (index: number, digits: string, wider: ProseNumber | null): ProseNumber => {
    const sign = SIGN.exec(before.slice(0, index))?.[0].charAt(0) ?? null;
    const number = digits + lettersOf(unit);
    const written = before.slice(index, end - offset);
    const way = sign === null ? null : sign === '+' ? '+' : '-';
    return { start: offset + index, end, text: number, written, sign: way, wider };
  };
  const sum = sumBefore(before.slice(0, match.index), plain + lettersOf(unit));
  if (sum !== null) {
    const whole = { ...numberAt(sum.index, sum.text, null), text: sum.text, first: sum.first };
    // `2 thousand and 500` may be two numbers.
    return sum.isSure || multiple !== '' ? whole : numberAt(match.index, plain, whole);
  }
  const groups = IN_THREE.test(figures) ? GROUPS_BEFORE.exec(before.slice(0, match.index)) : null;
  const wider = groups && numberAt(groups.index, groups[0].replaceAll(' ', '') + plain, null);
  return numberAt(match.index, plain, wider !== null && isNumber(wider.text) ? wider : null);
}

/** A part of a sum, and what joins it to the next one. */
const PART = new RegExp(
  `(?<![${FIGURE}\\p{L}\\p{M}.,٫٬])(?<figures>[${FIGURE}](?:[${FIGURE},٬]*[${FIGURE}])?)?` +
    `(?<word>\\s?[\\p{L}\\p{M}\\u200c]+)(?<joint>\\s+(?:(?<and>[\\p{L}\\p{M}]+)\\s*)?)$`,
  'u',
);

interface Sum {
  readonly index: number;
  readonly text: string;
  readonly first: string;
  /** No word for `and` joins its last two parts. */
  readonly isSure: boolean;
}

/** `1 million and 200 thousand`: the sum that ends with a number; null: nothing is added to it. */
function sumBefore(before: string, last: string): Sum | null {
  let found = null as (Sum & { readonly said: string }) | null;
  for (;;) {
    const head: string = before.slice(0, found?.index ?? before.length);
    const match = PART.exec(head);
    const { figures, word = '', and } = match?.groups ?? {};
    if (match === null || (figures === undefined && wordOf(word.trim()).multiplies === null)) break;
    if (and !== undefined && wordOf(and).node?.entries?.[FACT]?.meaning.role !== 'and') break;
    // A word without a figure is one of it: `mil 200`.
    const digits = digitSystemsIn(last)[0] ?? 'latin';
    const said: string = `${figures ?? toNativeDigits('1', digits)}${lettersOf(word)} ${found?.said ?? last}`;
    const value = readNumber(said, getVocabulary().suffixes)?.value ?? null;
    if (value === null) break;
    const index = match.index + (figures === undefined ? word.length - word.trimStart().length : 0);
    const isSure: boolean = found?.isSure ?? and === undefined;
    found = { index, text: toNativeDigits(String(value.units), digits), first: figures ?? '', isSure, said };
  }
  return found;
}

/** The longest run of words after the digits that forms one number with them, with the spaces before each. */
function numberWordsIn(figures: string, behind: string): string {
  let found = '';
  for (const match of behind.matchAll(NUMBER_WORD)) {
    if (match.index > 0 && found.length !== match.index) break;
    const said = behind.slice(0, match.index + match[0].length);
    if (!isUnit(match[1] ?? '') || !isNumber(figures + lettersOf(said))) break;
    found = said;
  }
  return found;
}

/** A number word, or the short one for big blinds. */
function isUnit(word: string): boolean {
  const { multiplies, key } = wordOf(word);
  return multiplies !== null || getVocabulary().suffixes.get(key) === 'bb';
}

/** A suffix as it is compared, without spaces and marks of emphasis. */
export const lettersOf = (suffix: string): string => suffix.replace(/[^\p{L}\p{M}]+/gu, '');

function isNumber(text: string): boolean {
  return readNumber(text, getVocabulary().suffixes) !== null;
}

/** A plain number in the digits of another one, and grouped where that one is. */
export function likeWritten(plain: string, model: string): string {
  const [whole = '', fraction] = plain.split('.');
  const groups = [...model.matchAll(SEPARATOR)];
  const separator = groups[0]?.[0];
  const inTwos = groups.length > 1 && /[,٬][^,٬]{2}[,٬]/.test(model);
  const shown = separator === undefined ? whole : whole.replace(inTwos ? IN_TWOS : IN_THREES, separator);
  const point = model.includes('٫') ? '٫' : '.';
  return toNativeDigits(fraction === undefined ? shown : shown + point + fraction, digitSystemsIn(model)[0] ?? 'latin');
}

const SEPARATOR = new RegExp(`[,٬\\u00a0\\u2009\\u202f'’ ](?=[${FIGURE}]{2,3}(?![${FIGURE}]))`, 'g');
const IN_THREES = /(?<=\d)(?=(?:\d{3})+$)/g;
const IN_TWOS = /(?<=\d)(?=(?:\d{2})*\d{3}$)/g;
