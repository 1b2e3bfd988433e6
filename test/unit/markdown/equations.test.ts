import { describe, expect, it } from 'vitest';
import { equationsIn } from '../../../language/markdown/equations';
import { readInline } from '../../../language/markdown/inline';

const read = (line: string) => equationsIn(readInline(line, 0, line.length).words);

describe('equations in prose', () => {
  it.each([
    ['500 + 300 = 800'],
    ['so 500 + 300 = 800 chips.'],
    ['۵۰۰ + ۳۰۰ = ۸۰۰'],
    ['٥٠٠ + ٣٠٠ = ٨٠٠'],
    ['५०० − २०० = ३००'],
    ['الفحص 340 +260 =600. إذا فاز'],
    ['420 +140 −360 −200 =0'],
    ['120 × 3 = 360'],
    ['3 x 100 = 300'],
    ['500*3 = 1500'],
    ['**500** + **300** = **800**'],
    ['600 ÷ 3 = 200'],
    ['600 / 3 = 200'],
    ['50% × 300 = 150'],
    ['۵۰٪ × ۳۰۰ = ۱۵۰'],
    ['100 / 300 = 33%'],
    ['100 / 300 = 33.3%'],
    ['200 ÷ 300 = 0.67'],
    ['1,500 + 500 = 2,000'],
    ['۱٬۵۰۰ + ۰٫۵ = ۱٬۵۰۰٫۵'],
    ['1.500 + 300 = 1.800'],
    ['1,5 + 0,5 = 2'],
    ['12.5k + 500 = 13k'],
    ['$40 + $180 = $220'],
    ['2 × (300 + 200) = 1000'],
    ['(500 + 300 = 800)'],
    ['560 + 180 + 320 + 140 = 1200 = 560 + 500 + 140'],
    ['800 = 500 + 300'],
    ['cap = 30 + 180 = 210'],
    ['[500 + 300 = 800](https://example.org)'],
    ['40<!-- = a: to call --> + 180<!-- = a: pot --> = 220'],
    ['500 + 300 = 800 (as P + C)'],
    ['9 × 4 = 36%'],
    ['9×4−1 = 35%'],
    ['100 − 36 = 64%'],
    ['50% - 10 = 40%'],
    ['15 + 25 = 40k'],
    ['300 × 33% = 100'],
    ['0.33 × 300 = 100'],
  ])('%s is right', (line) => {
    expect(read(line)).toMatchObject([{ wrong: null }]);
  });

  it.each([
    ['500 + 300 = «700».', '800', '500 + 300'],
    ['۵۰۰ + ۳۰۰ = «۷۰۰»', '۸۰۰', '۵۰۰ + ۳۰۰'],
    ['٨٠٠ − ٢٠٠ = «٥٠٠»', '٦٠٠', '٨٠٠ − ٢٠٠'],
    ['१०० × ३ = «२००»', '३००', '१०० × ३'],
    ['1,200 + 300 = «1,600»', '1,500', '1,200 + 300'],
    ['1,00,000 + 5 = «1,00,006»', '1,00,005', '1,00,000 + 5'],
    ['«900» = 500 + 300', '800', '500 + 300'],
    ['$40 + $180 = «$210»', '$220', '$40 + $180'],
    ['100 − 360 = «260»', '−260', '100 − 360'],
    ['100 − 360 = «−250»', '−260', '100 − 360'],
    ['50% × 300 = «160»', '150', '50% × 300'],
    ['100 / 300 = «34%»', '33.33%', '100 / 300'],
    ['560 + 500 = 1060 = «560 + 400»', '1060', '560 + 500'],
    ['2 × (300 + 200) = «900»', '1000', '2 × (300 + 200)'],
    ['150 + 30 = «190» chips', '180', '150 + 30'],
  ])('%s', (marked, right, reckoning) => {
    const line = marked.replace(/[«»]/g, '');
    const [start, end] = [marked.indexOf('«'), marked.indexOf('»') - 1];
    expect(read(line)).toMatchObject([{ wrong: { start, end, right, reckoning } }]);
  });

  it.each([
    ['P + C = 180'],
    ['P + 40 = 180'],
    ['x + 100 + 2 = 5'],
    ['500 + 300 = 700 × n'],
    ['500 + 300 = 700px'],
    ['`500 + 300 = 700`'],
    ['500 + `x` = 700'],
    ['[a](?500+300=700)'],
    ['https://example.org/?a=1+1=3'],
    ['<a title="1 + 1 = 3">'],
    ['2024-05-06 = 7'],
    ['1 500 + 300 = 1 900'],
    ['blinds 50/100 = 3'],
    ['500 chips + 300 = 700'],
    ['500 <= 300'],
    ['500 => 300 + 1'],
    ['500 + 300 == 700'],
    ['1 + 1 = 10,00,0'],
    ['5 = 6'],
    ['a5 + 1 = 7'],
    ['300 ÷ 0 = 7'],
  ])('%s is none that can be checked', (line) => {
    expect(read(line)).toEqual([]);
  });

  it('reads a line of a megabyte', () => {
    const line = '500 + 300 = 800, `x` <!-- - and '.repeat(32_000);
    const before = performance.now();
    expect(read(line)).toHaveLength(32_000);
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  it.each([
    'Odds 3-1 = 25%',
    'Ages 18–25 = 10 %',
    '22–66 = 5 pairs',
    '55–88 = 4 × 6 = 24 combos',
    '$1-$2 = $200 max',
    '1-2-2026 = 3 days',
    'Top 10-15% = 5% wide',
    'with --opt-1-2=3',
    '2 ^ 3 + 1 = 9',
  ])('a range, odds, a power is none: %s', (line) => {
    expect(read(line).filter(({ wrong }) => wrong !== null)).toEqual([]);
  });

  it.each(['100 + 50% = 150', '$100 + 50% = $150', '100 - 20% = 80'])('a share of what is left open: %s', (line) => {
    expect(read(line).filter(({ wrong }) => wrong !== null)).toEqual([]);
  });

  it.each([
    ['9 × 4 = 35%', '36'],
    ['3 - 1 = 4', '2'],
    ['15 + 25 = 50k', '40'],
  ])('%s is wrong still', (line, right) => {
    expect(read(line)[0]?.wrong?.right).toContain(right);
  });
});
