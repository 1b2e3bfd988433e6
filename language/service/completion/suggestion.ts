import type { Sentence } from '../../diagnostics/problem';
import type { Page } from '../hover/page';

export type SuggestionKind =
  | 'action'
  | 'player'
  | 'street'
  | 'card'
  | 'keyword'
  | 'option'
  | 'value'
  | 'fact'
  | 'code'
  | 'mark'
  | 'rule'
  | 'snippet';

/** One way to go on. */
export interface Suggestion {
  readonly kind: SuggestionKind;
  /** What is put in; in a snippet `$0` and `${1:…}` are places to fill. */
  readonly text: string;
  /** What the list shows, where that is not the text. */
  readonly label?: string;
  /** Beside it: how much, or why; a plain string is shown as it is. */
  readonly detail?: Sentence | string;
  readonly isSnippet?: boolean;
  /** How its author has begun it, where it begins otherwise itself. */
  readonly begun?: string;
  /** Other ways in which an author may begin to type it. */
  readonly also?: readonly string[];
  /**
   * Its amount as the text has it. An author who types another one shall not have his number completed to it: only one who has typed
   * figures before he asked is shown what begins with them.
   */
  readonly amount?: string;
  /** The derivation, written when somebody asks for it. */
  readonly describe?: (page: Page) => void;
}

/** Ways to go on from one place; the likeliest first. All replace the same stretch. */
export interface Suggestions {
  /** Offset in the text of the section. */
  readonly start: number;
  readonly end: number;
  readonly list: readonly Suggestion[];
}
