import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const configuration = JSON.parse(readFileSync('language-configuration.json', 'utf8'));
const regexp = ({ pattern, flags }: { pattern: string; flags: string }): RegExp => new RegExp(pattern, flags);

describe('the language configuration', () => {
  it.each([
    ['Raha raises to 1,500.50', ['Raha', 'raises', 'to', '1,500.50']],
    ['UTG+1 all-in 12.5k, x', ['UTG+1', 'all-in', '12.5k', 'x']],
    ['flop K♣ 10♦️ A♠', ['flop', 'K♣', '10♦️', 'A♠']],
    ['رها به ۵۰۰ ریز می\u200cکند', ['رها', 'به', '۵۰۰', 'ریز', 'می\u200cکند']],
    ['بازیکن ۱٬۵۰۰٫۵', ['بازیکن', '۱٬۵۰۰٫۵']],
    ['A ३०० तक रेज़ करता है', ['A', '३००', 'तक', 'रेज़', 'करता', 'है']],
    ['1/2 pot, 50%', ['1/2', 'pot', '50%']],
  ])('selects whole words in "%s"', (text, words) => {
    const { pattern, flags } = configuration.wordPattern;
    expect(text.match(new RegExp(pattern, `${flags}g`))).toEqual(words);
  });

  it('indents and folds the lines of a branch', () => {
    const { increaseIndentPattern, decreaseIndentPattern } = configuration.indentationRules;
    const { start, end } = configuration.folding.markers;
    for (const line of ['branch', '  branch "What if" from m', 'شاخه «الف»', 'शाखा']) {
      expect(line).toMatch(regexp(increaseIndentPattern));
      expect(line).toMatch(new RegExp(start));
    }
    for (const line of ['end', '  end # of it', 'پایان']) {
      expect(line).toMatch(regexp(decreaseIndentPattern));
      expect(line).toMatch(new RegExp(end));
    }
    for (const line of ['branches', 'Raha raises', 'ending']) {
      expect(line).not.toMatch(regexp(increaseIndentPattern));
      expect(line).not.toMatch(regexp(decreaseIndentPattern));
    }
  });
});
