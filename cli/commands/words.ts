import { LANGUAGES } from '../../language/syntax/lexicon/index';
import { EXIT, type ExitCode, Trouble } from '../exit';
import { print } from '../output/streams';
import { wordsAskedFor, wordsPage, wordsText } from '../output/wordsText';

export interface WordsOptions {
  /** One language; all where it is left out. */
  readonly language?: string;
  readonly format: 'text' | 'markdown';
}

/** Tells how the words of the notation are said in each language. */
export async function words(asked: string | undefined, { language, format }: WordsOptions): Promise<ExitCode> {
  if (language !== undefined && !LANGUAGES.includes(language)) {
    throw new Trouble(`--language ${language}: choose one of ${LANGUAGES.join(', ')}`);
  }
  if (format === 'markdown') {
    await print(wordsPage());
    return EXIT.clean;
  }
  const found = wordsAskedFor(asked);
  if (found.length === 0) throw new Trouble(`no word of the notation begins with "${asked ?? ''}"`);
  await print(wordsText(found, language === undefined ? LANGUAGES : [language]));
  return EXIT.clean;
}
