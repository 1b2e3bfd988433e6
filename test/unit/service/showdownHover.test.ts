import { describe, expect, it } from 'vitest';
import { HandFile } from '../../../language/analysis/document/handFile';
import { Timelines } from '../../../language/analysis/document/timelines';
import { hoverAt } from '../../../language/service/hover';
import { cursorIn, withCursor, withoutIsolates } from '../../support/cursor';

/** The lines of the hover on the `showdown` line that speak of showing. */
function saidAt(lines: string): string[] {
  const { text, position } = cursorIn(withCursor(`${lines}\nshowdown\n`, '\nshowdown', 3));
  const hover = hoverAt(HandFile.of(text), new Timelines(), position, { language: 'en', digits: 'auto' });
  return withoutIsolates(hover?.plain ?? '')
    .split('\n')
    .filter((line) => /\bshows?\b|turned face up|is shown/.test(line));
}

const SPOT = 'blinds 50/100\nseats Raha, Kian 300, Navid\nriver\npot 300\n';

describe('the hover on `showdown` tells who shows first', () => {
  it('the last to bet on the river', () => {
    expect(saidAt(`${SPOT}Raha checks, Kian checks, Navid bets 100, Raha calls, Kian calls`)).toEqual([
      'Navid shows first because they bet or raised last; then Raha, Kian (TDA 2024 17-A, 2026 18).',
    ]);
  });

  it('the first left of the button', () => {
    expect(saidAt(`rules wsop\n${SPOT}Raha checks, Kian checks, Navid checks`)).toEqual([
      'Raha shows first because they are the first player left of the button; then Kian, Navid (WSOP 2026 Tournament 72).',
    ]);
  });

  it('all at once', () => {
    expect(saidAt(`${SPOT}Raha bets 300, Kian calls, Navid folds`)).toEqual([
      'All hands are turned face up at once, and nobody may muck: Raha, Kian (TDA 2024 16, 2026 17).',
    ]);
  });

  it('a side pot before the main pot', () => {
    expect(saidAt(`rules roberts\n${SPOT}Raha bets 400, Kian calls, Navid calls`)).toEqual([
      "Raha shows first because they bet or raised last; then Navid, Kian (Robert's Rules of Poker 11, The Showdown).",
      'The side pot is shown down before the main pot: Raha, Navid.',
    ]);
  });

  it('who was all-in before the river', () => {
    const flop = 'rules wsop-live\nblinds 50/100\nseats Raha, Kian 300\nflop\npot 300\n';
    expect(saidAt(`${flop}Raha bets 300, Kian calls`)).toEqual([
      'Kian shows first because they were all-in before the river; then Raha (WSOP 2026 Live 149).',
    ]);
  });

  it('the software', () => {
    expect(saidAt(`rules online\n${SPOT}Raha checks, Kian checks, Navid checks`)).toEqual([
      'The software shows the hands: first Raha, then Kian, Navid.',
    ]);
  });

  it('nothing where nobody is left to show to', () => {
    expect(saidAt(`${SPOT}Raha bets 300, Kian folds, Navid folds`)).toEqual([]);
  });
});
