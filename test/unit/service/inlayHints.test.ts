import { describe, expect, it } from 'vitest';
import type { HandDocument } from '../../../language/analysis/document/document';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import type { Range } from '../../../language/analysis/document/position';
import { Timelines } from '../../../language/analysis/document/timelines';
import { type HintChoice, inlayHints } from '../../../language/service/inlayHints';
import { withoutIsolates } from '../../support/cursor';
import { manyHands } from '../../support/manyHands';
import { finished } from '../../support/steps';

const ALL: HintChoice = { amounts: true, calls: true, pots: true, refund: true };
const EVERYWHERE: Range = { start: { line: 0, character: 0 }, end: { line: 1e9, character: 0 } };

/** The lines that have hints, with the hints in brackets. */
function hinted(text: string, choice: Partial<HintChoice> = ALL, document: HandDocument = HandFile.of(text)): string[] {
  const chosen = { amounts: false, calls: false, pots: false, refund: false, ...choice };
  const hints = finished(
    inlayHints(document, new Timelines(), EVERYWHERE, chosen, { language: 'auto', digits: 'auto' }),
  );
  const lines = text.split('\n');
  for (const { position, label } of hints.toReversed()) {
    const line = lines[position.line] ?? '';
    lines[position.line] =
      `${line.slice(0, position.character)} [${withoutIsolates(label)}]${line.slice(position.character)}`;
  }
  return lines.filter((line, at) => line !== text.split('\n')[at]);
}

const HAND = `hand "x"
blinds 50/100
seats Raha 1000, Kian 20bb, Navid 400
Navid raises 3x
Raha calls
Kian raises pot
Navid all-in
Raha folds
flop K♣ 9♦ 7♣
turn 4♥
`;

describe('inlay hints', () => {
  it('show the amounts, pots and refunds that the text leaves out', () => {
    expect(hinted(HAND)).toEqual(
      [
        'seats Raha 1000, Kian 20bb [= 2000], Navid 400',
        'Navid raises 3x [= 300]',
        'Raha calls [= 250]',
        'Kian raises pot [= 1200]',
        'Navid all-in [= 400]',
        'Raha folds [800 returned to Kian]',
        'flop K♣ 9♦ 7♣ [pot 1100]',
        'turn 4♥ [pot 1100]',
      ].filter((line) => line.includes('[')),
    );
  });

  it.each([
    ['amounts', ['seats A 20bb [= 40], B', 'A bets 1/2 pot [= 3]']],
    ['calls', ['B calls [= 3]']],
    ['pots', ['turn [pot 12]']],
    ['refund', ['A bets 5, B folds [5 returned to A]']],
  ] as const)('can be limited to %s', (kind, wanted) => {
    const text = 'seats A 20bb, B\nblinds 1/2\nflop\npot 6\nA bets 1/2 pot\nB calls\nturn\nA bets 5, B folds\n';
    expect(hinted(text, { [kind]: true })).toEqual(wanted);
  });

  it.each([
    [
      'show each number of a raise',
      'seats A, B, C\nblinds 1/2\nC raises to 3bb by 2bb',
      ['C raises to 3bb [= 6] by 2bb [= 4]'],
    ],
    [
      'show the size for `by` and `adding`',
      'seats A, B\nblinds 50/100\nA raises by 3x\nB raises adding pot',
      ['A raises by 3x [= 300]', 'B raises adding pot [= 500]'],
    ],
    [
      'do not show a size that the total contradicts',
      'seats A, B\nblinds 50/100\nA raises 3x to 500\nB raises 2x',
      ['B raises 2x [= 1000]'],
    ],
    ['show a call in big blinds', 'seats A, B, C\nblinds 1/2\nC calls 1bb', ['C calls 1bb [= 2]']],
    [
      'mark an amount that is the whole stack',
      'seats A 65, B 65\nflop\npot 105\nA bets pot, B calls',
      ['A bets pot [= 65, all-in], B calls [= 65, all-in]'],
    ],
    ['do not repeat the amount of an all-in', 'seats A 50, B\nflop\nA all-in 50', []],
    ['show the size of fixed limit', 'game FLHE\nbets 2/4\nseats A, B\nflop\nA bets', ['A bets [= 2]']],
    ['do not show an unknown amount', 'seats A, B\nflop\nA bets pot\nA all-in', []],
    ['show no pot if it is unknown', 'seats A, B\nflop\nA bets 5\nB calls\nturn', ['B calls [= 5]']],
    ['show no pot on the first street', 'seats A, B\nflop\npot 5', []],
    [
      'show side pots',
      'seats A 5, B 20, C 20\nflop\npot 9\nA bets 5, B all-in, C calls\nturn',
      ['A bets 5, B all-in [= 20], C calls [= 20, all-in]', 'turn [pots 24 + 30]'],
    ],
    [
      'show a refund to a lone raiser',
      'seats A, B, C\nblinds 1/2\nC raises to 6\nothers fold',
      ['others fold [4 returned to C]'],
    ],
    [
      'show a refund of an all-in',
      'seats A 50, B 20\nflop\npot 9\nA all-in, B calls\nturn',
      ['A all-in [= 50], B calls [= 20, all-in] [30 returned to A]', 'turn [pot 49]'],
    ],
    ['show a refund in a ledger', 'ledger\nA 5\nB 9', ['B 9 [4 returned to B]']],
    [
      'show amounts in branches',
      'seats A, B\nflop\npot 6\nbranch\nA bets pot\nend\nA bets 1/3 pot',
      ['A bets pot [= 6]', 'A bets 1/3 pot [= 2]'],
    ],
    [
      'use the language and digits of the hand',
      'بازیکنان رها، نوید\nفلاپ\nپات ۶۰\nرها به پات بت می‌کند\nنوید فولد می‌کند',
      ['رها به پات [= ۶۰] بت می‌کند', 'نوید فولد می‌کند [۶۰ برمی‌گردد به رها]'],
    ],
    ['ignore half-typed lines', 'seats A, B\nflop\npot 6\nA bets pot\nB ca', ['A bets pot [= 6]']],
    ['are empty for an empty text', '', []],
  ])('%s', (_, text, wanted) => {
    expect(hinted(text).map((line) => line.trimEnd())).toEqual(wanted);
  });

  it('appear in fences at the columns of the document', () => {
    const text = '> ```hand\n> seats A, B\n> flop\n> pot 6\n> A bets pot\n> ```\ntext\n';
    expect(hinted(text, ALL, MarkdownFile.of(text))).toEqual(['> A bets pot [= 6]']);
  });

  it('stay in the range and read no other hand', () => {
    const file = HandFile.of(manyHands(50, { wrongEvery: 10 }));
    const line = file.firstLine(20);
    const range = { start: { line, character: 0 }, end: { line: line + 8, character: 0 } };
    const timelines = new Timelines();
    const asked: number[] = [];
    const of = timelines.of.bind(timelines);
    timelines.of = (document, index) => {
      asked.push(index);
      return of(document, index);
    };
    const preferences = { language: 'auto', digits: 'auto' } as const;
    const hints = finished(inlayHints(file, timelines, range, ALL, preferences));
    // The second request replays nothing.
    expect(finished(inlayHints(file, timelines, range, ALL, preferences))).toEqual(hints);
    expect(asked).toEqual([20]);
    expect(hints.every(({ position }) => position.line >= line && position.line <= line + 8)).toBe(true);
    expect(hints.map(({ kind }) => kind)).toEqual(['calls', 'calls', 'pots']);
  });
});
