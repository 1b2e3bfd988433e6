/** Folds, selection ranges, links and titles: the features that come from the structure of a text. */
import { describe, expect, it } from 'vitest';
import type { HandDocument } from '../../../language/analysis/document/document';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { Timelines } from '../../../language/analysis/document/timelines';
import { documentLinks } from '../../../language/service/documentLinks';
import { foldingRanges } from '../../../language/service/folding';
import { selectionRangesAt } from '../../../language/service/selectionRanges';
import { fitOf, namedHands } from '../../../language/service/workspaceSymbols';
import { LineIndex } from '../../../language/text/lines';
import { cursorIn } from '../../support/cursor';
import { manyHands } from '../../support/manyHands';
import { finished } from '../../support/steps';

/** Each fold as its first and last line. */
function foldsOf(text: string, document: HandDocument = HandFile.of(text)): string[] {
  const lines = text.split('\n');
  return finished(foldingRanges(document)).map(({ kind, first, last }) => {
    const what = `${lines[first]?.trim()} … ${lines[last]?.trim()}`;
    return kind === 'lines' ? what : `${kind}: ${what}`;
  });
}

describe('the folds', () => {
  it('of a file are its hands, seats, streets and branches', () => {
    const text = `game NLHE

hand "a"
seats
  A 100 # big
  B

blinds 1/2
A raises to 6
B calls

flop
A checks
branch "b"
  B bets 5
  turn
  A checks

end
B checks

turn
# about the next hand

# of it
hand "b"
ledger
A 5
B 5
board 2c 3c 4c
`;
    expect(foldsOf(text)).toEqual([
      'hand "a" … turn',
      'seats … B',
      'flop … A checks',
      'branch "b" … end',
      'turn … A checks',
      'hand "b" … board 2c 3c 4c',
      'ledger … B 5',
    ]);
  });

  it.each([
    [
      'comments',
      '# a\n# b\nhand\n> c\n> d\n# e\nA folds # f\n# g\n',
      ['comment: # a … # b', 'hand … A folds # f', 'comment: > c … > d'],
    ],
    [
      'regions across hands',
      '# region one\nhand\n# region\nA folds\n# endregion\nhand\n#endregion\n',
      ['region: # region one … #endregion', 'hand … A folds', 'region: # region … # endregion'],
    ],
    ['regions that do not close', '# region\nhand\n# endregion\n# endregion\n', ['region: # region … # endregion']],
    ['a branch without an end', 'hand\nbranch\n  A folds\n', ['hand … A folds', 'branch … A folds']],
    ['nothing', '', []],
    ['one line', 'hand "x"', []],
    ['Windows lines', 'hand\r\nflop\r\n\r\n# a\r\n\r\nhand\r\nturn\r\n', ['hand … flop', 'hand … turn']],
    ['Hindi', 'हैंड "क"\nफ्लॉप\nA चेक\nशाखा\nB चेक\nसमाप्त\n', ['हैंड "क" … समाप्त', 'फ्लॉप … A चेक', 'शाखा … समाप्त']],
  ])('are right for %s', (_, text, wanted) => {
    expect(foldsOf(text)).toEqual(wanted);
  });

  it('of Markdown are inside its fences', () => {
    const text = 'a\n> ```hand\n> flop\n> A checks\n> turn\n> ```\nb\n';
    expect(foldsOf(text, MarkdownFile.of(text))).toEqual(['> flop … > A checks']);
  });

  it('of a long file are only its hands', () => {
    const folds = foldsOf(manyHands(1200, { wrongEvery: 10 }));
    expect(folds).toHaveLength(1200);
    expect(folds.every((fold) => fold.startsWith('hand'))).toBe(true);
  });
});

/** The texts of the selection ranges, without the whole document. */
function grown(marked: string, open: (text: string) => HandDocument = HandFile.of): string[] {
  const { text, position } = cursorIn(marked);
  const lines = new LineIndex(text);
  const ranges = selectionRangesAt(open(text), new Timelines(), position);
  return ranges.slice(0, -1).map(({ start, end }) => text.slice(lines.offsetAt(start), lines.offsetAt(end)));
}

describe('a growing selection', () => {
  it.each([
    [
      'an amount',
      'seats A, B\nflop\nA bets 5, B raises to 1|2\nB x\n',
      [
        '12',
        'B raises to 12',
        'A bets 5, B raises to 12',
        'flop\nA bets 5, B raises to 12\nB x',
        'seats A, B\nflop\nA bets 5, B raises to 12\nB x',
      ],
    ],
    [
      'a phrase',
      'seats A, B\nexpect A min| raise 5',
      ['min', 'min raise', 'A min raise 5', 'expect A min raise 5', 'seats A, B\nexpect A min raise 5'],
    ],
    ['a title', 'hand "Big| Al"\nflop', ['Big Al', '"Big Al"', 'hand "Big Al"', 'hand "Big Al"\nflop']],
    ['a seat', 'hand\nseats A 1|00 AsAd, B', ['100', 'A 100 AsAd', 'seats A 100 AsAd, B', 'hand\nseats A 100 AsAd, B']],
    [
      'a branch',
      'hand\nbranch\n  A fo|lds\nend\nflop',
      ['folds', 'A folds', 'branch\n  A folds\nend', 'hand\nbranch\n  A folds\nend\nflop'],
    ],
    ['a comment', 'hand\nflop # a| b', ['# a b', 'flop # a b', 'hand\nflop # a b']],
    [
      'Persian',
      'بازیکنان رها، نوید\nرها به ۵|۰ ریز می‌کند',
      ['۵۰', 'رها به ۵۰ ریز می‌کند', 'بازیکنان رها، نوید\nرها به ۵۰ ریز می‌کند'],
    ],
    ['a blank line', 'hand\n|\nflop', ['hand\n\nflop']],
    ['nothing', '|', []],
  ])('takes in the enclosing ranges of %s', (_, marked, wanted) => {
    expect(grown(marked)).toEqual(wanted);
  });

  it('stays in its fence', () => {
    expect(grown('text\n```hand\nflop\nA |checks\n```\n', MarkdownFile.of)).toEqual([
      'checks',
      'A checks',
      'flop\nA checks',
    ]);
    expect(grown('te|xt\n```hand\nflop\n```\n', MarkdownFile.of)).toEqual([]);
  });

  it.each([
    ['a file', HandFile.of(manyHands(2, { wrongEvery: 2 }))],
    ['a fence in a quotation', MarkdownFile.of('Text\n> ```hand\n> seats A, B\n>  A folds\n>\n>B checks\n> ```\n')],
    ['a fence in a list', MarkdownFile.of('- Text\n\n  ```hand\n  seats A, B\n\n A folds\n    B checks\n  ```\n')],
  ])('only grows, and contains its start, in %s', (_, document) => {
    const text = document.text();
    const lines = new LineIndex(text);
    for (let offset = 0; offset < text.length; offset += 3) {
      const ranges = selectionRangesAt(document, new Timelines(), lines.positionAt(offset));
      const spans = ranges.map(({ start, end }) => [lines.offsetAt(start), lines.offsetAt(end)] as const);
      for (const [at, [start, end]] of spans.entries()) {
        expect(start).toBeLessThanOrEqual(spans[at - 1]?.[0] ?? offset);
        expect(end).toBeGreaterThanOrEqual(spans[at - 1]?.[1] ?? offset);
      }
    }
  });
});

describe('links', () => {
  it('lead from citations and profiles to the page about rules', () => {
    const text =
      'rules wsop-live, reopen half\n\nhand\ncite TDA 2024 47-A\nbranch\nاستناد TDA 2026 49-A\nend\ncite\nrules\n';
    const lines = new LineIndex(text);
    const links = finished(documentLinks(HandFile.of(text), { language: 'auto', digits: 'auto' }));
    expect(
      links.map(({ range, target }) => [
        text.slice(lines.offsetAt(range.start), lines.offsetAt(range.end)),
        target.slice(target.indexOf('#')),
      ]),
    ).toEqual([
      ['wsop-live', '#profiles'],
      ['TDA 2024 47-A', '#where-it-stands'],
      ['TDA 2026 49-A', '#where-it-stands'],
    ]);
  });
});

describe('titled hands', () => {
  it('are found by their first lines', () => {
    const text = 'game PLO\nhand "One"\n\nhand\nhand  "  "\n  hand "دو"\nhand "x\n';
    expect(finished(namedHands(HandFile.of(text))).map(({ title, range }) => [title, range.start])).toEqual([
      ['One', { line: 1, character: 0 }],
      ['دو', { line: 5, character: 2 }],
      ['x', { line: 6, character: 0 }],
    ]);
    const prose = 'a\n> ```hand\n> hand "In prose"\n> ```\n';
    expect(finished(namedHands(MarkdownFile.of(prose))).map(({ range }) => range)).toEqual([
      { start: { line: 2, character: 2 }, end: { line: 2, character: 17 } },
    ]);
  });

  it.each([
    ['A short all-in', 'SHORT', 2],
    ['A short all-in', 'allin', 2],
    ['A short all-in', 'asai', 1],
    ['A short all-in', 'ia', 0],
    ['A short all-in', 'lla ', 0],
    ['کیک علی', 'كيك', 2],
    ['قَلب', 'قلب', 2],
    ['دست ۱۲', '12', 2],
    ['x', '', 2],
  ])('called “%s” match the query “%s” with rank %i', (title, query, fit) => {
    const [hand] = finished(namedHands(HandFile.of(`hand "${title}"`)));
    expect(hand && fitOf(hand, query)).toBe(fit);
  });
});
