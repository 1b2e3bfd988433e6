/** Numbers and signs of prose, as an equation is read from them. */
import { getVocabulary } from '../syntax/lexicon/index';
import { readNumber } from '../syntax/tokens/numberText';
import { parseDecimal } from '../text/decimal';
import { toAsciiDigits } from '../text/digits';
import { type Fraction, fractionOf, type Operator } from './fractions';
import { FIGURE } from './numbers';

export interface Operand {
  readonly value: Fraction;
  /** With its commas and points read the other way, as some countries write them; null: there is no other. */
  readonly other: Fraction | null;
  /** Without its `%`, `k` or `m`: what a result that alone has such a sign is reckoned in. */
  readonly bare: Fraction;
  readonly figures: string;
  readonly percent: boolean;
  /** It has a `%`, `k` or `m`. */
  readonly marked: boolean;
}

export type EquationToken =
  | { readonly kind: 'number'; readonly start: number; readonly end: number; readonly operand: Operand }
  | { readonly kind: 'operator'; readonly start: number; readonly end: number; readonly operator: Operator }
  | { readonly kind: 'open' | 'close' | 'equals' | 'stranger'; readonly start: number; readonly end: number };

/** `0x1F` is a number of programs. */
const HEX = '0x[0-9a-f]+';
const GAP = '[\\s\\u00a0\\u2009\\u202f]';
/** Figures with what may group them or part their decimals; a time and odds (`12:30`) hang together as well. */
const FIGURES = `[${FIGURE}](?:[${FIGURE}.,٫٬:'’]*[${FIGURE}])?`;
const TOKEN = new RegExp(
  `(?<hex>${HEX})|(?<number>\\p{Sc}?${FIGURES}(?:[km](?![\\p{L}]))?(?:${GAP}?[%٪])?${GAP}?\\p{Sc}?)` +
    `|(?<operator>[+\\-−–×÷*⋅/]|(?<=[\\s${FIGURE}])x(?=[\\s${FIGURE}]))|(?<open>\\()|(?<close>\\))|(?<equals>=)|(?<stranger>[\\p{L}\\p{M}_\\u200c]+|[^\\s])`,
  'giu',
);

const OPERATORS: Readonly<Record<string, Operator>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '×': '*',
  '*': '*',
  '⋅': '*',
  x: '*',
  X: '*',
  '÷': '/',
  '/': '/',
};

export function tokensOf(line: string): EquationToken[] {
  const tokens: EquationToken[] = [];
  for (const match of line.matchAll(TOKEN)) {
    const start = match.index;
    tokens.push(tokenOf(match.groups ?? {}, line, start, start + match[0].trimEnd().length));
  }
  return tokens;
}

function tokenOf(
  groups: Readonly<Record<string, string | undefined>>,
  line: string,
  start: number,
  end: number,
): EquationToken {
  const { number, operator, open, close, equals } = groups;
  if (number !== undefined) {
    const operand = operandOf(number);
    return operand === null ? { kind: 'stranger', start, end } : { kind: 'number', start, end, operand };
  }
  if (operator !== undefined) {
    const meaning = operatorOf(operator, line.charAt(start - 1), line.charAt(end));
    return meaning === null ? { kind: 'stranger', start, end } : { kind: 'operator', start, end, operator: meaning };
  }
  const kind =
    open !== undefined ? 'open' : close !== undefined ? 'close' : equals !== undefined ? 'equals' : 'stranger';
  return { kind, start, end };
}

/** The meaning of a sign between two characters; null: it is not an operator there. */
function operatorOf(sign: string, before: string, after: string): Operator | null {
  // `50/100` gives blinds. A division has spaces on both sides.
  if (sign === '/' && !(/\s/.test(before) && /\s/.test(after))) return null;
  // `18–25` and `3-1` are ranges, odds or scores. A subtraction has spaces, or the minus sign.
  if (/[-–]/.test(sign) && IN_NUMBER.test(before) && !/\s/.test(after)) return null;
  return OPERATORS[sign] ?? null;
}

const IN_NUMBER = new RegExp(`[${FIGURE}%٪]`);
export const NUMBER = new RegExp(`${FIGURES}[km]?`, 'iu');
/** `1'500`: groups of three. */
const BY_APOSTROPHE = /^[0-9]{1,3}(?:['’][0-9]{3})+(?![0-9'’])/;
const APOSTROPHES = /['’]/g;

function operandOf(written: string): Operand | null {
  const figures = NUMBER.exec(written)?.[0] ?? '';
  const grouped = toAsciiDigits(figures);
  if (/['’]/.test(grouped) && !BY_APOSTROPHE.test(grouped)) return null;
  const plain = figures.replace(APOSTROPHES, '');
  const ascii = toAsciiDigits(plain);
  // `05` is part of a date or a time.
  if (/^0[0-9]/.test(ascii)) return null;
  const read = readNumber(plain, getVocabulary().suffixes);
  const percent = /[%٪]/.test(written);
  const swapped = otherReading(ascii);
  const value = read?.unit === 'chips' && read.value !== null ? fractionOf(read.value) : swapped;
  if (value === null) return null;
  const third = THIRDS.get(percent ? ascii : ascii.replace(/^0?\./, ''));
  const isThird = third !== undefined && (percent || /^0?\./.test(ascii));
  const unmarked = readNumber(plain.replace(/[km]$/i, ''), getVocabulary().suffixes)?.value ?? null;
  return {
    value: inPercent(value, percent),
    other: isThird ? third : swapped && inPercent(swapped, percent),
    bare: unmarked === null ? value : fractionOf(unmarked),
    figures,
    percent,
    marked: percent || /[km]$/i.test(figures),
  };
}

/** `33%` and `0.67` stand for a third and two thirds as well. */
const THIRDS: ReadonlyMap<string, Fraction> = new Map([
  ['33', { units: 1n, over: 3n }],
  ['66', { units: 2n, over: 3n }],
  ['67', { units: 2n, over: 3n }],
]);

const inPercent = (value: Fraction, percent: boolean): Fraction =>
  percent ? { units: value.units, over: value.over * 100n } : value;

/** `1.500` as fifteen hundred, `1,5` as one and a half. */
function otherReading(ascii: string): Fraction | null {
  if (/^[1-9][0-9]{0,2}(?:\.[0-9]{3})+(?:,[0-9]+)?$/.test(ascii) || /^[0-9]+,[0-9]+$/.test(ascii)) {
    const value = parseDecimal(ascii.replaceAll('.', '').replace(',', '.'));
    return value === null ? null : fractionOf(value);
  }
  return null;
}
