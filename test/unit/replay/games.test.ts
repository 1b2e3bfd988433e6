import { describe, expect, it } from 'vitest';
import { findingsIn, replayedHand } from '../../support/replayedHand';

/** [what, lines, what the next player may do] */
type Row = readonly [string, string, string];

describe('NLSD, short deck (WSOP 2026: antes of 200, the button posts 400)', () => {
  const table = 'game NLSD\nante 200\nblinds 400 BTN\nseats A, B, C\n';

  it.each<Row>([
    [
      'the ante buys no part of the call; the first raise doubles the button blind',
      '',
      'A: fold, call 400, raise 800-deep',
    ],
    ['the next raise is by as much again', 'A raises to 800', 'B: fold, call 800, raise 1200-deep'],
    ['the button has the option', 'A calls, B calls', 'C: fold, check, raise 800-deep'],
    ['the flop opens with one ante', 'A calls, B folds, C checks\nflop', 'A: fold, check, bet 200-deep'],
    [
      'the river too',
      'A calls, B folds, C checks\nflop\nA checks, C checks\nturn\nA checks, C checks\nriver',
      'A: fold, check, bet 200-deep',
    ],
    [
      'a raise there is by the bet',
      'A calls, B folds, C checks\nflop\nA bets 300',
      'C: fold, call 300, raise 600-deep',
    ],
  ])('%s', (_, lines, next) => {
    expect(replayedHand(table + lines).next).toBe(next);
  });

  it('lets the button post and the other player act first heads-up', () => {
    const hand = replayedHand('game NLSD\nante 200\nblinds 400 BTN\nseats A, B\n');
    expect(hand.posted).toEqual(['A ante 200 to 0', 'B ante 200 to 0', 'A blind 400']);
    expect(hand.next).toBe('B: fold, call 400, raise 800-deep');
  });

  it.each<Row>([
    ['A-6-7-8-9 is a straight', 'board 6♠ 7♦ 8♣ K♥ Q♠\nA shows A♠ 9♣\nB shows K♠ K♦', 'A 400'],
    ['and the lowest one', 'board 6♠ 7♦ 8♣ K♥ Q♠\nA shows A♠ 9♣\nB shows 9♠ T♦', 'B 400'],
    ['a flush beats a full house', 'board 6♠ 7♠ 9♠ K♥ K♠\nA shows A♠ T♦\nB shows 9♣ 9♦', 'A 400'],
    ['four of a kind beats a flush', 'board 6♠ 7♠ 9♠ K♥ K♠\nA shows A♠ T♦\nB shows K♣ K♦', 'B 400'],
    ['a straight beats three of a kind', 'board 6♠ 7♦ 9♣ T♥ T♠\nA shows 8♣ A♦\nB shows T♣ K♦', 'A 400'],
  ])('%s', (_, lines, award) => {
    expect(replayedHand(`game NLSD\nledger\nA 200\nB 200\n${lines}`).awards).toEqual([award]);
  });

  it('ranks the full house above the flush with a full deck', () => {
    const lines = 'ledger\nA 200\nB 200\nboard 6♠ 7♠ 9♠ K♥ K♠\nA shows A♠ T♦\nB shows 9♣ 9♦';
    expect(replayedHand(lines).awards).toEqual(['B 400']);
  });

  it('has no card below a six', () => {
    expect(findingsIn(`${table}A calls, B calls, C checks\nflop A♠ 5♠ 9♦`)).toEqual([
      'cards/bad-card: 5♠ is not in the NLSD deck: short deck has no cards below six.',
    ]);
  });
});

describe('fixed limit, 10/20 with bets of 20 and 40', () => {
  const flhe = (seats: string, rules = 'tda') =>
    `game FLHE\nrules ${rules}\nblinds 10/20\nbets 20/40\nseats ${seats}\n`;
  const checked = 'A calls, SB calls, BB checks\n';
  const three = flhe('SB, BB, A');

  it.each<Row>([
    ['a raise before the flop is by the small bet', '', 'A: fold, call 20, raise 40-40'],
    ['a verb alone takes the size', 'A raises', 'SB: fold, call 30, raise 60-60'],
    ['the flop is bet in small bets', `${checked}flop`, 'SB: fold, check, bet 20-20'],
    ['and raised in them', `${checked}flop\nSB bets`, 'BB: fold, call 20, raise 40-40'],
    ['the turn in big bets', `${checked}flop\nSB checks, BB checks, A checks\nturn`, 'SB: fold, check, bet 40-40'],
    [
      'the river too',
      `${checked}flop\nSB checks, BB checks, A checks\nturn\nSB checks, BB checks, A checks\nriver\nSB bets`,
      'BB: fold, call 40, raise 80-80',
    ],
  ])('%s', (_, lines, next) => {
    expect(replayedHand(three + lines).next).toBe(next);
  });

  it.each([
    ['A raises to 39', 'betting/wrong-limit-size'],
    ['A raises to 60', 'betting/wrong-limit-size'],
    ['A calls, SB calls, BB checks\nflop\nSB bets 40', 'betting/wrong-limit-size'],
    [
      'A calls, SB calls, BB checks\nflop\nSB checks, BB checks, A checks\nturn\nSB bets 20',
      'betting/wrong-limit-size',
    ],
  ])('another size is refused: %s', (lines, code) => {
    expect(findingsIn(three + lines).map((finding) => finding.split(':')[0])).toEqual([code]);
  });

  describe('the cap counts bet and raises together, beginning with the big blind', () => {
    const four = (rules: string) => flhe('SB, BB, A, B', rules);
    const reraised = 'A raises to 40, B raises to 60, SB raises to 80\n';

    it.each<readonly [string, string]>([
      ['tda', 'BB: fold, call 60, raise-cap'],
      ['roberts', 'BB: fold, call 60, raise-cap'],
      ['online', 'BB: fold, call 60, raise-cap'],
      ['wsop', 'BB: fold, call 60, raise 100-100'],
      ['wsop-live', 'BB: fold, call 60, raise 100-100'],
    ])('%s before the flop', (rules, next) => {
      expect(replayedHand(four(rules) + reraised).next).toBe(next);
    });

    it.each<readonly [string, string]>([
      ['tda', 'BB: fold, call 40, raise-cap'],
      ['wsop', 'BB: fold, call 40, raise 100-100'],
    ])('%s on the flop', (rules, next) => {
      const lines = 'A calls, B calls, SB calls, BB checks\nflop\nSB bets, BB raises, A raises, B raises, SB folds';
      expect(replayedHand(`${four(rules)}${lines}`).next).toBe(next);
    });

    it('allows five under wsop', () => {
      expect(replayedHand(`${four('wsop')}${reraised}BB raises to 100`).next).toBe('A: fold, call 60, raise-cap');
    });

    it('counts a short all-in of half a bet, but not of less', () => {
      const lines = (stack: number) => `${flhe(`SB, BB, A, B ${stack}`)}A raises to 40, B all-in ${stack}, SB raises`;
      expect(replayedHand(lines(49)).next).toBe('BB: fold, call 40, raise 80-80');
      expect(replayedHand(`${lines(49)}, BB raises`).next).toBe('A: fold, call 40, raise-cap');
      expect(replayedHand(lines(50)).next).toBe('BB: fold, call 50, raise-cap');
    });
  });

  describe('heads-up', () => {
    const capped = 'SB raises, BB raises, SB raises';

    it.each<readonly [string, string]>([
      ['tda', 'BB: fold, call 20, raise-cap'],
      ['online', 'BB: fold, call 20, raise-cap'],
      ['wsop', 'BB: fold, call 20, raise 100-100'],
      ['wsop-live', 'BB: fold, call 20, raise 100-100'],
      ['roberts', 'BB: fold, call 20, raise 100-100'],
    ])('%s', (rules, next) => {
      expect(replayedHand(`${flhe('SB, BB', rules)}${capped}`).next).toBe(next);
    });

    it.each<readonly [string, string]>([
      ['wsop', 'SB: fold, call 20, raise-cap'],
      ['wsop-live', 'SB: fold, call 20, raise 120-120'],
      ['roberts', 'SB: fold, call 20, raise 120-120'],
    ])('%s, after a fifth bet', (rules, next) => {
      expect(replayedHand(`${flhe('SB, BB', rules)}${capped}, BB raises`).next).toBe(next);
    });

    it('keeps the cap for two players left of three until the end of the street', () => {
      const lines = 'A raises to 40, SB folds, BB raises to 60, A raises to 80';
      expect(replayedHand(`${flhe('SB, BB, A', 'roberts')}${lines}`).next).toBe('BB: fold, call 20, raise-cap');
      const flop = `${lines}, BB calls\nflop\nBB bets, A raises, BB raises, A raises`;
      expect(replayedHand(`${flhe('SB, BB, A', 'roberts')}${flop}`).next).toBe('BB: fold, call 20, raise 100-100');
      expect(replayedHand(`${flhe('SB, BB, A')}${flop}`).next).toBe('BB: fold, call 20, raise-cap');
    });
  });

  describe('the 50 % rule (TDA 2024 47-B, 2026 49-B)', () => {
    const flop = (seats: string, rules = 'tda') =>
      `game FLHE\nrules ${rules}\nblinds 200/400\nbets 400/800\nseats ${seats}\nflop\npot 1200\n`;

    it.each<Row>([
      [
        'an all-in of 100 into 400 is called with 100 or completed to 400',
        'A all-in 100',
        'B: fold, call 100, raise 400-400',
      ],
      ['an all-in of 300 is a bet: raised to 700', 'A all-in 300', 'B: fold, call 300, raise 700-700'],
      ['exactly half is a bet: raised to 600', 'A all-in 200', 'B: fold, call 200, raise 600-600'],
      ['one chip less is not', 'A all-in 199', 'B: fold, call 199, raise 400-400'],
      ['over a bet: half a raise on top counts', 'A bets, B all-in 600', 'C: fold, call 600, raise 1000-1000'],
      ['under half it is completed', 'A bets, B all-in 599', 'C: fold, call 599, raise 800-800'],
      ['half a raise re-opens the betting', 'A bets, B all-in 600, C calls', 'A: fold, call 200, raise 1000-1000'],
      ['less does not', 'A bets, B all-in 599, C calls', 'A: fold, call 199, not-reopened'],
      [
        'to a checker an all-in of half a bet does',
        'A checks, B all-in 200, C calls',
        'A: fold, call 200, raise 600-600',
      ],
      ['of less does not', 'A checks, B all-in 199, C calls', 'A: fold, call 199, not-reopened'],
    ])('%s', (_, lines, next) => {
      expect(replayedHand(flop('A, B, C') + lines).next).toBe(next);
    });

    it('counts completing as a bet', () => {
      expect(replayedHand(`${flop('A, B, C')}A all-in 100, B raises to 400`).next).toBe(
        'C: fold, call 400, raise 800-800',
      );
    });
  });

  it('applies to FLO8 too', () => {
    const flo8 = 'game FLO8\nblinds 10/20\nbets 20/40\nseats SB, BB, A\n';
    expect(replayedHand(flo8).next).toBe('A: fold, call 20, raise 40-40');
    expect(
      replayedHand(`${flo8}A calls, SB calls, BB checks\nflop\nSB checks, BB checks, A checks\nturn\nSB bets`).next,
    ).toBe('BB: fold, call 40, raise 80-80');
    expect(replayedHand(`${flo8}A raises, SB raises, BB raises`).next).toBe('A: fold, call 40, raise-cap');
  });

  it('takes the big blind as the small bet without a `bets` line', () => {
    expect(
      replayedHand('game FLHE\nblinds 1/2\nseats SB, BB, A\nA calls, SB calls, BB checks\nflop\nothers check\nturn')
        .next,
    ).toBe('SB: fold, check, bet 4-4');
  });
});

describe('pot-limit: x + P + 2C (TDA 2024 54, 2026 56)', () => {
  const GAMES = ['PLHE', 'PLO', 'PLO5', 'PLO6', 'PLO8'];

  it.each(GAMES)('%s 5/10: the opening raise is to 35', (game) => {
    expect(replayedHand(`game ${game}\nblinds 5/10\nseats SB, BB, A`).next).toBe('A: fold, call 10, raise 20-35');
  });

  it.each(GAMES)('%s: and the answer to it to 115', (game) => {
    expect(replayedHand(`game ${game}\nblinds 5/10\nseats SB, BB, A\nA raises to 35`).next).toBe(
      'SB: fold, call 30, raise 60-115',
    );
  });

  it.each(GAMES)('%s: the flop is bet up to the pot', (game) => {
    const hand = `game ${game}\nblinds 5/10\nseats SB, BB, A\nA calls, SB calls, BB checks\nflop\n`;
    expect(replayedHand(hand).next).toBe('SB: fold, check, bet 10-30');
    expect(replayedHand(`${hand}SB bets pot`).next).toBe('BB: fold, call 30, raise 60-120');
    expect(findingsIn(`${hand}SB bets 31`).map((finding) => finding.split(':')[0])).toEqual(['betting/over-pot-limit']);
  });

  it.each<Row>([
    ['heads-up 1/2 the button raises to 6', 'game PLO\nblinds 1/2\nseats SB, BB', 'SB: fold, call 1, raise 4-6'],
    [
      'a straddle counts: 5/10/20 to 75',
      'game PLO\nblinds 5/10/20\nseats SB, BB, UTG, A',
      'A: fold, call 20, raise 40-75',
    ],
    [
      'antes count: 100/200 with three of 50 to 850',
      'game PLO\nblinds 100/200\nante 50\nseats SB, BB, A',
      'A: fold, call 200, raise 400-850',
    ],
    [
      '100/200: 700, the small blind at its own size',
      'game PLO\nblinds 100/200\nseats SB, BB, A',
      'A: fold, call 200, raise 400-700',
    ],
    [
      'dead small blind: 700 still (TDA 2024 54-B)',
      'game PLO\nblinds 100/200 no SB\nseats BB, A, B',
      'A: fold, call 200, raise 400-700',
    ],
    [
      'short blinds: 700 still',
      'game PLO\nblinds 100/200\nseats SB 40, BB 120, A, B',
      'A: fold, call 200, raise 400-700',
    ],
  ])('%s', (_, lines, next) => {
    expect(replayedHand(lines).next).toBe(next);
  });

  it('does not cap no-limit Omaha', () => {
    expect(replayedHand('game NLO8\nblinds 5/10\nseats SB, BB, A').next).toBe('A: fold, call 10, raise 20-deep');
  });
});

describe('Omaha plays two hole cards and three of the board', () => {
  const ledger = (game: string, lines: string) => replayedHand(`game ${game}\nledger\nA 100\nB 100\n${lines}`);

  it.each<Row>([
    ['PLO', 'board A♠ K♠ 9♠ 4♠ 2♥\nA shows Q♠ J♦ T♦ 3♣\nB shows 9♦ 9♣ 7♦ 6♦', 'B 200'],
    ['PLO5', 'board A♠ K♠ 9♠ 4♠ 2♥\nA shows Q♠ J♦ T♦ 3♣ 3♦\nB shows 5♠ 6♠ 7♦ 8♦ T♣', 'B 200'],
    ['PLO6', 'board A♠ K♠ 9♠ 4♠ 2♥\nA shows Q♠ J♦ T♦ 3♣ 3♦ 8♣\nB shows 5♠ 6♠ 7♦ 8♦ T♣ T♥', 'B 200'],
    ['PLO5', 'board Q♥ Q♦ 5♠ 6♣ 7♦\nA shows Q♠ A♥ K♦ 3♣ 2♣\nB shows 8♠ 9♠ A♣ K♣ J♥', 'B 200'],
  ])('%s: %s', (game, lines, award) => {
    expect(ledger(game, lines).awards).toEqual([award]);
  });

  it.each([
    ['PLO', 4, 'A♠ K♠'],
    ['PLO5', 5, 'A♠ K♠ Q♠ J♠'],
    ['PLO6', 6, 'A♠ K♠ Q♠ J♠ T♠'],
    ['PLO8', 4, 'A♠ K♠ Q♠ J♠ T♠'],
    ['NLO8', 4, 'A♠'],
    ['PLHE', 2, 'A♠ K♠ Q♠ J♠'],
  ])('%s is dealt %i cards', (game, count, cards) => {
    expect(findingsIn(`game ${game}\nledger\nA 100\nB 100\nA shows ${cards}`)).toEqual([
      expect.stringMatching(new RegExp(`^cards/wrong-count: In ${game} a player has ${count} cards`)),
    ]);
  });

  describe('eight or better', () => {
    it.each<Row>([
      ['PLO8', 'board 2♠ 5♦ 8♣ K♥ Q♠\nA shows A♠ 3♦ J♦ J♣\nB shows K♠ K♦ T♥ 9♦', 'B 100, A 100'],
      ['NLO8', 'board 2♠ 5♦ 8♣ K♥ Q♠\nA shows A♠ 3♦ J♦ J♣\nB shows K♠ K♦ T♥ 9♦', 'B 100, A 100'],
      ['FLO8', 'board 2♠ 5♦ 8♣ K♥ Q♠\nA shows A♠ 3♦ J♦ J♣\nB shows K♠ K♦ T♥ 9♦', 'B 100, A 100'],
      // Two low cards on the board leave no room for a low.
      ['PLO8', 'board 2♠ 5♦ 9♣ K♥ Q♠\nA shows A♠ 3♦ J♦ J♣\nB shows K♠ K♦ T♥ 9♦', 'B 200'],
      // A paired low card does not count twice.
      ['PLO8', 'board 2♠ 5♦ 8♣ K♥ Q♠\nA shows 2♦ 3♦ J♦ J♣\nB shows K♠ K♦ T♥ 9♦', 'B 200'],
      // The wheel scoops against a pair.
      ['PLO8', 'board 2♠ 4♦ 5♣ K♥ Q♠\nA shows A♠ 3♦ J♦ J♣\nB shows K♠ 7♦ 6♥ 9♦', 'A 200'],
    ])('%s: %s', (game, lines, awards) => {
      const won = ledger(game, lines).awards;
      expect([...won].sort()).toEqual(awards.split(', ').sort());
    });
  });
});

describe('no-limit', () => {
  it.each(['NLHE', 'NLO8'])('%s: from the minimum raise to the whole stack', (game) => {
    expect(replayedHand(`game ${game}\nblinds 5/10\nstacks 200\nseats SB, BB, A`).next).toBe(
      'A: fold, call 10, raise 20-200',
    );
  });

  it('is the default game', () => {
    expect(replayedHand('blinds 5/10\nseats SB, BB, A').replay.game.code).toBe('NLHE');
  });

  it.each([
    ["no-limit hold'em", 'NLHE'],
    ["pot-limit hold'em", 'PLHE'],
    ["limit hold'em", 'FLHE'],
    ['pot-limit omaha', 'PLO'],
    ['short deck', 'NLSD'],
  ])('%s is %s', (words, code) => {
    expect(replayedHand(`game ${words}\nblinds 5/10\nseats SB, BB, A`).replay.game.code).toBe(code);
  });
});
