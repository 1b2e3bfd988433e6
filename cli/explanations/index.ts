/** The prose of docs/diagnostics in other languages; the pages themselves are in English. */
import { packIn } from '../../language/text/languages';
import { PACKS } from './packs';

interface TranslatedPage {
  /** A short description for lists of codes. */
  readonly brief: string;
  /** The explanation of the rule or the mistake. */
  readonly text: string;
}

export interface Explanations {
  /** Digits of the numbers in examples, as lessons of the language write them. */
  readonly digits: 'native' | 'keep';
  readonly codes: Readonly<Record<string, TranslatedPage>>;
}

/** Null if the language has none. */
export function explanationsIn(language: string): Explanations | null {
  const file = packIn(PACKS, language);
  return file === null ? null : { codes: file.codes, digits: file.digits === 'native' ? 'native' : 'keep' };
}
