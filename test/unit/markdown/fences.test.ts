import { describe, expect, it } from 'vitest';
import { findFences } from '../../../language/markdown/blocks';
import { type Fence, handInfo, holdsHands } from '../../../language/markdown/fences';

/** Content of a fence, the marks of lists and quotations taken off. */
const contentOf = (text: string, { lines }: Fence): string =>
  lines.map(({ start, end }) => text.slice(start, end)).join('');

const contents = (text: string): string[] => findFences(text).map((fence) => contentOf(text, fence));

describe('fences of a Markdown text', () => {
  it.each([
    ['back-ticks', '```hand\nA folds\n```\n', ['A folds\n']],
    ['tildes', '~~~hand\nA folds\n~~~\n', ['A folds\n']],
    ['more marks than three', '````hand\n```\nA folds\n````\n', ['```\nA folds\n']],
    ['closing marks may be longer', '```hand\nA folds\n`````\nrest', ['A folds\n']],
    ['tildes do not close back-ticks', '```hand\nA\n~~~\nB\n```\n', ['A\n~~~\nB\n']],
    ['two fences', '```hand\nA\n```\n\n```hand\nB\n```\n', ['A\n', 'B\n']],
    ['no closing marks', 'Text\n\n```hand\nA folds\nB checks', ['A folds\nB checks']],
    ['an empty fence', '```hand\n```\n', ['']],
    ['a blank line inside', '```hand\nA\n\nB\n```', ['A\n\nB\n']],
    ['Windows line ends', '```hand\r\nA folds\r\n```\r\n', ['A folds\r\n']],
    ['old line ends', '```hand\rA folds\r```\r', ['A folds\r']],
    ['an indented fence', '  ```hand\n  A\n B\n   C\n  ```\n', ['A\nB\n C\n']],
    ['four spaces are no fence', '    ```hand\n    A\n', []],
    ['in a quotation', '> ```hand\n> A folds\n> ```\n', ['A folds\n']],
    ['a quotation that ends ends its fence', '> ```hand\n> A folds\nText\n', ['A folds\n']],
    ['in a list', '- point\n\n  ```hand\n  A folds\n  ```\n', ['A folds\n']],
    ['on the line of the list mark', '1. ```hand\n   A folds\n   ```\n', ['A folds\n']],
    ['in a list in a list', '- a\n  - b\n\n    ```hand\n    A folds\n    ```\n', ['A folds\n']],
    ['in a quotation in a list', '- a\n  > ```hand\n  > A\n  > ```\n', ['A\n']],
    ['a list that ends ends its fence', '- ```hand\n  A\nText\n\n```hand\nB\n```', ['A\n', 'B\n']],
    ['blank lines keep a list going', '- ```hand\n  A\n\n  B\n  ```\n', ['A\n\nB\n']],
    ['an HTML comment hides', '<!--\n```hand\nA\n```\n-->\n\n```hand\nB\n```\n', ['B\n']],
    ['a comment of one line hides nothing', '<!-- note -->\n```hand\nA\n```\n', ['A\n']],
    ['a rule is no list', '---\n```hand\nA\n```\n', ['A\n']],
    ['a back-tick in the info is no fence', '``` a`b\nA\n', []],
  ])('%s', (_, text, expected) => {
    expect(contents(text)).toEqual(expected);
  });

  it('reads the word and the rest of the opening line', () => {
    const [fence] = findFences('text\n```hand two-short {pots quiz} \nA\n```');
    expect(fence).toMatchObject({ word: 'hand', info: 'two-short {pots quiz}', line: 1, closed: true });
  });

  it('says where each line stands', () => {
    const text = '> - ```hand\n>   A folds\n>   ```\n';
    const [fence] = findFences(text);
    expect(fence?.lines).toEqual([{ start: 16, end: 24, column: 4 }]);
    expect(text.slice(16, 24)).toBe('A folds\n');
  });

  it('knows an unclosed fence', () => {
    expect(findFences('```hand\nA')[0]?.closed).toBe(false);
  });
});

describe('a fence of hands', () => {
  it.each([
    ['hand', true],
    ['Hand', true],
    ['HAND', true],
    ['دست', true],
    ['دَست', true],
    ['يد', true],
    ['اليد', true],
    ['हैंड', true],
    ['हाथ', true],
    ['mano', true],
    ['Mano', true],
    ['handscript', true],
    ['HandScript', true],
    ['', false],
    ['js', false],
    ['handsome', false],
    ['hand-ranking', false],
    ['hands', false],
    ['hand.js', false],
    ['flop', false],
    ['fold', false],
  ])('begins with the word for a hand in any language, in any case, or with handscript: %s %s', (word, holds) => {
    expect(holdsHands(word)).toBe(holds);
  });

  it.each([
    ['hand two-short {pots quiz}', 'two-short', ['pots', 'quiz']],
    [' دست two-short', 'two-short', []],
    ['Mano{pots}', null, ['pots']],
    ['handscript', null, []],
    ['js {1,3}', undefined, undefined],
  ])('says its name and its options: %s', (info, name, options) => {
    const read = handInfo(info);
    expect(read && [read.name?.text ?? null, read.options.map(({ text }) => text)]).toEqual(
      options === undefined ? null : [name, options],
    );
  });
});
