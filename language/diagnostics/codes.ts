/**
 * Every diagnostic with its default severity and the topic of the rule it is based on. Adding one is one row here,
 * one message and one fixture.
 */
import type { Topic } from '../poker/rulebook';

export type Severity = 'error' | 'warning' | 'information' | 'hint';

interface DiagnosticRow {
  readonly severity: Severity;
  /** Topic of `poker/rulebook`; null if it is not based on a poker rule. */
  readonly topic: Topic | null;
}

const diagnostic = (severity: Severity, topic: Topic | null = null): DiagnosticRow => ({ severity, topic });

export const DIAGNOSTICS = {
  'betting/under-min-bet': diagnostic('error', 'minimum-bet'),
  'betting/under-min-raise': diagnostic('error', 'raise-amounts'),
  'betting/over-pot-limit': diagnostic('error', 'pot-limit'),
  'betting/not-reopened': diagnostic('error', 're-opening'),
  'betting/raise-cap': diagnostic('error', 'number-of-raises'),
  'betting/wrong-limit-size': diagnostic('error', 'limit-sizes'),
  'betting/over-stack': diagnostic('error', 'table-stakes'),
  'betting/no-one-to-raise': diagnostic('error', 'no-one-to-raise'),
  'betting/out-of-turn': diagnostic('error', 'out-of-turn'),
  'betting/already-folded': diagnostic('error', 'acting-in-turn'),
  'betting/already-all-in': diagnostic('error', 'acting-in-turn'),
  'betting/check-facing-bet': diagnostic('error', 'invalid-declarations'),
  'betting/nothing-to-call': diagnostic('error', 'invalid-declarations'),
  'betting/call-amount': diagnostic('error', 'undercalls'),
  'betting/bet-facing-bet': diagnostic('error', 'invalid-declarations'),
  'betting/nothing-to-raise': diagnostic('error', 'invalid-declarations'),
  'betting/bare-raise': diagnostic('hint', 'raise-to'),
  'betting/amounts-disagree': diagnostic('error', 'raise-amounts'),
  'betting/amount-missing': diagnostic('error', 'raise-methods'),
  'betting/street-open': diagnostic('error', 'acting-in-turn'),
  'betting/street-closed': diagnostic('error', 'acting-in-turn'),
  'betting/hand-over': diagnostic('error', 'acting-in-turn'),
  'betting/not-all-in': diagnostic('warning'),

  'cards/duplicate': diagnostic('error'),
  'cards/bad-card': diagnostic('error'),
  'cards/wrong-count': diagnostic('error'),
  'cards/missing-for-showdown': diagnostic('information', 'showdown-order'),
  'cards/differs': diagnostic('error'),

  'setup/unknown-player': diagnostic('error'),
  'setup/duplicate-player': diagnostic('error'),
  'setup/too-few-seats': diagnostic('error'),
  'setup/blinds-missing': diagnostic('error'),
  'setup/stack-unknown': diagnostic('error'),
  'setup/pot-unknown': diagnostic('error'),
  'setup/bad-position': diagnostic('error'),
  'setup/assumption-broken': diagnostic('error'),
  'setup/option-conflict': diagnostic('error'),
  'setup/unknown-option': diagnostic('error'),
  'setup/bad-amount': diagnostic('error'),
  'setup/misplaced': diagnostic('error'),

  'expect/failed': diagnostic('error'),
  'expect/not-illegal': diagnostic('error'),
  'expect/wrong-reason': diagnostic('error'),
  'expect/not-decided': diagnostic('error'),

  'claims/wrong-winner': diagnostic('error', 'cards-speak'),
  'claims/not-eligible': diagnostic('error', 'side-pots'),
  'claims/wrong-award': diagnostic('error', 'side-pots'),
  'claims/not-conserved': diagnostic('error', 'side-pots'),
  'claims/wrong-citation': diagnostic('error'),

  'chips/call': diagnostic('information', 'multiple-chips'),
  'chips/raise': diagnostic('information', 'multiple-chips'),
  'chips/directors-choice': diagnostic('information', 'undercalls'),

  'text/syntax': diagnostic('error'),
  'text/unknown-word': diagnostic('error'),
  'text/mixed-digits': diagnostic('warning'),
  'text/bidi-control': diagnostic('warning'),
  'text/unclosed-branch': diagnostic('error'),
  'text/unused-ignore': diagnostic('hint'),
  'text/number-differs': diagnostic('error'),
  'text/equation': diagnostic('error'),
  'text/binding': diagnostic('error'),
  'text/same-name': diagnostic('warning'),
  'text/translation-differs': diagnostic('error'),
} as const satisfies Record<string, DiagnosticRow>;

export type DiagnosticCode = keyof typeof DIAGNOSTICS;
