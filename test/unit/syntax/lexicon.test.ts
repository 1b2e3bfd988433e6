import { readdirSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { getVocabulary, loadScript, type TrieNode } from '../../../language/syntax/lexicon/index';
import type { Lexicon } from '../../../language/syntax/lexicon/lexicon';
import { CANONICAL_WORDS, CONTEXT_COUNT, HEAD, MEANINGS } from '../../../language/syntax/lexicon/meanings';
import { buildVocabulary, formsOf, spellingsOf } from '../../../language/syntax/lexicon/vocabulary';
import { blockOf, LANGUAGES } from '../../../language/text/languages';

const folder = new URL('../../../language/syntax/lexicon/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'schema.json');
const lexicons = files.map((file) => ({ file, lexicon: read(file) as Lexicon }));
const phrasesOf = (lexicon: Lexicon) =>
  Object.entries(lexicon.words).flatMap(([word, items]) =>
    items.flatMap((item) => {
      const phrase = typeof item === 'string' ? item : item.phrase;
      return [phrase, ...formsOf(lexicon, phrase)].map((form) => ({ word, phrase: form }));
    }),
  );

/** The senses of a word outside of numbers: suffixes are not in the trie. */
const sensesInLines = (word: string) =>
  MEANINGS[word as keyof typeof MEANINGS].filter((sense) => sense.meaning.role !== 'suffix');

/** The node at which the words of a phrase end. */
function nodeOf(root: ReadonlyMap<string, TrieNode>, [first = '', ...rest]: readonly string[]): TrieNode | undefined {
  return rest.reduce((node, word) => node?.children?.get(word), root.get(first));
}

describe.each(lexicons)('$file', ({ file, lexicon }) => {
  test('matches the schema', () => {
    const validate = new Ajv({ strict: true }).compile(read('schema.json') as object);
    expect(validate(lexicon), JSON.stringify(validate.errors)).toBe(true);
  });

  test('contains only canonical words', () => {
    expect(Object.keys(lexicon.words).filter((word) => !(word in MEANINGS))).toEqual([]);
  });

  test('is registered', () => {
    expect(lexicon.language === '' || LANGUAGES.includes(lexicon.language)).toBe(true);
    if (lexicon.language !== '') expect(file).toBe(`${lexicon.language}.json`);
  });

  test('has each phrase once in each context', () => {
    const seen = new Map<string, string>();
    const clashes: string[] = [];
    for (const { word, phrase } of phrasesOf(lexicon)) {
      for (const sense of MEANINGS[word as keyof typeof MEANINGS]) {
        for (const context of sense.contexts) {
          const spelling = `${spellingsOf(phrase)[0]?.join(' ')} in ${context}`;
          const other = seen.get(spelling);
          if (other !== undefined && other !== word) clashes.push(`${phrase}: ${other}, ${word}`);
          seen.set(spelling, word);
        }
      }
    }
    // What begins a line decides by what follows it: `bets 2/4`, `button Raha`.
    expect(clashes.filter((clash) => !/: bets, bet$|: button, BTN$/.test(clash))).toEqual([]);
  });

  test('has a phrase for each word that has forms', () => {
    const phrases = Object.values(lexicon.words).flatMap((items) =>
      items.map((item) => (typeof item === 'string' ? item : item.phrase)),
    );
    const idle = Object.keys(lexicon.forms ?? {}).filter(
      (word) => !phrases.some((phrase) => phrase === word || phrase.endsWith(` ${word}`)),
    );
    expect(idle).toEqual([]);
  });

  test('has phrases of one script, so that a text without its letters does not load it', () => {
    const blocks = phrasesOf(lexicon).map(({ phrase }) => phrase.charCodeAt(0) >> 8);
    expect([...new Set(blocks)]).toEqual([blockOf(lexicon.language)]);
  });

  test('begins a hand with a single word, because texts are split at the first words of lines', () => {
    for (const item of lexicon.words.hand ?? []) expect(typeof item === 'string' ? item : item.phrase).toMatch(/^\S+$/);
  });
});

test.each(LANGUAGES)('%s and the neutral lexicon have a phrase for every canonical word', (language) => {
  const covered = new Set(
    lexicons
      .filter(({ lexicon }) => lexicon.language === language || lexicon.language === '')
      .flatMap(({ lexicon }) => Object.keys(lexicon.words)),
  );
  expect(CANONICAL_WORDS.filter((word) => !covered.has(word))).toEqual([]);
});

test('no language gives a phrase of another language a different meaning', () => {
  const { root } = buildVocabulary(lexicons.map(({ lexicon }) => lexicon));
  const taken = lexicons.flatMap(({ lexicon }) =>
    phrasesOf(lexicon).flatMap(({ word, phrase }) => {
      const contexts = sensesInLines(word).flatMap((sense) => sense.contexts);
      const found = spellingsOf(phrase).flatMap((words) => {
        const entries = nodeOf(root, words)?.entries;
        return contexts.map((context) => entries?.[context]?.word);
      });
      return found.filter((other) => other !== word).map((other) => `${lexicon.language} ${phrase}: ${word}, ${other}`);
    }),
  );
  // What begins a line decides by what follows it: `bets 2/4`, `button Raha`.
  expect(taken.filter((clash) => !/: (bet, bets|BTN, button)$/.test(clash))).toEqual([]);
});

test('a lexicon that loads with the first letter of its script has the same entries', () => {
  const whole = buildVocabulary(
    lexicons.filter(({ lexicon }) => lexicon.language === 'hi').map((item) => item.lexicon),
  );
  loadScript('ह'.charCodeAt(0));
  for (const [key, node] of whole.root) {
    const entries = getVocabulary()
      .root.get(key)
      ?.entries?.map((entry) => entry?.word ?? null);
    expect(entries, key).toEqual(node.entries?.map((entry) => entry?.word ?? null));
  }
});

test('a phrase may be joined or separated at each space or hyphen', () => {
  expect(spellingsOf('all-in')).toEqual([['all', 'in'], ['allin']]);
  expect(spellingsOf('می‌کند')).toEqual([['می', 'کند'], ['میکند']]);
  expect(spellingsOf('پیش از فلاپ')).toHaveLength(4);
  expect(spellingsOf('a')).toEqual([['a']]);
  expect(spellingsOf('A')).toEqual([['A']]);
});

test('every sense of every word can be reached in its context', () => {
  const { root } = getVocabulary();
  for (const { lexicon } of lexicons) {
    for (const { word, phrase } of phrasesOf(lexicon)) {
      if (sensesInLines(word).length === 0) continue;
      const [words = []] = spellingsOf(phrase);
      loadScript(phrase.charCodeAt(0));
      expect(nodeOf(root, words)?.entries, phrase).toHaveLength(CONTEXT_COUNT);
    }
  }
});

test('languages that share a phrase share its entry', () => {
  const lexicon = (language: string, flop: string): Lexicon => ({
    language,
    name: language,
    direction: 'ltr',
    words: { flop: [flop] },
  });
  const { root } = buildVocabulary([lexicon('en', 'flop'), lexicon('es', 'flop'), lexicon('fa', 'فلاپ')]);
  expect(root.get('flop')?.entries?.[HEAD]).toMatchObject({ word: 'flop', languages: 0b011 });
  expect(root.get('فلاپ')?.entries?.[HEAD]).toMatchObject({ word: 'flop', languages: 0b100 });
});
