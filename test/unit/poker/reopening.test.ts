/** Tests who may raise again after a short all-in. */
import { describe, expect, it } from 'vitest';
import { PokerTable } from '../../support/pokerTable';

const flop = (players: string, bigBlind = 100, stacks: Record<string, number> = {}) =>
  new PokerTable(players, { spot: 'flop', blinds: [bigBlind / 2, bigBlind], pot: 300, stacks });

describe('TDA 2024 47-A, 2026 49-A: short all-ins re-open the betting only when they add up', () => {
  it('tda-2024-47-A example 1: two short all-ins together are a full bet for the first bettor', () => {
    const table = flop('A B C D E').play('A b 100, B all-in 125, C c, D all-in 200, E c');
    expect(table.options('A')).toBe('fold, call 100, raise 300-Infinity');
  });

  it('tda-2024-47-A example 1-A: the caller of 125 faces 75 and may not raise; at 225 he could', () => {
    const table = flop('A B C D E').play('A b 100, B all-in 125, C c, D all-in 200, E c, A c');
    expect(table.options('C')).toBe('fold, call 75, not-reopened');
    const higher = flop('A B C D E').play('A b 100, B all-in 125, C c, D all-in 225, E c, A c');
    expect(higher.options('C')).toBe('fold, call 100, raise 325-Infinity');
  });

  it('tda-2024-47-A example 2: after 300, 500, 650, 800 the minimum raise is still 300 more', () => {
    const table = flop('A B C D E F').play('A b 300, B all-in 500, C all-in 650, D all-in 800, E c');
    expect(table.options('F')).toBe('fold, call 800, raise 1100-Infinity');
  });

  it('tda-2024-47-A example 3: an all-in of 7500 at 2000/4000 re-opens for the caller only after a raise by the big blind', () => {
    const table = new PokerTable('SB BB A B C', { blinds: [2000, 4000] });
    table.play('A c, B f, C all-in 7500, SB f');
    expect(table.options('BB')).toBe('fold, call 3500, raise 11500-Infinity');
    const called = new PokerTable('SB BB A B C', { blinds: [2000, 4000] });
    called.play('A c, B f, C all-in 7500, SB f, BB c');
    expect(called.options('A'), 'example 3-A').toBe('fold, call 3500, not-reopened');
    table.play('BB r 11500');
    expect(table.options('A'), 'example 3-B').toBe('fold, call 7500, raise 15500-Infinity');
  });

  it('wsop-2026-96.a: after 500, 1000 and a call, all-ins of 1300 and 1700 re-open together', () => {
    const table = flop('A B C D E').play('A b 500, B r 1000, C c, D all-in 1300, E all-in 1700, A f');
    expect(table.options('B')).toBe('fold, call 700, raise 2200-Infinity');
    expect(table.options('C')).toBe('fold, call 700, raise 2200-Infinity');
  });

  it('wsop-2026-live-177: the first bettor faces 175 and could raise, the raiser faces 75 and may not', () => {
    const table = flop('A B C').play('A b 100, B r 200, C all-in 275');
    expect(table.options('A')).toBe('fold, call 175, raise 375-Infinity');
    table.play('A c');
    expect(table.options('B')).toBe('fold, call 75, not-reopened');
  });

  it('omalley: after 100, 200 and all-ins of 275 and 350, the 150 re-opens for the raiser', () => {
    const table = flop('A B C D').play('A b 100, B r 200, C all-in 275, D all-in 350, A c');
    expect(table.options('B')).toBe('fold, call 150, raise 450-Infinity');
  });

  it('neilwebber: after 45, 135 and an all-in of 195, the 60 is less than the raise of 90', () => {
    const table = flop('A B C', 10).play('A b 45, B r 135, C all-in 195, A c');
    expect(table.options('B')).toBe('fold, call 60, not-reopened');
  });

  it('holdem-project: the full raise re-opens for the first bettor, but the all-in does not re-open for the raiser', () => {
    const table = flop('A B C', 10).play('A b 10, B r 25, C all-in 30');
    expect(table.options('A')).toBe('fold, call 20, raise 45-Infinity');
    expect(table.play('A c').options('B')).toBe('fold, call 5, not-reopened');
  });

  it('burnham-2022: at 20k/40k, an all-in of 290k does not re-open for the raiser to 200k', () => {
    const table = new PokerTable('SB BB A B', { blinds: [20_000, 40_000] });
    table.play('A r 200000, B all-in 290000, SB f, BB c');
    expect(table.options('A')).toBe('fold, call 90000, not-reopened');
  });

  it('gscasino: an all-in of 29 over a bet of 20 does not re-open for the bettor', () => {
    expect(flop('A B C', 20).play('A b 20, B all-in 29, C c').options('A')).toBe('fold, call 9, not-reopened');
  });

  it('pokergamer-2005: at 5/10, an all-in of 70 and a call do not re-open for the raiser to 50', () => {
    const table = new PokerTable('S T A B C', { blinds: [5, 10] }).play('A r 50, B all-in 70, C c, S f, T f');
    expect(table.options('A')).toBe('fold, call 20, not-reopened');
  });

  it('go-engine: at 10/20, after 60, a call and an all-in of 75 the full raise is still 40', () => {
    const table = new PokerTable('S T A B C', { blinds: [10, 20] }).play('A r 60, B c, C all-in 75, S f, T f');
    expect(table.options('A')).toBe('fold, call 15, not-reopened');
    expect(table.legal('A').lastFullRaise).toBe(40);
  });

  it('pokerkit-45: a full all-in raise does not count towards a sum of short ones', () => {
    const stacks = { SB: 19, BB: 200, UTG: 16, BTN: 200 };
    const table = new PokerTable('SB BB UTG BTN', { blinds: [1, 2], stacks });
    table.play('UTG r 16, BTN c, SB r 19, BB c');
    expect(table.options('BTN')).toBe('fold, call 3, not-reopened');
    expect(table.legal('BTN').facing).toBe(3);
  });

  it('texasholdem-56: an all-in of 150 and a call do not re-open for the bettor of 100', () => {
    expect(flop('A B C').play('A b 100, B all-in 150, C c').options('A')).toBe('fold, call 50, not-reopened');
  });

  it('the rise is counted from each player’s own last action, not along a run of all-ins', () => {
    const table = flop('A B C D').play('A b 100, B all-in 150, C c, D all-in 200');
    expect(table.options('A')).toBe('fold, call 100, raise 300-Infinity');
    table.play('A c');
    expect(table.options('C')).toBe('fold, call 50, not-reopened');
  });

  it('a full raise re-opens the betting for everybody', () => {
    const table = flop('A B C').play('A b 100, B all-in 150, C r 250');
    expect(table.options('A')).toBe('fold, call 150, raise 350-Infinity');
  });

  it('a player who has not acted keeps every option', () => {
    expect(flop('A B C').play('A b 100, B all-in 150').options('C')).toBe('fold, call 150, raise 250-Infinity');
  });

  it('posting the big blind is not an action: after a short all-in the player keeps the option', () => {
    const table = new PokerTable('SB BB A').play('A all-in 150, SB f');
    expect(table.options('BB')).toBe('fold, call 50, no-one-to-raise');
    const four = new PokerTable('SB BB A B').play('A all-in 150, B c, SB f');
    expect(four.options('BB')).toBe('fold, call 50, raise 250-Infinity');
  });
});

describe('the knob `reopen`', () => {
  const twoShort = 'A b 100, B all-in 150, C c, D all-in 200, E c';
  const spot = { spot: 'flop', pot: 300 } as const;

  it('single-full: short all-ins never re-open, one full raise does', () => {
    const knobs = { reopen: 'single-full' } as const;
    expect(new PokerTable('A B C D E', { ...spot, knobs }).play(twoShort).options('A')).toBe(
      'fold, call 100, not-reopened',
    );
    const full = new PokerTable('A B C D E', { ...spot, knobs }).play('A b 100, B all-in 150, C r 250, D c, E c');
    expect(full.options('A')).toBe('fold, call 150, raise 350-Infinity');
    // A short all-in follows the raise: a player who called it does not face a full raise.
    full.play('A r 350, C c, D all-in 390, E c, A c');
    expect(full.options('C')).toBe('fold, call 40, not-reopened');
  });

  it('single-full: a player who has not acted may still raise', () => {
    const knobs = { reopen: 'single-full' } as const;
    const table = new PokerTable('A B C D E', { ...spot, knobs }).play('A b 100, B all-in 150');
    expect(table.options('C')).toBe('fold, call 150, raise 250-Infinity');
  });

  it('the online profile uses single-full', () => {
    expect(new PokerTable('A B C D E', { ...spot, profile: 'online' }).play(twoShort).options('A')).toBe(
      'fold, call 100, not-reopened',
    );
  });

  it('half: half a full raise re-opens, less does not', () => {
    const knobs = { reopen: 'half' } as const;
    const open = new PokerTable('A B C', { ...spot, knobs }).play('A b 100, B all-in 150, C c');
    expect(open.options('A')).toBe('fold, call 50, raise 250-Infinity');
    const closed = new PokerTable('A B C', { ...spot, knobs }).play('A b 100, B all-in 149, C c');
    expect(closed.options('A')).toBe('fold, call 49, not-reopened');
  });
});
