/** Explains an award: the pots it comes from, and the uncalled bet that goes back. */
import { chips, count, inner, name, sentence } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import type { Chips, Pot, Refund } from '../../poker/types';

/** What a player takes of a pot, after rake. */
export interface TakenShare {
  /** Index of the pot. */
  readonly pot: number;
  readonly amount: Chips;
}

/** `280 of 560 in the main pot + 500 of 500 in side pot 1 = 780`, a share for each pot; or that `called` wins no pot. */
export function whyTaken(
  shares: readonly TakenShare[],
  pots: readonly Pick<Pot, 'amount'>[],
  called: string,
): Sentence {
  const [first, ...rest] = shares.map(({ pot, amount }) =>
    sentence(pot === 0 ? 'derive/award' : 'derive/award-side', {
      share: chips(amount),
      amount: chips(pots[pot]?.amount ?? amount),
      index: count(pot),
    }),
  );
  if (first === undefined) return sentence('why/no-award', { name: name(called) });
  if (rest.length === 0) return first;
  const all = rest.reduce((left, said) => sentence('derive/sum', { left: inner(left), right: inner(said) }), first);
  const amount = chips(shares.reduce((total, share) => total + share.amount, 0));
  return sentence('derive/pot-of-layers', { parts: inner(all), amount });
}

/** Adds a winner's uncalled bet, which is easily counted as won (TDA 2024 15-B, 2026 16-B). */
export function withRefund(won: Sentence, refund: Refund, called: string): Sentence {
  return sentence('derive/award-refund', { won: inner(won), refund: chips(refund.amount), name: name(called) });
}
