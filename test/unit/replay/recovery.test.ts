import { describe, expect, it } from 'vitest';
import { namesOf, problemsIn, replay, stepsIn } from './hand';

const FOUR = 'hand\nblinds 50/100\nseats Raha, Kian, Navid, Dara\n';
const TWO = 'hand\nblinds 5/10\nseats A 1000, B 1000\nA raises to 30\nB calls\nflop\n';

describe('one mistake gives one message, whatever its consequences', () => {
  it.each<[string, string, string[]]>([
    [
      'an action of nobody: the turn of the one who is missing is not told',
      `${FOUR}Navid raises to 300\nDarra calls\nRaha calls\nKian folds\nflop\nRaha bets 500\nexpect pot 1700`,
      ['5: setup/unknown-player “Darra”'],
    ],
    [
      'an action that cannot be read',
      `${FOUR}Navid raises to 300\nDara fo\nRaha calls\nKian folds\nflop\nRaha bets 500`,
      ['5: text/unknown-word “fo”'],
    ],
    [
      'an action of nobody before a street',
      `${FOUR}Navid raises to 300\nDara folds\nRaha calls\nKiann calls\nflop\nRaha bets 500`,
      ['7: setup/unknown-player “Kiann”'],
    ],
    [
      'a player left out is the next to act',
      `${FOUR}Navid raises to 300\nfolds\nRaha calls\nKian folds\nflop\nRaha bets 500\nexpect pot 1200`,
      ['5: text/syntax “folds”'],
    ],
    [
      'a name that nobody has, again and again',
      `${FOUR}Navid raises to 300\nDara folds\nRaha calls\nZed calls\nKian folds\nflop\nRaha checks\nZed checks`,
      ['7: setup/unknown-player “Zed”'],
    ],
    [
      'an action said twice is one too many, and passes nobody over',
      `${FOUR}Navid raises to 300\nDara folds\nRaha calls\nRaha calls\nKian calls 200\nflop\nRaha checks\nKian checks`,
      ['7: betting/out-of-turn “Raha”'],
    ],
    [
      'two actions in the wrong order',
      `${TWO}B checks\nB raises to 120\nA bets 40\nA calls\nturn\nB checks\nA checks`,
      ['8: betting/out-of-turn “B”'],
    ],
    [
      'a fold that was meant as a call',
      `${FOUR}Navid raises to 300\nDara folds\nRaha folds\nKian calls 200\nflop\nRaha bets 500\nKian calls\nturn\nRaha bets 900\nKian calls`,
      ['9: betting/already-folded “Raha”'],
    ],
    [
      'a fold that ends the hand',
      'hand\nblinds 5/10\nseats A 1000, B 1000\nA raises to 30\nB folds\nflop\nB checks\nA bets 40\nturn\nB checks',
      ['6: betting/hand-over “flop”'],
    ],
    [
      'a street without its line',
      `${TWO}B checks\nA checks\nB bets 50\nA calls\nriver\nB checks\nA checks\nexpect pot 60`,
      ['9: betting/street-closed “B”'],
    ],
    [
      'a street whose line cannot be read',
      `${TWO}B checks\nA checks\nturq\nB bets 50\nA calls\nriver\nB checks\nA checks\nexpect pot 160`,
      ['9: text/unknown-word “turq”'],
    ],
    [
      'more than the stack, which puts the player all-in',
      `${TWO}B bets 9700\nA calls\nturn\nB checks\nA checks`,
      ['7: betting/over-stack “9700”'],
    ],
    [
      'a call of a bet above the stack, as the text tells it',
      'hand\nblinds 1/2\nseats A 100, B, C\nC raises to 10\nA raises to 120\nB calls 118\nC calls to 120',
      ['5: betting/over-stack “120”'],
    ],
    [
      'but not a call of something else',
      'hand\nblinds 1/2\nseats A 100, B, C\nC raises to 10\nA all-in 120\nB calls 118\nC calls 108',
      ['5: betting/over-stack “120”', '7: betting/call-amount “108”'],
    ],
    [
      'cards that are none are not counted',
      'hand\nblinds 1/2\nseats A, B\nA calls, B checks\nflop 1c 2c\nA shows AA',
      ['5: cards/bad-card “1c”', '6: cards/bad-card “AA”'],
    ],
    [
      'a bet told after the check that it comes before',
      `${TWO}A checks, B all-in 50\nA calls\nturn\nB checks`,
      ['7: betting/out-of-turn “A”'],
    ],
    [
      'a branch from a mark that is not there',
      `${FOUR}Navid raises to 300\nmark opened\nDara folds\nbranch from opned\nDara calls\nRaha raises to 400\nexpect pot 5\nend\nRaha folds`,
      ['7: text/unknown-word “opned”'],
    ],
    [
      'one amount said of several',
      'hand\nblinds 1/2\nseats A, B, C, D\nothers raise to 6',
      ['4: betting/under-min-raise “6”'],
    ],
    [
      'a refused action that cannot be read',
      `${FOUR}illegal out-of-turm Dara calls`,
      ['4: setup/unknown-option “out-of-turm”'],
    ],
    [
      'blinds that cannot be read',
      'hand\n50/100\nseats A, B, C\nC raises to 300\nA folds\nB folds',
      ['2: text/syntax “50/100”'],
    ],
    [
      'seats that cannot be read',
      'hand\nblinds 50/100\n3\nBTN raises to 300\nSB folds\nBB folds',
      ['3: text/syntax “3”'],
    ],
    [
      'a hand that says of nobody where he sits',
      'hand\nblinds 50/100\nUTG raises to 300\nBTN calls\nSB folds\nBB folds\nexpect pot 650',
      ['1: setup/too-few-seats “hand”'],
    ],
    ['a seat alone', 'hand\nblinds 50/100\nseats A\nA folds\nflop\nA checks', ['3: setup/too-few-seats “seats A”']],
    [
      'a board that cannot be',
      'ledger\nA 100\nB 100\nboard Kc 9d\nA shows AsAh\nB shows QsQh\nexpect A wins 200, B net -100',
      ['4: cards/wrong-count “Kc 9d”'],
    ],
    [
      'a card that is none',
      'ledger\nA 100\nB 100\nboard Kc 1d 2c 3d 4h\nA shows AsAh\nB shows QsQh\nexpect A wins 200, B net -100',
      ['4: cards/bad-card “1d”'],
    ],
    [
      'chips in the middle that cannot be read',
      'hand\nseats A, B\nflop\n300\nA bets pot\nB folds\nexpect pot 600',
      ['4: text/syntax “300”'],
    ],
    [
      'a bet whose amount cannot be told',
      'hand\nseats A, B\nflop\nA bets pot\nB calls\nturn\nA checks\nB checks',
      ['4: setup/pot-unknown “pot”'],
    ],
    [
      'an amount that cannot be read',
      `${TWO}B bets 1,50\nA calls\nturn\nB checks\nA checks`,
      ['7: text/syntax “1,50”'],
    ],
    [
      'a player who never acts: passed over once and for all',
      'hand\nblinds 1/2\nseats A, B, C\nC raises to 6\nA calls\nB calls\nflop\nA checks\nC checks\nturn\nA checks\nC checks',
      ['9: betting/out-of-turn “C”'],
    ],
    [
      'a check told after the bet that it comes before',
      `${TWO}A bets 40\nB checks\nB calls`,
      ['7: betting/out-of-turn “A”'],
    ],
    [
      'a check that was meant as a fold',
      'hand\nblinds 1/2\nseats A, B, C\nC raises to 6\nA checks\nB calls\nflop\nB checks\nC checks',
      ['5: betting/check-facing-bet “checks”'],
    ],
    [
      'a raise without its amount, and the calls of it',
      'hand\nblinds 1/2\nseats A, B, C\nC raises\nA calls 7\nB calls 6\nflop\nA checks',
      ['4: betting/amount-missing “raises”'],
    ],
    [
      'a seat that cannot be read',
      'hand\nblinds 1/2\nseats A 100, 100 B, C 100\nC raises to 6\nA calls\nB folds',
      ['3: text/syntax “100”'],
    ],
    [
      'seats with a slip in their word',
      'hand\nblinds 1/2\nseatz A 100, B 100\nA calls\nB checks',
      ['3: text/unknown-word “seatz”'],
    ],
    [
      'seats after the first action hold all the same',
      'hand\nblinds 1/2\nA calls\nseats A 100, B 100\nB checks',
      ['4: setup/misplaced “seats A 100, B 100”'],
    ],
    ['blinds without a number', 'hand\nblinds\nseats A, B\nA calls\nB checks', ['2: text/syntax “blinds”']],
    ['a game without a name', 'hand\ngame\nblinds 1/2\nseats A, B\nA calls', ['2: text/syntax “game”']],
    [
      'a pot without its amount',
      'hand\nseats A, B\nflop\npot\nA bets 5\nB folds\nexpect pot 15',
      ['4: text/syntax “pot”'],
    ],
    [
      'a fact that is said wrongly is not held against the play',
      'hand\nblinds 1/2\nseats A, B\nA calls\nexpect pot pot 9, level 2',
      ['5: text/syntax “pot”'],
    ],
    [
      'an entry of a ledger without its amount',
      'ledger\nA 100\nB all-in\nC 100\nC wins\nexpect C wins 300, A net -100',
      ['3: setup/misplaced “B all-in”'],
    ],
    [
      'a line of a ledger that is no entry',
      'ledger\nA 100\nB 100\nlayer 1 200 for A, B\nB wins\nexpect B wins 200',
      ['4: text/syntax “layer”'],
    ],
    [
      'a mark without its word',
      `${FOUR}Navid raises to 300\nafterwards\nDara folds\nbranch from afterwards\nRaha folds\nend\nRaha folds`,
      ['5: text/unknown-word “afterwards”'],
    ],
    [
      'a river whose word is missing',
      `${TWO}checks to A\nA checks\nturn 2h\nB checks\nA checks\n3c\nchecks to A\nA bets 50`,
      ['12: text/syntax “3c”'],
    ],
    [
      'a fold that ends the hand before it is checked to somebody',
      `${TWO}B bets 40\nA folds\nturn\nchecks to A\nA checks`,
      ['9: betting/hand-over “turn”'],
    ],
  ])('%s', (_, text, problems) => {
    expect(problemsIn(text)).toEqual(problems);
  });

  it('two mistakes give two messages', () => {
    const text = `${FOUR}Navid raises to 150\nDarra calls\nDara raises to 160\nexpect pot 1`;
    expect(problemsIn(text)).toEqual([
      '4: betting/under-min-raise “150”',
      '5: setup/unknown-player “Darra”',
      '6: betting/under-min-raise “160”',
      '7: expect/failed “1”',
    ]);
  });

  it('reports forty thousand actions out of turn without rereading the rest at each', () => {
    const begun = performance.now();
    expect(problemsIn(`${FOUR}${'Navid raises to 300, '.repeat(40_000)}`)).toEqual(['4: betting/out-of-turn “Navid”']);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  it('finds one of ten thousand marks, and a mark inside that branch', () => {
    const marks = Array.from({ length: 10_000 }, (_, at) => `mark m${at}`).join('\n');
    const branches =
      'branch from m5\n  mark inner\n  branch from m9999\n    branch from inner\n      branch from m10000\n';
    const begun = performance.now();
    expect(problemsIn(`${FOUR}${marks}\n${branches}${'end\n'.repeat(4)}`)).toEqual([
      '10008: text/unknown-word “m10000”',
    ]);
    expect(performance.now() - begun).toBeLessThan(4000);
  });

  it('stores ten thousand raises once for ten thousand branches after them', () => {
    const many = 10_000;
    const raises = Array.from({ length: many }, (_, at) => `${at % 2 === 0 ? 'B' : 'A'} raises to ${4 + 2 * at}\n`);
    const before = process.memoryUsage().heapUsed;
    const { main } = replay(
      `seats A 9m, B 9m\nblinds 1/2\nA calls\n${raises.join('')}${'branch\nB folds\nend\n'.repeat(many)}`,
    );
    expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(400);
    const last = main.branches.at(-1);
    expect([main.branches.length, last?.ownFrom, last?.steps.length]).toEqual([many, many + 3, many + 4]);
    expect(last?.stepsBetween(many + 1).map(({ seat, action }) => [seat, action])).toEqual([
      [1, 'raise'],
      [0, 'raise'],
      [1, 'fold'],
    ]);
  });

  it('records no step for an omitted action, and folds the skipped players', () => {
    const hand = replay(`${FOUR}Navid raises to 300\nDarra calls\nRaha calls`);
    expect(stepsIn(hand.main, namesOf(hand)).slice(2)).toEqual([
      'Navid raise 300 (300, 200)',
      'Dara fold 0 (0, 0)',
      'Raha call 300 (250, 0) !betting/out-of-turn',
    ]);
  });
});
