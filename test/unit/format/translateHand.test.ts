import { describe, expect, it } from 'vitest';
import { formatHand } from '../../../language/format/formatHand';
import { type HandTranslationOptions, translateHand } from '../../../language/format/translateHand';
import { parseHand } from '../../../language/syntax/index';
import { replay } from '../replay/hand';

const SEATS = 'seats A, B, C, رها, أ, ب';

/** One line of a hand with these players in another language. */
function line(text: string, to: string, digits: HandTranslationOptions['digits'] = 'keep'): string {
  const translated = translateHand(parseHand(`${SEATS}\n${text}`), { to, digits });
  return translated.split('\n').slice(1).join('\n');
}

describe('sentences in the order of their language', () => {
  it.each([
    ['fa', 'رها raises to 500', 'رها به 500 ریز می‌کند'],
    ['fa', 'A calls 140 all-in', 'A 140 آل‌این کال می‌کند'],
    ['fa', 'folds to CO', 'تا CO فولد می‌کنند'],
    ['es', 'folds to CO', 'se retiran hasta CO'],
    ['hi', 'checks to CO', 'CO तक चेक करते हैं'],
    ['en', 'se retiran hasta CO', 'folds to CO'],
    ['fa', 'A and B fold', 'A و B فولد می‌کنند'],
    ['fa', 'A shows A♠ A♥', 'A A♠ A♥ رو می‌کند'],
    ['fa', 'expect A to call 50, may not raise', 'انتظار A برای کال 50، حق ریز ندارد'],
    ['fa', 'expect A may fold, call', 'انتظار A حق فولد، کال دارد'],
    ['fa', 'expect refund 140 to C, A net +420', 'انتظار برگشت 140 به C، A خالص +420'],
    ['fa', 'expect winner A of main pot', 'انتظار برنده پات اصلی A'],
    ['ar', 'A raises to 90', 'يرفع A إلى 90'],
    ['ar', 'أ and ب fold', 'يطوي أ وب'],
    ['ar', 'expect A may not check', 'توقع A لا يحق له التمرير'],
    ['ar', 'expect layer 1 560 for A, B', 'توقع طبقة 1 560 لـ A، B'],
    ['ar', 'small blind folds', 'يطوي البلاند الصغير'],
    ['hi', 'A raises to 300', 'A 300 तक रेज़ करता है'],
    ['hi', 'A bets 100', 'A 100 की बेट लगाता है'],
    ['hi', 'expect refund 140 to C', 'अपेक्षा C को 140 वापसी'],
    ['hi', 'expect layer 1 560 for A, B, layer 2 180 for B', 'अपेक्षा परत 1 560 A, B के लिए, परत 2 180 B के लिए'],
    ['hi', 'expect A may raise', 'अपेक्षा A रेज़ कर सकता है'],
    ['hi', 'pot 300 for A, B', 'पॉट 300 A, B के लिए'],
    ['hi', 'branch "x" from m\nend', 'शाखा "x" m से\nसमाप्त'],
    ['es', 'A, B and C fold', 'A, B y C se retiran'],
    ['es', 'expect A may raise, is all-in', 'se espera A puede subir, está all-in'],
    ['en', 'رها به ۵۰۰ ریز می‌کند', 'رها raises to ۵۰۰'],
    ['en', 'A 300 तक रेज़ करता है', 'A raises to 300'],
    ['en', 'يرفع الزر إلى 90', 'button raises to 90'],
    ['en', 'انتظار A حق ریز ندارد', 'expect A may not raise'],
    ['es', 'A ۳ برابر ریز می‌کند', 'A sube ۳ veces'],
    ['en', 'A ۳ برابر ریز می‌کند', 'A raises ۳ x'],
    ['fa', 'A raises to 12 thousand', 'A به 12 هزار ریز می‌کند'],
    ['es', 'A raises to 1.5 million all-in', 'A sube a 1.5 millones all-in'],
    ['en', 'A sube a 3 mil millones', 'A raises to 3 billion'],
    ['en', 'A 12 लाख तक रेज़ करता है', 'A raises to 12 lakh'],
    ['en', 'A raises to 12 mil', 'A raises to 12 thousand'],
    ['fa', 'seats A 12 thousand, B 5k', 'بازیکنان A 12 هزار، B 5k'],
    ['en', 'expect A is all-in, is folded', 'expect A is all-in, is folded'],
    ['fa', 'A raises to 1 million and 200 thousand', 'A به 1 میلیون 200 هزار ریز می‌کند'],
    ['en', 'A به ۱ میلیون و ۲۰۰ هزار ریز می‌کند', 'A raises to ۱ million ۲۰۰ thousand'],
    ['en', 'يرفع A إلى ١ مليون و٢٠٠ ألف', 'A raises to ١ million ٢٠٠ thousand'],
    ['hi', 'A sube a 1 millón 200 mil', 'A 1 मिलियन 200 हज़ार तक रेज़ करता है'],
    ['es', 'A opens to 12 from under the gun', 'A (primera posición) sube a 12'],
    ['fa', 'from UTG, A opens to 12', 'A (UTG) به 12 ریز می‌کند'],
    ['ar', 'A in the big blind calls', 'يجاري A (البلاند الكبير)'],
    ['hi', 'A (BTN) folds', 'A (BTN) फोल्ड करता है'],
    ['hi', 'BTN (A) folds', 'BTN (A) फोल्ड करता है'],
    ['es', 'A BTN folds', 'A BTN se retira'],
    ['en', 'A sube a 12 desde el botón', 'A (button) raises to 12'],
    ['en', 'A از باتن به 12 ریز می‌کند', 'A (button) raises to 12'],
    ['en', 'يرفع A من الزر إلى 12', 'A (button) raises to 12'],
    ['en', 'A बटन से 12 तक रेज़ करता है', 'A (button) raises to 12'],
    ['en', 'A बटन पर कॉल करता है', 'A (button) calls'],
    ['es', 'A (BTN) shows A♠ A♥', 'A (BTN) muestra A♠ A♥'],
  ])('%s: %s', (to, text, wanted) => {
    expect(line(text, to)).toBe(wanted);
  });

  it('writes numbers, with their commas, in the wanted digits', () => {
    expect(line('A raises to 1,500.5 by 300', 'fa', 'native')).toBe('A به ۱٬۵۰۰٫۵ با افزایش ۳۰۰ ریز می‌کند');
    expect(line('A 1/2 پات شرط می‌بندد', 'hi', 'native')).toBe('A १/२ पॉट की बेट लगाता है');
    expect(line('انتظار پات جانبی ۲ ۳۲۰', 'en', 'latin')).toBe('expect side pot 2 320');
    expect(line('expect side pot 2 ۳۲۰', 'fa', 'keep')).toBe('انتظار پات جانبی ۲ ۳۲۰');
  });
});

describe('a player named by name and by position', () => {
  const LINES = [
    'C opens to 12 from UTG',
    'D on the button calls',
    'small blind (A) folds',
    'BB B calls',
    'flop',
    'B (BB) checks',
    'C UTG bets 1/2 pot',
  ];
  const hand = `blinds 1/2\nseats A 200, B 200, C 200, D 200\n${LINES.join('\n')}`;
  const steps = (text: string): unknown =>
    replay(text).main.steps.map(({ seat, action, to, illegal }) => ({ seat, action, to, illegal }));

  it.each(['en', 'es', 'fa', 'ar', 'hi'])('is one in a translation, and plays the same: %s', (to) => {
    const translated = translateHand(parseHand(hand), { to });
    expect(replay(translated).problems).toEqual([]);
    expect(steps(translated)).toEqual(steps(hand));
    expect(formatHand(parseHand(hand))).toBe(hand);
    expect(translated.split('\n').slice(2).join()).not.toMatch(/ (?:y|and|و|और) ?(?:UTG|BB|B) /u);
  });
});

describe("the author's own", () => {
  it.each([
    ['a title and a comment', 'branch "A raises to 5" # A folds\nend', 'شاخه "A raises to 5" # A folds\nپایان'],
    ['commentary', '> A folds to B', '> A folds to B'],
    ['what cannot be read', 'A rasies foo', 'A rasies foo'],
    ['a mark', 'mark raise-to', 'نشان raise-to'],
    ['the words of rules', 'rules tda, reopen single-full', 'قواعد tda، reopen single-full'],
    ['a citation', 'cite TDA 2026 49-A', 'استناد TDA 2026 49-A'],
    ['a code', 'illegal under-min-raise: A raises to 3', 'غیرمجاز under-min-raise: A به 3 ریز می‌کند'],
    ['abbreviated positions', 'BTN folds', 'BTN فولد می‌کند'],
    ['short verbs', 'A r 500', 'A r 500'],
    ['silent chips', 'A pushes 1000+500', 'A جلو می‌گذارد 1000+500'],
    ['a deed of nobody', 'win main pot', 'win main pot'],
    ['what is Persian already', 'رها  ریز به ۵۰۰', 'رها  ریز به ۵۰۰'],
  ])('%s stays', (_, text, wanted) => {
    expect(line(text, 'fa')).toBe(wanted);
  });

  it('is kept in lists of seats', () => {
    const text = 'seats\n  Raha (small blind) 1,500 AsKd  # first\n  "flop" 20';
    expect(translateHand(parseHand(text), { to: 'fa', digits: 'native' })).toBe(
      'بازیکنان\n  Raha (اسمال‌بلایند) ۱٬۵۰۰ AsKd  # first\n  "flop" ۲۰',
    );
  });

  it.each([
    ['fa', 'بازیکنان Raha 1500، BTN: Kian (900)'],
    ['hi', 'खिलाड़ी Raha 1500, BTN: Kian (900)'],
    ['ar', 'اللاعبون Raha 1500، BTN: Kian (900)'],
    ['es', 'asientos Raha 1500, BTN: Kian (900)'],
  ])('leaves out words that mean nothing: %s', (to, wanted) => {
    expect(line('seats Raha 1500 chips, BTN: Kian (900 chips)', to)).toBe(wanted);
  });

  it('is kept where a player has the name that the file gives', () => {
    const names = ['Raise', 'Fold'];
    const tree = parseHand('Raise folds', { names });
    expect(translateHand(tree, { to: 'es', names })).toBe('Raise se retira');
  });

  it('keeps comments below each other', () => {
    expect(line('A folds        # one\nB raises to 5  # two', 'es')).toBe('A se retira    # one\nB sube a 5     # two');
  });

  it('is translated in a long hand without a search of the whole hand at each line', {
    retry: 2,
    timeout: 60_000,
  }, () => {
    const many = 6000;
    const tree = parseHand(`${SEATS}\n${'A calls 50, C folds\n'.repeat(many)}`);
    const begun = process.cpuUsage();
    const translated = translateHand(tree, { to: 'es' });
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(4000);
    expect(translated.split('\n').at(-2)).toBe('A iguala 50, C se retira');
  });
});
