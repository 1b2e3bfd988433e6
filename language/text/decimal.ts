/**
 * Exact decimals: `units / 10^scale`, `scale` as small as it can be. Binary floating point never touches an amount
 * that an author wrote.
 */
export interface Decimal {
  /** A safe integer. */
  readonly units: number;
  /** Decimal places; no trailing zeros, so equal values have equal fields. */
  readonly scale: number;
}

/** More places than any currency has; beyond this a scaled integer could not be safe anyway. */
const MAX_SCALE = 15;

const POWERS: readonly number[] = Array.from({ length: MAX_SCALE + 1 }, (_, places) => 10 ** places);

const CODE_0 = 48;
const CODE_9 = 57;
const CODE_POINT = 46;
const CODE_MINUS = 45;

/** The number with its trailing zeros dropped. */
export function decimal(units: number, scale = 0): Decimal {
  while (scale > 0 && units % 10 === 0) {
    units /= 10;
    scale -= 1;
  }
  return { units, scale };
}

/**
 * Reads plain ASCII digits with at most one point, as in `1500.50`, `-3` or `.5`.
 * Null if the text is not a number, or not one that safe integers can represent exactly.
 */
export function parseDecimal(asciiText: string): Decimal | null {
  const negative = asciiText.charCodeAt(0) === CODE_MINUS;
  let units = 0;
  let scale = -1;
  let digits = 0;
  let zeros = 0;
  for (let index = negative ? 1 : 0; index < asciiText.length; index += 1) {
    const code = asciiText.charCodeAt(index);
    if (code === CODE_POINT && scale < 0) {
      scale = 0;
      continue;
    }
    if (code < CODE_0 || code > CODE_9) return null;
    digits += 1;
    if (scale >= 0) {
      // Trailing zeros of the fraction do not count; zeros count only once a digit follows.
      if (code === CODE_0) {
        zeros += 1;
        continue;
      }
      if (scale + zeros + 1 > MAX_SCALE) return null;
      units = units * (POWERS[zeros + 1] ?? Number.POSITIVE_INFINITY) + (code - CODE_0);
      scale += zeros + 1;
      zeros = 0;
    } else {
      units = units * 10 + (code - CODE_0);
    }
    if (units > Number.MAX_SAFE_INTEGER) return null;
  }
  if (digits === 0) return null;
  return { units: negative && units !== 0 ? -units : units, scale: Math.max(scale, 0) };
}

/** The exact product, or null if safe integers cannot represent it. */
export function multiply(a: Decimal, b: Decimal): Decimal | null {
  const units = a.units * b.units;
  if (!Number.isSafeInteger(units)) return multiplyLarge(a, b);
  const product = decimal(units, a.scale + b.scale);
  return product.scale <= MAX_SCALE ? product : null;
}

function multiplyLarge(a: Decimal, b: Decimal): Decimal | null {
  let units = BigInt(a.units) * BigInt(b.units);
  let scale = a.scale + b.scale;
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n;
    scale -= 1;
  }
  const small = Number(units);
  return Number.isSafeInteger(small) && scale <= MAX_SCALE ? { units: small, scale } : null;
}

/**
 * The value as a whole number of `10^-scale`, as the engine counts chips.
 * Null if the value has more places than `scale`, or the number is not safe.
 */
export function toScaled(value: Decimal, scale: number): number | null {
  if (value.scale === scale) return value.units;
  const power = POWERS[scale - value.scale];
  if (power === undefined) return null;
  const units = value.units * power;
  return Number.isSafeInteger(units) ? units : null;
}

/** A plain decimal string: ASCII digits, `-` if negative, no exponent, no grouping, no trailing zeros. */
export function formatScaled(units: number, scale: number): string {
  if (scale <= 0) return String(units * 10 ** -scale);
  const negative = units < 0;
  const digits = String(Math.abs(units)).padStart(scale + 1, '0');
  const whole = digits.slice(0, -scale);
  const fraction = digits.slice(-scale).replace(/0+$/, '');
  return `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** `formatScaled` of a decimal. */
export function formatDecimal(value: Decimal): string {
  return formatScaled(value.units, value.scale);
}

/** Negative if `a` is less, 0 if they are equal, positive if `a` is more. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  if (a.scale === b.scale) return a.units - b.units;
  const scale = Math.max(a.scale, b.scale);
  const left = toScaled(a, scale);
  const right = toScaled(b, scale);
  if (left !== null && right !== null) return left - right;
  const difference =
    BigInt(a.units) * 10n ** BigInt(scale - a.scale) - BigInt(b.units) * 10n ** BigInt(scale - b.scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
