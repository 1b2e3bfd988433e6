/** What the command line says itself: help, complaints, headings, counts. Findings about hands speak through `language/messages`. */
import { fillTemplate, parseTemplate, type Template } from '../../language/messages/icu';
import { type DigitSystem, toNativeDigits } from '../../language/text/digits';
import { LANGUAGES, packIn } from '../../language/text/languages';
import en from './en.json';
import { PACKS, type SentenceTable } from './packs';

export type Key = keyof typeof en;
/** A key with what fills it; a number is counted, and written in the digits of the speech. */
type Values = Readonly<Record<string, string | number>>;

/** A sentence before it is said in a language. */
export interface Message {
  readonly key: Key;
  readonly values?: Values;
}

export interface Speech {
  readonly language: string;
  readonly say: (key: Key, values?: Values) => string;
}

export const AUTO = 'auto';
export const speechLanguages: readonly string[] = LANGUAGES.filter((language) => `./${language}.json` in PACKS);

/** Speaks a language; English for one that has no file. */
export function speechIn(language: string, digits: DigitSystem = 'latin'): Speech {
  const spoken = speechLanguages.includes(language) ? language : 'en';
  const sentences: SentenceTable = packIn(PACKS, spoken) ?? en;
  const parsed = new Map<Key, Template>();
  const templateOf = (key: Key): Template => {
    const known = parsed.get(key) ?? parseTemplate(sentences[key] ?? en[key]);
    parsed.set(key, known);
    return known;
  };
  return {
    language: spoken,
    say: (key, values = {}) =>
      fillTemplate(templateOf(key), values, spoken, (count) => toNativeDigits(String(count), digits)),
  };
}

/** The language of the command's own words: the one asked for, else the system's, else English. */
export function ownLanguage(argv: readonly string[], env: NodeJS.ProcessEnv): string {
  const asked = askedLanguage(argv);
  if (asked !== undefined && speechLanguages.includes(asked)) return asked;
  const [system = ''] = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase().split(/[-_.@]/);
  return speechLanguages.includes(system) ? system : 'en';
}

/** Read before the options are, because the help is in that language too. */
function askedLanguage(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((word) => word === '--language' || word.startsWith('--language='));
  const word = argv[at];
  return word === '--language' ? argv[at + 1] : word?.slice('--language='.length);
}
