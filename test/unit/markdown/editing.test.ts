/** A Markdown text that is edited piece by piece is, after each edit, what it would be if it were opened anew. */
import { describe, expect, it } from 'vitest';
import { analyzeSection } from '../../../language/analysis/document/analyze';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { rangeInProse } from '../../../language/analysis/prose/prose';
import { LineIndex } from '../../../language/text/lines';
import { seededRandom } from '../../support/deals';
import { projectFile } from '../../support/files';

/** All that features see of a document. */
function seen(document: MarkdownFile): unknown {
  const { prose } = document;
  return {
    text: document.text(),
    lines: Array.from({ length: document.lineCount }, (_, line) => [document.lineText(line), document.sectionAt(line)]),
    sections: document.sections.map((section, index) => {
      const role = document.roleOf(index);
      const under = role.kind === 'defaults' ? role.kind : (role.defaults?.key ?? null);
      return [
        section.text,
        section.columns,
        document.firstLine(index),
        under,
        analyzeSection(document, index).findings,
      ];
    }),
    hands: prose.hands.map(({ name, nameRange, fenceLine, firstLine }) => [name, nameRange, fenceLine, firstLine]),
    bound: prose.bound.map((bound) =>
      [
        bound.binding.comment.text,
        rangeInProse(bound, bound.binding.number ?? bound.binding.comment),
        bound.hand?.firstLine,
        bound.answer?.fault,
      ].map((one, i) => (i < 3 ? one : one === null ? null : 'fault')),
    ),
    findings: prose.findings.map(({ firstLine, findings }) => [firstLine, findings]),
  };
}

/** What changes how the lines below are read. */
const PIECES = [
  '```hand\n',
  '```\n',
  '\n```hand x {potz}\nseats A, B\nflop\nA bets 5\nmark m\n```\n\n',
  '~~~\n',
  '> ',
  '- ',
  '  ',
  '    ',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  '<!--',
  '-->',
  '<pre>\n',
  '</pre>\n',
  ' 5<!-- = x@m: level --> ',
  ' 7<!-- = pot --> and 5 + 5 = 11 ',
  ' 15 500<!-- = pot --> ',
  '<!-- = pot\n\n -->',
  '```hand defaults\nblinds 1/2\n```\n',
  'x',
];

const LESSONS = ['minimum-raise.fa', 'uncalled-bet.ar', 'reopening.en'].map((name) => ({
  name,
  text: projectFile(`samples/lessons/${name}.md`),
}));

describe('a Markdown text that is edited', () => {
  it.each(LESSONS)(
    '$name is read as if it were new',
    ({ text }) => {
      const random = seededRandom(text.length);
      const upTo = (count: number): number => Math.floor(random() * count);
      let document = MarkdownFile.of(text);
      for (let round = 0; round < 60; round += 1) {
        if (round % 20 === 0) document = MarkdownFile.of(text);
        const before = document.text();
        const lines = new LineIndex(before);
        // Often at the beginning of a line, where most depends on it.
        const offset = random() < 0.6 ? lines.lineStart(upTo(lines.lineCount)) : upTo(before.length);
        const removed = random() < 0.5 ? 0 : random() < 0.8 ? upTo(60) : upTo(3000);
        const piece = random() < 0.25 ? '' : (PIECES[upTo(PIECES.length)] ?? '');
        const end = Math.min(before.length, offset + removed);
        const range = { start: lines.positionAt(offset), end: lines.positionAt(end) };
        if (random() < 0.5) expect(document.prose.findings).toBeDefined();
        document.edit(range, piece);
        const { start } = range;
        const startOffset = lines.offsetAt(start);
        expect(document.text()).toBe(before.slice(0, startOffset) + piece + before.slice(lines.offsetAt(range.end)));
        expect(seen(document)).toEqual(seen(MarkdownFile.of(document.text())));
      }
    },
    120_000,
  );

  it.each([
    ['in the list above', '- item\n\n', '    ', '5 + 5 = 11\n'],
    ['behind a line that is blank no more', 'Text\n', 'x', '\n    5 + 5 = 11\n'],
    ['in a fence that opens above', 'Text\n\n', '~~~\n', '5 + 5 = 11\n~~~\n'],
    ['behind half a line break', 'Text\r\n\r', '\n', 'Next 5 + 5 = 11\n'],
  ])('reads the beginning of a passage %s', (_, above, typed, below) => {
    const long = `${'words '.repeat(500)}\n`;
    const [before, rest] = [long + above, below + long];
    for (const text of [before + rest, `${before}\n${rest}`]) {
      const document = MarkdownFile.of(text);
      const at = new LineIndex(text).positionAt(before.length);
      document.edit({ start: at, end: at }, typed);
      expect(seen(document)).toEqual(seen(MarkdownFile.of(document.text())));
    }
  });
});
