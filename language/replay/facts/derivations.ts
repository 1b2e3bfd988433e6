/** Derives prices and bounds as sentences: what a call costs, the least and most of a bet or raise, and why there may be none. */
import { chips, count, inner, name, sentence } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import type { Legal } from '../../poker/types';

/** What limits the largest bet or raise. */
export function deriveMaximum(legal: Legal): Sentence {
  const stack = {
    stack: chips(legal.stackTo),
    paid: chips(legal.streetPaid),
    behind: chips(legal.stackTo - legal.streetPaid),
  };
  // The minimum is allowed even if the pot is smaller.
  if (legal.cap !== null && legal.maxTo !== null && legal.maxTo > legal.cap.to) return deriveMinimum(legal);
  if (legal.cap !== null && legal.cap.to <= legal.stackTo) return derivePotCap(legal);
  // In fixed limit the minimum is also the maximum.
  if (legal.limit !== null) return deriveMinimum(legal);
  if (!Number.isFinite(legal.stackTo)) return sentence('derive/no-cap');
  return sentence('derive/stack', stack);
}

/** Why a player may not put in more than the level. */
export function explainNoRaise(legal: Legal, who: string): Sentence {
  const params = {
    name: name(who),
    facing: chips(legal.facing),
    full: chips(legal.lastFullRaise),
    call: chips(legal.toCall),
    stack: chips(legal.stackTo),
    level: chips(legal.level),
    made: count(legal.limit?.made ?? 0),
  };
  const still = legal.reason === 'not-reopened' && legal.facing === 0 ? '.still' : '';
  return sentence(`why/${legal.reason ?? 'may-raise'}${still}`, params);
}

/** What the minimum rests on: the rule, or a stack that is shorter. */
export function deriveMinimum(legal: Legal): Sentence {
  if (legal.minTo !== null && legal.minTo < legal.fullMinTo)
    return sentence('derive/stack-short', {
      stack: chips(legal.stackTo),
      min: chips(legal.fullMinTo),
      how: inner(deriveFullMinimum(legal)),
    });
  return deriveFullMinimum(legal);
}

/** The messages of `explainNoRaise`. */
export const NO_RAISE_MESSAGES: ReadonlySet<string> = new Set([
  'why/not-reopened',
  'why/not-reopened.still',
  'why/raise-cap',
  'why/no-one-to-raise',
  'why/short-stack',
]);

/** Why a call costs what it costs. */
export function deriveCallPrice(legal: Legal): Sentence {
  const full = legal.level - legal.streetPaid;
  const params = {
    level: chips(legal.level),
    paid: chips(legal.streetPaid),
    full: chips(full),
    call: chips(legal.toCall),
  };
  return sentence(legal.toCall < full ? 'derive/call-short' : 'derive/call', params);
}

/** The minimum by the rules: level + last full raise, or the minimum bet; in fixed limit the street's bet size. */
export function deriveFullMinimum(legal: Legal): Sentence {
  const params = {
    level: chips(legal.level),
    full: chips(legal.lastFullRaise),
    min: chips(legal.fullMinTo),
    size: chips(legal.fullMinTo - legal.level),
  };
  const { limit } = legal;
  if (legal.opening) return sentence(limit === null ? 'derive/min-bet' : 'derive/limit-bet', params);
  if (legal.fullMinTo !== legal.level + legal.lastFullRaise) return sentence('derive/min-raise-complete', params);
  if (limit === null) return sentence('derive/min-raise', params);
  return sentence('derive/limit-size', { level: params.level, size: chips(limit.size), max: params.min });
}

/** The pot-limit cap: x + P + 2 × C. */
export function derivePotCap(legal: Legal): Sentence {
  const { cap } = legal;
  if (cap === null) return sentence('derive/no-cap');
  const exact = cap.paid + cap.pot + 2 * cap.call;
  return sentence(exact === cap.to ? 'derive/pot-cap' : 'derive/pot-cap-rounded', {
    paid: chips(cap.paid),
    pot: chips(cap.pot),
    call: chips(cap.call),
    exact: chips(exact),
    max: chips(cap.to),
  });
}
