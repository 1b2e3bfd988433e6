/** The command line's own messages: help, problems, headings, counts. Findings about hands use `language/messages`. */
import { fillTemplate, parseTemplate, type Template } from '../../language/messages/icu';
import { type DigitSystem, toNativeDigits } from '../../language/text/digits';
import { LANGUAGES, packIn } from '../../language/text/languages';
import en from './en.json';
import { PACKS, type SentenceTable } from './packs';

export type Key = keyof typeof en;
/** The values of the placeholders. A number selects the plural form and is written in the requested digits. */
type Values = Readonly<Record<string, string | number>>;

/** A message that has not been formatted in a language yet. */
export interface Message {
  readonly key: Key;
  readonly values?: Values;
}

export interface Localizer {
  readonly language: string;
  readonly say: (key: Key, values?: Values) => string;
}

export const AUTO = 'auto';
export const messageLanguages: readonly string[] = LANGUAGES.filter((language) => `./${language}.json` in PACKS);

/** Formats messages in a language, or in English if the language has no messages. */
export function localizerFor(language: string, digits: DigitSystem = 'latin'): Localizer {
  const available = messageLanguages.includes(language) ? language : 'en';
  const sentences: SentenceTable = packIn(PACKS, available) ?? en;
  const parsed = new Map<Key, Template>();
  const templateOf = (key: Key): Template => {
    const known = parsed.get(key) ?? parseTemplate(sentences[key] ?? en[key]);
    parsed.set(key, known);
    return known;
  };
  return {
    language: available,
    say: (key, values = {}) =>
      fillTemplate(templateOf(key), values, available, (count) => toNativeDigits(String(count), digits)),
  };
}

/** The language of the command's own messages: the requested one, or the system's, or English. */
export function ownLanguage(argv: readonly string[], env: NodeJS.ProcessEnv): string {
  const asked = askedLanguage(argv);
  if (asked !== undefined && messageLanguages.includes(asked)) return asked;
  const [system = ''] = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase().split(/[-_.@]/);
  return messageLanguages.includes(system) ? system : 'en';
}

/** Read before the options are parsed, because the help uses that language too. */
function askedLanguage(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((word) => word === '--language' || word.startsWith('--language='));
  const word = argv[at];
  return word === '--language' ? argv[at + 1] : word?.slice('--language='.length);
}
