/** A finding about one hand, before it becomes words: the code, the place, the numbers. */
import type { Chips } from '../poker/types';
import type { Span } from '../syntax/tree';
import type { DiagnosticCode, Severity } from './codes';

/** What fills a message. `chips` are in the hand's scale and are shown in the author's digits; `name` is isolated from the text around it. */
export type Param =
  | { readonly kind: 'chips'; readonly value: Chips }
  | { readonly kind: 'count'; readonly value: number }
  | { readonly kind: 'name'; readonly value: string }
  | { readonly kind: 'names'; readonly value: readonly string[] }
  /** A word of the language itself, translated by the message file under `word/…` (a street, a verb, a fact). */
  | { readonly kind: 'word'; readonly value: string }
  | { readonly kind: 'words'; readonly value: readonly string[] }
  /** As the author wrote it. */
  | { readonly kind: 'text'; readonly value: string }
  /** Another message inside this one. */
  | { readonly kind: 'message'; readonly value: Sentence };

export type Params = Readonly<Record<string, Param>>;

/** A key of the message files with what fills it. */
export interface Sentence {
  readonly message: string;
  readonly params: Params;
}

export interface Related extends Sentence {
  readonly span: Span;
}

/** Replaces a stretch of the hand's text. */
export interface Fix extends Span {
  readonly newText: string;
  readonly title: Sentence;
}

export interface Problem extends Sentence {
  readonly code: DiagnosticCode;
  /** Where the wrong token stands, in the hand's text. */
  readonly span: Span;
  /** Overrides the code's default (a warning among errors of one code). */
  readonly severity?: Severity;
  /** Book, year and number, as `TDA 2024 47-A, 2026 49-A`; null where no rule is behind it. */
  readonly rule: string | null;
  readonly related: readonly Related[];
  readonly fixes: readonly Fix[];
  /** Decimal places of the `chips` params. */
  readonly scale: number;
}
