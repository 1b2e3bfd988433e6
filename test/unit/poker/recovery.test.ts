/** Tests that illegal actions are played as far as possible. */
import { describe, expect, it } from 'vitest';
import { setStack } from '../../../language/poker/betting';
import { cloneState } from '../../../language/poker/state';
import { PokerTable } from '../../support/pokerTable';

const flop = (stacks: Record<string, number> = {}) => new PokerTable('A B C', { spot: 'flop', pot: 300, stacks });

describe('a wrong action is played as written, and the hand goes on', () => {
  it('reports the street total, the new chips and the rise of the level', () => {
    const table = flop().play('A b 100');
    expect(table.force('B r 300')).toEqual({ seat: 1, kind: 'raise', to: 300, adds: 300, by: 200, allIn: false });
    expect(table.force('C c')).toEqual({ seat: 2, kind: 'call', to: 300, adds: 300, by: 0, allIn: false });
    expect(table.force('A f')).toEqual({ seat: 0, kind: 'fold', to: 100, adds: 0, by: 0, allIn: false });
  });

  it('a raise that is too small moves the level but is not a full raise', () => {
    const table = flop().play('A b 100');
    table.force('B r 150');
    expect(table.state.level).toBe(150);
    expect(table.options('C')).toBe('fold, call 150, raise 250-Infinity');
    table.play('C c');
    expect(table.options('A')).toBe('fold, call 50, not-reopened');
  });

  it('a bet that is too small counts like a short opening all-in', () => {
    const table = flop();
    table.force('A b 50');
    expect(table.options('B')).toBe('fold, call 50, raise 150-Infinity');
  });

  it('a raise over the stack is limited to the stack', () => {
    const table = flop({ B: 250 }).play('A b 100');
    expect(table.force('B r 900')).toEqual({ seat: 1, kind: 'raise', to: 250, adds: 250, by: 150, allIn: true });
    expect(table.state.lastFullRaise).toBe(150);
    const shorter = flop({ B: 60 }).play('A b 100');
    expect(shorter.force('B r 900')).toEqual({ seat: 1, kind: 'call', to: 60, adds: 60, by: 0, allIn: true });
    expect(shorter.state.lastAggressor).toBe(0);
  });

  it('a raise below the level adds its chips and leaves the level', () => {
    const table = flop().play('A b 100');
    expect(table.force('B r 60')).toEqual({ seat: 1, kind: 'raise', to: 60, adds: 60, by: 0, allIn: false });
    expect(table.state.level).toBe(100);
    expect(table.turn).toBe('C');
    table.play('C c');
    expect(table.turn, 'he is not asked again').toBeNull();
  });

  it('a raise to the level is a call; one below the player’s own total moves no chips', () => {
    const table = flop().play('A b 100');
    expect(table.force('B r 100')).toMatchObject({ kind: 'call', adds: 100 });
    const blind = new PokerTable('SB BB').play('SB r 300');
    expect(blind.force('BB r 80')).toMatchObject({ to: 100, adds: 0, by: 0 });
  });

  it('a check facing a bet is a call; a call facing no bet is a check', () => {
    const table = flop().play('A b 100');
    expect(table.force('B x')).toMatchObject({ kind: 'call', adds: 100 });
    const open = flop();
    expect(open.force('A c')).toMatchObject({ kind: 'check', adds: 0 });
    expect(open.turn).toBe('B');
    const one = new PokerTable('SB BB A', { blinds: [1, 2] }).play('A c');
    expect(one.force('SB c')).toMatchObject({ kind: 'call', adds: 1 });
  });

  it('a raise without a bet is a bet; a bet over a bet is a raise', () => {
    expect(flop().force('A r 200').kind).toBe('bet');
    const table = flop().play('A b 100');
    expect(table.force('B b 300').kind).toBe('raise');
  });

  it('a call with a short stack is all-in', () => {
    const table = flop({ B: 60 }).play('A b 100');
    expect(table.force('B c')).toMatchObject({ kind: 'call', to: 60, adds: 60, allIn: true });
  });

  it('after an action out of turn, the turn passes to the next player', () => {
    const table = flop();
    table.force('B b 100');
    expect(table.turn).toBe('C');
    table.play('C c');
    expect(table.turn).toBe('A');
  });

  it('an action of a folded or all-in player changes nothing', () => {
    const table = flop({ A: 100 }).play('A b 100, B f');
    const before = structuredClone(table.state);
    expect(table.force('B r 500')).toMatchObject({ adds: 0, by: 0 });
    expect(table.force('A r 500')).toMatchObject({ adds: 0, by: 0, to: 100, allIn: true });
    expect(structuredClone(table.state)).toEqual(before);
  });

  it('the last player in the hand cannot fold', () => {
    const table = new PokerTable('SB BB').play('SB f');
    table.force('BB f');
    expect(table.state.at(1).folded).toBe(false);
    expect(table.pots).toEqual(['100 BB']);
  });

  it('a limit raise of a wrong size counts as a bet if it is at least half a bet', () => {
    const options = { game: 'FLHE', spot: 'flop', pot: 60, blinds: [10, 20], bets: [20, 40] } as const;
    const table = new PokerTable('A B C', options).play('A b 20');
    table.force('B r 50');
    expect(table.options('C')).toBe('fold, call 50, raise 70-70');
    const small = new PokerTable('A B C', options).play('A b 20');
    small.force('B r 25');
    expect(small.options('C')).toBe('fold, call 25, raise 40-40');
  });

  it('a raise after everybody is all-in is returned as uncalled', () => {
    const table = flop({ B: 200, C: 150 }).play('A b 100, B r 200, C c');
    table.force('A r 500');
    expect(table.state.over).toBe(true);
    expect(table.refund).toBe('300 A');
  });
});

describe('an unknown stack that becomes known', () => {
  it('counts from then on', () => {
    const table = flop().play('A b 100');
    setStack(table.state, 1, 150);
    expect(table.options('B')).toBe('fold, call 100, raise 150-150');
    table.play('B all-in 130');
    expect(table.state.at(1)).toMatchObject({ stack: 0, allIn: true });
  });

  it('puts a player without remaining chips all-in and passes the turn', () => {
    const table = flop().play('A b 100');
    setStack(table.state, 1, 0);
    expect(table.state.at(1).allIn).toBe(true);
    expect(table.turn).toBe('C');
    setStack(table.state, 0, 0);
    expect(table.turn).toBe('C');
  });

  it('does not move the turn if it belongs to another player', () => {
    const table = new PokerTable('A B C D', { spot: 'flop', pot: 300 }).play('A b 100');
    setStack(table.state, 2, 50);
    expect(table.turn).toBe('B');
    setStack(table.state, 2, 0);
    expect(table.turn).toBe('B');
  });
});

describe('a copy', () => {
  it('includes every field', () => {
    const { state } = new PokerTable('A B', { spot: 'flop', pot: 30 });
    Object.assign(state.at(0), { stack: 1, streetPaid: 2, handPaid: 3, deadPaid: 4, actedAt: 5, actedAfter: 6 });
    Object.assign(state.at(0), { folded: true, allIn: true });
    Object.assign(state, { level: 7, lastFullRaise: 8, minBet: 9, fullLevel: 10, shortOpen: 11, toAct: 1, over: true });
    Object.assign(state, { dead: 12, antes: 13, paid: 14, lastAggressor: 0, betsMade: 15, fullBets: 16 });
    Object.assign(state, { beganHeadsUp: false, street: 'turn' });
    expect(structuredClone(cloneState(state))).toEqual(structuredClone(state));
  });

  it('is equal and independent', () => {
    const table = new PokerTable('SB BB A', { ante: 10, posts: ['BB dead-ante 100'], stacks: { A: 400 } });
    table.play('A r 300, SB f, BB c, flop, BB b 100');
    const copy = cloneState(table.state);
    expect(structuredClone(copy)).toEqual(structuredClone(table.state));
    copy.at(0).stack = 5;
    copy.level = 1;
    expect(table.state.at(0).stack).toBe(Number.POSITIVE_INFINITY);
    expect(table.state.level).toBe(100);
  });
});
