/**
 * Every diagnostic: its default severity and the rule topic it rests on. Adding one is one row here,
 * one message and one fixture.
 */
import type { Topic } from '../poker/rulebook';

export type Severity = 'error' | 'warning' | 'information' | 'hint';

interface Row {
  readonly severity: Severity;
  /** Topic of `poker/rulebook`; null where no poker rule is behind it. */
  readonly topic: Topic | null;
}

const row = (severity: Severity, topic: Topic | null = null): Row => ({ severity, topic });

export const DIAGNOSTICS = {
  'betting/under-min-bet': row('error', 'minimum-bet'),
  'betting/under-min-raise': row('error', 'raise-amounts'),
  'betting/over-pot-limit': row('error', 'pot-limit'),
  'betting/not-reopened': row('error', 're-opening'),
  'betting/raise-cap': row('error', 'number-of-raises'),
  'betting/wrong-limit-size': row('error', 'limit-sizes'),
  'betting/over-stack': row('error', 'table-stakes'),
  'betting/no-one-to-raise': row('error', 'no-one-to-raise'),
  'betting/out-of-turn': row('error', 'out-of-turn'),
  'betting/already-folded': row('error', 'acting-in-turn'),
  'betting/already-all-in': row('error', 'acting-in-turn'),
  'betting/check-facing-bet': row('error', 'invalid-declarations'),
  'betting/nothing-to-call': row('error', 'invalid-declarations'),
  'betting/call-amount': row('error', 'undercalls'),
  'betting/bet-facing-bet': row('error', 'invalid-declarations'),
  'betting/nothing-to-raise': row('error', 'invalid-declarations'),
  'betting/bare-raise': row('hint', 'raise-to'),
  'betting/amounts-disagree': row('error', 'raise-amounts'),
  'betting/amount-missing': row('error', 'raise-methods'),
  'betting/street-open': row('error', 'acting-in-turn'),
  'betting/street-closed': row('error', 'acting-in-turn'),
  'betting/hand-over': row('error', 'acting-in-turn'),
  'betting/not-all-in': row('warning'),

  'cards/duplicate': row('error'),
  'cards/bad-card': row('error'),
  'cards/wrong-count': row('error'),
  'cards/missing-for-showdown': row('information', 'showdown-order'),
  'cards/differs': row('error'),

  'setup/unknown-player': row('error'),
  'setup/duplicate-player': row('error'),
  'setup/too-few-seats': row('error'),
  'setup/blinds-missing': row('error'),
  'setup/stack-unknown': row('error'),
  'setup/pot-unknown': row('error'),
  'setup/bad-position': row('error'),
  'setup/assumption-broken': row('error'),
  'setup/option-conflict': row('error'),
  'setup/unknown-option': row('error'),
  'setup/bad-amount': row('error'),
  'setup/misplaced': row('error'),

  'expect/failed': row('error'),
  'expect/not-illegal': row('error'),
  'expect/wrong-reason': row('error'),
  'expect/not-decided': row('error'),

  'claims/wrong-winner': row('error', 'cards-speak'),
  'claims/not-eligible': row('error', 'side-pots'),
  'claims/wrong-award': row('error', 'side-pots'),
  'claims/not-conserved': row('error', 'side-pots'),
  'claims/wrong-citation': row('error'),

  'chips/call': row('information', 'multiple-chips'),
  'chips/raise': row('information', 'multiple-chips'),
  'chips/directors-choice': row('information', 'undercalls'),

  'text/syntax': row('error'),
  'text/unknown-word': row('error'),
  'text/mixed-digits': row('warning'),
  'text/bidi-control': row('warning'),
  'text/unclosed-branch': row('error'),
  'text/unused-ignore': row('hint'),
  'text/number-differs': row('error'),
  'text/equation': row('error'),
  'text/binding': row('error'),
  'text/same-name': row('warning'),
  'text/translation-differs': row('error'),
} as const satisfies Record<string, Row>;

export type DiagnosticCode = keyof typeof DIAGNOSTICS;
