import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../language/syntax/index';
import { briefs, problemsOf } from './brief';

const namesOf = (text: string): readonly string[] => parseHand(text).names;

describe('players where no seats are listed', () => {
  test('sit in the order in which lines first name them', () => {
    expect(namesOf('flop\npot 300\nRaha bets 100\nKian all-in 150\nexpect Navid min raise 250\nNavid calls')).toEqual([
      'Raha',
      'Kian',
      'Navid',
    ]);
    expect(parseHand('flop\nRaha checks').implicitNames).toBe(true);
  });

  test('are named by `expect` before they act, but not by `illegal`', () => {
    expect(namesOf('flop\nillegal Navid checks\nRaha bets 5\nexpect Navid to call 5\nKian calls')).toEqual([
      'Raha',
      'Navid',
      'Kian',
    ]);
    expect(briefs('flop\nillegal Navid checks\nRaha bets 5\nNavid calls')[1]).toBe('illegal Navid check');
  });

  test('are the same players in references that come before their names', () => {
    const text = 'flop\npot 300 for Raha, Navid\nbutton Navid\nRaha bets 5\nNavid calls';
    expect(briefs(text).slice(1, 3)).toEqual(['pot 300 for Raha+Navid', 'button Navid']);
  });

  test('are named by the entries of a ledger', () => {
    expect(namesOf('ledger\nA 140 all-in\nB 360\nC 500\nD 200 folded')).toEqual(['A', 'B', 'C', 'D']);
    expect(briefs('ledger\nA 140 all-in, B 360 all-in\nD 200 folds\nall-in C 20')).toEqual([
      'ledger',
      'entry A 140 allin',
      'entry B 360 allin',
      'entry D 200 folded',
      'entry C 20 allin',
    ]);
  });

  test('are also named by lists after `for`', () => {
    expect(namesOf('ledger\nA 5\nexpect layer 1 5 for A, B and C, A wins 5')).toEqual(['A', 'B', 'C']);
  });

  test('do not include a name first seen after somebody has acted twice', () => {
    const text = 'flop\nRaha bets 5\nKian raises to 10\nRaha calls\nNavid folds\nexpect Dara may raise';
    expect(namesOf(text)).toEqual(['Raha', 'Kian']);
    expect(briefs(text).slice(-2)).toEqual(['?Navid fold', 'expect ?Dara may raise']);
    expect(parseHand(text).problems).toEqual([]);
  });

  test('do not include a name first seen on a later street', () => {
    expect(namesOf('flop\nRaha bets 5\nKian calls\nturn\nNavid bets 5')).toEqual(['Raha', 'Kian']);
    expect(namesOf('Raha bets 5\nKian calls\nflop\nNavid bets 5')).toEqual(['Raha', 'Kian']);
    expect(namesOf('flop\nRaha bets 5')).toEqual(['Raha']);
  });

  test('count the actions of a branch separately', () => {
    const text = 'flop\nRaha bets 5\nbranch\n  Kian calls\n  Navid calls\nend\nKian folds\nNavid calls\nDara calls';
    expect(namesOf(text)).toEqual(['Raha', 'Kian', 'Navid', 'Dara']);
  });

  test('are named by positions that act', () => {
    const tree = parseHand('blinds 1/2\nante 2 BB\nUTG raises to 6\nsmall blind folds\nbig blind calls');
    expect(tree.names).toEqual(['UTG', 'SB', 'BB']);
    expect(briefs(tree.text).slice(1)).toEqual(['ante 2 by BB', 'UTG raise to 6', 'SB fold', 'BB call']);
  });

  test('do not include a word near a keyword, which is a typo', () => {
    for (const [text, names] of [
      ['flop\nRaha rasies to 5\nKian calls', ['Raha', 'Kian']],
      ['flop\nexepct Raha to call 5', ['Raha']],
      ['flop\nRaha bets 5\nrasies', ['Raha']],
    ] as const) {
      const tree = parseHand(text);
      expect(tree.names).toEqual(names);
      expect(tree.problems).toMatchObject([{ code: 'text/unknown-word' }]);
    }
  });

  test('include a capitalized word near a keyword, unless a statement depends on it', () => {
    // Chuck is one letter from `check`, Carl from `calls`.
    expect(namesOf('flop\nChuck bets 5\nCarl calls')).toEqual(['Chuck', 'Carl']);
    expect(namesOf('flop\nExepct Raha to call 5')).toEqual(['Raha']);
  });

  test.each([
    ['seats Hero, MO⏎hero calls, Mo checks', ['Hero', 'MO']],
    ['seats Hero, HERO⏎hero calls', ['?hero']],
    ['seats Hero, hero⏎hero calls, Hero checks', ['hero', 'Hero']],
    ['seats A, Mark⏎A calls, MARK checks⏎mark here', ['A', 'Mark']],
    ['seats Ñandú, Zoë⏎ñandú calls, ZOË checks', ['Ñandú', 'Zoë']],
    // Where names are not listed each is somebody.
    ['flop⏎Hero checks⏎hero checks', ['Hero', 'hero']],
  ])('are found in any letter case, unless another player has that name: %s', (text, players) => {
    const actors = parseHand(text.replaceAll('⏎', '\n')).statements.flatMap((statement) =>
      statement.kind === 'action' && statement.actors.kind === 'players' ? statement.actors.players : [],
    );
    expect(actors.map((ref) => (ref.kind === 'name' ? ref.name : `?${ref.text}`))).toEqual(players);
  });

  test('are not named by a half-typed line', () => {
    expect(namesOf('flop\nRah')).toEqual([]);
    expect(namesOf('flop\nexpect Nav')).toEqual([]);
    expect(namesOf('flop\nRaha rai')).toEqual([]);
  });

  test('may have one-letter names, whatever the letter means in a lexicon', () => {
    expect(namesOf('flop\nA bets 5\nX calls\nC calls\nأ calls\nب calls')).toEqual(['A', 'X', 'C', 'أ', 'ب']);
  });

  test('may have any quoted name', () => {
    const text = 'flop\n"Big Al" bets 5\n"turn" calls\nBig Al folds';
    expect(namesOf(text)).toEqual(['Big Al', 'turn']);
    expect(briefs(text).slice(1)).toEqual(['Big Al bet bare 5', 'turn call', 'Big Al fold']);
    expect(problemsOf(parseHand(text))).toEqual([]);
  });
});
