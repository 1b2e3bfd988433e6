/** Searches the diagnostics for words: matches in the code or the title come first, then matches in the text. */

import { DIAGNOSTICS, type DiagnosticCode } from '../../language/diagnostics/codes';
import { NEUTRAL } from '../../language/syntax/lexicon/index';
import { CANONICAL_WORDS } from '../../language/syntax/lexicon/meanings';
import { phrasesOf } from '../../language/syntax/lexicon/phrasing';
import { LANGUAGES } from '../../language/text/languages';
import { normalizeWord } from '../../language/text/normalize';
import { messageLanguages } from '../messages/index';
import { proseOf, wordsOfCodes } from './pages';

const CODES = Object.keys(DIAGNOSTICS) as readonly DiagnosticCode[];

/** With this many matches in codes and titles, matches in texts are left out. */
const ENOUGH = 3;
const MOST_FOUND = 12;
const IN_TEXT = 2;

export interface CodeMatches {
  /** The best first. */
  readonly codes: readonly DiagnosticCode[];
  /** How many of them match in their code or title. */
  readonly byTitle: number;
}

const NOTHING: CodeMatches = { codes: [], byTitle: 0 };

/** @param language the language to search first; the others follow, because the word may belong to any of them */
export async function codesAbout(asked: string, language: string): Promise<CodeMatches> {
  // Codes use the English words of the notation, so `حداقل ریز` also searches for `min-raise`.
  const ways = [asked, ...wordsCalled(asked)].map((phrase) => wordsIn(phrase).filter((word) => word.length > 1));
  const wanted = ways.filter((words) => words.length > 0);
  if (wanted.length === 0) return NOTHING;
  for (const candidate of [language, ...messageLanguages.filter((other) => other !== language)]) {
    const found = await codesIn(candidate, wanted);
    if (found.codes.length > 0) return found;
  }
  return NOTHING;
}

async function codesIn(language: string, ways: readonly (readonly string[])[]): Promise<CodeMatches> {
  const titles = await wordsOfCodes(language);
  const levels: DiagnosticCode[][] = [[], [], []];
  for (const code of CODES) {
    const text = [DIAGNOSTICS[code].topic ?? '', ...(await proseOf(code, language))].join(' ');
    const places = [code, titles.get(code) ?? '', text].map(wordsIn);
    const level = places.findIndex((_, at) => {
      const words = places.slice(0, at + 1).flat();
      return ways.some((wanted) => hasAll(words, wanted));
    });
    levels[level]?.push(code);
  }
  const byTitle = levels.slice(0, IN_TEXT).flat();
  const codes = byTitle.length >= ENOUGH ? byTitle : levels.flat();
  return { codes: codes.slice(0, MOST_FOUND), byTitle: Math.min(byTitle.length, MOST_FOUND) };
}

/** The English words of the notation that a phrase of any language means. */
function wordsCalled(phrase: string): readonly string[] {
  const key = normalizeWord(phrase.trim());
  return CANONICAL_WORDS.filter((word) =>
    [NEUTRAL, ...LANGUAGES].some((code) => phrasesOf(code, word).some(({ text }) => normalizeWord(text) === key)),
  );
}

const wordsIn = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\p{N}\u200c]+/u).flatMap((word) => normalizeWord(word) || []);

/** English words match from their beginning; others match anywhere, since an article or a prefix may be attached to them. */
function hasAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((one) => words.some((word) => (/^[a-z]/.test(one) ? word.startsWith(one) : word.includes(one))));
}
