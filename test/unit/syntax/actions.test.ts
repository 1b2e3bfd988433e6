import { describe, expect, it } from 'vitest';
import { parseHand } from '../../../language/syntax/index';
import { briefs, read } from './brief';

const NAMES = ['Raha', 'Kian', 'Navid', 'C', 'c', 'UTG', 'Big Al', 'أ', 'ب'];

describe('a list of players after the “and” between two actions', () => {
  it.each([
    ['Raha raises to 6 and Kian, Navid and C fold', ['Raha raise to 6', 'Kian+Navid+C fold']],
    ['Raha raises to 6 and Kian, Navid fold', ['Raha raise to 6', 'Kian+Navid fold']],
    ['Raha folds and Kian, Navid calls', ['Raha+Kian fold', 'Navid call']],
    ['Raha sube a 6 y Kian, Navid y C se retiran', ['Raha raise to 6', 'Kian+Navid+C fold']],
    ['Raha به ۶ ریز می‌کند و Kian، Navid و C فولد می‌کنند', ['Raha raise to 6', 'Kian+Navid+C fold']],
    ['Raha 6 तक रेज़ करता है और Kian, Navid और C फोल्ड करते हैं', ['Raha raise to 6', 'Kian+Navid+C fold']],
  ])('has a verb of its own: %s', (line, meanings) => {
    expect(read(line, NAMES)).toEqual({ statements: meanings, problems: [] });
  });
});

describe('a verb with two players', () => {
  it.each([
    ['Raha 3-bets Kian to 20', 'Raha raise to 20'],
    ['Raha raises the blinds to 6', 'Raha raise to 6'],
    ['Raha raises Kian and Navid to 20', 'Raha raise to 20'],
    ['Raha and Kian call Navid', 'Raha+Kian call'],
    ['Raha raises Kian all-in', 'Raha raise allin'],
    ['Raha shoves on Kian', 'Raha all-in'],
    ['Raha calls Kian', 'Raha call'],
    ['Raha calls the big blind', 'Raha call'],
    ['Raha folds to Kian', 'Raha fold'],
    ['Raha and Navid check to Kian', 'Raha+Navid check'],
    ['folds to Kian', 'until(Kian) fold'],
    ['Action folds to Kian', 'until(Kian) fold'],
    ['Raha folds and Kian', 'Raha+Kian fold'],
    ['Raha iguala a Kian', 'Raha call'],
    ['Raha sube a Kian a 20', 'Raha raise to 20'],
    ['Raha sube a la ciega grande a 6', 'Raha raise to 6'],
    ['Raha pasa a Kian', 'Raha check'],
    ['Raha Kian را به ۲۰ ریز می‌کند', 'Raha raise to 20'],
    ['Kian رو Raha کال می‌کند', 'Raha call'],
    ['Raha تا Kian فولد می‌کند', 'Raha fold'],
    ['Raha Kian को 20 तक रेज़ करता है', 'Raha raise to 20'],
    ['Raha ने Kian को कॉल किया', 'Raha call'],
    ['Raha Kian तक फोल्ड करता है', 'Raha fold'],
    ['يرفع Raha Kian إلى 20', 'Raha raise to 20'],
    ['Raha يجاري Kian', 'Raha call'],
    ['يطوي Raha إلى Kian', 'Raha fold'],
  ])('has only one acting player unless a comma or a word joins them: %s', (line, meaning) => {
    expect(read(line, NAMES)).toEqual({ statements: [meaning], problems: [] });
  });

  it.each([
    ['Raha Kian fold', 'Raha fold incomplete'],
    ['Raha Kian فولد می‌کنند', 'Raha fold incomplete'],
    ['Raha کال می‌کند Kian', 'Raha call incomplete'],
    ['Raha Kian कॉल करते हैं', 'Raha call incomplete'],
    ['Raha कॉल करता है Kian', 'Raha call incomplete'],
    ['يطوي Raha Kian', 'Raha fold incomplete'],
    ['se retiran Raha Kian', 'Raha fold incomplete'],
    ['Raha raises to 4x Kian', 'Raha raise to x4 incomplete'],
  ])('is reported where either could act: %s', (line, meaning) => {
    expect(read(line, NAMES)).toEqual({ statements: [meaning], problems: ['second-player «Kian»'] });
  });
});

describe('actions', () => {
  it.each([
    ['Raha folds', 'Raha fold'],
    ['Raha checks', 'Raha check'],
    ['Raha calls', 'Raha call'],
    ['Raha fold', 'Raha fold'],
    ['Raha bet 100', 'Raha bet bare 100'],
    ['Raha calls 300', 'Raha call bare 300'],
    ['Raha calls to 500', 'Raha call to 500'],
    ['Raha raises to 500', 'Raha raise to 500'],
    ['Raha raises by 300', 'Raha raise by 300'],
    ['Raha raises adding 600', 'Raha raise adds 600'],
    ['Raha raises 500', 'Raha raise bare 500'],
    ['Raha raises to 500 by 300 adding 500', 'Raha raise to 500 by 300 adds 500'],
    ['Raha re-raises to 70', 'Raha raise to 70'],
    ['Raha 3-bets to 10bb', 'Raha raise to 10bb'],
    ['Raha raises to 2.5 BB', 'Raha raise to 2.5bb'],
    ['Raha به ۲.۵ بیگ‌بلایند ریز می‌کند', 'Raha raise to 2.5bb'],
    ['Raha raises to 25 BB all-in', 'Raha raise to 25bb allin'],
    ['raises to 600 BB', '@BB raise to 600'],
    ['Raha min-raises', 'Raha raise bare min'],
    ['Raha min-raise', 'Raha raise bare min'],
    ['Raha min-raises to 200', 'Raha raise to 200'],
    ['Raha مینی‌ریز می‌کند', 'Raha raise bare min'],
    ['Raha حداقل ریز می‌کند', 'Raha raise bare min'],
    ['يرفع Raha بالحد الأدنى', 'Raha raise bare min'],
    ['Raha मिन-रेज़ करता है', 'Raha raise bare min'],
    ['Raha hace min-raise', 'Raha raise bare min'],
    ['Raha raises to 3x the big blind', 'Raha raise to 3bb'],
    ['Raha raises to 2.5x the BB', 'Raha raise to 2.5bb'],
    ['Raha 3x the big blind raises', 'Raha raise bare 3bb'],
    ['Raha sube a 3 veces la ciega grande', 'Raha raise to 3bb'],
    ['Raha به ۳ برابر بیگ‌بلایند ریز می‌کند', 'Raha raise to 3bb'],
    ['يرفع Raha إلى 3 أضعاف البلاند الكبير', 'Raha raise to 3bb'],
    ['Raha 3x बिग ब्लाइंड तक रेज़ करता है', 'Raha raise to 3bb'],
    ['RAHA folds', 'Raha fold'],
    ['Rahaa folds', '?Rahaa fold'],
    ['Raha FOLDS', 'Raha fold'],
  ])('reads %s', (line, meaning) => {
    expect(read(line, NAMES)).toEqual({ statements: [meaning], problems: [] });
  });

  it.each([
    ['Raha all-in', 'Raha all-in'],
    ['Kian all-in 150', 'Kian all-in bare 150'],
    ['Kian all in 150', 'Kian all-in bare 150'],
    ['Kian allin 150', 'Kian all-in bare 150'],
    ['Kian all-in 150 by 50', 'Kian all-in by 50 bare 150'],
    ['Kian shoves', 'Kian all-in'],
    ['Kian jams 500', 'Kian all-in bare 500'],
    ['Kian calls 140 all-in', 'Kian call bare 140 allin'],
    ['Kian raises to 500 all-in', 'Kian raise to 500 allin'],
    ['Kian bets all-in 500', 'Kian bet bare 500 allin'],
    ['Kian is all-in', 'Kian all-in'],
  ])('reads an all-in with or without an amount: %s', (line, meaning) => {
    expect(briefs(line, NAMES)).toEqual([meaning]);
  });

  it.each([
    ['500 to raises Raha', 'Raha raise to 500'],
    ['to 500 Raha raises', 'Raha raise to 500'],
    ['raises Raha to 500', 'Raha raise to 500'],
    ['to 500 by 300 raises Raha', 'Raha raise to 500 by 300'],
    ['all-in Kian to 150', 'Kian all-in to 150'],
    ['folds Raha', 'Raha fold'],
    ['bets Raha 100', 'Raha bet bare 100'],
    ['bets Raha 1/2 pot', 'Raha bet bare pot*1/2'],
  ])('reads its words in any order: %s', (line, meaning) => {
    expect(read(line, NAMES)).toEqual({ statements: [meaning], problems: [] });
  });

  it.each([
    ['Raha f', 'Raha fold'],
    ['Raha x', 'Raha check'],
    ['Raha c', 'Raha call'],
    ['Raha b 100', 'Raha bet bare 100'],
    ['Raha r 300', 'Raha raise bare 300'],
    ['Raha r to 300', 'Raha raise to 300'],
    ['C c', 'C call'],
    ['c c', 'c call'],
    ['c folds', 'c fold'],
    ['C and c call', 'C+c call'],
    ['أ c', 'أ call'],
    ['ب folds', 'ب fold'],
  ])('reads a short verb and keeps its letter free for names: %s', (line, meaning) => {
    expect(briefs(line, NAMES)).toEqual([meaning]);
  });

  it.each([
    // A list continues after a comma if its verb is plural, …
    ['Raha, Kian fold', ['Raha+Kian fold'], []],
    ['Raha, Kian, Navid check', ['Raha+Kian+Navid check'], []],
    ['fold Raha, Kian and Navid', ['Raha+Kian+Navid fold'], []],
    ['fold Raha, Kian; Navid calls', ['Raha+Kian fold', 'Navid call'], []],
    // … but no further than its verb.
    ['Raha, Kian folds', ['Kian fold'], ['verb-missing «Raha»']],
    ['Raha folded, Kian and Navid call', ['Raha fold', 'Kian+Navid call'], []],
    ['fold Raha, Kian calls', ['Raha fold', 'Kian call'], []],
    ['fold Raha, Kian 300', ['Raha fold'], ['verb-missing «Kian»']],
    ['Raha, Bob fold', ['?Bob fold'], ['verb-missing «Raha»']],
    ['the blinds fold', ['@SB+@BB fold'], []],
    ['Blinds check', ['@SB+@BB check'], []],
    ['Raha and the blinds call', ['Raha+@SB+@BB call'], []],
    ['the blinds muck', ['@SB+@BB mucks'], []],
    ['Raha and everyone else fold', ['others fold'], []],
    ['others and Raha fold', ['others fold'], []],
    ['Raha and Kian all fold', ['Raha+Kian fold'], []],
    ['folds to the blinds', ['until(@SB) fold'], []],
    ['blinds 1/2', ['blinds 1/2'], []],
    ['the blinds are 1/2', ['blinds 1/2'], []],
    ['Raha posts the big blind', ['Raha posts -'], ['amount-missing «posts»']],
    // `more` is the increase of a raise and the new chips of a call; with a total it is a contradiction.
    ['Raha raises 200 more', ['Raha raise by 200'], []],
    ['Raha raises 200 chips more', ['Raha raise by 200'], []],
    ['Raha 3-bets 200 more all-in', ['Raha raise by 200 allin'], []],
    ['Raha shoves for 200 more', ['Raha all-in by 200'], []],
    ['Raha raises by 200 more', ['Raha raise by 200'], []],
    ['Raha raises adding 200 more', ['Raha raise adds 200'], []],
    ['Raha raises to 500, 200 more', ['Raha raise to 500 by 200'], []],
    ['Raha raises to 500 more', ['Raha raise to 500 incomplete'], ['amount-after «more»']],
    ['Raha calls 200 more', ['Raha call bare 200'], []],
    ['illegal Raha raises 200 more', ['illegal Raha raise by 200'], []],
    ['Raha calls 300 total', ['Raha call to 300'], []],
    ['Raha raises to 300 total', ['Raha raise to 300'], []],
  ])('reads lists of players and the word “more”: %s', (line, meanings, problems) => {
    expect(read(line, NAMES)).toEqual({ statements: meanings, problems: problems });
  });

  it.each([
    // Attached to a number, ل means “to” and ب means nothing; both letters can be players.
    ['يرفع أ لـ400', 'أ raise to 400'],
    ['يرفع أ لـ ٤٠٠', 'أ raise to 400'],
    ['يرفع أ ل1,500', 'أ raise to 1500'],
    ['يراهن أ بـ200', 'أ bet bare 200'],
    ['يرفع أ بـ300', 'أ raise bare 300'],
    ['ب 360 يراهن', 'ب bet bare 360'],
    ['يراهن ب 360', 'ب bet bare 360'],
  ])('reads an Arabic particle attached to a number: %s', (line, meaning) => {
    expect(read(line, NAMES)).toEqual({ statements: [meaning], problems: [] });
  });

  it('splits a number from a particle, but keeps a single digit in a name', () => {
    const cut = (text: string) => parseHand(text).tokens.map((token) => `${token.kind} ${token.text}`);
    expect(cut('لـ٤٠٠')).toEqual(['word لـ', 'number ٤٠٠']);
    expect(cut('ل400')).toEqual(['word ل', 'number 400']);
    expect(cut('ل١٬٥٠٠')).toEqual(['word ل', 'number ١٬٥٠٠']);
    expect(cut('ب1')).toEqual(['word ب1']);
    expect(cut('أ100')).toEqual(['word أ100']);
  });

  it('accepts a short verb only in lower case and after a player', () => {
    expect(briefs('f', NAMES)).toEqual([]);
    expect(briefs('Raha F', NAMES)).toEqual([]);
    expect(briefs('x Raha', NAMES)).toEqual([]);
  });

  it.each([
    ['Raha and Kian fold', ['Raha+Kian fold']],
    ['Raha, Kian and Navid fold', ['Raha+Kian+Navid fold']],
    ['SB and BB fold', ['@SB+@BB fold']],
    ['folds to CO', ['until(@CO) fold']],
    ['folds to Navid', ['until(Navid) fold']],
    ['checks to Navid', ['until(Navid) check']],
    ['to Navid folds', ['until(Navid) fold']],
    ['others fold', ['others fold']],
    ['everyone checks', ['others check']],
    ['everyone else folds', ['others fold']],
    ['small blind folds', ['@SB fold']],
    ['button raises to 6', ['@BTN raise to 6']],
    ['the button folds', ['@BTN fold']],
    ['UTG folds', ['UTG fold']],
    ['UTG+1 folds', ['@UTG+1 fold']],
    ['Big Al folds', ['Big Al fold']],
    ['"Big Al" folds', ['Big Al fold']],
    ['«Big Al» folds', ['Big Al fold']],
    ['Raha: folds', ['Raha fold']],
    ['Raha (BTN) folds', ['Raha fold']],
  ])('finds who acts: %s', (line, meanings) => {
    expect(briefs(line, NAMES)).toEqual(meanings);
  });

  it.each([
    'UTG folds, Raha raises to 6, Kian folds',
    'UTG folds، Raha raises to 6، Kian folds',
    'UTG folds; Raha raises to 6; Kian folds',
    'UTG folds؛ Raha raises to 6؛ Kian folds',
    'UTG folds. Raha raises to 6. Kian folds.',
    'UTG folds। Raha raises to 6। Kian folds।',
    'UTG folds,Raha raises to 6,Kian folds,',
    'UTG folds and Raha raises to 6 and Kian folds',
  ])('separates several actions in a line: %s', (line) => {
    expect(briefs(line, NAMES)).toEqual(['UTG fold', 'Raha raise to 6', 'Kian fold']);
  });

  it('joins players with “and” before one verb, and actions if there are two verbs', () => {
    expect(briefs('Raha folds and Kian and Navid call', NAMES)).toEqual(['Raha fold', 'Kian+Navid call']);
    expect(briefs('Raha raises to 1.5. Kian folds', NAMES)).toEqual(['Raha raise to 1.5', 'Kian fold']);
  });

  it.each([
    ['Raha posts 100', 'Raha posts 100'],
    ['Raha posts dead 50', 'Raha posts 50 dead'],
    ['Raha straddles 400', 'straddle Raha 400'],
    ['Raha posts a straddle of 400', 'straddle Raha 400'],
    ['Raha posts straddle 400', 'straddle Raha 400'],
    ['Raha shows As Kd', 'Raha shows As Kd'],
    ['Raha shows A♠ 10♥', 'Raha shows As Th'],
    ['Raha shows A♠, K♥', 'Raha shows As Kh'],
    ['Raha shows AsKd', 'Raha shows As Kd'],
    ['Raha shows as kd', 'Raha shows As Kd'],
    ['Raha shows ?? xx', 'Raha shows ?? ??'],
    ['Raha mucks', 'Raha mucks'],
    ['Raha and Kian muck', 'Raha+Kian mucks'],
    ['Raha wins', 'Raha wins'],
    ['Raha and Kian win', 'Raha+Kian wins'],
    ['Raha wins 560', 'Raha wins 560'],
    ['Raha wins main pot 560', 'Raha wins main 560'],
    ['Raha wins the main pot', 'Raha wins main'],
    ['Raha wins side pot 500', 'Raha wins side 500'],
    ['Raha wins side pot 2 320', 'Raha wins side2 320'],
    ['Raha wins side pot 2', 'Raha wins side2'],
    ['Raha pushes 1000+500', 'Raha pushes 1000+500'],
    ['Raha pushes 1000 + 500', 'Raha pushes 1000+500'],
    ['Raha pushes 1000, 500', 'Raha pushes 1000+500'],
    ['Raha pushes 3×100', 'Raha pushes 100+100+100'],
    ['Raha pushes 3 x 100', 'Raha pushes 100+100+100'],
    ['Raha pushes 3x100+25', 'Raha pushes 25+100+100+100'],
  ])('reads what players do without a turn: %s', (line, meaning) => {
    expect(read(line, NAMES)).toEqual({ statements: [meaning], problems: [] });
  });

  it('gives each span exactly its words', () => {
    const text = 'Raha raises to 500 all-in, Kian folds';
    const [first, second] = parseHand(text, { names: NAMES }).statements;
    if (first?.kind !== 'action' || second?.kind !== 'action') throw new Error('two actions expected');
    const at = (span: { start: number; end: number } | null) =>
      span === null ? null : text.slice(span.start, span.end);
    expect(at(first)).toBe('Raha raises to 500 all-in');
    expect(at(first.verbSpan)).toBe('raises');
    expect(at(first.to)).toBe('500');
    expect(at(first.allIn)).toBe('all-in');
    expect(at(second)).toBe('Kian folds');
    expect(first.language).toBe('en');
    expect(first.line).toBe(0);
  });
});
