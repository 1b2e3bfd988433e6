import { describe, expect, it } from 'vitest';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import {
  allFormattingEdits,
  applyEdits,
  type DocumentEdit,
  linesNotIn,
  translationEdits,
  typedLineEdits,
} from '../../../language/analysis/rewriting';
import { cursorIn } from '../../support/cursor';

const told = ({ range: { start, end }, newText }: DocumentEdit): string =>
  `${start.line}:${start.character}-${end.line}:${end.character} ${JSON.stringify(newText)}`;

const TWO = 'seats A,B\n\n\nhand "x"\nA  bets 5\n\n\n\nhand\nB raise to 5\n\n';

describe('edits of a file', () => {
  it('touch only what differs', () => {
    const edits = allFormattingEdits(HandFile.of(TWO));
    expect(edits.map(told)).toEqual(['0:8-0:8 " "', '4:2-4:3 ""', '7:0-8:0 ""', '9:7-9:7 "s"', '10:0-11:0 ""']);
    expect(applyEdits(TWO, edits)).toBe('seats A, B\n\n\nhand "x"\nA bets 5\n\n\nhand\nB raises to 5\n');
  });

  it('stay within the requested lines', () => {
    const edits = allFormattingEdits(HandFile.of(TWO), 'keep', { first: 4, last: 5 });
    expect(edits.map(told)).toEqual(['4:2-4:3 ""']);
  });

  it('never cut a letter from its marks', () => {
    const text = 'seats A\nA १ की बेट लगाता है\nA रेज करता है 5';
    for (const { range } of allFormattingEdits(HandFile.of(text))) {
      const line = text.split('\n')[range.end.line] ?? '';
      expect(/^\p{M}/u.test(line.slice(range.start.character))).toBe(false);
      expect(/^\p{M}/u.test(line.slice(range.end.character))).toBe(false);
    }
  });

  it('know the players of the file', () => {
    const file = HandFile.of('seats river, B\n\nhand\nriver  raise to 5\n');
    const translated = applyEdits(file.text(), translationEdits(file, 1, 'fa', 'native'));
    expect(translated).toBe('seats river, B\n\nدست\nriver به ۵ ریز می‌کند\n');
  });
});

describe('edits of Markdown', () => {
  const text =
    '# Hands\n\n- one\n\n  ```hand a\n  seats A, B\n\n\n  A   bets 5\n  ```\n\n> ```hand\n> seats A\n>\n>\n> A bet 5\n> ```\n';
  it('leave prose, lists and quotations as they are', () => {
    const file = MarkdownFile.of(text);
    expect(applyEdits(text, allFormattingEdits(file))).toBe(
      '# Hands\n\n- one\n\n  ```hand a\n  seats A, B\n\n  A bets 5\n  ```\n\n> ```hand\n> seats A\n>\n> A bets 5\n> ```\n',
    );
  });

  it.each([
    [
      'a line left of its fence',
      '  ```hand\n  seats A, B\n  branch\n  A folds\nB wins\n  end\n  ```\n',
      '  ```hand\n  seats A, B\n  branch\n    A folds\n    B wins\n  end\n  ```\n',
    ],
    [
      'a quotation without a space',
      '> ```hand\n>seats A, B\n>branch\n>A folds\n> end\n>```\n',
      '> ```hand\n>seats A, B\n>branch\n>   A folds\n> end\n>```\n',
    ],
    ['marks that close nothing', '> ```hand\n>     ```\n>  ~~~\n> ```\n', '> ```hand\n>     ```\n>  ~~~\n> ```\n'],
    ['tabs', '1.\t```hand\n\t  seats A,B\n\t```\n', '1.\t```hand\n\tseats A, B\n\t```\n'],
  ])('are made once: %s', (_, text, wanted) => {
    const format = (said: string): string => applyEdits(said, allFormattingEdits(MarkdownFile.of(said)));
    expect(format(text)).toBe(wanted);
    expect(format(wanted)).toBe(wanted);
  });

  it('translate one hand', () => {
    const file = MarkdownFile.of(text);
    expect(applyEdits(text, translationEdits(file, 1, 'es', 'keep'))).toBe(
      text.replace('> seats A\n>\n>\n> A bet 5', '> asientos A\n>\n>\n> A apuesta 5'),
    );
  });
});

describe('a new line', () => {
  /** The text after Enter, and after what it changes. */
  function typed(marked: string): string {
    const { text, position } = cursorIn(marked);
    return applyEdits(text, typedLineEdits(HandFile.of(text), position));
  }

  it.each([
    ['tidies the line above', 'seats A,B\nA  bet 5\n|', 'seats A,B\nA bets 5\n'],
    ['stands deeper inside a branch', 'seats A\nbranch "x"\n|', 'seats A\nbranch "x"\n  '],
    [
      'stands where the branch ends',
      'seats A\nbranch "x"\n  A  folds\n  end\n  |',
      'seats A\nbranch "x"\n  A  folds\nend\n',
    ],
    ['may be a second blank one', 'seats A\n\n\n|', 'seats A\n\n\n'],
    ['leaves other lines alone', 'A  folds\n\n|\nB  folds', 'A  folds\n\n\nB  folds'],
  ])('%s', (_, marked, wanted) => {
    expect(typed(marked)).toBe(wanted);
  });
});

it('reports the lines that a translation leaves unchanged', () => {
  expect(linesNotIn(HandFile.of('بازیکنان A\nA rasies foo\nA folds\n\nدست\nA فولد\n# A folds'), 'fa')).toEqual([1, 2]);
});
