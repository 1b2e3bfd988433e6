/** The knobs: single rules that a table may set apart from its profile. */
import type { Rules } from './types';

/** A word of a knob's value; a number is a count of bets or, for `pl-round`, chips in the hand's scale. */
export type KnobToken = string | number;

export interface Knob {
  /** The values an author may write after the name; `N` is a number. */
  readonly values: readonly string[];
  /** The rules with this knob set; null if the value is not allowed. */
  readonly set: (rules: Rules, tokens: readonly KnobToken[]) => Rules | null;
  /** The value in given rules, as an author writes it; chips in the hand's scale. */
  readonly valueIn: (rules: Rules) => string;
}

type ChoiceKey = {
  [K in keyof Rules]: Rules[K] extends string ? (K extends 'profile' ? never : K) : never;
}[keyof Rules];

/** A knob whose value is one word of a list. */
function choice<K extends ChoiceKey>(key: K, ...values: readonly (Rules[K] & string)[]): Knob {
  return {
    values,
    set: (rules, tokens) => {
      const value = tokens.length === 1 ? values.find((candidate) => candidate === tokens[0]) : undefined;
      return value === undefined ? null : { ...rules, [key]: value };
    },
    valueIn: (rules) => rules[key],
  };
}

/** `4`, `5/4` (preflop/later) or `none`, in one token or several. */
function setLimitCap(rules: Rules, tokens: readonly KnobToken[]): Rules | null {
  const text = tokens
    .map(String)
    .join('/')
    .replace(/\/{2,}/g, '/');
  if (text === 'none') return { ...rules, flCap: { preflop: null, later: null } };
  const match = /^([1-9]\d?)(?:\/([1-9]\d?))?$/.exec(text);
  if (match === null) return null;
  const preflop = Number(match[1]);
  return { ...rules, flCap: { preflop, later: match[2] === undefined ? preflop : Number(match[2]) } };
}

function limitCapIn({ flCap: { preflop, later } }: Rules): string {
  const both = [preflop ?? 'none', later ?? 'none'];
  return both[0] === both[1] ? String(both[0]) : both.join('/');
}

/** `none`, `up N` or `down N`; N is the step in chips. */
function setPotRounding(rules: Rules, tokens: readonly KnobToken[]): Rules | null {
  const [direction, step] = tokens;
  if (direction === 'none') return tokens.length === 1 ? { ...rules, plRound: { direction, step: 0 } } : null;
  if (direction !== 'up' && direction !== 'down') return null;
  if (tokens.length !== 2 || typeof step !== 'number' || !Number.isSafeInteger(step) || step <= 0) return null;
  return { ...rules, plRound: { direction, step } };
}

function potRoundingIn({ plRound: { direction, step } }: Rules): string {
  return direction === 'none' ? direction : `${direction} ${step}`;
}

/** The single rules that a table may set apart from its profile, by the name an author writes. */
export const KNOBS = {
  reopen: choice('reopen', 'cumulative', 'single-full', 'half'),
  'fl-reopen': choice('flReopen', 'half', 'full'),
  'fl-cap': { values: ['N', 'N/N', 'none'], set: setLimitCap, valueIn: limitCapIn },
  'fl-heads-up': choice('flHeadsUp', 'capped', 'uncapped'),
  'short-open': choice('shortOpen', 'raise-over', 'complete', 'double'),
  'short-open-call': choice('shortOpenCall', 'allin', 'bb'),
  'short-blind': choice('shortBlind', 'full', 'actual'),
  'pl-count': choice('plCount', 'true', 'sb-as-bb'),
  'pl-round': { values: ['none', 'up N', 'down N'], set: setPotRounding, valueIn: potRoundingIn },
  'pl-short-blinds': choice('plShortBlinds', 'full', 'actual'),
  'pl-antes': choice('plAntes', 'count', 'ignore'),
  'straddle-raise': choice('straddleRaise', 'double', 'difference'),
  'bb-ante': choice('bbAnte', 'blind-first', 'ante-first'),
  'odd-chip': choice('oddChip', 'left-of-button', 'high-card'),
  'rake-basis': choice('rakeBasis', 'total', 'per-pot'),
  'min-raise-cap': choice('minRaiseCap', 'none', 'opponent'),
} as const satisfies Record<string, Knob>;

export type KnobName = keyof typeof KNOBS;

/** Whether a word names a knob. */
export function isKnobName(name: string): name is KnobName {
  return Object.hasOwn(KNOBS, name);
}

/** Returns the rules with one knob set: `applyKnob(rules, 'pl-round', 'up', 25)`. Never throws; an error is a string. */
export function applyKnob(
  rules: Rules,
  name: string,
  ...tokens: readonly KnobToken[]
): Rules | 'unknown-knob' | 'bad-value' {
  if (!isKnobName(name)) return 'unknown-knob';
  return KNOBS[name].set(rules, tokens) ?? 'bad-value';
}

/**
 * Returns two knobs that contradict each other, or null. A player who must put in a whole big blind to call a short opening all-in
 * completes it by calling, so completing cannot also be a raise.
 */
export function contradictingKnobs(rules: Rules): readonly [KnobName, KnobName] | null {
  if (rules.shortOpen === 'complete' && rules.shortOpenCall === 'bb') return ['short-open', 'short-open-call'];
  return null;
}
