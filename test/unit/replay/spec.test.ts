import { describe, expect, it } from 'vitest';
import { namesOf, problemsIn, replay, stepsIn } from './hand';

const FIRST_HAND = `hand "A short all-in does not reopen the betting"
game NLHE
blinds 50/100
seats Raha, Kian 150, Navid        # a stack may be left out: deep enough

flop                               # the hand starts here: a spot
pot 300                            # chips already in the middle
Raha bets 100
Kian all-in 150                    # street total 150: an increase of 50, not a full raise
mark kian-shoved
expect Navid min raise 250, to call 150
Navid calls
expect Raha to call 50, may not raise, may not check
illegal Raha raises to 250         # must be refused here, or the lesson is wrong

branch "Navid raises instead" from kian-shoved
  Navid raises to 250
  expect Raha min raise 350
end
`;

const LEDGER = `hand "Three stay, one folds"
ledger
A 140 all-in
B 360 all-in
C 500
D 200 folded
board K♣ 9♦ 7♣ 4♥ 2♠
A shows A♠ A♥
B shows Q♠ Q♥
C shows J♣ J♦
expect layer 1 560 for A, B, C
expect layer 2 180 for B, C, layer 3 320 for B, C
expect main pot 560 for A, B, C, side pot 500 for B, C, refund 140 to C
expect A wins 560, B wins 500, A net +420, B net +140, C net -360, D net -200
`;

describe('the examples of the language page', () => {
  it('plays the first hand as written, without problems', () => {
    expect(problemsIn(FIRST_HAND)).toEqual([]);
    const hand = replay(FIRST_HAND);
    expect(hand.kind).toBe('spot');
    expect(stepsIn(hand.main, namesOf(hand))).toEqual([
      'Raha bet 100 (100, 100)',
      'Kian raise 150 (150, 50) all-in',
      'Navid call 150 (150, 0)',
    ]);
    expect(hand.main.branches).toHaveLength(1);
  });

  it('finds no problem in the ledger', () => {
    expect(problemsIn(LEDGER)).toEqual([]);
    expect(replay(LEDGER).main.settlement.net).toEqual([420, 140, -360, -200]);
  });

  it.each([
    ['expect Navid min raise 250', 'expect Navid min raise 251'],
    ['to call 150', 'to call 151'],
    ['may not raise', 'may raise'],
    ['expect Raha min raise 350', 'expect Raha min raise 300'],
  ])('a wrong claim is found: %s → %s', (right, wrong) => {
    expect(problemsIn(FIRST_HAND.replace(right, wrong)).map((p) => p.replace(/^\d+: /, ''))).toEqual([
      expect.stringContaining('expect/failed'),
    ]);
  });
});

const SIX = 'hand\nblinds 100/200\nseats 6\n';

describe('recovery: one mistake gives one message', () => {
  it.each<[string, string, string[]]>([
    [
      'a raise under the minimum is played as written',
      'UTG raises to 500\nHJ raises to 700\nexpect CO min raise 1000, to call 700',
      ['5: betting/under-min-raise “700”'],
    ],
    [
      'players that an action skips fold',
      'UTG raises to 500\nBTN calls\nexpect HJ is folded, CO is folded',
      ['5: betting/out-of-turn “BTN”'],
    ],
    [
      'a check that owes calls',
      'UTG raises to 500\nHJ checks\nexpect HJ paid 500',
      ['5: betting/check-facing-bet “checks”'],
    ],
    [
      'a folded player is left out',
      'UTG raises to 500\nHJ folds\nCO folds\nBTN folds\nSB calls\nBB calls\nflop\nHJ bets 300\nSB checks',
      ['11: betting/already-folded “HJ”'],
    ],
    ['an unknown player is left out', 'UTG raises to 500\nBob calls\nHJ calls', ['5: setup/unknown-player “Bob”']],
    [
      'a street line plays out who is left',
      'UTG raises to 500\nflop\nexpect HJ is folded, SB is folded, BB paid total 500',
      ['5: betting/street-open “flop”'],
    ],
    [
      'a wrong call amount is a call',
      'UTG raises to 500\nfolds to BB\nBB calls 200\nflop',
      ['6: betting/call-amount “200”'],
    ],
  ])('%s', (_, lines, problems) => {
    expect(problemsIn(SIX + lines)).toEqual(problems);
  });
});
