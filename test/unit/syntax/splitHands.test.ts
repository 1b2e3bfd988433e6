import { describe, expect, test } from 'vitest';
import { cutHands, isDefaults, isHandLine, parseHand } from '../../../language/syntax/index';

const parts = (text: string): string[] => cutHands(text).map(({ start, end }) => text.slice(start, end));

describe('cutHands', () => {
  test.each([
    ['', ['']],
    ['blinds 1/2', ['blinds 1/2']],
    ['hand', ['', 'hand']],
    ['blinds 1/2\nhand "a"\nflop\nhand "b"\n', ['blinds 1/2\n', 'hand "a"\nflop\n', 'hand "b"\n']],
    ['\ufeffhand "a"\r\n  HAND: "b"\rhand#', ['', '\ufeffhand "a"\r\n', '  HAND: "b"\r', 'hand#']],
    ['# hand\n> hand\n"hand"\nhands\nhand-made\nhand2', ['# hand\n> hand\n"hand"\nhands\nhand-made\nhand2']],
  ])('splits %j', (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  test('gives adjacent parts, of which each but the first begins at a hand line', () => {
    const text = 'a\n\nhand\nb\nhand "c"\n\n';
    const cut = cutHands(text);
    expect(cut.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    for (const { start, end } of cut.slice(1))
      expect(isHandLine(text.slice(start, end).split('\n')[0] ?? '')).toBe(true);
  });

  test.each(['hand', ' hand "a"', 'Hand:', 'hand\t"a"', 'hand # x', 'hand «آ»', 'hand,'])(
    'begins a hand at %j',
    (line) => {
      expect(isHandLine(line)).toBe(true);
      expect(parseHand(line).statements[0]?.kind).toBe('hand');
    },
  );

  test.each(['', 'hands', 'x hand', '# hand', '> hand', '"hand"', 'handx', 'hand-x', "hand's", 'Raha folds'])(
    'does not begin a hand at %j',
    (line) => {
      expect(isHandLine(line)).toBe(false);
      expect(parseHand(line).statements[0]?.kind).not.toBe('hand');
    },
  );

  test('splits a large file quickly', { retry: 2 }, () => {
    const text = 'hand "x"\nblinds 50/100\nseats Raha, Kian, Navid\nRaha raises to 300\nKian folds\n'.repeat(10_000);
    const start = performance.now();
    expect(cutHands(text)).toHaveLength(10_001);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('isDefaults', () => {
  test.each([
    '',
    '# only a comment\n\n',
    'game PLO\nblinds 1/2\nante 1\nstacks 100\nunit 1\nrake none\nrules tda\nassume no rake\nbets 2/4\nbomb 5',
    'seats Raha, Kian\nbutton Raha\nstraddle UTG 4',
    'seats\n  Raha 100\n\nblinds 1/2',
    'blnds 1/2',
    '> for the reader\nblinds 1/2',
    '> for the reader',
  ])('accepts %j, which is only set-up', (text) => {
    expect(isDefaults(parseHand(text))).toBe(true);
  });

  test.each([
    'flop',
    'blinds 1/2\nRaha folds',
    'pot 300',
    'expect pot 5',
    'mark a',
    'branch\nend',
    'ledger',
    'hand "a"',
    'Raha straddles 4',
    'dead 5',
  ])('rejects %j, which is more than set-up', (text) => {
    expect(isDefaults(parseHand(text))).toBe(false);
  });
});
