/** The words of the notation in every language, for a terminal and as a page. */

import { NEUTRAL } from '../../language/syntax/lexicon/index';
import { CANONICAL_WORDS, type CanonicalWord, MEANINGS, type Meaning } from '../../language/syntax/lexicon/meanings';
import { nameOfLanguage, phrasesOf } from '../../language/syntax/lexicon/phrasing';
import type { LanguageCode } from '../../language/syntax/tree';
import { LANGUAGES } from '../../language/text/languages';
import { normalizeWord } from '../../language/text/normalize';
import type { Speech } from '../messages/index';

/** Behind a phrase that no lesson uses: a native player should look at it. */
const REVIEW = '°';

type WordGroup =
  | 'Set-up and structure'
  | 'Players'
  | 'Actions'
  | 'Numbers'
  | 'Expectations'
  | 'Joints'
  | 'Options'
  | 'Games'
  | 'Fillers';

const GROUP_OF: Readonly<Record<Meaning['role'], WordGroup>> = {
  statement: 'Set-up and structure',
  position: 'Players',
  others: 'Players',
  verb: 'Actions',
  'all-in': 'Actions',
  'non-turn-verb': 'Actions',
  folded: 'Actions',
  dead: 'Actions',
  marker: 'Numbers',
  more: 'Numbers',
  amount: 'Numbers',
  unit: 'Numbers',
  suffix: 'Numbers',
  fact: 'Expectations',
  'pot-name': 'Expectations',
  may: 'Expectations',
  'may-not': 'Expectations',
  not: 'Expectations',
  and: 'Joints',
  for: 'Joints',
  or: 'Joints',
  from: 'Joints',
  option: 'Options',
  assumption: 'Options',
  game: 'Games',
  filler: 'Fillers',
};

/** The groups in the order in which they are listed, each with its words. */
function grouped(words: readonly CanonicalWord[]): readonly (readonly [WordGroup, readonly CanonicalWord[]])[] {
  const groups = new Map<WordGroup, CanonicalWord[]>(Object.values(GROUP_OF).map((group) => [group, []]));
  for (const word of words) groups.get(GROUP_OF[MEANINGS[word][0].meaning.role])?.push(word);
  return [...groups].filter(([, list]) => list.length > 0);
}

/** The words that a person asks for: those with a phrase, in any language, that begins so; all where nothing is asked. */
export function wordsAskedFor(asked: string | undefined): readonly CanonicalWord[] {
  if (asked === undefined) return CANONICAL_WORDS;
  const key = normalizeWord(asked.trim());
  const matches = (text: string): boolean => normalizeWord(text).startsWith(key);
  return CANONICAL_WORDS.filter(
    (word) =>
      matches(word) || [NEUTRAL, ...LANGUAGES].some((code) => phrasesOf(code, word).some(({ text }) => matches(text))),
  );
}

/** Word by word, a line for each of the languages. */
export function wordsText(
  words: readonly CanonicalWord[],
  languages: readonly LanguageCode[],
  { say }: Speech,
): string {
  const width = Math.max(...languages.map((language) => language.length));
  const blocks = words.map((word) => {
    const lines = languages.map((language) => [language.padEnd(width), listed(language, word, ', ')] as const);
    const told = lines.filter(([, phrases]) => phrases !== '').map(([code, phrases]) => `  ${code}  ${phrases}\n`);
    return `${word}\n${told.join('')}`;
  });
  return `${blocks.join('')}\n${REVIEW} ${say('words/review')}\n`;
}

/** Words as Markdown tables, a column for each of the languages; all of both make a page of its own. */
export function wordsPage(asked = CANONICAL_WORDS, languages = LANGUAGES): string {
  const heads = languages.map((language) => nameOfLanguage(language) ?? language);
  const tables = grouped(asked).map(([group, words]) => {
    const rows = words.map((word) => {
      const cells = languages.map((language) => cell(listed(language, word, ' · ')));
      return `| \`${word}\` | ${cells.join(' | ')} |`;
    });
    return [`## ${group}`, '', `| | ${heads.join(' | ')} |`, `|---${'|---'.repeat(heads.length)}|`, ...rows].join('\n');
  });
  const introduction = asked === CANONICAL_WORDS && languages === LANGUAGES ? `${INTRODUCTION}\n\n` : '';
  return `${introduction}${tables.join('\n\n')}\n`;
}

const INTRODUCTION = `# Words

Every word of the notation in each of its languages, the usual phrase first. Languages may be mixed in one file. Where a phrase has a space, a hyphen or a
half-space, these may stand for each other or be left out; letter case, vowel signs and letter forms make no difference. ${REVIEW} marks a phrase that no lesson
uses: a native player should look at it.

This page is made from \`language/syntax/lexicon/\`; \`handscript words --format markdown > docs/words.md\` makes it anew, and \`handscript words refund\`
tells one word on the command line.`;

/** A language's phrases; what is written alike everywhere stands first. */
function listed(language: LanguageCode, word: CanonicalWord, separator: string): string {
  return [...phrasesOf(NEUTRAL, word), ...phrasesOf(language, word)]
    .map(({ text, review }) => (review ? text + REVIEW : text))
    .join(separator);
}

/** Isolated from the table's direction. */
const cell = (phrases: string): string => (phrases === '' ? '–' : `<bdi>${phrases}</bdi>`);
