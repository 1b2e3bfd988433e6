/** Tests the reasons why an action is illegal. */
import { describe, expect, it } from 'vitest';
import { allInAction, apply, legalActions, violations } from '../../../language/poker/betting';
import { HandState } from '../../../language/poker/state';
import { PokerTable } from '../../support/pokerTable';

describe('violations, in the order turn, right, amount', () => {
  it('reports an action out of turn', () => {
    const table = new PokerTable('SB BB A B');
    expect(table.refused('B c')).toEqual(['out-of-turn']);
    expect(table.refused('B f')).toEqual(['out-of-turn']);
    expect(table.refused('BB x')).toEqual(['out-of-turn']);
    expect(table.refused('B r 150')).toEqual(['out-of-turn', 'under-min-raise']);
  });

  it('reports actions of folded and all-in players', () => {
    const table = new PokerTable('SB BB A B', { stacks: { A: 300 } }).play('A r 300, B f');
    expect(table.refused('B c')).toEqual(['already-folded']);
    expect(table.refused('A r 600')).toEqual(['already-all-in']);
    expect(violations(table.state, 3, { kind: 'call' })[0]).toEqual({
      code: 'already-folded',
      seat: 3,
      toAct: 0,
      legal: null,
      to: null,
    });
    expect(violations(table.state, 2, { kind: 'call' })[0]?.legal).toBeNull();
  });

  it('reports all-in before a closed street or hand, unless nobody else is left', () => {
    const blind = new PokerTable('BTN BB', { stacks: { BTN: 30, BB: 1000 } });
    expect(blind.refused('BTN x')).toEqual(['already-all-in', 'hand-over']);
    expect(blind.refused('BB x')).toEqual(['hand-over']);
    const three = new PokerTable('SB BB A', { stacks: { A: 300 } }).play('A r 300, SB c, BB c');
    expect(three.refused('A x')).toEqual(['already-all-in', 'street-closed']);
    const alone = new PokerTable('SB BB A', { stacks: { A: 300 } }).play('A r 300, SB f, BB f');
    expect(alone.refused('A x')).toEqual(['hand-over', 'already-all-in']);
  });

  it('reports a closed street and a finished hand', () => {
    const table = new PokerTable('SB BB A').play('A c, SB f, BB x');
    expect(table.refused('BB x')).toEqual(['street-closed']);
    expect(table.refused('SB x')).toEqual(['street-closed', 'already-folded']);
    table.play('flop, BB f');
    expect(table.refused('A x')).toEqual(['hand-over']);
    expect(table.refused('BB x')).toEqual(['hand-over', 'already-folded']);
    expect(table.refused('A b 100')).toEqual(['hand-over', 'no-one-to-raise']);
  });

  it('reports a check, call, bet or raise in the wrong place', () => {
    const table = new PokerTable('A B', { spot: 'flop', pot: 100 });
    expect(table.refused('A c')).toEqual(['nothing-to-call']);
    expect(table.refused('A r 100')).toEqual(['nothing-to-raise']);
    expect(table.refused('A r 50')).toEqual(['nothing-to-raise', 'under-min-bet']);
    expect(table.refused('A x')).toEqual([]);
    table.play('A b 100');
    expect(table.refused('B x')).toEqual(['check-facing-bet']);
    expect(table.refused('B b 300')).toEqual(['bet-facing-bet']);
    expect(table.refused('B b 150')).toEqual(['bet-facing-bet', 'under-min-raise']);
    expect(table.refused('B c')).toEqual([]);
    expect(table.refused('B f')).toEqual([]);
  });

  it('lets the big blind raise, not bet', () => {
    const table = new PokerTable('SB BB').play('SB c');
    expect(table.refused('BB b 200')).toEqual(['bet-facing-bet']);
    expect(table.refused('BB c')).toEqual(['nothing-to-call']);
    expect(table.refused('BB r 200')).toEqual([]);
  });

  it('reports every missing right', () => {
    const stacks = { B: 150, C: 150 };
    const table = new PokerTable('A B C', { spot: 'flop', pot: 100, stacks }).play('A b 100, B r 150, C c');
    expect(table.refused('A r 250')).toEqual(['not-reopened', 'no-one-to-raise']);
    expect(table.refused('A r 200')).toEqual(['not-reopened', 'no-one-to-raise', 'under-min-raise']);
    const limit = { game: 'FLHE', spot: 'flop', pot: 60, blinds: [10, 20], bets: [20, 40] } as const;
    const capped = new PokerTable('A B', { ...limit, stacks: { B: 80 } }).play('A b 20, B r 40, A r 60, B r 80');
    expect(capped.refused('A r 100')).toEqual(['raise-cap', 'no-one-to-raise']);
  });

  it('reports wrong amounts', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 100, stacks: { A: 1000, B: 150 } });
    expect(table.refused('A b 99')).toEqual(['under-min-bet']);
    expect(table.refused('A b 1001')).toEqual(['over-stack']);
    expect(table.refused('A b 1000')).toEqual([]);
    const short = new PokerTable('A B', { spot: 'flop', pot: 100, stacks: { A: 40 } });
    expect(short.refused('A b 40')).toEqual([]);
    expect(short.refused('A b 39')).toEqual(['under-min-bet']);
    const level = new PokerTable('A B C', { spot: 'flop', pot: 100, stacks: { B: 100 } }).play('A b 100');
    expect(level.refused('B r 100'), 'all he has is a call').toEqual(['under-min-raise']);
  });

  it('returns the numbers that a message needs', () => {
    const table = new PokerTable('SB BB A B', { blinds: [100, 200] }).play('A r 500');
    const [violation] = violations(table.state, 3, { kind: 'raise', to: 700 });
    expect(violation).toEqual({
      code: 'under-min-raise',
      seat: 3,
      toAct: 3,
      to: 700,
      legal: {
        seat: 3,
        toCall: 500,
        canFold: true,
        canCheck: false,
        canCall: true,
        canRaise: true,
        opening: false,
        minTo: 800,
        maxTo: Number.POSITIVE_INFINITY,
        reason: null,
        level: 500,
        lastFullRaise: 300,
        fullMinTo: 800,
        stackTo: Number.POSITIVE_INFINITY,
        streetPaid: 0,
        facing: 500,
        hasActed: false,
        cap: null,
        limit: null,
      },
    });
  });
});

describe('legalActions', () => {
  it('describes the player to act by default', () => {
    const table = new PokerTable('SB BB A');
    expect(legalActions(table.state)?.seat).toBe(2);
    expect(legalActions(table.state, 0)).toMatchObject({ seat: 0, toCall: 50, streetPaid: 50, facing: 100 });
    table.play('A f, SB f');
    expect(legalActions(table.state)).toBeNull();
  });

  it('gives the rise of the level since a player acted', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 9 }).play('A b 100, B r 300');
    expect(table.legal('A')).toMatchObject({ facing: 200, hasActed: true, toCall: 200, streetPaid: 100 });
    expect(table.legal('C')).toMatchObject({ facing: 300, hasActed: false });
    const checked = new PokerTable('A B', { spot: 'flop', pot: 9 }).play('A x, B b 100');
    expect(checked.legal('A'), 'a check is an action').toMatchObject({ facing: 100, hasActed: true });
  });

  it('allows nothing to a player who is out of the hand', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 9, stacks: { A: 100 } }).play('A b 100, B f');
    expect(table.legal('A')).toMatchObject({ canFold: false, canCheck: false, canCall: false, canRaise: false });
    expect(table.options('A')).toBe('short-stack');
    expect(table.legal('B')).toMatchObject({ toCall: 0, canCall: false, minTo: null, maxTo: null, reason: null });
    expect(table.options('B')).toBe('');
  });

  it('gives the simplest reason that applies', () => {
    const stacks = { A: 150, B: 150, C: 150 };
    const table = new PokerTable('A B C', { spot: 'flop', pot: 9, stacks }).play('A b 100, B r 150, C c');
    expect(table.legal('A').reason).toBe('short-stack');
    const deep = new PokerTable('A B C', { spot: 'flop', pot: 9, stacks: { B: 150, C: 150 } });
    expect(deep.play('A b 100, B r 150, C c').legal('A').reason).toBe('no-one-to-raise');
  });

  it('names the action of an all-in', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 9 });
    expect(allInAction(table.state, 40)).toEqual({ kind: 'bet', to: 40 });
    table.play('A b 100');
    expect(allInAction(table.state, 100)).toEqual({ kind: 'call' });
    expect(allInAction(table.state, 99)).toEqual({ kind: 'call' });
    expect(allInAction(table.state, 101)).toEqual({ kind: 'raise', to: 101 });
  });
});

describe('apply', () => {
  it('returns the next state and does not change the given one', () => {
    const table = new PokerTable('SB BB A', { ante: 10, stacks: { A: 1000 } });
    const before = structuredClone(table.state);
    const next = apply(table.state, 2, { kind: 'raise', to: 300 });
    expect(structuredClone(table.state)).toEqual(before);
    if (!(next instanceof HandState)) throw new Error(next.code);
    expect(next.level).toBe(300);
    expect(next.at(2)).toMatchObject({ stack: 690, streetPaid: 300, handPaid: 310, actedAt: 300 });
    expect(next.toAct).toBe(0);
    table.play('A r 300');
    expect(structuredClone(next)).toEqual(structuredClone(table.state));
  });

  it('returns the first violation of an illegal action', () => {
    const table = new PokerTable('SB BB A B');
    expect(apply(table.state, 3, { kind: 'raise', to: 150 })).toMatchObject({ code: 'out-of-turn', toAct: 2, to: 150 });
  });

  it('throws for a seat that does not exist', () => {
    expect(() => legalActions(new PokerTable('SB BB').state, 7)).toThrow(RangeError);
  });
});
