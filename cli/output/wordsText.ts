/** The words of the notation in every language, for a terminal and as a page. */

import { NEUTRAL } from '../../language/syntax/lexicon/index';
import { CANONICAL_WORDS, type CanonicalWord, MEANINGS, type Meaning } from '../../language/syntax/lexicon/meanings';
import { nameOfLanguage, phrasesOf } from '../../language/syntax/lexicon/phrasing';
import type { LanguageCode } from '../../language/syntax/tree';
import { LANGUAGES } from '../../language/text/languages';
import { normalizeWord } from '../../language/text/normalize';
import type { Localizer } from '../messages/index';

/** Marks a phrase that no lesson uses: a native player should review it. */
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

/** The words with a phrase, in any language, that begins with the given text; without a text all words. */
export function wordsAskedFor(asked: string | undefined): readonly CanonicalWord[] {
  if (asked === undefined) return CANONICAL_WORDS;
  const key = normalizeWord(asked.trim());
  const matches = (text: string): boolean => normalizeWord(text).startsWith(key);
  return CANONICAL_WORDS.filter(
    (word) =>
      matches(word) || [NEUTRAL, ...LANGUAGES].some((code) => phrasesOf(code, word).some(({ text }) => matches(text))),
  );
}

/** Words for a terminal, with a line for each language. */
export function wordsText(
  words: readonly CanonicalWord[],
  languages: readonly LanguageCode[],
  { say }: Localizer,
): string {
  const width = Math.max(...languages.map((language) => language.length));
  const blocks = words.map((word) => {
    const lines = languages.map((language) => [language.padEnd(width), listed(language, word, ', ')] as const);
    const filled = lines.filter(([, phrases]) => phrases !== '').map(([code, phrases]) => `  ${code}  ${phrases}\n`);
    return `${word}\n${filled.join('')}`;
  });
  return `${blocks.join('')}\n${REVIEW} ${say('words/review')}\n`;
}

/** Words as Markdown: a heading for each word, a list item for each language. All words in all languages make the page `docs/words.md`. */
export function wordsPage(asked = CANONICAL_WORDS, languages = LANGUAGES): string {
  const sections = grouped(asked).map(([group, words]) => {
    const entries = words.map((word) => {
      const items = languages.map((language) => listItem(language, word));
      return `### \`${word}\`\n\n${items.join('\n')}`;
    });
    return `## ${group}\n\n${entries.join('\n\n')}`;
  });
  const introduction = asked === CANONICAL_WORDS && languages === LANGUAGES ? `${INTRODUCTION}\n\n` : '';
  return `${introduction}${sections.join('\n\n')}\n`;
}

const INTRODUCTION = `# Words

This page lists every word of the notation in each of its languages, the usual phrase first. One file may mix languages.

- A space, a hyphen and a half-space in a phrase are interchangeable and may be left out.
- Letter case, vowel signs and letter forms make no difference.
- ${REVIEW} marks a phrase that no lesson uses. A native player should review it.

The source is \`language/syntax/lexicon/\`. \`handscript words --format markdown > docs/words.md\` writes this page again, and
\`handscript words refund\` shows one word in the terminal.`;

/** The widest line of the page. */
const WIDTH = 150;
const SEPARATOR = ' ·';

/** A language and its phrases as a list item. It is wrapped between phrases. */
function listItem(language: LanguageCode, word: CanonicalWord): string {
  const start = `- ${isolated(nameOfLanguage(language) ?? language)}:`;
  const phrases = listed(language, word, `${SEPARATOR}\n`);
  if (phrases === '') return `${start} –`;
  const lines = [start];
  for (const phrase of isolated(phrases).split('\n')) {
    const line = `${lines.at(-1)} ${phrase}`;
    if (line.length <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(`  ${phrase}`);
  }
  return lines.join('\n');
}

/** A language's phrases. Those that all languages share come first. */
function listed(language: LanguageCode, word: CanonicalWord, separator: string): string {
  return [...phrasesOf(NEUTRAL, word), ...phrasesOf(language, word)]
    .map(({ text, review }) => (review ? text + REVIEW : text))
    .join(separator);
}

/** A text whose direction does not affect the text around it. */
const isolated = (text: string): string => `<bdi>${text}</bdi>`;
