/** Forms of verbs (gender, number, tense, spoken): each is read like the usual form, as one word of the line. */
import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../../language/syntax/index';
import { keywordsOf } from '../../../../language/syntax/keywords';
import { NAMES, sameTree } from './sameTree';

sameTree('fa', 'spoken and narrated Persian', [
  ['رها فولد می‌کنه', 'رها folds'],
  ['رها کال کرد، کیان چک می‌کنه', 'رها calls, کیان checks'],
  ['رها ۱۰۰ شرط می‌بنده', 'رها bets 100'],
  ['رها ۱۰۰ شرط بست', 'رها bets 100'],
  ['رها ۱۰۰ شرط می‌ذاره', 'رها bets 100'],
  ['کیان به مجموع ۱۵۰ آل‌این می‌شه', 'کیان all-in to 150'],
  ['کیان تا مجموع ۱۵۰ آل‌این شده', 'کیان all-in to 150'],
  ['نوید ۱۵۰ رو کال می‌کنه', 'نوید calls 150'],
  ['رها و کیان فولد می‌کنن', 'رها and کیان fold'],
  ['انتظار رها ریز نمی‌تونه', 'expect رها may not raise'],
  ['رها نصف پات شرط می‌بندد', 'رها bets half pot'],
  ['انتظار رها حق فولد، کال دارد', 'expect رها may fold, call'],
  ['بلایندها ۱۰۰ و ۲۰۰', 'blinds 100/200'],
  ['رها به ۵۰۰ ریز می‌کند، افزایش ۳۰۰', 'رها raises to 500 by 300'],
  ['کیان به مجموع ۱۵۰ آل‌این می‌شود؛ افزایش ۵۰ است.', 'کیان all-in to 150 by 50'],
  ['رها ریز، مجموعاً ۵۰۰', 'رها raises to 500'],
]);

sameTree('ar', 'Arabic verbs of women, of two and of several', [
  ['تطوي أ', 'أ folds'],
  ['ترفع أ إلى 200', 'أ raises to 200'],
  ['تعيد الرفع أ إلى 200', 'أ raises to 200'],
  ['تطابق أ', 'أ calls'],
  ['يراهنان أ وب 100', 'أ and ب bet 100'],
  ['تمرران أ وب', 'أ and ب check'],
  ['أ تدخل أول إن بمجموع 150', 'أ all-in to 150'],
  ['فترفع أ إلى 200', 'أ raises to 200'],
  ['تراهن أ نصف الوعاء', 'أ bets half pot'],
  ['تراهن أ بنصف الوعاء', 'أ bets half pot'],
  ['تقوم أ بالرفع إلى 300', 'أ raises to 300'],
  ['بلاندين 5 و 10', 'blinds 5/10'],
  ['يرفع أ إلى 300، بزيادة 200', 'أ raises to 300 by 200'],
  ['توقع الدور على أ', 'expect أ to act'],
]);

sameTree('hi', 'Hindi verbs of women, of several, polite and to come', [
  ['A फोल्ड करती है', 'A folds'],
  ['A फोल्ड करेगी, B चेक करेगा', 'A folds, B checks'],
  ['A जी कॉल करते हैं', 'A calls'],
  ['A ने 300 तक रेज़ किया', 'A raises to 300'],
  ['A 100 की बेट लगाती है', 'A bets 100'],
  ['A और B चेक करती हैं', 'A and B check'],
  ['A फोल्ड कर देता है', 'A folds'],
  ['A कुल 150 तक ऑल-इन हुआ', 'A all-in to 150'],
  ['A आधे पॉट की बेट लगाती है', 'A bets half pot'],
  ['A पॉट के बराबर रेज़ करती है', 'A raises pot'],
  ['ब्लाइंड 5 और 10', 'blinds 5/10'],
  ['A कुल 300 तक रेज़ करता है: 200 की बढ़ोतरी।', 'A raises to 300 by 200'],
  ['A कुल 300 तक रेज़ करता है, 200 और चिप्स लगाकर', 'A raises to 300 adding 200'],
  ['अपेक्षा A दोबारा रेज़ नहीं कर सकती', 'expect A may not raise'],
  ['अपेक्षा A चेक, बेट कर सकता है', 'expect A may check, bet'],
  ['अपेक्षा A केवल फोल्ड, कॉल, रेज़ कर सकती है, B ऑल-इन है', 'expect A may fold, call, raise, B is all-in'],
  ['अपेक्षा A फोल्ड, B ऑल-इन', 'expect A fold, B all-in'],
]);

sameTree('es', 'Spanish verbs of several and of the past', [
  ['A y B se retiran', 'A and B fold'],
  ['A subió a 300', 'A raises to 300'],
  ['A y B van all-in', 'A and B all-in'],
  ['A apuesta medio bote', 'A bets half pot'],
  ['A sube a 500, con un incremento de 300', 'A raises to 500 by 300'],
]);

describe('a verb with its auxiliary', () => {
  test.each([
    ['رها فولد می‌کند', 'رها فولد می‌کنه', 'رها فولد کرد'],
    ['رها ۱۰۰ شرط می‌بندد', 'رها ۱۰۰ شرط می‌بنده', 'رها ۱۰۰ شرط بست'],
    ['کیان آل‌این می‌شود', 'کیان آل‌این می‌شه', 'کیان آل‌این می‌ره'],
    ['أ يدخل أول إن', 'أ تدخل أول إن', 'أ دخلت أول إن'],
    ['A रेज़ करता है', 'A रेज़ करती है', 'A रेज़ करते हैं', 'A रेज़ करेगी', 'A रेज़ करें', 'A रेज़ किया'],
    ['A 100 की बेट लगाता है', 'A 100 की बेट लगाती है', 'A 100 की बेट लगाते हैं', 'A 100 की बेट लगाएगी'],
    ['A 560 जीतता है', 'A 560 जीतती है', 'A 560 जीतेंगे'],
    ['A se retira', 'A se retiran', 'A se retiró'],
  ])('is one keyword for every player: %s', (usual, ...others) => {
    const unitsIn = (line: string): string[] =>
      keywordsOf(parseHand(line, { names: NAMES })).map(
        ({ word, end }) => `${word}${end === line.length ? ' to the end' : ''}`,
      );
    expect(unitsIn(usual)).toHaveLength(1);
    for (const other of others) expect(unitsIn(other), other).toEqual(unitsIn(usual));
  });
});

describe('numbers after a comma', () => {
  test.each([
    ['A raises to 500, by 300', 'A raises to 500 by 300'],
    ['A all-in, to 150', 'A all-in to 150'],
    ['A raises to 500, by 300, adding 400', 'A raises to 500 by 300 adding 400'],
  ])('belong to the action before them: %s', (line, whole) => {
    const facts = (text: string): unknown =>
      parseHand(text, { names: NAMES }).statements.map((statement) =>
        statement.kind === 'action'
          ? [statement.verb, statement.to?.form, statement.by?.form, statement.adds?.form, statement.bare?.form]
          : statement.kind,
      );
    expect(parseHand(line, { names: NAMES }).problems).toEqual([]);
    expect(facts(line)).toEqual(facts(whole));
  });

  // A number given twice or without a player is not guessed.
  test.each(['A raises to 500, to 600', 'A folds, by 300', 'by 300', 'A raises to 500, 300'])(
    'do not belong to it: %s',
    (line) => {
      expect(parseHand(line, { names: NAMES }).problems).toHaveLength(1);
    },
  );
});
