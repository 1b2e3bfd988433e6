/** Lines of several scripts, cut for a program that shapes a line as one script. */
import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../../cli/output/pieces';
import { loadRaster } from '../../../cli/output/raster';

describe('pieces of a line', () => {
  it.each([
    ['flop: 2♥ 3♠', 'ltr', null],
    ['पॉट 1500', 'ltr', null],
    ['\u2068किया\u2069 500 + \u2068राहा\u2069 500', 'ltr', null],
    ['फ्लॉप: 2♥ 3♠', 'ltr', ['devanagari फ्लॉप', 'signs : 2♥ 3♠']],
    ['may win: \u2068Raha\u2069, \u2068किया लाल\u2069', 'ltr', ['latin may win: Raha, ', 'devanagari किया लाल']],
    ['किया K♠ दिखाता है', 'ltr', ['devanagari किया', 'signs  K♠ ', 'devanagari दिखाता है']],
    ['बारी: \u2068رها\u2069', 'ltr', ['devanagari बारी', 'arabic : \u2068رها\u2069']],
    ['\u2068किया A\u2069', 'rtl', ['devanagari किया', 'latin  A']],
    [
      'الفوز: \u2068राहा\u2069، \u2068رها\u2069',
      'rtl',
      ['arabic \u2067، \u2068رها\u2069\u2069', 'devanagari राहा', 'arabic \u2067الفوز:\u00a0\u2069'],
    ],
  ] as const)('have one script each in %j (%s)', (text, direction, pieces) => {
    const found = piecesOf(text, direction)?.map((piece) => `${piece.script} ${piece.text}`) ?? null;
    expect(found).toEqual(pieces);
  });

  it('have their own fonts and follow one another', () => {
    const runs = loadRaster()?.runsFor('hi')('फ्लॉप: 2♥', 20, false, 'ltr') ?? [];
    expect(runs.map(({ fonts, x }) => [fonts, x])).toEqual([
      ['Noto Sans Devanagari', 0],
      ['DejaVu Sans', runs[0]?.width],
    ]);
    for (const { width } of runs) expect(width).toBeGreaterThan(20);
  });
});
