import { describe, expect, it } from 'vitest';
import { choicesFrom } from '../../../client/figures/choices';
import { FigureDocument } from '../../../client/figures/figureDocument';
import { drawHands, type MarkdownIt } from '../../../client/figures/markdownIt';
import { showingAt } from '../../../client/figures/previewContent';
import { stepOfKey, tabOfKey } from '../../../client/preview/page/keys';
import { slowdown } from '../../support/machine';
import { manyHands } from '../../support/manyHands';

const HANDS = `rules tda

hand "One"
seats BTN 2000, SB 2000, BB 2000
blinds 50/100
BTN raises to 300
mark open
SB folds
BB folds

branch "He calls" from open
  SB folds
  BB calls
end

hand "Two"
seats BTN, SB, BB
blinds 50/100
BTN raises to 150
`;

const PERSIAN = `دست "یک"
بلایند ۵۰/۱۰۰
بازیکنان رها، کیان، نوید
رها ۳۰۰ ریز می‌کند
`;

const usual = choicesFrom(undefined, null);

function shownAt(text: string, line: number, choices = usual, point: Parameters<typeof showingAt>[3] = null) {
  const shown = showingAt(new FigureDocument(text, 'handscript'), line, choices, point);
  if (shown.kind === 'nothing') throw new Error(shown.description);
  return shown;
}

describe('what the panel shows', () => {
  it.each([
    // line of the cursor (from 0), hand, tab, what was done there
    [0, 'One', 0, 'Step 1 of 5. SB posts a blind of 50. BB posts a blind of 100. Next to act: BTN'],
    [4, 'One', 0, 'Step 1 of 5. SB posts a blind of 50. BB posts a blind of 100. Next to act: BTN'],
    [5, 'One', 0, 'Step 2 of 5. BTN raises to 300. Next to act: SB'],
    [6, 'One', 0, 'Step 2 of 5. BTN raises to 300. Next to act: SB'],
    [8, 'One', 0, 'Step 4 of 5. BB folds. The hand is over: no actions remain.'],
    [9, 'One', 0, 'Step 5 of 5. How the hand ends'],
    [11, 'One', 1, 'Step 2 of 3. SB folds. Next to act: BB'],
    [19, 'Two', 0, 'Step 2 of 2. not legal: BTN raises to 150. Next to act: SB'],
  ])('depends on the cursor: with line %d it is hand %s, tab %d: %s', (line, title, tab, told) => {
    const shown = shownAt(HANDS, line);
    expect([shown.title, shown.point.tab, shown.valueText]).toEqual([title, tab, told]);
  });

  it('has a tab for each line of play, and for each step the line that leads to it', () => {
    const { tabs, lines, firstLine } = shownAt(HANDS, 11);
    expect({ tabs, lines, firstLine }).toEqual({
      tabs: ['Main line', '<bdi>He calls</bdi> (from <bdi>open</bdi>)'],
      lines: [10, 11, 12],
      firstLine: 2,
    });
  });

  it.each([
    [
      { tab: 0, frame: 99 },
      { tab: 0, frame: 4 },
    ],
    [
      { tab: 9, frame: -1 },
      { tab: 1, frame: 0 },
    ],
    [
      { tab: 1, frame: 2 },
      { tab: 1, frame: 2 },
    ],
  ])('stays in the hand: %o is %o', (wanted, point) => {
    expect(shownAt(HANDS, 5, usual, wanted).point).toEqual(point);
  });

  it('gives a hand without a title the name of its fence', () => {
    const hand = (title: string) => `\`\`\`hand کوتاه\n${title}بلایند ۵۰/۱۰۰\nبازیکنان رها، کیان\n\`\`\`\n`;
    const titles = ['', 'دست "بلند"\n'].map(
      (title) => new FigureDocument(hand(title), 'markdown').hand(0, usual)?.view.title,
    );
    expect(titles).toEqual(['کوتاه', 'بلند']);
  });

  it('shows the errors of the hand above its figure', () => {
    expect(shownAt(HANDS, 19).figure).toMatch(/hs-problems.*1 mistake in this hand.*Line 19: .*200.*<figure/s);
    expect(shownAt(HANDS, 5).figure).not.toContain('hs-problems');
    const off = choicesFrom({ severity: { 'betting/under-min-raise': 'hint' } }, null);
    expect(shownAt(HANDS, 19, off).figure).not.toContain('hs-problems');
  });

  it('follows an edit', () => {
    const document = new FigureDocument(HANDS, 'handscript');
    showingAt(document, 18, usual, null);
    document.edit({ start: { line: 18, character: 14 }, end: { line: 18, character: 17 } }, '200');
    const shown = showingAt(document, 18, usual, null);
    expect(shown.kind === 'hand' && [shown.valueText, shown.figure.includes('hs-problems')]).toEqual([
      'Step 2 of 2. BTN raises to 200. Next to act: SB',
      false,
    ]);
  });

  it('is empty where the text contains no hand', () => {
    const shown = showingAt(new FigureDocument('# only prose\n', 'markdown'), 0, usual, null);
    expect(shown).toMatchObject({ kind: 'nothing', direction: 'ltr', description: expect.stringContaining('no hand') });
  });

  it('uses the language of the hand, or the chosen one', () => {
    const own = shownAt(PERSIAN, 3);
    expect([own.language, own.direction]).toEqual(['fa', 'rtl']);
    expect(own.valueText).toContain('۳۰۰');
    const spanish = shownAt(PERSIAN, 3, choicesFrom({ language: 'es', digits: 'latin' }, null));
    expect([spanish.language, spanish.direction]).toEqual(['es', 'ltr']);
    expect(spanish.valueText).toContain('300');
  });
});

/** Milliseconds that a work takes in the middle of its runs: other work on the machine may hold some of them up. */
function spent(runs: number, work: (run: number) => void): number {
  const each = Array.from({ length: runs }, (_, run) => {
    const before = performance.now();
    work(run);
    return performance.now() - before;
  });
  return each.sort((a, b) => a - b)[runs >> 1] ?? 0;
}

describe('in a file of 10,000 hands the panel', () => {
  const text = manyHands(10_000, { wrongEvery: 50 });
  const document = new FigureDocument(text, 'handscript');
  const { lineCount } = document.hands;
  const lines = Array.from({ length: 50 }, (_, i) => Math.floor((lineCount * (i + 1)) / 51));
  const seen = () => document.hands.sections.filter(({ analysis }) => analysis !== null).length;

  it('looks at the hand that it shows, and at no other', () => {
    for (const [index, line] of lines.entries()) {
      showingAt(document, line, usual, null);
      expect(seen()).toBe(index + 1);
    }
    const [line = 0] = lines;
    document.edit({ start: { line, character: 0 }, end: { line, character: 0 } }, ' ');
    expect(seen()).toBe(lines.length - 1);
    for (let frame = 0; frame < 12; frame += 1) showingAt(document, line, usual, { tab: 0, frame });
    expect(seen()).toBe(lines.length);
  });

  it('opens, follows the cursor, steps and follows what is typed within its budgets', { retry: 2 }, () => {
    const at = (run: number): number => lines[run] ?? 0;
    const told = {
      opening: spent(3, () => new FigureDocument(text, 'handscript')),
      following: spent(50, (run) => showingAt(document, at(run), usual, null)),
      stepping: spent(50, (run) => showingAt(document, at(0), usual, { tab: 0, frame: run % 12 })),
      typing: spent(50, (run) => {
        const start = { line: at(run), character: 0 };
        document.edit({ start, end: start }, ' ');
        showingAt(document, at(run), usual, null);
      }),
    };
    const budgets = { opening: 300, following: 40, stepping: 15, typing: 40 };
    const slower = slowdown();
    const over = Object.entries(budgets).filter(([what, ms]) => told[what as keyof typeof told] > ms * slower);
    expect(over, JSON.stringify({ told, slower })).toEqual([]);
  });
});

describe('the choices', () => {
  it.each([
    [{}, null, ['tda', 'auto', 'auto']],
    [{ rules: 'online', language: 'fa', digits: 'native' }, null, ['online', 'fa', 'native']],
    [
      { rules: 'online', language: 'fa', digits: 'native' },
      '{"rules": "wsop", "digits": "latin"}',
      ['wsop', 'fa', 'latin'],
    ],
    [{ rules: 'mine', language: 7, digits: 'roman' }, '{', ['tda', 'auto', 'auto']],
  ])('of %o under %s are %o', (section, project, [rules, language, digits]) => {
    expect(choicesFrom(section, project)).toMatchObject({ rules, language, digits });
  });
});

const LESSON = `\`\`\`hand defaults
game NLHE
blinds 100/200
\`\`\`

\`\`\`hand one {pots}
seats UTG, BTN, SB, BB
UTG raises to 500
BTN raises to 700
\`\`\`

- \`\`\`hand two {table hide-result}
  seats BTN 2000, SB 2000, BB 2000
  BTN raises to 500, SB folds, BB folds
  \`\`\`

\`\`\`js
let hand;
\`\`\`
`;

/** As much of markdown-it as the plug-in touches; the fences are told. */
function preview(
  src: string,
  fences: readonly (readonly [line: number, end: number])[],
  section: unknown = {},
): string[] {
  const rules: ((state: { src: string; tokens: object[] }) => void)[] = [];
  const markdown: MarkdownIt = {
    core: { ruler: { push: (_, rule) => rules.push(rule as (typeof rules)[number]) } },
    renderer: { rules: { fence: (tokens, index) => `<code ${tokens[index]?.info}>` } },
  };
  drawHands(markdown, { choicesFor: () => choicesFrom(section, null), style: () => 'svg { fill: red }' });
  const lines = src.split('\n');
  const tokens = fences.map(([line, end]) => ({
    type: 'fence',
    info: (lines[line] ?? '').replace(/^[-\s`]*/, ''),
    map: [line, end] as const,
  }));
  for (const rule of rules) rule({ src, tokens });
  const self = { renderAttrs: ({ map }: { map: readonly number[] | null }) => ` data-line="${map?.[0]}"` };
  return tokens.map((_, index) => markdown.renderer.rules.fence?.(tokens, index, {}, {}, self) ?? '');
}

describe('a Markdown preview', () => {
  const [setup, one, two, code] = preview(LESSON, [
    [0, 4],
    [5, 10],
    [11, 15],
    [16, 19],
  ]);

  it('leaves setup and other code as they are, and carries the style of its figures at the first fence of hands', () => {
    expect([setup, code]).toEqual(['<style>svg { fill: red }</style>\n<code hand defaults>', '<code js>']);
    expect(preview(LESSON, [[16, 19]])).toEqual(['<code js>']);
    expect(preview(LESSON, [[5, 10]])[0]).toMatch(/^<style>[^<]*<\/style>\n<div /);
  });

  it('shows a hand under the setup of the document, with the sections that its fence names', () => {
    expect(one).toMatch(/^<div data-line="5">.*<figure class="handscript/s);
    expect(one).toContain('hs-pots');
    expect(one).not.toContain('class="hs-steps"');
  });

  it('shows errors in a box above it, with their lines in the document', () => {
    expect(one).toMatch(/hs-problems.*Line 9: .*800.*<figure/s);
    expect(two).not.toContain('hs-problems');
  });

  it('shows a hand inside a list, without its result where that is hidden', () => {
    expect(two).toContain('class="hs-table"');
    expect(two).not.toContain('hs-result');
  });

  it('uses the chosen language', () => {
    expect(preview(LESSON, [[5, 10]], { language: 'ar' })[0]).toContain('lang="ar" dir="rtl"');
  });
});

describe('the keys of the panel', () => {
  it.each([
    ['ArrowRight', 1, 'ltr', 2],
    ['ArrowRight', 1, 'rtl', 0],
    ['ArrowLeft', 0, 'ltr', 0],
    ['ArrowLeft', 4, 'rtl', 4],
    ['Home', 3, 'ltr', 0],
    ['End', 1, 'rtl', 4],
    ['x', 1, 'ltr', null],
  ] as const)('%s leads from step %d (%s) to %s', (key, step, direction, to) => {
    expect(stepOfKey(key, step, 4, direction)).toBe(to);
  });

  it.each([
    ['ArrowRight', 2, 'ltr', 0],
    ['ArrowLeft', 0, 'ltr', 2],
    ['ArrowLeft', 0, 'rtl', 1],
    ['End', 0, 'ltr', 2],
    ['ArrowDown', 0, 'ltr', null],
  ] as const)('%s leads from tab %d (%s) to %s', (key, tab, direction, to) => {
    expect(tabOfKey(key, tab, 3, direction)).toBe(to);
  });
});
