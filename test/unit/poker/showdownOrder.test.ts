/** Tests who shows first and who must show. */
import { describe, expect, it } from 'vitest';
import { showdownOrder } from '../../../language/poker/showdownOrder';
import type { ProfileName } from '../../../language/poker/types';
import { PokerTable, type TableOptions } from '../../support/pokerTable';

const RIVER = { spot: 'river', pot: 300 } as const;

/** `reason: A B C, must A`, and who comes first for a side pot. */
function orderAt(table: PokerTable): string | null {
  const order = showdownOrder(table.state);
  if (order === null) return null;
  const names = (seats: readonly number[]) => seats.map((seat) => table.names[seat]).join(' ');
  const side = order.forSidePot > 0 ? `, side pot first: ${names(order.order.slice(0, order.forSidePot))}` : '';
  return `${order.reason}: ${names(order.order)}, must ${names(order.must) || 'nobody'}${side}`;
}

const at = (players: string, play: string, options: TableOptions = {}): string | null =>
  orderAt(new PokerTable(players, { ...RIVER, ...options }).play(play));

describe('TDA 2024 17-A, 2026 18: who shows first', () => {
  it('the last player to bet or raise on the river shows first, then clockwise', () => {
    expect(at('A B C', 'A x, B b 100, C c, A c')).toBe('last-aggressor: B C A, must B');
    expect(at('A B C', 'A b 100, B r 300, C f, A c')).toBe('last-aggressor: B A, must B');
    expect(at('A B C', 'A x, B b 100, C c, A c, showdown')).toBe('last-aggressor: B C A, must B');
  });

  it('the first player left of the button shows first if nobody bet on the river', () => {
    expect(at('A B C', 'A x, B x, C x')).toBe('left-of-button: A B C, must A');
    expect(at('A B C', 'A b 100, B c, C f, river, A x, B x', { spot: 'turn' })).toBe('left-of-button: A B, must A');
  });

  it('the big blind shows first heads-up', () => {
    const table = new PokerTable('SB BB').play('SB c, BB x, flop, BB x, SB x, turn, BB x, SB x, river, BB x, SB x');
    expect(orderAt(table)).toBe('left-of-button: BB SB, must BB');
  });

  it('17-B: the last player left wins without showing', () => {
    expect(at('A B C', 'A b 100, B f, C f')).toBe('uncontested: A, must nobody');
  });

  it('there is no order while betting is still to come', () => {
    expect(at('A B C', 'A b 100')).toBeNull();
    expect(at('A B C', 'A x, B x, C x', { spot: 'flop' })).toBeNull();
  });
});

describe('TDA 2024 16, 2026 17; WSOP 2026 Tournament 70: all-in, all hands are turned up', () => {
  const allIn = (profile: ProfileName) => at('A B C', 'A all-in 100, B c, C f', { profile });

  it.each<readonly [ProfileName, string]>([
    ['tda', 'face-up: A B, must A B'],
    ['wsop', 'face-up: A B, must A B'],
    ['wsop-live', 'last-aggressor: A B, must A'],
    ['roberts', 'last-aggressor: A B, must A'],
    ['online', 'automatic: A B, must A'],
  ])('the profile %s has this order', (profile, order) => {
    expect(allIn(profile)).toBe(order);
  });

  it('the hands are turned up only once the others have finished betting', () => {
    expect(at('A B C', 'A all-in 100, B c, C r 300')).toBeNull();
    expect(at('A B C', 'A all-in 100, B c, C r 300, B c')).toBe('face-up: A B C, must A B C');
  });

  it('tournaments use the usual order without an all-in', () => {
    expect(at('A B', 'A x, B b 100, A c', { profile: 'wsop' })).toBe('last-aggressor: B A, must B');
  });
});

describe('WSOP 2026 Live 149, Robert’s Rules: the side pot is shown first', () => {
  const play = 'A all-in 100, B c, C c, turn, B x, C b 200, B c, river, B x, C x';

  it.each<readonly [ProfileName, string]>([
    ['roberts', 'left-of-button: B C A, must B, side pot first: B C'],
    ['wsop-live', 'left-of-button: B C A, must B, side pot first: B C'],
    ['online', 'automatic: A B C, must A'],
  ])('the profile %s has this order', (profile, order) => {
    expect(at('A B C', play, { spot: 'flop', profile })).toBe(order);
  });

  it('the last player to bet on the river shows the side pot first', () => {
    const bet = 'A all-in 100, B c, C c, turn, B x, C x, river, B x, C b 200, B c';
    expect(at('A B C', bet, { spot: 'flop', profile: 'roberts' })).toBe(
      'last-aggressor: C B A, must C, side pot first: C B',
    );
  });

  it('the last side pot is shown before the earlier ones', () => {
    const three = 'A all-in 100, B all-in 300, C c, D c, turn, C b 200, D c, river, C x, D x';
    expect(at('A B C D', three, { spot: 'flop', profile: 'roberts' })).toBe(
      'left-of-button: C D B A, must C, side pot first: C D B',
    );
  });

  it('a side pot with one player left is not contested', () => {
    const won = 'A all-in 100, B c, C c, turn, B x, C b 200, B f';
    expect(at('A B C', won, { spot: 'flop', profile: 'roberts' })).toBe('left-of-button: A C, must A');
  });

  it('the bets decide if the starting pot is unknown', () => {
    expect(at('A B C', play, { spot: 'flop', pot: null, profile: 'roberts' })).toBe(
      'left-of-button: B C A, must B, side pot first: B C',
    );
  });
});

describe('WSOP 2026 Live 149: all-in before the river, no-limit', () => {
  const early = (options: TableOptions) => at('A B', 'A b 100, B all-in 500, A c', { spot: 'flop', ...options });

  it('the all-in player shows first', () => {
    expect(early({ profile: 'wsop-live' })).toBe('all-in-first: B A, must B');
  });

  it('the all-in player also shows first once the board is dealt', () => {
    const dealt = 'A b 100, B all-in 500, A c, turn, river, showdown';
    expect(at('A B', dealt, { spot: 'flop', profile: 'wsop-live' })).toBe('all-in-first: B A, must B');
  });

  it('pot-limit and Robert’s Rules use the usual order', () => {
    expect(early({ profile: 'wsop-live', game: 'PLO', pot: 1000 })).toBe('left-of-button: A B, must A');
    expect(early({ profile: 'roberts' })).toBe('left-of-button: A B, must A');
  });

  it('a bet on the river leads to the usual order', () => {
    expect(at('A B', 'A x, B all-in 500, A c', { profile: 'wsop-live' })).toBe('last-aggressor: B A, must B');
  });
});

describe('the rule for the order', () => {
  it.each<readonly [string, TableOptions, string]>([
    ['A x, B x', {}, 'showdown-order'],
    ['A b 100, B f', {}, 'uncontested-showdown'],
    ['A all-in 100, B c', {}, 'face-up-all-in'],
    ['A all-in 100, B c', { profile: 'roberts' }, 'showdown-order'],
  ])('after "%s" is cited', (play, options, topic) => {
    const table = new PokerTable('A B', { ...RIVER, ...options }).play(play);
    expect(showdownOrder(table.state)?.topic).toBe(topic);
  });
});
