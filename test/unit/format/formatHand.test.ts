import { describe, expect, it } from 'vitest';
import { formatHand, type HandFormatOptions } from '../../../language/format/formatHand';
import { parseHand } from '../../../language/syntax/index';

const format = (text: string, options: HandFormatOptions = {}): string => formatHand(parseHand(text), options);

/** Lines of a hand that lists its players. */
const line = (text: string, options: HandFormatOptions = {}): string =>
  format(`seats Raha, Kian, "Big Al"\n${text}`, options).slice('seats Raha, Kian, "Big Al"\n'.length);

describe('spacing', () => {
  it.each([
    ['  Raha   bets\t100', 'Raha bets 100'],
    ['Raha bets 100 ,Kian folds,"Big Al" calls', 'Raha bets 100, Kian folds, "Big Al" calls'],
    ['Raha bets 100;Kian folds .', 'Raha bets 100; Kian folds.'],
    ['Raha : bets 1 / 2 pot', 'Raha: bets 1/2 pot'],
    ['Raha bets 50 % pot', 'Raha bets 50% pot'],
    ['Raha ( BTN ) bets $ 5', 'Raha (BTN) bets $5'],
    ['blinds 50 / 100', 'blinds 50/100'],
    ['game :  PLO', 'game: PLO'],
    ['expect Raha net  + 420', 'expect Raha net +420'],
    ['Raha pushes 1000 + 500', 'Raha pushes 1000+500'],
    ['Raha pushes 3 × 100', 'Raha pushes 3×100'],
    ['illegal under-min-raise:Raha raises to 5', 'illegal under-min-raise: Raha raises to 5'],
    ['rules tda ,  fl-cap 5/4', 'rules tda, fl-cap 5/4'],
    ['expect layer 1   560 for Raha ,Kian', 'expect layer 1 560 for Raha, Kian'],
  ])('%s', (written, wanted) => {
    expect(line(written)).toBe(wanted);
  });

  it.each([
    ['an unquoted title', 'hand Two  blinds , one raise'],
    ['a quoted name', '"Big Al" bets 5'],
    ['the name of a mark', 'mark a:b'],
    ['the number of a rule', 'cite TDA 2026 49  -A'],
    ['what cannot be read', 'Raha bets   foo  ,bar'],
    ['marks of direction', '\u200fRaha \u200f bets 5'],
    ['commentary', '>  as   told  ,so'],
  ])('leaves %s alone', (_, text) => {
    expect(line(text)).toBe(text);
  });

  it('keeps line ends, and blanks inside an open quotation', () => {
    expect(format('hand "x  \r\n  blinds 1/2 \r\n')).toBe('hand "x  \r\nblinds 1/2\r\n');
    expect(format('blinds 1/2\rseats  3')).toBe('blinds 1/2\rseats 3');
  });
});

describe('spelling', () => {
  it.each([
    ['Raha raise to 300', 'Raha raises to 300'],
    ['RAHA: no player', 'RAHA: no player'],
    ['Raha RAISES to 300', 'Raha raises to 300'],
    ['Raha and Kian folds', 'Raha and Kian fold'],
    ['expect Raha may raises, may not checks', 'expect Raha may raise, may not check'],
    ['expect Raha options folds, calls', 'expect Raha options fold, call'],
    ['Raha all in', 'Raha all-in'],
    ['Raha allin 150', 'Raha all-in 150'],
    ['straddle Raha 4', 'straddle Raha 4'],
    ['Raha straddle 4', 'Raha straddles 4'],
    ['blind 1/2', 'blinds 1/2'],
    ['game nlhe', 'game NLHE'],
    ['game No Limit  Holdem', "game no-limit hold'em"],
    ['btn folds', 'BTN folds'],
    ['رها ۵۰۰ شرط می بندد', 'رها ۵۰۰ شرط می‌بندد'],
    ['Raha 300 तक रेज करता है', 'Raha 300 तक रेज़ करता है'],
  ])('%s', (written, wanted) => {
    expect(line(written)).toBe(wanted);
  });

  it.each([
    'Raha shoves',
    'Raha limps',
    'Raha 3-bets to 300',
    'Raha r 300',
    'Raha x',
    'everyone checks',
    'others fold',
    'se retiran hasta Raha',
    'غیرمجاز رها چک می‌کند',
    'رها به ۸۰۰ با پرداخت تازهٔ ۶۰۰ ریز می‌کند',
    'رها ریز به ۵۰۰',
    'تطوي Raha',
    'expect Raha is all-in',
  ])("keeps the author's word in %s", (text) => {
    expect(line(text)).toBe(text);
  });
});

describe('digits', () => {
  it.each([
    ['رها به ۱٬۵۰۰٫۵ ریز می‌کند', 'رها به 1,500.5 ریز می‌کند', 'latin'],
    ['رها به 1,500.5 ریز می‌کند', 'رها به ۱٬۵۰۰٫۵ ریز می‌کند', 'native'],
    ['Raha 300 तक रेज़ करता है', 'Raha ३०० तक रेज़ करता है', 'native'],
    ['يرفع Raha إلى 90', 'يرفع Raha إلى ٩٠', 'native'],
    ['Raha raises to ۵۰۰', 'Raha raises to 500', 'native'],
    ['Raha raises to ۵۰۰', 'Raha raises to ۵۰۰', 'keep'],
    ['نشان 500', 'نشان 500', 'native'],
  ] as const)('%s is %s in %s ones', (written, wanted, digits) => {
    expect(line(written, { digits })).toBe(wanted);
  });

  it('stay as they are in names, cards, titles and numbers of mixed digits', () => {
    const text = 'بازیکنان P1, Q2\nP1 10♣ 10♦ رو می‌کند\nنشان "5"\nP1 به 1۵ ریز می‌کند';
    expect(format(text, { digits: 'native' })).toBe(text);
  });
});

describe('layout', () => {
  it('indents branches and lists of seats', () => {
    expect(format('seats\nA\n      B 5\n\nbranch "x"\nA bets 5\n# told\nbranch\n > so\nend\nend\nA checks')).toBe(
      'seats\n  A\n  B 5\n\nbranch "x"\n  A bets 5\n  # told\n  branch\n    > so\n  end\nend\nA checks',
    );
  });

  it('puts seats below each other by their width', () => {
    expect(format('seats\nRaha (BTN) 1500 A♠ A♥\n"Big Al" 100bb\nनविद 20 Kc Kd\nرها\n牌牌 (SB)')).toBe(
      [
        'seats',
        '  Raha     (BTN)  1500 A♠ A♥',
        '  "Big Al"       100bb',
        '  नविद               20 Kc Kd',
        '  رها',
        '  牌牌     (SB)',
      ].join('\n'),
    );
  });

  it('leaves a seat whose parts are in another order out of the columns', () => {
    expect(format('seats\nRaha 1500\nAl AsAd 100\nNavid 3')).toBe('seats\n  Raha  1500\n  Al AsAd 100\n  Navid    3');
  });

  it('aligns the entries of a ledger', () => {
    expect(format('ledger\nRaha 140 all in\nB 1360 all-in\nC   500\nD 200 folded')).toBe(
      ['ledger', 'Raha  140 all-in', 'B    1360 all-in', 'C     500', 'D     200 folded'].join('\n'),
    );
  });

  it('keeps comments in their columns where the words leave room', () => {
    expect(format('seats 3\nBTN raise to 6    # a\nSB folds          # b\nBB folds # c\n')).toBe(
      'seats 3\nBTN raises to 6   # a\nSB folds          # b\nBB folds # c\n',
    );
    expect(format('seats 3\nBTN raise to 6  # a\nSB folds        # b')).toBe(
      'seats 3\nBTN raises to 6  # a\nSB folds         # b',
    );
  });

  it('keeps one blank line of several, two before the next hand, and none at the ends', () => {
    expect(format('\n\nblinds 1/2\n\n\n \nseats 3\n\n\n')).toBe('blinds 1/2\n\nseats 3\n');
    expect(format('hand\n\n\nblinds 1/2\n\n\n\n', { isFollowed: true })).toBe('hand\n\nblinds 1/2\n\n\n');
    expect(format('hand\nblinds 1/2\n\n', { isFollowed: true })).toBe('hand\nblinds 1/2\n\n');
    expect(format('\n \n')).toBe('');
  });

  it('reads the players of the file before it spells', () => {
    const text = 'flop  raise to 5\nturn raise to 9';
    const options = { names: ['flop', 'turn'] };
    expect(formatHand(parseHand(text, options), options)).toBe('flop raises to 5\nturn raises to 9');
  });
});
