import { describe, expect, it } from 'vitest';
import { parseHand } from '../../../language/syntax/index';
import { briefs, problemsOf, read } from './brief';

describe('seats', () => {
  it.each([
    ['seats Raha, Kian 150, Navid', 'seats Raha, Kian 150, Navid'],
    ['seats: Raha, Kian', 'seats Raha, Kian'],
    ['seats Raha، Kian؛ Navid', 'seats Raha, Kian, Navid'],
    ['seats Raha 100bb, Kian $3', 'seats Raha 100bb, Kian $3'],
    ['seats Raha (BTN) 100, Kian 50 (SB)', 'seats Raha (BTN) 100, Kian (SB) 50'],
    ['seats Raha (small blind) As Kd 100', 'seats Raha (SB) 100 [As Kd]'],
    ['seats Raha BTN 100', 'seats Raha (BTN) 100'],
    ['seats BTN Raha 100, small blind Kian 50', 'seats Raha (BTN) 100, Kian (SB) 50'],
    ['seats BTN: Raha 100 AsKd, Kian: 50', 'seats Raha (BTN) 100 [As Kd], Kian 50'],
    ['seats Raha (BTN): 100, Kian (SB): 50 AsKd', 'seats Raha (BTN) 100, Kian (SB) 50 [As Kd]'],
    ['seats Raha (100), Kian (50 chips) (SB)', 'seats Raha 100, Kian (SB) 50'],
    ['seats SB: رها ۱۰۰، بیگ بلایند نیما', 'seats رها (SB) 100, نیما (BB)'],
    ['seats Raha (dealer), Kian (cat)', 'seats Raha (BTN), Kian (?cat)'],
    ['seats Raha A♠A♥ 100, Kian ?? ??', 'seats Raha 100 [As Ah], Kian [?? ??]'],
    ['seats Raha xx xx 100, Kian xxXX, Navid 50 xx ??', 'seats Raha 100 [?? ??], Kian [?? ??], Navid 50 [?? ??]'],
    ['seats xx, Raha', 'seats xx, Raha'],
    ['seats "Big Al" 100, «رها» 50', 'seats Big Al 100, رها 50'],
    ['seats Raha 100 BB, Kian 20 big blinds, Navid (50 BB)', 'seats Raha 100bb, Kian 20bb, Navid 50bb'],
    ['seats Raha 100 BTN, Kian 50 BB', 'seats Raha (BTN) 100, Kian (BB) 50'],
    ['seats 1) Raha 100, 2) Kian 50', 'seats Raha 100, Kian 50'],
    ['seats SB, BB, UTG', 'seats SB, BB, UTG'],
    ["seats O'Neil, Jean-Luc, x_1, 2pac", "seats O'Neil, Jean-Luc, x_1, 2pac"],
    ['seats رها ۱۰۰، نیما', 'seats رها 100, نیما'],
    ['seats Raha,', 'seats Raha'],
    ['seats 9', 'seats #9'],
  ])('reads %s', (line, meaning) => {
    expect(read(line)).toEqual({ statements: [meaning], problems: [] });
  });

  it.each([
    '1. Raha 100\n2. Kian 50',
    'Seat 1: Raha (100)\nSeat 2: Kian (50)',
    '۱. Raha ۱۰۰\n۲. Kian ۵۰',
    'सीट 1: Raha 100\nसीट 2: Kian 50',
    '- Raha 100\n- Kian 50',
  ])('reads a numbered list: %j', (lines) => {
    const text = `seats\n${lines}\nRaha folds`;
    expect(read(text)).toEqual({ statements: ['seats Raha 100, Kian 50', 'Raha fold'], problems: [] });
  });

  it.each([
    ['seats Raha 100 Kian 50 Navid 20', ', Kian 50, '],
    ['بازیکنان Raha ۱۰۰ Kian ۵۰ Navid ۲۰', '، Kian ۵۰، '],
  ])('reports missing commas once, with a fix for all of them: %s', (line, newText) => {
    const { problems } = parseHand(line);
    expect(briefs(line)).toEqual(['seats Raha 100, Kian 50, Navid 20']);
    expect(problems.map(({ message, fix }) => [message, fix?.newText])).toEqual([['text/syntax.seats-comma', newText]]);
  });

  it('ends a block at a blank line, a statement or an action, but not at a comment', () => {
    const block = 'seats  # clockwise\n  Raha 100\n  # and\n  "Big Al" (BB) 50 AsKd\n';
    const seats = 'seats Raha 100, Big Al (BB) 50 [As Kd]';
    expect(briefs(`${block}\nKian`)).toEqual([seats]);
    expect(briefs(`${block}flop\nRaha bets 5`)).toEqual([seats, 'flop', 'Raha bet bare 5']);
    expect(briefs(`${block}Raha folds`)).toEqual([seats, 'Raha fold']);
    expect(briefs(`${block}button Raha`)).toEqual([seats, 'button Raha']);
    expect(parseHand(`${block}flop`).problems).toEqual([]);
  });

  it.each([
    ['Raha bets 5', 'Raha bet bare 5'],
    ['Raha bets 1/2 pot', 'Raha bet bare pot*1/2'],
    ['Raha straddles 4', 'straddle Raha 4'],
    ['"Big Al" calls', 'Big Al call'],
    ['يجاري Raha', 'Raha call'],
    ['يرفع Raha إلى ٦', 'Raha raise to 6'],
    ['يجاري "Big Al"', 'Big Al call'],
    ['يراهن Raha ٥', 'Raha bet bare 5'],
    ['calls Raha', 'Raha call'],
    ['Raha paga', 'Raha call'],
    ['Raha کال', 'Raha call'],
    ['Raha ने 5 की बेट लगाई', 'Raha bet bare 5'],
  ])('ends a block at an action, with its verb before or after the name: %s', (line, meaning) => {
    const block = 'seats\n  Raha 100\n  "Big Al" 50\n';
    expect(read(block + line)).toEqual({ statements: ['seats Raha 100, Big Al 50', meaning], problems: [] });
  });

  it('ends a block at an Arabic action, which begins with its verb', () => {
    const block = 'اللاعبون\nسامي ٣٠٠٠\nبدر ١٢٠٠\n';
    expect(briefs(`${block}يجاري سامي\nينسحب بدر`)).toEqual(['seats سامي 3000, بدر 1200', 'سامي call', 'بدر fold']);
    expect(parseHand(`${block}يجاري سامي`).problems).toEqual([]);
  });

  it('reads several players a line, positions as names and capitalized keywords in a block', () => {
    expect(briefs('seats\nRaha 100, Kian\nMark 50\nUTG 20\nNavid (big blind)\n\nMark folds')).toEqual([
      'seats Raha 100, Kian, Mark 50, UTG 20, Navid (BB)',
      'Mark fold',
    ]);
  });

  it.each(['seets', 'Seets:', 'plyers'])('reads a list under a mistyped keyword: %s', (head) => {
    const text = `${head}\n  Raha 100\n  Kian 50\nRaha folds`;
    expect(briefs(text)).toEqual(['seats Raha 100, Kian 50', 'Raha fold']);
    expect(parseHand(text).problems.map(({ code }) => code)).toEqual(['text/unknown-word']);
  });

  it('tries the names of a hand before keywords, wherever the seats are', () => {
    const text = 'Mark bets 5\nseats Mark, Turn\nTurn calls\nturn 4h\nmark here';
    expect(read(text)).toEqual({
      statements: ['Mark bet bare 5', 'seats Mark, Turn', 'Turn call', 'turn 4h', 'mark here'],
      problems: [],
    });
  });

  it('matches names case-sensitively after NFC, with one form of ye and kaf', () => {
    expect(briefs('seats كيان, José\nکیان folds\nJose\u0301 folds\nraha folds')).toEqual([
      'seats كيان, José',
      'كيان fold',
      'José fold',
      '?raha fold',
    ]);
  });

  it('reads a seat whose name is a word for an amount, and asks for quotation marks', () => {
    expect(briefs('seats Raha, pot 100, Min')).toEqual(['seats Raha, pot 100, Min']);
    expect(problemsOf(parseHand('seats Raha, pot 100'))).toEqual(['quote-keyword «pot»']);
  });

  it('reports only the first mistake of a list in the wrong order', () => {
    expect(problemsOf(parseHand('seats Raha 100, 50 Kian, Navid Dara 20'))).toEqual(['seat-name «50»']);
  });

  it('reads a quoted name that equals a keyword only in quotation marks', () => {
    expect(briefs('seats "flop", Raha\n"flop" bets 5\nflop Kc 9d 7c')).toEqual([
      'seats flop, Raha',
      'flop bet bare 5',
      'flop Kc 9d 7c',
    ]);
  });

  it.each([
    ['seats Big Al 100, Raha\nBig Al folds', ['quote-name «Big Al»'], ['seats Big Al 100, Raha', 'Big Al fold']],
    ['seats turn, Raha\nturn folds', ['quote-keyword «turn»'], ['seats turn, Raha', 'turn fold']],
    ['seats Raha 100 50, Kian', ['extra-amount «50»'], ['seats Raha 100, Kian']],
    ['seats 100, Kian', ['seat-name «100»'], ['seats Kian']],
    ['seats Raha 1,50, Kian', ['number-grouping «1,50»'], ['seats Raha, Kian']],
    ['seats Raha = 100, Kian', ['unexpected «=»'], ['seats Raha 100, Kian']],
    ['seats', ['seats-missing «seats»'], ['seats']],
    ['seats\n\nflop', ['seats-missing «seats»'], ['seats', 'flop']],
  ])('reports one mistake once: %s', (text, problems, meanings) => {
    const tree = parseHand(text);
    expect(problemsOf(tree)).toEqual(problems);
    expect(briefs(text).map((line) => line.trim())).toEqual(meanings);
  });

  it('does not correct a seat’s name to a keyword', () => {
    // One letter from `none`, `folds` and `seats`.
    expect(read('seats Nona, Folda, Seats')).toEqual({ statements: ['seats Nona, Folda, Seats'], problems: [] });
  });

  it('replaces the names of the defaults with the hand’s own seats', () => {
    expect(parseHand('seats A, B\nA folds', { names: ['X', 'Y'] }).names).toEqual(['A', 'B']);
    expect(parseHand('X folds', { names: ['X', 'Y'] })).toMatchObject({ names: ['X', 'Y'], implicitNames: false });
    expect(parseHand('seats 6\nUTG folds')).toMatchObject({
      names: [],
      implicitNames: false,
      statements: [{}, { actors: { players: [{ kind: 'position', position: 'UTG' }] } }],
    });
  });
});
