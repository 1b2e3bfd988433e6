/** Reads amounts: numbers with unit, sign and currency, parts of the pot, multiples of the level, `min` and `max`. */
import type { Decimal } from '../../text/decimal';
import type { Reader } from '../reader';
import type { NumberText } from '../tokens/numberText';
import { CURRENCY, NUMBER, PERCENT, SIGN, SLASH } from '../tokens/tokenKinds';
import type { AmountNode } from '../tree';
import { KEY, type Unit } from '../unit';

/** Whether an amount begins at the unit. */
export function startsAmount(reader: Reader, index: number): boolean {
  const unit = reader.unit(index);
  switch (unit.kind) {
    case NUMBER:
      return true;
    case CURRENCY:
      return reader.unit(index + 1).kind === NUMBER;
    case SIGN:
      return reader.unit(index + 1).kind === NUMBER || reader.unit(index + 1).kind === CURRENCY;
    case KEY:
      return unit.entry?.meaning.role === 'amount';
    default:
      return false;
  }
}

/**
 * The amount that begins at the unit; sets `reader.after`. Null: it cannot be read, and that is reported, so the caller
 * reports nothing more.
 */
export function readAmount(reader: Reader, index: number): AmountNode | null {
  const first = reader.unit(index);
  const named = amountOfWord(first);
  if (named !== null) {
    reader.after = index + 1;
    return named;
  }
  let at = index;
  let sign: '+' | '-' | null = null;
  let currency: string | null = null;
  if (first.kind === SIGN) {
    sign = reader.text.charCodeAt(first.start) === 0x2b ? '+' : '-';
    at += 1;
  }
  if (reader.unit(at).kind === CURRENCY) {
    currency = reader.textOf(reader.unit(at));
    at += 1;
  }
  const figure = reader.unit(at);
  const number = reader.numberOf(figure);
  if (figure.kind !== NUMBER || number === null) {
    reader.after = at;
    reader.syntax('amount-expected', first.start, first.end, { word: reader.textOf(first) });
    return null;
  }
  at += 1;
  let end = figure.end;
  if (reader.unit(at).kind === CURRENCY && currency === null && reader.unit(at).start === end) {
    currency = reader.textOf(reader.unit(at));
    end = reader.unit(at).end;
    at += 1;
  }
  reader.after = at;
  if (number.value === null) {
    reportNumber(reader, figure, number);
    return null;
  }
  const start = first.start;
  const { digits } = number;
  const value = chipsOf(reader, at, figure, number, number.value);
  if (number.mixed) reportMixed(reader, figure);
  if (reader.unit(at).kind === SLASH && reader.unit(at + 1).kind === NUMBER) {
    return readFraction(reader, at, { start, end, digits, currency }, value);
  }
  if (reader.unit(at).kind === PERCENT) {
    end = takePot(reader, at + 1, reader.unit(at).end);
    const { units, scale } = value;
    return { form: 'pot', numerator: units, denominator: 100 * 10 ** scale, start, end, digits, currency };
  }
  return amountWithUnit(reader, at, { start, end, digits, currency }, figure, number, value, sign);
}

/** An amount in words (`pot`, `min`, `half pot`); null: the unit is not one. */
function amountOfWord({ kind, entry, start, end }: Unit): AmountNode | null {
  if (kind !== KEY || entry === null || entry.meaning.role !== 'amount') return null;
  const { meaning } = entry;
  if (meaning.amount !== 'pot') return { form: meaning.amount, start, end, digits: 'latin', currency: null };
  const { numerator, denominator } = meaning;
  return { form: 'pot', numerator, denominator, start, end, digits: 'latin', currency: null };
}

/** A number with the unit that follows it at index `at`: big blinds, times the level, times the pot, or chips. */
function amountWithUnit(
  reader: Reader,
  at: number,
  { start, end, digits, currency }: AmountPlace,
  figure: Unit,
  number: NumberText,
  value: Decimal,
  sign: '+' | '-' | null,
): AmountNode {
  const next = number.unit === 'times' ? afterFillers(reader, at) : at;
  const blinds = reader.unit(next);
  if (blinds.entry?.meaning.role === 'unit') {
    // `2.5 BB`, `3x BB`, `3x the big blind`
    reader.after = next + 1;
    return { form: 'number', value, unit: 'bb', sign, start, end: blinds.end, digits, currency };
  }
  // `1.5 pot`; after a whole number the pot can be the next fact.
  if (number.unit === 'times' || (number.unit === 'chips' && value.scale > 0 && sign === null)) {
    const withPot = takePot(reader, at, end);
    const { units, scale } = value;
    if (withPot !== end)
      return { form: 'pot', numerator: units, denominator: 10 ** scale, start, end: withPot, digits, currency };
  }
  if (number.unit === 'times') return { form: 'times', factor: value, start, end, digits, currency };
  const places = value === number.value ? writtenPlaces(reader, figure) : 0;
  const plain = { form: 'number', value, unit: number.unit, sign, start, end, digits, currency } as const;
  return places > value.scale ? { ...plain, decimalPlaces: places } : plain;
}

/** Decimal places as written, where zeros end them (`0.50`); 0: none of that kind. */
function writtenPlaces(reader: Reader, { word, start, end }: Unit): number {
  // Plain figures have no point.
  if (word === null || !ZEROS.has(reader.text.charCodeAt(end - 1))) return 0;
  for (let at = end - 2; at > start; at -= 1) if (POINTS.has(reader.text.charCodeAt(at))) return end - 1 - at;
  return 0;
}

const ZEROS: ReadonlySet<number> = new Set([0x30, 0x660, 0x6f0, 0x966]);
const POINTS: ReadonlySet<number> = new Set([0x2e, 0x66b]);

type AmountPlace = Pick<AmountNode, 'start' | 'end' | 'digits' | 'currency'>;

/** `1/2 pot`: whole numbers, the lower one not zero. `slash`: the index of the stroke. */
function readFraction(reader: Reader, slash: number, place: AmountPlace, above: Decimal): AmountNode | null {
  const lower = reader.unit(slash + 1);
  const below = reader.numberOf(lower)?.value ?? null;
  const end = takePot(reader, slash + 2, lower.end);
  if (below === null || below.scale > 0 || above.scale > 0 || below.units === 0) {
    reader.syntax('fraction', place.start, lower.end, { word: reader.text.slice(place.start, lower.end) });
    return null;
  }
  const { start, digits, currency } = place;
  return { form: 'pot', numerator: above.units, denominator: below.units, start, end, digits, currency };
}

/** Passes over `pot` and fillers before it; returns the end of the amount and sets `reader.after`. */
function takePot(reader: Reader, index: number, end: number): number {
  reader.after = index;
  const at = afterFillers(reader, index);
  const unit = reader.unit(at);
  if (unit.kind === KEY && unit.entry?.word === 'pot' && unit.entry.meaning.role === 'amount') {
    reader.after = at + 1;
    return unit.end;
  }
  return end;
}

function afterFillers(reader: Reader, index: number): number {
  let at = index;
  while (reader.unit(at).kind === KEY && reader.unit(at).entry?.meaning.role === 'filler') at += 1;
  return at;
}

/** One number of a list such as `5/10/20` or `$1/$2`, where the stroke is not a fraction; sets `reader.after`. */
export function readListedAmount(reader: Reader, index: number, quiet: boolean): AmountNode | null {
  const first = reader.unit(index);
  let at = first.kind === CURRENCY ? index + 1 : index;
  const figure = reader.unit(at);
  const number = reader.numberOf(figure);
  if (number === null || reader.unit(at + 1).kind === PERCENT || number.unit === 'times') {
    return readPlainAmount(reader, index, quiet);
  }
  let currency = first.kind === CURRENCY ? reader.textOf(first) : null;
  let { end } = figure;
  at += 1;
  const next = reader.unit(at);
  if (next.kind === CURRENCY && next.start === end && currency === null) {
    currency = reader.textOf(next);
    end = next.end;
    at += 1;
  }
  reader.after = at;
  if (number.value === null) {
    reportNumber(reader, figure, number);
    return null;
  }
  const { digits } = number;
  const value = chipsOf(reader, at, figure, number, number.value);
  if (number.mixed) reportMixed(reader, figure);
  const blinds = reader.unit(at);
  const isInBlinds = blinds.entry?.meaning.role === 'unit';
  if (isInBlinds) {
    reader.after = at + 1;
    end = blinds.end;
  }
  const unit = isInBlinds || number.unit === 'bb' ? 'bb' : 'chips';
  const plain = { form: 'number', value, unit, sign: null, start: first.start, end, digits, currency } as const;
  const places = value === number.value ? writtenPlaces(reader, figure) : 0;
  return places > value.scale ? { ...plain, decimalPlaces: places } : plain;
}

/** A number's value. `1.000` is reported, and read as a thousand. `next`: the index of the unit after it. */
function chipsOf(reader: Reader, next: number, figure: Unit, { thousands }: NumberText, value: Decimal): Decimal {
  if (thousands === undefined || reader.unit(next).kind === PERCENT || reader.countsInThousandths) return value;
  reader.syntax('number-point', figure.start, figure.end, { word: reader.textOf(figure) });
  return thousands;
}

function reportMixed(reader: Reader, unit: Unit): void {
  reader.report('text/mixed-digits', 'text/mixed-digits', unit.start, unit.end, { number: reader.textOf(unit) });
}

/** Reports why a number cannot be read. */
function reportNumber(reader: Reader, unit: Unit, { fault }: NumberText): void {
  reader.syntax(fault === 'too-large' ? 'number-too-large' : 'number-grouping', unit.start, unit.end, {
    word: reader.textOf(unit),
  });
}

/** A plain number of chips or big blinds, without a sign. Any other amount gives null and is reported unless `quiet`. */
export function readPlainAmount(reader: Reader, index: number, quiet: boolean): AmountNode | null {
  const amount = readAmount(reader, index);
  if (amount === null) return null;
  if (amount.form === 'number' && amount.sign === null) return amount;
  if (!quiet) reader.syntax('number-expected', amount.start, amount.end, { word: reader.textOf(amount) });
  return null;
}
