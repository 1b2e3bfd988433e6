/** Amounts of foreign formats as exact decimals. */
import { type Decimal, decimal, parseDecimal } from '../text/decimal';

export const ZERO: Decimal = { units: 0, scale: 0 };

/**
 * Reads `1259450.25`, `1_000`, `+3`, `1.5e3`. Null if the text is not a number, or has more digits than can be exact.
 */
export function decimalOf(text: string): Decimal | null {
  const parts = /^([+-]?)([\d_]*\.?[\d_]*)(?:[eE]([+-]?\d{1,3}))?$/.exec(text);
  if (parts === null) return null;
  const [, sign = '', digits = '', exponent = '0'] = parts;
  const plain = shifted(digits.replaceAll('_', ''), Number(exponent));
  return plain === null ? null : parseDecimal(sign === '-' ? `-${plain}` : plain);
}

/** Moves the decimal point of the digits. */
function shifted(digits: string, places: number): string | null {
  if (places === 0) return digits;
  const [whole = '', fraction = ''] = digits.split('.');
  if (whole + fraction === '') return null;
  const point = whole.length + places;
  const all = `${'0'.repeat(Math.max(0, -point))}${whole}${fraction}`.padEnd(Math.max(point, 0), '0');
  const at = Math.max(point, 0);
  return `${all.slice(0, at)}.${all.slice(at)}`;
}

export function isPositive(value: Decimal | null | undefined): value is Decimal {
  return value !== null && value !== undefined && value.units > 0;
}

/** `a - b`; null if the difference cannot be exact. */
export function minus(a: Decimal, b: Decimal): Decimal | null {
  const scale = Math.max(a.scale, b.scale);
  const units = a.units * 10 ** (scale - a.scale) - b.units * 10 ** (scale - b.scale);
  return Number.isSafeInteger(units) ? decimal(units, scale) : null;
}
