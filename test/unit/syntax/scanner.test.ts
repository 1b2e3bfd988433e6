import { describe, expect, test } from 'vitest';
import { parseHand, printTree, tokenize } from '../../../language/syntax/index';

const kinds = (text: string): string =>
  tokenize(text)
    .filter(({ kind }) => kind !== 'space')
    .map(({ kind, text: token }) => `${kind}:${token}`)
    .join(' ');

describe('tokens', () => {
  test.each([
    ['Raha raises to 500', 'word:Raha word:raises word:to number:500'],
    ['all-in UTG+1 x_1 O’Neil', 'word:all-in word:UTG+1 word:x_1 word:O’Neil'],
    ['12.5k 2.5bb 3x 2pac', 'number:12.5k number:2.5bb number:3x word:2pac'],
    ['1,500 1,50', 'number:1,500 number:1,50'],
    ['5, 6', 'number:5 comma:, number:6'],
    ['۱٬۵۰۰٫۵ ۵۰٪', 'number:۱٬۵۰۰٫۵ number:۵۰ percent:٪'],
    ['1/2 pot', 'number:1 slash:/ number:2 word:pot'],
    ['1000+500 49-A 5-4', 'number:1000 sign:+ number:500 word:49-A number:5 sign:- number:4'],
    ['+420 −360', 'sign:+ number:420 sign:− number:360'],
    ['As 10h K♣ AsKd 9♦️ ??', 'card:As card:10h card:K♣ card:AsKd card:9♦️ card:??'],
    ['as ad xx', 'word:as word:ad word:xx'],
    ['"Big Al" «رها» “x”', 'string:"Big Al" string:«رها» string:“x”'],
    ['"open', 'string:"open'],
    ['Raha folds. Kian', 'word:Raha word:folds stop:. word:Kian'],
    ['1.5. x', 'number:1.5 stop:. word:x'],
    ['a .75 $.50 ٫۷۵', 'word:a number:.75 symbol:$ number:.50 number:٫۷۵'],
    ['a.75 x .a ।7', 'word:a symbol:. number:75 word:x symbol:. word:a symbol:। number:7'],
    ['करता है।', 'word:करता word:है stop:।'],
    ['game: PLO', 'word:game colon:: word:PLO'],
    ['(BTN)', 'paren:( word:BTN paren:)'],
    ['$0.50 3€', 'symbol:$ number:0.50 number:3 symbol:€'],
    ['3×100', 'number:3 symbol:× number:100'],
    ['a # b', 'word:a comment:# b'],
    ['a#b', 'word:a symbol:# word:b'],
    ['#a', 'comment:#a'],
    [' > a # b', 'commentary:> a # b'],
    ['a > b', 'word:a symbol:> word:b'],
    ['می‌کند کیان‌', 'word:می‌کند word:کیان'],
    ['رهانًا رेज़', 'word:رهانًا word:رेज़'],
    ['a\u200fb\u200e', 'word:a word:b'],
    ['𝒜b 🂡', 'word:𝒜b symbol:🂡'],
    ['a\nb\r\nc\rd', 'word:a newline:\n word:b newline:\r\n word:c newline:\r word:d'],
  ])('are cut from %s', (text, expected) => {
    expect(kinds(text)).toBe(expected);
  });

  test('cover the text without gaps', () => {
    const text = '\ufeffhand "x"  # y\r\n\tRaha bets 1,500 \u200c \n\n> z';
    const tokens = tokenize(text);
    expect(tokens.map((token) => token.text).join('')).toBe(text);
    let last = 0;
    for (const token of tokens) {
      expect(token.start).toBe(last);
      expect(text.slice(token.start, token.end)).toBe(token.text);
      last = token.end;
    }
    expect(last).toBe(text.length);
  });

  test('are kept in the tree and printed back', () => {
    const text = 'seats  Raha ,Kian # two\n\nRaha   bets\t5';
    const tree = parseHand(text);
    expect(tree.tokens).toEqual(tokenize(text));
    expect(printTree(tree)).toBe(text);
  });
});

describe('parsing takes linear time', () => {
  const SMALL = 60_000;
  const GROWTH = 4;
  const fastest = (text: string): number => {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3; run += 1) {
      const start = performance.now();
      parseHand(text);
      best = Math.min(best, performance.now() - start);
    }
    return best;
  };

  test.each([
    ['one word', 'a', ''],
    ['digits', '1', ''],
    ['groups', '1,', ''],
    ['commas', ',', ''],
    ['names and commas', 'a,', ''],
    ['names and `and`', 'a and ', ''],
    ['verbs and `and`', 'a folds and ', ''],
    ['quotes', '"', ''],
    ['open quotes', '«', ''],
    ['quoted names', '"a" ', ''],
    ['hyphens', 'a-', ''],
    ['suits', '♣', ''],
    ['cards', 'As', ''],
    ['cards of a street', 'As ', 'flop '],
    ['a phrase that never ends', 'no flop ', ''],
    ['facts', 'pot 5 ', 'expect '],
    ['lists', 'A, ', 'expect layer 1 5 for '],
    ['seats', 'A 1 ', 'seats '],
    ['a block of seats', 'A 1\n', 'seats\n'],
    ['branches', 'branch\n', ''],
    ['lines', 'Raha bets 5\n', ''],
    ['typos', 'Raha rasies to 5\n', ''],
    ['typos on a line', 'Raha rasies to 5, ', ''],
    ['line breaks', '\r', ''],
    ['lone surrogates', '\ud800', ''],
    ['bidi controls', '\u202a\n', ''],
    ['ignores', '# handscript-ignore a/b\n', ''],
  ])(
    'for %s',
    // Other load on the machine can slow a run down; a quadratic step fails every time.
    { retry: 2, timeout: 60_000 },
    (_, part, before) => {
      const text = (size: number): string => before + part.repeat(Math.floor(size / part.length));
      const small = fastest(text(SMALL));
      const large = fastest(text(GROWTH * SMALL));
      // Four times the text, about four times the time; a quadratic step takes sixteen times.
      expect(large).toBeLessThan(Math.max(300, 2.5 * GROWTH * small));
    },
  );
});
