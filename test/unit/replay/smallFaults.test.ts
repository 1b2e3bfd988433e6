/** What authors of several languages write, and was read or told wrongly. */
import { describe, expect, it } from 'vitest';
import { formatSentence } from '../../../language/messages/index';
import { replayHand } from '../../../language/replay/index';
import { parseHand } from '../../../language/syntax/index';

const replay = (text: string) => replayHand(parseHand(text), null);
const codes = (text: string): string[] => replay(text).problems.map(({ code }) => code);
const fixes = (text: string): string[] =>
  replay(text).problems.flatMap((problem) => problem.fixes.flatMap(({ edits }) => edits.map(({ newText }) => newText)));
const said = (text: string): string[] => {
  const { problems, scale } = replay(text);
  return problems.map(({ message, params }) =>
    formatSentence({ message, params }, { language: 'en', digits: 'latin', scale }),
  );
};

const LEDGER = 'खाता\nA 100 ऑल-इन\nB 200 ऑल-इन\nC 420\nD 420\n';

describe('a side pot with its number', () => {
  it.each([
    'अपेक्षा C साइड पॉट 2 से 440 जीतता है',
    'अपेक्षा C साइड पॉट 2 440 जीतता है',
    'अपेक्षा C 440 साइड पॉट 2 से जीतता है',
    'expect C wins 440 of side pot 2',
  ])('%s', (line) => {
    const tree = parseHand(LEDGER + line);
    const last = tree.statements.at(-1);
    expect(last?.kind === 'expect' ? last.facts.map(({ index, value }) => [index, value?.form]) : null).toEqual([
      [2, 'number'],
    ]);
    expect(tree.problems).toEqual([]);
  });
});

describe('a claim in big blinds without known blinds', () => {
  it('reports the missing blinds', () => {
    expect(said('seats A, B\nflop\npot 4\nexpect pot 1bb')).toEqual([
      'What is a big blind worth? Amounts in bb need a “blinds” line.',
    ]);
  });
});

describe('everyone calls', () => {
  it('lets the big blind check once everybody has called', () => {
    const { main, problems } = replay('blinds 1/2\nseats 4\neveryone calls\nflop');
    expect(problems).toEqual([]);
    expect(main.steps.map(({ action }) => action)).toEqual(['blind', 'blind', 'call', 'call', 'call', 'check']);
  });

  it('is not a check if nobody has bet', () => {
    expect(codes('blinds 1/2\nseats 3\neveryone calls\nflop\neveryone calls')).toContain('betting/nothing-to-call');
  });
});

describe('a part of the pot in decimals', () => {
  it('is written like a multiple: 1.5 pot', () => {
    expect(codes('blinds 1/2\nseats 3\nBTN raises 1.5 pot')).toEqual([]);
    const bets = replay('flop\npot 100\nseats A, B\nA bets 1.5 pot').main.steps.map(({ to }) => to);
    expect(bets).toEqual([150]);
  });
});

describe('the smallest chip', () => {
  it.each([
    ['blinds $0.50/$1', 0.01],
    ['blinds 0.5/1', 0.1],
    ['blinds ۰٫۵۰/۱', 0.01],
    ['blinds 50/100', 1],
  ])('of %s is %d', (blinds, unit) => {
    const { unit: chips, scale } = replay(`${blinds}\nseats 3\nBTN folds`);
    expect(chips / 10 ** scale).toBe(unit);
  });
});

describe('messages', () => {
  it.each([
    [
      'blinds 1/2\nseats 3\nBTN raises to 6\nflop',
      'The flop cannot come yet: SB is still to act (preflop). Assumed to have folded: SB. Assumed to have called, because otherwise the hand would be over: BB.',
    ],
    [
      'blinds 1/2\nseats 3\nmark bigger\nBTN folds\nbranch from bigg\nBTN calls\nend',
      'No mark is called “bigg”; did you mean “bigger”?',
    ],
    [
      'flop\npot 10\nseats A, B\nA bets 5\nexpect A may raise',
      'A may not raise, because the level has not risen since A last acted.',
    ],
    [
      'hand "x"\nledger\nA 300\nB 200 foled\nexpect main pot 400 for A',
      '“foled” is not a word of the notation; did you mean “folded”?',
    ],
    [
      'hand "x"\nseats A, B\nflop\npot 0\nA and B check\nexpect main pot 5 for A',
      'main pot has no value here: there are no chips in the pot.',
    ],
    [
      'blinds 1/2\nseats A, B\nA calls\nB checks\nboard 3s 4d 8c Kh Qd\nA shows As 2s\nB shows Ad Kd\nexpect B wins 4, A wins 1',
      'award is 0, not 1: A wins no pot.',
    ],
    [
      'game PLO\nblinds 50/100\nseats A, B\nflop\npot 60\nexpect A max bet 60',
      'maximum bet is 100, not 60: an opening bet is at least 100.',
    ],
    [
      'blinds 1/2\nseats 6\nexpect UTG may not raise',
      'UTG may raise: the minimum raise is to 4 (level 2 + last full raise 2 = 4).',
    ],
    [
      'blinds 1/2\nseats 6\nexpect UTG may check, fold',
      'UTG may not check: the call costs 2 (level 2 − 0 already in = 2).',
    ],
    [
      'blinds 1/2\nseats 6\nexpect UTG may not call, check',
      'UTG may call: the call costs 2 (level 2 − 0 already in = 2).',
    ],
    ['blinds 1/2\nseats 6\nexpect UTG may not fold', 'UTG may fold: a player may always fold in turn.'],
    ['blinds 1/2\nseats 6\nexpect UTG may bet', 'UTG may not bet: somebody has already bet (level 2).'],
    ['flop\npot 9\nseats A, B\nexpect A may call', 'A may not call: there is nothing to call.'],
    [
      'flop\npot 9\nseats A, B\nexpect A may not bet',
      'A may bet: the minimum bet is 1 (an opening bet is at least 1).',
    ],
    [
      'flop\npot 9\nblinds 1/2\nseats A, B\nA bets 4, B raises to 9\nexpect A may not raise',
      'A may raise: the level has risen by 5 since A last acted, which reopens the betting (last full raise 5).',
    ],
    ['blinds 1/2\nseats 3\nBTN folds\nexpect BTN may call, raise', 'BTN may not call, raise: BTN has folded.'],
    [
      'game FLHE\nblinds 5/10\nbets 10/20\nseats A, B\nA calls, B checks\nflop\nB bets 12',
      'B goes to 12, but fixed limit allows only 10 here: the bet size on this street is 10.',
    ],
    [
      'game FLHE\nblinds 5/10\nbets 10/20\nseats A, B\nA raises to 25',
      'A goes to 25, but fixed limit allows only 20 here: level 10 + bet 10 = 20.',
    ],
    [
      'game FLHE\nblinds 5/10\nbets 10/20\nseats A, B\nexpect A min raise 25',
      'minimum raise is 20, not 25: level 10 + bet 10 = 20.',
    ],
  ])('%j', (text, sentence) => {
    expect(said(text)).toEqual([sentence]);
  });

  it('offer a fix for a mistyped mark', () => {
    expect(fixes('blinds 1/2\nseats 3\nmark bigger\nBTN folds\nbranch from bigg\nBTN calls\nend')).toEqual(['bigger']);
  });

  it.each(['under-min-raise:', 'under-min-raise', 'underminraise:', 'under min raise:', 'Betting/Under-Min-Raise:'])(
    'a reason in other ways: illegal %s',
    (reason) => {
      expect(codes(`blinds 1/2\nseats 3\nillegal ${reason} BTN raises to 3`)).toEqual([]);
    },
  );
});

describe('a player named by name and position', () => {
  const FOUR = 'hand\nblinds 1/2\nseats A 200, B 200, C 200, D 200\n';

  it.each([
    [`${FOUR}C opens to 12 from UTG\nD calls from the button`, []],
    [`${FOUR}C opens to 12 from BTN`, ['setup/bad-position']],
    [`${FOUR}C (UTG) opens to 12\nBTN (D) calls\nfolds to BB\nB in the big blind calls`, []],
    [`${FOUR}C (BTN) opens to 12\nBTN (A) calls`, ['setup/bad-position', 'setup/bad-position']],
    [`${FOUR}C (HJ) folds`, ['setup/bad-position']],
    [`${FOUR}C UTG opens to 12\nBTN D calls`, []],
    [`${FOUR}C BTN fold\nA calls`, []],
    ['hand\nflop\nRaha (BTN) checks\nKian from the hijack checks', []],
    [`${FOUR}C and C fold`, ['betting/already-folded']],
  ])('acts once: %j', (text, wanted) => {
    expect(codes(text)).toEqual(wanted);
  });
});
