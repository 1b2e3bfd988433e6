/** Exact fractions: what an equation of a lesson comes to, parts of a pot and percentages included. */
import type { Decimal } from '../text/decimal';

/** `over` is positive. */
export interface Fraction {
  readonly units: bigint;
  readonly over: bigint;
}

export function fractionOf({ units, scale }: Decimal): Fraction {
  return { units: BigInt(units), over: 10n ** BigInt(scale) };
}

export type Operator = '+' | '-' | '*' | '/';

/** Null: a division by nothing. */
export function compute(a: Fraction, operator: Operator, b: Fraction): Fraction | null {
  switch (operator) {
    case '+':
      return { units: a.units * b.over + b.units * a.over, over: a.over * b.over };
    case '-':
      return { units: a.units * b.over - b.units * a.over, over: a.over * b.over };
    case '*':
      return { units: a.units * b.units, over: a.over * b.over };
    case '/': {
      if (b.units === 0n) return null;
      const sign = b.units < 0n ? -1n : 1n;
      return { units: a.units * b.over * sign, over: a.over * b.units * sign };
    }
  }
}

export function isEqual(a: Fraction, b: Fraction): boolean {
  return a.units * b.over === b.units * a.over;
}

/** The nearest decimal of so many places, halves away from nothing; as plain ASCII. */
export function rounded({ units, over }: Fraction, places: number): string {
  const power = 10n ** BigInt(places);
  const size = units < 0n ? -units : units;
  const whole = (2n * size * power + over) / (2n * over);
  const digits = String(whole).padStart(places + 1, '0');
  const shown = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return units < 0n && whole > 0n ? `-${shown}` : shown;
}

/** Decimal places after which nothing is left; null: more than `most`. */
export function placesOf({ units, over }: Fraction, most: number): number | null {
  for (let places = 0; places <= most; places += 1) if ((units * 10n ** BigInt(places)) % over === 0n) return places;
  return null;
}
