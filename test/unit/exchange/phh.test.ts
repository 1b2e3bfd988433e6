/** PHH: what each field and action becomes. The hands are made up. */
import { describe, expect, it } from 'vitest';
import { readPhh } from '../../../language/exchange/phh';
import { complaints, fromPhh, inEnglish, linesOf, nets } from './support';

const THREE = 'antes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\nstarting_stacks = [100, 200, 300]';

describe('a hand', () => {
  it('is written with its actions and its outcome', () => {
    const hand = fromPhh(
      'NT',
      `${THREE}\nplayers = ['Ada', 'Ben', 'Cy']\nhand = 7\nfinishing_stacks = [92, 216, 292]`,
      [
        'd dh p1 AcKd',
        'd dh p2 QhQs',
        'd dh p3 ????',
        'p3 cbr 8',
        'p1 cc',
        'p2 cc # closing the action',
        'd db 2c7d9s',
        'p1 cc',
        'p2 cbr 10',
        'p3 f',
        'p1 f',
      ],
    );
    expect(hand.text).toBe(
      [
        'hand "Hand 7"',
        'game NLHE',
        'blinds 1/2',
        'seats',
        '  Ada 100 Ac Kd',
        '  Ben 200 Qh Qs',
        '  Cy  300',
        '',
        'Cy raises to 8, Ada and Ben call',
        '> closing the action',
        '',
        'flop 2c 7d 9s',
        'Ada checks',
        'Ben bets 10, Cy and Ada fold',
        '',
        'expect Ada net -8, Ben net +16, Cy net -8',
        '',
      ].join('\n'),
    );
  });

  it('states the nets if the finishing stacks agree with the rules', () => {
    const hand = fromPhh('NT', `${THREE}\nfinishing_stacks = [99, 201, 300]`, ['p3 f', 'p1 f']);
    expect(linesOf(hand.text).slice(-2)).toEqual(['folds to BB', 'expect SB net -1, BB net +1']);
    expect(complaints(hand)).toEqual([]);
  });

  it('may stop early', () => {
    const hand = fromPhh('NT', `${THREE}\nfinishing_stacks = [99, 201, 300]`, ['p3 cbr 8']);
    expect(linesOf(hand.text).at(-1)).toBe('BTN raises to 8');
    expect(hand.notes).toEqual([]);
    expect(complaints(hand)).toEqual([]);
  });

  it('marks an all-in and writes its run-out with the shows', () => {
    const hand = fromPhh('NT', THREE, [
      'd dh p1 AcKd',
      'd dh p2 QhQs',
      'p3 f',
      'p1 cbr 100',
      'p2 cc',
      'p1 sm AcKd',
      'p2 sm -',
      'd db 2c7d9s',
      'd db 9d',
      'd db 3h',
    ]);
    expect(linesOf(hand.text).slice(-7)).toEqual([
      'BTN folds',
      'SB raises to 100 all-in, BB calls',
      'SB shows Ac Kd',
      'BB shows Qh Qs',
      'flop 2c 7d 9s',
      'turn 9d',
      'river 3h',
    ]);
    expect(nets(hand)).toEqual({ SB: -100, BB: 100, BTN: 0 });
  });

  it('reports cards dealt after everybody has folded', () => {
    const hand = fromPhh('NT', THREE, ['p3 f', 'p1 f', 'd db 2c7d9s']);
    expect(linesOf(hand.text).slice(-2)).toEqual(['folds to BB', '> Dealt after the hand was over: 2c 7d 9s']);
    expect(complaints(hand)).toEqual([]);
  });

  it('gives the chips of a short all-in call', () => {
    const hand = fromPhh('NT', THREE, ['p3 cbr 150', 'p1 cc', 'p2 cc']);
    expect(linesOf(hand.text).at(-1)).toBe('BTN raises to 150, SB calls 99 all-in, BB calls');
    expect(complaints(hand)).toEqual([]);
  });

  it('accepts cards with spaces between them', () => {
    const hand = fromPhh('NT', THREE, ['d dh p1 Ac Kd', 'p3 f', 'p1 cc', 'p2 cc', 'd db 2c 7d 9s', 'p1 sm Ac Kd']);
    expect(linesOf(hand.text).slice(-2)).toEqual(['flop 2c 7d 9s', 'SB shows Ac Kd']);
  });

  it('accepts hole cards one by one, and half known', () => {
    const hand = fromPhh('NT', THREE, ['d dh p1 Ac', 'd dh p1 ??', 'd dh p2 ????']);
    expect(hand.text).toContain('SB  100 Ac ??\n');
    expect(hand.text).toContain('BB  200\n');
  });

  it('writes who shows and who mucks', () => {
    const checks = ['p1 cc', 'p2 cc', 'p3 cc'];
    const hand = fromPhh('NT', THREE, [
      'p3 cc',
      'p1 cc',
      'p2 cc',
      'd db 2c7d9s',
      ...checks,
      'd db 9d',
      ...checks,
      'd db 3h',
      ...checks,
      'p1 sm AcKd',
      'p2 sm',
      'p3 sm',
    ]);
    expect(linesOf(hand.text).slice(-6)).toEqual([
      'river 3h',
      'SB checks, BB checks, BTN checks',
      'showdown',
      'SB shows Ac Kd',
      'BB mucks',
      'BTN mucks',
    ]);
    expect(nets(hand)).toEqual({ SB: 4, BB: -2, BTN: -2 });
  });
});

describe('heads-up', () => {
  it('gives the last player the button, the small blind and the first action', () => {
    const hand = fromPhh(
      'NT',
      "antes = [0, 3]\nblinds_or_straddles = [1, 2]\nstarting_stacks = [50, 60]\nplayers = ['Al', 'Bo']",
      ['p2 cbr 6', 'p1 cc', 'd db 2c7d9s', 'p1 cbr 5', 'p2 f'],
    );
    expect(linesOf(hand.text)).toEqual([
      'hand',
      'game NLHE',
      'blinds 1/2',
      'ante 3 BB',
      'seats Bo 60, Al 50',
      'Bo raises to 6, Al calls',
      'flop 2c 7d 9s',
      'Al bets 5, Bo folds',
    ]);
    expect(complaints(hand)).toEqual([]);
    expect(nets(hand)).toEqual({ Bo: -6, Al: 6 });
  });
});

describe('forced bets', () => {
  const setup = (antes: string, blinds: string, variant = 'NT', more = '', actions: string[] = []) =>
    linesOf(
      fromPhh(
        variant,
        `antes = ${antes}\nblinds_or_straddles = ${blinds}\nstarting_stacks = [900, 900, 900, 900]\n${more}`,
        actions,
      ).text,
    ).slice(2);

  it.each([
    ['[0, 0, 0, 0]', '[1, 2, 4, 0]', ['blinds 1/2/4']],
    ['[0, 0, 0, 0]', '[1, 2, 4, 8]', ['blinds 1/2/4/8']],
    ['[0, 0, 0, 0]', '[1, 2, 0, 4]', ['blinds 1/2', 'straddle BTN 4']],
    ['[0.25, 0.25, 0.25, 0.25]', '[1, 2, 0, 0]', ['blinds 1/2', 'ante 0.25']],
    ['[0, 2, 0, 0]', '[1, 2, 0, 0]', ['blinds 1/2', 'ante 2 BB']],
    ['[0, 0, 0, 2]', '[1, 2, 0, 0]', ['blinds 1/2', 'ante 2 BTN']],
    ['[0, 0, 0, 0]', '[0, 2, 0, 0]', ['blinds 2 BB']],
    ['[0, 0, 0, 0]', '[0, 0, 0, 2]', ['blinds 2 BTN']],
  ])('antes %s, blinds %s', (antes, blinds, expected) => {
    expect(setup(antes, blinds)).toEqual([...expected, 'stacks 900', 'seats SB, BB, CO, BTN']);
  });

  it('the big blind alone in the first seat', () => {
    expect(setup('[0, 0, 0, 0]', '[2, 0, 0, 0]')).toEqual(['blinds 2 BB', 'stacks 900', 'seats BB, HJ, CO, BTN']);
  });

  it.each(['-2', '2'])(
    'a negative blind, or a third one that is no more than the second, is a live post: %s',
    (third) => {
      expect(setup('[0, 0, 0, 0]', `[1, 2, ${third}, 0]`)).toEqual([
        'blinds 1/2',
        'stacks 900',
        'seats SB, BB, CO, BTN',
        'CO posts 2',
      ]);
    },
  );

  it('antes of several players beyond the common one are dead, and it is said', () => {
    expect(setup('[1, 3, 1, 2]', '[1, 2, 0, 0]')).toEqual([
      'game NLHE',
      'blinds 1/2',
      'ante 1',
      'ante 2 BB',
      'ante 1 BTN',
      'stacks 900',
      'seats SB, BB, CO, BTN',
    ]);
  });

  it('antes alone and a flop before any action are a bomb pot', () => {
    const lines = setup('[5, 5, 5, 5]', '[0, 0, 0, 0]', 'NT', '', ['d db 2c7d9s', 'p1 cbr 10', 'p2 f', 'p3 f', 'p4 f']);
    expect(lines).toEqual([
      'bomb 5',
      'stacks 900',
      'seats SB, BB, CO, BTN',
      'flop 2c 7d 9s',
      'SB bets 10, others fold',
    ]);
  });

  it('short deck: everybody antes and the button has the blind', () => {
    const lines = setup('[3, 3, 3, 3]', '[0, 0, 0, 3]', 'NS', 'min_bet = 3', ['p1 cbr 9', 'p2 f', 'p3 f', 'p4 f']);
    expect(lines).toEqual([
      'blinds 3 BTN',
      'ante 3',
      'stacks 900',
      'seats SB, BB, CO, BTN',
      'SB raises to 9, others fold',
    ]);
  });

  it('fixed limit has its bets', () => {
    const lines = setup('[0, 0, 0, 0]', '[1, 2, 0, 0]', 'FO/8', 'small_bet = 2\nbig_bet = 4', ['p3 cbr 4']);
    expect(lines).toEqual(['blinds 1/2', 'bets 2/4', 'stacks 900', 'seats SB, BB, CO, BTN', 'CO raises to 4']);
  });
});

describe('what the format cannot state is found and reported', () => {
  const codes = ({ notes }: { notes: readonly { code: string }[] }) => notes.map(({ code }) => code);

  it('the rake, from what the stacks lack', () => {
    const hand = fromPhh('NT', `${THREE}\nfinishing_stacks = [92, 207.50, 300]`, [
      'd dh p1 AcKd',
      'd dh p2 QhQs',
      'p3 f',
      'p1 cc',
      'p2 cbr 8',
      'p1 cc',
      'd db 2c7d9s',
      'p1 cc',
      'p2 cc',
      'd db 2d',
      'p1 cc',
      'p2 cc',
      'd db 2h',
      'p1 cc',
      'p2 cc',
    ]);
    expect(hand.text).toContain('\nrake 0.5\n');
    expect(linesOf(hand.text).at(-1)).toBe('expect SB net -8, BB net +7.5');
    expect(codes(hand)).toContain('rake');
    expect(complaints(hand)).toEqual([]);
  });

  it('half chips of a split pot', () => {
    const split = fromPhh(
      'NT',
      'antes = [1, 1, 1]\nblinds_or_straddles = [0, 0, 0]\nstarting_stacks = [9, 9, 9]\nfinishing_stacks = [9.5, 9.5, 8]',
      [
        'd dh p1 AcKd',
        'd dh p2 AhKs',
        'd db 2c7d9s',
        'p1 cc',
        'p2 cc',
        'p3 f',
        'd db 2d',
        'p1 cc',
        'p2 cc',
        'd db 2h',
        'p1 cc',
        'p2 cc',
      ],
    );
    expect(split.text).toContain('\nunit 0.5\n');
    expect(linesOf(split.text).at(-1)).toBe('expect SB net +0.5, BB net +0.5, BTN net -1');
    expect(complaints(split)).toEqual([]);
  });

  it('winners whose cards are unknown', () => {
    const won = fromPhh('NT', `${THREE}\nfinishing_stacks = [200, 100, 300]`, [
      'p3 f',
      'p1 cbr 100',
      'p2 cc',
      'd db 2c7d9s',
      'd db 2d',
      'd db 2h',
    ]);
    expect(linesOf(won.text).slice(-2)).toEqual(['SB wins', 'expect SB net +100, BB net -100']);
    expect(complaints(won)).toEqual([]);
  });

  it('winners of main and side pot, each his own', () => {
    const hand = fromPhh('NT', `${THREE}\nfinishing_stacks = [300, 100, 200]`, [
      'p3 cbr 200',
      'p1 cc',
      'p2 cc',
      'd db 2c7d9s',
      'd db 2d',
      'd db 2h',
    ]);
    expect(linesOf(hand.text).slice(-4)).toEqual([
      'SB wins 300',
      'BB wins 100',
      'BTN wins 100',
      'expect SB net +200, BB net -100, BTN net -100',
    ]);
    expect(codes(hand)).toEqual(['cards-unknown']);
    expect(complaints(hand)).toEqual([]);
  });

  it('an outcome that the rules do not come to is a comment, not a claim', () => {
    const hand = fromPhh('NT', `${THREE}\nfinishing_stacks = [101, 199, 300]`, ['p3 f', 'p1 f']);
    expect(hand.text).toContain('\n# The file gives SB a net result of 1; by the rules it is -1.\n');
    expect(hand.text).not.toContain('expect');
    const more = fromPhh('NT', `${THREE}\nfinishing_stacks = [99, 211, 300]`, ['p3 f', 'p1 f']);
    expect(more.text).toContain('\n# The file pays out 12 from pots that contain 2.\n');
    expect([...complaints(hand), ...complaints(more)]).toEqual([]);
  });

  it('winnings are what was taken from the pots; all zero they tell nothing', () => {
    const actions = ['p3 cbr 6', 'p1 cc', 'p2 f', 'd db 2c7d9s', 'p1 cbr 20', 'p3 f'];
    const won = fromPhh('NT', `${THREE}\nwinnings = [13, 0, 0]`, actions);
    expect(won.text).toContain('\nrake 1\n');
    expect(nets(won)).toEqual({ SB: 7, BB: -2, BTN: -6 });
    const zeros = fromPhh('NT', `${THREE}\nwinnings = [0, 0, 0]`, actions);
    expect(zeros.text).not.toMatch(/rake|expect/);
    expect(zeros.notes).toEqual([]);
  });

  it('winnings may count the blind that nobody called', () => {
    const walk = fromPhh('NT', `${THREE}\nwinnings = [0, 3, 0]`, ['p3 f', 'p1 f']);
    expect(linesOf(walk.text).at(-1)).toBe('expect SB net -1, BB net +1');
    const without = fromPhh('NT', `${THREE}\nwinnings = [0, 2, 0]`, ['p3 f', 'p1 f']);
    expect(without.text).toBe(walk.text);
  });

  it('cards that are shown but unknown are no show', () => {
    const hand = fromPhh('NT', THREE, [
      'p3 f',
      'p1 cbr 100',
      'p2 cc',
      'd db 2c7d9s',
      'd db 2d',
      'd db 2h',
      'p1 sm ????',
      'p2 sm ????',
    ]);
    expect(linesOf(hand.text).at(-1)).toBe('river 2h');
    expect(complaints(hand)).toEqual([]);
  });

  it('a showdown without cards and without a result stays open', () => {
    const hand = fromPhh('NT', THREE, ['p3 f', 'p1 cbr 100', 'p2 cc', 'd db 2c7d9s', 'd db 2d', 'd db 2h']);
    expect(nets(hand)).toBeNull();
    expect(codes(hand)).toEqual(['winner-unknown']);
    expect(complaints(hand)).toEqual([]);
  });

  it('a cap on raises that the betting needs', () => {
    const fields =
      'antes = [0, 0]\nblinds_or_straddles = [1, 2]\nsmall_bet = 2\nbig_bet = 4\nstarting_stacks = [90, 90]';
    const raises = ['p2 cbr 4', 'p1 cbr 6', 'p2 cbr 8', 'p1 cbr 10'];
    const five = fromPhh('FT', fields, raises);
    expect(five.text).toContain('\nrules tda, fl-cap 5/4\n');
    expect(five.text).toContain(
      '\n# The file does not give the cap on raises; its betting needs rules tda, fl-cap 5/4.\n',
    );
    const none = fromPhh('FT', fields, [...raises, 'p2 cbr 12', 'p1 cbr 14']);
    expect(none.text).toContain('\nrules tda, fl-cap none\n');
    expect(fromPhh('FT', fields, raises.slice(0, 3)).text).not.toContain('rules');
    expect([...complaints(five), ...complaints(none)]).toEqual([]);
  });

  it('a minimum bet that is not the big blind, and antes that go to a short stack', () => {
    const blinds = 'blinds_or_straddles = [1, 2, 0]\nstarting_stacks = [3, 90, 90]';
    expect(codes(fromPhh('NT', `antes = [0, 0, 0]\nmin_bet = 5\n${blinds}`, []))).toEqual(['min-bet']);
    expect(codes(fromPhh('NT', `antes = [0, 0, 0]\nmin_bet = 2.0\n${blinds}`, []))).toEqual([]);
    expect(codes(fromPhh('NT', `antes = [5, 5, 5]\n${blinds}`, []))).toEqual(['ante-trimming']);
    expect(codes(fromPhh('NT', `antes = [5, 5, 5]\nante_trimming_status = true\n${blinds}`, []))).toEqual([]);
  });
});

describe('an illegal action', () => {
  it('is written as given, and the replay reports it', () => {
    const hand = fromPhh('NT', THREE, ['p3 cbr 6', 'p1 cbr 8', 'p2 f']);
    expect(linesOf(hand.text).slice(-2)).toEqual(['BTN raises to 6', 'SB raises to 8, BB folds']);
    expect(complaints(hand)).toEqual(['betting/under-min-raise']);
  });

  it('out of turn names the players one by one', () => {
    const hand = fromPhh('NT', THREE, ['p1 f', 'p2 f', 'p3 f']);
    expect(complaints(hand)[0]).toBe('betting/out-of-turn');
    expect(linesOf(hand.text)).toContain('SB folds, BB folds, BTN folds');
  });
});

describe('names', () => {
  const named = (players: string) =>
    fromPhh('NT', `${THREE}\nplayers = ${players}`, ['p3 cbr 6', 'p1 f', 'p2 cc', 'd db 2c7d9s', 'p2 cc']);

  it('have quotation marks only where they need them', () => {
    const hand = named(`['Phil Ivey', 'call', 'x/y==']`);
    expect(linesOf(hand.text).slice(3)).toEqual([
      'seats "Phil Ivey" 100, "call" 200, "x/y==" 300',
      '"x/y==" raises to 6, Phil Ivey folds, "call" calls',
      'flop 2c 7d 9s',
      '"call" checks',
    ]);
    expect(complaints(hand)).toEqual([]);
  });

  it.each([
    ["['As', '123', '10h']", ['As', '123', '10h']],
    ["['Ann', 'Ann', 'Ann']", ['Ann', 'Ann_2', 'Ann_3']],
    ["['', 'Bo', '']", ['SB', 'Bo', 'BTN']],
    ["['BTN', 'SB', 'CO']", ['BTN_2', 'SB_2', 'CO_2']],
    ['["a\\u0000b  c", "o\\"k", "  "]', ['ab c', "o'k", 'BTN']],
    ["['کیان', 'كيان', 'رها']", ['کیان', 'كيان_2', 'رها']],
    ["['folds to', 'and', 'net']", ['folds to', 'and', 'net']],
    ["['Al', 'Al B', 'C Al D']", ['Al', 'Al B', 'C Al D']],
    ["['#1', 'a, b', 'Mr. X']", ['#1', 'a, b', 'Mr. X']],
    ["['game', 'rules', 'Bo']", ['game', 'rules', 'Bo']],
  ])('%s', (players, expected) => {
    const hand = named(players);
    expect(hand.replay.players.map(({ name }) => name)).toEqual(expected);
    expect(complaints(hand)).toEqual([]);
  });
});

describe('amounts', () => {
  it('are exact, cents and long decimals alike', () => {
    const hand = fromPhh(
      'NT',
      'antes = [0, 0]\nblinds_or_straddles = [0.10, 0.20]\nstarting_stacks = [9007199254.740991, 0.7]',
      ['p2 cbr 0.40', 'p1 cbr 0.7', 'p2 cc'],
    );
    expect(linesOf(hand.text).slice(1)).toEqual([
      'game NLHE',
      'blinds 0.1/0.2',
      'unit 0.000001',
      'seats SB 0.7, BB 9007199254.740991',
      'SB raises to 0.4',
      'BB raises to 0.7, SB calls 0.3 all-in',
    ]);
    expect(complaints(hand)).toEqual([]);
  });

  it('with thousandths are not read as thousands: the hand states its unit', () => {
    const hand = fromPhh('NT', 'blinds_or_straddles = [1, 2]\nstarting_stacks = [30.025, 40]', ['p2 f']);
    expect(linesOf(hand.text).slice(1, 4)).toEqual(['game NLHE', 'blinds 1/2', 'unit 0.001']);
    expect(complaints(hand)).toEqual([]);
  });

  it('an unknown stack is left out', () => {
    const hand = fromPhh('NT', 'blinds_or_straddles = [1, 2, 0]\nstarting_stacks = [inf, 50, inf]', ['p3 cbr 70']);
    expect(hand.text).toContain('seats SB, BB 50, BTN\n');
    expect(complaints(hand)).toEqual([]);
  });
});

describe('title and comment', () => {
  it('give the event, the day and the place on one line each', () => {
    const hand = fromPhh(
      'NT',
      `${THREE}\nevent = 'The "Big" Game'\nhand = 12\nday = 3\nmonth = 5\nyear = 2019\ncity = 'Tehran'\ntable = 4\ncurrency = 'EUR'\nauthor = 'A. B.'\ntime = 12:05:03\n_own = { a = 1 }`,
      [],
    );
    expect(linesOf(hand.text).slice(0, 2)).toEqual([
      `hand "The 'Big' Game, hand 12"`,
      '# 2019-05-03 · table 4 · Tehran · amounts in EUR · recorded by A. B.',
    ]);
  });
});

describe('a file of many hands', () => {
  const hand = (number: number, body: string) => `[${number}]\n${body}\n`;
  const good = `variant = 'NT'\n${THREE}\nactions = ['p3 f', 'p1 f']`;

  it('gives each hand with its line and number', () => {
    const read = readPhh(`# a session\n\n${hand(1, good)}${hand(2, good)}`);
    expect(read.map((r) => r.kind === 'hand' && [r.hand.line, r.hand.title && inEnglish(r.hand.title)])).toEqual([
      [3, 'Hand 1'],
      [10, 'Hand 2'],
    ]);
  });

  it('reads the other hands if one is broken or of another game', () => {
    const broken = `variant = 'NT'\nantes = [0, 0\nactions = [`;
    const read = readPhh(
      [hand(1, good), hand(2, broken), hand(3, "variant = 'FR'"), hand(4, good)].join('').replaceAll('\n', '\r\n'),
    );
    expect(read.map(({ kind }) => kind)).toEqual(['hand', 'unreadable', 'not-played', 'hand']);
    expect(read[1]).toMatchObject({ line: 11, reason: { message: 'import/no-toml' } });
    expect(read[2]?.kind === 'not-played' ? inEnglish(read[2].game) : null).toBe('fixed-limit razz (FR)');
  });
});

describe('what cannot be read is refused with its line', () => {
  const read = (lines: readonly string[]) => {
    const [first] = readPhh(lines.join('\n'));
    return first?.kind === 'unreadable' ? `${first.line}: ${inEnglish(first.reason)}` : first?.kind;
  };
  const head = ["variant = 'NT'", 'blinds_or_straddles = [1, 2, 0]', 'starting_stacks = [100, 200, 300]'];

  it.each([
    [['antes = [1]'], '1: the hand has no “variant”'],
    [["author = 'x'", "variant = 'XX'"], '2: “XX” is not a variant of this format'],
    [["variant = 'NT'", 'actions = []'], '1: the hand has no “starting_stacks”'],
    [["variant = 'NT'", 'starting_stacks = [5]'], '2: a hand needs at least two players'],
    [["variant = 'NT'", 'starting_stacks = [5,', '0]'], '2: a starting stack must be more than 0'],
    [["variant = 'NT'", 'starting_stacks = [5,', "'x']"], '3: “starting_stacks” must contain only numbers'],
    [["variant = 'NT'", 'starting_stacks = 5'], '2: “starting_stacks” must be a list'],
    [["variant = 'NT'", 'starting_stacks = [5, nan]'], '1: “starting_stacks” must contain only numbers'],
    [
      ["variant = 'NT'", 'starting_stacks = [5,', '12345678901234567890]'],
      '3: “starting_stacks”: 12345678901234567890 has too many digits',
    ],
    [head, '1: the hand has no “actions”'],
    [[...head, 'antes = [1, 1]', 'actions = []'], '4: “antes”: 2 amounts for 3 players'],
    [[...head, "actions = ['p3 f',", "'p4 f']"], '5: action 2, “p4 f”: there are only 3 players'],
    [[...head, "actions = ['q f']"], '4: action 1, “q f”: “q” is not a player; players are called p1 to p3'],
    [[...head, "actions = ['p3 zz']"], '4: action 1, “p3 zz”: “zz” is not an action in this game'],
    [[...head, "actions = ['p3 cbr']"], '4: action 1, “p3 cbr”: “” is not an amount'],
    [[...head, "actions = ['p3 cbr -5']"], '4: action 1, “p3 cbr -5”: “-5” is not an amount'],
    [[...head, "actions = ['d dh p1 AxKd']"], '4: action 1, “d dh p1 AxKd”: “AxKd” is not a list of cards'],
    [[...head, "actions = ['d xx']"], '4: action 1, “d xx”: “d” must be followed by “db” (board) or “dh” (hole cards)'],
    [[...head, 'actions = [7]'], '4: “actions” contains something that is not a string'],
    [
      [...head, "actions = ['d db 2c3c4c5c', 'd db 6c7c']"],
      '4: action 2, “d db 6c7c”: the board has more than five cards; this format cannot express a board that is run twice',
    ],
  ])('%j', (lines, expected) => {
    expect(read(lines)).toBe(expected);
  });
});
