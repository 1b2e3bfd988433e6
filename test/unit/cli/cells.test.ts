import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../../cli/output/cells';
import { widthOf } from '../../../language/text/width';

/** The columns at which the pieces of a line begin. */
function columns(line: string): [string, number][] {
  return cellsOf(line).map(({ text, column }) => [text, column]);
}

describe('widthOf', () => {
  it.each([
    ['a', 1],
    ['é', 1],
    ['e\u0301', 1],
    ['ر', 1],
    ['ی\u200c', 1],
    ['رِ', 1],
    ['क्ष', 1],
    ['ज़', 1],
    ['♣', 1],
    ['♠\ufe0f', 2],
    ['牌', 2],
    ['Ａ', 2],
    ['👩‍👩‍👧', 2],
    ['\u200b', 0],
    ['\u0301', 0],
  ])('measures %s as %i', (grapheme, width) => {
    expect(widthOf(grapheme)).toBe(width);
  });
});

describe('cellsOf', () => {
  it('keeps combining marks with their letter', () => {
    expect(columns('ریزِ ۵')).toEqual([
      ['ر', 0],
      ['ی', 1],
      ['زِ', 2],
      [' ', 3],
      ['۵', 4],
    ]);
  });

  it('counts offsets in UTF-16 and columns in cells', () => {
    expect(cellsOf('👩‍👩‍👧x').map(({ start, end, column }) => [start, end, column])).toEqual([
      [0, 8, 0],
      [8, 9, 2],
    ]);
  });

  it('expands tabs to the next stop', () => {
    expect(columns('a\tb')).toEqual([
      ['a', 0],
      ['   ', 1],
      ['b', 4],
    ]);
  });

  it('makes control characters visible', () => {
    expect(columns('\u001b[\u202ex').map(([text]) => text)).toEqual(['\u241b', '[', '\ufffd', 'x']);
  });
});
