/** The prose of docs/diagnostics in other languages; English stands in the pages themselves. */
import { packIn } from '../../language/text/languages';
import { PACKS } from './packs';

interface TranslatedPage {
  /** In a few words, as a list of codes shows it. */
  readonly brief: string;
  /** What the rule or the mistake is. */
  readonly text: string;
}

export interface Explanations {
  /** Digits of the numbers in examples, as lessons of the language write them. */
  readonly digits: 'native' | 'keep';
  readonly codes: Readonly<Record<string, TranslatedPage>>;
}

/** Null where the language has none. */
export function explanationsIn(language: string): Explanations | null {
  const file = packIn(PACKS, language);
  return file === null ? null : { codes: file.codes, digits: file.digits === 'native' ? 'native' : 'keep' };
}
