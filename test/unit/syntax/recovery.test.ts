import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../language/syntax/index';
import { briefs, problemsOf } from './brief';

const NAMES = ['Raha', 'Kian', 'Navid'];

describe('recovery from unreadable parts', () => {
  test.each([
    ['Raha', 'verb-missing «Raha»', []],
    ['Raha rai', 'text/unknown-word.near «rai»', []],
    ['Raha raises to', 'amount-after «to»', ['Raha raise incomplete']],
    ['Raha raises to 500 chps', 'text/unknown-word «chps»', ['Raha raise to 500 incomplete']],
    ['Raha rasies to 500', 'text/unknown-word.near «rasies»', ['Raha raise to 500']],
    ['Raha raises to 500 300 200', 'extra-amount «200»', ['Raha raise to 500 bare 300 incomplete']],
    ['Raha raises to 500 to 300', 'extra-amount «300»', ['Raha raise to 500 incomplete']],
    ['Raha bets 5 6', 'extra-amount «6»', ['Raha bet bare 5 incomplete']],
    ['Raha folds calls', 'second-verb «calls»', ['Raha fold incomplete']],
    ['Raha folds Kian calls', 'second-verb «calls»', ['Raha fold', 'Kian call']],
    ['Raha raises to 5 Kian folds', 'second-verb «folds»', ['Raha raise to 5', 'Kian fold']],
    ['Raha folds Kian', 'second-player «Kian»', ['Raha fold incomplete']],
    ['Raha Kian fold', 'second-player «Kian»', ['Raha fold incomplete']],
    ['Raha raises to 5 Kian', 'second-player «Kian»', ['Raha raise to 5 incomplete']],
    ['Raha bets Kian 5', 'second-player «Kian»', ['Raha bet bare 5 incomplete']],
    ['Raha wins Kian', 'second-player «Kian»', ['Raha wins']],
    ['Raha f Kian', 'second-player «Kian»', ['Raha fold incomplete']],
    ['Raha c Kian', 'second-player «Kian»', ['Raha call incomplete']],
    ['Raha or Kian folds', 'misplaced «or»', ['Raha+Kian fold incomplete']],
    ['Raha raises to 6 or 8', 'misplaced «or»', ['Raha raise to 6 bare 8 incomplete']],
    ['Raha folds = 5', 'unexpected «=»', ['Raha fold bare 5 incomplete']],
    ['Raha folds flop', 'misplaced «flop»', ['Raha fold incomplete']],
    ['Raha bets As', 'unexpected «As»', ['Raha bet incomplete']],
    // Near `folds`, and no fold.
    ['Raha holds As Kd', 'unexpected «As»', []],
    // Another figure is another word.
    ['Raha 6-bets', 'text/unknown-word «6-bets»', []],
    // No beginning of `two thirds pot`, `three quarters pot`.
    ['gets two callers', 'text/unknown-word «two»', []],
    ['run three times', 'text/unknown-word «three»', []],
    ['Raha 500', 'verb-missing «Raha»', []],
    ['folds', 'player-missing «folds»', ['none fold incomplete']],
    ['raises to 5', 'player-missing «raises»', ['none raise to 5 incomplete']],
    ['500', 'not-understood «500»', []],
    ['foo', 'text/unknown-word «foo»', []],
    ['foo bar baz', 'text/unknown-word «foo»', []],
    ['third street', 'not-played «third street»', []],
    ['Bring-in 10', 'not-played «Bring-in»', []],
    ['Raha brings in for 10', 'not-played «brings in»', []],
    ['Raha draws 2, Kian stands pat', 'not-played «draws»', []],
    ['خیابان سوم', 'not-played «خیابان سوم»', []],
    ['برینگ‌این ۱۰', 'not-played «برینگ‌این»', []],
    ['الشارع الثالث', 'not-played «الشارع الثالث»', []],
    ['तीसरी स्ट्रीट', 'not-played «तीसरी स्ट्रीट»', []],
    ['tercera calle', 'not-played «tercera calle»', []],
    ['fourth street', 'text/unknown-word.near «fourth street»', []],
    ['stakes 1/2', 'text/unknown-word.near «stakes»', []],
    ['=', 'unexpected «=»', []],
    ['"Raha folds', 'unclosed-quote «"Raha folds»', []],
    ['Raha posts', 'amount-missing «posts»', ['Raha posts -']],
    ['Raha shows', 'cards-missing «shows»', ['Raha shows ']],
    ['Raha shows Ax Kd', 'cards/bad-card «Ax»', ['Raha shows ! Kd']],
    ['posts 5', 'player-missing «posts»', ['- posts 5']],
    ['Raha pushes', 'amount-missing «pushes»', ['Raha pushes ']],
    ['Raha folds, Kian rai, Navid calls', 'text/unknown-word.near «rai»', ['Raha fold', 'Navid call']],
    ['frob Raha folds', 'text/unknown-word «frob»', ['Raha fold incomplete']],
    ['Rha folds', null, ['?Rha fold']],
    ['Raha, Kian folds', 'verb-missing «Raha»', ['Kian fold']],
    ['Raha folds,', null, ['Raha fold']],
    ['Raha folds,, Kian calls', null, ['Raha fold', 'Kian call']],
    ['blinds', 'amount-missing «blinds»', ['blinds ']],
    ['blinds foo/bar', 'unexpected «bar»', null],
    ['blinds 1/2 now cat', 'unexpected «cat»', null],
    ['blinds pot', 'number-expected «pot»', ['blinds ']],
    ['stacks 3x', 'number-expected «3x»', ['stacks -']],
    ['ante', 'amount-missing «ante»', ['ante -']],
    ['game', 'game-missing «game»', ['game ?']],
    ['rules', 'rules-missing «rules»', ['rules -']],
    ['rake', 'amount-missing «rake»', ['rake']],
    ['rake 5% foo', 'unexpected «foo»', ['rake 5/100']],
    ['assume', 'assume-missing «assume»', ['assume ']],
    ['assume no wind', 'assumption «no wind»', ['assume ?no wind']],
    ['button:', 'button-player «button»', []],
    ['pot', 'amount-missing «pot»', ['pot -']],
    ['pot 300 for', 'players-after «for»', ['pot 300 for ']],
    ['pot 1/2 pot', 'number-expected «1/2 pot»', ['pot -']],
    ['flop Kx 9d 7c', 'cards/bad-card «Kx»', ['flop ! 9d 7c']],
    ['flop K♣ 9♦ Raha', 'cards-only «Raha»', ['flop Kc 9d']],
    ['turn 4h, river 2s', 'cards-only-line «river 2s»', ['turn 4h', 'river 2s']],
    [
      'flop KcTd9h. Raha bets 5; Kian folds',
      'cards-only «Raha bets 5; Kian folds»',
      ['flop Kc Td 9h', 'Raha bet bare 5', 'Kian fold'],
    ],
    ['turn, Raha bets 5 chps', 'cards-only «Raha bets 5 chps»', ['turn', 'Raha bet bare 5 incomplete']],
    ['Raha 100, Kian 50', 'verb-missing «Raha»', []],
    ['seatz Raha 100, Kian 50', 'text/unknown-word.near «seatz»', []],
    ['expect main pot pot 300', 'comma-missing «pot»', ['expect main-pot | pot 300']],
    ['board', 'cards-missing «board»', ['board ']],
    ['blnds 1/2', 'text/unknown-word.near «blnds»', ['blinds 1/2']],
    ['prefolp', 'text/unknown-word.near «prefolp»', ['preflop']],
  ] as const)('gives one message for %s and keeps the rest', (line, problem, meanings) => {
    const before = 'Navid checks';
    const after = 'Raha checks';
    const text = `${before}\n${line}\n${after}`;
    const tree = parseHand(text, { names: NAMES });
    if (problem !== null) expect(problemsOf(tree)).toEqual([problem]);
    else expect(tree.problems).toEqual([]);
    const all = briefs(text, NAMES);
    // The neighbours are never harmed.
    expect(all[0]).toBe('Navid check');
    expect(all.at(-1)).toBe('Raha check');
    if (meanings !== null) expect(all.slice(1, -1)).toEqual(meanings);
  });

  test.each([
    ['a list of players without its word', 'blinds 1/2\nRaha (BTN): $200\nKian 150 As Kd\n', ['seat-line «Raha»']],
    ['a player and a number after an action', 'Raha folds\nKian 150', ['verb-missing «Kian»']],
    ['a player and a number on a street', 'flop\nKian 150', ['verb-missing «Kian»']],
  ])('gives one message for %s', (_, text, problems) => {
    expect(problemsOf(parseHand(text))).toEqual(problems);
  });

  test('reports a bidi control once a line, also in comments and quotes, but no direction marks', () => {
    const tree = parseHand('hand "a\u202eb\u202c"\nflop # \u2067x\u2069\nmark \u200fa\u200e\n\u202aRaha folds', {
      names: NAMES,
    });
    expect(tree.problems.map(({ code, start }) => [code, start])).toEqual([
      ['text/bidi-control', 7],
      ['text/bidi-control', 19],
      ['text/bidi-control', 32],
    ]);
    expect(tree.problems[0]?.params).toEqual({ character: 'U+202E' });
    expect(tree.statements.map(({ kind }) => kind)).toEqual(['hand', 'street', 'mark', 'action']);
  });

  test('has a sentence for every message of the parser', () => {
    const sentences: Record<string, string> = JSON.parse(
      readFileSync(new URL('../../../language/messages/en.json', import.meta.url), 'utf8'),
    );
    const lines = [
      'blinds 5/1.000',
      'run twice now',
      'branch "x" from m "n"',
      'flop (pot 13) Kc 9d 7c',
      'mark after raise',
      'branch from after raise',
      'blinds 500-1000',
      'run twice\nturn 4h\nturn 5d 6d',
      'seats Raha 5 Kian 5',
      'blinds 5/10 BB',
      'blinds 5/10 10 BB',
      'Raha',
      'branch\n'.repeat(51),
      'Raha rai',
      'Raha raises to',
      'Raha bets 5 6',
      'Raha folds calls',
      'Raha folds Kian',
      'Raha folds flop',
      'folds',
      '500',
      'foo',
      '=',
      '"x',
      'Raha posts',
      'Raha shows',
      'Raha shows Ax',
      'blinds',
      'blinds pot',
      'game',
      'rules',
      'assume',
      'assume x',
      'button:',
      'pot 3 for',
      'flop Raha',
      'turn 4h, river 2s',
      'Raha bets 1,50',
      'Raha bets 1/0',
      'Raha bets -5',
      'Raha bets -$',
      'expect',
      'expect Raha',
      'expect pot',
      'expect may',
      'expect may raise to 5',
      'expect pot 5 6',
      'expect pot 5 level 3',
      'expect Raha raises',
      'ask',
      'ask pot, level',
      'illegal',
      'illegal Raha folds, Kian folds',
      'cite',
      'cite TDA 4',
      'mark',
      'mark a b',
      'branch from',
      'branch x',
      'branch from a b',
      'hand A',
      'end now',
      'end\nend\nend\nend',
      'seats 5 x',
      'seats Big Al',
      'seats turn',
      'seats',
      'ledger\nRaha',
      'Raha bets ۱2',
      'third street',
      'Raha bets 99999999999999999999',
      '\u202a',
    ];
    const used = new Set<string>();
    const hands = [...lines.map((line) => parseHand(line, { names: NAMES })), parseHand('Raha 500')];
    for (const { problems } of hands) {
      for (const problem of problems) {
        used.add(problem.message);
        const sentence = sentences[problem.message];
        expect(sentence, problem.message).toBeTypeOf('string');
        for (const [, name = ''] of (sentence ?? '').matchAll(/\{(\w+)/g)) expect(problem.params).toHaveProperty(name);
      }
    }
    const mine = Object.keys(sentences).filter((key) => key.startsWith('text/syntax.'));
    expect(mine.filter((key) => !used.has(key))).toEqual([]);
  });
});

describe('a mistyped word is compared with the languages of its hand and English', () => {
  const suggested = (text: string): (string | undefined)[] =>
    parseHand(text).problems.map(({ params }) => params.suggestion);

  test.each([
    ['seats Raha, Kian\npoker', undefined],
    ['asientos Raha, Kian\npoker', 'poner'],
    ['asientos Raha, Kian\nRaha rasies to 500', 'raises'],
    ['بازیکنان رها، کیان\nرها فلود', 'فولد'],
    ['رها فلود', 'فولد'],
    // Half typed.
    ['seats A, B\nA ra', 'raises'],
    ['seats A, B\nA sub', undefined],
    ['asientos A, B\nA sub', 'sube'],
    ['asientos A, B\nA ra', 'raises'],
    ['بازیکنان A, B\nA فول', 'فولد'],
    ['खिलाड़ी A, B\nA रे', 'रेज़'],
  ])('suggests a keyword for %s', (text, suggestion) => {
    expect(suggested(text)[0]).toBe(suggestion);
  });
});
