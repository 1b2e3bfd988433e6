/** Defines the unit of a line: a phrase of the lexicons, a player, a number or a mark. */
import type { Entry } from './lexicon/index';
import type { Word } from './tokens/wordCache';

/** Kinds of units beyond those of tokens. */
export const KEY = 20;
export const NAME = 21;
export const UNKNOWN = 22;

export class Unit {
  kind = 0;
  start = 0;
  end = 0;
  /** Index of the first token. */
  token = 0;
  /** Of a KEY; of a number the word that multiplies it from apart (`12 thousand`). */
  entry: Entry | null = null;
  /** Of a single word or card, and of a number that is more than plain figures. */
  word: Word | null = null;
  /** Of a NAME: as the hand lists it. */
  name = '';
  /** A mistake in it was reported. */
  reported = false;
}
