import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../../language/syntax/index';
import { briefs, problemsOf } from '../brief';
import { NAMES, sameTree } from './sameTree';

sameTree('ar', 'setup', [
  ['يد', 'hand'],
  ['يد «لاعبان: 170 مقابل 430»', 'hand «لاعبان: 170 مقابل 430»'],
  ['اليد "أ"', 'hand "أ"'],
  ['لعبة NLHE', 'game NLHE'],
  ['لعبة: هولدم بلا حدود', "game: no-limit hold'em"],
  ['لعبة أوماها بحد الوعاء', 'game PLO'],
  ['لعبة أوماها بخمس أوراق', 'game PLO5'],
  ['لعبة أوماها بست أوراق', 'game PLO6'],
  ['لعبة أوماها هاي لو', 'game PLO8'],
  ['لعبة هولدم بحد الوعاء', 'game PLHE'],
  ['لعبة أوماها هاي لو بلا حدود', 'game NLO8'],
  ['لعبة هولدم بحد ثابت', 'game FLHE'],
  ['لعبة أوماها هاي لو بحد ثابت', 'game FLO8'],
  ['لعبة شورت ديك', 'game short deck'],
  ['بلاند 5/10', 'blinds 5/10'],
  ['البلاندات ٥/١٠/٢٠', 'blinds 5/10/20'],
  ['بلاند 100/200 بلا بلاند صغير', 'blinds 100/200 no SB'],
  ['بلاند 400 الزر', 'blinds 400 BTN'],
  ['الرهانات 2/4', 'bets 2/4'],
  ['أنتي 25', 'ante 25'],
  ['أنتي 200 البلاند الكبير', 'ante 200 BB'],
  ['بومب 20', 'bomb 20'],
  ['سترادل UTG 400', 'straddle UTG 400'],
  ['الأرصدة 10000', 'stacks 10000'],
  ['رصيد 100bb', 'stacks 100bb'],
  ['اللاعبون أ، ب 360، ج', 'seats أ, ب 360, ج'],
  ['اللاعبون أ (الزر) 140 رقاقة، ب', 'seats أ (button) 140, ب'],
  ['اللاعبون 6', 'seats 6'],
  ['الزر أ', 'button أ'],
  ['زر أ', 'button أ'],
  ['الوحدة ٠٫٠١', 'unit 0.01'],
  ['اقتطاع 5٪ بسقف 3', 'rake 5% cap 3'],
  ['الريك 2.38', 'rake 2.38'],
  ['اقتطاع لا شيء', 'rake none'],
  ['اقتطاع 5% لا فلوب لا اقتطاع', 'rake 5% no flop no drop'],
  ['قواعد tda', 'rules tda'],
  ['القواعد tda، reopen single-full', 'rules tda, reopen single-full'],
  ['نفترض بلا أنتي، بلا سترادل، بلا اقتطاع، أرصدة عميقة', 'assume no ante, no straddle, no rake, deep stacks'],
  ['افتراض بلا أنتي وبلا سترادل', 'assume no ante and no straddle'],
  ['نفترض عدم وجود اقتطاعات', 'assume no rake'],
]);

sameTree('ar', 'streets and boards', [
  ['قبل الفلوب', 'preflop'],
  ['ما قبل الفلوب', 'preflop'],
  ['الفلوب K♣ 9♦ 7♣', 'flop K♣ 9♦ 7♣'],
  ['على الفلوب', 'flop'],
  ['التيرن 4♥', 'turn 4♥'],
  ['الريفر 2♠', 'river 2♠'],
  ['النهر 2♠', 'river 2♠'],
  ['الكشف', 'showdown'],
  ['البورد K♣ 9♦ 7♣ 4♥ 2♠', 'board K♣ 9♦ 7♣ 4♥ 2♠'],
  ['الطاولة K♣ 9♦ 7♣ 4♥ 2♠', 'board K♣ 9♦ 7♣ 4♥ 2♠'],
  ['التوزيع مرتين', 'run twice'],
  ['الوعاء 300', 'pot 300'],
  ['الوعاء 300 لـ أ، ب', 'pot 300 for أ, ب'],
  ['البوت 300 لأ وب', 'pot 300 for أ and ب'],
]);

sameTree('ar', 'actions', [
  ['يطوي أ', 'أ folds'],
  ['أ يطوي', 'أ folds'],
  ['أ طوى', 'أ folds'],
  ['د يطوي دون إضافة', 'د folds'],
  ['أ ينسحب', 'أ folds'],
  ['فولد أ', 'أ folds'],
  ['أ تشيك', 'أ checks'],
  ['يمرر أ', 'أ checks'],
  ['يجاري أ', 'أ calls'],
  ['أ يجاري 300', 'أ calls 300'],
  ['ب وج يكملان إلى إجمالي 200', 'ب and ج call to 200'],
  ['يكمل ب إلى إجمالي 200', 'ب calls to 200'],
  ['يراهن أ 100', 'أ bets 100'],
  ['أ يراهن 100', 'أ bets 100'],
  ['يدفع أ 160 رهانًا', 'أ bets 160'],
  ['يدفع أ 160 رهاناً', 'أ bets 160'],
  ['يرفع أ إلى 500', 'أ raises to 500'],
  ['أ يرفع إلى 500', 'أ raises to 500'],
  ['إلى 500 يرفع أ', 'أ raises to 500'],
  ['يرفع إلى 500 أ', 'أ raises to 500'],
  ['يرفع أ إلى إجمالي 500', 'أ raises to 500'],
  ['يرفع الزر إلى 90', 'button raises to 90'],
  ['ترفع رها إلى ٥٠٠', 'رها raises to 500'],
  ['يرفع أ بزيادة 300', 'أ raises by 300'],
  ['أ يرفع زيادة 300', 'أ raises by 300'],
  ['يضيف أ 600', 'أ raises adding 600'],
  ['أ يرفع بإضافة 600', 'أ raises adding 600'],
  ['يرفع أ إلى 500 بزيادة 300 بإضافة 500', 'أ raises to 500 by 300 adding 500'],
  ['يرفع أ 500', 'أ raises 500'],
  ['يراهن أ 1/2 الوعاء', 'أ bets 1/2 pot'],
  ['يراهن أ الوعاء', 'أ bets pot'],
  ['يرفع أ الحد الأدنى', 'أ raises min'],
  ['أ يرفع الأقصى', 'أ raises max'],
  ['أ أول إن', 'أ all-in'],
  ['أول إن أ', 'أ all-in'],
  ['أ أول-إن', 'أ all-in'],
  ['أ اول ان', 'أ all-in'],
  ['أ أول إن بمجموع 150', 'أ all-in to 150'],
  ['أ أول إن 150', 'أ all-in 150'],
  ['يدفع ج آخر 300 أول إن', 'ج all-in adding 300'],
  ['أ أول إن بمجموع 150 بزيادة 50', 'أ all-in to 150 by 50'],
  ['يجاري أ أول إن بمجموع 140', 'أ calls to 140 all-in'],
  ['أ يجاري 140 أول إن', 'أ calls 140 all-in'],
  ['يطوي أ وب', 'أ and ب fold'],
  ['يطوي أ و ب', 'أ and ب fold'],
  ['أ وب يطويان', 'أ and ب fold'],
  ['أ، ب وج يطوون', 'أ, ب and ج fold'],
  ['البلاند الصغير يطوي', 'small blind folds'],
  ['البلاند الكبير يجاري', 'big blind calls'],
  ['سمول بلايند يطوي', 'SB folds'],
  ['تحت المدفع يطوي', 'UTG folds'],
  ['طي حتى CO', 'folds to CO'],
  ['يطوي الجميع حتى ج', 'folds to ج'],
  ['تمرير حتى ج', 'checks to ج'],
  ['يطوي الباقون', 'others fold'],
  ['الجميع تشيك', 'everyone checks'],
  ['كل اللاعبين الآخرين طووا', 'others fold'],
  ['يطوي أ، يرفع ب إلى 6؛ يجاري ج', 'أ folds, ب raises to 6; ج calls'],
  ['يطوي أ وب ويجاري ج', 'أ and ب fold and ج calls'],
  ['يرفع الزر إلى 90، فيطوي ب', 'button raises to 90, ب folds'],
]);

sameTree('ar', 'non-turn actions', [
  ['يضع أ 100', 'أ posts 100'],
  ['أ يدفع البلاند 100', 'أ posts 100'],
  ['يضع أ 50 ميتة', 'أ posts dead 50'],
  ['أ يضع سترادل 400', 'أ straddles 400'],
  ['يراهن أ بربع الوعاء', 'أ bets 1/4 pot'],
  ['يضع أ سترادل 400', 'أ straddles 400'],
  ['يكشف أ A♠ A♥', 'أ shows A♠ A♥'],
  ['أ يكشف A♠ A♥', 'أ shows A♠ A♥'],
  ['أ لا يكشف', 'أ mucks'],
  ['يفوز أ', 'أ wins'],
  ['أ يفوز 560', 'أ wins 560'],
  ['يفوز أ بالوعاء الرئيسي', 'أ wins main pot'],
  ['يأخذ أ الوعاء الجانبي 2 320', 'أ wins side pot 2 320'],
  ['أ وب يفوزان', 'أ and ب win'],
  ['أ يدفع بصمت 1000+500', 'أ pushes 1000+500'],
]);

sameTree('ar', 'claims', [
  ['توقع الوعاء 1200', 'expect pot 1200'],
  ['توقع المستوى 500', 'expect level 500'],
  ['توقع زيادة كاملة 300', 'expect full raise 300'],
  ['توقع أدنى رهان 100', 'expect min bet 100'],
  ['توقع أقصى رهان 300', 'expect max bet 300'],
  ['توقع أقصى رهان الوعاء', 'expect max bet pot'],
  ['توقع أ للمجاراة 300', 'expect أ to call 300'],
  ['توقع ثمن المجاراة 300', 'expect to call 300'],
  ['توقع أ يواجه 50', 'expect أ facing 50'],
  ['توقع أدنى رفع 800', 'expect min raise 800'],
  ['توقع أ أدنى رفع إلى 800', 'expect أ min raise to 800'],
  ['توقع أقصى رفع 220', 'expect max raise 220'],
  ['توقع أدنى زيادة 180', 'expect min raise by 180'],
  ['توقع الزيادة الدنيا 180', 'expect min raise by 180'],
  ['توقع أقصى زيادة 180', 'expect max raise by 180'],
  ['توقع أدنى إضافة 600', 'expect min raise adds 600'],
  ['توقع أقصى إضافة 220', 'expect max raise adds 220'],
  ['توقع أ الرصيد المتبقي 300', 'expect أ stack 300'],
  ['توقع أ دفع في الجولة 200', 'expect أ paid 200'],
  ['توقع أ المساهمة 500', 'expect أ paid total 500'],
  ['توقع مساهمة أ 500', 'expect أ paid total 500'],
  ['توقع أ يحق له الرفع', 'expect أ may raise'],
  ['توقع يحق له الرفع', 'expect may raise'],
  ['توقع أ لا يحق له الرفع', 'expect أ may not raise'],
  ['توقع أ لا يحق له التشيك', 'expect أ may not check'],
  ['توقع أ يحق له الفولد', 'expect أ may fold'],
  ['توقع أ يحق له المجاراة', 'expect أ may call'],
  ['توقع أ يستطيع الرهان', 'expect أ may bet'],
  ['توقع أ الخيارات الطي، المجاراة، الرفع', 'expect أ options fold, call, raise'],
  ['توقع الخيارات الطي والتشيك والرهان', 'expect options fold, check and bet'],
  ['توقع أ الدور', 'expect أ to act'],
  ['توقع دور أ', 'expect أ to act'],
  ['توقع أ أول إن', 'expect أ is all-in'],
  ['توقع د منسحب', 'expect د is folded'],
  ['توقع طبقة 1 560 لـ أ، ب، ج', 'expect layer 1 560 for أ, ب, ج'],
  ['توقع طبقة 1 560 لـأ وب وج', 'expect layer 1 560 for أ and ب and ج'],
  ['توقع الطبقة 2 180', 'expect layer 2 180'],
  ['توقع الوعاء الرئيسي 560 ل أ، ب، أ يفوز 5', 'expect main pot 560 for أ, ب, أ wins 5'],
  ['توقع وعاء جانبي 500 لب وج', 'expect side pot 500 for ب and ج'],
  ['توقع الوعاء الجانبي 2 320 لـ ب', 'expect side pot 2 320 for ب'],
  ['توقع إعادة 140 إلى ج', 'expect refund 140 to ج'],
  ['توقع تعاد للزر 80', 'expect refund 80 to BTN'],
  ['توقع يستعيد ب 260', 'expect refund 260 to ب'],
  ['توقع أ يفوز 560', 'expect أ wins 560'],
  ['توقع يأخذ أ 340', 'expect أ wins 340'],
  ['توقع أ يفوز 560 من الوعاء الرئيسي', 'expect أ wins 560 of main pot'],
  ['توقع أ وب يفوزان 280', 'expect أ and ب win 280'],
  ['توقع أ يستلم 600', 'expect أ receives 600'],
  ['توقع يتلقى ب 600', 'expect ب receives 600'],
  ['توقع أ صافي +420', 'expect أ net +420'],
  ['توقع ج صافي −360', 'expect ج net -360'],
  ['توقع صافي د -200', 'expect د net -200'],
  ['توقع الفائز أ', 'expect winner أ'],
  ['توقع الفائز بالوعاء الرئيسي أ', 'expect winner أ of main pot'],
  ['توقع الفائز أ من الوعاء الجانبي 2', 'expect winner أ of side pot 2'],
  ['توقع الاقتطاع 3', 'expect rake 3'],
  [
    'توقع أ للمجاراة 50، لا يحق له الرفع، ب يحق له التشيك، الوعاء 300',
    'expect أ to call 50, may not raise, ب may check, pot 300',
  ],
  ['غير قانوني يرفع أ إلى 250', 'illegal أ raises to 250'],
  ['غير قانوني أ تشيك', 'illegal أ checks'],
  ['غير قانوني under-min-raise: ب يرفع إلى 1000', 'illegal under-min-raise: ب raises to 1000'],
  ['استشهاد TDA 2026 16-B', 'cite TDA 2026 16-B'],
  ['سؤال أ أدنى رفع "كم؟"', 'ask أ min raise "كم؟"'],
]);

sameTree('ar', 'structure', [
  ['علامة بعد-الرفع', 'mark بعد-الرفع'],
  ['فرع "يرفع ب" من نقطة\n  يرفع ب إلى 250\nنهاية', 'branch "يرفع ب" from نقطة\n  ب raises to 250\nend'],
  ['فرع\n  فرع\n  أ تشيك\n  نهاية\nنهاية', 'branch\n  branch\n  أ checks\n  end\nend'],
  ['دفتر\nأ 140 أول إن\nب 360 أول إن\nج 500\nد 200 منسحب', 'ledger\nأ 140 all-in\nب 360 all-in\nج 500\nد 200 folded'],
  ['ميتة 300', 'dead 300'],
]);

describe('spellings of one word', () => {
  test.each([
    'يرفع أ إلى 500',
    'یرفع أ الى 500',
    'يَرفَعُ أ إلى 500',
    'يرفـــع أ إلى ٥٠٠',
    'يرفع أ إلي ۵۰۰',
    '\u200fيرفع أ\u200e إلى 500',
  ])('are read alike: %s', (line) => {
    expect(briefs(line, NAMES)).toEqual(['أ raise to 500']);
  });
});

describe('ambiguous words', () => {
  test('are players if they are single letters, with و and لـ as prefixes or apart', () => {
    const text = 'دفتر\nأ 140\nب 360\nج 500\nتوقع الوعاء الرئيسي 420 لأ وب وج، إعادة 140 لج';
    const tree = parseHand(text);
    expect(tree.names).toEqual(['أ', 'ب', 'ج']);
    expect(briefs(text).at(-1)).toBe('expect main-pot 420 for أ+ب+ج | ج refund 140');
    expect(problemsOf(tree)).toEqual([]);
  });

  test('are players only in the listed form of أ and ا', () => {
    expect(briefs('ا يطوي', ['أ', 'ب'])).toEqual(['?ا fold']);
  });

  test('are players if they are names near keywords, or contain a short word, and act', () => {
    const tree = parseHand('الفلوب\nسلامة يراهن 100\nعلي يجاري\nوليد يجاري');
    expect(tree.names).toEqual(['سلامة', 'علي', 'وليد']);
    expect(problemsOf(tree)).toEqual([]);
  });
});
