import { fractionTo } from '../../../language/poker/betting';
import type { HandState } from '../../../language/poker/state';
import type { Chips, Legal } from '../../../language/poker/types';

/** Why a bet or raise is of just this size. */
export type SizeName = 'limit' | 'min' | 'half-pot' | 'two-thirds-pot' | 'pot' | 'max' | 'all-in';

export interface Size {
  /** Street total. */
  readonly to: Chips;
  readonly name: SizeName;
}

const PARTS: readonly { readonly name: SizeName; readonly numerator: number; readonly denominator: number }[] = [
  { name: 'half-pot', numerator: 1, denominator: 2 },
  { name: 'two-thirds-pot', numerator: 2, denominator: 3 },
  { name: 'pot', numerator: 1, denominator: 1 },
];

/** The usual sizes of a bet or raise that the rules allow, the smallest first; of equal ones the first name. */
export function sizesOf(state: HandState, legal: Legal): readonly Size[] {
  const { minTo, maxTo, stackTo, seat } = legal;
  if (!legal.canRaise || minTo === null || maxTo === null) return [];
  const sizes: Size[] = [];
  const add = (name: SizeName, to: Chips | null): void => {
    if (to === null || !Number.isFinite(to) || to < minTo || to > maxTo) return;
    if (!sizes.some((size) => size.to === to)) sizes.push({ name, to });
  };
  add('all-in', stackTo);
  add(legal.limit === null ? 'min' : 'limit', minTo);
  if (legal.limit === null) {
    for (const { name, numerator, denominator } of PARTS) add(name, fractionTo(state, seat, numerator, denominator));
    add('max', maxTo);
  }
  return sizes.sort((a, b) => a.to - b.to);
}
