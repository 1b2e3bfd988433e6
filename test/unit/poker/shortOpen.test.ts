/** Tests opening all-ins below the minimum bet. */
import { describe, expect, it } from 'vitest';
import type { Rules } from '../../../language/poker/types';
import { PokerTable } from '../../support/pokerTable';

const table = (knobs: Partial<Rules> = {}) => new PokerTable('A B C D', { spot: 'flop', pot: 300, knobs });

describe('an opening all-in under the minimum bet (Robert’s Rules, no-limit)', () => {
  it('roberts: after an all-in of 20 at a big blind of 100, a call is 20 and a raise is to 120', () => {
    expect(table().play('A all-in 20').options('B')).toBe('fold, call 20, raise 120-Infinity');
  });

  it('a player who checked before may call or fold', () => {
    expect(table().play('A x, B all-in 20, C c, D f').options('A')).toBe('fold, call 20, not-reopened');
  });

  it('a second short all-in can be raised over as well', () => {
    expect(table().play('A all-in 20, B all-in 70').options('C')).toBe('fold, call 70, raise 170-Infinity');
  });

  it('two of them that add up to a big blind re-open the betting for a player who checked', () => {
    expect(table().play('A x, B all-in 20, C all-in 100, D c').options('A')).toBe('fold, call 100, raise 200-Infinity');
    expect(table().play('A x, B all-in 20, C all-in 99, D c').options('A')).toBe('fold, call 99, not-reopened');
  });

  it('a full raise over it sets the size of the next raise', () => {
    const after = table().play('A all-in 20, B r 170');
    expect(after.options('C')).toBe('fold, call 170, raise 320-Infinity');
    expect(table().play('A all-in 20, B r 120').options('C')).toBe('fold, call 120, raise 220-Infinity');
  });

  it('is forgotten on the next street', () => {
    const next = table().play('A all-in 20, B c, C c, D c, turn');
    expect(next.options('B')).toBe('fold, check, bet 100-Infinity');
  });

  it('an all-in of exactly the big blind is a bet', () => {
    expect(table().play('A all-in 100').options('B')).toBe('fold, call 100, raise 200-Infinity');
    expect(table({ shortOpen: 'double' }).play('A all-in 100').options('B')).toBe('fold, call 100, raise 200-Infinity');
  });
});

describe('the knob `short-open`', () => {
  it('complete: a raise is to the big blind, which then counts as a bet', () => {
    const knobs = { shortOpen: 'complete' } as const;
    expect(table(knobs).play('A all-in 20').options('B')).toBe('fold, call 20, raise 100-Infinity');
    expect(table(knobs).play('A all-in 20, B r 100').options('C')).toBe('fold, call 100, raise 200-Infinity');
    expect(table(knobs).play('A all-in 20, B all-in 70').options('C')).toBe('fold, call 70, raise 100-Infinity');
    expect(table(knobs).play('A all-in 20, B r 130').options('C')).toBe('fold, call 130, raise 260-Infinity');
  });

  it('does not affect a short raise over a full bet', () => {
    for (const shortOpen of ['raise-over', 'complete', 'double'] as const) {
      expect(table({ shortOpen }).play('A b 100, B all-in 150').options('C')).toBe(
        'fold, call 150, raise 250-Infinity',
      );
      expect(table({ shortOpen }).play('A b 300, B all-in 350').options('C')).toBe(
        'fold, call 350, raise 650-Infinity',
      );
    }
  });

  it('double: a raise is to two big blinds, as if the all-in were one', () => {
    const knobs = { shortOpen: 'double' } as const;
    expect(table(knobs).play('A all-in 20').options('B')).toBe('fold, call 20, raise 200-Infinity');
    expect(table(knobs).play('A all-in 20, B r 250').options('C')).toBe('fold, call 250, raise 400-Infinity');
    expect(table(knobs).play('A all-in 20, B all-in 150').options('C')).toBe('fold, call 150, raise 250-Infinity');
  });
});

describe('the knob `short-open-call`', () => {
  it('bb: callers pay a full big blind', () => {
    const knobs = { shortOpenCall: 'bb' } as const;
    const open = table(knobs).play('A all-in 20');
    expect(open.options('B')).toBe('fold, call 100, raise 120-Infinity');
    open.play('B c, C c, D f');
    expect(open.state.level).toBe(100);
    expect(open.layers).toEqual(['360 A B C', '160 B C']);
  });

  it('with complete or double, a raise is to two big blinds', () => {
    expect(table({ shortOpenCall: 'bb', shortOpen: 'complete' }).play('A all-in 20').legal('B').minTo).toBe(200);
    expect(table({ shortOpenCall: 'bb', shortOpen: 'double' }).play('A all-in 20').legal('B').minTo).toBe(200);
    const raised = table({ shortOpenCall: 'bb', shortOpen: 'complete' }).play('A all-in 20, B r 200');
    expect(raised.options('C')).toBe('fold, call 200, raise 300-Infinity');
  });
});

describe('hands without known blinds', () => {
  it('accept any opening bet as full', () => {
    const spot = () => new PokerTable('A B C', { spot: 'flop', pot: 300, blinds: [] });
    expect(spot().options('A')).toBe('fold, check, bet 1-Infinity');
    expect(spot().play('A all-in 40').options('B')).toBe('fold, call 40, raise 80-Infinity');
    expect(spot().play('A b 40, B all-in 60, C c').options('A')).toBe('fold, call 20, not-reopened');
    expect(spot().play('A x, B b 7').options('A')).toBe('fold, call 7, raise 14-Infinity');
  });

  it('measure raises as usual', () => {
    const spot = new PokerTable('A B C', { spot: 'flop', pot: 300, blinds: [] });
    expect(spot.play('A b 40, B r 100').options('C')).toBe('fold, call 100, raise 160-Infinity');
  });

  it('accept an opening all-in below the unit as a bet', () => {
    const spot = new PokerTable('A B C', { spot: 'flop', pot: 300, blinds: [], unit: 5 });
    expect(spot.play('A all-in 3').options('B')).toBe('fold, call 3, raise 6-Infinity');
  });

  it('re-open the betting for a player who checked after an opening bet, in any profile', () => {
    const spot = new PokerTable('A B C', { spot: 'flop', pot: 300, blinds: [], profile: 'online' });
    expect(spot.play('A x, B b 40, C c').options('A')).toBe('fold, call 40, raise 80-Infinity');
  });

  it('have the unit as the minimum', () => {
    const spot = new PokerTable('A B', { spot: 'flop', pot: 300, blinds: [], unit: 5 });
    expect(spot.options('A')).toBe('fold, check, bet 5-Infinity');
    expect(spot.refused('A b 4')).toEqual(['under-min-bet']);
  });
});
