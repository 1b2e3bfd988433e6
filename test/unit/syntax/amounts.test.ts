import { describe, expect, it } from 'vitest';
import { parseHand } from '../../../language/syntax/index';
import type { AmountNode, HandTree } from '../../../language/syntax/tree';
import { amount, problemsOf } from './brief';

const bet = (amount: string): HandTree => parseHand(`Raha bets ${amount}`, { names: ['Raha'] });

function amountOf(text: string): AmountNode | null {
  const [statement] = bet(text).statements;
  return statement?.kind === 'action' ? statement.bare : null;
}

describe('amounts', () => {
  it.each([
    ['500', '500'],
    ['1,500', '1500'],
    ['12,345,678', '12345678'],
    ['1,00,000', '100000'],
    ['12,34,567', '1234567'],
    ['1500.50', '1500.5'],
    ['1,500.25', '1500.25'],
    ['12.5k', '12500'],
    ['12.5K', '12500'],
    ['1.25m', '1250000'],
    ['2.5bb', '2.5bb'],
    ['100BB', '100bb'],
    ['3BBs', '3bb'],
    ['2.5 BB', '2.5bb'],
    ['7 big blinds', '7bb'],
    ['3 BBs all-in', '3bb'],
    ['۲.۵ بیگ‌بلایند', '2.5bb'],
    ['۲.۵ بیگ بلایند', '2.5bb'],
    ['२.५ बिग ब्लाइंड', '2.5bb'],
    ['3 بلاندات كبيرة', '3bb'],
    ['7 ciegas grandes', '7bb'],
    ['3x BB', '3bb'],
    ['$0.50', '$0.5'],
    ['€3', '€3'],
    ['3€', '€3'],
    ['₹1,00,000', '₹100000'],
    ['۵۰۰', '500'],
    ['٥٠٠', '500'],
    ['५००', '500'],
    ['۱٬۵۰۰٫۵', '1500.5'],
    ['۱٬۰۰٬۰۰۰', '100000'],
    ['pot', 'pot*1/1'],
    ['1/2 pot', 'pot*1/2'],
    ['2/3 pot', 'pot*2/3'],
    ['۱/۲ pot', 'pot*1/2'],
    ['1/2 of the pot', 'pot*1/2'],
    ['50% pot', 'pot*50/100'],
    ['50%', 'pot*50/100'],
    ['۵۰٪', 'pot*50/100'],
    ['33.3%', 'pot*333/1000'],
    ['2x pot', 'pot*2/1'],
    ['1.5x pot', 'pot*15/10'],
    ['3x', 'x3'],
    ['2.5X', 'x2.5'],
    ['min', 'min'],
    ['max', 'max'],
    ['500 chips', '500'],
    ['1 million 200 thousand', '1200000'],
    ['1 million and 200 thousand 5', '1200005'],
    ['1m 200k', '1200000'],
    ['2 thousand 500', '2500'],
    ['1 crore 20 lakh 5 thousand', '12005000'],
    ['۱ میلیون و ۲۰۰ هزار', '1200000'],
    ['۱میلیون و ۲۰۰هزار', '1200000'],
    ['1 लाख 20 हज़ार', '120000'],
    ['مليون و٢٠٠ ألف', '1200000'],
    ['١ مليون و٢٠٠ ألف', '1200000'],
    ['1 millón 200 mil', '1200000'],
    ['1 millón y 200 mil', '1200000'],
    ['mil y 200', '1200'],
  ])('reads %s as %s', (text, meaning) => {
    expect(amount(amountOf(text))).toBe(meaning);
    expect(problemsOf(bet(text))).toEqual([]);
  });

  it.each([
    ['1,50', 'number-grouping «1,50»'],
    ['0,500', 'number-grouping «0,500»'],
    ['1234,567', 'number-grouping «1234,567»'],
    ['1.5.2', 'number-grouping «1.5.2»'],
    ['1,5000', 'number-grouping «1,5000»'],
    ['10,५', 'number-grouping «10,५»'],
    ['99999999999999999999', 'number-too-large «99999999999999999999»'],
    ['9999999999999999k', 'number-too-large «9999999999999999k»'],
    ['1/0 pot', 'fraction «1/0»'],
    ['1.5/2 pot', 'fraction «1.5/2»'],
    ['-5', 'sign «-5»'],
    ['+5', 'sign «+5»'],
    ['−5', 'sign «−5»'],
    ['5zz', 'text/unknown-word «5zz»'],
    ['200 thousand 1 million', 'extra-amount «1 million»'],
    ['1.5 million 200 thousand', 'extra-amount «200 thousand»'],
    ['1 million 20 lakh', 'extra-amount «20 lakh»'],
    ['million', 'text/unknown-word «million»'],
  ])('reports %s once and keeps its action', (text, problem) => {
    const tree = bet(text);
    expect(problemsOf(tree)).toEqual([problem]);
    expect(tree.statements).toMatchObject([{ kind: 'action', verb: 'bet', incomplete: true }]);
  });

  it.each([
    ['۱2۳', '123'],
    ['1۵00', '1500'],
    ['٥۰0', '500'],
  ])('reads %s with a warning about mixed digit systems', (text, value) => {
    const tree = bet(text);
    expect(tree.problems).toMatchObject([{ code: 'text/mixed-digits', start: 10, end: 10 + text.length }]);
    expect(amount(amountOf(text))).toBe(value);
  });

  it.each([
    ['12 thousand', '12000'],
    ['1.2 Million', '1200000'],
    ['$12 thousand', '$12000'],
    ['15 hundred', '1500'],
    ['2 crore', '20000000'],
    ['12mil', '12000'],
    ['12 mil', '12000'],
    ['1,5 mil', ['number-grouping «1,5 mil»']],
    ['1 mil millones', '1000000000'],
    ['1.5 millones', '1500000'],
    ['۱۲ هزار', '12000'],
    ['۱٫۵ میلیون', '1500000'],
    ['١٢ ألف', '12000'],
    ['١٢ ألفًا', '12000'],
    ['٣ آلاف', '3000'],
    ['12 हज़ार', '12000'],
    ['१२ लाख', '1200000'],
    ['2.5bb thousand', ['text/unknown-word «thousand»']],
    ['12 k', ['text/unknown-word.near «k»']],
    ['2.5 x', 'x2.5'],
    ['2 x pot', 'pot*2/1'],
    ['.75 pot', 'pot*75/100'],
    ['$.50', '$0.5'],
    ['٫۷۵ pot', 'pot*75/100'],
    ['3 veces', 'x3'],
    ['3veces', 'x3'],
    ['۳ برابر', 'x3'],
    ['٣ أضعاف', 'x3'],
    ['3 गुना', 'x3'],
    ['2.5 cg', '2.5bb'],
    ['۲٫۵ بب', '2.5bb'],
    ['3 x 100', ['text/unknown-word.near «x»']],
    ['12 zillion', ['text/unknown-word «zillion»']],
  ])('multiplies a number by the word after it, or reports the word: %s', (text, meaning) => {
    const tree = bet(text);
    const problems = problemsOf(tree);
    expect(problems.length > 0 ? problems : amount(amountOf(text))).toEqual(meaning);
  });

  it.each([
    'seats Raha 12 thousand, Kian 12 mil',
    'blinds 1 thousand/2 thousand',
    'stacks ۱۲ هزار',
    'ante 1 thousand BB',
    'pot 12 thousand',
    'expect pot 12 लाख, min raise 2 thousand',
  ])('multiplies by number words in every kind of line: %s', (line) => {
    const tree = parseHand(line, { names: ['Raha', 'Kian'] });
    expect(problemsOf(tree)).toEqual([]);
    expect(JSON.stringify(tree.statements)).toMatch(/"units":\d+000,/);
    expect(JSON.stringify(tree.statements)).not.toMatch(/"units":\d{1,3},/);
  });

  it('does not read a player’s name as a number word', () => {
    expect(problemsOf(parseHand('Raha bets 12, mil calls', { names: ['Raha', 'mil'] }))).toEqual([]);
    expect(problemsOf(parseHand('Raha bets 12 mil calls', { names: ['Raha', 'mil'] }))).not.toEqual([]);
  });

  it('keeps the digit system of an amount', () => {
    expect(amountOf('500')?.digits).toBe('latin');
    expect(amountOf('۵۰۰')?.digits).toBe('persian');
    expect(amountOf('٥٠٠')?.digits).toBe('arabic');
    expect(amountOf('५००')?.digits).toBe('devanagari');
  });

  it('reads BB as a unit only right after its number', () => {
    const [ante] = parseHand('ante 200 BB').statements;
    expect(ante).toMatchObject({ kind: 'ante', amount: { unit: 'chips' }, by: { kind: 'position', position: 'BB' } });
    const [blind] = parseHand('ante 2BB').statements;
    expect(blind).toMatchObject({ kind: 'ante', amount: { unit: 'bb' }, by: null });
  });

  it('includes currency and pot in the span', () => {
    const text = 'Raha bets $1,500, Raha bets 1/2 of the pot';
    const spans = parseHand(text, { names: ['Raha'] }).statements.map((statement) =>
      statement.kind === 'action' && statement.bare !== null
        ? text.slice(statement.bare.start, statement.bare.end)
        : null,
    );
    expect(spans).toEqual(['$1,500', '1/2 of the pot']);
  });

  it.each([
    ['Raha bets 12.500', '12500', ['number-point «12.500»']],
    ['Raha bets 1.250.000', '1250000', ['number-point «1.250.000»']],
    ['Raha bets ۱.۰۰۰', '1000', ['number-point «۱.۰۰۰»']],
    ['Raha bets 1.5000', '1.5', []],
    ['Raha bets 0.125', '0.125', []],
    ['Raha bets 1.125 # 0.125', '1.125', []],
    ['Raha bets 1.125k', '1125', []],
  ])(
    'reads a point before three digits as grouping unless the hand counts in thousandths: %s',
    (line, meaning, problems) => {
      const tree = parseHand(line, { names: ['Raha'] });
      const [bet] = tree.statements;
      expect(problemsOf(tree)).toEqual(problems);
      expect(bet?.kind === 'action' ? amount(bet.bare) : null).toBe(meaning);
    },
  );
});
