/** The four digit systems that authors type, and conversions between them. */
export type DigitSystem = 'latin' | 'persian' | 'arabic' | 'devanagari';

const ZERO: Readonly<Record<DigitSystem, number>> = {
  latin: 0x30,
  persian: 0x6f0,
  arabic: 0x660,
  devanagari: 0x966,
};

/** @internal for tests and scripts */
export const DIGIT_SYSTEMS = Object.keys(ZERO) as readonly DigitSystem[];

/**
 * The system of a digit's UTF-16 unit; null if it is not a digit.
 * @internal for tests and scripts
 */
export function digitSystemOf(code: number): DigitSystem | null {
  if (code >= 0x30 && code <= 0x39) return 'latin';
  if (code < 0x660) return null;
  if (code <= 0x669) return 'arabic';
  if (code >= 0x6f0 && code <= 0x6f9) return 'persian';
  if (code >= 0x966 && code <= 0x96f) return 'devanagari';
  return null;
}

/** 0–9, or -1 if the unit is not a digit. */
export function digitValue(code: number): number {
  const system = digitSystemOf(code);
  return system === null ? -1 : code - ZERO[system];
}

/** Every digit of the text as an ASCII one; the rest is kept. */
export function toAsciiDigits(text: string): string {
  let result = '';
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x660) continue;
    const value = digitValue(code);
    if (value < 0) continue;
    result += text.slice(from, index) + String.fromCharCode(ZERO.latin + value);
    from = index + 1;
  }
  return from === 0 ? text : result + text.slice(from);
}

/** Every ASCII digit of the text in another system; separators are kept as they are. */
export function toNativeDigits(text: string, system: DigitSystem): string {
  if (system === 'latin') return text;
  const zero = ZERO[system];
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + digit.charCodeAt(0) - ZERO.latin));
}

/** The digit systems in the text, in the order of their first digit. More than one in one number is a mix. */
export function digitSystemsIn(text: string): readonly DigitSystem[] {
  const found: DigitSystem[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const system = digitSystemOf(text.charCodeAt(index));
    if (system !== null && !found.includes(system)) found.push(system);
  }
  return found;
}
