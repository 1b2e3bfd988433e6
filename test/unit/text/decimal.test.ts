/** Tests exact decimals. */
import { describe, expect, test } from 'vitest';
import {
  compareDecimals,
  decimal,
  formatDecimal,
  formatScaled,
  multiply,
  parseDecimal,
  toScaled,
} from '../../../language/text/decimal';

describe('parseDecimal', () => {
  test.each([
    ['0', 0, 0],
    ['500', 500, 0],
    ['007', 7, 0],
    ['12.5', 125, 1],
    ['1500.50', 15005, 1],
    ['1.000', 1, 0],
    ['0.05', 5, 2],
    ['.5', 5, 1],
    ['5.', 5, 0],
    ['-3.20', -32, 1],
    ['-0', 0, 0],
    ['9007199254740991', Number.MAX_SAFE_INTEGER, 0],
    ['0.100', 1, 1],
    ['10.010', 1001, 2],
  ])('%s is %d / 10^%d', (text, units, scale) => {
    expect(parseDecimal(text)).toEqual({ units, scale });
  });

  test.each(['', '-', '.', '1.2.3', '1,5', '1e5', ' 1', '9007199254740992', '0.0000000000000001', '1'.repeat(40)])(
    '%j is no decimal that can be held exactly',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );
});

test('multiply is exact, also where the product of the units is not safe', () => {
  expect(multiply(decimal(125, 1), decimal(1000))).toEqual({ units: 12500, scale: 0 });
  expect(multiply(decimal(5, 2), decimal(2))).toEqual({ units: 1, scale: 1 });
  // 90071992547409.91 × 100 needs more than 2^53 on the way and is safe in the end.
  expect(multiply(decimal(9007199254740991, 2), decimal(1000, 1))).toEqual({ units: 9007199254740991, scale: 0 });
  expect(multiply(decimal(Number.MAX_SAFE_INTEGER), decimal(3))).toBeNull();
});

test('toScaled gives whole numbers of the finest place, and null where places would be lost', () => {
  expect(toScaled(decimal(125, 1), 2)).toBe(1250);
  expect(toScaled(decimal(500), 0)).toBe(500);
  expect(toScaled(decimal(5, 2), 1)).toBeNull();
  expect(toScaled(decimal(Number.MAX_SAFE_INTEGER), 1)).toBeNull();
});

test('formatScaled writes plain decimals', () => {
  expect(formatScaled(1250, 2)).toBe('12.5');
  expect(formatScaled(5, 2)).toBe('0.05');
  expect(formatScaled(-5, 2)).toBe('-0.05');
  expect(formatScaled(100, 2)).toBe('1');
  expect(formatScaled(0, 2)).toBe('0');
  expect(formatScaled(7, 0)).toBe('7');
  expect(formatDecimal(decimal(15005, 1))).toBe('1500.5');
});

test('compareDecimals orders numbers of different places', () => {
  expect(compareDecimals(decimal(5, 1), decimal(50, 2))).toBe(0);
  expect(compareDecimals(decimal(5, 1), decimal(1))).toBeLessThan(0);
  expect(compareDecimals(decimal(2), decimal(19, 1))).toBeGreaterThan(0);
  // Too large to be brought to one scale as a safe integer.
  expect(compareDecimals(decimal(Number.MAX_SAFE_INTEGER), decimal(1, 15))).toBeGreaterThan(0);
  expect(compareDecimals(decimal(1, 15), decimal(Number.MAX_SAFE_INTEGER))).toBeLessThan(0);
});
