/** `completes`: a call, or the raise to the full bet where an all-in that is less may be completed (Robert's Rules, limit poker; TDA 2024 47-B). */

import { describe, expect, it } from 'vitest';
import { translateHand } from '../../../language/format/translateHand';
import { replayHand } from '../../../language/replay/index';
import { parseHand } from '../../../language/syntax/index';
import { LANGUAGES } from '../../../language/text/languages';

const LIMIT = 'game FLHE\nblinds 5/10\nbets 10/20\nseats A, B, C 13, D\n';
const FLOP = 'game FLHE\nblinds 5/10\nbets 10/20\nseats A 3, B, C\nflop\npot 30\nA all-in\n';

function played(text: string): { steps: string[]; problems: string[] } {
  const { main, problems } = replayHand(parseHand(text));
  return {
    steps: main.steps.filter(({ statement }) => statement !== null).map(({ action, to }) => `${action} ${to}`),
    problems: problems.map(({ code }) => code),
  };
}

describe('completes', () => {
  it.each([
    ['the big blind', `${LIMIT}C folds, D folds, A completes`, 'call 10'],
    ['an all-in that is less than half a bet more', `${LIMIT}C all-in, D completes`, 'raise 20'],
    ['… told as its total', `${LIMIT}C all-in, D completes to 20`, 'raise 20'],
    ['an opening all-in that is less than half a bet', `${FLOP}B completes`, 'raise 10'],
    ['an all-in that counts as a bet', `${FLOP.replace('A 3', 'A 6')}B completes`, 'call 6'],
    ['with what the stack has', `${FLOP.replace('B,', 'B 8,')}B completes`, 'raise 8'],
    ['a blind in no-limit', 'blinds 5/10\nseats A, B\nA completes', 'call 10'],
    ['an all-in in no-limit', 'blinds 5/10\nseats A, B, C 13\nC all-in\nA completes', 'call 13'],
    [
      'an opening all-in in no-limit, where it is completed',
      'blinds 5/10\nrules tda, short-open complete\nseats A 3, B, C\nflop\npot 30\nA all-in\nB completes',
      'raise 10',
    ],
  ])('%s', (_, text, last) => {
    const { steps, problems } = played(text);
    expect([steps.at(-1), problems]).toEqual([last, []]);
  });

  it('refuses another total as a wrong size', () => {
    expect(played(`${LIMIT}C all-in, D completes to 30`).problems).toEqual(['betting/wrong-limit-size']);
  });

  it('may be stated as illegal', () => {
    const capped = `${LIMIT}C all-in\nillegal wrong-limit-size: D completes to 30\nD completes`;
    expect(played(capped).problems).toEqual([]);
  });

  it.each(LANGUAGES)('says so in %s', (to) => {
    const text = translateHand(parseHand(`${LIMIT}C all-in\nD completes\nA calls`), { to, digits: 'keep' });
    expect(played(text)).toEqual({ steps: ['raise 13', 'raise 20', 'call 20'], problems: [] });
  });
});
