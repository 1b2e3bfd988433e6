/** Every diagnostic that has fixes. The files of `cases/` have a hand before and after each fix; the fixed hand no longer has the mistake. */

import { describe, expect, it } from 'vitest';
import { DIAGNOSTICS } from '../../../language/diagnostics/codes';
import type { Fix, Problem } from '../../../language/diagnostics/problem';
import { fixesOf, ignoring } from '../../../language/fixes/index';
import { translateHand } from '../../../language/format/translateHand';
import english from '../../../language/messages/en.json';
import { formatSentence } from '../../../language/messages/index';
import { replayHand } from '../../../language/replay/index';
import { parseHand } from '../../../language/syntax/index';
import { LANGUAGES } from '../../../language/text/languages';
import { fixCases, fixCasesIn } from './fixCases';

const CASES = fixCasesIn('test/unit/fixes/cases');

/** Diagnostics, or single messages of one, that only the author can fix. */
const CODES_WITHOUT_FIX: Readonly<Record<string, string>> = {
  'setup/pot-unknown': 'only the author knows how many chips were in the middle',
  'setup/bad-amount': 'no chip is so large or so small: only the author knows what was meant',
  'text/syntax.branch-depth': 'only the author can decide how to split the lesson into hands',
  'setup/bad-amount.form': 'nothing shows which number was meant',
  'setup/bad-amount.ledger': 'only the author knows how much the player put in',
  'setup/bad-amount.negative': 'the parser reports a sign first',
  'text/syntax.amount-after': 'completion offers the amounts',
  'text/syntax.amount-expected': 'completion offers the amounts',
  'text/syntax.ask-missing': 'completion offers the facts',
  'text/syntax.assume-missing': 'completion offers the assumptions',
  'text/syntax.branch-from-missing': 'completion offers the marks',
  'text/syntax.button-player': 'completion offers the players',
  'text/syntax.cards-missing': 'only the author knows the cards',
  'text/syntax.cite-missing': 'completion offers the rules',
  'text/syntax.entry-amount': 'only the author knows how much the player put in',
  'text/syntax.expect-missing': 'completion offers the facts',
  'text/syntax.fact-expected': 'nothing shows which fact was meant',
  'text/syntax.fact-missing': 'completion offers the facts',
  'text/syntax.fraction': 'nothing shows which fraction was meant',
  'text/syntax.game-missing': 'completion offers the games',
  'text/syntax.illegal-missing': 'completion offers the actions',
  'text/syntax.mark-name': 'only the author knows the name',
  'text/syntax.not-played': 'stud and draw are not supported',
  'text/syntax.not-understood': 'nothing shows which action was meant',
  'text/syntax.number-expected': 'nothing shows which number was meant',
  'text/syntax.number-too-large': 'nothing shows which number was meant',
  'text/syntax.players-after': 'completion offers the players',
  'text/syntax.right-missing': 'completion offers the rights',
  'text/syntax.right-number': 'nothing shows whether the minimum or the maximum was meant',
  'text/syntax.rules-missing': 'completion offers the profiles',
  'text/syntax.seats-missing': 'only the author knows who plays',
  'text/syntax.value-missing': 'completion offers the right value',
  'text/syntax.verb-missing': 'completion offers the actions',
  'text/unknown-word': 'similar to no name and no keyword, so nothing shows what was meant',
  'text/binding': 'nothing shows which hand or fact was meant',
  'text/unknown-word.fence-option': 'prose has its own fixes',
  'text/unknown-word.fence-option-near': 'prose has its own fixes',
  'text/same-name': 'prose has its own fixes',
  'text/unused-ignore': 'comments are checked with the whole document, in safeFixes.test.ts',
  'text/equation': 'prose has its own fixes',
  'text/number-differs': 'prose has its own fixes',
  'text/translation-differs': 'nothing shows which version is right',
};

function read(text: string) {
  const tree = parseHand(text);
  const replay = replayHand(tree, null, { record: true });
  return { tree, replay, problems: replay.problems };
}

const reread = (text: string): readonly Problem[] => read(text).problems;

function edited(text: string, { edits }: Fix): string {
  let result = '';
  let at = 0;
  for (const { start, end, newText } of edits) {
    result += text.slice(at, start) + newText;
    at = end;
  }
  return result + text.slice(at);
}

const messagesIn = (problems: readonly Problem[]): string[] => problems.map(({ message }) => message);
const count = (messages: readonly string[], wanted: string): number => messages.filter((m) => m === wanted).length;

describe.each([...CASES])('the fixes of %s', (message, cases) => {
  it.each(cases)('$title', ({ before, after }) => {
    const known = read(before);
    const own = messagesIn(known.problems);
    const fixes = fixesOf(known, problemIn(known.problems, message), reread);
    expect(fixes.map((fix) => ({ confidence: fix.confidence, text: edited(before, fix) }))).toEqual(
      after.map(({ confidence, text }) => ({ confidence, text })),
    );
    for (const [at, fix] of fixes.entries()) {
      const found = messagesIn(reread(edited(before, fix)));
      const isFixed = count(found, message) < count(own, message);
      const isWorse = found.some((one) => !own.includes(one));
      expect(!isFixed || isWorse, after[at]?.text).toBe(after[at]?.hasAnotherMistake);
      expect(isFixed || fix.confidence === 'possible', after[at]?.text).toBe(true);
      expectCompleteTitle(fix);
    }
  });
});

function problemIn(problems: readonly Problem[], message: string): Problem {
  const problem = problems.find((one) => one.message === message);
  if (problem === undefined) throw new Error(`${message} is not found, but ${messagesIn(problems).join(' ')}`);
  return problem;
}

/** Every value of the title is filled in, in every language. */
function expectCompleteTitle({ title }: Fix): void {
  for (const language of LANGUAGES)
    expect(formatSentence(title, { language, digits: 'latin', scale: 0 })).not.toMatch(/[{}]|undefined|[“«]\s*[”»]/);
}

describe('fixes', () => {
  const tested = new Set(CASES.keys());

  it('exist for every code, or the test says why not', () => {
    const codesOf = (messages: Iterable<string>): Set<string> =>
      new Set(
        [...messages].map((message) => message.replace(/\..*$/, '').replace('claims/too-early', 'expect/not-decided')),
      );
    const known = codesOf([...tested, ...Object.keys(CODES_WITHOUT_FIX)]);
    const chips = [...tested].some((message) => message.startsWith('chips/'));
    const missing = Object.keys(DIAGNOSTICS).filter(
      (code) => !known.has(code) && !(chips && code.startsWith('chips/')),
    );
    expect(missing).toEqual([]);
  });

  it('exist for every message about how a line is written, or the test says why not', () => {
    const sentences = Object.keys(english).filter((key) =>
      /^(text\/(syntax|unknown-word)|setup\/bad-amount)/.test(key),
    );
    expect(sentences.filter((key) => !tested.has(key) && !Object.hasOwn(CODES_WITHOUT_FIX, key))).toEqual([]);
    expect(Object.keys(CODES_WITHOUT_FIX).filter((key) => tested.has(key))).toEqual([]);
  });

  const bettingCases = [...CASES].filter(([message]) => message.startsWith('betting/'));

  it.each(LANGUAGES)('work in a hand translated into %s', (language) => {
    const failed = bettingCases.flatMap(([message, cases]) =>
      cases.flatMap(({ before }) => {
        const text = translateHand(parseHand(before), { to: language, digits: 'native' });
        const known = read(text);
        const own = messagesIn(known.problems);
        const chosen = fixesOf(known, problemIn(known.problems, message), reread).filter(
          ({ confidence }) => confidence !== 'possible',
        );
        return chosen
          .map((fix) => edited(text, fix))
          .filter((fixed) => {
            const found = messagesIn(reread(fixed));
            return found.some((one) => !own.includes(one)) || count(found, message) >= count(own, message);
          });
      }),
    );
    expect(failed).toEqual([]);
  });
});

describe('a comment that silences a finding', () => {
  const silenced = (text: string): string => {
    const { tree, replay } = read(text);
    const [problem] = replay.problems;
    const fix = problem === undefined ? null : ignoring(tree, problem);
    return fix === null ? text : edited(text, fix);
  };

  it.each(fixCases('test/unit/fixes/ignoreComments.md'))('$title', ({ before, after }) => {
    expect(silenced(before)).toBe(after[0]?.text);
  });
});
