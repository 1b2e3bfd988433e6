/** Completion in a board line: first the cards that the hand gives elsewhere, then free ones. */
import { describe, expect, it } from 'vitest';
import { acceptedIn, completionsIn } from '../../support/completions';

const ALL_IN = 'hand\nblinds 1/2\nseats A 9, B 9\nA all-in, B calls\n';
const FLOP = `${ALL_IN}flop As Kd 7c\n`;
const PERSIAN = 'دست\nبلایند ۱/۲\nبازیکنان رها ۹، کیان ۹\nرها آل‌این، کیان کال می‌کند\nفلاپ A♠ K♦ 7♣\n';

const labels = (marked: string): string[] => completionsIn(marked).items.map(({ label }) => label);

describe('the cards of a board', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['begin with those already on the table', `${FLOP}board |`, ['As Kd 7c', 'As']],
    ['continue after the typed ones', `${FLOP}board As |`, ['Kd 7c', 'Kd']],
    ['continue in the middle of a word', `${FLOP}board AsK|`, ['Kd 7c', 'Kd']],
    ['are those of the flop on a second board', `${FLOP}run twice\nboard As Kd 7c 2d 3d\nboard |`, ['As Kd 7c', 'As']],
    ['are taken from the board above', `${ALL_IN}board As Kd 7c 2d 3d\nflop |`, ['As Kd 7c', 'As']],
    ['are taken street by street', `${ALL_IN}board As Kd 7c 2d 3d\nflop As Kd 7c\nturn |`, ['2d']],
    ['are written as the hand writes them', `${PERSIAN}بورد |`, ['A♠ K♦ 7♣', 'A♠']],
  ])('%s', (_, marked, wanted) => {
    expect(labels(marked)).toEqual(wanted);
  });

  it.each([
    ['after those already on the table', `${FLOP}board As Kd 7c |`],
    ['if another card is in their place', `${FLOP}board Ad |`],
    ['if the hand gives only a later one', `${ALL_IN}flop |\nturn 7c`],
    ['on a second board from its first card on', `${ALL_IN}run twice\nboard As Kd 7c 2d 3d\nboard |`],
  ])('are all the free ones %s', (_, marked) => {
    const found = labels(marked);
    expect(found.length).toBeGreaterThan(40);
    expect(found).not.toContain('7c');
  });

  it('are inserted together', () => {
    expect(acceptedIn(`${FLOP}board A|`, 'As Kd 7c')).toBe(`${FLOP}board As Kd 7c`);
  });
});
