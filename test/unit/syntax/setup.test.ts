import { describe, expect, it } from 'vitest';
import { parseHand } from '../../../language/syntax/index';
import { briefs, read } from './brief';

describe('set-up', () => {
  it.each([
    ['game NLHE', 'game NLHE'],
    ['game: PLO', 'game PLO'],
    ['game plo8', 'game PLO8'],
    ["game no-limit hold'em", 'game NLHE'],
    ['game No Limit Hold’em', 'game NLHE'],
    ['game pot-limit omaha', 'game PLO'],
    ["game pot-limit hold'em", 'game PLHE'],
    ["game fixed-limit hold'em", 'game FLHE'],
    ['game limit omaha hi-lo', 'game FLO8'],
    ['game short deck', 'game NLSD'],
    ['game seven-card stud', 'game ?seven-card stud'],
    ['blinds 100/200', 'blinds 100/200'],
    ['blinds 5/10/20', 'blinds 5/10/20'],
    ['blinds 200', 'blinds 200'],
    ['blinds 100/200 no SB', 'blinds 100/200 no-SB'],
    ['blinds 400 BTN', 'blinds 400 by @BTN'],
    ['blinds 0.05/0.10', 'blinds 0.05/0.1'],
    ['blinds $1/$2', 'blinds $1/$2'],
    ['blinds $1/2', 'blinds $1/2'],
    ['blinds ۱۰۰/۲۰۰', 'blinds 100/200'],
    ['bets 2/4', 'bets 2/4'],
    ['bets: 2/4', 'bets 2/4'],
    ['ante 25', 'ante 25'],
    ['ante 200 BB', 'ante 200 by @BB'],
    ['ante 200 BTN', 'ante 200 by @BTN'],
    ['BB ante 1000', 'ante 1000 by @BB'],
    ['big blind ante: 1000', 'ante 1000 by @BB'],
    ['آنتی بیگ‌بلایند ۱۰۰۰', 'ante 1000 by @BB'],
    ['ante de la ciega grande 1000', 'ante 1000 by @BB'],
    ['bomb 20', 'bomb 20'],
    ['bomb pot 20', 'bomb 20'],
    ['straddle UTG 400', 'straddle @UTG 400'],
    ['straddle 400 UTG', 'straddle @UTG 400'],
    ['straddle 400', 'straddle - 400'],
    ['stacks 10000', 'stacks 10000'],
    ['stacks 100bb', 'stacks 100bb'],
    ['seats 6', 'seats #6'],
    ['button UTG', 'button @UTG'],
    ['button: Raha', 'button ?Raha'],
    ['unit 0.05', 'unit 0.05'],
    ['rake 5% cap 3', 'rake 5/100 cap 3'],
    ['rake 2.38', 'rake 2.38'],
    ['rake 5% cap 3, no flop no drop', 'rake 5/100 cap 3 no-flop-no-drop'],
    ['rake no flop no drop', 'rake no-flop-no-drop'],
    ['rake none', 'rake'],
    ['rules tda', 'rules tda'],
    ['rules tda, reopen single-full', 'rules tda, reopen=single-full'],
    ['rules reopen half', 'rules -, reopen=half'],
    ['rules wsop-live, fl-cap 5/4, pl-round up 25', 'rules wsop-live, fl-cap=5/4, pl-round=up 25'],
    ['assume no ante, no straddle, no rake, deep stacks', 'assume no-ante, no-straddle, no-rake, deep-stacks'],
    ['assume no ante and no rake', 'assume no-ante, no-rake'],
    ['preflop', 'preflop'],
    ['flop K♣ 9♦ 7♣', 'flop Kc 9d 7c'],
    ['flop: K♣ 9♦ 7♣', 'flop Kc 9d 7c'],
    ['flop (Kc, 9d, 7c)', 'flop Kc 9d 7c'],
    ['flop [Kc 9d 7c]', 'flop Kc 9d 7c'],
    ['flop Kc9d7c', 'flop Kc 9d 7c'],
    ['flop', 'flop'],
    ['turn 4♥️', 'turn 4h'],
    ['river 10s', 'river Ts'],
    ['river ??', 'river ??'],
    ['river XX', 'river ??'],
    ['showdown', 'showdown'],
    ['board K♣ 9♦ 7♣ 4♥ 2♠', 'board Kc 9d 7c 4h 2s'],
    ['run twice', 'run-twice'],
    ['pot 300', 'pot 300'],
    ['pot 300 for Raha, Navid', 'pot 300 for ?Raha+?Navid'],
    ['pot 300 for UTG and BB', 'pot 300 for @UTG+@BB'],
    ['dead 300', 'dead 300'],
    ['cite TDA 2026 49-A', 'cite TDA 2026 49-A'],
    ['cite WSOP Live 2026 96.a', 'cite WSOP Live 2026 96.a'],
    ['cite TDA 2026', 'cite TDA 2026 -'],
    ['hand "A first hand"', 'hand "A first hand"'],
    ['hand «دست نخست»', 'hand "دست نخست"'],
    ['hand', 'hand'],
    ['> for the reader, # and all', '> for the reader, # and all'],
    ['  >', '> '],
  ])('reads %s', (line, meaning) => {
    expect(read(line)).toEqual({ statements: [meaning], problems: [] });
  });

  it.each([
    ['blinds 500/1000 ante 1000 BB', 'ante 1000 by @BB'],
    ['blinds 500/1000, ante 100', 'ante 100'],
    ['blinds 500/1000 (100 ante)', 'ante 100'],
    ['blinds 500/1000 (ante 100)', 'ante 100'],
    ['blinds 500/1000 BB-ante 1000', 'ante 1000 by @BB'],
    ['blinds 500/1000 + $25 ante', 'ante $25'],
    ['بلایند ۵۰۰/۱۰۰۰ آنتی ۱۰۰۰ بیگ‌بلایند', 'ante 1000 by @BB'],
    ['البلاندات 500/1000 أنتي 100', 'ante 100'],
    ['ब्लाइंड ५००/१००० ऐंटी १००', 'ante 100'],
    ['ciegas 500/1000 ante 100', 'ante 100'],
  ])('reads an ante on the blinds line: %s', (line, ante) => {
    expect(read(line)).toEqual({ statements: ['blinds 500/1000', ante], problems: [] });
  });

  it.each([
    ['blinds 500/1000 1000 BB', ['blinds 500/1000', 'ante 1000 by @BB'], 'blinds-ante «1000 BB»'],
    ['blinds 500/1000/1000 BB', ['blinds 500/1000', 'ante 1000 by @BB'], 'blinds-ante «1000 BB»'],
    ['blinds 500/1000 BTN', ['blinds 500/1000'], 'blinds-player «BTN»'],
  ])('refuses a payer for several blinds: %s', (line, meaning, problem) => {
    expect(read(line)).toEqual({ statements: meaning, problems: [problem] });
  });

  it('matches keywords in any case and with a colon', () => {
    expect(briefs('GAME: nlhe\nBlinds : 1/2\nFlop:\nPOT: 3')).toEqual(['game NLHE', 'blinds 1/2', 'flop', 'pot 3']);
  });

  it('ignores comments and blank lines', () => {
    const tree = parseHand('# one\n\n  # two\nblinds 1/2 # three\nhand "a # b"\n#');
    expect(tree.statements.map(({ kind }) => kind)).toEqual(['blinds', 'hand']);
    expect(tree.statements[1]).toMatchObject({ title: { text: 'a # b' } });
    expect(tree.problems).toEqual([]);
  });

  it('does not begin a comment at a # inside a word', () => {
    expect(read('mark a#b')).toEqual({ statements: ['mark a#b'], problems: [] });
  });

  it('skips a BOM and accepts CRLF and CR as line ends', () => {
    expect(briefs('\ufeffgame PLO\r\nblinds 1/2\rflop')).toEqual(['game PLO', 'blinds 1/2', 'flop']);
    expect(parseHand('\ufeffgame PLO\r\nblinds 1/2\rflop').statements.map(({ line }) => line)).toEqual([0, 1, 2]);
  });

  it('reads “button” with one name as set-up and elsewhere as a player', () => {
    const names = ['Raha'];
    expect(briefs('button Raha', names)).toEqual(['button Raha']);
    expect(briefs('button raises to 6', names)).toEqual(['@BTN raise to 6']);
    expect(briefs('button folds', names)).toEqual(['@BTN fold']);
    expect(briefs('Raha folds, button calls', names)).toEqual(['Raha fold', '@BTN call']);
    expect(briefs('button "Big Al"', names)).toEqual(['button ?"Big Al"']);
  });

  it('reads bets 2/4 as bet sizes, but as an action with a player or the pot', () => {
    expect(briefs('bets 2/4', ['Raha'])).toEqual(['bets 2/4']);
    expect(briefs('bets 1/2 pot Raha', ['Raha'])).toEqual(['Raha bet bare pot*1/2']);
    expect(briefs('bets 100 Raha', ['Raha'])).toEqual(['Raha bet bare 100']);
  });

  it('applies an ignore comment to its own statement or to the next one', () => {
    const tree = parseHand(
      '# handscript-ignore betting/bare-raise, text/syntax\n\n# other\nRaha raises 5\nRaha raises 6 # handscript-ignore\n# handscript-ignore a/b\n',
    );
    const ignores = tree.ignores.map(({ codes, line, appliesTo }) => [codes.map(({ text }) => text), line, appliesTo]);
    expect(ignores).toEqual([
      [['betting/bare-raise', 'text/syntax'], 0, 3],
      [[], 4, 4],
      [['a/b'], 5, null],
    ]);
  });

  it.each([
    ['A folds  # handscript-ignore: a/b ، c # why', '# handscript-ignore: a/b ، c # why', ['a/b', 'c']],
    ['# handscript-ignore a -- why', '# handscript-ignore a -- why', ['a']],
    ['# handscript-ignore (why)  ', '# handscript-ignore (why)', []],
  ])('reads the codes of %s up to a remark', (text, comment, codes) => {
    const [ignore] = parseHand(text).ignores;
    expect(text.slice(ignore?.start, ignore?.end)).toBe(comment);
    expect(ignore?.codes.map(({ start, end }) => text.slice(start, end))).toEqual(codes);
  });
});
