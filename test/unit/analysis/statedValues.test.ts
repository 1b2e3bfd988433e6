/** What versions of a lesson say, in the words and digits of the reader. */

import { describe, expect, it } from 'vitest';
import { compareVersions, placeSentence } from '../../../language/analysis/comparing';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { decimalsOf, statedValue } from '../../../language/analysis/statedValues';
import { inner, sentence } from '../../../language/diagnostics/params';
import { formatSentence } from '../../../language/messages/index';
import { LANGUAGES } from '../../../language/text/languages';

const version = (setup: string, lines: string, prose = ''): MarkdownFile =>
  MarkdownFile.of(`\`\`\`hand a\nblinds 1/2\n${setup}\n${lines}\n\`\`\`\n\n${prose}\n`);

/** `what: here | there` of each difference. */
function differences(language: string, ...versions: MarkdownFile[]): string[] {
  return compareVersions(versions).differences.map((difference) => {
    const values = difference.values.map((said) => {
      const scale = decimalsOf(said);
      const told = sentence('compare/number', {
        hand: inner(placeSentence(difference)),
        fact: statedValue(said, scale),
      });
      return formatSentence(told, { language, digits: 'latin', scale });
    });
    return values.join(' | ');
  });
}

describe('a value that a version states', () => {
  it.each([
    ['seats 3', 'BTN folds', 'BTN raises to 6', 'a: step 3, seat 3: preflop: fold', 'preflop: raise 6'],
    ['seats A, B, C 10', 'C all-in', 'C calls', 'a: step 3, seat 3: preflop: raise 10, all-in', 'preflop: call 2'],
    [
      'unit 0.5\nseats 3',
      'BTN raises to 4.5',
      'BTN raises to 4',
      'a: step 3, seat 3: preflop: raise 4.5',
      'preflop: raise 4',
    ],
  ])('%s: %s or %s', (setup, one, other, ...says) => {
    expect(differences('en', version(setup, one), version(setup, other))[0]?.split(/ \| (?:.*seat \d: )?/)).toEqual(
      says,
    );
  });

  it('is the game and its players where the hand differs', () => {
    expect(differences('en', version('seats 3', ''), version('seats 4', 'flop'))[0]).toBe(
      'Hand a: NLHE, 3 players | Hand a: NLHE spot, 4 players',
    );
  });

  it('is in words where there is no number', () => {
    const [one, other] = [
      version('seats 3', '', 'may<!-- = a: BTN may raise -->'),
      version('seats 3', '', '3<!-- = a: BTN may raise -->'),
    ];
    expect(differences('es', one, other)).toEqual([
      'a: puede subir, asiento 3: en palabras | a: puede subir, asiento 3: 3',
    ]);
  });

  it.each(LANGUAGES)('has its words in %s', (language) => {
    const one = version('ante 1\nseats A, B, C 9', 'C all-in\nA calls');
    const other = version('seats 4', 'BTN folds', '3<!-- = a: layer 1 for SB, BB -->');
    const told = differences(language, one, other).join();
    expect(told).not.toMatch(/undefined|[{}]|compare\/|word\//);
    if (language !== 'en') expect(told).not.toMatch(/\b(hand|players|preflop (raise|fold)|layer)\b/);
  });
});
