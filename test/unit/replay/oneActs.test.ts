/** Names on both sides of a verb, or beside it for another reason than that they act: one of them acts, or it is told. */

import { describe, expect, it } from 'vitest';
import { translateHand } from '../../../language/format/translateHand';
import { playersNamedBy } from '../../../language/service/occurrences';
import { parseHand } from '../../../language/syntax/index';
import { LANGUAGES } from '../../../language/text/languages';
import { namesOf, problemsIn, replay } from './hand';

const SIX = 'hand\nblinds 1/2\nseats 6\nstacks 200\n';
const NAMED = 'hand\nblinds 1/2\nseats Ana, Luis, Sam, Hero, Vic, Tom\nstacks 200\n';

/** What everybody did after the blinds; `*`: the line only skipped him. */
function played(text: string): string {
  const hand = replay(text);
  const names = namesOf(hand);
  const steps = hand.main.steps.filter(({ action }) => action !== 'blind');
  return steps.map(({ seat, action, to, implied }) => `${names[seat]} ${action} ${to}${implied ? '*' : ''}`).join(', ');
}

describe('one player acts', () => {
  it.each([
    [`${SIX}folds to SB, SB raises to 3x the big blind`, 'UTG fold 0, HJ fold 0, CO fold 0, BTN fold 0, SB raise 6'],
    ['hand\nblinds 1/2\nseats 2\nBTN raises to 3x the BB', 'SB raise 6'],
    [`${SIX}UTG raises the blinds to 6`, 'UTG raise 6'],
    [`${NAMED}Sam raises to 6, Hero 3-bets Sam to 20, Vic calls Hero`, 'Sam raise 6, Hero raise 20, Vic call 20'],
    [`${NAMED}Sam raises Hero all-in`, 'Sam raise 200'],
    [`${SIX}folds to SB, SB calls the big blind`, 'UTG fold 0, HJ fold 0, CO fold 0, BTN fold 0, SB call 2'],
    ['hand\nblinds 1/2\nseats 3\nBTN calls, SB raises to 8, BB folds to SB', 'BTN call 2, SB raise 8, BB fold 2'],
    [
      'hand\nblinds 1/2\nseats 3\nBTN calls, SB raises to 8, BB folds to SB, BTN folds',
      'BTN call 2, SB raise 8, BB fold 2, BTN fold 2',
    ],
  ])('%s', (text, steps) => {
    expect(problemsIn(text)).toEqual([]);
    expect(played(text)).toBe(steps);
    // Whom he acts against is no part of what the hand says.
    for (const to of LANGUAGES) expect(played(translateHand(parseHand(text), { to }))).toBe(steps);
  });

  it('reports two players without a conjunction', () => {
    const text = `${SIX}folds to SB, SB calls, BB checks\nflop\nSB checks BB`;
    expect(problemsIn(text)).toEqual(['7: text/syntax “BB”']);
    expect(played(text)).toMatch(/SB check 0$/);
  });

  it('reports unknown opponents too', () => {
    expect(problemsIn(`${SIX}UTG raises MP to 6`)).toEqual(['5: setup/bad-position “MP”']);
  });

  it('finds everybody who is named for renaming', () => {
    const [action] = parseHand(`${NAMED}Vic 3-bets Hero to 20`).statements.slice(-1);
    expect(action && playersNamedBy(action).map(({ text }) => text)).toEqual(['Vic', 'Hero']);
  });
});
