/** `raises 500` is read as the total; its fix writes so, in the words of the line. */
import { describe, expect, it } from 'vitest';
import { fixesOf } from '../../../language/fixes/index';
import { formatSentence } from '../../../language/messages/index';
import { replayHand } from '../../../language/replay/index';
import { parseHand } from '../../../language/syntax/index';

const SETUP = 'blinds 100/200\nseats Raha, Kian, Navid\n';

function problemsIn(text: string) {
  return replayHand(parseHand(text)).problems.filter(({ code }) => code === 'betting/bare-raise');
}

function fixesIn(text: string) {
  const tree = parseHand(text);
  const replay = replayHand(tree, null, { record: true });
  const problem = replay.problems.find(({ code }) => code === 'betting/bare-raise');
  if (problem === undefined) throw new Error(`${text}: nothing to mend`);
  return fixesOf({ tree, replay, problems: replay.problems }, problem, null);
}

function fixed(line: string): string {
  const text = SETUP + line;
  const fix = fixesIn(text)[0]?.edits[0];
  if (fix === undefined) throw new Error(`${line}: no fix`);
  return (text.slice(0, fix.start) + fix.newText + text.slice(fix.end)).slice(SETUP.length);
}

describe('the fix of a bare raise', () => {
  it.each([
    ['Navid raises 500', 'Navid raises to 500'],
    ['Navid r 500', 'Navid r to 500'],
    ['Navid raises $500', 'Navid raises to $500'],
    ['Navid ۵۰۰ ریز می‌کند', 'Navid به ۵۰۰ ریز می‌کند'],
    ['يرفع Navid 500', 'يرفع Navid إلى 500'],
    ['Navid 500 रेज़ करता है', 'Navid 500 तक रेज़ करता है'],
    ['Navid sube 500', 'Navid sube a 500'],
    // A word that only leads to the number makes room.
    ['Navid opens for 500', 'Navid opens to 500'],
    ['Navid sube por 500', 'Navid sube a 500'],
    ['Navid با ۵۰۰ ریز می‌کند', 'Navid به ۵۰۰ ریز می‌کند'],
    ['يرفع Navid بـ500', 'يرفع Navid إلى 500'],
    ['يرفع Navid بمبلغ 500', 'يرفع Navid إلى 500'],
    ['Navid 500 के लिए रेज़ करता है', 'Navid 500 तक रेज़ करता है'],
    ['Navid 500 से रेज़ करता है', 'Navid 500 तक रेज़ करता है'],
  ])('%s', (written, wanted) => {
    expect(fixed(written)).toBe(wanted);
    expect(problemsIn(SETUP + wanted)).toEqual([]);
    const total = (line: string) => replayHand(parseHand(SETUP + line)).main.steps.at(-1)?.to;
    expect(total(wanted)).toBe(500);
    expect(total(written)).toBe(500);
  });

  it.each([
    ['بلایندها ۱۰۰/۲۰۰\nبازیکنان ۳\nBTN r ۵۰۰', 'به '],
    ['ब्लाइंड 100/200\nखिलाड़ी 3\nBTN r 500', ' तक'],
  ])('after a short word has the marker of the hand: %j', (text, marker) => {
    expect(fixesIn(text)[0]?.edits.map(({ newText }) => newText)).toEqual([marker]);
  });

  it.each(['Navid makes it 500', 'Navid made it 500 to go', 'Navid raises 500 to go', 'Navid raises to 500 to go'])(
    'is not needed where the words say that it is the total: %s',
    (line) => {
      const { problems, main } = replayHand(parseHand(SETUP + line));
      expect(problems).toEqual([]);
      expect(main.steps.at(-1)?.to).toBe(500);
    },
  );

  it('does not read "makes it so much more" as a total', () => {
    expect(replayHand(parseHand(`${SETUP}Navid makes it 500 more`)).main.steps.at(-1)?.to).toBe(700);
  });

  it('is not offered where the raise is refused', () => {
    expect(problemsIn(`${SETUP}Navid raises 300`)).toEqual([]);
  });

  it.each([
    ['Navid raises 1000', ['Write “to 1000”: 1000 in total', 'Write “by 1000”: 1200 in total']],
    ['Navid raises ۵۰۰', ['Write “to ۵۰۰”: ۵۰۰ in total', 'Write “by ۵۰۰”: ۷۰۰ in total']],
    ['Navid opens for 500', ['Write “to 500”: 500 in total', 'Write “by 500”: 700 in total']],
    ['Navid 500 रेज़ करता है', ['Write “500 तक”: 500 in total', 'Write “500 की बढ़ोतरी”: 700 in total']],
  ])('shows the total of each wording: %s', (line, titles) => {
    const said = fixesIn(SETUP + line).map(({ title }) =>
      formatSentence(title, { language: 'en', digits: 'latin', scale: 0 }),
    );
    expect(said).toEqual(titles);
  });

  it('is not the increase where the stack is smaller', () => {
    expect(fixesIn('blinds 100/200\nseats Raha, Kian, Navid 1100\nNavid raises 1000')).toHaveLength(1);
  });
});
