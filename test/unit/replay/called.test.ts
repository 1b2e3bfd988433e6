/** Messages call a player what the hand calls him, where the seats have positions for names. */
import { expect, it } from 'vitest';
import { messagesIn } from './hand';

it.each([
  ['blinds 1/2\nseats 2\nBTN checks', /^BTN cannot check: the call costs 1 /],
  ['blinds 1/2\nseats 2\nSB checks', /^SB cannot check: the call costs 1 /],
  ['blinds 1/2\nseats 2\nbutton checks', /^BTN cannot check/],
  ['blinds 1/2\nseats 2\nBTN calls, BB checks\nflop\nBTN checks', /^BTN acts out of turn: it is BB's turn/],
  ['blinds 1/2\nseats 4\nBTN calls, UTG folds', /^BTN acts out of turn: it is UTG's turn/],
  ['blinds 1/2\nseats 4\nexpect UTG to call 2\nBTN calls', /it is UTG's turn/],
  ['blinds 1/2\nseats 4\nBTN calls', /it is CO's turn/],
  ['blinds 1/2\nseats 4\npreflop\nflop', /^The flop cannot come yet: CO is still to act/],
  ['blinds 1/2\nseats 4\npreflop\nbranch "x"\nUTG folds\nend\nflop', /UTG is still to act/],
  // Who has a name is called by it.
  ['blinds 1/2\nseats Raha, Kian\nBTN checks', /^Raha cannot check/],
])('%s', (text, wanted) => {
  expect(messagesIn(text)[0]).toMatch(wanted);
});
