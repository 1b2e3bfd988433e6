/** Reads one number as written: digits of any system, grouping, a decimal point, a suffix. */
import { type Decimal, decimal, multiply, parseDecimal } from '../../text/decimal';
import { type DigitSystem, digitSystemsIn, toAsciiDigits } from '../../text/digits';
import { normalizeWord } from '../../text/normalize';

export interface NumberText {
  /** Null: it cannot be read; `fault` says why. */
  readonly value: Decimal | null;
  readonly fault: 'grouping' | 'too-large' | null;
  readonly unit: 'chips' | 'bb' | 'times';
  readonly digits: DigitSystem;
  readonly mixed: boolean;
  /** `1.000`: what the figures make where the point groups thousands; a point begins the fraction, and chips have no thousandths. */
  readonly thousands?: Decimal;
  /** Of a number that a word or a suffix multiplies: by how many zeros. */
  readonly zeros?: number;
}

/** What a word after a number multiplies it by. */
type Multiplier = 'hundred' | 'thousand' | 'lakh' | 'million' | 'crore' | 'billion';
export type Suffix = Multiplier | 'bb' | 'times';

/** A number of more figures may exceed the safe integers. */
export const MAX_PLAIN = 15;
const PLAIN = /^[0-9]{1,15}$/;
const CODE_0 = 48;
const SHAPE = /^([.٫]?[0-9][0-9.,٫٬]*)(.*)$/su;
const UNGROUPED = /^[0-9]*(?:[.٫][0-9]+)?$/;
/** `1,500`, `12,345,678` or `1,00,000`. */
const GROUPED = /^[1-9][0-9]{0,2}(?:[,٬][0-9]{3})+(?:[.٫][0-9]+)?$/;
const GROUPED_BY_TWO = /^[1-9][0-9]?(?:[,٬][0-9]{2})+[,٬][0-9]{3}(?:[.٫][0-9]+)?$/;

/** A point before three figures at the end. */
const POINTED = /^[1-9][0-9]{0,2}(?:\.[0-9]{3})+$/;

/** How many zeros a number word adds. */
const ZEROS: Readonly<Record<Multiplier, number>> = {
  hundred: 2,
  thousand: 3,
  lakh: 5,
  million: 6,
  crore: 7,
  billion: 9,
};

/** How many zeros a suffix adds; null for a unit. */
export function zerosOf(suffix: Suffix): number | null {
  return suffix === 'bb' || suffix === 'times' ? null : ZEROS[suffix];
}

/** Whether the units `[start, end)` of a text are nothing but Latin figures, and not too many of them. */
export function arePlainFigures(codes: Uint16Array, start: number, end: number): boolean {
  if (end === start || end - start > MAX_PLAIN) return false;
  for (let index = start; index < end; index += 1) {
    const figure = (codes[index] ?? 0) - CODE_0;
    if (figure < 0 || figure > 9) return false;
  }
  return true;
}

/** The number that plain figures make. */
export function readPlainFigures(codes: Uint16Array, start: number, end: number): NumberText {
  let units = 0;
  for (let index = start; index < end; index += 1) units = units * 10 + (codes[index] ?? CODE_0) - CODE_0;
  return plainNumber(units);
}

function plainNumber(units: number): NumberText {
  return { value: { units, scale: 0 }, fault: null, unit: 'chips', digits: 'latin', mixed: false };
}

/** The number that the whole text is, or null where it is a word; with spaces in it the sum of its parts (`1million 200thousand`). */
export function readNumber(text: string, suffixes: ReadonlyMap<string, Suffix>): NumberText | null {
  if (PLAIN.test(text)) return plainNumber(Number(text));
  if (text.includes(' ')) return sumOf(text.split(' ').map((part) => readNumber(part, suffixes)));
  const shape = SHAPE.exec(toAsciiDigits(text));
  if (shape === null) return null;
  const [, figures = '', tail = ''] = shape;
  const suffix = tail === '' ? null : (suffixes.get(normalizeWord(tail)) ?? null);
  if (tail !== '' && suffix === null) return null;
  return numberFrom(figures, suffix, digitSystemsIn(text));
}

/** The number of some figures and a suffix. */
function numberFrom(figures: string, suffix: Suffix | null, systems: readonly DigitSystem[]): NumberText {
  const unit = suffix === 'bb' || suffix === 'times' ? suffix : 'chips';
  const base = { unit, digits: systems[0] ?? 'latin', mixed: systems.length > 1 } as const;
  const thousands = suffix === null && POINTED.test(figures) ? parseDecimal(figures.replaceAll('.', '')) : null;
  if (thousands !== null) return { ...base, value: parseDecimal(figures) ?? thousands, fault: null, thousands };
  if (!UNGROUPED.test(figures) && !GROUPED.test(figures) && !GROUPED_BY_TWO.test(figures)) {
    return { ...base, value: null, fault: 'grouping' };
  }
  const plain = parseDecimal(figures.replace(/[,٬]/g, '').replace('٫', '.'));
  const zeros = suffix === null ? null : zerosOf(suffix);
  const value = plain === null || zeros === null ? plain : multiply(plain, decimal(10 ** zeros));
  return { ...base, value, fault: value === null ? 'too-large' : null, ...(zeros === null ? {} : { zeros }) };
}

/** `1 million 200 thousand 5`: each part is a whole number, less than the multiplier of the part before it. Null if the parts do not make a sum. */
function sumOf(parts: readonly (NumberText | null)[]): NumberText | null {
  const [first] = parts;
  if (first === null || first === undefined) return null;
  let [units, mixed, room] = [0, first.mixed, Number.POSITIVE_INFINITY];
  for (const part of parts) {
    if (part?.value?.scale !== 0 || part.unit !== 'chips' || part.value.units >= room) return null;
    units += part.value.units;
    mixed ||= part.mixed || part.digits !== first.digits;
    room = part.zeros === undefined ? 0 : 10 ** part.zeros;
    // Nobody adds to `1.5 million`.
    if (room > 0 && part.value.units % room !== 0) return null;
  }
  return Number.isSafeInteger(units) ? { ...first, value: decimal(units), mixed } : null;
}
