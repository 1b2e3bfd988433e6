/** Tests layers, pots and the uncalled part. */
import { describe, expect, it } from 'vitest';
import { layersOf } from '../../../language/poker/layers';
import { dividePots, potsOf, refundOf } from '../../../language/poker/pots';
import type { PotBefore } from '../../../language/poker/types';
import { PokerTable } from '../../support/pokerTable';

/** A ledger in short: `A 140, D 200 folded`. */
function ledger(text: string, options: { dead?: number; potBefore?: readonly PotBefore[] } = {}) {
  const lines = text.split(', ').map((line) => line.split(' '));
  const names = lines.map(([name]) => name);
  const settlement = dividePots({
    paid: lines.map(([, amount]) => Number(amount)),
    folded: lines.map(([, , folded]) => folded === 'folded'),
    dead: options.dead ?? 0,
    potBefore: options.potBefore ?? [],
  });
  const line = (amount: number, seats: readonly number[]) => [amount, ...seats.map((seat) => names[seat])].join(' ');
  const { refund } = settlement;
  return {
    refund: refund === null ? null : line(refund.amount, [refund.seat]),
    layers: settlement.layers.map((layer) => line(layer.amount, layer.eligible)),
    pots: settlement.pots.map((pot) => line(pot.amount, pot.eligible)),
    settlement,
  };
}

describe('layers, pots and the uncalled part', () => {
  it('lesson: three players stay and one folds', () => {
    const { refund, layers, pots } = ledger('A 140, B 360, C 500, D 200 folded');
    expect(refund).toBe('140 C');
    expect(layers).toEqual(['560 A B C', '180 B C', '320 B C']);
    expect(pots).toEqual(['560 A B C', '500 B C']);
  });

  it.each([
    { name: 'poker-vibe', text: 'A 3000, B 7000, C 10000', pots: ['9000 A B C', '8000 B C'], refund: '3000 C' },
    { name: 'shadepoker', text: 'A 20, B 50, C 50', pots: ['60 A B C', '60 B C'], refund: null },
    {
      name: 'jackpotcasinoevents',
      text: 'A 2000, B 1800, C 3600, D 4000',
      pots: ['7200 A B C D', '600 A C D', '3200 C D'],
      refund: '400 D',
    },
    { name: 'pokerdictionary', text: 'A 200, B 200, C 100', pots: ['300 A B C', '200 A B'], refund: null },
    { name: 'pokeree', text: 'A 100, B 200, C 300', pots: ['300 A B C', '200 B C'], refund: '100 C' },
    {
      name: 'setthings',
      text: 'M 200, D 200, J 100, W 50',
      pots: ['200 M D J W', '150 M D J', '200 M D'],
      refund: null,
    },
    {
      name: 'holdem-project',
      text: 'A 100, B 200, C 500, D 500',
      pots: ['400 A B C D', '300 B C D', '600 C D'],
      refund: null,
    },
    {
      name: 'poker.md: who put in 25 contests only the first pot',
      text: 'A 100, B 75, C 50, D 25, E 125',
      pots: ['125 A B C D E', '100 A B C E', '75 A B E', '50 A E'],
      refund: '25 E',
    },
    { name: 'bluffmeister', text: 'A 25, B 50, C 50', pots: ['75 A B C', '50 B C'], refund: null },
    { name: 'homepokertourney', text: 'A 100, B 100, C 60', pots: ['180 A B C', '80 A B'], refund: null },
    { name: 'pokerl-5', text: 'A 50, B 100, C 100', pots: ['150 A B C', '100 B C'], refund: null },
    { name: 'stake.us', text: 'A 100, B 200, C 300', pots: ['300 A B C', '200 B C'], refund: '100 C' },
    { name: 'org2-918', text: 'A 300 folded, B 100, C 200, D 300 folded', pots: ['400 B C', '500 C'], refund: null },
    {
      name: 'pokerl-13',
      text: 'A 120360, B 200 folded, C 89820, D 89820',
      pots: ['269660 A C D'],
      refund: '30540 A',
    },
    { name: 'tda-2024-16 example 3', text: 'A 700, B 1700, C 1700', pots: ['2100 A B C', '2000 B C'], refund: null },
    { name: 'slack-poker-bot-41', text: 'S 1 folded, B 2 folded, U 6', pots: ['5 U'], refund: '4 U' },
    { name: 'bovada-4', text: 'S 1 folded, B 2', pots: ['2 B'], refund: '1 B' },
    { name: 'hhsmithy-33', text: 'S 2, B 0', pots: [], refund: '2 S' },
  ])('$name: divides the chips into pots', ({ text, pots, refund }) => {
    const got = ledger(text);
    expect(got.pots).toEqual(pots);
    expect(got.refund).toBe(refund);
  });

  it('a pot with several contributors and one eligible player is awarded, not refunded', () => {
    const got = ledger('A 100, B 300 folded, C 300');
    expect(got.refund).toBeNull();
    expect(got.pots).toEqual(['300 A C', '400 C']);
  });

  it('the uncalled part is returned even to a player who folded', () => {
    expect(ledger('A 100, B 300 folded, C 200').refund).toBe('100 B');
  });

  it('org2-918: a layer with only folded players joins the one below, also in the middle', () => {
    const got = ledger('A 300 folded, B 100, C 400, D 300 folded, E 400');
    expect(got.layers).toEqual(['500 B C E', '800 C E', '200 C E']);
    const { layers } = ledger('A 300 folded, B 100, C 200, D 300 folded').settlement;
    expect(layers[1]).toEqual({
      amount: 500,
      from: 100,
      to: 300,
      dead: 0,
      contributors: [0, 2, 3],
      eligible: [2],
    });
  });

  it('texasholdem-43: pots with the same players merge, but their layers stay separate', () => {
    const got = ledger('A 50 folded, B 100, C 100');
    expect(got.layers).toEqual(['150 B C', '100 B C']);
    expect(got.settlement.pots).toEqual([{ amount: 250, eligible: [1, 2], layers: [0, 1] }]);
  });

  it('equal totals have no uncalled part; a single contributor gets everything back', () => {
    expect(refundOf([5, 5, 0])).toBeNull();
    expect(refundOf([])).toBeNull();
    expect(refundOf([0, 7, 3])).toEqual({ seat: 1, amount: 4 });
    expect(refundOf([3, 7, 9, 9])).toBeNull();
  });

  it('if everybody folded, the remaining chips belong to nobody', () => {
    expect(layersOf({ paid: [5, 5], folded: [true, true], dead: 0, potBefore: [], refund: null })).toEqual([
      { amount: 10, from: 0, to: 5, dead: 0, contributors: [0, 1], eligible: [] },
    ]);
  });
});

describe('dead money and starting pots', () => {
  it('dead money is in the first layer and is never refunded', () => {
    const got = ledger('A 100, B 200, C 300', { dead: 50 });
    expect(got.layers).toEqual(['350 A B C', '200 B C']);
    expect(got.settlement.layers[0]).toMatchObject({ from: 0, to: 100, dead: 50 });
    expect(got.refund).toBe('100 C');
  });

  it('a spot’s pot alone is one layer without contributors', () => {
    const table = new PokerTable('A B', { spot: 'flop', pot: 300 });
    expect(table.layers).toEqual(['300 A B']);
    const got = ledger('A 0, B 0', { potBefore: [{ amount: 300, eligible: null }] });
    expect(got.settlement.layers).toEqual([
      { amount: 300, from: 0, to: 0, dead: 300, contributors: [], eligible: [0, 1] },
    ]);
  });

  it('a spot’s pot is in the first layer', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 300 }).play('A b 100, B c, C f');
    expect(table.layers).toEqual(['500 A B']);
  });

  it('a player all-in before the spot contests its pot and nothing later', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 300, stacks: { A: 0 } }).play('B b 100, C c');
    expect(table.layers).toEqual(['300 A B C', '200 B C']);
    expect(table.pots).toEqual(['300 A B C', '200 B C']);
  });

  it('several starting pots stay separate and merge with later chips by eligibility', () => {
    const pot = [
      { amount: 300, eligible: [0, 1, 2] },
      { amount: 200, eligible: [1, 2] },
    ];
    const table = new PokerTable('A B C', { spot: 'flop', pot, stacks: { A: 0 } }).play('B b 100, C c');
    expect(table.layers).toEqual(['300 A B C', '200 B C', '200 B C']);
    expect(table.pots).toEqual(['300 A B C', '400 B C']);
  });

  it('a player who folds is no longer eligible; a starting pot that nobody can win joins the one below', () => {
    const potBefore = [
      { amount: 300, eligible: [0, 1, 2] },
      { amount: 200, eligible: [1, 2] },
    ];
    expect(ledger('A 0, B 0 folded, C 0', { potBefore }).pots).toEqual(['300 A C', '200 C']);
    const alone = ledger('A 0, B 0 folded, C 0 folded', { potBefore });
    expect(alone.pots).toEqual(['500 A']);
    expect(alone.settlement.layers[0]?.dead).toBe(500);
  });

  it('a bottom pot that no contributor can win goes to the players in the hand', () => {
    const potBefore = [{ amount: 200, eligible: [1] }];
    expect(ledger('A 0, B 0 folded, C 0', { potBefore }).pots).toEqual(['200 A C']);
    expect(ledger('A 100 folded, B 100 folded, C 0').pots).toEqual(['200 C']);
  });

  it('chips that join the middle keep their contributors and their limits', () => {
    const { settlement } = ledger('A 100 folded, B 100 folded, C 0', { dead: 50 });
    expect(settlement.layers).toEqual([
      { amount: 250, from: 0, to: 100, dead: 50, contributors: [0, 1], eligible: [2] },
    ]);
  });

  it('two starting pots for different players stay separate', () => {
    const potBefore = [
      { amount: 30, eligible: [0, 1] },
      { amount: 1, eligible: [0, 2] },
    ];
    expect(ledger('A 0, B 0, C 0', { potBefore }).pots).toEqual(['30 A B', '1 A C']);
  });

  it('an empty starting pot is ignored', () => {
    expect(ledger('A 5, B 5', { potBefore: [{ amount: 0, eligible: null }] }).layers).toEqual(['10 A B']);
    expect(ledger('A 0, B 0', { potBefore: [{ amount: 0, eligible: null }] }).layers).toEqual([]);
    expect(potsOf([])).toEqual([]);
  });

  it('a starting pot for some players is separate from the chips that others contest', () => {
    const potBefore = [{ amount: 300, eligible: [0, 1] }];
    expect(ledger('A 100, B 100, C 100', { potBefore }).layers).toEqual(['300 A B', '300 A B C']);
    expect(ledger('A 100, B 100, C 0 folded', { potBefore }).layers).toEqual(['500 A B']);
  });

  it('dead money joins the first starting pot', () => {
    const potBefore = [
      { amount: 300, eligible: null },
      { amount: 200, eligible: [1, 2] },
    ];
    const got = ledger('A 0, B 0, C 0', { dead: 50, potBefore });
    expect(got.layers).toEqual(['350 A B C', '200 B C']);
    expect(got.settlement.layers[0]?.dead).toBe(350);
  });

  it('dead money alone is one layer without contributors', () => {
    expect(ledger('A 0, B 0', { dead: 5 }).settlement.layers).toEqual([
      { amount: 5, from: 0, to: 0, dead: 5, contributors: [], eligible: [0, 1] },
    ]);
  });
});

describe('played hands', () => {
  it('airmax: after a flop pot of 20, a bet of 15, a call and an all-in of 10, the pots are correct', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 20, blinds: [1, 2], stacks: { C: 10 } });
    expect(table.play('A b 15, B c, C c').pots).toEqual(['50 A B C', '10 A B']);
  });

  it('atlaspoker: the pots are 12, 42 and 150, with a side pot of 100', () => {
    const stacks = { A: 50, B: 100, C: 100 };
    const table = new PokerTable('B C A', { blinds: [2, 4], stacks }).play('A c, B c, C x');
    expect(table.pots).toEqual(['12 B C A']);
    expect(table.play('flop, B b 10, C c, A c').pots).toEqual(['42 B C A']);
    expect(table.play('turn, B x, C x, A b 36, B c, C c').pots).toEqual(['150 B C A']);
    expect(table.play('river, B b 50, C c').pots).toEqual(['150 B C A', '100 B C']);
  });

  it('telework: with ten antes of 100 and a big blind all-in for 800, 1600 are uncalled', () => {
    const options = { blinds: [400, 800], ante: 100, stacks: { BB: 800, Bob: 900 } };
    const table = new PokerTable('SB BB Bob Carol E F G H I J', options);
    table.play('Bob c, Carol r 1600, E f, F f, G f, H f, I f, J f, SB f');
    expect(table.state.over).toBe(true);
    expect(table.pots).toEqual(['3500 BB Bob Carol', '200 Bob Carol']);
    expect(table.refund).toBe('800 Carol');
  });

  it('chip-demo: at 25/50 with an ante of 10 and six players, the pot on the turn is 610', () => {
    const table = new PokerTable('SB BB A B C D', { blinds: [25, 50], ante: 10 });
    table.play('A f, B f, C r 150, D f, SB c, BB c, flop, SB x, BB b 50, C f, SB c');
    expect(table.pots).toEqual(['610 SB BB']);
  });

  it('pokernow-25: a dead blind of 5 belongs to the pot', () => {
    const table = new PokerTable('SB BB A', { blinds: [5, 10], posts: ['A post-dead 5', 'A post 10'] });
    expect(table.play('A x, SB f, BB x').pots).toEqual(['30 BB A']);
  });

  it('slack-poker-bot-23: after a shove and a fold the uncalled chips are returned', () => {
    const table = new PokerTable('SB BB', { stacks: { SB: 1000, BB: 1000 } }).play('SB r 1000, BB f');
    expect(table.refund).toBe('900 SB');
    expect(table.pots).toEqual(['200 SB']);
  });

  it('while a player has yet to act, the chips are divided as they are', () => {
    const table = new PokerTable('A B C', { spot: 'flop', pot: 300 }).play('A b 100');
    expect(table.refund).toBe('100 A');
    expect(table.layers).toEqual(['300 A B C']);
  });
});
