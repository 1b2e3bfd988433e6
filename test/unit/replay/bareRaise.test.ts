/** `raises 500` is read as the total; its fix writes so, in the words of the line. */
import { describe, expect, it } from 'vitest';
import { replayHand } from '../../../language/replay/index';
import { parseHand } from '../../../language/syntax/index';

const SETUP = 'blinds 100/200\nseats Raha, Kian, Navid\n';

function problemsIn(text: string) {
  return replayHand(parseHand(text)).problems.filter(({ code }) => code === 'betting/bare-raise');
}

function fixed(line: string): string {
  const text = SETUP + line;
  const [problem] = problemsIn(text);
  const [fix] = problem?.fixes[0]?.edits ?? [];
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
  ])('%s', (written, wanted) => {
    expect(fixed(written)).toBe(wanted);
    expect(problemsIn(SETUP + wanted)).toEqual([]);
    const total = (line: string) => replayHand(parseHand(SETUP + line)).main.steps.at(-1)?.to;
    expect(total(wanted)).toBe(500);
    expect(total(written)).toBe(500);
  });

  it('is not offered where the raise is refused', () => {
    expect(problemsIn(`${SETUP}Navid raises 300`)).toEqual([]);
  });
});
