/** Where the `end` goes that a branch lacks is told by the indentation: the formatter leaves that as it is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fix, Problem } from '../../language/diagnostics/problem';
import { fixesOf } from '../../language/fixes/index';
import { edited } from '../../language/format/edits';
import { formatHand } from '../../language/format/formatHand';
import { formatSentence } from '../../language/messages/index';
import { replayHand } from '../../language/replay/index';
import { parseHand } from '../../language/syntax/index';

const HEAD = 'blinds 50/100\nseats Raha, Kian, Navid\n';
const LEADS = ['', '  ', '    ', '\t', ' ', '      '];
const SAID = [
  'branch "x"',
  'branch "y"',
  'branch',
  'Navid calls',
  'Raha  folds,Kian checks',
  'end',
  '# so',
  '',
  '> so',
];

const lines = fc.array(
  fc.tuple(fc.constantFrom(...LEADS), fc.constantFrom(...SAID)).map(([lead, said]) => lead + said),
  { maxLength: 12 },
);
/** Most lessons are indented: each line as deep as the branches above it, some `end` left out. */
const lessons = fc.array(fc.tuple(fc.constantFrom(...SAID), fc.nat(5)), { maxLength: 14 }).map((told) => {
  let depth = 0;
  return told.flatMap(([said, die]) => {
    if (said === 'end') depth = Math.max(0, depth - 1);
    const line = '  '.repeat(depth) + said;
    if (said.startsWith('branch')) depth += 1;
    return said === 'end' && die < 3 ? [] : [line];
  });
});

const read = (text: string) => {
  const tree = parseHand(text);
  const replay = replayHand(tree, null, { record: true });
  return { tree, replay, problems: replay.problems };
};
const reread = (text: string): readonly Problem[] => read(text).problems;
const format = (text: string): string => formatHand(parseHand(text));

/** What is offered for each branch without an `end`: its words, whether it is the one to choose, and what the hand is with it. */
function offered(text: string) {
  const known = read(text);
  return known.problems
    .filter(({ code }) => code === 'text/unclosed-branch')
    .map((problem) =>
      fixesOf(known, problem, reread).map(({ title, confidence, edits }: Fix) => ({
        title: formatSentence(title, { language: 'en', digits: 'latin', scale: 0 }).replace(/\s+|,\s*/g, ' '),
        confidence,
        text: format(edited(text, 0, edits)),
      })),
    );
}

describe('a branch without its end', () => {
  it.each([
    ['branch "x"\n   Navid folds\nNavid   calls', 'branch "x"\n   Navid folds\nNavid calls'],
    ['  branch "x"\n      Navid folds\n  Navid calls', 'branch "x"\n    Navid folds\nNavid calls'],
    ['  branch "x"\n Navid folds', '  branch "x"\n Navid folds'],
    ['branch "x"\n  branch "y"\n      Navid folds\nend', 'branch "x"\n  branch "y"\n      Navid folds\nend'],
    ['branch "x"\n      Navid folds\nend\nbranch\nRaha folds', 'branch "x"\n  Navid folds\nend\nbranch\nRaha folds'],
  ])('keeps the indentation of its lines: %j', (text, formatted) => {
    expect(format(HEAD + text)).toBe(HEAD + formatted);
  });

  it('gets the same fixes before and after it is formatted, and formatting is done at once', () => {
    let count = 0;
    fc.assert(
      fc.property(fc.oneof(lines, lessons), (told) => {
        const text = HEAD + told.join('\n');
        const formatted = format(text);
        expect(format(formatted)).toBe(formatted);
        const before = offered(text);
        expect(offered(formatted)).toEqual(before);
        if (before.some((fixes) => fixes.length > 0)) count += 1;
      }),
      { numRuns: 600 },
    );
    expect(count).toBeGreaterThan(200);
  }, 60_000);
});
