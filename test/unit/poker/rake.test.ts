/** Tests the rake of each pot. */
import { describe, expect, it } from 'vitest';
import { type RakeCharge, type RakeInput, rakeOf } from '../../../language/poker/rake';

const percent = (numerator: number, denominator: number, cap: number | null = null): RakeCharge => ({
  kind: 'percent',
  numerator,
  denominator,
  cap,
});

function rake(pots: readonly number[], charge: RakeCharge, rest: Partial<RakeInput> = {}): number[] {
  return rakeOf({
    pots: pots.map((amount) => ({ amount })),
    charge,
    noFlopNoDrop: false,
    flopSeen: true,
    unit: 1,
    basis: 'total',
    ...rest,
  });
}

describe('a share of the pot', () => {
  it('is rounded down to the smallest chip', () => {
    expect(rake([199], percent(5, 100))).toEqual([9]);
    expect(rake([1990], percent(5, 100), { unit: 50 })).toEqual([50]);
    expect(rake([4500], percent(45, 1000))).toEqual([202]);
    expect(rake([19], percent(5, 100))).toEqual([0]);
  });

  it('RK-2: stops at the cap', () => {
    expect(rake([2000], percent(10, 100, 4))).toEqual([4]);
    expect(rake([30], percent(10, 100, 4))).toEqual([3]);
    expect(rake([2000], percent(10, 100, 0))).toEqual([0]);
  });

  it('is exact beyond 2^53', () => {
    expect(rake([9_007_199_254_740_991], percent(4999, 10_000))).toEqual([4_502_698_907_445_021]);
  });

  it('can be the whole pot', () => {
    expect(rake([77, 3], percent(1, 1))).toEqual([77, 3]);
    expect(rake([77], percent(3, 2))).toEqual([77]);
  });

  it('is nothing if there is no pot', () => {
    expect(rake([], percent(5, 100))).toEqual([]);
  });
});

describe('side pots', () => {
  // Two published hands with their pots after rake, in cents: main pot first, then the rest of the cap.
  it('pay 1.43 and 0.07 from pots of 31.80 and 7.98 at 4.5 % capped at 1.50', () => {
    expect(rake([3180, 798], percent(45, 1000, 150))).toEqual([143, 7]);
  });

  it('pay the whole cap of 3 from a main pot of 3010 at 4.5 %', () => {
    expect(rake([301_000, 2_000], percent(45, 1000, 300))).toEqual([300, 0]);
  });

  it('include the rounding remainder for a rake on the total, but not on each pot', () => {
    expect(rake([119, 119], percent(5, 100))).toEqual([6, 5]);
    expect(rake([119, 119], percent(5, 100), { basis: 'per-pot' })).toEqual([5, 5]);
    expect(rake([119, 119], percent(5, 100, 7), { basis: 'per-pot' })).toEqual([5, 2]);
  });

  it('pay the rest if the main pot is too small', () => {
    expect(rake([1, 99], percent(99, 100))).toEqual([1, 98]);
    expect(rake([7, 8], percent(1, 1), { unit: 5 })).toEqual([7, 8]);
  });
});

describe('a stated rake', () => {
  it('BOV: takes 2.38 from 47.72', () => {
    expect(rake([4772], { kind: 'amount', amount: 238 })).toEqual([238]);
  });

  it('comes from the main pot first and never exceeds the pots', () => {
    expect(rake([5, 20], { kind: 'amount', amount: 7 })).toEqual([5, 2]);
    expect(rake([5, 20], { kind: 'amount', amount: 70 })).toEqual([5, 20]);
  });
});

describe('no flop no drop', () => {
  it('takes nothing from a hand that ended before the flop', () => {
    expect(rake([200, 50], percent(5, 100), { noFlopNoDrop: true, flopSeen: false })).toEqual([0, 0]);
    expect(rake([200], { kind: 'amount', amount: 5 }, { noFlopNoDrop: true, flopSeen: false })).toEqual([0]);
    expect(rake([200], percent(5, 100), { noFlopNoDrop: true, flopSeen: true })).toEqual([10]);
    expect(rake([200], percent(5, 100), { noFlopNoDrop: false, flopSeen: false })).toEqual([10]);
  });
});
