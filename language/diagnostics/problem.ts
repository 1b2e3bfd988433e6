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
  /** Book, year and number, as `Problem.rule`. */
  | { readonly kind: 'rule'; readonly value: string }
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
export interface TextEdit extends Span {
  readonly newText: string;
}

/**
 * How well a fix is known to be what the author means. `sure`: the hand is read so already, or can be read in no other way, so that
 * it may be written unasked; `likely`: the first to offer; `possible`: one of several.
 */
export type Confidence = 'sure' | 'likely' | 'possible';

/** What mends a problem, in the words and digits of its line. */
export interface Fix {
  readonly title: Sentence;
  readonly confidence: Confidence;
  /** In the order of the text; they do not overlap. */
  readonly edits: readonly TextEdit[];
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
  /** Those that are known where it was found; `fixes/` makes the others when they are asked for. */
  readonly fixes: readonly Fix[];
  /** Decimal places of the `chips` params. */
  readonly scale: number;
}
