/** A bet above the stack tells where the stack went: what was paid on the street, and before it. */

import { describe, expect, it } from 'vitest';
import { formatSentence } from '../../../language/messages/index';
import { replayHand } from '../../../language/replay/index';
import { parseHand } from '../../../language/syntax/index';
import { LANGUAGES } from '../../../language/text/languages';

const SETUP = 'blinds 1/2\nante 5\nstacks 100\nseats A, B, C\n';

function told(text: string, language = 'en'): string[] {
  return replayHand(parseHand(text))
    .problems.filter(({ code }) => code === 'betting/over-stack')
    .map(({ message, params, scale }) => formatSentence({ message, params }, { language, digits: 'latin', scale }));
}

const ROWS: readonly (readonly [text: string, says: string])[] = [
  ['blinds 1/2\nseats A, B, C 100\nC raises to 120', 'C goes to 120, but has only 100.'],
  [
    'blinds 1/2\nseats A 100, B, C\nC calls, A raises to 120',
    'A goes to 120, but has only 100: 1 already in on this street and 99 behind.',
  ],
  [
    `${SETUP}C all-in 120`,
    'C goes to 120, but has only 95 left: of a stack of 100, 5 went in earlier (antes, previous streets).',
  ],
  [
    `${SETUP}C calls, A raises to 100`,
    'A goes to 100, but can reach only 95: of a stack of 100, 5 went in earlier (antes, previous streets), 1 is already in on this street and 94 is left.',
  ],
  [
    `${SETUP}C calls, A calls, B checks\nflop\nA bets 100`,
    'A goes to 100, but has only 93 left: of a stack of 100, 7 went in earlier (antes, previous streets).',
  ],
  [
    'blinds 50/100\nante 100 BB\nseats A, B 1000, C\nC calls, A calls, B raises to 1000',
    'B goes to 1000, but can reach only 900: of a stack of 1000, 100 went in earlier (antes, previous streets), 100 is already in on this street and 800 is left.',
  ],
];

describe('a bet above the stack', () => {
  it.each(ROWS)('%j', (text, says) => {
    expect(told(text)).toEqual([says]);
  });

  it.each(LANGUAGES)('says all of its numbers in %s', (language) => {
    for (const [text, english] of ROWS) {
      const [says = ''] = told(text, language);
      const numbersIn = (sentence: string): string[] => (sentence.match(/\d+/g) ?? []).sort();
      expect(numbersIn(says)).toEqual(numbersIn(english));
    }
  });
});
