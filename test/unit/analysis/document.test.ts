import { describe, expect, it } from 'vitest';
import { analyzeSection, bringUpToDate } from '../../../language/analysis/document/analyze';
import { type HandDocument, sectionPositionAt } from '../../../language/analysis/document/document';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { STALE } from '../../../language/analysis/document/marks';
import { Timelines } from '../../../language/analysis/document/timelines';

const hand = (title: string, raise = 4): string => `hand "${title}"\nseats A, B, C\nC raises to ${raise}\n`;
const file = `blinds 1/2\n\n${hand('one')}${hand('two')}${hand('three')}`;

/** The codes of all diagnostics with their lines in the document. */
function codesOf(document: HandDocument): string[] {
  return document.sections.flatMap((_, index) =>
    analyzeSection(document, index).findings.map(
      ({ code, range }) => `${range.start.line + document.firstLine(index)} ${code}`,
    ),
  );
}

/** Replaces the first `what` by `by`. */
function replace(document: HandDocument, what: string, by: string): void {
  const text = document.text();
  const at = text.indexOf(what);
  const placeOf = (offset: number) => {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  };
  document.edit({ start: placeOf(at), end: placeOf(at + what.length) }, by);
}

const counted = (document: HandDocument): number => [...bringUpToDate(document)].length;

describe('a file of hands', () => {
  it('is cut at its hand lines, with the setup above the first as section 0', () => {
    const document = HandFile.of(file);
    expect(document.sections.map(({ text }) => text)).toEqual([
      'blinds 1/2\n\n',
      hand('one'),
      hand('two'),
      hand('three'),
    ]);
    expect(document.sections.map((_, index) => document.firstLine(index))).toEqual([0, 2, 5, 8]);
    expect([0, 1, 2, 4, 5, 99].map((line) => document.sectionAt(line))).toEqual([0, 0, 1, 1, 2, 3]);
    expect(document.lineCount).toBe(12);
  });

  it('gives the hands the setup above them', () => {
    expect(codesOf(HandFile.of(file))).toEqual([]);
    expect(codesOf(HandFile.of(file.replace('blinds 1/2', '')))).toEqual([
      '2 setup/blinds-missing',
      '5 setup/blinds-missing',
      '8 setup/blinds-missing',
    ]);
  });

  it('takes a text without a hand line for an untitled hand', () => {
    const document = HandFile.of('seats A, B\nblinds 1/2\nA calls\n');
    expect(analyzeSection(document, 0).summary).toMatchObject({ kind: 'hand', players: 2 });
    expect(document.roleOf(0)).toEqual({ kind: 'hand', defaults: null });
  });

  it('counts neither setup nor a blank beginning as a hand', () => {
    for (const beginning of ['', '\n# a note\n', 'blinds 1/2\n']) {
      const document = HandFile.of(`${beginning}${hand('one')}`);
      expect(document.sections.map((_, index) => analyzeSection(document, index).summary !== null)).toEqual([
        false,
        true,
      ]);
    }
  });

  it('checks the setup itself', () => {
    expect(codesOf(HandFile.of(`game chess\nblinds 1/2\n${hand('one')}`))).toContain('0 setup/unknown-option');
  });

  it('replaces only the hand that an edit touches', () => {
    const document = HandFile.of(file);
    const [setup, one, two, three] = document.sections;
    counted(document);
    replace(document, 'raises to 4\nhand "three"', 'raises to 5\nhand "three"');
    expect(document.sections[0]).toBe(setup);
    expect(document.sections[1]).toBe(one);
    expect(document.sections[2]).not.toBe(two);
    expect(document.sections[3]).toBe(three);
    expect(counted(document)).toBe(1);
  });

  it('joins two hands when the hand line between them goes, and splits them when it comes back', () => {
    const document = HandFile.of(file);
    replace(document, 'hand "two"', '# hand "two"');
    expect(document.sections).toHaveLength(3);
    expect(document.sections[1]?.text).toBe(`${hand('one')}# ${hand('two')}`);
    replace(document, '# hand "two"', 'hand "two"');
    expect(document.sections.map(({ text }) => text)).toEqual(HandFile.of(file).sections.map(({ text }) => text));
  });

  it('moves the hands below when lines are added above', () => {
    const document = HandFile.of(file.replace('to 4\nhand "three"', 'to 3\nhand "three"'));
    expect(codesOf(document)).toEqual(['7 betting/under-min-raise']);
    replace(document, 'hand "one"', '\n\nhand "one"');
    expect(codesOf(document)).toEqual(['9 betting/under-min-raise']);
  });

  it('replays all hands when the setup changes, but not when only a comment in it does', () => {
    const document = HandFile.of(file);
    expect(counted(document)).toBe(4);
    expect(counted(document)).toBe(0);
    replace(document, 'blinds 1/2', '# low\nblinds  1/2  # still');
    expect(counted(document)).toBe(1);
    replace(document, 'blinds  1/2', 'blinds 2/4');
    expect(codesOf(document)).toEqual([
      '5 betting/under-min-raise',
      '8 betting/under-min-raise',
      '11 betting/under-min-raise',
    ]);
  });

  it('replays a beginning that becomes setup when the first hand is written below it', () => {
    const document = HandFile.of('seats A, B, C\n');
    expect(codesOf(document)).toEqual(['0 setup/blinds-missing']);
    document.edit({ start: { line: 1, character: 0 }, end: { line: 1, character: 0 } }, 'hand\nblinds 1/2\n');
    expect(codesOf(document)).toEqual([]);
    expect(document.roleOf(0)).toEqual({ kind: 'defaults' });
  });

  it('is unharmed by an edit far outside the text', () => {
    const document = HandFile.of(file);
    document.edit({ start: { line: 500, character: 7 }, end: { line: 900, character: 0 } }, '# end');
    document.edit(
      { start: { line: Number.NaN, character: -4 }, end: { line: -1, character: Number.NaN } },
      '# start\n',
    );
    expect(document.text()).toBe(`# start\n${file}# end`);
  });
});

describe('bringing a document up to date', () => {
  it('begins where the author is, and goes on where it was stopped', () => {
    const document = HandFile.of(file);
    const work = bringUpToDate(document, 2);
    work.next();
    expect(document.sections.map((_, index) => document.marks.get(index) !== STALE)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(counted(document)).toBe(3);
  });
});

describe('Markdown', () => {
  const text = `# Lesson

\`\`\`hand defaults
blinds 1/2
\`\`\`

- point

  \`\`\`hand
  seats A, B, C
  C raises to 3
  \`\`\`

\`\`\`hand
game PLO
hand "x"
seats A, B, C
C raises to 9
\`\`\`

\`\`\`js
C raises to 3
\`\`\`
`;

  it('has its fences checked at their own lines and columns, under its common setup', () => {
    const document = MarkdownFile.of(text);
    expect(document.sections.map((section) => section.text)).toEqual([
      'blinds 1/2',
      'seats A, B, C\nC raises to 3',
      'game PLO\n',
      'hand "x"\nseats A, B, C\nC raises to 9',
    ]);
    expect(codesOf(document)).toEqual(['10 betting/under-min-raise', '17 betting/over-pot-limit']);
    expect(analyzeSection(document, 1).findings[0]?.range.start.character).toBe(14);
  });

  it('knows which lines are prose', () => {
    const document = MarkdownFile.of(text);
    expect([0, 2, 3, 4, 8, 9, 10, 11, 14, 15, 21].map((line) => document.sectionAt(line))).toEqual([
      -1, -1, 0, -1, -1, 1, 1, -1, 2, 3, -1,
    ]);
    expect(sectionPositionAt(document, { line: 0, character: 0 })).toBeNull();
  });

  it('lets a fence replace a line of the common setup', () => {
    const own = '```hand\nblinds 2/4\nhand\nseats A, B, C\nC raises to 4\n```\n';
    expect(codesOf(MarkdownFile.of(`\`\`\`hand defaults\nblinds 1/2\ngame PLO\n\`\`\`\n${own}`))).toEqual([
      '8 betting/under-min-raise',
    ]);
  });

  it('keeps the sections of fences that do not change', () => {
    const document = MarkdownFile.of(text);
    counted(document);
    const known = document.sections.map(({ analysis }) => analysis);
    replace(document, '# Lesson', '# Lesson\n\nMore prose.');
    counted(document);
    expect(document.sections.every(({ analysis }, index) => analysis !== null && analysis === known[index])).toBe(true);
    expect(codesOf(document)).toEqual(['12 betting/under-min-raise', '19 betting/over-pot-limit']);
  });
});

describe('findings', () => {
  it('are in the order of the text', () => {
    const lines = codesOf(HandFile.of(`seats A, B, C\nblinds 1/2\nC raises to 3, A bets 1\nexpect pot 1, level 9\n`));
    expect(lines.map((line) => Number(line.split(' ')[0]))).toEqual([2, 2, 3, 3]);
  });

  it.each(['betting/under-min-raise', 'under-min-raise'])('are left out below a comment that ignores %s', (code) => {
    const text = `seats A, B, C\nblinds 1/2\n# handscript-ignore ${code}\nC raises to 3\nA raises to 4\n`;
    expect(codesOf(HandFile.of(text))).toEqual(['4 betting/under-min-raise']);
  });

  it('carry related places, relative to the hand', () => {
    const document = HandFile.of(`${hand('x')}A raises to 5\n`);
    const [finding] = analyzeSection(HandFile.of(`blinds 1/2\n${document.text()}`), 1).findings;
    expect(finding).toMatchObject({ code: 'betting/under-min-raise', related: [{ range: { start: { line: 2 } } }] });
  });
});

describe('the outline of a hand', () => {
  it('has streets and branches, each with its lines', () => {
    const text = 'hand\nflop K♣ 9♦ 7♣\npot 9\nA bets 3\nbranch "b"\n  turn\nend\nB calls\nturn 4♥\n\nhand\n';
    const { outline } = analyzeSection(HandFile.of(text), 1);
    expect(outline).toMatchObject([
      { kind: 'street', street: 'flop', cards: 'K♣ 9♦ 7♣', line: 1, endLine: 3, from: 0, to: 13 },
      {
        kind: 'branch',
        title: 'b',
        line: 4,
        endLine: 6,
        entries: [{ kind: 'street', street: 'turn', line: 5, endLine: 5 }],
      },
      { kind: 'street', street: 'turn', cards: '4♥', line: 8, endLine: 9 },
    ]);
  });
});

describe('timelines', () => {
  it('are made once for a section and its setup', () => {
    const document = HandFile.of(file);
    const timelines = new Timelines();
    const first = timelines.of(document, 1);
    expect(first?.replay.main.moments).toHaveLength(3);
    expect(timelines.of(document, 1)).toBe(first);
    replace(document, 'blinds 1/2', 'blinds 2/4');
    expect(timelines.of(document, 1)).not.toBe(first);
    expect(timelines.of(document, 0)).toBeNull();
  });

  it('are forgotten when many others were asked for since', () => {
    const document = HandFile.of(file);
    const timelines = new Timelines(2);
    const [one, two] = [timelines.of(document, 1), timelines.of(document, 2)];
    expect(timelines.of(document, 1)).toBe(one);
    timelines.of(document, 3);
    expect(timelines.of(document, 1)).toBe(one);
    expect(timelines.of(document, 2)).not.toBe(two);
  });
});
