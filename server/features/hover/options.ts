/** What a player may do, as sentences. */
import { chips, inner, sentence } from '../../../language/diagnostics/params';
import type { Sentence } from '../../../language/diagnostics/problem';
import type { Legal } from '../../../language/poker/types';
import { maximumOf, minWhy, noRaiseOf } from '../../../language/replay/facts';
import { priceOf } from '../../../language/replay/judge';

/** One sentence an option, with its amounts and what they rest on. */
export function optionsOf(legal: Legal, who: string): Sentence[] {
  const options: Sentence[] = [];
  if (legal.canCheck) options.push(sentence('hover/may-check'));
  if (legal.canCall) {
    options.push(sentence('hover/may-call', { call: chips(legal.toCall), how: inner(priceOf(legal)) }));
    options.push(sentence('hover/may-fold'));
  }
  return [...options, ...raiseBounds(legal, who)];
}

/** Smallest and largest raise (or bet) with their derivations, or why there is none. */
export function raiseBounds(legal: Legal, who: string): Sentence[] {
  const verb = legal.opening ? 'bet' : 'raise';
  if (!legal.canRaise) return [sentence(`hover/no-${verb}`, { why: inner(noRaiseOf(legal, who)) })];
  const bounds: Sentence[] = [];
  if (legal.minTo !== null) {
    bounds.push(sentence(`hover/min-${verb}`, { to: chips(legal.minTo), how: inner(minWhy(legal)) }));
  }
  if (legal.maxTo !== null && Number.isFinite(legal.maxTo)) {
    if (legal.maxTo !== legal.minTo) {
      bounds.push(sentence(`hover/max-${verb}`, { to: chips(legal.maxTo), how: inner(maximumOf(legal)) }));
    }
  } else bounds.push(sentence(`hover/open-${verb}`));
  return bounds;
}
