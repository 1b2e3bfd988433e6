/** What the analysis of a section yields: findings, outline, summary. */
import type { DiagnosticCode, Severity } from '../../diagnostics/codes';
import type { Sentence } from '../../diagnostics/problem';
import type { GameCode } from '../../poker/types';
import type { DigitSystem, HandTree, LanguageCode } from '../../syntax/tree';
import type { Range } from './position';

/** Setup that holds for several hands: the text before a file's first `hand` line, or a fence named `defaults`. */
export interface Defaults {
  readonly tree: HandTree;
  /** Equal keys mean the same setup: comments and spacing may differ. */
  readonly key: string;
}

/** What a section of a document is. */
export type SectionRole =
  /** Setup for other hands, and nothing else. */
  | { readonly kind: 'defaults' }
  /** A hand, or text that may become one, with the setup that applies to it from outside; null: none. */
  | HandRole;

export interface HandRole {
  readonly kind: 'hand';
  readonly defaults: Defaults | null;
}

/**
 * One diagnostic of a section, not yet in words. Lines are relative to the section (its first line is 0), so that
 * lines inserted above change nothing here; characters are the document's.
 */
export interface Finding {
  readonly code: DiagnosticCode;
  /** The default severity, before the user's settings. */
  readonly severity: Severity;
  readonly range: Range;
  readonly sentence: Sentence;
  /** Book, year and number of the rule; null: no rule applies. */
  readonly rule: string | null;
  readonly related: readonly RelatedPlace[];
  /** Decimal places of the amounts in the sentences. */
  readonly scale: number;
}

/** A place that a finding refers to. */
interface RelatedPlace {
  /** Where it is in another file, whose lines are its own; without it the finding's own, with lines as the finding's. */
  readonly file?: string;
  readonly range: Range;
  readonly sentence: Sentence;
}

type OutlineStreet = 'preflop' | 'flop' | 'turn' | 'river' | 'showdown';

interface OutlineLine {
  /** First and last line, relative to the section. */
  readonly line: number;
  readonly endLine: number;
  /** The columns of its words on the first line, in characters of the document. */
  readonly from: number;
  readonly to: number;
}

/** A street or a branch of a hand. Siblings never overlap: a street ends where a branch begins. */
export type OutlineEntry =
  | (OutlineLine & { readonly kind: 'street'; readonly street: OutlineStreet; readonly cards: string })
  | (OutlineLine & {
      readonly kind: 'branch';
      readonly title: string | null;
      readonly entries: readonly OutlineEntry[];
    });

/** What a list of hands shows of one. */
export interface HandSummary {
  readonly kind: 'hand' | 'spot' | 'ledger';
  readonly game: GameCode;
  readonly players: number;
  readonly over: boolean;
}

/** What stays in memory of one section. Trees and timelines do not. */
export interface SectionAnalysis {
  readonly role: SectionRole['kind'];
  /** Key of the defaults that a hand was replayed under; null: none. */
  readonly defaultsKey: string | null;
  /** Sorted by place, then code. */
  readonly findings: readonly Finding[];
  /** Title of the `hand` line; null: none, or an untitled hand. */
  readonly title: string | null;
  /** Range of the `hand` line, or of the first statement. */
  readonly heading: Range | null;
  readonly outline: readonly OutlineEntry[];
  /** Null where the section is not a hand: defaults, or only blanks and comments. */
  readonly summary: HandSummary | null;
  /** Language of its keywords; null: none. */
  readonly language: LanguageCode | null;
  /** Digits the author writes. */
  readonly digits: DigitSystem;
}
