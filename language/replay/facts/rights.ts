/** Lists what a player has the right to do, and explains each right. */
import { chips, inner, name, sentence } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import type { Legal } from '../../poker/types';
import type { VerbOfRight } from '../../syntax/tree';
import { deriveCallPrice, deriveMinimum, explainNoRaise } from './derivations';

/** Everything a player may do, in the order fold, check, call, bet, raise. */
export function rightsOf(legal: Legal): VerbOfRight[] {
  const rights: VerbOfRight[] = [];
  if (legal.canFold) rights.push('fold');
  if (legal.canCheck) rights.push('check');
  if (legal.canCall) rights.push('call');
  if (legal.canRaise) rights.push(legal.opening ? 'bet' : 'raise');
  return rights;
}

/** Why a player who is in the betting has a right, or does not have it. */
export function explainRight(legal: Legal, verb: VerbOfRight, who: string): Sentence {
  switch (verb) {
    case 'fold':
      return sentence('why/may-fold');
    case 'check':
    case 'call':
      return legal.toCall === 0
        ? sentence('why/nothing-to-call')
        : sentence('why/owes', { call: chips(legal.toCall), how: inner(deriveCallPrice(legal)) });
    case 'bet':
    case 'raise':
      return whyRaise(legal, verb, who);
  }
}

function whyRaise(legal: Legal, verb: 'bet' | 'raise', who: string): Sentence {
  if (!legal.canRaise) return explainNoRaise(legal, who);
  if (verb === 'raise' && legal.opening) return sentence('why/nothing-to-raise');
  if (verb === 'bet' && !legal.opening) return sentence('why/bet-already', { level: chips(legal.level) });
  if (legal.hasActed && legal.facing > 0)
    return sentence('why/reopened', {
      name: name(who),
      facing: chips(legal.facing),
      full: chips(legal.lastFullRaise),
    });
  const least = { to: chips(legal.minTo ?? legal.fullMinTo), how: inner(deriveMinimum(legal)) };
  return sentence(verb === 'bet' ? 'why/may-bet' : 'why/may-raise-to', least);
}
