/** Tests antes, blinds, straddles and posts. */
import { describe, expect, it } from 'vitest';
import { createHand } from '../../../language/poker/createHand';
import { bigBlindOf, minimumBet, post, postingOrder } from '../../../language/poker/forcedBets';
import { PROFILES } from '../../../language/poker/profiles';
import type { ForcedBet } from '../../../language/poker/types';
import { PokerTable } from '../../support/pokerTable';

const posted = (table: PokerTable) =>
  table.posted.map(
    (bet) =>
      `${table.names[bet.seat]} ${bet.kind} ${bet.adds} to ${bet.to} by ${bet.by} pot ${bet.pot}${bet.allIn ? ' all-in' : ''}`,
  );

describe('forced bets', () => {
  it('blinds are live; antes do not count on the street', () => {
    const table = new PokerTable('SB BB A', { ante: 10 });
    expect(posted(table)).toEqual([
      'SB ante 10 to 0 by 0 pot 10',
      'BB ante 10 to 0 by 0 pot 20',
      'A ante 10 to 0 by 0 pot 30',
      'SB blind 50 to 50 by 50 pot 80',
      'BB blind 100 to 100 by 50 pot 180',
    ]);
    expect(table.state.at(1)).toMatchObject({ streetPaid: 100, handPaid: 110, deadPaid: 0 });
    expect(table.state.antes).toBe(30);
    expect(table.options('A')).toBe('fold, call 100, raise 200-Infinity');
  });

  it('an ante for all is dead money and nobody’s contribution', () => {
    const table = new PokerTable('SB BB A', { posts: ['BB dead-ante 100'] });
    expect(table.state.at(1)).toMatchObject({ streetPaid: 100, handPaid: 100, deadPaid: 100 });
    expect(table.state).toMatchObject({ dead: 100, antes: 100, paid: 250 });
    table.play('A f, SB f');
    expect(table.refund).toBe('50 BB');
    expect(table.pots).toEqual(['200 BB']);
  });

  it('a live post is a bet on the street; a dead one is in the pot', () => {
    const table = new PokerTable('SB BB A B', { posts: ['A post 100', 'A post-dead 50'] });
    expect(table.state.at(2)).toMatchObject({ streetPaid: 100, handPaid: 100, deadPaid: 50 });
    expect(table.options('A')).toBe('fold, check, raise 200-Infinity');
    expect(table.turn).toBe('A');
    expect(table.state.dead).toBe(50);
  });

  it('bitcoin-poker-room-96: a missed small blind alone is dead and buys no share of the bet', () => {
    const table = new PokerTable('SB BB A B', { posts: ['A post-dead 50'] });
    expect(table.options('A')).toBe('fold, call 100, raise 200-Infinity');
  });

  it('a post above the level is a blind raise', () => {
    const table = new PokerTable('SB BB A B', { posts: ['A post 250'] });
    expect(table.options('B')).toBe('fold, call 250, raise 400-Infinity');
    const slight = new PokerTable('SB BB A B', { posts: ['A post 101'] });
    expect(slight.options('B')).toBe('fold, call 101, raise 201-Infinity');
  });

  it('a post may come later', () => {
    const table = new PokerTable('SB BB A B').play('A c');
    const bet = { seat: 3, kind: 'post-dead', amount: 50 } as const;
    expect(post(table.state, bet)).toEqual({
      bet,
      seat: 3,
      kind: 'post-dead',
      to: 0,
      adds: 50,
      by: 0,
      allIn: false,
      pot: 300,
    });
  });

  it('the pot after a post includes the chips already in the middle', () => {
    const table = new PokerTable('A B', { spot: 'flop', pot: 300, posts: ['A post-dead 5'] });
    expect(posted(table)).toEqual(['A post-dead 5 to 0 by 0 pot 305']);
    const unknown = new PokerTable('A B', { spot: 'flop', pot: null, posts: ['A post-dead 5'] });
    expect(posted(unknown)).toEqual(['A post-dead 5 to 0 by 0 pot 5']);
  });

  it('pypokerengine-50: an ante of 20 puts a stack of 19 all-in for 19', () => {
    const table = new PokerTable('SB BB A', { ante: 20, stacks: { A: 19 } });
    expect(table.state.at(2)).toMatchObject({ handPaid: 19, stack: 0, allIn: true });
    expect(table.turn).toBe('SB');
    expect(table.play('SB c, BB x').layers).toEqual(['57 SB BB A', '202 SB BB']);
  });

  it('texasholdem-81 in reverse: chips that the stack lacks are not owed', () => {
    const table = new PokerTable('SB BB A', { stacks: { SB: 30, BB: 70 } });
    expect(posted(table)).toEqual(['SB blind 30 to 30 by 50 pot 30 all-in', 'BB blind 70 to 70 by 50 pot 100 all-in']);
  });
});

describe('TDA 2024 RP-11, WSOP 2026 Tournament 60: the order of blind and ante', () => {
  const options = { blinds: [500, 1000], posts: ['BB dead-ante 1000'], stacks: { BB: 1100 } } as const;

  it('blind first: a big blind with 1100 pays a blind of 1000 and an ante of 100', () => {
    expect(new PokerTable('SB BB A', options).state.at(1)).toMatchObject({ streetPaid: 1000, deadPaid: 100 });
  });

  it('ante first: a big blind with 1100 pays an ante of 100 and a blind of 1000', () => {
    const table = new PokerTable('SB BB A', { ...options, knobs: { bbAnte: 'ante-first' } });
    expect(table.state.at(1)).toMatchObject({ streetPaid: 100, deadPaid: 1000 });
    expect(new PokerTable('SB BB A', { ...options, profile: 'online' }).state.at(1).deadPaid).toBe(1000);
  });

  it('ante first: a player with just the ante contests only the dead money', () => {
    const knobs = { bbAnte: 'ante-first' } as const;
    const table = new PokerTable('SB BB A', { ...options, knobs, stacks: { BB: 1000 } }).play('A c, SB c');
    expect(table.layers).toEqual(['1000 SB BB A', '2000 SB A']);
  });

  it('wikipedia: a player’s own ante of 100 comes first, so a big blind with 800 pays 100 and 700', () => {
    const table = new PokerTable('SB BB A', { blinds: [400, 800], ante: 100, stacks: { BB: 800 } });
    expect(table.state.at(1)).toMatchObject({ streetPaid: 700, handPaid: 800, allIn: true });
    expect(table.options('A')).toBe('fold, call 800, raise 1600-Infinity');
  });

  it('the order does not depend on the order of the setup lines', () => {
    const bet = (kind: ForcedBet['kind']): ForcedBet => ({ seat: 0, kind, amount: 1 });
    const given = (['post', 'straddle', 'dead-ante', 'blind', 'post-dead', 'ante'] as const).map(bet);
    const kinds = (rules = PROFILES.tda) => postingOrder(given, rules).map(({ kind }) => kind);
    expect(kinds()).toEqual(['ante', 'blind', 'dead-ante', 'straddle', 'post', 'post-dead']);
    expect(kinds(PROFILES.online)).toEqual(['ante', 'dead-ante', 'blind', 'straddle', 'post', 'post-dead']);
  });
});

describe('short blinds', () => {
  it('wsop-2026-live-154: at 2/5 with 2 in the big blind, a call is 5 and a raise 10', () => {
    const table = new PokerTable('SB BB A', { blinds: [2, 5], stacks: { BB: 2 } });
    expect(table.options('A')).toBe('fold, call 5, raise 10-Infinity');
  });

  it('homepokertourney: at 100/200 with an all-in of 125, a call is 200', () => {
    const table = new PokerTable('SB BB A', { blinds: [100, 200], stacks: { BB: 125 } });
    expect(table.options('A')).toBe('fold, call 200, raise 400-Infinity');
  });

  it('poker.se-8599: against a blind of 25 out of 100, one limper gets 75 back and two make a side pot', () => {
    const table = () => new PokerTable('SB BB A B', { stacks: { BB: 25, SB: 25 } });
    const one = table().play('A c, B f');
    expect(one.turn).toBeNull();
    expect([one.refund, one.pots]).toEqual(['75 A', ['75 SB BB A']]);
    const two = table().play('A c, B c');
    expect([two.refund, two.pots]).toEqual([null, ['100 SB BB A B', '150 A B']]);
  });

  it('short-blind actual: the level is the posted amount', () => {
    const knobs = { shortBlind: 'actual' } as const;
    const table = new PokerTable('SB BB A', { stacks: { BB: 70 }, knobs });
    expect(table.options('A')).toBe('fold, call 70, raise 170-Infinity');
    expect(table.state.level).toBe(70);
    const smaller = new PokerTable('SB BB A', { stacks: { BB: 20 }, knobs });
    expect(smaller.options('A')).toBe('fold, call 50, raise 150-Infinity');
  });

  it('short-blind actual: the blind is opened, completed or doubled like any short opening all-in', () => {
    const options = { stacks: { BB: 70 }, knobs: { shortBlind: 'actual' } } as const;
    const minimum = (shortOpen: 'complete' | 'double') =>
      new PokerTable('SB BB A', { ...options, knobs: { ...options.knobs, shortOpen } }).legal('A').minTo;
    expect(minimum('complete')).toBe(100);
    expect(minimum('double')).toBe(200);
  });

  it('short-blind actual with a full blind changes nothing', () => {
    const table = new PokerTable('SB BB A', { knobs: { shortBlind: 'actual', shortOpen: 'complete' } });
    expect(table.options('A')).toBe('fold, call 100, raise 200-Infinity');
  });
});

describe('straddles', () => {
  it('roberts, wsop-2026-live-165: at 5/10/20 the minimum raise is to 40', () => {
    const table = new PokerTable('SB BB UTG A', { blinds: [5, 10, 20] });
    expect(table.turn).toBe('A');
    expect(table.options('A')).toBe('fold, call 20, raise 40-Infinity');
  });

  it('wikipedia: by the difference, the minimum raise is to 30', () => {
    const table = new PokerTable('SB BB UTG A', { blinds: [5, 10, 20], knobs: { straddleRaise: 'difference' } });
    expect(table.options('A')).toBe('fold, call 20, raise 30-Infinity');
  });

  it('by the difference, a small straddle keeps the big blind as the smallest raise', () => {
    const table = new PokerTable('SB BB U A', { blinds: [5, 10, 15], knobs: { straddleRaise: 'difference' } });
    expect(table.options('A')).toBe('fold, call 15, raise 25-Infinity');
  });

  it('a straddle by a blind adds to the blind', () => {
    const table = new PokerTable('SB BB A', { blinds: [5, 10], posts: ['SB straddle 20'] });
    expect(table.state.at(0)).toMatchObject({ streetPaid: 20, handPaid: 20 });
    expect(posted(table).at(-1)).toBe('SB straddle 15 to 20 by 10 pot 30');
    expect(table.turn).toBe('BB');
    expect(table.options('BB')).toBe('fold, call 10, raise 40-Infinity');
    const less = new PokerTable('SB BB A', { blinds: [5, 10], posts: ['BB straddle 8'] });
    expect(less.state.at(1).streetPaid).toBe(10);
  });

  it('a re-straddle to 40 is doubled to 80, or raised by 20', () => {
    const table = (straddleRaise: 'double' | 'difference') =>
      new PokerTable('SB BB U V A', { blinds: [5, 10, 20, 40], knobs: { straddleRaise } }).legal('A');
    expect(table('double').minTo).toBe(80);
    expect(table('difference').minTo).toBe(60);
  });

  it('the straddler acts last and has the option', () => {
    const table = new PokerTable('SB BB UTG A', { blinds: [5, 10, 20] }).play('A c, SB c, BB c');
    expect(table.turn).toBe('UTG');
    expect(table.options('UTG')).toBe('fold, check, raise 40-Infinity');
  });

  it('wsop-2026-live-174: the minimum bet of later streets is the big blind', () => {
    const table = new PokerTable('SB BB UTG A', { blinds: [5, 10, 20] }).play('A c, SB f, BB c, UTG x, flop');
    expect(table.options('BB')).toBe('fold, check, bet 10-Infinity');
  });

  it('a straddle on the button makes the small blind act first', () => {
    const table = new PokerTable('SB BB UTG BTN', { blinds: [5, 10], posts: ['BTN straddle 20'] });
    expect(table.turn).toBe('SB');
    table.play('SB c, BB c, UTG c');
    expect(table.turn).toBe('BTN');
  });

  it('persuadeo: at 5/10/20 with a raise to 100 and a call, the pots are 225, 575 and 3025', () => {
    const table = new PokerTable('SB BB UTG A', { blinds: [5, 10, 20] }).play('A r 100, SB f, BB c, UTG f');
    expect(table.pots).toEqual(['225 BB A']);
    expect(table.play('flop, BB b 175, A c').pots).toEqual(['575 BB A']);
    expect(table.play('turn, BB b 425, A r 1225, BB c').pots).toEqual(['3025 BB A']);
  });
});

describe('short deck', () => {
  it('wsop-2026-short-deck: with antes of 200 and a button blind of 400, a call is 400, a raise 800 and the flop minimum 200', () => {
    const options = { game: 'NLSD', blinds: [], bigBlind: 400, ante: 200, posts: ['BTN blind 400'] } as const;
    const table = new PokerTable('A B BTN', options);
    expect(table.turn).toBe('A');
    expect(table.options('A')).toBe('fold, call 400, raise 800-Infinity');
    table.play('A c, B f, BTN x, flop');
    expect(table.turn).toBe('A');
    expect(table.options('A')).toBe('fold, check, bet 200-Infinity');
  });

  it('the big blind is the minimum without antes', () => {
    const table = new PokerTable('A B', { game: 'NLSD', spot: 'flop', pot: 9, blinds: [50, 100] });
    expect(table.legal('A').minTo).toBe(100);
    expect(minimumBet({ ...table.state.setup, ante: 25 })).toBe(25);
  });
});

describe('without blinds or betting before the flop', () => {
  it('a bomb pot opens on the flop with the big blind as the minimum', () => {
    const table = new PokerTable('A B C', { spot: 'flop', ante: 20, blinds: [5, 10] });
    expect(table.turn).toBe('A');
    expect(table.pots).toEqual(['60 A B C']);
    expect(table.options('A')).toBe('fold, check, bet 10-Infinity');
  });

  it('with antes alone the first player left of the button opens', () => {
    const table = new PokerTable('A B C', { blinds: [], ante: 5 });
    expect(table.turn).toBe('A');
    expect(table.options('A')).toBe('fold, check, bet 1-Infinity');
  });

  it('the minimum bet of a spot before the flop is the big blind', () => {
    const table = new PokerTable('A B C', { spot: 'preflop', pot: 30 });
    expect(table.options('A')).toBe('fold, check, bet 100-Infinity');
    expect(table.state.minBet).toBe(100);
    expect(table.play('A b 250').options('B')).toBe('fold, call 250, raise 500-Infinity');
  });

  it('the posted blinds decide who acts first, not the setup', () => {
    const { setup } = new PokerTable('SB BB A B').state;
    expect(createHand({ ...setup, firstToAct: { preflop: 1, later: 1 } }).state.toAct).toBe(2);
    expect(createHand({ ...setup, forced: [], firstToAct: { preflop: 1, later: 0 } }).state.toAct).toBe(1);
  });

  it('a big blind may be the only blind', () => {
    const table = new PokerTable('BB A B', { blinds: [200] });
    expect(table.turn).toBe('A');
    expect(table.options('A')).toBe('fold, call 200, raise 400-Infinity');
  });

  it('fpdb-3-15: an ante is not a bet, so the big blind gets back the part that the small blind did not match', () => {
    const table = new PokerTable('SB BB A', { blinds: [10, 20], ante: 10 }).play('A f, SB f');
    expect(table.refund).toBe('10 BB');
  });

  it('the big blind is the highest blind except for straddles', () => {
    expect(bigBlindOf(new PokerTable('A B C', { blinds: [5, 10, 20] }).state.setup.forced)?.seat).toBe(1);
    expect(bigBlindOf([])).toBeNull();
  });
});
