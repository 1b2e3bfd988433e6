/**
 * Equations of plain numbers in prose: `500 + 300 = 800`, `۸۰۰ − ۲۰۰ = ۶۰۰`, chains, parts in parentheses, percentages. Whatever stands
 * beside them and might belong to them (a letter, an operator, another figure) makes them no equation.
 */
import { getVocabulary } from '../syntax/lexicon/index';
import { readNumber } from '../syntax/numberText';
import { parseDecimal } from '../text/decimal';
import { toAsciiDigits } from '../text/digits';
import { compute, type Fraction, fractionOf, isEqual, type Operator, placesOf, rounded } from './fractions';
import { FIGURE, likeWritten } from './numbers';

/** A side of an equation whose value differs from that of the others. */
export interface WrongSide {
  /** In the line. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** What it should come to, as the author would write it. */
  readonly right: string;
  /** The side that says so. */
  readonly reckoning: string;
  /** One number, so that another can be written in its place. */
  readonly isNumber: boolean;
}

export interface Equation {
  readonly start: number;
  readonly end: number;
  /** Null: it is right. */
  readonly wrong: WrongSide | null;
}

interface Operand {
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

type Token =
  | { readonly kind: 'number'; readonly start: number; readonly end: number; readonly operand: Operand }
  | { readonly kind: 'operator'; readonly start: number; readonly end: number; readonly operator: Operator }
  | { readonly kind: 'open' | 'close' | 'equals' | 'stranger'; readonly start: number; readonly end: number };

const GAP = '[\\s\\u00a0\\u2009\\u202f]';
const TOKEN = new RegExp(
  `(?<number>\\p{Sc}?[${FIGURE}](?:[${FIGURE}.,٫٬]*[${FIGURE}])?(?:[km](?![\\p{L}]))?(?:${GAP}?[%٪])?${GAP}?\\p{Sc}?)` +
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

/** The equations of a line, in which everything that is no prose is blanked out (`readInline`). */
export function equationsIn(line: string): Equation[] {
  if (!line.includes('=')) return [];
  const found: Equation[] = [];
  for (const run of runsOf(line)) {
    const equation = new Run(line, run).read();
    if (equation !== null) found.push(equation);
  }
  return found;
}

/** What may end or begin the prose round an equation without belonging to it. */
const BESIDE = /[.,;:!?،؛।|«»“”"'‘’>[\]{}]/u;

/** Stretches of numbers and signs that strangers do not touch. */
function runsOf(line: string): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  let isSpoilt = false;
  let last: Token | null = null;
  const end = (stranger: Token | null): void => {
    const touches = stranger !== null && run.at(-1)?.end === stranger.start && run.at(-1)?.kind !== 'open';
    const isBeside = stranger === null || BESIDE.test(line.charAt(stranger.start));
    const isCut = withoutOuter(run).at(-1)?.kind === 'operator';
    if (!isSpoilt && !isCut && (isBeside || !touches)) runs.push(...splitAtParentheses(run));
    run = [];
    isSpoilt = false;
  };
  for (const token of tokensOf(line)) {
    if (token.kind === 'stranger') end(token);
    else {
      if (run.length === 0 && last !== null) isSpoilt = spoils(line, last, token);
      run.push(token);
    }
    last = token;
  }
  end(null);
  return runs;
}

/** Whether a reckoning goes on to the left of its first number: `P + 40`, `F1`, `50/100`. */
function spoils(line: string, before: Token, first: Token): boolean {
  const sign = line.charAt(before.end - 1);
  if (BESIDE.test(sign)) return false;
  if (/[\p{Sm}^]/u.test(sign)) return true;
  return before.end === first.start ? first.kind !== 'open' : first.kind === 'operator';
}

function withoutOuter(run: readonly Token[]): readonly Token[] {
  return run.slice(0, run.findLastIndex(({ kind }) => kind !== 'open' && kind !== 'equals') + 1);
}

/** Parentheses round a whole equation, or round a remark, are no part of the reckoning. Gives the stretches that hold a `=`. */
function splitAtParentheses(run: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]];
  const outer = outerParentheses(run);
  for (const token of run) {
    if (outer.has(token)) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.map(trimmed).filter((piece) => piece.some(({ kind }) => kind === 'equals'));
}

/** Those that have no partner, or a `=` between them. */
function outerParentheses(run: readonly Token[]): ReadonlySet<Token> {
  const outer = new Set<Token>();
  const open: { readonly token: Token; hasEquals: boolean }[] = [];
  for (const token of run) {
    if (token.kind === 'open') open.push({ token, hasEquals: false });
    else if (token.kind === 'equals') for (const pair of open) pair.hasEquals = true;
    else if (token.kind === 'close') {
      const pair = open.pop();
      if (pair === undefined || pair.hasEquals) outer.add(token);
      if (pair?.hasEquals === true) outer.add(pair.token);
    }
  }
  for (const { token } of open) outer.add(token);
  return outer;
}

/** Without the `=` of a name before it or behind it: `cap = 100 + 40 = 140`. */
function trimmed(piece: readonly Token[]): Token[] {
  const first = piece.findIndex(({ kind }) => kind !== 'equals');
  return first < 0 ? [] : piece.slice(first, piece.findLastIndex(({ kind }) => kind !== 'equals') + 1);
}

function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  for (const match of line.matchAll(TOKEN)) {
    const { number, operator, open, close, equals } = match.groups ?? {};
    const start = match.index;
    const [said] = match;
    const end = start + said.trimEnd().length;
    if (number !== undefined) {
      const operand = operandOf(number);
      tokens.push(operand === null ? { kind: 'stranger', start, end } : { kind: 'number', start, end, operand });
    } else if (operator !== undefined) {
      const meaning = OPERATORS[operator];
      // Blinds (`50/100`), not a division.
      const isSlash = operator === '/' && !(/\s/.test(line.charAt(start - 1)) && /\s/.test(line.charAt(end)));
      // `18–25`, `3-1`: from one to another, odds, a score. A minus has spaces, or is the sign for it.
      const isRange = /[-–]/.test(operator) && IN_NUMBER.test(line.charAt(start - 1)) && !/\s/.test(line.charAt(end));
      if (meaning === undefined || isSlash || isRange) tokens.push({ kind: 'stranger', start, end });
      else tokens.push({ kind: 'operator', start, end, operator: meaning });
    } else {
      const kind = open !== undefined ? 'open' : close !== undefined ? 'close' : equals !== undefined ? 'equals' : null;
      tokens.push({ kind: kind ?? 'stranger', start, end });
    }
  }
  return tokens;
}

const IN_NUMBER = new RegExp(`[${FIGURE}%٪]`);
const NUMBER = new RegExp(`[${FIGURE}](?:[${FIGURE}.,٫٬]*[${FIGURE}])?[km]?`, 'iu');

function operandOf(written: string): Operand | null {
  const figures = NUMBER.exec(written)?.[0] ?? '';
  const ascii = toAsciiDigits(figures);
  // `05` is part of a date or a time.
  if (/^0[0-9]/.test(ascii)) return null;
  const read = readNumber(figures, getVocabulary().suffixes);
  const percent = /[%٪]/.test(written);
  const swapped = otherReading(ascii);
  const value = read?.unit === 'chips' && read.value !== null ? fractionOf(read.value) : swapped;
  if (value === null) return null;
  const third = THIRDS.get(percent ? ascii : ascii.replace(/^0?\./, ''));
  const isThird = third !== undefined && (percent || /^0?\./.test(ascii));
  const unmarked = readNumber(figures.replace(/[km]$/i, ''), getVocabulary().suffixes)?.value ?? null;
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

interface Side {
  readonly start: number;
  readonly end: number;
  readonly value: Fraction;
  readonly other: Fraction | null;
  /** Without `%`, `k` and `m`. */
  readonly bare: Fraction | null;
  /** A percentage is added to a number, or taken from one: of what, the text does not say. */
  readonly relative: boolean;
  /** Of a side that is one number. */
  readonly operand: Operand | null;
  /** Whether it was divided or a part taken: then a rounded result is right. */
  readonly mayRound: boolean;
}

class Run {
  #at = 0;
  #divided = false;

  constructor(
    private readonly line: string,
    private readonly tokens: readonly Token[],
  ) {}

  read(): Equation | null {
    const sides: Side[] = [];
    for (;;) {
      const side = this.#side();
      if (side === null) return null;
      sides.push(side);
      if (this.#at === this.tokens.length) break;
      if (this.tokens[this.#at]?.kind !== 'equals') return null;
      this.#at += 1;
    }
    const reckoned = sides.find(({ operand }) => operand === null);
    const first = sides[0];
    const last = sides.at(-1);
    if (reckoned === undefined || first === undefined || last === undefined || sides.length < 2) return null;
    const wrong = reckoned.relative ? undefined : sides.find((side) => !agree(side, reckoned));
    return {
      start: first.start,
      end: last.end,
      wrong: wrong === undefined ? null : this.#wrongSide(wrong, reckoned),
    };
  }

  #wrongSide(wrong: Side, { value, start, end }: Side): WrongSide {
    const { line } = this;
    const { operand } = wrong;
    const written = line.slice(wrong.start, wrong.end);
    const shown = operand?.percent === true ? { units: value.units * 100n, over: value.over } : value;
    const places = placesOf(shown, 6) ?? 2;
    const plain = rounded(shown, places);
    const figures = operand?.figures ?? NUMBER.exec(line.slice(start, end))?.[0] ?? '';
    const size = likeWritten(plain.replace('-', ''), figures);
    const right = operand === null ? size : written.replace(/^[-−–+]\s*/, '').replace(figures, size);
    const sign = value.units < 0n ? '−' : '';
    return {
      start: wrong.start,
      end: wrong.end,
      written,
      right: `${sign}${right}`,
      reckoning: line.slice(start, end),
      isNumber: operand !== null,
    };
  }

  /** Up to the next `=`; null where it is no reckoning. */
  #side(): Side | null {
    const from = this.#at;
    this.#divided = false;
    const values = this.#sum((operand) => operand.value);
    const until = this.#at;
    if (values === null) return null;
    this.#at = from;
    const other = this.#sum((operand) => operand.other ?? operand.value);
    this.#at = from;
    const bare = this.#sum((operand) => operand.bare);
    const tokens = this.tokens.slice(from, until);
    const numbers = tokens.flatMap((token) => (token.kind === 'number' ? token.operand : []));
    const [only] = numbers;
    const isOne = numbers.length === 1 && tokens.every(({ kind }) => kind === 'number' || kind === 'operator');
    return {
      start: tokens[0]?.start ?? 0,
      end: tokens.at(-1)?.end ?? 0,
      value: values,
      other: numbers.some((operand) => operand.other !== null) ? other : null,
      bare,
      relative: tokens.some(isAdded) && isMixed(numbers),
      operand: isOne && only !== undefined ? only : null,
      mayRound: !isOne && (this.#divided || numbers.some(({ percent }) => percent)),
    };
  }

  #sum(read: (operand: Operand) => Fraction): Fraction | null {
    let total = this.#product(read);
    for (let sign = this.#operator(['+', '-']); total !== null && sign !== null; sign = this.#operator(['+', '-'])) {
      const next = this.#product(read);
      total = next === null ? null : compute(total, sign, next);
    }
    return total;
  }

  #product(read: (operand: Operand) => Fraction): Fraction | null {
    let product = this.#factor(read);
    for (let sign = this.#operator(['*', '/']); product !== null && sign !== null; sign = this.#operator(['*', '/'])) {
      this.#divided ||= sign === '/';
      const next = this.#factor(read);
      product = next === null ? null : compute(product, sign, next);
    }
    return product;
  }

  #factor(read: (operand: Operand) => Fraction): Fraction | null {
    const token = this.tokens[this.#at];
    this.#at += 1;
    if (token?.kind === 'number') return read(token.operand);
    if (token?.kind === 'operator' && (token.operator === '-' || token.operator === '+')) {
      const number = this.tokens[this.#at];
      // Only a sign that touches its number.
      if (number?.kind !== 'number' || number.start > token.end) return null;
      this.#at += 1;
      const value = read(number.operand);
      return token.operator === '-' ? { units: -value.units, over: value.over } : value;
    }
    if (token?.kind !== 'open') return null;
    const inside = this.#sum(read);
    if (this.tokens[this.#at]?.kind !== 'close') return null;
    this.#at += 1;
    return inside;
  }

  #operator(wanted: readonly Operator[]): Operator | null {
    const token = this.tokens[this.#at];
    if (token?.kind !== 'operator' || !wanted.includes(token.operator)) return null;
    this.#at += 1;
    return token.operator;
  }
}

const isAdded = (token: Token): boolean =>
  token.kind === 'operator' && (token.operator === '+' || token.operator === '-');

const isMixed = (numbers: readonly Operand[]): boolean =>
  numbers.some(({ percent }) => percent) && numbers.some(({ percent }) => !percent);

/** Whether two sides come to the same, in one reading of their points and commas, or rounded as far as a result is told. */
function agree(side: Side, reckoned: Side): boolean {
  const readings = (of: Side): Fraction[] => (of.other === null ? [of.value] : [of.value, of.other]);
  // `9 × 4 = 36%`, `15 + 25 = 40k`: the sign of the result says what all of it is counted in.
  if (side.operand?.marked === true && side.bare !== null && reckoned.bare !== null) {
    if (isEqual(side.bare, reckoned.bare)) return true;
  }
  return readings(reckoned).some((expected) =>
    readings(side).some(
      (value) => isEqual(value, expected) || (reckoned.mayRound && side.operand !== null && isRounded(value, expected)),
    ),
  );

  function isRounded(value: Fraction, expected: Fraction): boolean {
    const places = placesOf(value, 12);
    return places !== null && Number(rounded(expected, places)) === Number(rounded(value, places));
  }
}
