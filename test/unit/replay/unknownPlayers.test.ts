/** A name that nobody has: the one that was probably meant is told with it. */
import { describe, expect, it } from 'vitest';
import { formatSentence } from '../../../language/messages/index';
import { replayHand } from '../../../language/replay/index';
import { parseHand } from '../../../language/syntax/index';

const said = (text: string, language = 'en'): string[] => {
  const { problems, scale } = replayHand(parseHand(text), null);
  return problems
    .filter(({ code }) => code === 'setup/unknown-player')
    .map((sentence) => formatSentence(sentence, { language, digits: 'latin', scale }));
};

const HAND = 'blinds 50/100\nseats Raha, Kian, Navid, Villain\n';
const LIST = 'Players: Raha, Kian, Navid, Villain.';

describe('an unknown player', () => {
  it.each([
    ['navit calls', 'Nobody here is called navit; did you mean Navid?'],
    ['RAHAA calls', 'Nobody here is called RAHAA; did you mean Raha?'],
    ['Kain calls', 'Nobody here is called Kain; did you mean Kian?'],
    ['Vilain calls', 'Nobody here is called Vilain; did you mean Villain?'],
    ['button navit', 'Nobody here is called navit; did you mean Navid?'],
    ['Zoe calls', 'Nobody here is called Zoe.'],
  ])('%s', (line, told) => {
    expect(said(HAND + line)).toEqual([`${told} ${LIST}`]);
  });

  it.each(['navid calls', 'RAHA checks', 'button navid', 'expect KIAN to call 50'])(
    'is none for the case of letters: %s',
    (line) => {
      expect(said(HAND + line)).toEqual([]);
    },
  );

  it('is not matched with one of two equally similar names', () => {
    expect(said('blinds 50/100\nseats Dara, Sara, Kian\nKian calls\nLara folds')).toEqual([
      'Nobody here is called Lara; did you mean Dara, Sara? Players: Dara, Sara, Kian.',
    ]);
  });

  it.each([
    ['fa', 'کسی به نام navit اینجا نیست؛ منظورتان Navid بود؟'],
    ['ar', 'لا يوجد هنا لاعب باسم navit؛ هل قصدت Navid؟'],
    ['hi', 'यहाँ navit नाम का कोई खिलाड़ी नहीं है; क्या आपका मतलब Navid था?'],
    ['es', 'Aquí nadie se llama navit. ¿Querías decir Navid?'],
  ])('in %s', (language, told) => {
    expect(said(`${HAND}navit calls`, language)[0]).toContain(told);
  });

  it('is reported in another script', () => {
    expect(said('بلایندها ۵۰/۱۰۰\nبازیکنان رها، کیان، نوید\nکایان کال', 'fa')[0]).toContain('منظورتان کیان بود؟');
  });
});
