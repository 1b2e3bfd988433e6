/** Describes completions as an editor shows them. */
import type { Range } from '../../analysis/document/position';
import type { SuggestionKind } from './suggestion';

/** One completion, as an editor shows it. */
export interface Completion {
  readonly kind: SuggestionKind;
  readonly label: string;
  /** The amount or the reason; empty for none. */
  readonly detail: string;
  readonly newText: string;
  readonly isSnippet: boolean;
  /** The text to compare with what is typed in the range. */
  readonly filterText: string;
  /** Sorts by likelihood. */
  readonly sortText: string;
  /** The derivation, if there is one. */
  readonly describe: (() => { readonly markdown: string; readonly plain: string }) | null;
}

export interface Completions {
  /** What they replace, within one line: an action replaces all of another action … */
  readonly range: Range;
  /** … and a word replaces only the word at the cursor; the text after it is kept. */
  readonly word: Range;
  readonly items: readonly Completion[];
}

const WORDS: ReadonlySet<SuggestionKind> = new Set(['keyword', 'street', 'player']);

/** The range that a completion replaces. */
export function replacedBy({ range, word }: Completions, { kind }: Completion): Range {
  return WORDS.has(kind) ? word : range;
}
