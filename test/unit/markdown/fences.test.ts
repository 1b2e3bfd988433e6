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
    ['in a list, by a tab', '1. point\n\n\t```hand\n\tA folds\n\t```\n', ['A folds\n']],
    ['in a list of points, by a tab', '- point\n\n\t```hand\n\tA\n\t\tB\n\t```\n', ['A\n\tB\n']],
    ['on the line of the list mark, by a tab', '1.\t```hand\n\tA folds\n\t```\n', ['A folds\n']],
    ['behind a tab and in a list', '-\t- a\n\n\t\t```hand\n\t\tA folds\n\t\t```\n', ['A folds\n']],
    ['a tab that is a mark and more', '>\t```hand\n>\tA\n>\t```\n', ['A\n']],
    ['a tab alone is code', '\t```hand\n\tA\n', []],
    ['behind a line that goes on with an item', '- a\nb\n  ```hand\n  A\nText\n\n```hand\nB\n```', ['A\n', 'B\n']],
    ['an item without its first line is none', '-\n\n  ```hand\n  A\n\nText\n```', ['A\n\nText\n']],
    ['a comment ends with its item', '- <!-- note\n\nText\n\n```hand\nA\n```\n', ['A\n']],
    ['a comment ends with its quotation', '> <!-- note\n\n```hand\nA\n```\n', ['A\n']],
    ['a comment goes on in its item', '- <!-- note\n\n  ```hand\n  A\n  ```\n', []],
    ['a tag alone on its line goes on to a blank line', '<b>\n```hand\nA\n```\n\n```hand\nB\n```', ['B\n']],
    ['a tag of a block, too', '<div class="x">text\n```hand\nA\n```\n\n</div>\n```hand\nB\n```', []],
    ['a tag in a paragraph does not', 'Text\n<b>\n```hand\nA\n```\n', ['A\n']],
    ['a component of MDX does not', '<Tabs>\n```hand\nA\n```\n</Tabs>\n', ['A\n']],
    ['an instruction hides', '<?\n\n```hand\nA\n```\n?>\n```hand\nB\n```', ['B\n']],
    ['a declaration hides', '<!X\n\n```hand\nA\n```\n', []],
    ['a list that does not begin with 1 interrupts no paragraph', 'text\n2. ```hand\n   A\n   ```\n', ['']],
    ['but one that does', 'text\n1. ```hand\n   A\n   ```\n', ['A\n']],
    ['and behind a heading any does', '# text\n2. ```hand\n   A\n   ```\n', ['A\n']],
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

  it('gives the position of each line', () => {
    const text = '> - ```hand\n>   A folds\n>   ```\n';
    const [fence] = findFences(text);
    expect(fence?.lines).toEqual([{ start: 16, end: 24, column: 4, lacks: 0 }]);
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
  ])('has a name and options: %s', (info, name, options) => {
    const read = handInfo(info);
    expect(read && [read.name?.text ?? null, read.options.map(({ text }) => text)]).toEqual(
      options === undefined ? null : [name, options],
    );
  });
});
