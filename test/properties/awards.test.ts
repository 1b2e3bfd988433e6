import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AwardInput, awardPots, type PotShare } from '../../language/poker/awards';
import { type RakeInput, rakeOf } from '../../language/poker/rake';
import type { BoardWinners } from '../../language/poker/showdown';

const SEATS = 6;
const seats = fc.uniqueArray(fc.nat(SEATS - 1), { minLength: 1, maxLength: SEATS });
const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: SEATS, maxLength: SEATS });
const amount = fc.oneof(fc.nat(1_000), fc.nat(9_000_000_000_000));

const charge: fc.Arbitrary<RakeInput['charge']> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    numerator: fc.integer({ min: 0, max: 1000 }),
    denominator: fc.constant(1000),
    cap: fc.option(fc.nat(5_000)),
  }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(5_000) }),
);

interface Case {
  readonly amounts: readonly number[];
  readonly winners: readonly (readonly BoardWinners[])[];
  readonly unit: number;
  readonly order: readonly number[];
  readonly rake: Omit<RakeInput, 'pots' | 'unit'>;
}

const board: fc.Arbitrary<BoardWinners> = fc.record({
  high: seats,
  low: fc.oneof(fc.constant('none' as const), seats),
});

const cases: fc.Arbitrary<Case> = fc
  .record({ boards: fc.integer({ min: 1, max: 2 }), pots: fc.integer({ min: 1, max: 4 }) })
  .chain(({ boards, pots }) =>
    fc.record({
      amounts: fc.array(amount, { minLength: pots, maxLength: pots }),
      winners: fc.array(fc.array(board, { minLength: boards, maxLength: boards }), {
        minLength: pots,
        maxLength: pots,
      }),
      unit: fc.constantFrom(1, 5, 25, 100),
      order,
      rake: fc.record({
        charge,
        noFlopNoDrop: fc.boolean(),
        flopSeen: fc.boolean(),
        basis: fc.constantFrom('total' as const, 'per-pot' as const),
      }),
    }),
  );

function settle(given: Case, scale = 1) {
  const pots = given.amounts.map((chips) => ({ amount: chips * scale }));
  const unit = given.unit * scale;
  const { charge: told } = given.rake;
  const scaled =
    told.kind === 'amount'
      ? { ...told, amount: told.amount * scale }
      : { ...told, cap: told.cap === null ? null : told.cap * scale };
  const rake = rakeOf({ pots, unit, ...given.rake, charge: scaled });
  const input: AwardInput = {
    pots,
    rake,
    winners: given.winners,
    unit,
    order: given.order,
    oddChip: 'left-of-button',
    playing: () => null,
  };
  return { rake, ...awardPots(input) };
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, chips) => sum + chips, 0);

describe('dividing pots', () => {
  it('awards and rake are the pots, pot by pot', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { rake, awards, shares, undecided } = settle(given);
        expect(undecided).toEqual([]);
        for (const [pot, chips] of given.amounts.entries()) {
          const paid = total(awards.filter((award) => award.pot === pot).map((award) => award.amount));
          expect(paid + (rake[pot] ?? 0)).toBe(chips);
          expect(total(shares.filter((share) => share.pot === pot).map((share) => share.amount))).toBe(paid);
        }
        expect(awards.every(({ amount: chips }) => Number.isSafeInteger(chips) && chips > 0)).toBe(true);
      }),
    );
  });

  it('only winners are paid, and in a split nobody gets more than one odd chip or one before somebody nearer', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { shares } = settle(given);
        const nameOf = (share: PotShare) => `${share.pot} ${share.board} ${share.half}`;
        for (const name of new Set(shares.map(nameOf))) {
          const split = shares.filter((share) => nameOf(share) === name);
          const amounts = split
            .toSorted((a, b) => given.order.indexOf(a.seat) - given.order.indexOf(b.seat))
            .map((share) => share.amount);
          expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(given.unit);
          expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
          expect(split.every((share) => share.odd >= 0 && share.odd <= given.unit)).toBe(true);
          for (const { pot, board: on, half, seat } of split) {
            const winners = given.winners[pot]?.[on];
            const named = half === 'low' ? winners?.low : winners?.high;
            expect(named).toContain(seat);
          }
        }
      }),
    );
  });

  it('every amount times seven gives every award and rake times seven', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const small = { ...given, amounts: given.amounts.map((chips) => chips % 1_000_000) };
        const once = settle(small);
        const scaled = settle(small, 7);
        expect(scaled.awards).toEqual(once.awards.map((award) => ({ ...award, amount: award.amount * 7 })));
        expect(scaled.rake).toEqual(once.rake.map((chips) => chips * 7));
      }),
    );
  });

  it('does not depend on the order in which the winners are named', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const reversed = given.winners.map((boards) =>
          boards.map(({ high, low }) => ({
            high: high === 'undecided' ? high : high.toReversed(),
            low: typeof low === 'string' ? low : low.toReversed(),
          })),
        );
        expect(settle({ ...given, winners: reversed }).awards).toEqual(settle(given).awards);
      }),
    );
  });
});

describe('rake', () => {
  it('is never more than the cap, the share or the pot', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { rake } = settle(given);
        const { charge: told, noFlopNoDrop, flopSeen } = given.rake;
        expect(
          rake.every((chips, pot) => Number.isSafeInteger(chips) && chips >= 0 && chips <= (given.amounts[pot] ?? 0)),
        ).toBe(true);
        if (noFlopNoDrop && !flopSeen) {
          expect(total(rake)).toBe(0);
        } else if (told.kind === 'amount') {
          expect(total(rake)).toBe(Math.min(told.amount, total(given.amounts)));
        } else {
          const share = (BigInt(total(given.amounts)) * BigInt(told.numerator)) / BigInt(told.denominator);
          expect(BigInt(total(rake)) <= share).toBe(true);
          expect(total(rake)).toBeLessThanOrEqual(told.cap ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });
});
