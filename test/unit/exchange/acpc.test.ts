/** ACPC dealer logs: who acts, what is bet, who sits where. The lines are made up. */
import { describe, expect, it } from 'vitest';
import { type AcpcOptions, readAcpc } from '../../../language/exchange/acpc';
import { complaints, inEnglish, linesOf, only, written } from './support';

const from = (line: string, options?: AcpcOptions) => written(only(readAcpc(line, options)));
const codes = ({ notes }: { notes: readonly { code: string }[] }) => notes.map(({ code }) => code);

describe('no-limit', () => {
  it('reads two players with reverse blinds, and raises as totals of the hand', () => {
    const hand = from('STATE:12:r300c/cr500r900f:AcKd|QhQs/2c7d9s:500|-500:Ada|Ben');
    expect(linesOf(hand.text)).toEqual([
      'hand "Hand 12"',
      'game NLHE',
      'blinds 50/100',
      'stacks 20000',
      'seats',
      '  Ben Qh Qs',
      '  Ada Ac Kd',
      'Ben raises to 300, Ada calls',
      'flop 2c 7d 9s',
      'Ada checks',
      'Ben bets 200',
      'Ada raises to 600, Ben folds',
      'expect Ben net -500, Ada net +500',
    ]);
    expect(codes(hand)).toEqual(['usual-table']);
    expect(complaints(hand)).toEqual([]);
  });

  it('seats three players in the order of the log; the button acts first', () => {
    const hand = from('STATE:0:fcr20000c///:AcKd|QhQs|2c2d/3c7d9s/9d/9h:-20000|20000|0:Ada|Ben|Cy');
    expect(linesOf(hand.text).slice(4)).toEqual([
      'seats',
      '  Ada Ac Kd',
      '  Ben Qh Qs',
      '  Cy  2c 2d',
      'Cy folds, Ada calls',
      'Ben raises to 20000 all-in, Ada calls 19900 all-in',
      'flop 3c 7d 9s',
      'turn 9d',
      'river 9h',
      'expect Ada net -20000, Ben net +20000',
    ]);
    expect(complaints(hand)).toEqual([]);
  });

  it('leaves a total below the player’s chips to the rules', () => {
    const hand = from('STATE:1:r300c/cr200f:AcKd|QhQs/2c7d9s:300|-300:Ada|Ben');
    expect(linesOf(hand.text)).toContain('Ben bets 0');
    expect(complaints(hand)).toContain('betting/under-min-bet');
  });

  it('takes blinds and stacks from the options', () => {
    const hand = from('STATE:0:r3f:AcKd|QhQs:-2|2:Ada|Ben', {
      smallBlind: { units: 1, scale: 0 },
      bigBlind: { units: 2, scale: 0 },
      stack: { units: 400, scale: 0 },
    });
    expect(linesOf(hand.text).slice(1, 4)).toEqual(['game NLHE', 'blinds 1/2', 'stacks 400']);
    expect(codes(hand)).toEqual([]);
    expect(complaints(hand)).toEqual(['betting/under-min-raise']);
  });
});

describe('limit', () => {
  it('gives a raise the size of its street', () => {
    const hand = from('STATE:3:crc/rrc/crc/rf:AcKd|QhQs/2c7d9s/9d/3h:60|-60:Ada|Ben');
    expect(linesOf(hand.text)).toEqual([
      'hand "Hand 3"',
      'game FLHE',
      'blinds 5/10',
      'bets 10/20',
      'seats',
      '  Ben Qh Qs',
      '  Ada Ac Kd',
      'Ben calls',
      'Ada raises to 20, Ben calls',
      'flop 2c 7d 9s',
      'Ada bets 10',
      'Ben raises to 20, Ada calls',
      'turn 9d',
      'Ada checks',
      'Ben bets 20, Ada calls',
      'river 3h',
      'Ada bets 20, Ben folds',
      'expect Ben net -60, Ada net +60',
    ]);
    expect(codes(hand)).toEqual(['usual-table']);
    expect(complaints(hand)).toEqual([]);
  });

  it('is recognized by the payoffs if nobody raised', () => {
    expect(from('STATE:1:f:AcKd|QhQs:5|-5:A|B').text).toContain('game FLHE\nblinds 5/10\n');
    expect(from('STATE:1:f:AcKd|QhQs:50|-50:A|B').text).toContain('game NLHE\nblinds 50/100\n');
  });
});

describe('payoffs', () => {
  const split = 'cfc/cc/cc/cc:2c3d|AhKs|AcKd/3c7d9s/9d/9h';

  it('with half chips make half a chip the smallest chip', () => {
    const hand = from(`STATE:1:${split}:-5|2.5|2.5:A|B|C`);
    expect(hand.text).toContain('\nunit 0.5\n');
    expect(linesOf(hand.text).at(-1)).toBe('expect A net -5, B net +2.5, C net +2.5');
    expect(codes(hand)).toEqual(['usual-table', 'unit']);
  });

  it('do not make a rounded fraction a chip', () => {
    const thirds = from('STATE:1:ccc/rccc/cccc/cccc:2c3d|2d3c|2h3h/AcKcQd/Jd/Ts:0.000001|0|0:A|B|C');
    expect(thirds.text).not.toContain('unit');
    expect(codes(thirds)).toContain('outcome-differs');
    expect(complaints(thirds)).toEqual([]);
  });

  it('become a comment if the rules disagree', () => {
    const hand = from(`STATE:1:${split}:-5|5|0:A|B|C`);
    expect(hand.text).toContain('\n# The file gives B a net result of 5; by the rules it is 3.\n');
    expect(hand.text).not.toContain('expect');
  });
});

describe('a log', () => {
  const good = 'STATE:1:f:AcKd|QhQs:50|-50:A|B';

  it('skips comments, the score and blank lines', () => {
    const log = ['# name/game/hands/seed x', '', good, good.replace(':1:', ':2:'), 'SCORE:0|0:A|B', ''].join('\r\n');
    expect(
      readAcpc(log).map(
        (read) => read.kind === 'hand' && [read.hand.line, read.hand.title && inEnglish(read.hand.title)],
      ),
    ).toEqual([
      [3, 'Hand 1'],
      [4, 'Hand 2'],
    ]);
  });

  it('leaves out and counts letters after the end', () => {
    const hand = from('STATE:1:fc:AcKd|QhQs:50|-50:A|B');
    expect(hand.text).toContain('\n# The file has actions when nobody is next to act; left out: 1.\n');
    expect(complaints(hand)).toEqual([]);
  });

  it('calls players without names by their positions', () => {
    expect(from('STATE:1:f:AcKd|QhQs:50|-50:').replay.players.map(({ name }) => name)).toEqual(['SB', 'BB']);
  });

  it('names games that are not played', () => {
    const [read] = readAcpc('STATE:1:cc:Ks|Qs|Js:1|-1|0:A|B|C');
    expect(read?.kind === 'not-played' ? inEnglish(read.game) : null).toBe('Kuhn or Leduc poker (one hole card)');
  });

  it.each([
    ['STATE:1:f:AcKd|QhQs:50|-50', 'no line of the form STATE:number:betting:cards:payoffs:names'],
    ['nonsense', 'no line of the form STATE:number:betting:cards:payoffs:names'],
    ['STATE:1:fx:AcKd|QhQs:50|-50:A|B', '“fx” is not a betting sequence, which contains only f, c, r, r300'],
    ['STATE:1:f:AcKz|QhQs:50|-50:A|B', '“AcKz” is not a list of cards'],
    ['STATE:1:f:AcKdQd|QhQsQc:50|-50:A|B', '3 hole cards are not a hold’em hand'],
    ['STATE:1:f:AcKd:50:A', 'a hand needs at least two players'],
    ['STATE:1:f:AcKd|QhQs:50:A|B', '“payoffs”: 1 amount for 2 players'],
    ['STATE:1:f:AcKd|QhQs:50|many:A|B', '“many” is not an amount'],
    ['STATE:1:cc/:AcKd|QhQs/2c7d:0|0:A|B', 'flop: 2 cards instead of 3'],
    ['STATE:1:cc/cc/cc/cc/cc:AcKd|QhQs/2c7d9s/9d/3h:0|0:A|B', 'the betting has more than four rounds'],
  ])('%s', (line, reason) => {
    const read = readAcpc(`${good}\n${line}\n${good}`);
    expect(read.map(({ kind }) => kind)).toEqual(['hand', 'unreadable', 'hand']);
    expect(read[1]?.kind === 'unreadable' ? [read[1].line, inEnglish(read[1].reason)] : null).toEqual([2, reason]);
  });
});
