/** Several players in one word: everyone, both, and what goes around. */
import { describe, expect, it } from 'vitest';
import { translateHand } from '../../../language/format/translateHand';
import { parseHand } from '../../../language/syntax/index';
import { messagesIn, namesOf, problemsIn, replay } from './hand';

const FOUR = 'blinds 1/2\nseats A 100, B 100, C 100, D 100\n';

/** What the players do, without the blinds. */
const told = (text: string): string => {
  const hand = replay(text);
  const steps = hand.main.steps.slice(2).map(({ seat, action }) => `${namesOf(hand)[seat]} ${action}`);
  return steps.join(', ');
};

describe('the players who are left act together', () => {
  it.each([
    ['C raises to 6, folds around', 'C raise, D fold, A fold, B fold'],
    ['C raises to 6, all fold', 'C raise, D fold, A fold, B fold'],
    ['C raises to 6, everyone folds around', 'C raise, D fold, A fold, B fold'],
    ['C raises to 6, folds around to B, B calls', 'C raise, D fold, A fold, B call'],
    ['C raises to 6, they all call', 'C raise, D call, A call, B call'],
    ['calls around', 'C call, D call, A call, B check'],
    [
      'C calls, D folds, A calls, B checks\nflop\nchecks around',
      'C call, D fold, A call, B check, A check, B check, C check',
    ],
    ['C calls, folds around to B, B checks\nflop\ncheck through', 'C call, D fold, A fold, B check, B check, C check'],
    ['C raises to 6, D folds, both call', 'C raise, D fold, A call, B call'],
    ['C calls, D folds, both of them call', 'C call, D fold, A call, B check'],
    ['C raises to 6, D folds, both players fold', 'C raise, D fold, A fold, B fold'],
    ['C raises to 6, all three fold', 'C raise, D fold, A fold, B fold'],
    ['C raises to 6, D folds, A and B both call', 'C raise, D fold, A call, B call'],
    ['both C and D fold, the two blinds check', 'C fold, D fold, A call, B check'],
    ['C, D fold\nA calls, B checks\nflop\nboth check', 'C fold, D fold, A call, B check, A check, B check'],
  ])('%s', (text, wanted) => {
    expect(told(FOUR + text)).toBe(wanted);
  });

  it.each([
    ['es', 'C sube a 6, D se retira, ambos igualan\nflop\ntoda la mesa pasa'],
    ['es', 'C sube a 6, D se retira, los dos igualan\nflop\npasan todos'],
    ['fa', 'C به 6 ریز می‌کند، D فولد می‌کند، هر دو کال می‌کنند\nفلاپ\nهمه چک می‌کنند'],
    ['fa', 'C به 6 ریز می‌کند، D فولد می‌کند، هر دو نفر کال می‌کنند\nفلاپ\nهر سه چک می‌کنند'],
    ['ar', 'يرفع C إلى 6، يطوي D، يجاري كلاهما\nالفلوب\nالجميع يمرر'],
    ['hi', 'C 6 तक रेज़ करता है, D फोल्ड करता है, दोनों कॉल करते हैं\nफ्लॉप\nसभी चेक करते हैं'],
    ['hi', 'C 6 तक रेज़ करता है, D फोल्ड करता है, दोनों खिलाड़ी कॉल करते हैं\nफ्लॉप\nतीनों चेक करते हैं'],
  ])('in %s: %s', (_, text) => {
    expect(told(FOUR + text)).toBe('C raise, D fold, A call, B call, A check, B check, C check');
    expect(problemsIn(FOUR + text)).toEqual([]);
  });

  it.each(['es', 'fa', 'ar', 'hi'])('is translated, and plays the same: %s', (to) => {
    const text = `${FOUR}C raises to 6, D folds, both call\nflop\nchecks around\nturn\nA bets 3, B folds, C folds`;
    const translated = translateHand(parseHand(text), { to });
    expect(translated).not.toMatch(/both|around/);
    expect(told(translated)).toBe(told(text));
    expect(problemsIn(translated)).toEqual([]);
  });
});

describe('`both` means two players', () => {
  it.each([
    [
      'C raises to 6\nboth fold\nflop',
      'C raise, D fold, A fold, B fold',
      ['This line says that 2 players act. Still to act: D, A, B.'],
    ],
    [
      'C raises to 6, D folds, A folds\nboth fold',
      'C raise, D fold, A fold, B fold',
      ['This line says that 2 players act. Still to act: B.'],
    ],
    [
      'C raises to 6, D folds, all three call\nflop\nA checks, both check',
      'C raise, D fold, A call, B call, A check, B check, C check',
      ['This line says that 3 players act. Still to act: A, B.'],
    ],
    [
      'C folds, D folds, A calls, B checks\nboth check',
      'C fold, D fold, A call, B check',
      ['Nobody is left to act: the preflop betting is closed.'],
    ],
  ])('%s', (text, wanted, messages) => {
    expect(told(FOUR + text)).toBe(wanted);
    expect(messagesIn(FOUR + text)).toEqual(messages);
  });
});
