/** `handscript words`: lists the words of the notation. */
import { LANGUAGES } from '../../language/text/languages';
import { EXIT, type ExitCode, UsageError } from '../exit';
import type { Localizer } from '../messages/index';
import { print } from '../output/streams';
import { wordsAskedFor, wordsPage, wordsText } from '../output/wordsText';

export interface WordsFlags {
  /** Only this language; all languages if omitted. */
  readonly language?: string;
  readonly format: 'text' | 'markdown';
}

/** Lists words of the notation in each language. */
export async function words(
  asked: string | undefined,
  { language, format }: WordsFlags,
  own: Localizer,
): Promise<ExitCode> {
  if (language !== undefined && !LANGUAGES.includes(language)) {
    const choices = LANGUAGES.join(own.say('list/separator'));
    throw new UsageError({ key: 'usage/choose', values: { option: '--language', value: language, choices } });
  }
  const found = wordsAskedFor(asked);
  if (found.length === 0) throw new UsageError({ key: 'words/none', values: { asked: asked ?? '' } });
  const languages = language === undefined ? LANGUAGES : [language];
  await print(format === 'markdown' ? wordsPage(found, languages) : wordsText(found, languages, own));
  return EXIT.clean;
}
