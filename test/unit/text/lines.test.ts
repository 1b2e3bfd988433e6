/** Tests positions in a text and graphemes. */
import { describe, expect, test } from 'vitest';
import { LineIndex } from '../../../language/text/lines';

describe('LineIndex', () => {
  const text = 'a\nbc\r\nd\re';

  test('LF, CRLF and CR end a line', () => {
    const index = new LineIndex(text);
    expect(index.lineCount).toBe(4);
    expect([0, 1, 2, 3].map((line) => index.lineText(line))).toEqual(['a', 'bc', 'd', 'e']);
  });

  test.each([
    [0, 0, 0],
    [1, 0, 1],
    [2, 1, 0],
    [4, 1, 2],
    [5, 1, 3],
    [6, 2, 0],
    [8, 3, 0],
    [9, 3, 1],
  ])('offset %d is line %d, character %d', (offset, line, character) => {
    const index = new LineIndex(text);
    expect(index.positionAt(offset)).toEqual({ line, character });
  });

  test('offsets and positions outside are taken to the nearest end', () => {
    const index = new LineIndex(text);
    expect(index.positionAt(99)).toEqual({ line: 3, character: 1 });
    expect(index.positionAt(-1)).toEqual({ line: 0, character: 0 });
    expect(index.offsetAt({ line: 1, character: 99 })).toBe(4);
    expect(index.offsetAt({ line: 9, character: 0 })).toBe(text.length);
    expect(index.offsetAt({ line: -1, character: 5 })).toBe(0);
  });

  test('a position counts UTF-16 units', () => {
    const index = new LineIndex('🂡 a\nरेज़');
    expect(index.positionAt(3)).toEqual({ line: 0, character: 3 });
    expect(index.offsetAt({ line: 1, character: 4 })).toBe(9);
  });

  test('an empty text has one empty line', () => {
    const index = new LineIndex('');
    expect(index.lineCount).toBe(1);
    expect(index.lineText(0)).toBe('');
  });
});
