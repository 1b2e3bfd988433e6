import * as fs from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeInDocument } from '../../language/analysis/document/document';
import { HandFile } from '../../language/analysis/document/handFile';
import { Timelines } from '../../language/analysis/document/timelines';
import { applyEdits } from '../../language/analysis/rewriting';
import { readingOf, subjectsIn } from '../../language/service/occurrences';
import { renameAt } from '../../language/service/rename';
import { projectRoot } from '../support/files';
import { handText, playedText } from '../support/handTexts';
import { comesTo } from '../support/rewritten';
import { finished } from '../support/steps';

const FRESH = ['Zara', 'زهرا', 'ज़ारा', 'Big Al', 'علی آقا'];
/** Words of the notation, numbers, cards, positions: fit in quotation marks, or refused. */
const ODD = [
  'flop',
  'raises',
  'x',
  '77',
  '9♦',
  'As',
  '1/2',
  'BTN',
  'all-in',
  'f',
  'pot',
  'ول',
  'وزهرا',
  "O'Neil",
  'a,b',
];

interface Renaming {
  readonly old: string;
  readonly kind: 'player' | 'mark';
  /** The text after it; null: refused. */
  readonly after: string | null;
}

/** The `which`th player or mark of a text, renamed where it is named for the `which`th time. */
function renamed(text: string, which: number, newName: string): Renaming | null {
  const document = HandFile.of(text);
  const timelines = new Timelines();
  const named = [...document.sections.keys()].flatMap((index) => {
    const reading = readingOf(document, timelines, index);
    if (reading === null) return [];
    return [...subjectsIn(reading, 'player'), ...subjectsIn(reading, 'mark')].flatMap((subject) =>
      subject.occurrences.filter(({ byName }) => byName).map((at) => ({ index, reading, subject, at })),
    );
  });
  const chosen = named[which % Math.max(1, named.length)];
  if (chosen === undefined) return null;
  const { index, reading, subject, at } = chosen;
  const position = rangeInDocument(reading.section.rangeOf(at), document.firstLine(index)).start;
  const result = finished(renameAt(document, timelines, position, newName));
  const after = 'edits' in result ? applyEdits(text, result.edits) : null;
  return { old: subject.name, kind: subject.kind, after };
}

/** Fields that name a player or a mark. */
const NAMING = { player: new Set(['name', 'player', 'contributors', 'eligible']), mark: new Set(['from']) } as const;
const BY_NAME = new Set(['stacks', 'net']);

interface Change {
  readonly kind: Renaming['kind'];
  readonly from: string;
  readonly to: string;
}

/** The same with one name in place of another; `key`: where it stands. */
function called(value: unknown, change: Change, key = ''): unknown {
  const { kind, from, to } = change;
  if (typeof value === 'string') return NAMING[kind].has(key) && value === from ? to : value;
  if (Array.isArray(value)) return value.map((item) => called(item, change, key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([field, of]): [string, unknown] => [
    kind === 'player' && BY_NAME.has(key) && field === from ? to : field,
    called(of, change, field),
  ]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a text comes to, its problems apart. */
function told(text: string, change: Change): { hands: string; problems: string[] } {
  const hands = comesTo(text) as readonly { readonly hand: unknown; readonly problems: readonly string[] }[];
  return {
    hands: JSON.stringify(
      hands.map(({ hand }) => called(hand, change)),
      null,
      1,
    ),
    // Whether another name is near enough to be meant depends on how both are written.
    problems: hands.flatMap(({ problems }) => problems).map((problem) => problem.replace(/\.near$/, '')),
  };
}

function expectSame(text: string, { old, kind, after }: Renaming, newName: string): void {
  if (after === null) return;
  // In a hand with other seats somebody may bear the new name already: there he is called the same before and after.
  const change = { kind, from: newName, to: old };
  const before = told(text, change);
  const now = told(after, change);
  expect(now.hands).toBe(before.hands);
  for (const problem of now.problems) {
    const at = before.problems.indexOf(problem);
    expect(at, `${problem} in\n${after}`).toBeGreaterThanOrEqual(0);
    before.problems.splice(at, 1);
  }
}

const samples = fs
  .readdirSync(path.join(projectRoot, 'samples'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.hand'))
  .map((file) => fs.readFileSync(path.join(projectRoot, 'samples', file), 'utf8'));

describe('a renamed player or mark', () => {
  it.each([
    ['whatever the text', fc.oneof(handText, playedText), 250],
    ['in the samples of every language', fc.constantFrom(...samples), 30],
  ])('changes nothing that the text says, %s', (_, texts, numRuns) => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.constantFrom(...FRESH, ...ODD), (text, which, newName) => {
        const renaming = renamed(text, which, newName);
        if (renaming !== null) expectSame(text, renaming, newName);
      }),
      { numRuns },
    );
  });

  it('may have any fresh name', () => {
    fc.assert(
      fc.property(
        fc.oneof(playedText, fc.constantFrom(...samples)),
        fc.nat(),
        fc.constantFrom(...FRESH),
        (text, which, name) => {
          const renaming = renamed(text, which, name);
          expect(renaming === null || renaming.after !== null || isPositionIn(text, renaming.old)).toBe(true);
        },
      ),
      { numRuns: 80 },
    );
  });
});

/** Who is called by his position loses it with another name. */
function isPositionIn(text: string, name: string): boolean {
  return /^(?:SB|BB|UTG|HJ|LJ|CO|BTN|MP)$/.test(name) && text.includes(name);
}
