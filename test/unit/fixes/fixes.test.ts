/** Every diagnostic that can be mended: the text after each fix, which says something else than before and has the mistake no more. */

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
import { BETTING_ROWS } from './bettingRows';
import { HEADS, type Row } from './rows';
import { SETUP_ROWS } from './setupRows';
import { TEXT_ROWS } from './textRows';

const ROWS: Readonly<Record<string, readonly Row[]>> = { ...BETTING_ROWS, ...SETUP_ROWS, ...TEXT_ROWS };

/** Diagnostics, or sentences of one, about which nothing can be done without the author. */
const WITHOUT: Readonly<Record<string, string>> = {
  'setup/pot-unknown': 'only the author knows how many chips lay in the middle',
  'setup/bad-amount': 'no chip is so large or so small: only the author knows what was meant',
  'text/syntax.branch-depth': 'how the lesson is cut into hands is the author’s',
  'setup/bad-amount.form': 'which number was meant is not to be seen',
  'setup/bad-amount.ledger': 'only the author knows how much the player put in',
  'setup/bad-amount.negative': 'the parser tells a sign before it comes to this',
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
  'text/syntax.fact-expected': 'which fact was meant is not to be seen',
  'text/syntax.fact-missing': 'completion offers the facts',
  'text/syntax.fraction': 'which part was meant is not to be seen',
  'text/syntax.game-missing': 'completion offers the games',
  'text/syntax.illegal-missing': 'completion offers the actions',
  'text/syntax.mark-name': 'only the author knows the name',
  'text/syntax.not-played': 'stud and draw are no games here',
  'text/syntax.not-understood': 'which action was meant is not to be seen',
  'text/syntax.number-expected': 'which number was meant is not to be seen',
  'text/syntax.number-too-large': 'which number was meant is not to be seen',
  'text/syntax.players-after': 'completion offers the players',
  'text/syntax.right-missing': 'completion offers the rights',
  'text/syntax.right-number': 'whether the least or the most was meant is not to be seen',
  'text/syntax.rules-missing': 'completion offers the profiles',
  'text/syntax.seats-missing': 'only the author knows who plays',
  'text/syntax.value-missing': 'completion offers the right value',
  'text/syntax.verb-missing': 'completion offers the actions',
  'text/unknown-word': 'near no name and no keyword: what was meant is not to be seen',
  'text/binding': 'which hand or fact was meant is not to be seen',
  'text/unknown-word.fence-option': 'prose has its own fixes, beside its findings',
  'text/unknown-word.fence-option-near': 'prose has its own fixes, beside its findings',
  'text/same-name': 'prose has its own fixes, beside its findings',
  'text/unused-ignore': 'comments are looked at with the whole document: mending.test.ts holds it',
  'text/equation': 'prose has its own fixes, beside its findings',
  'text/number-differs': 'prose has its own fixes, beside its findings',
  'text/translation-differs': 'which version is right is not to be seen',
};

const BREAK = '⏎';

function written(row: string): string {
  const head = Object.keys(HEADS).find((key) => row.startsWith(key));
  const whole = head === undefined ? row : (HEADS[head] ?? '') + row.slice(head.length);
  return whole.replaceAll(BREAK, '\n');
}

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

const MARK = { sure: '!', likely: '+', possible: '' } as const;

const messagesIn = (problems: readonly Problem[]): string[] => problems.map(({ message }) => message);
const count = (messages: readonly string[], wanted: string): number => messages.filter((m) => m === wanted).length;

describe.each(Object.entries(ROWS))('%s', (message, rows) => {
  it.each(rows)('%s', (before, ...after) => {
    const text = written(before);
    const known = read(text);
    const { replay } = known;
    const problem = replay.problems.find((one) => one.message === message);
    if (problem === undefined) throw new Error(`not found, but ${messagesIn(replay.problems).join(' ')}`);
    const fixes = fixesOf(known, problem, reread);
    const mended = fixes.map((fix) => MARK[fix.confidence] + edited(text, fix));
    expect(mended).toEqual(after.map((row) => /^[!+]?/.exec(row)?.[0] + written(row.replace(/^[!+]?\*?/, ''))));
    fixes.forEach((fix, at) => {
      const found = messagesIn(read(edited(text, fix)).replay.problems);
      const isMended = count(found, message) < count(messagesIn(replay.problems), message);
      const fresh = found.filter((one) => !messagesIn(replay.problems).includes(one));
      expect(!isMended || fresh.length > 0, after[at]).toBe(/^[!+]?\*/.test(after[at] ?? ''));
      expect(isMended || fix.confidence === 'possible', after[at]).toBe(true);
      for (const language of LANGUAGES)
        expect(formatSentence(fix.title, { language, digits: 'latin', scale: 0 })).not.toMatch(
          /[{}]|undefined|[“«]\s*[”»]/,
        );
    });
  });
});

describe('fixes', () => {
  const tested = new Set(Object.keys(ROWS));

  it('are there for every code, or it is told why not', () => {
    const codesOf = (messages: Iterable<string>): Set<string> =>
      new Set(
        [...messages].map((message) => message.replace(/\..*$/, '').replace('claims/too-early', 'expect/not-decided')),
      );
    const known = codesOf([...tested, ...Object.keys(WITHOUT)]);
    const chips = [...tested].some((message) => message.startsWith('chips/'));
    const missing = Object.keys(DIAGNOSTICS).filter(
      (code) => !known.has(code) && !(chips && code.startsWith('chips/')),
    );
    expect(missing).toEqual([]);
  });

  it('are there for every sentence about how a line is written, or it is told why not', () => {
    const sentences = Object.keys(english).filter((key) =>
      /^(text\/(syntax|unknown-word)|setup\/bad-amount)/.test(key),
    );
    expect(sentences.filter((key) => !tested.has(key) && !Object.hasOwn(WITHOUT, key))).toEqual([]);
    expect(Object.keys(WITHOUT).filter((key) => tested.has(key))).toEqual([]);
  });

  it.each(LANGUAGES)('mend a hand in %s too', (language) => {
    const left = Object.entries(BETTING_ROWS).flatMap(([message, rows]) =>
      rows.flatMap(([before]) => {
        const text = translateHand(parseHand(written(before)), { to: language, digits: 'native' });
        const known = read(text);
        const { replay } = known;
        const problem = replay.problems.find((one) => one.message === message);
        if (problem === undefined) return [`${text}: ${message} is gone`];
        const own = messagesIn(replay.problems);
        const chosen = fixesOf(known, problem, reread).filter(({ confidence }) => confidence !== 'possible');
        return chosen.flatMap((fix) => {
          const found = messagesIn(read(edited(text, fix)).replay.problems);
          const fresh = found.filter((one) => !own.includes(one));
          return fresh.length === 0 && count(found, message) < count(own, message) ? [] : [edited(text, fix)];
        });
      }),
    );
    expect(left).toEqual([]);
  });
});

describe('a comment silences', () => {
  const silenced = (text: string): string => {
    const { tree, replay } = read(text);
    const [problem] = replay.problems;
    const fix = problem === undefined ? null : ignoring(tree, problem);
    return fix === null ? text : edited(text, fix);
  };

  it.each([
    ['{6}UTG checks', '{6}# handscript-ignore betting/check-facing-bet⏎UTG checks'],
    ['{6}  UTG checks⏎', '{6}  # handscript-ignore betting/check-facing-bet⏎  UTG checks⏎'],
    [
      '{6}# handscript-ignore bare-raise⏎UTG checks',
      '{6}# handscript-ignore bare-raise betting/check-facing-bet⏎UTG checks',
    ],
    // What stands above a `hand` line belongs to the hand before.
    ['hand "a\u202Eb"⏎{3}', 'hand "a\u202Eb"  # handscript-ignore text/bidi-control⏎{3}'],
    ['hand "a\u202Eb"  # why⏎{3}', 'hand "a\u202Eb"  # handscript-ignore text/bidi-control # why⏎{3}'],
    [
      'hand "a\u202Eb" # handscript-ignore syntax⏎{3}',
      'hand "a\u202Eb" # handscript-ignore syntax text/bidi-control⏎{3}',
    ],
    // A comment in quotation marks is none.
    ['hand "Limit⏎{3}', 'hand "Limit⏎{3}'],
    ['hand ""Limit"⏎{3}', 'hand ""Limit""  # handscript-ignore text/syntax⏎{3}'],
    ['دست «یک⏎seats A', 'دست «یک»  # handscript-ignore setup/blinds-missing⏎seats A'],
    ['blinds 1/2⏎seats⏎  A⏎  B⏎  A', 'blinds 1/2⏎seats⏎  A⏎  B⏎  # handscript-ignore setup/duplicate-player⏎  A'],
  ])('%s', (before, after) => {
    expect(silenced(written(before))).toBe(written(after));
  });
});
