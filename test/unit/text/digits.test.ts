/** Tests conversions between digit systems. */
import { expect, test } from 'vitest';
import {
  DIGIT_SYSTEMS,
  digitSystemOf,
  digitSystemsIn,
  digitValue,
  toAsciiDigits,
  toNativeDigits,
} from '../../../language/text/digits';

test.each([
  ['۱۲۳۴۵۶۷۸۹۰', 'persian'],
  ['١٢٣٤٥٦٧٨٩٠', 'arabic'],
  ['१२३४५६७८९०', 'devanagari'],
  ['1234567890', 'latin'],
] as const)('%s is read as ASCII and written back', (native, system) => {
  expect(toAsciiDigits(native)).toBe('1234567890');
  expect(toNativeDigits('1234567890', system)).toBe(native);
  expect(digitSystemsIn(native)).toEqual([system]);
});

test('conversions keep characters that are not digits', () => {
  expect(toAsciiDigits('۱٬۵۰۰٫۵ چیپ')).toBe('1٬500٫5 چیپ');
  expect(toNativeDigits('1,500.5bb', 'arabic')).toBe('١,٥٠٠.٥bb');
  expect(digitValue('a'.charCodeAt(0))).toBe(-1);
  expect(digitSystemOf('٫'.charCodeAt(0))).toBeNull();
});

test('digitSystemsIn lists systems in the order of their first digit', () => {
  expect(digitSystemsIn('1۲٣')).toEqual(['latin', 'persian', 'arabic']);
  expect(digitSystemsIn('abc')).toEqual([]);
  expect(DIGIT_SYSTEMS).toHaveLength(4);
});
