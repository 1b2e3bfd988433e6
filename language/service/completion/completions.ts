/** Completions as an editor shows them. */
import type { Range } from '../../analysis/document/position';
import type { SuggestionKind } from './suggestion';

/** One way to go on, as an editor shows it. */
export interface Completion {
  readonly kind: SuggestionKind;
  readonly label: string;
  /** How much, or why; empty: nothing. */
  readonly detail: string;
  readonly newText: string;
  readonly isSnippet: boolean;
  /** What is compared with the text that the range holds so far. */
  readonly filterText: string;
  /** Sorts as the likelihood does. */
  readonly sortText: string;
  /** The derivation, if there is one. */
  readonly describe: (() => { readonly markdown: string; readonly plain: string }) | null;
}

export interface Completions {
  /** What they replace, in one line: an action the whole of another … */
  readonly range: Range;
  /** … and a word alone the one that the cursor touches: what stands behind it is kept. */
  readonly word: Range;
  readonly items: readonly Completion[];
}

const WORDS: ReadonlySet<SuggestionKind> = new Set(['keyword', 'street', 'player']);

/** What a completion of a list replaces. */
export function replacedBy({ range, word }: Completions, { kind }: Completion): Range {
  return WORDS.has(kind) ? word : range;
}
