/** The shape of a lexicon: one JSON file per language, in this folder. */
import type { DigitSystem } from '../../text/digits';
import { packIn } from '../../text/languages';
import type { LanguageCode } from '../tree';
import type { CanonicalWord } from './meanings';
import { PACKS } from './packs';

/** The side of its amount, name or list on which a marker is written. */
export type Side = 'before' | 'after';

/**
 * Where a form of a word is at home: after several players, after a right (`may raise`), in a set-up line; `complete`: a call that is
 * the raise to the full bet where one may be completed; `total`: a raise whose number is the street total (`makes it 300`);
 * `number`: what only leads to a number (`por 5`); `object`: what marks a player against whom another acts (`را`).
 */
export type PhraseUse = 'many' | 'right' | 'setup' | 'complete' | 'total' | 'number' | 'object';

/** A phrase as a lexicon states it; `review`: not found in a lesson, a native speaker should check it. */
export type PhraseEntry =
  | string
  | {
      readonly phrase: string;
      readonly side?: Side;
      readonly review?: boolean;
      readonly use?: readonly PhraseUse[];
      /** How the next word begins, where the phrase depends on it (Spanish `e` before an i). */
      readonly before?: string;
    };

/** The patterns of `order`: which sentence each of them writes. */
export type OrderName =
  | 'action'
  | 'until'
  | 'posts'
  | 'shows'
  | 'wins'
  | 'entry'
  | 'fact'
  | 'share'
  | 'may'
  | 'may-not'
  | 'options'
  | 'state'
  | 'refund'
  | 'winner'
  | 'branch'
  | 'pot';

export type Limit = 'no-limit' | 'pot-limit' | 'fixed-limit';

export interface Lexicon {
  /** Empty for what is written alike in every language. */
  readonly language: LanguageCode;
  readonly name: string;
  readonly direction: string;
  /** Canonical word → its phrases, the preferred one first. */
  readonly words: Readonly<Partial<Record<CanonicalWord, readonly PhraseEntry[]>>>;
  /** One-letter verbs, lower case, understood only after a player. */
  readonly short?: Readonly<Partial<Record<'fold' | 'check' | 'call' | 'bet' | 'raise', string>>>;
  /**
   * Other forms of a word (person, gender, number, tense, spoken): a phrase that ends with the word is understood with each of
   * them in its place. They are read, never written.
   */
  readonly forms?: Readonly<Record<string, readonly string[]>>;
  /** Words that are written together with the next one: و, لـ. */
  readonly prefixes?: Readonly<Record<string, 'and' | 'for'>>;
  /** The meaning of such a word before a number: `لـ400` is «to 400». */
  readonly beforeNumbers?: Readonly<Record<string, 'to' | 'filler'>>;
  /** The comma between the parts of a line (`,` by default). */
  readonly comma?: string;
  /** The digits that belong to the language (Latin by default). */
  readonly digits?: DigitSystem;
  /** How a game is bet, where a line names that without the game. */
  readonly limits?: Readonly<Partial<Record<Limit, readonly string[]>>>;
  /** Words after the number of seats at a table: `6-max`. */
  readonly tableSizes?: readonly string[];
  /** What other games and notations call a word: `4th street`. */
  readonly otherNames?: Readonly<Partial<Record<CanonicalWord, readonly PhraseEntry[]>>>;
  /** Poker that Handscript does not know. */
  readonly unsupported?: { readonly games?: readonly string[]; readonly words?: readonly string[] };
  /** What is written together with a player's name: the affixes of each place, in order. */
  readonly nameAffixes?: {
    readonly before?: readonly (readonly string[])[];
    readonly after?: readonly (readonly string[])[];
  };
  /** How sentences are put together, for writing them: slots in braces and words between. A missing pattern is taken from the neutral lexicon. */
  readonly order?: Readonly<Partial<Record<OrderName, string>>>;
}

/** What is written alike in every language. */
export const NEUTRAL = '';

/** The lexicon of a language, as its file has it. */
export function lexiconOf(language: LanguageCode): Lexicon | null {
  return packIn(PACKS, language === NEUTRAL ? 'neutral' : language) as Lexicon | null;
}
