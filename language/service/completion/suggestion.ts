/** Describes one suggestion before it is worded for an editor. */
import type { Sentence } from '../../diagnostics/problem';
import type { HoverPage } from '../hover/hoverPage';

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

/** One suggestion. */
export interface Suggestion {
  readonly kind: SuggestionKind;
  /** The text to insert; in a snippet `$0` and `${1:…}` are placeholders. */
  readonly text: string;
  /** The label in the list, if it is not the text. */
  readonly label?: string;
  /** The amount or the reason next to it; a plain string is shown as it is. */
  readonly detail?: Sentence | string;
  readonly isSnippet?: boolean;
  /** The text to compare with what is typed, if it is not the label. */
  readonly filterText?: string;
  /** Other texts that an author may type to find it. */
  readonly alternatives?: readonly string[];
  /**
   * Its amount as written in the text. Without typed digits it is not compared, so that an author who types another
   * amount does not get it completed to this one.
   */
  readonly amount?: string;
  /** Writes the derivation, on request. */
  readonly describe?: (page: HoverPage) => void;
}
