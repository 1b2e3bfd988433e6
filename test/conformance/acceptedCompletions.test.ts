/** What the editor offers inside the sample hands and the hands of the rules: whatever is taken of it brings no new finding. */
import { describe, expect, it } from 'vitest';
import { analyzeSection } from '../../language/analysis/document/analyze';
import { defaultsOf, type HandDocument } from '../../language/analysis/document/document';
import { HandFile } from '../../language/analysis/document/handFile';
import { Timelines } from '../../language/analysis/document/timelines';
import { applyEdits } from '../../language/analysis/rewriting';
import type { Completion } from '../../language/service/completion/completions';
import { inlineCompletionAt } from '../../language/service/inlineCompletion';
import type { CanonicalWord } from '../../language/syntax/lexicon/index';
import { phraseOf } from '../../language/syntax/lexicon/phrasing';
import { accepted, completionsIn } from '../support/completions';
import { cursorIn } from '../support/cursor';
import { projectFile, projectFiles } from '../support/files';

const PREFERENCES = { language: 'auto', digits: 'auto' } as const;
/** What a line cannot be left at: the branch has no end yet, cards and set-up are still to come. */
const UNFINISHED = new Set(['text/unclosed-branch', 'text/unused-ignore']);
/** One line in so many is tried, another one in every file. */
const EVERY = 29;

interface Point {
  /** The text of a hand and its setup up to the end of a line, with a new line after it. */
  readonly text: string;
  readonly names: readonly string[];
  /** A word in the hand's language. */
  readonly say: (word: CanonicalWord) => string;
}

function pointsIn(path: string, offset: number): Point[] {
  const document: HandDocument = HandFile.of(projectFile(path).replaceAll('\r\n', '\n'));
  const timelines = new Timelines();
  return document.sections.flatMap((part, index) => {
    const setup = defaultsOf(document, index);
    const replay = timelines.of(document, index)?.replay;
    if (replay === undefined) return [];
    const above = setup === null ? '' : `${document.sections[0]?.text}\n`;
    const names = replay.players.map(({ name }) => (/^[\p{L}\p{M}\d+]+$/u.test(name) ? name : `"${name}"`));
    const say = (word: CanonicalWord): string => phraseOf(replay.tree.language ?? 'en', word).text;
    const lines = part.text.split('\n');
    return lines.flatMap((line, at): Point[] =>
      line.trim() === '' || (at + offset) % EVERY !== 0
        ? []
        : [{ text: `${above}${lines.slice(0, at + 1).join('\n')}\n`, names, say }],
    );
  });
}

const files = [
  ...projectFiles('samples', '.hand'),
  ...projectFiles('test/fixtures/clean', '.hand'),
  ...projectFiles('test/conformance/cases', '.hand'),
];
const points = files.flatMap((file, index) => pointsIn(file, index)).filter(({ text }) => !text.includes('|'));

function findings(text: string): string[] {
  const document = HandFile.of(text);
  return document.sections
    .flatMap((_, index) => analyzeSection(document, index).findings)
    .filter(({ code }) => !UNFINISHED.has(code))
    .map(({ code, sentence: { message } }) => `${code} ${message}`);
}

/** What is found in a text beyond what was found before. */
function news(before: readonly string[], text: string): string[] {
  const left = [...before];
  return findings(text).filter((finding) => {
    const at = left.indexOf(finding);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Accepts every completion of some kinds after `typed` on a new line at every point; returns how many there were. */
function takeAll(kinds: readonly Completion['kind'][], typedAt: (point: Point) => readonly string[]): number {
  let taken = 0;
  for (const point of points) {
    const before = findings(point.text);
    for (const typed of typedAt(point)) {
      const marked = `${point.text}${typed}|`;
      const found = completionsIn(marked);
      for (const item of found.items) {
        if (!kinds.includes(item.kind)) continue;
        const text = accepted(marked, found, item);
        const wrong = news(before, text).filter((finding) => !/cards-missing/.test(finding));
        expect({ text, wrong }).toEqual({ text, wrong: [] });
        taken += 1;
      }
    }
  }
  return taken;
}

describe('accepted completions', { timeout: 120_000 }, () => {
  it('cause no finding at the beginning of a line', () => {
    expect(takeAll(['action', 'street', 'snippet'], () => [''])).toBeGreaterThan(500);
  });

  it('cause no finding after the name of any player', () => {
    expect(takeAll(['action'], ({ names }) => names.map((name) => `${name} `))).toBeGreaterThan(500);
  });

  it('cause no finding in a claim', () => {
    expect(
      takeAll(['fact'], ({ say, names }) => [`${say('expect')} `, `${say('expect')} ${names[0]} `]),
    ).toBeGreaterThan(500);
  });

  it('cause no finding after the forms of a raise and after the word for all others', () => {
    const begun = ({ names, say }: Point): string[] => [
      `${say('others')} `,
      ...names.map((name, at) => `${name} ${say('raise')} ${say(at % 2 === 0 ? 'by' : 'adds')} `),
    ];
    expect(takeAll(['action'], begun)).toBeGreaterThan(500);
  });

  it('cause no finding as inline completions', () => {
    let taken = 0;
    for (const point of points) {
      const before = findings(point.text);
      for (const typed of ['', ...point.names.map((name) => `${name} `)]) {
        const { text, position } = cursorIn(`${point.text}${typed}|`);
        const ghost = inlineCompletionAt(HandFile.of(text), position, PREFERENCES);
        if (ghost === null) continue;
        taken += 1;
        const line = applyEdits(text, [{ range: ghost.range, newText: ghost.text }]);
        expect({ line, wrong: wrongWith(before, line) }).toEqual({ line, wrong: [] });
      }
    }
    expect(taken).toBeGreaterThan(50);
  });
});

/** A name alone is half a line: what may follow it is accepted, too. */
function wrongWith(before: readonly string[], line: string): string[] {
  const wrong = news(before, line);
  if (wrong.length === 0) return [];
  const marked = `${line.trimEnd()} |`;
  const found = completionsIn(marked);
  const [first] = found.items;
  return first === undefined
    ? wrong
    : news(before, accepted(marked, found, first)).filter((it) => !/cards-missing/.test(it));
}
