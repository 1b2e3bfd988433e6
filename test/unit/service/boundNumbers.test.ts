/** What the editor offers at a number that the prose binds to a hand. */
import { describe, expect, it } from 'vitest';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { Timelines } from '../../../language/analysis/document/timelines';
import { applyEdits } from '../../../language/analysis/rewriting';
import { quickFixesAt } from '../../../language/service/codeActions/quickFixes';
import { completionsAt } from '../../../language/service/completion';
import { hoverAt } from '../../../language/service/hover';
import { LineIndex } from '../../../language/text/lines';
import { SHORT_TO_MARK as HAND, QUOTED_PERSIAN as PERSIAN } from '../../support/lessonHands';
import { finished } from '../../support/steps';

const READER = { language: 'auto', digits: 'auto', severities: new Map() } as const;

function at(marked: string) {
  const offset = marked.indexOf('|');
  const text = marked.slice(0, offset) + marked.slice(offset + 1);
  return { text, document: MarkdownFile.of(text), position: new LineIndex(text).positionAt(offset) };
}

const unmarked = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

describe('the hover on a bound number', () => {
  it.each([
    [
      `${HAND}min raise 2|00<!-- = short@shoved: min raise -->.`,
      'Navid: minimum raise|correct value: 250|level 150 + last full raise 100 = 250|short: at shoved',
    ],
    [
      `${HAND}min raise 250<!-- = short@shoved: min |raise -->.`,
      'Navid: minimum raise|correct value: 250|level 150 + last full raise 100 = 250|short: at shoved',
    ],
    [`${HAND}550{/* = po|t */}`, 'pot|correct value: 550|short: at the end of the hand'],
    [
      `${PERSIAN}حداقل ریز ۲|۵۰<!-- = @شاو: حداقل ریز --> است`,
      'نوید: حداقل ریز (مجموع)|مقدار درست: ۲۵۰|سطح شرط ۱۵۰ + آخرین افزایش کامل ۱۰۰ = ۲۵۰|کوتاه: در شاو',
    ],
    [`${HAND}250<!-- = short@shoved: Sara min| raise -->.`, 'Nobody here is called Sara. Players: Raha, Kian, Navid.'],
  ])('derives the value: %#', (marked, page) => {
    const { document, position } = at(marked);
    const hover = hoverAt(document, new Timelines(), position, READER);
    expect(
      unmarked(hover?.plain ?? '')
        .split('\n')
        .join('|'),
    ).toBe(page);
  });

  it.each([`${HAND}min |raise 250 <!-- a note -->`, `${HAND}2|50`, `${HAND}5<!-- = long: p|ot -->`])(
    'does not exist elsewhere: %#',
    (marked) => {
      const { document, position } = at(marked);
      expect(hoverAt(document, new Timelines(), position, READER)).toBe(null);
    },
  );
});

describe('quick fixes in prose', () => {
  it.each([
    [
      `${HAND}min raise 2|00<!-- = @shoved: min raise -->.`,
      [
        ['Write 250', true, 'min raise 250<!-- = @shoved: min raise -->.'],
        ['Write “≠”', false, 'min raise 200<!-- ≠ @shoved: min raise -->.'],
      ],
    ],
    [
      `${HAND}1,000 + 500 = 1,|600`,
      [
        ['Write 1,500', true, '1,000 + 500 = 1,500'],
        ['Add “<!-- ≠ -->”', false, '1,000 + 500 = 1,600<!-- ≠ -->'],
      ],
    ],
  ])('correct the number or accept the difference: %#', (marked, fixes) => {
    const { text, document, position } = at(marked);
    const found = finished(quickFixesAt(document, new Timelines(), { start: position, end: position }, READER));
    expect(
      found.map(({ title, preferred, edits }) => [
        unmarked(title),
        preferred,
        applyEdits(text, edits).slice(HAND.length),
      ]),
    ).toEqual(fixes);
  });
});

describe('completion in a comment that binds a number', () => {
  it.each([
    ['names of hands, and facts about the hand above', `${HAND}250<!-- = |`, ['short', 'to call', 'Raha'], ''],
    ['names of hands', `${HAND}250<!-- = sh|`, ['short'], 'sh'],
    ['marks', `${HAND}250<!-- = short@|`, ['shoved'], ''],
    ['marks that begin as typed', `${HAND}250<!-- = short@sh| -->`, ['shoved'], 'sh'],
    ['facts at a mark', `${HAND}250<!-- = short@shoved: |`, ['to call', 'min raise', 'pot', 'Navid'], ''],
    ['facts that begin as typed', `${HAND}250{/* = short@shoved: Navid min ra| */}`, ['min raise'], 'min ra'],
    ['facts after ≠', `${HAND}250<!-- ≠ @shoved: Navid |`, ['min raise'], ''],
    ['Persian facts', `${PERSIAN}۲۵۰<!-- = کوتاه@شاو: |`, ['حداقل ریز', 'پات', 'نوید'], ''],
  ])('offers %s', (_, marked, some, typed) => {
    const { text, document, position } = at(marked);
    const found = completionsAt(document, position, READER, { snippets: false });
    const texts = found?.items.map(({ newText }) => newText) ?? [];
    expect(texts).toEqual(expect.arrayContaining(some));
    const lines = new LineIndex(text);
    const replaced =
      found === null ? null : text.slice(lines.offsetAt(found.range.start), lines.offsetAt(found.range.end));
    expect(replaced).toBe(typed);
  });

  it.each([`${HAND}250<!-- a |`, `${HAND}250 = |`, `${HAND}250<!-- = short: pot --> |`, `${HAND}1<!-- = long: |`])(
    'offers nothing: %#',
    (marked) => {
      const { document, position } = at(marked);
      expect(completionsAt(document, position, READER, { snippets: false })).toBe(null);
    },
  );
});
