/** Tests whose turn it is and when the betting ends. */
import { describe, expect, it } from 'vitest';
import { isBettingPossible, startStreet } from '../../../language/poker/betting';
import { PokerTable } from '../../support/pokerTable';

describe('the player to act', () => {
  it('is the seat after the big blind before the flop, and later the first left of the button', () => {
    const table = new PokerTable('SB BB UTG BTN');
    expect(table.turn).toBe('UTG');
    table.play('UTG c, BTN c, SB c');
    expect(table.turn).toBe('BB');
    table.play('BB x');
    expect(table.turn).toBeNull();
    expect(table.state.over).toBe(false);
    table.play('flop');
    expect(table.turn).toBe('SB');
    table.play('SB x, BB x, UTG x, BTN x, turn');
    expect(table.turn).toBe('SB');
  });

  it('tda-2024-34-B: is the button first before the flop and last later, heads-up', () => {
    const table = new PokerTable('BTN BB');
    expect(table.turn).toBe('BTN');
    table.play('BTN c, BB x, flop');
    expect(table.turn).toBe('BB');
  });

  it('pokerkit-31: is the player without the big blind first, heads-up with antes', () => {
    expect(new PokerTable('A B', { blinds: [0, 2], ante: 1 }).turn).toBe('A');
    expect(new PokerTable('A B', { blinds: [2, 0], ante: 1 }).turn).toBe('B');
  });

  it('is never a folded or all-in player', () => {
    const table = new PokerTable('A B C D', { spot: 'flop', pot: 9, stacks: { B: 100 } });
    table.play('A b 100, B c, C f, D r 300');
    expect(table.turn).toBe('A');
    table.play('A r 500');
    expect(table.turn).toBe('D');
  });

  it('is everybody up to the raiser once more after a raise', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 9 }).play('A x, B x, C b 100, A r 200, B f, C c');
    expect(table.turn).toBeNull();
    expect(table.state.lastAggressor).toBe(0);
  });

  it('follows the order of the list in a spot, on every street', () => {
    const table = new PokerTable('A B', { spot: 'flop', pot: 100 });
    expect(table.turn).toBe('A');
    table.play('A x, B x, turn');
    expect(table.turn).toBe('A');
  });

  it('is never a player without chips on a later street', () => {
    const table = new PokerTable('A B C', { stacks: { A: 300 } }).play('C r 300, A c, B c, flop');
    expect(table.turn).toBe('B');
  });
});

describe('the big blind’s option', () => {
  it('starterbot-5: two folds and a completion leave check or raise', () => {
    const table = new PokerTable('SB BB UTG BTN').play('UTG f, BTN f, SB c');
    expect(table.turn).toBe('BB');
    expect(table.options('BB')).toBe('fold, check, raise 200-Infinity');
  });

  it('slack-poker-bot-39: an all-in blind has no turn', () => {
    const table = new PokerTable('SB BB UTG', { stacks: { BB: 100 } }).play('UTG c, SB c');
    expect(table.turn).toBeNull();
    expect(table.play('flop').turn).toBe('SB');
  });

  it('the blind has no turn if nobody else can bet and nobody has put in more', () => {
    const table = new PokerTable('SB BB UTG', { stacks: { UTG: 60 } }).play('UTG c, SB f');
    expect(table.turn).toBeNull();
    expect(table.state.over).toBe(true);
    expect(table.refund).toBe('40 BB');
  });

  it('everybody folding to the blind ends the hand as a walk', () => {
    const table = new PokerTable('SB BB UTG', { blinds: [1, 2] }).play('UTG f, SB f');
    expect(table.state.over).toBe(true);
    expect(table.refund).toBe('1 BB');
    expect(table.pots).toEqual(['2 BB']);
  });
});

describe('all-in and the end of the betting', () => {
  it('rs-poker-249: heads-up the blind still answers a shove', () => {
    const table = new PokerTable('SB BB', { stacks: { SB: 1000, BB: 1000 } }).play('SB r 1000');
    expect(table.turn).toBe('BB');
    expect(table.options('BB')).toBe('fold, call 900, short-stack');
  });

  it('poker-ts-7: a big blind all-in for more than the small blind needs an answer', () => {
    const table = new PokerTable('SB BB', { blinds: [10, 20], stacks: { SB: 1980, BB: 20 } });
    expect(table.turn).toBe('SB');
    expect(table.options('SB')).toBe('fold, call 10, no-one-to-raise');
    table.play('SB c');
    expect(table.state.over).toBe(true);
  });

  it('a big blind all-in for no more than the small blind needs no answer', () => {
    const table = new PokerTable('SB BB', { blinds: [10, 20], stacks: { SB: 1980, BB: 10 } });
    expect(table.turn).toBeNull();
    expect(table.state.over).toBe(true);
    expect(table.pots).toEqual(['20 SB BB']);
  });

  it('pangea-50: after one all-in and one caller there is no more betting on any street', () => {
    const table = new PokerTable('SB BB', { stacks: { SB: 300, BB: 500 } }).play('SB r 300, BB c');
    expect(table.state.over).toBe(true);
    expect(isBettingPossible(table.state)).toBe(false);
    startStreet(table.state, 'flop');
    expect(table.turn).toBeNull();
    expect(table.state.over).toBe(true);
  });

  it('pypokerengine-5: a call for the whole stack is all-in', () => {
    const table = new PokerTable('SB BB', { blinds: [5, 10], stacks: { SB: 200, BB: 110 } }).play('SB r 110, BB c');
    expect(table.state.at(1)).toMatchObject({ stack: 0, allIn: true, streetPaid: 110 });
  });

  it('pypokerengine-19: a call that leaves ten chips is not all-in', () => {
    const table = new PokerTable('A B', { spot: 'flop', pot: 40, blinds: [5, 10], stacks: { A: 130, B: 70 } });
    table.play('A b 60, B c');
    expect(table.state.at(1)).toMatchObject({ stack: 10, allIn: false });
    expect(table.state.over).toBe(false);
  });

  it('two players with chips go on betting beside an all-in player', () => {
    const table = new PokerTable('A B C', { stacks: { C: 300 } }).play('C r 300, A c, B c');
    expect(isBettingPossible(table.state)).toBe(true);
    expect(table.state.over).toBe(false);
  });

  it('starterbot-6: an all-in player stays eligible', () => {
    const table = new PokerTable('A B C', { stacks: { C: 300 } }).play('C r 300, A c, B c, flop, A b 100, B f');
    expect(table.state.over).toBe(true);
    expect(table.pots).toEqual(['900 A C']);
    expect(table.refund).toBe('100 A');
  });

  it('the last action on the river ends the hand, and the showdown keeps the aggressor', () => {
    const table = new PokerTable('A B', { spot: 'river', pot: 100 }).play('A b 100, B c');
    expect(table.state.over).toBe(true);
    startStreet(table.state, 'showdown');
    expect(table.turn).toBeNull();
    expect(table.state.over).toBe(true);
    expect(table.state.lastAggressor).toBe(0);
  });

  it('a new street resets the aggressor and the street totals', () => {
    const table = new PokerTable('A B', { spot: 'flop', pot: 100 }).play('A b 100, B c, turn');
    expect(table.state.lastAggressor).toBeNull();
    expect(table.state.at(0).streetPaid).toBe(0);
    expect(table.state.at(0).handPaid).toBe(100);
    expect(table.state.level).toBe(0);
  });
});
