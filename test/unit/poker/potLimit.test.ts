/** Tests the pot-limit cap and fractions of the pot. */
import { describe, expect, it } from 'vitest';
import { fractionTo, potTotal } from '../../../language/poker/betting';
import { PokerTable, type TableOptions } from '../../support/pokerTable';

const plo = (players: string, options: TableOptions) => new PokerTable(players, { game: 'PLO', ...options });
const spot = (players: string, pot: number, options: TableOptions = {}) =>
  plo(players, { spot: 'flop', pot, blinds: [1, 2], ...options });

describe('TDA 2024 54, 2026 56: the cap is x + P + 2C', () => {
  it.each([
    { name: 'acpc-gui-2', pot: 100, bets: 'A b 50', player: 'B', to: 250 },
    { name: 'acebusters-272', pot: 15, bets: 'A b 7', player: 'B', to: 36 },
    { name: 'acebusters-272, three players', pot: 15, bets: 'A b 5, B r 15', player: 'C', to: 65 },
    { name: 'pokerstars', pot: 10, bets: 'A b 5', player: 'B', to: 25 },
    { name: 'hwang-2009', pot: 25, bets: 'A b 25', player: 'B', to: 100 },
    { name: 'omahapokertraining', pot: 20, bets: 'A b 10', player: 'B', to: 50 },
    { name: 'pokerzone', pot: 20, bets: 'A b 4', player: 'B', to: 32 },
    { name: '82poker', pot: 20, bets: 'A b 15, B c', player: 'C', to: 80 },
    { name: 'barge-pot-limit', pot: 750, bets: 'A b 200, B r 650', player: 'C', to: 2900 },
    { name: 'a first bet', pot: 120, bets: '', player: 'A', to: 120 },
  ])('$name: limits a raise to the cap', ({ pot, bets, player, to }) => {
    const table = spot('A B C', pot);
    if (bets !== '') table.play(bets);
    expect(table.legal(player).maxTo).toBe(to);
    expect(table.refused(`${player} ${bets === '' ? 'b' : 'r'} ${to + 1}`)).toEqual(['over-pot-limit']);
    expect(table.refused(`${player} ${bets === '' ? 'b' : 'r'} ${to}`)).toEqual([]);
  });

  it('hwang-2009: after 25 into 25 and a raise to 100, the cap of the first player is 325', () => {
    const table = spot('A B', 25).play('A b 25, B r 100');
    expect(table.legal('A').cap).toEqual({ pot: 150, call: 75, paid: 25, to: 325 });
  });

  it('dezhoupuke: after 45 into 45 and a raise to 180, the cap of the first player is 585', () => {
    expect(spot('A B', 45).play('A b 45, B r 180').legal('A').maxTo).toBe(585);
  });

  it('lesson: after a bet of 10 into 100 and a raise to 40, P is 150, C is 30 and the cap 220', () => {
    expect(spot('A B', 100).play('A b 10, B r 40').legal('A').cap).toEqual({ pot: 150, call: 30, paid: 10, to: 220 });
  });

  it('tda-forum-613: unmatched chips count', () => {
    const stacks = { C: 210 };
    expect(spot('A B C D', 100, { stacks }).play('A b 50, B r 150, C r 210').legal('D').maxTo).toBe(930);
    const short = spot('A B C D', 500, { blinds: [50, 100], stacks: { B: 400, C: 250 } }).play('A b 500, B c, C c');
    expect(short.options('D')).toBe('fold, call 500, raise 1000-2650');
  });

  it('slumbot-46: heads-up facing 300, the cap is 900', () => {
    expect(plo('SB BB', {}).play('SB r 300').legal('BB').maxTo).toBe(900);
  });

  it('a stack under the cap limits instead', () => {
    const table = spot('A B', 100, { stacks: { B: 130 } }).play('A b 50');
    expect(table.legal('B')).toMatchObject({ maxTo: 130, cap: { to: 250 } });
  });

  it('the minimum bet is legal even if the pot is smaller', () => {
    const table = spot('A B', 1);
    expect(table.options('A')).toBe('fold, check, bet 2-2');
    expect(table.refused('A b 2')).toEqual([]);
    expect(table.refused('A b 3')).toEqual(['over-pot-limit']);
  });

  it('there is no cap if the pot is unknown', () => {
    const table = plo('A B', { spot: 'flop', pot: null, blinds: [1, 2] });
    expect(table.legal('A').cap).toBeNull();
    expect(table.legal('A').maxTo).toBe(Number.POSITIVE_INFINITY);
    expect(potTotal(table.state)).toBeNull();
    expect(table.pots).toBeUndefined();
  });

  it('no-limit has no cap', () => {
    expect(new PokerTable('SB BB A').legal('A').cap).toBeNull();
  });
});

describe('TDA 2024 54-B, 2026 56-B: before the flop', () => {
  it.each([
    { name: 'barge-pot-limit', blinds: [100, 200], min: 400, max: 700 },
    { name: 'aadstravelbooks, plistingsrussia', blinds: [1, 2], min: 4, max: 7 },
    { name: 'wikipedia straddle', blinds: [5, 10, 20], min: 40, max: 75 },
  ])('$name: counts the opening pot', ({ blinds, min, max }) => {
    const table = plo('S T U V', { blinds });
    const first = table.turn ?? '';
    expect([table.legal(first).minTo, table.legal(first).maxTo]).toEqual([min, max]);
  });

  it('barge-pot-limit: a raise to 700 called by the big blind makes a pot of 1500', () => {
    const table = plo('SB BB BTN', { blinds: [100, 200] }).play('BTN r 700, SB f, BB c');
    expect(potTotal(table.state)).toBe(1500);
  });

  it('lesson: after one call the small blind may go to 8, after 7 and a call to 30', () => {
    expect(
      plo('SB BB A', { blinds: [1, 2] })
        .play('A c')
        .legal('SB').maxTo,
    ).toBe(8);
    const raised = plo('SB BB A B', { blinds: [1, 2] }).play('A r 7, B c');
    expect(raised.legal('SB').cap).toEqual({ pot: 17, call: 6, paid: 1, to: 30 });
  });

  it('igamblealways: at 10/20 folded to the small blind the cap is 60, as it is heads-up', () => {
    expect(
      plo('SB BB A', { blinds: [10, 20] })
        .play('A f')
        .legal('SB').maxTo,
    ).toBe(60);
    expect(plo('SB BB', { blinds: [1, 2] }).legal('SB').maxTo).toBe(6);
  });

  it('tda-2024-54-B: a short big blind does not change the count', () => {
    const options = { blinds: [100, 200], stacks: { BB: 100 } };
    expect(plo('SB BB A', options).legal('A').maxTo).toBe(700);
    expect(plo('SB BB A', { ...options, knobs: { plShortBlinds: 'actual' } }).legal('A').maxTo).toBe(600);
    expect(plo('SB BB A', { ...options, profile: 'online' }).legal('A').maxTo).toBe(600);
  });

  it('tda-2024-54-B: neither does a short or a missing small blind', () => {
    const short = { blinds: [100, 200], stacks: { SB: 30 } };
    expect(plo('SB BB A', short).legal('A').maxTo).toBe(700);
    expect(plo('SB BB A', { ...short, knobs: { plShortBlinds: 'actual' } }).legal('A').maxTo).toBe(630);
    const dead = { blinds: [100, 200], deadSmallBlind: true } as const;
    expect(plo('BB A B', { blinds: [1, 2], deadSmallBlind: true }).legal('A').maxTo).toBe(7);
    expect(plo('BB A B', dead).legal('A').maxTo).toBe(700);
    expect(plo('BB A B', { ...dead, knobs: { plShortBlinds: 'actual' } }).legal('A').maxTo).toBe(600);
    expect(plo('BB A B', { ...dead, knobs: { plCount: 'sb-as-bb' } }).legal('A').maxTo).toBe(800);
  });

  it('a short straddle does not change the count either', () => {
    const options = { blinds: [5, 10, 20], stacks: { U: 12 } };
    expect(plo('S T U V', options).legal('V').maxTo).toBe(75);
    expect(plo('S T U V', { ...options, knobs: { plShortBlinds: 'actual' } }).legal('V').maxTo).toBe(67);
  });

  it('a missing small blind counts also with a straddle', () => {
    expect(plo('T U V', { blinds: [5, 10, 20], deadSmallBlind: true }).legal('V').maxTo).toBe(75);
  });

  it('there is no cap before the flop if the pot is unknown', () => {
    expect(plo('A B', { spot: 'preflop', pot: null, blinds: [1, 2] }).legal('A').cap).toBeNull();
  });

  it('with antes alone the pot is the posted chips', () => {
    const table = plo('A B C', { blinds: [], bigBlind: 10, ante: 20, knobs: { plCount: 'sb-as-bb' } });
    expect(table.options('A')).toBe('fold, check, bet 10-60');
  });

  it('a game without a small blind does not count one', () => {
    expect(plo('BB A B', { blinds: [200] }).legal('A').maxTo).toBe(600);
    expect(plo('BB A B', { blinds: [200], profile: 'wsop-live' }).legal('A').maxTo).toBe(600);
  });

  it('after the flop the actual pot counts', () => {
    const table = plo('SB BB A', { blinds: [100, 200], stacks: { BB: 100 } }).play('A c, SB c, flop');
    expect(table.legal('SB').maxTo).toBe(500);
  });
});

describe('the knob `pl-count`', () => {
  const knobs = { plCount: 'sb-as-bb' } as const;

  it('wsop-2026-live-191: at 5/10 the cap is 40', () => {
    expect(plo('SB BB A', { blinds: [5, 10], knobs }).legal('A').maxTo).toBe(40);
    expect(plo('SB BB A', { blinds: [5, 10], profile: 'wsop-live' }).legal('A').maxTo).toBe(40);
    expect(plo('SB BB A', { blinds: [5, 10], profile: 'roberts' }).legal('A').maxTo).toBe(40);
  });

  it('wsop-2026-live-192: at 1-2-5 the cap is 25', () => {
    const posts = ['A blind 1', 'B blind 2', 'C blind 5'];
    const table = plo('A B C D', { blinds: [2, 5], posts: posts.slice(0, 1), knobs });
    expect(table.turn).toBe('C');
    const three = plo('A B C D', { blinds: [], posts, knobs });
    expect(three.legal('D').maxTo).toBe(25);
    expect(plo('A B C D', { blinds: [], posts }).legal('D').maxTo).toBe(18);
    const third = { blinds: [1, 2], posts: ['C straddle 5'] };
    expect(plo('A B C D', { ...third, knobs }).legal('D').maxTo).toBe(25);
    expect(plo('A B C D', third).legal('D').maxTo).toBe(18);
  });

  it('at 10/20 folded to the small blind the cap is 70', () => {
    expect(
      plo('SB BB A', { blinds: [10, 20], knobs })
        .play('A f')
        .legal('SB').maxTo,
    ).toBe(70);
  });

  it('a full small blind counts as a big blind, even if short blinds count as posted', () => {
    const actual = { ...knobs, plShortBlinds: 'actual' } as const;
    expect(plo('SB BB A', { blinds: [5, 10], knobs: actual }).legal('A').maxTo).toBe(40);
    expect(plo('SB BB A', { blinds: [5, 10], knobs: actual, stacks: { SB: 5 } }).legal('A').maxTo).toBe(40);
    expect(plo('SB BB A', { blinds: [5, 10], knobs: actual, stacks: { SB: 4 } }).legal('A').maxTo).toBe(34);
  });

  it('the small blind counts its actual chips once it has called', () => {
    const table = plo('SB BB A', { blinds: [10, 20], knobs }).play('A c, SB c');
    expect(table.legal('BB').maxTo).toBe(80);
  });

  it('the true count applies after the big blind has acted', () => {
    const table = plo('SB BB A', { blinds: [10, 20], knobs }).play('A r 40, SB f, BB r 100');
    expect(table.legal('A').cap).toEqual({ pot: 150, call: 60, paid: 40, to: 310 });
  });
});

describe('the knobs `pl-round` and `pl-antes`', () => {
  it('wsop-2026-live-190: a pot of 85 in units of 25 has a cap of 100', () => {
    const knobs = { plRound: { direction: 'up', step: 25 } } as const;
    expect(spot('A B', 85, { knobs }).legal('A')).toMatchObject({ maxTo: 100, cap: { pot: 85, to: 100 } });
    expect(spot('A B', 75, { knobs }).legal('A').maxTo).toBe(75);
  });

  it('hwang: 183 is rounded up to 185', () => {
    const knobs = { plRound: { direction: 'up', step: 5 } } as const;
    expect(spot('A B', 183, { knobs }).legal('A').maxTo).toBe(185);
  });

  it('down rounds to the lower unit', () => {
    const knobs = { plRound: { direction: 'down', step: 25 } } as const;
    expect(spot('A B', 85, { knobs }).legal('A').maxTo).toBe(75);
  });

  it('antes count for the maximum, never for the minimum', () => {
    const table = plo('SB BB A', { blinds: [100, 200], ante: 50 });
    expect(table.options('A')).toBe('fold, call 200, raise 400-850');
  });

  it('barge-london-lowball: with eight antes of 100 and 150 to open, the cap is 1250', () => {
    const table = plo('A B C D E F G H', { blinds: [], ante: 100, posts: ['A blind 150'] });
    expect(table.legal('B').maxTo).toBe(1250);
  });

  it('ignored antes count from the flop on', () => {
    const options = { blinds: [100, 200], ante: 50, knobs: { plAntes: 'ignore' } } as const;
    const table = plo('SB BB A', options);
    expect(table.legal('A').maxTo).toBe(700);
    expect(table.play('A c, SB f, BB x, flop').legal('BB').maxTo).toBe(650);
  });

  it('an ante for all is an ante too', () => {
    const options = { blinds: [100, 200], posts: ['BB dead-ante 200'], knobs: { plAntes: 'ignore' } } as const;
    expect(plo('SB BB A', options).legal('A').maxTo).toBe(700);
    expect(plo('SB BB A', { ...options, knobs: {} }).legal('A').maxTo).toBe(900);
  });

  it('a dead post counts', () => {
    expect(plo('SB BB A', { blinds: [100, 200], posts: ['A post-dead 100'] }).legal('A').maxTo).toBe(800);
  });
});

describe('fractions of the pot', () => {
  it('plo-mastermind: after a bet of 14.95 into 29.9, a third of the pot is a raise to 34.68', () => {
    const table = spot('A B', 2990).play('A b 1495');
    expect(fractionTo(table.state, 1, 33, 100)).toBe(3468);
  });

  it('a bet is a share of the pot, rounded down to the unit', () => {
    const table = new PokerTable('A B', { spot: 'flop', pot: 105, unit: 5 });
    expect(fractionTo(table.state, 0, 1, 2)).toBe(50);
    expect(fractionTo(table.state, 0, 1, 1)).toBe(105);
    expect(fractionTo(table.state, 0, 2, 3)).toBe(70);
  });

  it('a raise adds the share of the pot after the call to the level', () => {
    const table = new PokerTable('A B', { spot: 'flop', pot: 100, blinds: [10, 20] }).play('A b 40');
    expect(fractionTo(table.state, 1, 1, 2)).toBe(130);
    expect(fractionTo(table.state, 1, 1, 1)).toBe(220);
  });

  it('chips that a player has in on the street are part of the pot, not of the call', () => {
    const table = new PokerTable('A B', { spot: 'flop', pot: 100, blinds: [5, 10] }).play('A b 10, B r 40');
    expect(fractionTo(table.state, 0, 1, 2)).toBe(130);
  });

  it('pot-limit counts the pot by the profile; other games use the actual pot', () => {
    const options = { blinds: [5, 10], profile: 'wsop-live' } as const;
    expect(fractionTo(plo('SB BB A', options).state, 2, 1, 2)).toBe(25);
    expect(fractionTo(new PokerTable('SB BB A', options).state, 2, 1, 2)).toBe(22);
  });

  it('in pot-limit the whole pot is the cap, as counted and rounded by the profile', () => {
    const table = plo('SB BB A', { blinds: [5, 10], profile: 'wsop-live' });
    expect(fractionTo(table.state, 2, 1, 1)).toBe(40);
    expect(fractionTo(table.state, 2, 2, 2)).toBe(40);
    const rounded = spot('A B', 85, { knobs: { plRound: { direction: 'up', step: 25 } } });
    expect(fractionTo(rounded.state, 0, 1, 1)).toBe(100);
    expect(fractionTo(rounded.state, 0, 1, 2)).toBe(42);
  });

  it('an unknown pot has no fractions', () => {
    expect(fractionTo(new PokerTable('A B', { spot: 'flop', pot: null }).state, 0, 1, 2)).toBeNull();
    expect(fractionTo(plo('A B', { spot: 'flop', pot: null }).state, 0, 1, 1)).toBeNull();
  });
});
