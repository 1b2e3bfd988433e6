import { describe, expect, it } from 'vitest';
import { decode } from '../../../cli/input/decode';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function utf16(text: string, bigEndian: boolean): Uint8Array {
  return Uint8Array.from(
    [...text]
      .flatMap((c) => [c.charCodeAt(0) & 0xff, c.charCodeAt(0) >> 8])
      .map((_, i, all) => all[bigEndian ? i ^ 1 : i] ?? 0),
  );
}

describe('decode', () => {
  it('reads UTF-8', () => {
    expect(decode(utf8('رها bets ۱۰۰'))).toEqual({ text: 'رها bets ۱۰۰' });
  });

  it('drops a byte-order mark', () => {
    expect(decode(utf8('\ufeffblinds 50/100'))).toEqual({ text: 'blinds 50/100' });
  });

  it('reads invalid UTF-8 as U+FFFD', () => {
    expect(decode(bytes(0x41, 0xff, 0x42, 0xc3))).toEqual({ text: 'A\ufffdB\ufffd' });
  });

  it('rejects binary files', () => {
    expect(decode(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d))).toEqual({
      problem: 'file/binary',
    });
  });

  it('reads an empty file as an empty text', () => {
    expect(decode(bytes())).toEqual({ text: '' });
  });

  it.each([
    ['with a little-endian mark', Uint8Array.from([0xff, 0xfe, 0x41, 0x00])],
    ['with a big-endian mark', Uint8Array.from([0xfe, 0xff, 0x00, 0x41])],
    ['little-endian without a mark', utf16('blinds 50/100\n', false)],
    ['big-endian without a mark', utf16('blinds 50/100\n', true)],
  ])('rejects UTF-16 %s', (_, input) => {
    expect(decode(input)).toEqual({ problem: 'file/utf16' });
  });

  it('accepts a stray zero byte in a text', () => {
    expect(decode(utf8('blinds 50/100\u0000'))).toEqual({ text: 'blinds 50/100\u0000' });
  });
});
