import { describe, expect, it } from 'vitest';
import { HandFile } from '../../../language/analysis/document/handFile';
import { Timelines } from '../../../language/analysis/document/timelines';
import { hoverAt } from '../../../language/service/hover';
import { cursorIn, withCursor, withoutIsolates } from '../../support/cursor';

/** The lines about showing in the hover on `showdown`. */
function showLinesAfter(lines: string): string[] {
  const { text, position } = cursorIn(withCursor(`${lines}\nshowdown\n`, '\nshowdown', 3));
  const hover = hoverAt(HandFile.of(text), new Timelines(), position, { language: 'en', digits: 'auto' });
  return withoutIsolates(hover?.plain ?? '')
    .split('\n')
    .filter((line) => /\bshows?\b|turned face up|is shown/.test(line));
}

const SPOT = 'blinds 50/100\nseats Raha, Kian 300, Navid\nriver\npot 300\n';

describe('the hover on `showdown`', () => {
  it('names the last player to bet on the river as the first to show', () => {
    expect(showLinesAfter(`${SPOT}Raha checks, Kian checks, Navid bets 100, Raha calls, Kian calls`)).toEqual([
      'Navid shows first because they bet or raised last; then Raha, Kian (TDA 2024 17-A, 2026 18).',
    ]);
  });

  it('names the first player left of the button if nobody bet', () => {
    expect(showLinesAfter(`rules wsop\n${SPOT}Raha checks, Kian checks, Navid checks`)).toEqual([
      'Raha shows first because they are the first player left of the button; then Kian, Navid (WSOP 2026 Tournament 72).',
    ]);
  });

  it('says that all hands are shown at once after an all-in', () => {
    expect(showLinesAfter(`${SPOT}Raha bets 300, Kian calls, Navid folds`)).toEqual([
      'All hands are turned face up at once, and nobody may muck: Raha, Kian (TDA 2024 16, 2026 17).',
    ]);
  });

  it('puts a side pot before the main pot', () => {
    expect(showLinesAfter(`rules roberts\n${SPOT}Raha bets 400, Kian calls, Navid calls`)).toEqual([
      "Raha shows first because they bet or raised last; then Navid, Kian (Robert's Rules of Poker 11, The Showdown).",
      'The side pot is shown down before the main pot: Raha, Navid.',
    ]);
  });

  it('names a player who was all-in before the river', () => {
    const flop = 'rules wsop-live\nblinds 50/100\nseats Raha, Kian 300\nflop\npot 300\n';
    expect(showLinesAfter(`${flop}Raha bets 300, Kian calls`)).toEqual([
      'Kian shows first because they were all-in before the river; then Raha (WSOP 2026 Live 149).',
    ]);
  });

  it('says that the software shows the hands online', () => {
    expect(showLinesAfter(`rules online\n${SPOT}Raha checks, Kian checks, Navid checks`)).toEqual([
      'The software shows the hands: first Raha, then Kian, Navid.',
    ]);
  });

  it('says nothing about showing if only one player is left', () => {
    expect(showLinesAfter(`${SPOT}Raha bets 300, Kian folds, Navid folds`)).toEqual([]);
  });
});
