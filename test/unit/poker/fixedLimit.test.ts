/** Tests bet sizes, caps and re-opening in fixed limit. */
import { describe, expect, it } from 'vitest';
import { post } from '../../../language/poker/forcedBets';
import { PokerTable, type TableOptions } from '../../support/pokerTable';

const limit = (players: string, options: TableOptions = {}) =>
  new PokerTable(players, { game: 'FLHE', blinds: [10, 20], bets: [20, 40], ...options });
const flop = (players: string, options: TableOptions = {}) => limit(players, { spot: 'flop', pot: 60, ...options });

describe('fixed limit', () => {
  it('bets and raises by the small bet before and on the flop, by the big bet after', () => {
    const table = limit('SB BB A');
    expect(table.options('A')).toBe('fold, call 20, raise 40-40');
    table.play('A r 40, SB c, BB c, flop');
    expect(table.options('SB')).toBe('fold, check, bet 20-20');
    table.play('SB b 20, BB r 40, A f, SB c, turn');
    expect(table.options('SB')).toBe('fold, check, bet 40-40');
    table.play('SB b 40, BB r 80, SB c, river');
    expect(table.options('SB')).toBe('fold, check, bet 40-40');
  });

  it('rejects any other size', () => {
    const table = limit('SB BB A');
    expect(table.refused('A r 39')).toEqual(['wrong-limit-size']);
    expect(table.refused('A r 60')).toEqual(['wrong-limit-size']);
    expect(table.refused('A r 40')).toEqual([]);
    const open = flop('A B');
    expect(open.refused('A b 30')).toEqual(['wrong-limit-size']);
    expect(open.refused('A b 10')).toEqual(['wrong-limit-size']);
  });

  it('lets a short stack bet or raise its chips, and no more than the size', () => {
    const table = limit('SB BB A B', { stacks: { A: 33, B: 300 } });
    expect(table.options('A')).toBe('fold, call 20, raise 33-33');
    expect(table.refused('A r 33')).toEqual([]);
    expect(table.refused('A r 32')).toEqual(['wrong-limit-size']);
    expect(table.refused('A r 40')).toEqual(['over-stack']);
    expect(limit('SB BB A', { stacks: { A: 50 } }).refused('A r 50')).toEqual(['wrong-limit-size']);
  });

  it('uses the big blind as the small bet if no bets are given', () => {
    const table = new PokerTable('SB BB A', { game: 'FLHE', blinds: [1, 2] });
    expect(table.options('A')).toBe('fold, call 2, raise 4-4');
    expect(table.play('A c, SB c, BB x, flop, SB x, BB x, A x, turn').options('SB')).toBe('fold, check, bet 4-4');
  });

  it('completes a lone blind of less than half a bet, which does not count as a bet', () => {
    const table = limit('SB BB A', { blinds: [1, 3], bets: [10, 20] });
    expect(table.options('A')).toBe('fold, call 3, raise 10-10');
    expect(table.legal('A').limit).toEqual({ size: 10, made: 0, allowed: 4 });
    expect(limit('SB BB A', { blinds: [1, 4], bets: [10, 20] }).options('A')).toBe('fold, call 4, raise 10-10');
    const half = limit('SB BB A', { blinds: [1, 5], bets: [10, 20] });
    expect(half.options('A')).toBe('fold, call 5, raise 15-15');
    expect(half.legal('A').limit?.made).toBe(1);
  });

  it('uses the big bet for a spot on the turn; the minimum bet is the size of the street', () => {
    const table = limit('A B', { spot: 'turn', pot: 100 });
    expect(table.options('A')).toBe('fold, check, bet 40-40');
    expect(table.state.minBet).toBe(40);
    expect(limit('SB BB A').state.minBet).toBe(20);
  });

  it('keeps the size after a late live post', () => {
    const table = limit('SB BB A B').play('A c');
    post(table.state, { seat: 3, kind: 'post', amount: 50 });
    expect(table.legal('B').limit?.size).toBe(20);
  });
});

describe('TDA 2024 48, 2026 50: the cap', () => {
  it('ipnpoker: allows one bet and three raises before the flop, so four bets per player', () => {
    const table = limit('SB BB A B', { blinds: [1, 2], bets: [2, 4] });
    expect(table.legal('A').limit).toEqual({ size: 2, made: 1, allowed: 4 });
    table.play('A r 4, B r 6, SB r 8');
    expect(table.options('BB')).toBe('fold, call 6, raise-cap');
    expect(table.refused('BB r 10')).toEqual(['raise-cap']);
  });

  it('bitcoin-poker-room-42, rs-poker-271: leaves call and fold after a bet and three raises', () => {
    const table = flop('A B C').play('A b 20, B r 40, C r 60, A r 80');
    expect(table.options('B')).toBe('fold, call 40, raise-cap');
  });

  it.each(['wsop', 'wsop-live'] as const)('%s allows a bet and four raises', (profile) => {
    const table = flop('A B C', { profile }).play('A b 20, B r 40, C r 60, A r 80');
    expect(table.options('B')).toBe('fold, call 40, raise 100-100');
    expect(table.play('B r 100').options('C')).toBe('fold, call 40, raise-cap');
  });

  it('may differ before and after the flop, or be absent', () => {
    const knobs = { flCap: { preflop: 2, later: null } } as const;
    const table = limit('SB BB A', { knobs }).play('A r 40');
    expect(table.options('SB')).toBe('fold, call 30, raise-cap');
    table.play('SB c, BB c, flop, SB b 20, BB r 40, A r 60, SB r 80, BB r 100');
    expect(table.options('A')).toBe('fold, call 40, raise 120-120');
  });

  it('does not count a straddle', () => {
    const table = limit('SB BB U A B', { blinds: [10, 20, 40] });
    expect(table.options('A')).toBe('fold, call 40, raise 60-60');
    expect(table.legal('A').limit?.made).toBe(1);
  });

  it('treats the round before the flop with two players as heads-up', () => {
    expect(limit('SB BB', { profile: 'wsop-live' }).legal('SB').limit?.allowed).toBeNull();
    expect(limit('SB BB A', { profile: 'wsop-live' }).legal('A').limit?.allowed).toBe(5);
  });

  it('treats a round that two of three players reach as heads-up', () => {
    const table = limit('SB BB A', { profile: 'wsop-live' }).play('A c, SB f, BB x, flop');
    expect(table.legal('BB').limit?.allowed).toBeNull();
  });

  it('wsop-2026-live-131: does not apply to a round that began heads-up', () => {
    const table = flop('A B', { profile: 'wsop-live' });
    expect(table.legal('A').limit?.allowed).toBeNull();
    table.play('A b 20, B r 40, A r 60, B r 80, A r 100');
    expect(table.options('B')).toBe('fold, call 20, raise 120-120');
  });

  it('applies to a round that became heads-up', () => {
    const table = flop('A B C', { profile: 'roberts' }).play('A b 20, B r 40, C f, A r 60, B r 80');
    expect(table.options('A')).toBe('fold, call 20, raise-cap');
  });

  it('tda-2024-48: applies to heads-up rounds in tournaments', () => {
    const table = flop('A B').play('A b 20, B r 40, A r 60, B r 80');
    expect(table.options('A')).toBe('fold, call 20, raise-cap');
  });

  it('does not apply to no-limit', () => {
    const table = new PokerTable('A B', { spot: 'flop', blinds: [1, 2], pot: 10 });
    table.play('A b 2, B r 4, A r 6, B r 8, A r 10, B r 12');
    expect(table.options('A')).toBe('fold, call 2, raise 14-Infinity');
    expect(table.legal('A').limit).toBeNull();
  });
});

describe('TDA 2024 47-B, 2026 49-B: half a bet', () => {
  it('roberts: an all-in of 15 out of 20 is a bet, so a raise is to 35', () => {
    const table = flop('A B C').play('A all-in 15');
    expect(table.options('B')).toBe('fold, call 15, raise 35-35');
    expect(table.legal('B').limit?.made).toBe(1);
  });

  it('barge-limit: an all-in of 100 out of 400 is called or completed; one of 300 is raised to 700', () => {
    const bets = [400, 800] as const;
    expect(flop('A B C', { bets }).play('A all-in 100').options('B')).toBe('fold, call 100, raise 400-400');
    expect(flop('A B C', { bets }).play('A all-in 300').options('B')).toBe('fold, call 300, raise 700-700');
  });

  it('exactly half a bet counts as half', () => {
    expect(flop('A B C').play('A all-in 10').options('B')).toBe('fold, call 10, raise 30-30');
    expect(flop('A B C').play('A all-in 9').options('B')).toBe('fold, call 9, raise 20-20');
  });

  it('half a raise re-opens the betting for the bettor; less does not', () => {
    expect(flop('A B C').play('A b 20, B all-in 30, C c').options('A')).toBe('fold, call 10, raise 50-50');
    expect(flop('A B C').play('A b 20, B all-in 29, C c').options('A')).toBe('fold, call 9, not-reopened');
  });

  it('two short all-ins that make half a raise together re-open it', () => {
    const table = flop('A B C D E').play('A b 20, B all-in 25, C c, D all-in 30, E c');
    expect(table.options('A')).toBe('fold, call 10, raise 50-50');
    expect(table.play('A c').options('C')).toBe('fold, call 5, not-reopened');
  });

  it('a completed raise counts towards the cap, the short all-in does not', () => {
    const table = flop('A B C').play('A b 20, B all-in 25');
    expect(table.legal('C').limit?.made).toBe(1);
    table.play('C r 40');
    expect(table.legal('A').limit?.made).toBe(2);
    expect(table.options('A')).toBe('fold, call 20, raise 60-60');
  });

  it('fl-reopen full: only a whole bet counts', () => {
    const knobs = { flReopen: 'full' } as const;
    expect(flop('A B C', { knobs }).play('A all-in 15').options('B')).toBe('fold, call 15, raise 20-20');
    expect(flop('A B C', { knobs }).play('A b 20, B all-in 39, C c').options('A')).toBe('fold, call 19, not-reopened');
    expect(flop('A B C', { knobs }).play('A b 20, B all-in 40, C c').options('A')).toBe('fold, call 20, raise 60-60');
  });
});
