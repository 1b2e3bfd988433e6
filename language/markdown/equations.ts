/**
 * Equations of plain numbers in prose: `500 + 300 = 800`, `۸۰۰ − ۲۰۰ = ۶۰۰`, chains, parts in parentheses, percentages. Whatever is
 * beside them and might belong to them (a letter, an operator, another figure) makes them no equation.
 */
import { type EquationToken, NUMBER, type Operand, tokensOf } from './equationTokens';
import { compute, type Fraction, isEqual, type Operator, placesOf, rounded } from './fractions';
import { withoutLatex } from './latex';
import { likeWritten } from './numbers';

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
  /** Of the side that says so. */
  readonly reckoningStart: number;
  readonly reckoningEnd: number;
  /** The numbers that are added and taken away there, where that is all. */
  readonly terms: readonly Term[];
}

/** A number of a sum. */
interface Term {
  readonly start: number;
  readonly end: number;
  /** What it would have to be for the result to hold, as the author would write it; null: no such number can be written. */
  readonly right: string | null;
}

export interface Equation {
  readonly start: number;
  readonly end: number;
  /** Null: it is right. */
  readonly wrong: WrongSide | null;
}

/** The equations of a line in which everything but prose is blanked out (`readInline`). */
export function equationsIn(words: string): Equation[] {
  if (!words.includes('=')) return [];
  const line = withoutLatex(words);
  const found: Equation[] = [];
  for (const run of runsOf(line)) {
    const equation = new TermReader(line, run).read();
    if (equation !== null) found.push(equation);
  }
  return found;
}

/** What may end or begin the prose round an equation without belonging to it. */
const BESIDE = /[.,;:!?،؛।|«»“”"'‘’>[\]{}]/u;

/** Stretches of numbers and signs that strangers do not touch. */
function runsOf(line: string): EquationToken[][] {
  const runs: EquationToken[][] = [];
  let run: EquationToken[] = [];
  let isSpoilt = false;
  let last: EquationToken | null = null;
  const end = (stranger: EquationToken | null): void => {
    const touches = stranger !== null && run.at(-1)?.end === stranger.start && run.at(-1)?.kind !== 'open';
    const isBeside = stranger === null || BESIDE.test(line.charAt(stranger.start));
    const isCut = withoutOuter(run).at(-1)?.kind === 'operator' || (stranger !== null && goesOn(line, stranger));
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

/** A sign of calculation that is not read here: `4 ± 1`, a power. */
const goesOn = (line: string, { start }: EquationToken): boolean => CALCULATES.test(line.charAt(start));
const CALCULATES = /[±∓^√∑∏∫∘]/u;

/** Whether a reckoning goes on to the left of its first number: `P + 40`, `F1`, `50/100`. */
function spoils(line: string, before: EquationToken, first: EquationToken): boolean {
  const sign = line.charAt(before.end - 1);
  if (BESIDE.test(sign)) return false;
  if (/[\p{Sm}^]/u.test(sign)) return true;
  return before.end === first.start ? first.kind !== 'open' : first.kind === 'operator';
}

function withoutOuter(run: readonly EquationToken[]): readonly EquationToken[] {
  return run.slice(0, run.findLastIndex(({ kind }) => kind !== 'open' && kind !== 'equals') + 1);
}

/** Parentheses around a whole equation or a remark are not part of the equation. Returns the ranges that contain a `=`. */
function splitAtParentheses(run: readonly EquationToken[]): EquationToken[][] {
  const pieces: EquationToken[][] = [[]];
  const outer = outerParentheses(run);
  for (const token of run) {
    if (outer.has(token)) pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.map(trimmed).filter((piece) => piece.some(({ kind }) => kind === 'equals'));
}

/** Those that have no partner, or a `=` between them. */
function outerParentheses(run: readonly EquationToken[]): ReadonlySet<EquationToken> {
  const outer = new Set<EquationToken>();
  const open: { readonly token: EquationToken; hasEquals: boolean }[] = [];
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

/** Without the `=` of a name before or after it: `cap = 100 + 40 = 140`. */
function trimmed(piece: readonly EquationToken[]): EquationToken[] {
  const first = piece.findIndex(({ kind }) => kind !== 'equals');
  return first < 0 ? [] : piece.slice(first, piece.findLastIndex(({ kind }) => kind !== 'equals') + 1);
}

/** Comments and markup were there. */
const BLANKS = /\s{2,}/g;

interface EquationSide {
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
  /** A number in parentheses: in accounts it is negative. */
  readonly inParentheses: boolean;
  /** Whether it was divided or a part taken: then a rounded result is right. */
  readonly mayRound: boolean;
}

class TermReader {
  #at = 0;
  #divided = false;

  constructor(
    private readonly line: string,
    private readonly tokens: readonly EquationToken[],
  ) {}

  read(): Equation | null {
    const sides: EquationSide[] = [];
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
    if (wrong !== undefined && this.#isRange(reckoned, wrong)) return null;
    return {
      start: first.start,
      end: last.end,
      wrong:
        wrong === undefined
          ? null
          : { ...this.#wrongSide(wrong, reckoned), terms: sides.length === 2 ? this.#terms(reckoned, wrong) : [] },
    };
  }

  /** `2 - 6 = 3 players`: from one to another, unless the difference is meant: `200 - 500 = 300`. */
  #isRange({ start, end, value }: EquationSide, { value: other, inParentheses }: EquationSide): boolean {
    const inside = this.tokens.filter((token) => token.start >= start && token.end <= end);
    const [, between] = inside;
    if (inside.length !== 3 || between === undefined || !/[-–]/.test(this.line.charAt(between.start))) return false;
    const isLess = value.units < 0n && other.units >= 0n && !inParentheses;
    return isLess && !isEqual({ units: -value.units, over: value.over }, other);
  }

  #wrongSide(wrong: EquationSide, { value, start, end }: EquationSide): Omit<WrongSide, 'terms'> {
    const { line } = this;
    const { operand } = wrong;
    const written = line.slice(wrong.start, wrong.end);
    const shown = operand?.percent === true ? { units: value.units * 100n, over: value.over } : value;
    const places = placesOf(shown, 6) ?? 2;
    const plain = rounded(shown, places);
    const figures = operand?.figures ?? NUMBER.exec(line.slice(start, end))?.[0] ?? '';
    const size = likeWritten(plain.replace('-', ''), figures);
    const bare = written.replace(/^[-−–+(]\s*/, '').replace(/\)$/, '');
    const isInAccount = wrong.inParentheses && value.units < 0n;
    const inPlace = operand === null ? size : bare.replace(figures, size);
    const right = isInAccount ? `(${inPlace})` : inPlace;
    const sign = value.units < 0n && !isInAccount ? '−' : '';
    return {
      start: wrong.start,
      end: wrong.end,
      written,
      right: `${sign}${right}`,
      reckoning: line.slice(start, end).replace(BLANKS, ' '),
      isNumber: operand !== null,
      reckoningStart: start,
      reckoningEnd: end,
    };
  }

  #terms({ start, end, value }: EquationSide, wrong: EquationSide): readonly Term[] {
    const tokens = this.tokens.filter((token) => token.start >= start && token.end <= end);
    const isSum = tokens.every((token, i) => (i % 2 === 0 ? isPlain(token) : isAdded(token)));
    if (!isSum || wrong.operand?.marked !== false) return [];
    const missing = compute(wrong.value, '-', value);
    return tokens.flatMap((token, i): Term[] => {
      if (token.kind !== 'number' || missing === null) return [];
      const before = tokens[i - 1];
      const isTaken = before?.kind === 'operator' && before.operator === '-';
      const right = compute(token.operand.value, isTaken ? '-' : '+', missing);
      const places = right === null || right.units < 0n ? null : placesOf(right, 2);
      const { figures } = token.operand;
      const written = this.line.slice(token.start, token.end);
      return [
        {
          start: token.start,
          end: token.end,
          right:
            right === null || places === null
              ? null
              : written.replace(figures, likeWritten(rounded(right, places), figures)),
        },
      ];
    });
  }

  /** Up to the next `=`; null if it is not an equation. */
  #side(): EquationSide | null {
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
    const inParentheses = tokens.map(({ kind }) => kind).join(' ') === 'open number close';
    const isOne =
      inParentheses || (numbers.length === 1 && tokens.every(({ kind }) => kind === 'number' || kind === 'operator'));
    return {
      start: tokens[0]?.start ?? 0,
      end: tokens.at(-1)?.end ?? 0,
      value: values,
      other: numbers.some((operand) => operand.other !== null) ? other : null,
      bare,
      relative: tokens.some(isAdded) && isMixed(numbers),
      operand: isOne && only !== undefined ? only : null,
      inParentheses,
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

const isAdded = (token: EquationToken): boolean =>
  token.kind === 'operator' && (token.operator === '+' || token.operator === '-');

const isPlain = (token: EquationToken): boolean => token.kind === 'number' && !token.operand.marked;

const isMixed = (numbers: readonly Operand[]): boolean =>
  numbers.some(({ percent }) => percent) && numbers.some(({ percent }) => !percent);

/** Whether two sides are equal in one reading of points and commas, or after rounding to the places of the result. */
function agree(side: EquationSide, reckoned: EquationSide): boolean {
  const readings = ({ value, other, inParentheses }: EquationSide): Fraction[] => {
    const read = other === null ? [value] : [value, other];
    return inParentheses ? [...read, ...read.map(({ units, over }) => ({ units: -units, over }))] : read;
  };
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
