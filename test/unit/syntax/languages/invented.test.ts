/**
 * A language is JSON files and one line: an invented language, whose every word is another language's word reversed, reads and writes
 * hands as that language does.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Lexicon } from '../../../../language/syntax/lexicon/lexicon';
import { projectFile, projectFiles } from '../../../support/files';

const CODE = 'zz';
const LETTERS = /[\p{L}\p{M}]+/gu;
const characters = new Intl.Segmenter();

/** Every word of a text reversed; marks stay on their letters. */
const reversed = (text: string): string =>
  text.normalize('NFC').replace(LETTERS, (word) =>
    Array.from(characters.segment(word), ({ segment }) => segment)
      .reverse()
      .join(''),
  );

/** The same of a pattern or message: what is in braces is a name of the code. */
const reversedOutsideBraces = (text: string): string =>
  text.includes('plural,') || text.includes('select,')
    ? text
    : text.replace(/[^{}]+(?=\{|$)/g, (part) => reversed(part));

const NAMES_OF_CODE = new Set(['language', 'direction', 'digits', 'side', 'use', 'before', '$schema']);
/** Sections whose keys are words of the language. */
const BY_WORD = new Set(['forms', 'prefixes', 'beforeNumbers']);

function reversedLexicon(lexicon: Lexicon): unknown {
  const convert = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return name === 'order' ? reversedOutsideBraces(value) : reversed(value);
    if (Array.isArray(value)) return value.map((item) => convert(item, name));
    const entries = Object.entries(value as object);
    return Object.fromEntries(
      entries.map(([key, item]) => {
        const isMeaning = name === 'prefixes' || name === 'beforeNumbers';
        const isCode = NAMES_OF_CODE.has(key) && (typeof item === 'string' || key === 'use');
        return [
          BY_WORD.has(name) ? reversed(key) : key,
          isCode || isMeaning ? item : convert(item, name === '' || name === 'nameAffixes' ? key : name),
        ];
      }),
    );
  };
  // Which letter the next word begins with is another letter in reversed words.
  const plain = JSON.stringify(lexicon).replace(/"before":"[^"]*",/g, '');
  return { ...(convert(JSON.parse(plain), '') as object), language: CODE };
}

/** The product with one line more in its list of languages, and the files of that language. */
async function withInventedLanguage(source: string) {
  vi.resetModules();
  vi.doMock('../../../../language/text/languages', async (original) => {
    const languages = await original<typeof import('../../../../language/text/languages')>();
    return {
      ...languages,
      LANGUAGES: [...languages.LANGUAGES, CODE],
      directionOf: (language: string) => languages.directionOf(language === CODE ? source : language),
      blockOf: (language: string) => languages.blockOf(language === CODE ? source : language),
    };
  });
  vi.doMock('../../../../language/syntax/lexicon/packs', async (original) => {
    const { PACKS } = await original<typeof import('../../../../language/syntax/lexicon/packs')>();
    return { PACKS: { ...PACKS, [`./${CODE}.json`]: reversedLexicon(PACKS[`./${source}.json`] as Lexicon) } };
  });
  vi.doMock('../../../../language/messages/packs', async (original) => {
    const { PACKS } = await original<typeof import('../../../../language/messages/packs')>();
    const messages = Object.entries(PACKS[`./${source}.json`] ?? {});
    const invented = Object.fromEntries(messages.map(([key, text]) => [key, reversedOutsideBraces(text)]));
    return { PACKS: { ...PACKS, [`./${CODE}.json`]: invented } };
  });
  // One after the other, so that the files above are ready before a module asks for them.
  await import('../../../../language/text/languages');
  await import('../../../../language/syntax/lexicon/packs');
  const { PACKS: packs } = await import('../../../../language/messages/packs');
  const syntax = await import('../../../../language/syntax/index');
  const { keywordsOf } = await import('../../../../language/syntax/keywords');
  const { lexiconOf } = await import('../../../../language/syntax/lexicon/lexicon');
  const { phraseOf } = await import('../../../../language/syntax/lexicon/phrasing');
  const lists = await import('../../../../language/syntax/lexicon/wordLists');
  const messages = await import('../../../../language/messages/index');
  const { replayHand } = await import('../../../../language/replay/index');
  const { translateHand } = await import('../../../../language/format/translateHand');
  const { formatHand } = await import('../../../../language/format/formatHand');
  const { comesTo } = await import('../../../support/rewritten');
  const { completionsIn } = await import('../../../support/completions');
  return {
    ...syntax,
    ...messages,
    packs,
    keywordsOf,
    comesTo,
    translateHand,
    formatHand,
    completionsIn,
    replayHand,
    lexiconOf,
    phraseOf,
    lists,
  };
}

type Product = Awaited<ReturnType<typeof withInventedLanguage>>;

const JOINTS = /[\s\u200c-]+/gu;

/** The phrases of a lexicon, by their letters. */
function spellings({ words, forms = {} }: Lexicon): ReadonlyMap<string, string> {
  const phrases = Object.values(words).flatMap((entries) =>
    entries.map((entry) => (typeof entry === 'string' ? entry : entry.phrase)),
  );
  return new Map([...phrases, ...Object.values(forms).flat()].map((phrase) => [phrase.replace(JOINTS, ''), phrase]));
}

/** The text with each of its keywords reversed, unless all languages share it. */
function inReversedWords(
  { cutHands, parseHand, keywordsOf, lexiconOf }: Product,
  source: string,
  text: string,
): string {
  const lexicon = lexiconOf(source);
  const spelled = lexicon === null ? new Map<string, string>() : spellings(lexicon);
  return cutHands(text)
    .map(({ start, end }) => {
      const tree = parseHand(text.slice(start, end));
      let out = '';
      let last = 0;
      for (const keyword of keywordsOf(tree)) {
        const written = tree.text.slice(keyword.start, keyword.end);
        // Words written together are reversed one by one.
        const phrase = spelled.get(written.replace(JOINTS, '')) ?? written;
        out += tree.text.slice(last, keyword.start) + (keyword.languages.length === 0 ? written : reversed(phrase));
        last = keyword.end;
      }
      return out + tree.text.slice(last);
    })
    .join('');
}

/** Who acts first is `C`. */
const HAND = 'hand\nblinds 1/2\nseats A 100, B 100, C 100\n';

describe.each(['en', 'es', 'fa', 'ar', 'hi'])('an invented language with the reversed words of %s', (source) => {
  let product: Product;
  const samples = projectFiles(`samples/${source}`, '.hand').map((path) => [path, projectFile(path)] as const);
  beforeAll(async () => {
    product = await withInventedLanguage(source);
  });
  afterAll(() => {
    vi.doUnmock('../../../../language/text/languages');
    vi.doUnmock('../../../../language/syntax/lexicon/packs');
    vi.doUnmock('../../../../language/messages/packs');
    vi.resetModules();
  });

  it.each(samples)('reads %s with the same results and findings', (_, text) => {
    const invented = inReversedWords(product, source, text);
    expect(product.comesTo(invented)).toEqual(product.comesTo(text));
    const hands = product.cutHands(invented).map(({ start, end }) => product.parseHand(invented.slice(start, end)));
    expect(hands.slice(1).map(({ language }) => language)).toEqual(hands.slice(1).map(() => CODE));
  });

  it.each(samples)('formats %s without a change of its meaning', (_, text) => {
    const invented = inReversedWords(product, source, text);
    const formatted = product
      .cutHands(invented)
      .map(({ start, end }) => product.formatHand(product.parseHand(invented.slice(start, end))));
    expect(product.comesTo(formatted.join(''))).toEqual(product.comesTo(text));
  });

  it('is a language that hands are translated into', () => {
    const { parseHand, translateHand, comesTo } = product;
    const english = parseHand(`${HAND}C raises to 6, A folds\nB calls 4\nflop 2c 3d 4h\nexpect pot 13\n`);
    const translated = translateHand(english, { to: CODE });
    expect(parseHand(translated).language).toBe(CODE);
    expect(comesTo(translated)).toEqual(comesTo(english.text));
  });

  it('has its own messages', () => {
    const { parseHand, translateHand, replayHand, formatSentence, languageOf, packs } = product;
    const tree = parseHand(translateHand(parseHand(`${HAND}C raises to 3\n`), { to: CODE }));
    expect(languageOf(tree, 'auto')).toBe(CODE);
    const [problem] = replayHand(tree, null).problems;
    expect(problem?.code).toBe('betting/under-min-raise');
    if (problem === undefined) return;
    const voice = { scale: 0, digits: 'latin' } as const;
    const words = formatSentence(problem, { ...voice, language: CODE }).match(LETTERS) ?? [];
    const template = packs[`./${source}.json`]?.[problem.message] ?? '';
    const own = template.replace(/\{[^}]*\}/g, ' ').match(LETTERS) ?? [];
    expect(own.length).toBeGreaterThan(3);
    expect(words).toEqual(expect.arrayContaining(own.map(reversed)));
  });

  it('is completed in its own words', () => {
    const { parseHand, translateHand, completionsIn, phraseOf } = product;
    const text = translateHand(parseHand(`${HAND}C calls 2\nA folds\n`), { to: CODE });
    const offered = completionsIn(`${text}B |`)
      .items.map(({ newText }) => newText)
      .join(' ');
    expect(offered).toContain(reversed(phraseOf(source, 'check').text));
  });

  it('has its own limits, table sizes, names from other games and unsupported games', () => {
    const { lists, lexiconOf } = product;
    const { limits = {}, tableSizes = [], otherNames = {}, unsupported = {} } = lexiconOf(source) ?? {};
    for (const [limit, phrases] of Object.entries(limits))
      for (const phrase of phrases) expect(lists.limitNamed(reversed(phrase))).toBe(limit);
    for (const word of tableSizes) expect(lists.tableSizeIn(`6 ${reversed(word)}`)?.count).toBe('6');
    for (const name of otherNames.turn ?? [])
      expect(lists.otherNameIn(reversed(typeof name === 'string' ? name : name.phrase))?.word).toBe('turn');
    for (const game of unsupported.games ?? []) expect(lists.namesUnsupportedGame(reversed(game))).toBe(true);
    for (const word of unsupported.words ?? []) expect(lists.unsupportedWordIn(reversed(word))).not.toBeNull();
  });
});
