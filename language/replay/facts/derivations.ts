/** Why the bounds of a bet or raise lie where they lie, and why there may be none. */
import { chips, count, inner, name, sentence } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import type { Legal } from '../../poker/types';
import { deriveFullMinimum, derivePotCap } from '../play/refusal';

/** What limits the most a player may put in. */
export function deriveMaximum(legal: Legal): Sentence {
  const stack = {
    stack: chips(legal.stackTo),
    paid: chips(legal.streetPaid),
    behind: chips(legal.stackTo - legal.streetPaid),
  };
  // A pot smaller than the least that may be bet or raised does not forbid that.
  if (legal.cap !== null && legal.maxTo !== null && legal.maxTo > legal.cap.to) return deriveMinimum(legal);
  if (legal.cap !== null && legal.cap.to <= legal.stackTo) return derivePotCap(legal);
  // In fixed limit the least is the most.
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

/** What the least a player may raise to rests on: the rule, or his stack where that is shorter. */
export function deriveMinimum(legal: Legal): Sentence {
  if (legal.minTo !== null && legal.minTo < legal.fullMinTo)
    return sentence('derive/stack-short', {
      stack: chips(legal.stackTo),
      min: chips(legal.fullMinTo),
      how: inner(deriveFullMinimum(legal)),
    });
  return deriveFullMinimum(legal);
}

/** The messages of `noRaiseOf`. */
export const NO_RAISE_MESSAGES: ReadonlySet<string> = new Set([
  'why/not-reopened',
  'why/not-reopened.still',
  'why/raise-cap',
  'why/no-one-to-raise',
  'why/short-stack',
]);
