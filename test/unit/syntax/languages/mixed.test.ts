import { expect, test } from 'vitest';
import { cutHands, parseHand } from '../../../../language/syntax/index';
import { briefs, problemsOf } from '../brief';

const TEXT = `game NLHE
بلایند ۵۰/۱۰۰
اللاعبون أ، ب 150، C

hand "one"
flop
पॉट 300
يراهن أ 100
ب به مجموع ۱۵۰ آل‌این می‌شود
C 250 तक रेज़ करता है
espera أ para igualar 150
`;

test('each line may be in its own language', () => {
  const [defaults = '', hand = ''] = cutHands(TEXT).map(({ start, end }) => TEXT.slice(start, end));
  const { names, statements } = parseHand(defaults);
  expect(names).toEqual(['أ', 'ب', 'C']);
  expect(statements.map(({ language }) => language)).toEqual(['en', 'fa', 'ar']);
  const tree = parseHand(hand, { names });
  expect(problemsOf(tree)).toEqual([]);
  expect(tree.statements.map(({ language }) => language)).toEqual(['en', 'en', 'hi', 'ar', 'fa', 'hi', 'es']);
  expect(briefs(hand, names)).toEqual([
    'hand "one"',
    'flop',
    'pot 300',
    'أ bet bare 100',
    'ب all-in to 150',
    'C raise to 250',
    'expect أ to-call 150',
  ]);
});

test('hands begin at the word for a hand in any language', () => {
  const text = 'hand\nدست\nيد\nहैंड\nmano\nHand\nدستکم\n';
  expect(cutHands(text)).toHaveLength(7);
});

test('short verbs are the same in every language', () => {
  expect(briefs('رها f، کیان c؛ ب r به ۶', ['رها', 'کیان', 'ب'])).toEqual(['رها fold', 'کیان call', 'ب raise to 6']);
});
