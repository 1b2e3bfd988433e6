/** A problem of one hand as data: the code, the place and the parameters of its message. */
import type { Chips } from '../poker/types';
import type { Span } from '../syntax/tree';
import type { DiagnosticCode, Severity } from './codes';

/** A parameter of a message. `chips` are in the hand's scale and are shown in the author's digits; `name` is isolated from the text around it. */
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
  /** Book, year and number, as `Problem.rule`. */
  | { readonly kind: 'rule'; readonly value: string }
  /** Another message inside this one. */
  | { readonly kind: 'message'; readonly value: Sentence };

export type Params = Readonly<Record<string, Param>>;

/** A key of the message files with its parameters. */
export interface Sentence {
  readonly message: string;
  readonly params: Params;
}

export interface Related extends Sentence {
  readonly span: Span;
}

/** Replaces a span of the hand's text. */
export interface TextEdit extends Span {
  readonly newText: string;
}

/**
 * How certain it is that a fix is what the author means. `sure`: the hand is already read that way, or cannot be read otherwise, so
 * the fix may be applied without asking; `likely`: the first to offer; `possible`: one of several.
 */
export type Confidence = 'sure' | 'likely' | 'possible';

/** Edits that fix a problem, in the words and digits of its line. */
export interface Fix {
  readonly title: Sentence;
  readonly confidence: Confidence;
  /** In the order of the text; they do not overlap. */
  readonly edits: readonly TextEdit[];
}

export interface Problem extends Sentence {
  readonly code: DiagnosticCode;
  /** The wrong token in the hand's text. */
  readonly span: Span;
  /** Overrides the code's default (a warning among errors of one code). */
  readonly severity?: Severity;
  /** Book, year and number, as `TDA 2024 47-A, 2026 49-A`; null if it is not based on a rule. */
  readonly rule: string | null;
  readonly related: readonly Related[];
  /** Fixes known where the problem was found; `fixes/` computes the others on request. */
  readonly fixes: readonly Fix[];
  /** Decimal places of the `chips` params. */
  readonly scale: number;
}
