/** SVG and HTML: well formed, escaped, without anything that runs or loads. */
import { describe, expect, it } from 'vitest';
import { figureOf, pageOf } from '../../../language/render/html';
import { stylesheet } from '../../../language/render/stylesheet';
import { describe as describeFrame, svgOf } from '../../../language/render/svg';
import { projectFile, projectFiles } from '../../support/files';
import { framesOf, lastFrame, viewOf, viewsIn } from '../../support/handViews';

const PERSIAN = `دست "دو آل‌این کوتاه"
بازی NLHE
بلایند ۵۰/۱۰۰
بازیکنان رها ۱۰۰۰ A♠ A♥، کیان ۳۰۰ K♠ K♥، Navid ۱۵۰
رها به ۳۰۰ ریز می‌کند
`;
const VICIOUS = '<script>alert(1)</script>"\' onload="x" &lt; ]]> \u202E\u2069\u0000\ud800';
const ATTACK = `hand "${VICIOUS.replaceAll('"', '')}"
game NLHE
blinds 1/2
seats "<b onclick=x>" 20, "a&b'c" 30
> </p><img src=x onerror=alert(1)>
"<b onclick=x>" calls
ask "a&b'c" to call "</summary><iframe>?"
branch "</section>"
"a&b'c" all-in
end
`;

/** Elements in the order in which they close; throws where one closes another, or an attribute stands twice, runs, styles or loads something. */
function elementsOf(markup: string): string[] {
  const open: string[] = [];
  const closed: string[] = [];
  for (const [tag, slash, name = '', attributes = '', own] of markup.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"<]*")?)*)\s*(\/?)>|<!DOCTYPE html>/g,
  )) {
    if (tag.startsWith('<!')) continue;
    const named = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(named).size !== named.length) throw new Error(`twice in ${tag}`);
    const unwanted = named.find((attribute) => /^(?:style|on.*|href|src|.*:href)$/i.test(attribute ?? ''));
    if (unwanted !== undefined) throw new Error(`${unwanted} in ${tag}`);
    if (slash === '/') {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last}>`);
      closed.push(name);
    } else if (own === '/' || /^(meta|img|br)$/.test(name)) closed.push(name);
    else open.push(name);
  }
  if (open.length > 0) throw new Error(`open: ${open.join(' ')}`);
  return closed;
}

/** Everything outside tags. */
const textOf = (markup: string): string => markup.replace(/<[^>]*>/g, '');

const ELEMENTS_OF_SVG = new Set([
  'svg',
  'title',
  'desc',
  'style',
  'defs',
  'pattern',
  'line',
  'rect',
  'ellipse',
  'text',
]);

describe('SVG', () => {
  it.each(projectFiles('samples', '.hand'))('is well formed and loads nothing in every frame of %s', (path) => {
    for (const hand of viewsIn(projectFile(path))) {
      for (const { line, frame } of framesOf(hand)) {
        const svg = svgOf(hand, line, frame, { id: 'p1' });
        expect(elementsOf(svg).filter((name) => !ELEMENTS_OF_SVG.has(name))).toEqual([]);
        expect(svg).not.toMatch(/@import|url\((?!#p1-hatch\))/);
      }
    }
  });

  it('escapes markup of the author', () => {
    const hand = viewOf(ATTACK);
    for (const { line, frame } of framesOf(hand)) {
      const svg = svgOf(hand, line, frame);
      expect(elementsOf(svg).filter((name) => !ELEMENTS_OF_SVG.has(name))).toEqual([]);
      expect(svg).toContain('&lt;b onclick');
      expect(svg).not.toMatch(/[\u0000-\u0008\u202e\ud800]/);
    }
  });

  it('states its language and direction, and describes its content', () => {
    const hand = viewOf(PERSIAN);
    const svg = svgOf(hand, hand.main, lastFrame(hand), { id: 'x' });
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" [^>]*role="img" lang="fa" direction="rtl" aria-labelledby="x-title x-desc">/,
    );
    expect(svg).toMatch(/<title id="x-title">دو آل‌این کوتاه — .*<\/title>/);
    expect(svg).toMatch(/<desc id="x-desc">.*رها.*۷۰۰.*<\/desc>/);
    expect(svg).toMatch(/<text [^>]*direction="rtl" unicode-bidi="isolate">رها<\/text>/);
    expect(svg).toMatch(/<text [^>]*direction="ltr" unicode-bidi="isolate">Navid<\/text>/);
    expect(textOf(svg.slice(svg.indexOf('</desc>')).replace(/<style>[^<]*<\/style>/, ''))).not.toMatch(/[0-9]/);
  });

  it('describes a frame in sentences with one full stop each', () => {
    for (const { line, frame } of framesOf(viewOf(`${PERSIAN}کیان کال می‌کند\n`)))
      expect(describeFrame(viewOf(PERSIAN), line, frame).text).not.toMatch(/\.\./);
    const over = viewOf('game NLHE\nblinds 1/2\nseats A 9, B 9\nA folds\n');
    expect(describeFrame(over, over.main, lastFrame(over)).text).toMatch(/remain\.$/);
    const ledger = viewOf('hand "L"\nledger\nA 140\nB 140\n');
    expect(describeFrame(ledger, ledger.main, lastFrame(ledger)).title).toBe('L');
  });

  it('hatches the shares of folded players', () => {
    const hand = viewOf('flop\npot 0\nA bets 100\nB calls\nC raises to 300\nA folds\n');
    const svg = svgOf(hand, hand.main, lastFrame(hand), { id: 'h' });
    expect(svg.match(/fill="url\(#h-hatch\)"/g)).toHaveLength(1);
  });

  it('uses custom properties for colours, and plain values in a fixed theme', () => {
    const hand = viewOf(PERSIAN);
    const themed = svgOf(hand, hand.main, lastFrame(hand));
    expect(themed).toMatch(/var\(--handscript-felt, #[0-9a-f]{6}\)/);
    for (const query of ['prefers-color-scheme: dark', 'prefers-contrast: more', 'forced-colors: active'])
      expect(themed).toContain(query);
    const dark = svgOf(hand, hand.main, lastFrame(hand), { theme: 'dark', fonts: 'Vazirmatn', width: 400 });
    expect(dark).not.toMatch(/var\(|@media|direction="(?!rtl" aria)/);
    expect(dark).toMatch(/ width="400" height="\d+"/);
  });

  it('corrects the spacing that a program leaves out', () => {
    const hand = viewOf('flop\npot 0\nअ bets 100\nB calls\n');
    const svg = svgOf(hand, hand.main, lastFrame(hand), {
      theme: 'light',
      spacing: (text) => (text === 'अ' ? [0, 4] : null),
    });
    expect(svg.match(/ dx="[^"]*"/g)).toEqual([' dx="-2 4"']);
  });

  it('positions each run of a line that a program cannot mix', () => {
    const hand = viewOf('flop\npot 0\nA bets 100\nB calls\n');
    const run = (text: string, x: number) => ({ text, fonts: text, spaces: null, x, width: 10 });
    const svg = svgOf(hand, hand.main, lastFrame(hand), {
      theme: 'light',
      runs: (text) => (text === 'A' ? [run('x', 0), run('y', 10)] : null),
    });
    const [, x, y] =
      /<tspan x="([\d.]+)" font-family="x">x<\/tspan><tspan x="([\d.]+)" font-family="y">y/.exec(svg) ?? [];
    expect([x, y]).toEqual(['390', '400']);
  });
});

describe('the figure', () => {
  it.each(projectFiles('samples', '.hand'))('is well formed and has unique ids for each hand of %s', (path) => {
    const hands = viewsIn(projectFile(path));
    const page = pageOf(
      hands,
      hands.map((hand, index) => figureOf(hand, { id: `f${index}` })),
    );
    elementsOf(page);
    const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...page.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    expect(textOf(page.replace(/<svg[\s\S]*?<\/svg>/g, ''))).not.toMatch(/[\u2066-\u2069]/);
  });

  it('omits its title if the page has one', () => {
    const hand = viewOf(PERSIAN);
    expect(figureOf(hand)).toContain('class="hs-title"');
    expect(figureOf(hand, { title: false })).not.toContain('class="hs-title"');
  });

  it('escapes markup of the author', () => {
    const figure = figureOf(viewOf(ATTACK));
    const names = new Set(elementsOf(figure));
    for (const name of ['script', 'b', 'img', 'iframe']) expect(names).not.toContain(name);
    expect(figure).not.toMatch(/[\u0000-\u0008\u202e\ud800]/);
  });

  it('states its language and direction, and isolates names and amounts', () => {
    const figure = figureOf(viewOf(PERSIAN));
    expect(figure).toMatch(/^<figure class="handscript hs-digits-persian" lang="fa" dir="rtl">/);
    expect(figure).toContain('<bdi>رها</bdi> به <bdi>۳۰۰</bdi> ریز می‌کند');
    expect(figure).toContain('<span class="hs-cards" dir="ltr">');
  });

  it('numbers its steps by the lines of the document', () => {
    const figure = figureOf(viewOf(PERSIAN), { steps: true, firstLine: 10 });
    expect([...figure.matchAll(/data-line="(\d+)"/g)].map(([, line]) => line)).toEqual(['10', '14']);
  });

  it.each([
    [{}, ['table', 'pots', 'steps', 'quiz']],
    [{ pots: true }, ['pots']],
    [{ table: true, quiz: true }, ['table', 'quiz']],
    [{ steps: false }, ['table', 'pots', 'quiz']],
  ])('has the sections of %j', (options, sections) => {
    const figure = figureOf(viewOf(ATTACK), options);
    const main = figure.slice(0, figure.indexOf('hs-branches'));
    expect(['table', 'pots', 'steps', 'quiz'].filter((name) => main.includes(`<section class="hs-${name}"`))).toEqual(
      sections,
    );
  });

  it('keeps answers collapsed', () => {
    const figure = figureOf(viewOf('flop\npot 100\nA bets 40\nask B min raise "How much at least?"\n'), { quiz: true });
    const [answers] = /<details>.*<\/details>/s.exec(figure) ?? [];
    expect(answers).toMatch(
      /<summary>Answer<\/summary><p>correct value: <bdi>?80|<summary>Answer<\/summary><p>correct value: 80/,
    );
    expect(answers).toContain('level 40 + last full raise 40 = 80');
    expect(figure.replace(answers ?? '', '')).not.toContain('80');
    expect(figure).toContain('How much at least?');
  });

  it('lists legal actions, collapsed if they would answer an exercise', () => {
    const open = figureOf(viewOf('seats A, B\nflop\npot 100\nA bets 40\n'), { table: true });
    expect(open).toContain('<section class="hs-next"><h3>What <bdi>B</bdi> may do</h3>');
    const asked = figureOf(viewOf('flop\npot 100\nA bets 40\nask B min raise\n'), { table: true });
    expect(asked).toContain('<section class="hs-next"><details><summary>What <bdi>B</bdi> may do</summary><ul>');
  });

  it('shows the result with a check sum unless it is hidden', () => {
    const text = 'flop\npot 0\nA bets 100\nB raises to 300\nA folds\n';
    expect(figureOf(viewOf(text))).toMatch(/hs-check-sum">Paid (<bdi>)?400/);
    expect(figureOf(viewOf(text, { hideResult: true }))).not.toContain('hs-result');
  });

  it('shows a branch as a separate section', () => {
    const figure = figureOf(viewOf(ATTACK));
    expect(figure).toContain('<section class="hs-branch"><h3>&lt;/section&gt;</h3>');
  });

  it('has a style sheet that imports no other', () => {
    expect(stylesheet).not.toMatch(/@import|url\(|<|https?:/);
    expect(stylesheet).toContain('@container');
  });
});
