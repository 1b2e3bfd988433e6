import { describe, expect, it } from 'vitest';
import { findingsIn, replayedHand } from '../../support/replayedHand';
import { replay } from './hand';

/** Three stay, D folds: 560 for all three, 500 for B and C, and C gets 140 back. */
const THREE = 'ledger\nA 140 all-in\nB 360 all-in\nC 500\nD 200 folded\n';
const BOARD = 'board K♣ 9♦ 7♣ 4♥ 2♠\n';
/** 101 between two: one chip is odd. */
const ODD = 'ledger\nA 50\nB 50\ndead 1\n';
/** A and B share the main pot, B takes the side pot. */
const TIED = `${THREE + BOARD}A shows A♠ A♥\nB shows A♦ A♣\nC shows J♣ J♦\n`;

describe('cards speak', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['the best hand wins each pot', 'A shows A♠ A♥\nB shows Q♠ Q♥\nC shows J♣ J♦', ['A 560', 'B 500 of 1']],
    ['equal hands split', 'A shows Q♦ J♥\nB shows Q♠ J♠\nC shows 3♠ 3♥', ['A 0', 'C 560', 'C 500 of 1']],
    ['who has mucked cannot win', 'A shows A♠ A♥\nB shows 3♦ 3♥\nC mucks', ['A 560', 'B 500 of 1']],
    ['the last one left wins without showing', 'A and C muck', ['B 560', 'B 500 of 1']],
    ['the nuts win against unknown cards', 'A mucks\nB shows K♠ K♥', ['B 560', 'B 500 of 1']],
  ])('%s', (_, lines, awards) => {
    const { awards: paid } = replayedHand(THREE + BOARD + lines);
    expect(paid).toEqual(awards.filter((award) => award !== 'A 0'));
  });

  it.each<readonly [string, string]>([
    ['one card of two may decide', 'A shows K♠ ??\nB shows 3♠ 3♥\nC shows J♣ J♦'],
    ['whatever the other is', 'A shows ?? K♠\nB shows 3♠ 3♥\nC shows J♣ J♦'],
  ])('%s', (_, lines) => {
    expect(replayedHand(THREE + BOARD + lines).awards).toEqual(['A 560', 'C 500 of 1']);
  });

  it('partly known cards decide the side pot but not the main pot', () => {
    const hand = `${THREE + BOARD}A shows A♠ ??\nB shows Q♠ Q♥\nC shows J♣ J♦\n`;
    expect(replayedHand(hand).awards).toEqual([]);
    expect(findingsIn(`${hand}expect D net -200, winner of side pot B, winner of main pot B`)).toEqual([
      'expect/not-decided: winner is not decided here: the winners are unknown; write the cards, or write who wins.',
    ]);
    expect(findingsIn(`${hand}expect B wins 500`)).toEqual([
      'expect/not-decided: award is not decided here: the winners are unknown; write the cards, or write who wins.',
    ]);
    expect(replayedHand(`${hand}A wins\nexpect A wins 560, B wins 500, winner A and B`).awards).toEqual([
      'A 560',
      'B 500 of 1',
    ]);
  });

  it('the board of an unfinished hand decides nothing', () => {
    const hand = 'blinds 50/100\nseats A 1000 A♠ A♥, B 1000 K♠ K♥\nA all-in, B calls\n';
    expect(replayedHand(`${hand}flop Q♣ 9♦ 7♣`).awards).toEqual([]);
    expect(replayedHand(`${hand}flop Q♣ 9♦ 7♣\nturn 4♥\nriver 2♠`).awards).toEqual(['A 2000']);
  });
});

describe('mucking while facing a bet is a fold', () => {
  const THREE = 'blinds 1/2\nseats A 100, B 100, C 100\n';
  it.each<readonly [string, string, readonly string[]]>([
    ['in his turn', `${THREE}C raises to 6, A mucks, B folds\nexpect C wins 5`, []],
    ['several', `${THREE}C raises to 6\nA and B muck\nexpect A is folded, C net +3`, []],
    ['before the flop the blinds are a bet', `${THREE}C mucks, A calls, B checks\nflop\nexpect C is folded, pot 4`, []],
    ['out of turn', `${THREE}C raises to 6, B mucks`, ["betting/out-of-turn: B acts out of turn: it is A's turn."]],
    ['who owes nothing does not', `${THREE}C folds, A calls, B checks\nflop\nA mucks\nA checks`, []],
  ])('%s', (_, hand, findings) => {
    expect(findingsIn(hand)).toEqual(findings);
  });
});

describe('a winner who mucks', () => {
  const FOLDED = 'blinds 1/2\nseats A 100, B 100\nA raises to 6, B folds\nA mucks\n';
  /** C is all-in for 20, and B folds on the turn with 60 in. */
  const SIDE = `blinds 1/2\nseats B 100, C 20, A 100\nA calls, B calls, C raises to 20 all-in, A calls, B calls
flop\nB checks, A bets 40, B calls\nturn\nB checks, A bets 10, B folds\n`;
  const ALL_IN = 'blinds 1/2\nseats C 20, A 100\nC raises to 20 all-in, A calls\n';

  it.each<readonly [string, string, readonly string[]]>([
    ['the last one left', `${FOLDED}expect A wins 4, net +2, winner A`, ['A 4']],
    ['though the line tells it', `${FOLDED}A wins 4`, ['A 4']],
    [
      'alone in the side pot, not in the main pot',
      `${SIDE}A mucks\nexpect A wins 80, C wins 60`,
      ['C 60', 'A 80 of 1'],
    ],
    ['the other wins without a card', `${ALL_IN}A mucks\nexpect C wins 40, A net -20`, ['C 40']],
    ['nor does the board matter', `${ALL_IN}flop Kh 9d 7c\nturn 4h\nriver 2s\nA mucks\nexpect C wins 40`, ['C 40']],
    ['before the river', 'blinds 1/2\nseats A, B\nA calls, B checks\nflop\nB checks, A checks\nB mucks', ['A 4']],
    ['all muck: the text decides', `${ALL_IN}A and C muck\nC wins 40`, ['C 40']],
  ])('%s', (_, hand, awards) => {
    expect(findingsIn(hand)).toEqual([]);
    expect(replayedHand(hand).awards).toEqual(awards);
  });

  it.each<readonly [string, string]>([
    [`${ALL_IN}A and C muck\nexpect C wins 40`, 'award is not decided here: C, A have all mucked, so nobody is left'],
    [`${ALL_IN}A and C muck\nexpect winner C`, 'winner is not decided here: C, A have all mucked, so nobody is left'],
    [`${SIDE}A and C muck\nexpect A net +20`, 'net is not decided here: C, A have all mucked, so nobody is left'],
  ])('%s', (hand, sentence) => {
    const [only, ...rest] = findingsIn(hand);
    expect(rest).toEqual([]);
    expect(only).toBe(`expect/not-decided: ${sentence} to win the pot; write who wins.`);
  });
});

describe('the uncalled bet', () => {
  const HAND = `blinds 1/2\nseats A, B, C\nC raises to 6, A calls, B folds\nflop\nA checks, C bets 5, A folds\n`;

  it.each<readonly [string, string]>([
    [
      'C wins 19',
      'claims/wrong-award: The award of C is 14, not 19: 14 of 14 in the main pot; the uncalled 5 is returned to C and is not part of the award.',
    ],
    [
      'expect C wins 19',
      'expect/failed: award is 14, not 19: 14 of 14 in the main pot; the uncalled 5 is returned to C and is not part of the award.',
    ],
    ['expect A wins 5', 'expect/failed: award is 0, not 5: A wins no pot.'],
    ['expect C receives 14', 'expect/failed: award and refund is 19, not 14: award 14 + refund 5 = 19.'],
    ['expect C net +13', 'expect/failed: net is 8, not 13: award 14 + refund 5 − paid 11 = 8.'],
  ])('%s', (line, finding) => {
    expect(findingsIn(HAND + line)).toEqual([finding]);
  });
});

describe('`wins`', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['takes every pot that is not decided', 'B wins', ['B 560', 'B 500 of 1']],
    ['in written order', 'A wins\nB wins', ['A 560', 'B 500 of 1']],
    ['by name of the pot', 'C wins main pot\nB wins side pot', ['C 560', 'B 500 of 1']],
    ['several split', 'A and B win\nC wins', ['A 280', 'B 280', 'C 500 of 1']],
    ['with its amount', 'A wins 560\nB wins 500', ['A 560', 'B 500 of 1']],
    ['a part, and the rest to the next', 'A wins 500\nB wins 560', ['A 500', 'B 60', 'B 500 of 1']],
    ['a part, and the rest to two', 'A wins 500\nB and C win', ['A 500', 'B 30', 'C 30', 'B 250 of 1', 'C 250 of 1']],
    ['where the others muck', 'A mucks\nC mucks\nB wins', ['B 560', 'B 500 of 1']],
  ])('%s', (_, lines, awards) => {
    expect(replayedHand(THREE + lines).awards).toEqual(awards);
  });

  it('lets several lines divide a pot by amount', () => {
    expect(replayedHand(`${ODD}A wins 51\nB wins 50`).awards).toEqual(['A 51', 'B 50']);
    expect(replayedHand(`${ODD}A wins 50\nB wins 51`).awards).toEqual(['A 50', 'B 51']);
    expect(replayedHand(`${ODD}A wins 40\nB wins 30\nA wins 31`).awards).toEqual(['A 40', 'B 30', 'A 31']);
  });

  it('gives the odd chip of a split rest to the first player left of the button', () => {
    expect(replayedHand(`ledger\nA 50\nB 50\nC 51\ndead 1\nA wins 1\nC and B win`).awards).toEqual([
      'A 1',
      'B 75',
      'C 75',
    ]);
    expect(replayedHand(`ledger\nA 50\nB 50\nC 50\ndead 2\nA wins 1\nC and B win`).awards).toEqual([
      'A 1',
      'B 76',
      'C 75',
    ]);
  });

  it('may repeat what the cards say', () => {
    const shown = `${THREE + BOARD}A shows A♠ A♥\nB shows Q♠ Q♥\nC shows J♣ J♦\n`;
    expect(replayedHand(`${shown}A wins 560\nB wins 500`).awards).toEqual(['A 560', 'B 500 of 1']);
    expect(replayedHand(`${shown}B wins 500\nA wins`).awards).toEqual(['A 560', 'B 500 of 1']);
  });

  it('ends a hand whose last bet nobody calls', () => {
    const hand = replayedHand('blinds 50/100\nseats A, B, C\nC folds, A folds\nB wins 100');
    expect([hand.awards, hand.refund, hand.nets]).toEqual([['B 100'], '50 B', ['-50', '50', '0']]);
  });
});

describe('a pot that several win', () => {
  it.each([
    ['together', 'A and B win'],
    ['each on a line', 'A wins\nB wins'],
    ['in part, with its number', 'B wins 780'],
    ['once with a number, once without', 'A wins 280\nB wins'],
    ['beside a pot that one of them wins alone', 'A and B win main pot\nB wins side pot'],
    ['not at all', 'B wins side pot'],
  ])('may be told %s', (_, lines) => {
    expect(findingsIn(TIED + lines)).toEqual([]);
  });

  it('may be stated for either run', () => {
    const twice =
      'ledger\nA 50\nB 50\nrun twice\nboard 2♥ 3♦ 4♦ J♣ T♣\nboard 2♣ 5♦ K♥ J♦ T♦\nA shows A♠ A♦\nB shows K♠ K♦\n';
    expect(findingsIn(`${twice}A and B win`)).toEqual([]);
    expect(findingsIn(`${twice}A wins`)).toEqual([
      'claims/wrong-winner: A does not win this pot alone: by the cards, it goes to A, B.',
    ]);
  });
});

describe('impossible claims', () => {
  const shown = `${THREE + BOARD}A shows A♠ A♥\nB shows Q♠ Q♥\nC shows J♣ J♦\n`;

  it.each<readonly [string, string]>([
    [`${shown}C wins`, 'claims/wrong-winner: C does not win here: by the cards, the pot goes to A, B.'],
    [`${shown}B wins main pot`, 'claims/wrong-winner: B does not win here: by the cards, the pot goes to A.'],
    [`${shown}A and B win main pot`, 'claims/wrong-winner: B does not win here: by the cards, the pot goes to A.'],
    [`${TIED}A wins`, `claims/wrong-winner: A does not win this pot alone: by the cards, it goes to A, B.`],
    [`${TIED}B wins`, `claims/wrong-winner: B does not win this pot alone: by the cards, it goes to A, B.`],
    [`${shown}A wins 700`, 'claims/wrong-award: The award of A is 560, not 700: 560 of 560 in the main pot.'],
    [`${shown}B wins 640`, 'claims/wrong-award: The award of B is 500, not 640: 500 of 500 in side pot 1.'],
    [`${THREE}A wins 700\nB wins`, 'claims/wrong-award: The award of A is 560, not 700: 560 of 560 in the main pot.'],
    [`${THREE}A wins 500`, 'claims/wrong-award: The award of A is 560, not 500: 560 of 560 in the main pot.'],
    [`${ODD}A wins 30`, 'claims/wrong-award: The award of A is 101, not 30: 101 of 101 in the main pot.'],
    [`${ODD}A wins 130`, 'claims/wrong-award: The award of A is 101, not 130: 101 of 101 in the main pot.'],
    [`${ODD}A and B win 100`, 'claims/wrong-award: The award of A, B is 101, not 100: 101 of 101 in the main pot.'],
    [`${THREE}A wins side pot`, 'claims/not-eligible: A cannot win this pot. Eligible: B, C.'],
    [`${THREE}D wins`, 'claims/not-eligible: D cannot win this pot. Eligible: A, B, C.'],
    [`${THREE}B mucks\nB wins`, 'claims/not-eligible: B cannot win this pot. Eligible: A, C.'],
    [`${THREE}B wins side pot 2`, 'claims/not-eligible: There is no such pot.'],
    [
      `${ODD}A wins 30\nB wins 30`,
      'claims/not-conserved: The awards add up to 60, but the pots contain 101: 41 is missing.',
    ],
    [
      `${ODD}A wins 60\nB wins 60`,
      'claims/not-conserved: The awards add up to 120, but the pots contain 101: that is 19 too much.',
    ],
    [
      `${ODD}A wins 101\nB wins 101`,
      'claims/not-conserved: The awards add up to 202, but the pots contain 101: that is 101 too much.',
    ],
    [
      `${ODD}A wins\nB wins`,
      'claims/not-conserved: Nothing is left for B: all 101 that could be won has already been won. Write players who split a pot on one line, as in “A and B win”.',
    ],
    ['blinds 50/100\nseats A, B, C\nC calls\nC wins', 'expect/not-decided: Nobody has won yet: A is still to act.'],
  ])('%s', (lines, finding) => {
    expect(findingsIn(lines)).toEqual([finding]);
  });

  it('reports only the branch’s own lines in a branch', () => {
    const lines = `${ODD}A wins 130\nbranch\nB wins 5\nend`;
    expect(findingsIn(lines)).toEqual([
      'claims/wrong-award: The award of A is 101, not 130: 101 of 101 in the main pot.',
      'claims/not-conserved: The awards add up to 106, but the pots contain 101: that is 5 too much.',
    ]);
  });
});

describe('rake', () => {
  const called = 'blinds 0.5/1\nseats A, B, C\nC raises to 30, A folds, B calls\nflop\nB bets 100, C folds';
  const folded = 'blinds 0.5/1\nseats A, B, C\nC raises to 30, A folds, B folds';
  /** [what, rake line, hand, rake, awards, refund] */
  it.each<readonly [string, string, string, string, readonly string[], string]>([
    ['none', '', called, '0', ['B 60.5'], '100 B'],
    ['none, said', 'rake none', called, '0', ['B 60.5'], '100 B'],
    ['a share: the uncalled bet is never raked', 'rake 5%\nunit 0.01', called, '3.02', ['B 57.48'], '100 B'],
    ['rounded down to the smallest chip', 'rake 5%', called, '3', ['B 57.5'], '100 B'],
    ['to a larger one', 'rake 5%\nunit 0.5', called, '3', ['B 57.5'], '100 B'],
    ['up to a cap', 'rake 5% cap 2', called, '2', ['B 58.5'], '100 B'],
    ['a cap that is not reached', 'rake 5% cap 4', called, '3', ['B 57.5'], '100 B'],
    ['a share with decimals', 'rake 4.5%\nunit 0.01', called, '2.72', ['B 57.78'], '100 B'],
    ['an amount', 'rake 2.38', called, '2.38', ['B 58.12'], '100 B'],
    ['an amount is no more than there is', 'rake 500', called, '60.5', [], '100 B'],
    ['before the flop', 'rake 10%', folded, '0.2', ['C 2.3'], '29 C'],
    ['no flop no drop', 'rake 10%, no flop no drop', folded, '0', ['C 2.5'], '29 C'],
    ['no flop no drop, with a flop', 'rake 10% cap 3, no flop no drop', called, '3', ['B 57.5'], '100 B'],
    ['no flop no drop, of an amount', 'rake 1, no flop no drop', folded, '0', ['C 2.5'], '29 C'],
  ])('%s', (_, rake, hand, taken, awards, refund) => {
    const settled = replayedHand(`${rake}\n${hand}`);
    expect(settled.rake).toBe(taken);
    expect(settled.awards).toEqual(awards);
    expect(settled.refund).toBe(refund);
    expect(findingsIn(`${rake}\n${hand}\nexpect rake ${taken}`)).toEqual([]);
  });

  const two = 'ledger\nA 30 all-in\nB 45\nC 45\n';

  it('is taken from all pots together: 5 % of 120', () => {
    const hand = replayedHand(`rake 5%\n${two}A wins\nB wins`);
    expect([hand.rake, hand.awards]).toEqual(['6', ['A 85', 'B 29 of 1']]);
  });

  it('is taken from each pot separately: 5 % of 90 and of 30', () => {
    const hand = replayedHand(`rules tda, rake-basis per-pot\nrake 5%\n${two}A wins\nB wins`);
    expect([hand.rake, hand.awards]).toEqual(['5', ['A 86', 'B 29 of 1']]);
  });

  it('does not wait for the winner', () => {
    expect(findingsIn(`rake 5%\n${two}expect rake 6`)).toEqual([]);
    expect(replayedHand(`rake 5%\n${two}`).rake).toBe('6');
  });

  it('is already deducted from a claim', () => {
    expect(findingsIn(`rake 5%\n${two}A wins 90\nB wins`)).toEqual([
      'claims/wrong-award: The award of A is 85, not 90: 85 of 90 in the main pot.',
    ]);
    expect(findingsIn(`rake 5%\n${two}A wins 85\nB wins 29`)).toEqual([]);
  });

  it.each([
    ['rake 5% cap', 'text/syntax: “rake” needs an amount after it, such as 100.'],
    ['rake cap 3', 'text/syntax: “rake” needs an amount after it, such as 100.'],
    ['rake 5% 3', 'text/syntax: “3” has no meaning here.'],
    ['rake 3 5%', 'text/syntax: “5” has no meaning here.'],
    ['rake 5% cap 3\nrake 1', 'setup/option-conflict: “rake” is given twice.'],
  ])('cannot be: %s', (rake, finding) => {
    expect(findingsIn(`${rake}\n${folded}`)).toEqual([finding]);
  });

  it('goes to nobody: the net results add up to minus the rake', () => {
    const { nets } = replayedHand(`rake 5%\n${two}A wins\nB wins`);
    expect(nets).toEqual(['55', '-16', '-45']);
  });
});

describe('odd chips', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['to the first left of the button', `${ODD}A and B win`, ['A 51', 'B 50']],
    ['whoever is named first', `${ODD}B and A win`, ['A 51', 'B 50']],
    ['the button told', `button A\n${ODD}A and B win`, ['B 51', 'A 50']],
    ['broken to the unit', 'unit 5\nledger\nA 50\nB 50\ndead 5\nA and B win', ['A 55', 'B 50']],
    ['a finer unit leaves none', 'unit 0.5\nledger\nA 50\nB 50\ndead 1\nA and B win', ['A 50.5', 'B 50.5']],
    ['cents', 'ledger\nA 0.50\nB 0.50\ndead 0.01\nA and B win', ['A 0.51', 'B 0.5']],
    [
      'one each, from the button on',
      'ledger\nA 50\nB 50\nC 50\nD 50\ndead 3\nA, B, C and D win',
      ['A 51', 'B 51', 'C 51', 'D 50'],
    ],
    [
      'each pot on its own',
      'ledger\nA 5 all-in\nB 10\nC 10\ndead 1\nC and B win main pot\nC and B win side pot',
      ['B 8', 'C 8', 'B 5 of 1', 'C 5 of 1'],
    ],
  ])('%s', (_, lines, awards) => {
    expect(replayedHand(lines).awards).toEqual(awards);
  });
});

describe('high and low', () => {
  const hiLo = (lines: string, pot = 'A 100\nB 100\nC 100') => `game PLO8\nledger\n${pot}\n${lines}`;
  const board = 'board 2♠ 5♦ 8♣ K♥ Q♠\n';

  it('gives each player a half', () => {
    const hand = replayedHand(hiLo(`${board}A shows A♠ 3♦ J♦ J♣\nB shows K♠ K♦ T♥ 9♦\nC shows 6♥ 6♣ 9♥ 9♠`));
    expect(hand.awards).toEqual(['A 150', 'B 150']);
  });

  it('gives a quarter to each of two equal lows', () => {
    const hand = replayedHand(hiLo(`${board}A shows A♠ 3♦ J♦ J♣\nB shows K♠ K♦ T♥ 9♦\nC shows A♥ 3♣ 9♥ 9♠`));
    expect(hand.awards).toEqual(['A 75', 'B 150', 'C 75']);
  });

  it('gives three quarters to the high with half of the low', () => {
    const hand = replayedHand(hiLo(`${board}A shows A♠ 3♦ K♦ K♣\nB shows J♠ J♦ T♥ 9♦\nC shows A♥ 3♣ 9♥ 9♠`));
    expect(hand.awards).toEqual(['A 225', 'C 75']);
    expect(
      findingsIn(hiLo(`${board}A shows A♠ 3♦ K♦ K♣\nB shows J♠ J♦ T♥ 9♦\nC shows A♥ 3♣ 9♥ 9♠\nA wins 225\nC wins 75`)),
    ).toEqual([]);
    expect(
      findingsIn(hiLo(`${board}A shows A♠ 3♦ K♦ K♣\nB shows J♠ J♦ T♥ 9♦\nC shows A♥ 3♣ 9♥ 9♠\nC wins 150`)),
    ).toEqual(['claims/wrong-award: The award of C is 75, not 150: 75 of 300 in the main pot.']);
  });

  it('gives the pot’s odd chip to the high half, and a half’s odd chip around from the button (TDA 2024 20-C)', () => {
    const hand = replayedHand(
      hiLo(`${board}A shows A♠ 3♦ J♦ J♣\nB shows K♠ K♦ T♥ 9♦\nC shows A♥ 3♣ 9♥ 9♠`, 'A 101\nB 101\nC 101'),
    );
    // 303: 152 high, 151 low, of which 76 and 75
    expect(hand.awards).toEqual(['A 76', 'B 152', 'C 75']);
  });

  it('gives everything to the high if there is no low', () => {
    const hand = replayedHand(hiLo('board 2♠ 5♦ 9♣ K♥ Q♠\nA shows A♠ 3♦ J♦ J♣\nB shows K♠ K♦ T♥ 9♦\nC mucks'));
    expect(hand.awards).toEqual(['B 300']);
  });

  it('needs no cards for stated shares', () => {
    expect(replayedHand(hiLo('B wins 225\nA wins 75')).awards).toEqual(['B 225', 'A 75']);
  });
});

describe('`run twice`', () => {
  const allIn = 'blinds 50/100\nseats A 1000 A♠ A♦, B 1000 K♠ K♦\nA all-in, B calls\n';

  it('gives each board half of each pot', () => {
    const hand = replayedHand(`${allIn}run twice\nboard 2♥ 3♦ 4♦ J♣ T♣\nboard 2♣ 5♦ K♥ J♦ T♦`);
    expect(hand.awards).toEqual(['B 1000', 'A 1000']);
    expect(hand.nets).toEqual(['0', '0']);
  });

  it('shares the flop', () => {
    const hand = replayedHand(`${allIn}flop 2♥ 3♦ 4♦\nrun twice\nboard 2♥ 3♦ 4♦ J♣ T♣\nboard 2♥ 3♦ 4♦ K♥ T♦`);
    expect(hand.awards).toEqual(['B 1000', 'A 1000']);
  });

  it('accepts the first board on street lines', () => {
    const hand = replayedHand(`${allIn}flop 2♥ 3♦ 4♦\nrun twice\nturn J♣\nriver T♣\nboard 2♥ 3♦ 4♦ K♥ T♦`);
    expect(hand.awards).toEqual(['B 1000', 'A 1000']);
  });

  it('gives both boards to one player', () => {
    expect(replayedHand(`${allIn}run twice\nboard 2♥ 3♦ 4♦ J♣ T♣\nboard 2♣ 5♦ 6♥ J♦ T♦`).awards).toEqual(['A 2000']);
  });

  it('gives the odd chip to the first board', () => {
    const odd = 'ledger\nseats A A♠ A♦, B K♠ K♦\nA 50\nB 50\ndead 1\nrun twice\n';
    expect(replayedHand(`${odd}board 2♥ 3♦ 4♦ J♣ T♣\nboard 2♣ 5♦ K♥ J♦ T♦`).awards).toEqual(['A 51', 'B 50']);
    expect(replayedHand(`${odd}board 2♣ 5♦ K♥ J♦ T♦\nboard 2♥ 3♦ 4♦ J♣ T♣`).awards).toEqual(['A 50', 'B 51']);
  });

  it('divides a side pot separately', () => {
    const three = 'ledger\nseats A A♠ A♦, B K♠ K♦, C Q♠ Q♦\nA 100 all-in\nB 200\nC 200\nrun twice\n';
    const hand = replayedHand(`${three}board 2♥ 3♦ 4♦ J♣ T♣\nboard 2♣ 5♦ Q♥ J♦ T♦`);
    expect(hand.awards).toEqual(['A 150', 'C 150', 'B 100 of 1', 'C 100 of 1']);
  });

  it('leaves the pot open if the second board has fewer than five cards', () => {
    expect(replayedHand(`${allIn}run twice\nboard 2♥ 3♦ 4♦ J♣ T♣\nboard 2♣ 5♦ K♥`).awards).toEqual([]);
  });

  it('reports an unshared card of the first board on the second', () => {
    expect(
      findingsIn(`${allIn}run twice\nboard 2♥ 3♦ 4♦ J♣ T♣\nboard T♣ 5♦ K♥ J♦ T♦`).map((f) => f.split(':')[0]),
    ).toEqual(['cards/duplicate']);
  });

  const flop =
    'blinds 1/2\nseats A 100 K♥ K♠, B 100 A♥ Q♥\nA raises to 6, B calls\nflop A♠ K♦ 2♣\nB checks, A bets 94, B calls\n';
  const first = 'board A♠ K♦ 2♣ 3♦ 3♥\n';
  const open = [
    'cards/missing-for-showdown: The board is run twice, but only one board is given, so half of every pot is undecided. Write the second board in its own “board” line.',
  ];
  const undecided =
    'expect/not-decided: winner is not decided here: the winners are unknown; write the cards, or write who wins.';

  it.each<readonly [string, string, readonly string[]]>([
    ['is told', `run twice\n${first}`, open],
    ['decides nothing', `run twice\n${first}expect winner A`, [...open, undecided]],
    ['is told where the lines of the streets tell the first', 'run twice\nturn 3♦\nriver 3♥', open],
    ['also where a line tells it once more', `run twice\nturn 3♦\nriver 3♥\n${first}`, open],
    ['is told where the first comes before', `${first}run twice`, open],
    ['is not missed where the text tells who wins', `run twice\n${first}A wins`, []],
    ['is told once, not in each branch', `run twice\n${first}branch\nA wins\nend`, open],
    ['is told in the branch that runs it', `branch\nrun twice\n${first}end`, open],
    ['may be half told', `run twice\n${first}board A♠ K♦ 2♣`, []],
  ])('a second board that is missing %s', (_, lines, findings) => {
    expect(findingsIn(flop + lines)).toEqual(findings);
  });

  const common = (before: string, card: string): string =>
    `cards/differs: Both boards have ${before} here, not ${card}: it was dealt before the board was run twice.`;
  const twice = (card: string): string => `cards/duplicate: The card ${card} is already in this hand.`;

  it.each<readonly [string, string, readonly string[]]>([
    ['has the flop that was bet on', 'board 4♠ K♦ 2♣ 5♦ 4♥', [common('As', '4♠')]],
    ['is none that lies already', first, [twice('3♦'), twice('3♥')]],
    ['has no turn of the first', 'board A♠ K♦ 2♣ 3♦ 4♥', [twice('3♦')]],
    ['has no turn that was the river of the first', 'board A♠ K♦ 2♣ 3♥ 4♥', [twice('3♥')]],
    ['may leave open what lies already', 'board ?? ?? ?? 5♦ 4♥', []],
  ])('a second board %s', (_, line, findings) => {
    expect(findingsIn(`${flop}run twice\n${first}${line}`)).toEqual(findings);
  });

  it.each<readonly [string, string, readonly string[]]>([
    ['a whole board', `${first}board A♠ K♦ 2♣ 8♦ 4♥`, ['cards/differs.run-twice']],
    ['streets once more', 'turn 3♦\nriver 3♥\nturn 8♦\nriver 4♥', ['betting/street-closed.run-twice']],
    ['the river alone', 'turn 3♦\nriver 3♥\nriver 4♥', ['betting/street-closed.run-twice']],
    [
      'streets behind the line that runs it twice',
      'run twice\nturn 3♦\nriver 3♥\nturn 8♦\nriver 4♥',
      ['betting/street-closed.second-run'],
    ],
    ['no board that is a slip', `${first}board A♠ K♦ 2♣ 8♦ 3♥`, ['cards/differs']],
    ['no river that is a slip', 'turn 3♦\nriver 3♥\nboard A♠ K♦ 2♣ 3♦ 4♥', ['cards/differs']],
    [
      'no street with cards that are dealt',
      'turn 3♦\nriver 3♥\nturn A♥',
      ['betting/street-closed.back', 'cards/differs'],
    ],
  ])('a second run without its line is told once: %s', (_, lines, messages) => {
    expect(replay(flop + lines).problems.map(({ message }) => message)).toEqual(messages);
  });

  it('plays a second run even without its line', () => {
    const awards = '\nexpect A wins 100, B wins 100';
    expect(findingsIn(`${flop}turn 3♦\nriver 3♥\nturn A♣\nriver A♦${awards}`)).toHaveLength(1);
    expect(findingsIn(`${flop}${first}board A♠ K♦ 2♣ A♣ A♦${awards}`)).toHaveLength(1);
  });

  it('reads two boards without an all-in as one board repeated', () => {
    const checked = `${flop.replace('A bets 94, B calls', 'A checks')}turn\nB checks, A checks\nriver\nB checks, A checks\n`;
    expect(new Set(replay(`${checked}${first}board 4♠ Q♦ 7♣ 8♦ 4♥`).problems.map(({ message }) => message))).toEqual(
      new Set(['cards/differs']),
    );
  });

  it('shares the cards before the all-in without a line of their own', () => {
    const untold = flop.replace('flop A♠ K♦ 2♣', 'flop');
    expect(findingsIn(`${untold}run twice\n${first}board 4♠ K♦ 2♣ 5♦ 4♥`)).toEqual([common('As', '4♠')]);
  });

  it('shares the cards dealt before the `run twice` line', () => {
    const later = `${allIn}flop 2♥ 3♦ 4♦\nrun twice\nboard 2♥ 3♦ 4♦ J♣ T♣\n`;
    expect(findingsIn(`${later}board 2♥ 3♦ 7♦ K♥ T♦`)).toEqual([common('4d', '7♦')]);
    const river = `${flop}turn 3♦\nriver 3♥\nrun twice\n`;
    expect(findingsIn(`${river}board A♠ K♦ 2♣ 3♦ 4♥`)).toEqual([]);
    expect(findingsIn(`${river}board A♠ K♦ 2♣ 4♦ 4♥`)).toEqual([]);
    expect(findingsIn(`${river}board 4♠ K♦ 2♣ 4♦ 4♥`)).toEqual([common('As', '4♠')]);
  });

  it('shares no card after an all-in before the flop', () => {
    expect(findingsIn(`${allIn}run twice\nboard 2♥ 3♦ 4♦ J♣ T♣\nboard 2♥ 3♦ 4♦ K♥ T♦`)).toEqual(
      ['2♥', '3♦', '4♦'].map(twice),
    );
  });

  it('may share whole streets in a ledger', () => {
    const ledger = 'ledger\nseats A A♠ A♦, B K♠ K♦\nA 50\nB 50\nrun twice\nboard 2♥ 3♦ 4♦ J♣ T♣\n';
    expect(findingsIn(`${ledger}board 2♥ 3♦ 4♦ J♣ 5♦`)).toEqual([]);
    expect(findingsIn(`${ledger}board 2♥ 3♦ 7♦ K♥ T♦`)).toEqual(['2♥', '3♦'].map(twice));
    expect(findingsIn(`${ledger}board 2♥ 3♦ 4♦ J♣ T♣`)).toEqual([twice('T♣')]);
  });
});

describe('facts of the settlement', () => {
  const hand = 'blinds 50/100\nstacks 1000\nseats A, B\nA raises to 300, B calls\nflop\nB bets 100, A folds\n';

  it('`stack` counts the chips behind, before the pot is awarded', () => {
    expect(findingsIn(`${hand}expect A stack 700, B stack 600, pot 700, B paid total 400`)).toEqual([]);
    expect(findingsIn(`${hand}expect B stack 1300`)).toHaveLength(1);
  });

  it('give the award, the refund and their sum; the net is the change since the beginning', () => {
    expect(
      findingsIn(`${hand}expect B wins 600, refund 100 to B, B receives 700, B net +300, A net -300, A wins 0`),
    ).toEqual([]);
  });

  it('leave the final stacks to the replay', () => {
    expect(replayedHand(hand).stacks).toEqual(['700', '1300']);
  });

  it('report the winner of a pot that does not exist', () => {
    expect(findingsIn(`${hand}expect winner of side pot A`)).toEqual([
      'expect/failed: winner has no value here: there is no side pot.',
    ]);
  });
});
