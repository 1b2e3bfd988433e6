/** Tests which action silently pushed chips are. */
import { describe, expect, it } from 'vitest';
import { chipsPushed } from '../../../language/poker/silentChips';
import { PokerTable, type TableOptions } from '../../support/pokerTable';

/** `rule: action to, back N` or `owes N` where the chips are not what the action takes. */
function push(table: PokerTable, name: string, ...chips: number[]): string {
  const { rule, action, to, change } = chipsPushed(table.state, table.seat(name), chips);
  const difference = change > 0 ? `, back ${change}` : change < 0 ? `, owes ${-change}` : '';
  return `${rule}: ${action.kind} ${to}${difference}`;
}

const flop = (play: string, options: TableOptions = {}) =>
  new PokerTable('A B C', { spot: 'flop', pot: 3000, blinds: [500, 1000], ...options }).play(play);
const open = (options: TableOptions = {}) =>
  new PokerTable('A B C', { spot: 'flop', pot: 3000, blinds: [500, 1000], ...options });

describe('TDA 2024 44, 2026 46: one oversize chip', () => {
  it('calls a bet', () => {
    expect(push(flop('A b 1000'), 'B', 5000)).toBe('oversize-chip: call 1000, back 4000');
    expect(push(flop('A b 1000, B r 3000'), 'C', 5000)).toBe('oversize-chip: call 3000, back 2000');
  });

  it('calls the big blind', () => {
    expect(push(new PokerTable('SB BB A'), 'A', 1000)).toBe('oversize-chip: call 100, back 900');
    expect(push(new PokerTable('SB BB A').play('A c'), 'SB', 500)).toBe('oversize-chip: call 100, back 450');
  });

  it('checks the option of the big blind', () => {
    expect(push(new PokerTable('SB BB A').play('A c, SB c'), 'BB', 500)).toBe('oversize-chip: check 100, back 500');
  });

  it('calls even as the last chip', () => {
    expect(push(flop('A b 1000', { stacks: { B: 5000 } }), 'B', 5000)).toBe('oversize-chip: call 1000, back 4000');
  });

  it('calls if it is exactly the call', () => {
    expect(push(flop('A b 1000'), 'B', 1000)).toBe('oversize-chip: call 1000');
  });

  it('bets its full value if nobody has bet', () => {
    expect(push(open(), 'A', 5000)).toBe('opening-bet: bet 5000');
  });
});

describe('an opening bet', () => {
  it('sums several pushed chips', () => {
    expect(push(open(), 'A', 500, 500, 100)).toBe('opening-bet: bet 1100');
    expect(push(open(), 'A', 500, 500)).toBe('opening-bet: bet 1000');
  });

  it('is raised to the minimum bet (TDA 2024 52-A, 2026 54-A)', () => {
    expect(push(open(), 'A', 500, 100)).toBe('under-bet: bet 1000, owes 400');
  });

  it('may be below the minimum with the last chips', () => {
    expect(push(open({ stacks: { A: 600 } }), 'A', 500, 100)).toBe('opening-bet: bet 600');
  });

  it('is reduced to the pot limit (TDA 2024 52-B, 2026 54-B)', () => {
    expect(push(open({ game: 'PLO' }), 'A', 5000)).toBe('over-cap: bet 3000, back 2000');
    expect(push(open({ game: 'PLO' }), 'A', 1000, 1000, 1000)).toBe('opening-bet: bet 3000');
  });

  it('is a check if no bet is allowed', () => {
    const table = open({ stacks: { B: 0, C: 0 } });
    expect(push(table, 'A', 1000, 1000)).toBe('no-raise: check 0, back 2000');
  });
});

describe('TDA 2024 45, 2026 47: several chips', () => {
  it('45-A: call if every chip is needed for the call', () => {
    expect(push(flop('A b 1200'), 'B', 1000, 1000)).toBe('all-needed: call 1200, back 800');
    expect(push(flop('A b 1100'), 'B', 1000, 500)).toBe('all-needed: call 1100, back 400');
    expect(push(flop('A b 1100'), 'B', 500, 1000)).toBe('all-needed: call 1100, back 400');
  });

  it('45-B: call if they exceed the call by less than half a raise', () => {
    expect(push(flop('A b 1100'), 'B', 1000, 100, 100, 100)).toBe('under-half: call 1100, back 200');
    expect(push(flop('A b 1000'), 'B', 1000, 100, 100, 100, 100)).toBe('under-half: call 1000, back 400');
    expect(push(flop('A b 1000'), 'B', 1000, 100, 100, 100, 100, 99)).toBe('under-half: call 1000, back 499');
  });

  it('43-A: complete the raise if they exceed the call by half a raise', () => {
    expect(push(flop('A b 1000'), 'B', 1000, 500)).toBe('over-half: raise 2000, owes 500');
    expect(push(flop('A b 1000'), 'B', 1000, 999)).toBe('over-half: raise 2000, owes 1');
    expect(
      push(new PokerTable('A B', { spot: 'flop', pot: 650, blinds: [50, 100] }).play('A b 325'), 'B', 500, 25),
    ).toBe('over-half: raise 650, owes 125');
  });

  it('raise by their sum if it is a full raise', () => {
    expect(push(flop('A b 1000'), 'B', 1000, 1000)).toBe('full-raise: raise 2000');
    expect(push(flop('A b 1000'), 'B', 1000, 1000, 500)).toBe('full-raise: raise 2500');
  });

  it('go all-in with the last chips, half a raise or not', () => {
    expect(push(flop('A b 1000', { stacks: { B: 1200 } }), 'B', 1000, 100, 100)).toBe('all-in: raise 1200');
    expect(push(flop('A b 1000', { stacks: { B: 1700 } }), 'B', 1000, 500, 200)).toBe('all-in: raise 1700');
    expect(push(flop('A b 1000', { stacks: { B: 2500 } }), 'B', 1000, 1000, 500)).toBe('all-in: raise 2500');
    expect(push(flop('A b 1000', { stacks: { B: 1500 } }), 'B', 1000, 500)).toBe('all-in: raise 1500');
  });

  it('call with the last chips if every one is needed', () => {
    expect(push(flop('A b 1200', { stacks: { B: 2000 } }), 'B', 1000, 1000)).toBe('all-needed: call 1200, back 800');
  });

  it('count only chips that the player has', () => {
    expect(push(flop('A b 1000', { stacks: { B: 1200 } }), 'B', 1000, 500)).toBe('all-needed: call 1000, back 200');
    expect(push(flop('A b 1000', { stacks: { B: 1600 } }), 'B', 1000, 500, 500)).toBe('all-in: raise 1600');
  });

  it('are reduced to the pot limit', () => {
    const table = flop('A b 1000', { game: 'PLO' });
    expect(push(table, 'B', 5000, 2000)).toBe('over-cap: raise 6000, back 1000');
    expect(push(table, 'B', 5000, 1000)).toBe('full-raise: raise 6000');
    const short = flop('A b 1000', { game: 'PLO', stacks: { B: 7000 } });
    expect(push(short, 'B', 5000, 2000)).toBe('over-cap: raise 6000, back 1000');
  });

  it('call if no raise is allowed', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 300 }).play('A b 100, B all-in 150, C c');
    expect(push(table, 'A', 100, 100)).toBe('no-raise: call 150, back 150');
  });

  it('46: add to earlier chips for the call, but are judged alone', () => {
    const table = new PokerTable('SB BB A', { blinds: [25, 50] }).play('A r 600, SB f');
    expect(push(table, 'BB', 1000, 500)).toBe('full-raise: raise 1550');
    expect(push(table, 'BB', 500, 100)).toBe('all-needed: call 600, back 50');
    expect(push(table, 'BB', 500, 100, 100)).toBe('under-half: call 600, back 150');
  });
});

describe('TDA 2024 51, 2026 53: less than the call', () => {
  it('binds to the full call of an opening bet', () => {
    expect(push(flop('A b 8000'), 'B', 1000, 1000)).toBe('undercall: call 8000, owes 6000');
    expect(push(new PokerTable('SB BB A'), 'A', 25, 25)).toBe('undercall: call 100, owes 50');
  });

  it('binds to the full call of a raise heads-up', () => {
    const table = new PokerTable('A B', { spot: 'flop', pot: 300 }).play('A b 1000, B r 5000');
    expect(push(table, 'A', 1000, 1000)).toBe('undercall: call 5000, owes 2000');
  });

  it('binds to the full call if two of three players are left', () => {
    expect(push(flop('A b 1000, B r 5000, C f'), 'A', 1000, 1000)).toBe('undercall: call 5000, owes 2000');
  });

  it('is left to the director otherwise', () => {
    expect(push(flop('A b 3000, B r 8000'), 'C', 1000, 1000, 1000)).toBe('directors-choice: call 8000, owes 5000');
    expect(push(flop('A b 3000, B r 8000'), 'C', 1000)).toBe('directors-choice: call 8000, owes 7000');
  });

  it('is a call all-in with the last chips', () => {
    expect(push(flop('A b 3000, B r 8000', { stacks: { C: 700 } }), 'C', 500, 100, 100)).toBe('last-chips: call 700');
    expect(push(flop('A b 3000, B r 8000', { stacks: { C: 500 } }), 'C', 500)).toBe('last-chips: call 500');
    expect(push(flop('A b 3000', { stacks: { B: 3000 } }), 'B', 1000, 1000, 1000)).toBe('last-chips: call 3000');
  });
});

describe('the numbers of a verdict', () => {
  it('include the pushed chips, the excess over the call and the size of a raise', () => {
    const { pushed, over, raiseSize, legal } = chipsPushed(
      flop('A b 1000, B r 3000').state,
      2,
      [1000, 1000, 1000, 500],
    );
    expect({ pushed, over, raiseSize, toCall: legal.toCall }).toEqual({
      pushed: 3500,
      over: 500,
      raiseSize: 2000,
      toCall: 3000,
    });
  });
});
