import { describe, expect, it } from 'vitest';
import { replayHand } from '../../../language/replay/index';
import { parseHand } from '../../../language/syntax/index';
import { findingsIn, ReplayedHand, replayedHand } from '../../support/replayedHand';

/** [what, lines, forced bets in the order of posting, what the next player may do] */
type Row = readonly [string, string, readonly string[], string];

const check = (lines: string, posted: readonly string[], next: string): void => {
  const hand = replayedHand(lines);
  expect(hand.posted).toEqual(posted);
  expect(hand.next).toBe(next);
};

const BLINDS = ['SB blind 50', 'BB blind 100'];
const OPEN = 'fold, call 100, raise 200-deep';

describe('blinds', () => {
  it.each<Row>([
    ['small and big', 'blinds 50/100\nseats SB, BB, A', BLINDS, `A: ${OPEN}`],
    ['the big one alone', 'blinds 100\nseats 4', ['BB blind 100'], `CO: ${OPEN}`],
    [
      'a dead small blind: the first listed is the big blind',
      'blinds 50/100 no SB\nseats X, Y, Z',
      ['X blind 100'],
      `Y: ${OPEN}`,
    ],
    ['heads-up with a dead small blind', 'blinds 50/100 no SB\nseats X, Y', ['X blind 100'], `Y: ${OPEN}`],
    ['by the button alone', 'blinds 100 BTN\nseats 4', ['BTN blind 100'], `SB: ${OPEN}`],
    ['by a named player', 'blinds 100 X\nseats X, Y, Z', ['X blind 100'], `Y: ${OPEN}`],
    [
      'the button told: the next two post',
      'blinds 50/100\nseats X, Y, Z\nbutton Y',
      ['Z blind 50', 'X blind 100'],
      `Y: ${OPEN}`,
    ],
    ['positions told', 'blinds 50/100\nseats X (BTN), Y (SB), Z (BB)', ['Y blind 50', 'Z blind 100'], `X: ${OPEN}`],
  ])('%s', (_, lines, posted, next) => check(lines, posted, next));

  it('gives the big blind the option', () => {
    expect(replayedHand('blinds 50/100\nseats SB, BB, A\nA calls, SB calls').next).toBe(
      'BB: fold, check, raise 200-deep',
    );
  });

  it('keeps a dead small blind out of the pot', () => {
    expect(replayedHand('blinds 50/100 no SB\nseats X, Y, Z\nY calls, Z folds, X checks\nflop').pots).toEqual([
      '200 X Y',
    ]);
  });
});

describe('heads-up: the button is the small blind, first before the flop and last after it (TDA 2024 34-B, 2026 36-C)', () => {
  it.each<Row>([
    [
      'the first listed has the button',
      'blinds 50/100\nseats X, Y',
      ['X blind 50', 'Y blind 100'],
      'X: fold, call 50, raise 200-deep',
    ],
    [
      'unless it is told',
      'blinds 50/100\nseats X, Y\nbutton Y',
      ['Y blind 50', 'X blind 100'],
      'Y: fold, call 50, raise 200-deep',
    ],
    [
      'or a position says it',
      'blinds 50/100\nseats X, Y (BTN)',
      ['Y blind 50', 'X blind 100'],
      'Y: fold, call 50, raise 200-deep',
    ],
    [
      'the big blind opens the flop',
      'blinds 50/100\nseats X, Y\nX calls, Y checks\nflop',
      ['X blind 50', 'Y blind 100'],
      'Y: fold, check, bet 100-deep',
    ],
  ])('%s', (_, lines, posted, next) => check(lines, posted, next));

  it('in a spot the players act in listed order', () => {
    expect(replayedHand('blinds 50/100\nseats X, Y\nflop\npot 200').next).toBe('X: fold, check, bet 100-deep');
  });
});

describe('antes', () => {
  const each = 'blinds 50/100\nante 20\nseats SB, BB, A\n';

  it.each<Row>([
    [
      'of each player: no part of the call',
      each,
      ['SB ante 20 to 0', 'BB ante 20 to 0', 'A ante 20 to 0', ...BLINDS],
      `A: ${OPEN}`,
    ],
    [
      'of the big blind for all, after the blind',
      'blinds 50/100\nante 100 BB\nseats SB, BB, A',
      [...BLINDS, 'BB ante 100'],
      `A: ${OPEN}`,
    ],
    [
      'of the button for all',
      'blinds 50/100\nante 100 BTN\nseats SB, BB, A',
      [...BLINDS, 'A ante 100 to 0'],
      `A: ${OPEN}`,
    ],
    [
      'alone, without blinds: the first left of the button opens',
      'ante 5\nseats A, B, C',
      ['A ante 5 to 0', 'B ante 5 to 0', 'C ante 5 to 0'],
      'A: fold, check, bet 1-deep',
    ],
  ])('%s', (_, lines, posted, next) => check(lines, posted, next));

  it('lets a player who is all-in for the ante contest the antes', () => {
    const hand = replayedHand('blinds 50/100\nante 20\nseats SB, BB, A, B 20\nA calls, SB calls, BB checks\nflop');
    expect(hand.pots).toEqual(['80 SB BB A B', '300 SB BB A']);
  });

  it('lets a short ante contest what it matches', () => {
    const hand = replayedHand('blinds 50/100\nante 20\nseats SB, BB, A, B 15\nA folds, SB calls, BB checks\nflop');
    expect(hand.posted).toContain('B ante 15 to 0 all-in');
    expect(hand.layers).toEqual(['60 SB BB B', '15 SB BB', '200 SB BB']);
    expect(hand.pots).toEqual(['60 SB BB B', '215 SB BB']);
  });

  it('takes the ante before the blind: of 800 the big blind pays 100 and 700', () => {
    check(
      'blinds 400/800\nante 100\nseats SB, BB 800, A',
      ['SB ante 100 to 0', 'BB ante 100 to 0', 'A ante 100 to 0', 'SB blind 400', 'BB blind 700 all-in'],
      'A: fold, call 800, raise 1600-deep',
    );
  });

  it('are not bets: the big blind gets back what the small blind did not match', () => {
    const hand = replayedHand('blinds 10/20\nante 10\nseats SB, BB, A\nA folds, SB folds');
    expect(hand.refund).toBe('10 BB');
    expect(hand.awards).toEqual(['BB 50']);
    expect(hand.nets).toEqual(['-20', '30', '-10']);
  });

  it('make one player’s ante for all dead money: won with the first pot, never refunded', () => {
    const hand = replayedHand('blinds 50/100\nante 100 BB\nseats SB, BB, A\nA folds, SB folds');
    expect([hand.refund, hand.awards]).toEqual(['50 BB', ['BB 200']]);
    expect(hand.nets).toEqual(['-50', '50', '0']);
    const lost = replayedHand('blinds 50/100\nante 100 BB\nseats SB, BB, A\nA raises to 200, SB folds, BB folds');
    expect([lost.refund, lost.awards]).toEqual(['100 A', ['A 350']]);
    expect(lost.nets).toEqual(['-50', '-200', '250']);
  });

  describe('a short big blind with the ante for all', () => {
    const short = (stack: number, rules = 'tda') =>
      `blinds 500/1000\nante 1000 BB\nrules ${rules}\nseats SB, BB ${stack}, A\n`;

    it.each<Row>([
      [
        'blind first (TDA 2024 RP-11): 1000 and 100',
        short(1100),
        ['SB blind 500', 'BB blind 1000', 'BB ante 100 to 1000 all-in'],
        'A: fold, call 1000, raise 2000-deep',
      ],
      [
        'blind first: the blind alone',
        short(1000),
        ['SB blind 500', 'BB blind 1000 all-in', 'BB ante 0 to 1000 all-in'],
        'A: fold, call 1000, raise 2000-deep',
      ],
      [
        'ante first: 1000 and 100',
        short(1100, 'tda, bb-ante ante-first'),
        ['BB ante 1000 to 0', 'SB blind 500', 'BB blind 100 all-in'],
        'A: fold, call 1000, raise 2000-deep',
      ],
      [
        'online it is ante first',
        short(1100, 'online'),
        ['BB ante 1000 to 0', 'SB blind 500', 'BB blind 100 all-in'],
        'A: fold, call 1000, raise 2000-deep',
      ],
    ])('%s', (_, lines, posted, next) => check(lines, posted, next));

    it('contests a whole blind of each player if the blind is taken first', () => {
      expect(replayedHand(`${short(1000)}A calls, SB calls`).pots).toEqual(['3000 SB BB A']);
    });

    it('contests the ante if it is taken first and is all they have', () => {
      const hand = replayedHand(`${short(1000, 'tda, bb-ante ante-first')}A calls, SB calls`);
      expect(hand.pots).toEqual(['1000 SB BB A', '2000 SB A']);
    });
  });

  it('takes a short button ante as far as the stack goes', () => {
    const hand = replayedHand(
      'blinds 50/100\nante 100 BTN\nseats SB, BB, A, BTN 60\nA calls, SB folds, BB checks\nflop',
    );
    expect(hand.posted).toContain('BTN ante 60 to 0 all-in');
    expect(hand.pots).toEqual(['60 BB A BTN', '250 BB A']);
  });
});

describe('straddles', () => {
  const table = 'blinds 5/10\nseats 6\n';
  const straddled = ['SB blind 5', 'BB blind 10', 'UTG straddle 20'];

  it.each<Row>([
    ['a third blind is one', 'blinds 5/10/20\nseats 6', straddled, 'HJ: fold, call 20, raise 40-deep'],
    ['a setup line', `${table}straddle UTG 20`, straddled, 'HJ: fold, call 20, raise 40-deep'],
    ['without a player', `${table}straddle 20`, straddled, 'HJ: fold, call 20, raise 40-deep'],
    ['or said of a player', `${table}UTG straddles 20`, straddled, 'HJ: fold, call 20, raise 40-deep'],
    [
      'by the difference (a knob): to 30',
      `${table}rules tda, straddle-raise difference\nstraddle UTG 20`,
      straddled,
      'HJ: fold, call 20, raise 30-deep',
    ],
    [
      'from the button the small blind acts first',
      `${table}straddle BTN 20`,
      ['SB blind 5', 'BB blind 10', 'BTN straddle 20'],
      'SB: fold, call 15, raise 40-deep',
    ],
    [
      'a re-straddle: to 80',
      'blinds 5/10/20/40\nseats 6',
      [...straddled, 'HJ straddle 40'],
      'CO: fold, call 40, raise 80-deep',
    ],
    [
      'a re-straddle without a player',
      `${table}straddle UTG 20\nstraddle 40`,
      [...straddled, 'HJ straddle 40'],
      'CO: fold, call 40, raise 80-deep',
    ],
    [
      'a re-straddle on setup lines',
      `${table}straddle UTG 20\nstraddle HJ 40`,
      [...straddled, 'HJ straddle 40'],
      'CO: fold, call 40, raise 80-deep',
    ],
    [
      'a re-straddle by the difference: to 60',
      `${table}rules tda, straddle-raise difference\nstraddle UTG 20\nstraddle HJ 40`,
      [...straddled, 'HJ straddle 40'],
      'CO: fold, call 40, raise 60-deep',
    ],
    [
      'the button over UTG',
      `${table}straddle UTG 20\nstraddle BTN 40`,
      [...straddled, 'BTN straddle 40'],
      'SB: fold, call 35, raise 80-deep',
    ],
    [
      'by the small blind: to 20 in all',
      `${table}straddle SB 20`,
      ['SB blind 5', 'BB blind 10', 'SB straddle 15 to 20'],
      'BB: fold, call 10, raise 40-deep',
    ],
    [
      'heads-up the third blind is the button’s',
      'blinds 5/10/20\nseats X, Y',
      ['X blind 5', 'Y blind 10', 'X straddle 15 to 20'],
      'Y: fold, call 10, raise 40-deep',
    ],
    [
      'all-in for less: the straddle stands',
      'blinds 5/10/20\nseats SB, BB, UTG 15, A',
      ['SB blind 5', 'BB blind 10', 'UTG straddle 15 all-in'],
      'A: fold, call 20, raise 40-deep',
    ],
  ])('%s', (_, lines, posted, next) => check(lines, posted, next));

  it('let the straddler act last, with the option to raise', () => {
    const hand = 'blinds 5/10/20\nseats SB, BB, UTG, A\nA calls, SB calls, BB calls';
    expect(replayedHand(hand).next).toBe('UTG: fold, check, raise 40-deep');
  });

  it('do not change who opens the flop (WSOP 2026 Live 174)', () => {
    const hand = 'blinds 5/10/20\nseats SB, BB, UTG, A\nA calls, SB calls, BB calls, UTG checks\nflop';
    expect(replayedHand(hand).next).toBe('SB: fold, check, bet 10-deep');
  });
});

describe('bomb pots: everyone antes, the flop opens the betting', () => {
  const antes = ['SB ante 20 to 0', 'BB ante 20 to 0', 'BTN ante 20 to 0'];

  it.each<Row>([
    [
      'the big blind is the minimum bet, and nobody posts it',
      'blinds 5/10\nbomb 20\nseats SB, BB, BTN',
      antes,
      'SB: fold, check, bet 10-deep',
    ],
    ['without blinds the ante is', 'bomb 20\nseats SB, BB, BTN', antes, 'SB: fold, check, bet 20-deep'],
    [
      'with the flop told',
      'blinds 5/10\nbomb 20\nseats SB, BB, BTN\nflop A♠ K♦ 2♣',
      antes,
      'SB: fold, check, bet 10-deep',
    ],
    [
      'pot-limit: up to the antes',
      'game PLO\nblinds 5/10\nbomb 20\nseats SB, BB, BTN',
      antes,
      'SB: fold, check, bet 10-60',
    ],
    [
      'in short deck the ante is, whatever the blinds',
      'game NLSD\nblinds 5/10\nbomb 20\nseats SB, BB, BTN',
      antes,
      'SB: fold, check, bet 20-deep',
    ],
    ['in short deck the ante is', 'game NLSD\nbomb 20\nseats SB, BB, BTN', antes, 'SB: fold, check, bet 20-deep'],
  ])('%s', (_, lines, posted, next) => check(lines, posted, next));

  it('is opened by the big blind heads-up', () => {
    expect(replayedHand('bomb 20\nseats SB, BB\nBB bets 20').next).toBe('SB: fold, call 20, raise 40-deep');
  });

  it('lets a short ante contest what it matches', () => {
    const hand = replayedHand('bomb 20\nseats A, B 12, C\nA checks, C checks\nturn');
    expect(hand.layers).toEqual(['36 A B C', '16 A C']);
  });

  it('is shared by two boards', () => {
    const hand = replayedHand(`game PLO
bomb 25
seats A A♠ A♦ 7♣ 2♣, B K♠ K♦ 9♥ 8♥
B checks, A checks
turn
B checks, A checks
river
B checks, A checks
run twice
board A♥ 3♦ 4♦ J♣ T♣
board K♥ 3♣ 4♣ J♦ T♦
`);
    expect(hand.awards).toEqual(['B 25', 'A 25']);
  });
});

describe('posts of a returning player (WSOP 2026 Live 160, Robert’s Rules)', () => {
  const table = 'blinds 50/100\nseats SB, BB, A, B\n';

  it.each<Row>([
    [
      'a live big blind is a bet: he may check',
      `${table}A posts 100`,
      [...BLINDS, 'A post 100'],
      'A: fold, check, raise 200-deep',
    ],
    [
      'the small blind missed is dead',
      `${table}A posts 100\nA posts dead 50`,
      [...BLINDS, 'A post 100', 'A post-dead 50 to 100'],
      'A: fold, check, raise 200-deep',
    ],
    [
      'a dead small blind alone buys no share of the call',
      `${table}A posts dead 50`,
      [...BLINDS, 'A post-dead 50 to 0'],
      `A: ${OPEN}`,
    ],
    [
      'facing a raise the post counts',
      `${table}B posts 100\nA raises to 300`,
      [...BLINDS, 'B post 100'],
      'B: fold, call 200, raise 500-deep',
    ],
    [
      'a short post is all he has',
      'blinds 50/100\nseats SB, BB, A, B 80\nB posts 100\nA raises to 300',
      [...BLINDS, 'B post 80 all-in'],
      'SB: fold, call 250, raise 500-deep',
    ],
    [
      'more than the big blind is a raise in the dark',
      `${table}A posts 250`,
      [...BLINDS, 'A post 250'],
      'A: fold, check, raise 400-deep',
    ],
  ])('%s', (_, lines, posted, next) => check(lines, posted, next));

  it('puts the dead part in the first pot, as nobody’s contribution', () => {
    const hand = replayedHand(`${table}A posts 100\nA posts dead 50\nA checks, B folds, SB folds, BB checks\nflop`);
    expect(hand.pots).toEqual(['300 BB A']);
    const won = replayedHand(
      `${table}A posts 100\nA posts dead 50\nA checks, B folds, SB folds, BB raises to 300, A folds`,
    );
    expect([won.refund, won.awards]).toEqual(['200 BB', ['BB 300']]);
    expect(won.nets).toEqual(['-50', '200', '-150', '0']);
  });

  it('counts in a pot-limit maximum', () => {
    // 50 + 100 + 100 + 50 on the table, nothing to call: 100 + 300
    expect(replayedHand(`game PLO\n${table}A posts 100\nA posts dead 50`).next).toBe('A: fold, check, raise 200-400');
  });

  it('belong to the setup: a branch cannot add one', () => {
    expect(findingsIn(`${table}branch\nA posts 100\nend`).map((finding) => finding.split(':')[0])).toEqual([
      'setup/misplaced',
    ]);
  });
});

describe('short blinds', () => {
  it.each<Row>([
    [
      'the big blind stays the price (WSOP 2026 Live 154)',
      'blinds 50/100\nseats SB, BB 70, A',
      ['SB blind 50', 'BB blind 70 all-in'],
      `A: ${OPEN}`,
    ],
    [
      'both short',
      'blinds 50/100\nseats SB 30, BB 70, A, B',
      ['SB blind 30 all-in', 'BB blind 70 all-in'],
      `A: ${OPEN}`,
    ],
    ['a short small blind', 'blinds 50/100\nseats SB 30, BB, A', ['SB blind 30 all-in', 'BB blind 100'], `A: ${OPEN}`],
    [
      'short-blind actual: what lies there',
      'blinds 50/100\nrules tda, short-blind actual\nseats SB, BB 70, A',
      ['SB blind 50', 'BB blind 70 all-in'],
      'A: fold, call 70, raise 170-deep',
    ],
    [
      'short-blind actual, under the small blind',
      'blinds 50/100\nrules tda, short-blind actual\nseats SB, BB 20, A',
      ['SB blind 50', 'BB blind 20 all-in'],
      'A: fold, call 50, raise 150-deep',
    ],
  ])('%s', (_, lines, posted, next) => check(lines, posted, next));

  it('returns to a lone caller what nobody can match', () => {
    const hand = replayedHand('blinds 50/100\nseats SB 25, BB 25, A, B\nA calls, B folds');
    expect([hand.refund, hand.pots]).toEqual(['75 A', ['75 SB BB A']]);
    expect(hand.next).toBe('nobody');
  });

  it('creates a side pot for two callers', () => {
    const hand = replayedHand('blinds 50/100\nseats SB 25, BB 25, A, B\nA calls, B calls\nflop');
    expect([hand.refund, hand.pots]).toEqual([null, ['100 SB BB A B', '150 A B']]);
    expect(hand.next).toBe('A: fold, check, bet 100-deep');
  });

  it('lets the button fold or call heads-up against a short big blind', () => {
    expect(replayedHand('blinds 50/100\nseats X, Y 30').next).toBe('nobody');
    expect(replayedHand('blinds 50/100\nseats X, Y 70').next).toBe('X: fold, call 50, no-one-to-raise');
  });
});

describe('invalid blinds and straddles', () => {
  const cases: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['blinds 100/50\nseats SB, BB, A', BLINDS, ['setup/bad-amount']],
    ['blinds 50/50\nseats SB, BB, A', ['SB blind 50', 'BB blind 50'], []],
    ['blinds 50/100\nstraddle A 80\nseats SB, BB, A', [...BLINDS, 'A straddle 80'], ['setup/bad-amount']],
    ['blinds 50/100\nstraddle A 100\nseats SB, BB, A', [...BLINDS, 'A straddle 100'], ['setup/bad-amount']],
    ['blinds 50/100\nstraddle A 150\nseats SB, BB, A', [...BLINDS, 'A straddle 150'], []],
    ['blinds 50/100\nstraddle A 80\nseats SB, BB, A 80', [...BLINDS, 'A straddle 80 all-in'], []],
    ['blinds 50/100/100\nseats SB, BB, A', [...BLINDS, 'BB ante 100'], ['setup/bad-amount']],
    ['blinds 50/100 ante 100\nseats SB, BB', ['SB ante 100 to 0', 'BB ante 100 to 0', ...BLINDS], []],
    [
      'blinds 50/100 ante 100\nseats SB, BB, A',
      ['SB ante 100 to 0', 'BB ante 100 to 0', 'A ante 100 to 0', ...BLINDS],
      ['setup/bad-amount'],
    ],
    ['blinds 50/100/10\nseats SB, BB', ['SB ante 10 to 0', 'BB ante 10 to 0', ...BLINDS], ['setup/bad-amount']],
  ];
  it.each(cases)('%j', (lines, posted, findings) => {
    expect(new ReplayedHand(replayHand(parseHand(lines), null, { record: true })).posted).toEqual(posted);
    expect(findingsIn(lines).map((finding) => finding.split(':')[0])).toEqual(findings);
  });
});

describe('forced bets in a spot', () => {
  it('posts nothing, whatever the setup says', () => {
    const hand = replayedHand('blinds 50/100\nante 20\nseats A, B\nflop\npot 300');
    expect(hand.posted).toEqual([]);
    expect(hand.next).toBe('A: fold, check, bet 100-deep');
  });

  it('takes the ante as the minimum bet of a short-deck flop', () => {
    const spot = 'game NLSD\nante 200\nblinds 400 BTN\nseats A, B (BTN)\nflop\npot 1000';
    expect(replayedHand(spot).next).toBe('A: fold, check, bet 200-deep');
  });

  it('accepts no posts', () => {
    expect(findingsIn('blinds 50/100\nseats A, B\nflop\npot 300\nA posts 100').map((f) => f.split(':')[0])).toEqual([
      'setup/misplaced',
    ]);
  });
});
