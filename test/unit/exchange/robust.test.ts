/** Whatever a file holds, reading and writing it ends in hands and reports, never in an exception. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FORMATS, type FormatName } from '../../../language/exchange/index';
import { written } from './support';

const PHH = `[1]
variant = 'NT'
antes = [0.5, 0.5, 0.5]
blinds_or_straddles = [1, 2, -2]
min_bet = 2
starting_stacks = [100, inf, 30.25]
actions = ['d dh p1 AcKd', 'd dh p2 ????', 'p3 cbr 8', 'p1 cc', 'p2 f # oh', 'd db 2c7d9s', 'p1 cbr 20', 'p3 cc', 'd db 3c', 'd db 4c', 'p1 sm -', 'p3 sm']
players = ['Ann', '"B" b', '']
finishing_stacks = [131, inf, 0]
[2]
variant = 'FO/8'
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [90, 90]
actions = ["p2 cbr 4", "p1 cc", "d db 2c7d9s", "p1 cc", "p2 cbr 2", "p1 f"]
winnings = [0, 8]
`;
const ACPC = `# comment
STATE:0:fcr20000c///:AcKd|QhQs|2c2d/3c7d9s/9d/9h:-20000|20000|0:Ada|Ben|Cy
STATE:1:crc/rrc/crc/rf:AcKd|QhQs/2c7d9s/9d/3h:60|-60:Ada|Ben
`;

/** A text with some stretches of it replaced. */
function damaged(text: string): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom(
      '',
      '\n',
      "'",
      '"',
      '[',
      ']',
      '#',
      ',',
      '0',
      '-1',
      '99999999999999999',
      'inf',
      'p2',
      'cbr',
      '|',
      ':',
      '/',
      'r',
    ),
    fc.string({ maxLength: 4 }),
  );
  const cut = fc.tuple(fc.nat(text.length), fc.nat(12), piece);
  return fc
    .array(cut, { minLength: 1, maxLength: 4 })
    .map((cuts) => cuts.reduce((left, [at, length, put]) => left.slice(0, at) + put + left.slice(at + length), text));
}

it.each([
  ['phh', PHH],
  ['acpc', ACPC],
] as const)('%s', (format: FormatName, text: string) => {
  expect(FORMATS[format].read(text, {}).map(({ kind }) => kind)).toEqual(['hand', 'hand']);
  fc.assert(
    fc.property(damaged(text), (broken) => {
      for (const read of FORMATS[format].read(broken, {})) {
        if (read.kind === 'unreadable') {
          expect(read.line).toBeGreaterThanOrEqual(1);
          expect(read.line).toBeLessThanOrEqual(broken.split('\n').length);
        }
        if (read.kind !== 'hand') continue;
        const { text: printed, replay } = written(read.hand);
        expect(printed).toMatch(/^hand.*\n(?:.*\n)+$/);
        expect(replay.problems.filter(({ code }) => code === 'text/syntax')).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
