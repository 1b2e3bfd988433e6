/** Finds the usual sizes of a bet or raise that the rules allow. */
import { chips, inner, sentence } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { fractionOf, fractionTo } from '../../poker/betting';
import type { HandState } from '../../poker/state';
import type { Chips, Legal } from '../../poker/types';

/** What makes a bet or raise this size. */
export type BetSizeName = 'limit' | 'min' | 'half-pot' | 'two-thirds-pot' | 'pot' | 'max' | 'all-in';

export interface BetSize {
  /** Street total. */
  readonly to: Chips;
  /** All names of the size, the smallest first. */
  readonly names: readonly BetSizeName[];
  /** The derivation of a fraction of the pot. */
  readonly why: readonly Sentence[];
}

const PARTS = [
  { name: 'half-pot', numerator: 1, denominator: 2 },
  { name: 'two-thirds-pot', numerator: 2, denominator: 3 },
  { name: 'pot', numerator: 1, denominator: 1 },
] as const satisfies readonly {
  readonly name: BetSizeName;
  readonly numerator: number;
  readonly denominator: number;
}[];

/** The usual sizes of a bet or raise that the rules allow, the smallest first. */
export function betSizes(state: HandState, legal: Legal): readonly BetSize[] {
  const { minTo, maxTo, stackTo, seat } = legal;
  if (!legal.canRaise || minTo === null || maxTo === null) return [];
  const sizes = new Map<Chips, BetSize>();
  const add = (name: BetSizeName, to: Chips | null, why: readonly Sentence[] = []): void => {
    if (to === null || !Number.isFinite(to) || to < minTo || to > maxTo) return;
    const { names = [], why: before = [] } = sizes.get(to) ?? {};
    sizes.set(to, { to, names: [...names, name], why: [...before, ...why] });
  };
  add(legal.limit === null ? 'min' : 'limit', minTo);
  if (legal.limit === null) {
    for (const { name, numerator, denominator } of PARTS) {
      add(
        name,
        fractionTo(state, seat, numerator, denominator),
        derivation(state, legal, name, numerator, denominator),
      );
    }
  }
  add('all-in', stackTo);
  if (legal.limit === null && !sizes.has(maxTo)) add('max', maxTo);
  return [...sizes.values()].sort((a, b) => a.to - b.to);
}

/** `level 100 + half of (pot 150 + call 100) = 225`; nothing where the cap of pot-limit explains the size. */
function derivation(
  state: HandState,
  { seat, level, opening, cap }: Legal,
  name: (typeof PARTS)[number]['name'],
  numerator: number,
  denominator: number,
): readonly Sentence[] {
  const part = cap !== null && numerator === denominator ? null : fractionOf(state, seat, numerator, denominator);
  if (part === null) return [];
  const how = inner(
    sentence(`derive/${opening ? 'bet' : 'raise'}-${name}`, {
      level: chips(level),
      pot: chips(part.pot),
      call: chips(part.call),
    }),
  );
  return [sentence(`derive/comes-to${part.isRounded ? '-rounded' : ''}`, { how, to: chips(part.to) })];
}
