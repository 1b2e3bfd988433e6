/** Tests minimum and maximum raises. */
import { describe, expect, it } from 'vitest';
import { PokerTable } from '../../support/pokerTable';

describe('TDA 2024 43-A, 2026 45-A: a raise is at least the last full bet or raise', () => {
  it('tda-2024-43 example 2: an all-in of 150 over 100 leaves the raise at 100', () => {
    expect(new PokerTable('SB BB A B').play('A all-in 150').options('B')).toBe('fold, call 150, raise 250-Infinity');
  });

  it('tda-2024-43 example 4-B: at 25/50, after a raise to 500 and two calls, the minimum is 950', () => {
    const table = new PokerTable('SB BB A B C D', { blinds: [25, 50] }).play('A r 500, B c, C c');
    expect(table.options('D')).toBe('fold, call 500, raise 950-Infinity');
  });

  it('barge-no-limit: at 100/200 after a raise to 500, the minimum is 800; calls cost 400 and 300', () => {
    const table = new PokerTable('SB BB A', { blinds: [100, 200] }).play('A r 500');
    expect(table.options('SB')).toBe('fold, call 400, raise 800-Infinity');
    expect(table.options('BB')).toBe('fold, call 300, raise 800-Infinity');
  });

  it('barge-no-limit: after raises to 500 and 1200 the minimum is 1900 and the big blind adds 1000 to call', () => {
    const table = new PokerTable('SB BB A B', { blinds: [100, 200] }).play('A r 500, B r 1200');
    expect(table.options('BB')).toBe('fold, call 1000, raise 1900-Infinity');
  });

  it('neilwebber: at 100/200 after an all-in of 325, the minimum is 525', () => {
    const table = new PokerTable('SB BB A B', { blinds: [100, 200] }).play('A all-in 325');
    expect(table.options('B')).toBe('fold, call 325, raise 525-Infinity');
  });

  it('pokernews: after 10 and a raise to 20 the minimum is 30', () => {
    expect(new PokerTable('SB BB A B', { blinds: [5, 10] }).play('A r 20').legal('B').minTo).toBe(30);
  });

  it('texasholdem-81: the blind’s own chips do not count as part of the raise', () => {
    expect(new PokerTable('SB BB A', { blinds: [1, 2] }).play('A r 6, SB f').legal('BB').minTo).toBe(10);
  });

  it('pangea-36: a first bet of 2 makes the minimum raise 4', () => {
    const table = new PokerTable('A B', { spot: 'flop', blinds: [1, 2], pot: 4 }).play('A b 2');
    expect(table.legal('B').minTo).toBe(4);
  });

  it('pangea-32: heads-up at 1/2, both players must raise to at least 4', () => {
    const table = new PokerTable('SB BB', { blinds: [1, 2] });
    expect(table.options('SB')).toBe('fold, call 1, raise 4-Infinity');
    expect(table.options('BB')).toBe('fold, check, raise 4-Infinity');
  });

  it('texasholdemgameengine-21: after a raise to 300 the minimum is 500; on the flop it is the big blind again', () => {
    const table = new PokerTable('SB BB A').play('A r 300');
    expect(table.legal('SB').minTo).toBe(500);
    table.play('SB c, BB c, flop');
    expect(table.options('SB')).toBe('fold, check, bet 100-Infinity');
    expect(table.legal('SB').lastFullRaise).toBe(100);
  });

  it('slumbot-28: after 200 and 2179 a raise to 4200 is legal, because the minimum is 4158', () => {
    const table = new PokerTable('SB BB').play('SB r 200, BB r 2179');
    expect(table.legal('SB').minTo).toBe(4158);
    expect(table.refused('SB r 4200')).toEqual([]);
    expect(table.refused('SB r 4157')).toEqual(['under-min-raise']);
  });

  it('rlcard-231: chips in the pot do not make 90 a raise over 100', () => {
    const table = new PokerTable('A B', { spot: 'flop', pot: 300, blinds: [20, 40] }).play('A b 100');
    expect(table.refused('B r 90')).toEqual(['under-min-raise']);
  });

  it('tda-2024-53-A example 2: seat 6 faces 300 and raises to 600', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 300 }).play('A x, B b 300');
    expect(table.legal('C').minTo).toBe(600);
  });

  it('a call between two raises does not change the size', () => {
    expect(new PokerTable('SB BB A B C').play('A r 300, B c').legal('C').minTo).toBe(500);
  });

  it('an all-in that is exactly a full raise is one', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 300 }).play('A b 100, B all-in 200');
    expect(table.options('C')).toBe('fold, call 200, raise 300-Infinity');
    expect(table.play('C c').options('A')).toBe('fold, call 100, raise 300-Infinity');
  });
});

describe('a short stack', () => {
  const stacks = { A: 1000, B: 150 };

  it('pypokerengine-72: a stack between a call and a raise may go all-in', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 300, stacks }).play('A b 100');
    expect(table.options('B')).toBe('fold, call 100, raise 150-150');
    expect(table.refused('B r 150')).toEqual([]);
    expect(table.refused('B r 149')).toEqual(['under-min-raise']);
    expect(table.refused('B r 151')).toEqual(['over-stack']);
  });

  it('texassolver-204: facing 270 with 500 left, the only raise is all-in', () => {
    const table = new PokerTable('A B', { spot: 'river', pot: 1000, stacks: { A: 500, B: 500 } }).play('A b 270');
    expect(table.options('B')).toBe('fold, call 270, raise 500-500');
  });

  it('bitcoin-poker-room-70: facing 22 with 29 left, the only raise is all-in', () => {
    const table = new PokerTable('A B', { spot: 'river', pot: 60, blinds: [1, 2], stacks: { B: 29 } }).play('A b 22');
    expect(table.options('B')).toBe('fold, call 22, raise 29-29');
    table.play('B r 29');
    expect(table.state.at(1).stack).toBe(0);
    expect(table.options('A')).toBe('fold, call 7, no-one-to-raise');
  });

  it('gamebot-88: with a minimum raise of 200 and a stack of 150, the only amount is 150', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 300, stacks: { B: 150 } }).play('A b 100');
    expect([table.legal('B').minTo, table.legal('B').maxTo]).toEqual([150, 150]);
    expect(table.legal('B').fullMinTo).toBe(200);
  });

  it('a player with no more than the level may call but not raise', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 300, stacks: { B: 100, C: 60 } }).play('A b 100');
    expect(table.options('B')).toBe('fold, call 100, short-stack');
    expect(table.options('C')).toBe('fold, call 60, short-stack');
    table.play('B f');
    expect(table.refused('C r 60')).toEqual(['under-min-raise']);
    expect(table.refused('C r 200')).toEqual(['over-stack']);
  });

  it('slumbot-2017-6: a bet is limited to the remaining stack', () => {
    const table = new PokerTable('SB BB', { stacks: { SB: 20_000, BB: 20_000 } });
    table.play('SB r 800, BB c, flop');
    expect(table.legal('BB').maxTo).toBe(19_200);
    expect(table.refused('BB b 20000')).toEqual(['over-stack']);
  });

  it('bitcoin-poker-room-132: an all-in of 198 facing 280 is a call of 98', () => {
    const table = new PokerTable('SB BB', { blinds: [10, 20], stacks: { SB: 1000, BB: 198 } });
    table.play('SB r 60, BB r 100, SB r 280');
    expect(table.options('BB')).toBe('fold, call 98, short-stack');
    table.play('BB c');
    expect(table.refund).toBe('82 SB');
    expect(table.pots).toEqual(['396 SB BB']);
  });
});

describe('raises that nobody can answer', () => {
  it('pangea-51: facing only all-in players, a player may call or fold', () => {
    const stacks = { A: 1000, B: 300, C: 200 };
    const table = new PokerTable('A B C', { spot: 'flop', pot: 300, stacks }).play('A b 100, B r 300, C c');
    expect(table.options('A')).toBe('fold, call 200, no-one-to-raise');
    expect(table.refused('A r 600')).toEqual(['no-one-to-raise']);
  });

  it('a later player who can only call for less does not make a raise possible', () => {
    const stacks = { A: 1000, B: 300, C: 250 };
    const table = new PokerTable('A B C', { spot: 'flop', pot: 300, stacks }).play('A x, B b 300');
    expect(table.options('C')).toBe('fold, call 250, short-stack');
    table.play('C f');
    expect(table.options('A')).toBe('fold, call 300, no-one-to-raise');
  });

  it('a player with one chip above the level makes a raise possible', () => {
    const stacks = { A: 1000, B: 300, C: 301 };
    const table = new PokerTable('A B C', { spot: 'flop', pot: 300, stacks }).play('A b 100, B r 300');
    expect(table.options('A')).toBe('fold, call 200, raise 500-1000');
  });
});

describe('the knob `min-raise-cap`', () => {
  const options = { blinds: [10, 20] as const, stacks: { SB: 1000, BB: 200 } };

  it('pokerkit-40: the minimum is 260 though only 200 can be matched', () => {
    const table = new PokerTable('SB BB', options).play('SB r 100, BB r 180');
    expect(table.options('SB')).toBe('fold, call 80, raise 260-1000');
    table.play('SB r 260, BB c');
    expect(table.refund).toBe('60 SB');
  });

  it('opponent: the minimum is what the largest opposing stack can answer', () => {
    const table = new PokerTable('SB BB', { ...options, knobs: { minRaiseCap: 'opponent' } });
    table.play('SB r 100, BB r 180');
    expect(table.options('SB')).toBe('fold, call 80, raise 200-1000');
    expect(table.refused('SB r 199')).toEqual(['under-min-raise']);
    expect(table.refused('SB r 200')).toEqual([]);
  });

  it('opponent: the first seat counts like any other', () => {
    const knobs = { minRaiseCap: 'opponent' } as const;
    const table = new PokerTable('A B', { spot: 'flop', pot: 9, knobs, stacks: { A: 150 } }).play('A b 100');
    expect(table.legal('B').minTo).toBe(150);
  });

  it('opponent: fixed limit keeps its size', () => {
    const options = { game: 'FLHE', spot: 'flop', pot: 9, blinds: [10, 20], bets: [20, 40] } as const;
    const table = new PokerTable('A B', { ...options, knobs: { minRaiseCap: 'opponent' }, stacks: { A: 30 } });
    expect(table.play('A b 20').legal('B').minTo).toBe(40);
  });

  it('opponent: a long stack that has folded does not count', () => {
    const stacks = { A: 1000, B: 150, C: 1000 };
    const table = new PokerTable('A B C', { spot: 'flop', pot: 9, knobs: { minRaiseCap: 'opponent' }, stacks });
    table.play('A x, B b 100, C f');
    expect(table.options('A')).toBe('fold, call 100, raise 150-1000');
  });

  it('opponent: a player with a long stack keeps the full minimum', () => {
    const table = new PokerTable('A B C', {
      spot: 'flop',
      pot: 9,
      knobs: { minRaiseCap: 'opponent' },
      stacks: { A: 150 },
    });
    table.play('A b 100');
    expect(table.legal('B').minTo).toBe(200);
  });
});
