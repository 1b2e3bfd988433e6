/** Numbers keep their digits and strings their lines; everything else is TOML as it is. */
import { describe, expect, it } from 'vitest';
import { decimalOf } from '../../../language/exchange/amounts';
import { readToml, type TomlNode } from '../../../language/exchange/toml';
import { inEnglish } from './support';

function value(text: string, key = 'x'): TomlNode | undefined {
  const toml = readToml(text);
  if ('reason' in toml) throw new Error(inEnglish(toml.reason));
  return toml.entries.get(key);
}

describe('numbers', () => {
  it.each(['9007199254740.991', '0.1000000000000000055', '1_000', '-2.50', '+3', '1e3'])(
    '%s keeps its digits',
    (text) => {
      expect(value(`x = ${text}`)).toEqual({ kind: 'number', text, line: 1 });
    },
  );

  it('in lists and inline tables, over several lines', () => {
    expect(value('x = [ # all of them\n  1.10,\n  2 ]')).toEqual({
      kind: 'list',
      items: [
        { kind: 'number', text: '1.10', line: 2 },
        { kind: 'number', text: '2', line: 3 },
      ],
    });
    const table = value('x = { 1 = 2.0, "a=3" = 4 }');
    expect(table?.kind === 'table' && [...table.entries.keys()]).toEqual(['1', 'a=3']);
  });

  it('dates, times, hexadecimal numbers, infinity and booleans are none', () => {
    expect(value('x = 12:05:03')).toMatchObject({ kind: 'other' });
    expect(value('x = 1979-05-27 07:32:00')).toMatchObject({ kind: 'other' });
    expect(value('x = 0x1f')).toEqual({ kind: 'other', value: 31 });
    expect(value('x = inf')).toEqual({ kind: 'other', value: Number.POSITIVE_INFINITY });
    expect(value('x = true')).toEqual({ kind: 'other', value: true });
  });

  it('keys and table headers stay keys', () => {
    expect(value('[12]\n3 = 4', '12')).toMatchObject({ kind: 'table' });
    expect(value('1.5 = 2', '1')).toMatchObject({ kind: 'table' });
  });
});

describe('strings', () => {
  it.each([
    ['x = "a # 1.5 = [2]"', 'a # 1.5 = [2]'],
    ['x = \'say "no" 7\'', 'say "no" 7'],
    ['x = "say \\"no\\" 7"', 'say "no" 7'],
    ['x = ""', ''],
  ])('%s', (text, expected) => {
    expect(value(text)).toEqual({ kind: 'string', value: expected, line: 1 });
  });

  it('long ones keep their lines and count them', () => {
    const text = 'a = """\none 1\n"two" 2"""\nb = \'\'\'x\n3\'\'\'\nc = "here"';
    expect(value(text, 'a')).toMatchObject({ kind: 'string', value: 'one 1\n"two" 2' });
    expect(value(text, 'b')).toMatchObject({ kind: 'string', value: 'x\n3' });
    expect(value(text, 'c')).toEqual({ kind: 'string', value: 'here', line: 6 });
  });
});

it.each([
  ['a = 1\nb = [1, 2\nc = 4', 3],
  ['a = 1\na = 2', 2],
  ['a = "x\n', 1],
  ['= 3', 1],
])('a mistake has its line: %j', (text, line) => {
  const toml = readToml(text);
  expect('reason' in toml ? [toml.line, inEnglish(toml.reason)] : null).toEqual([
    line,
    expect.stringMatching(/^not valid TOML: /),
  ]);
});

describe('amounts', () => {
  it.each([
    ['1259450.25', { units: 125945025, scale: 2 }],
    ['0.10', { units: 1, scale: 1 }],
    ['1_000', { units: 1000, scale: 0 }],
    ['+3', { units: 3, scale: 0 }],
    ['-2.5', { units: -25, scale: 1 }],
    ['1.5e3', { units: 1500, scale: 0 }],
    ['25e-2', { units: 25, scale: 2 }],
    ['5E-3', { units: 5, scale: 3 }],
    ['9007199254740.991', { units: 9007199254740991, scale: 3 }],
  ])('%s', (text, expected) => {
    expect(decimalOf(text)).toEqual(expected);
  });

  it.each(['', 'x', '1.2.3', 'e5', '12345678901234567890', '1e400', '--1'])('%j is no amount', (text) => {
    expect(decimalOf(text)).toBeNull();
  });
});
