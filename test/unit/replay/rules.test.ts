import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../language/poker/games';
import { KNOBS, PROFILES } from '../../../language/poker/profiles';
import { checkDefaults } from '../../../language/replay/index';
import { parseHand } from '../../../language/syntax/index';
import { findingsIn, replayedHand } from '../../support/replayedHand';
import { replay } from './hand';

const SPOT = 'blinds 50/100\nseats A, B, C, D\nflop\npot 300\n';
/** A bets 100, B goes 50 over it and C another 50; D calls: A faces 100, in two short steps. */
const TWO_SHORT = `${SPOT}A bets 100, B all-in 150, C all-in 200, D calls`;
const HALF_SHORT = `${SPOT}A bets 100, B all-in 150, C calls, D calls`;
const LIMIT = 'game FLHE\nblinds 200/400\nbets 400/800\nseats A, B, C\nflop\npot 1200\nA bets, B all-in 600, C calls';
const CAPPED = 'game FLHE\nblinds 1/2\nseats SB, BB, A, B\nA raises, B raises, SB raises';
const CAPPED_FLOP = 'game FLHE\nblinds 1/2\nseats A, B, C\nflop\npot 6\nA bets, B raises, C raises, A raises';
const HEADS_UP = 'game FLHE\nblinds 1/2\nseats SB, BB\nSB raises, BB raises, SB raises';
const SHORT_OPEN = `${SPOT}A all-in 20`;
const SHORT_BLIND = 'blinds 50/100\nseats SB, BB 70, A, B';
const POT_LIMIT = 'game PLO\nblinds 5/10\nseats SB, BB, A';
const POT_SPOT = 'game PLO\nblinds 5/10\nseats A, B\nflop\npot 85';
const POT_SHORT = 'game PLO\nblinds 100/200\nseats SB 40, BB 120, A, B';
const POT_ANTES = 'game PLO\nblinds 100/200\nante 50\nseats SB, BB, A';
const STRADDLE = 'blinds 5/10/20\nseats SB, BB, UTG, A';
const SHORT_ANTE = 'blinds 500/1000\nante 1000 BB\nseats SB, BB 1000, A\nA calls, SB calls';
const SHORT_STACK = 'blinds 10/20\nseats A, B 200\nA raises to 100, B raises to 180';
/** Both play the board's pair; the button holds the ace of spades. */
const ODD_CHIP = 'ledger\nseats SB, BTN\nSB 5\nBTN 5\ndead 1\nboard K♣ K♦ 9♠ 8♥ 2♦\nSB shows A♥ 3♣\nBTN shows A♠ 3♦';
const TWO_POTS =
  'rake 5%\nledger\nA 30 all-in\nB 45\nC 45\nboard K♣ 9♦ 7♣ 4♥ 2♠\nA shows A♠ A♥\nB shows Q♠ Q♥\nC shows J♣ J♦';

const next = (text: string): string => replayedHand(text).next;
const defaultsFindings = (text: string): string[] => checkDefaults(parseHand(text)).map(({ code }) => code);

/** [knob, value, a hand, what is read off it, which number] */
const ROWS: readonly (readonly [string, string, string, (text: string) => unknown, unknown])[] = [
  ['reopen', 'cumulative', TWO_SHORT, next, 'A: fold, call 100, raise 300-deep'],
  ['reopen', 'single-full', TWO_SHORT, next, 'A: fold, call 100, not-reopened'],
  ['reopen', 'half', HALF_SHORT, next, 'A: fold, call 50, raise 250-deep'],
  ['fl-reopen', 'half', LIMIT, next, 'A: fold, call 200, raise 1000-1000'],
  ['fl-reopen', 'full', LIMIT, next, 'A: fold, call 200, not-reopened'],
  ['fl-cap', '4', CAPPED, next, 'BB: fold, call 6, raise-cap'],
  ['fl-cap', '5', CAPPED, next, 'BB: fold, call 6, raise 10-10'],
  ['fl-cap', '5/4', CAPPED, next, 'BB: fold, call 6, raise 10-10'],
  ['fl-cap', '5/4', CAPPED_FLOP, next, 'B: fold, call 4, raise-cap'],
  ['fl-cap', '4/5', CAPPED, next, 'BB: fold, call 6, raise-cap'],
  ['fl-cap', '4/5', CAPPED_FLOP, next, 'B: fold, call 4, raise 10-10'],
  ['fl-cap', 'none', `${CAPPED}, BB raises, A raises, B raises`, next, 'SB: fold, call 6, raise 16-16'],
  ['fl-heads-up', 'capped', HEADS_UP, next, 'BB: fold, call 2, raise-cap'],
  ['fl-heads-up', 'uncapped', HEADS_UP, next, 'BB: fold, call 2, raise 10-10'],
  ['short-open', 'raise-over', SHORT_OPEN, next, 'B: fold, call 20, raise 120-deep'],
  ['short-open', 'complete', SHORT_OPEN, next, 'B: fold, call 20, raise 100-deep'],
  ['short-open', 'double', SHORT_OPEN, next, 'B: fold, call 20, raise 200-deep'],
  ['short-open-call', 'allin', SHORT_OPEN, next, 'B: fold, call 20, raise 120-deep'],
  ['short-open-call', 'bb', SHORT_OPEN, next, 'B: fold, call 100, raise 120-deep'],
  ['short-blind', 'full', SHORT_BLIND, next, 'A: fold, call 100, raise 200-deep'],
  ['short-blind', 'actual', SHORT_BLIND, next, 'A: fold, call 70, raise 170-deep'],
  ['pl-count', 'true', POT_LIMIT, next, 'A: fold, call 10, raise 20-35'],
  ['pl-count', 'sb-as-bb', POT_LIMIT, next, 'A: fold, call 10, raise 20-40'],
  ['pl-round', 'none', POT_SPOT, next, 'A: fold, check, bet 10-85'],
  ['pl-round', 'up 25', POT_SPOT, next, 'A: fold, check, bet 10-100'],
  ['pl-round', 'down 25', POT_SPOT, next, 'A: fold, check, bet 10-75'],
  ['pl-short-blinds', 'full', POT_SHORT, next, 'A: fold, call 200, raise 400-700'],
  ['pl-short-blinds', 'actual', POT_SHORT, next, 'A: fold, call 200, raise 400-560'],
  ['pl-antes', 'count', POT_ANTES, next, 'A: fold, call 200, raise 400-850'],
  ['pl-antes', 'ignore', POT_ANTES, next, 'A: fold, call 200, raise 400-700'],
  ['straddle-raise', 'double', STRADDLE, next, 'A: fold, call 20, raise 40-deep'],
  ['straddle-raise', 'difference', STRADDLE, next, 'A: fold, call 20, raise 30-deep'],
  ['bb-ante', 'blind-first', SHORT_ANTE, (text) => replayedHand(text).pots, ['3000 SB BB A']],
  ['bb-ante', 'ante-first', SHORT_ANTE, (text) => replayedHand(text).pots, ['1000 SB BB A', '2000 SB A']],
  ['odd-chip', 'left-of-button', ODD_CHIP, (text) => replayedHand(text).awards, ['SB 6', 'BTN 5']],
  ['odd-chip', 'high-card', ODD_CHIP, (text) => replayedHand(text).awards, ['SB 5', 'BTN 6']],
  ['rake-basis', 'total', TWO_POTS, (text) => replayedHand(text).rake, '6'],
  ['rake-basis', 'per-pot', TWO_POTS, (text) => replayedHand(text).rake, '5'],
  ['min-raise-cap', 'none', SHORT_STACK, next, 'A: fold, call 80, raise 260-deep'],
  ['min-raise-cap', 'opponent', SHORT_STACK, next, 'A: fold, call 80, raise 200-deep'],
];

describe('the options of the `rules` line', () => {
  it.each(ROWS)('%s %s', (knob, value, hand, read, right) => {
    expect(read(`rules tda, ${knob} ${value}\n${hand}`)).toEqual(right);
    expect(read(`rules ${knob} ${value}\n${hand}`)).toEqual(right);
  });

  it('every value of every option has a row, and no two values of an option give the same result', () => {
    const spoken = new Set(ROWS.map(([knob, value]) => `${knob} ${value.replaceAll(/\d+/g, 'N')}`));
    expect(spoken).toEqual(
      new Set(Object.entries(KNOBS).flatMap(([knob, { values }]) => values.map((value) => `${knob} ${value}`))),
    );
    const given = ROWS.map(([knob, , hand, , right]) => JSON.stringify([knob, hand, right]));
    const doubled = ROWS.filter(
      ([knob, , hand, , right], i) => given.indexOf(JSON.stringify([knob, hand, right])) !== i,
    );
    expect(doubled.map(([knob, value]) => `${knob} ${value}`)).toEqual(['fl-cap 5/4', 'fl-cap 4/5']);
  });

  it('accepts several options in one line', () => {
    expect(next(`rules online, reopen cumulative, pl-short-blinds full\n${TWO_SHORT}`)).toBe(
      'A: fold, call 100, raise 300-deep',
    );
    expect(next(`rules online, pl-count sb-as-bb, pl-round up 25\n${POT_LIMIT}`)).toBe('A: fold, call 10, raise 20-50');
  });

  it('accepts a step finer than any amount', () => {
    const hand = 'game PLO\nblinds 5/10\nseats A, B\nflop\npot 86\n';
    expect(next(`rules tda, pl-round down 2.5\n${hand}`)).toBe('A: fold, check, bet 10-85');
  });

  it('reads digits of other scripts', () => {
    expect(next(`rules tda, pl-round up ۲۵\n${POT_SPOT}`)).toBe('A: fold, check, bet 10-100');
    expect(next(`rules tda, fl-cap ५/४\n${CAPPED}`)).toBe('BB: fold, call 6, raise 10-10');
  });
});

describe('profiles', () => {
  /** [hand, what each profile comes to where it is not what `tda` comes to] */
  const POINTS: readonly (readonly [
    string,
    string,
    (text: string) => unknown,
    unknown,
    Readonly<Record<string, unknown>>,
  ])[] = [
    ['re-opening', TWO_SHORT, next, 'A: fold, call 100, raise 300-deep', { online: 'A: fold, call 100, not-reopened' }],
    ['half a limit bet', LIMIT, next, 'A: fold, call 200, raise 1000-1000', {}],
    [
      'the limit cap',
      CAPPED,
      next,
      'BB: fold, call 6, raise-cap',
      { wsop: 'BB: fold, call 6, raise 10-10', 'wsop-live': 'BB: fold, call 6, raise 10-10' },
    ],
    [
      'limit heads-up',
      `${HEADS_UP}, BB calls\nflop\nBB bets, SB raises, BB raises, SB raises, BB raises`,
      (text) => findingsIn(text).map((finding) => finding.split(':')[0]),
      ['betting/raise-cap'],
      { wsop: [], 'wsop-live': [], roberts: [] },
    ],
    ['a short opening all-in', SHORT_OPEN, next, 'B: fold, call 20, raise 120-deep', {}],
    ['a short blind', SHORT_BLIND, next, 'A: fold, call 100, raise 200-deep', {}],
    [
      'the pot-limit count',
      POT_LIMIT,
      next,
      'A: fold, call 10, raise 20-35',
      { 'wsop-live': 'A: fold, call 10, raise 20-40', roberts: 'A: fold, call 10, raise 20-40' },
    ],
    ['pot-limit rounding', POT_SPOT, next, 'A: fold, check, bet 10-85', {}],
    [
      'short blinds in the pot-limit count',
      POT_SHORT,
      next,
      'A: fold, call 200, raise 400-700',
      {
        'wsop-live': 'A: fold, call 200, raise 400-800',
        roberts: 'A: fold, call 200, raise 400-800',
        online: 'A: fold, call 200, raise 400-560',
      },
    ],
    [
      'antes in the pot-limit count',
      POT_ANTES,
      next,
      'A: fold, call 200, raise 400-850',
      { 'wsop-live': 'A: fold, call 200, raise 400-950', roberts: 'A: fold, call 200, raise 400-950' },
    ],
    ['the straddle', STRADDLE, next, 'A: fold, call 20, raise 40-deep', {}],
    [
      'the big-blind ante',
      SHORT_ANTE,
      (text) => replayedHand(text).pots,
      ['3000 SB BB A'],
      { online: ['1000 SB BB A', '2000 SB A'] },
    ],
    ['odd chips', ODD_CHIP, (text) => replayedHand(text).awards, ['SB 6', 'BTN 5'], {}],
    ['rake', TWO_POTS, (text) => replayedHand(text).rake, '6', {}],
    ['the minimum against a short stack', SHORT_STACK, next, 'A: fold, call 80, raise 260-deep', {}],
  ];

  it.each(POINTS)('%s', (_, hand, read, right, others) => {
    for (const profile of Object.keys(PROFILES)) {
      expect(read(`rules ${profile}\n${hand}`), profile).toEqual(others[profile] ?? right);
    }
  });

  it('uses tda without a `rules` line', () => {
    expect(replayedHand(SPOT).replay.rules).toEqual(PROFILES.tda);
    expect(replayedHand(`rules reopen half\n${SPOT}`).replay.rules).toEqual({ ...PROFILES.tda, reopen: 'half' });
  });

  it('cites the rule book of the profile', () => {
    const rule = (profile: string) =>
      replay(`rules ${profile}\nblinds 50/100\nseats SB, BB, A\nA raises to 150`).problems.map(({ rule }) => rule);
    expect(rule('tda')).toEqual(['TDA 2024 43-A, 2026 45-A']);
    expect(rule('wsop')).toEqual(['WSOP 2026 Tournament 95']);
    expect(rule('wsop-live')).toEqual(['WSOP 2026 Live 175']);
    expect(rule('roberts')).toEqual(["Robert's Rules of Poker 11, No-Limit and Pot-Limit"]);
    expect(rule('online')).toEqual(['PokerStars, Poker rules']);
  });
});

describe('impossible rules', () => {
  it.each([
    [
      'game fixed limit',
      'setup/unknown-option: “fixed limit” is a betting structure, not a game. Write a game code, such as FLHE, FLO8.',
    ],
    [
      'game نو لیمیت',
      'setup/unknown-option: “نو لیمیت” is a betting structure, not a game. Write a game code, such as NLHE, NLO8, NLSD.',
    ],
    [
      'game seven card stud',
      `setup/unknown-option: seven card stud is not supported: stud and draw have deals and streets that this notation does not cover. Games: ${Object.keys(GAMES).join(', ')}.`,
    ],
    [
      'rules casino',
      'setup/unknown-option: casino is not a rule profile. Profiles: tda, wsop, wsop-live, roberts, online.',
    ],
    [
      'rules tda, reopne half',
      `setup/unknown-option: reopne is not a rule option. Options: ${Object.keys(KNOBS).join(', ')}.`,
    ],
    [
      'rules tda, reopen maybe',
      'setup/unknown-option: reopen cannot be “maybe”. Values: cumulative, single-full, half.',
    ],
    ['rules tda, reopen', 'setup/unknown-option: reopen needs a value: cumulative, single-full, half.'],
    ['rules tda, fl-cap 0', 'setup/unknown-option: fl-cap cannot be “0”. Values: N, N/N, none.'],
    ['rules tda, pl-round up', 'setup/unknown-option: pl-round cannot be “up”. Values: none, up N, down N.'],
    ['rules tda, pl-round none 5', 'setup/unknown-option: pl-round cannot be “none 5”. Values: none, up N, down N.'],
    ['rules tda, reopen half, reopen half', 'setup/option-conflict: “reopen” is given twice.'],
    [
      'rules tda, short-open complete, short-open-call bb',
      'setup/option-conflict: “short-open” and “short-open-call” contradict each other.',
    ],
    ['rules tda\nrules online', 'setup/option-conflict: “rules” is given twice.'],
  ])('%s', (lines, finding) => {
    expect(findingsIn(`${lines}\n${SPOT}`)).toEqual([finding]);
  });

  it('keeps the other options beside an unknown one', () => {
    const { rules } = replay(`rules online, nonsense 5, pl-count sb-as-bb\n${SPOT}`);
    expect(rules).toEqual({ ...PROFILES.online, plCount: 'sb-as-bb' });
  });
});

describe('rules above the first hand', () => {
  it('apply to that hand', () => {
    expect(replayedHand(TWO_SHORT, 'rules online').next).toBe('A: fold, call 100, not-reopened');
    expect(replayedHand(TWO_SHORT, 'rules online, reopen half').next).toBe('A: fold, call 100, raise 300-deep');
  });

  it('are replaced by the hand’s own line, options included', () => {
    expect(replayedHand(`rules tda\n${TWO_SHORT}`, 'rules online, straddle-raise difference').replay.rules).toEqual(
      PROFILES.tda,
    );
    expect(replayedHand(`rules reopen half\n${TWO_SHORT}`, 'rules online').replay.rules).toEqual({
      ...PROFILES.tda,
      reopen: 'half',
    });
  });

  it('are checked once, where they are written', () => {
    expect(defaultsFindings('rules tda, reopen maybe')).toEqual(['setup/unknown-option']);
    expect(findingsIn(SPOT, 'rules tda, reopen maybe')).toEqual([]);
    expect(defaultsFindings('rules tda, short-open complete, short-open-call bb')).toEqual(['setup/option-conflict']);
    expect(findingsIn(SPOT, 'rules tda, short-open complete, short-open-call bb')).toEqual([]);
    expect(defaultsFindings('blinds 0.25/0.50\nrules tda, pl-round up 0.25')).toEqual([]);
    expect(defaultsFindings('rules tda, pl-round up 0.25')).toEqual([]);
  });

  it('give a step in the chips of each hand', () => {
    expect(replayedHand(POT_SPOT, 'rules tda, pl-round up 25').next).toBe('A: fold, check, bet 10-100');
    expect(
      replayedHand('game PLO\nblinds 0.05/0.10\nseats A, B\nflop\npot 0.86', 'rules tda, pl-round up 0.25').next,
    ).toBe('A: fold, check, bet 0.1-1');
  });
});
