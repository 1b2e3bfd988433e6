/** Whole hands through their text: chips are conserved, and neither names nor the size of a chip change anything. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineOfPlay } from '../../language/replay/timeline';
import { deals, type HandStyle, PLAIN, playDeal, replayOf, textOfDeal } from '../support/dealtHands';
import { findingsIn } from '../support/replayedHand';

const runs = { numRuns: 120, seed: 20_24 };
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Everything a line comes to, in chips divided by `times`; names play no part in it. */
function comesTo(line: LineOfPlay, times = 1): unknown {
  const { settlement, steps, stacks } = line;
  const chips = (value: number | null | undefined): number | null => (value == null ? null : value / times);
  return {
    steps: steps.map((s) => [
      s.seat,
      s.street,
      s.action,
      chips(s.to),
      chips(s.adds),
      chips(s.by),
      s.allIn,
      chips(s.pot),
      s.legal === null
        ? null
        : [chips(s.legal.toCall), s.legal.canRaise, chips(s.legal.minTo), chips(s.legal.maxTo), s.legal.reason],
    ]),
    layers: settlement.layers?.map((layer) => [chips(layer.amount), layer.contributors, layer.eligible]),
    pots: settlement.pots?.map((pot) => [chips(pot.amount), pot.eligible]),
    refund: settlement.refund && [settlement.refund.seat, chips(settlement.refund.amount)],
    awards: settlement.awards.map((award) => [award.seat, award.pot, chips(award.amount)]),
    rake: chips(settlement.rake),
    nets: settlement.net?.map(chips),
    stacks: stacks.map(chips),
  };
}

describe('a generated hand written as text', () => {
  it('breaks no rule, and every chip goes to somebody', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const text = textOfDeal(playDeal(deal), PLAIN);
        expect(findingsIn(text), text).toEqual([]);
        const { settlement, state, stacks, over } = replayOf(text).main;
        const players = state?.players ?? [];
        expect(over).toBe(true);
        expect(settlement.decided, text).toBe(true);
        const paid = sum(players.map((player) => player.handPaid));
        const awarded = sum(settlement.awards.map((award) => award.amount));
        expect(paid + (state?.dead ?? 0), text).toBe(awarded + (settlement.refund?.amount ?? 0) + settlement.rake);
        expect(sum(settlement.net ?? [])).toBe(0 - settlement.rake);
        expect(stacks).toEqual(deal.stacks.map((stack, seat) => stack + (settlement.net?.[seat] ?? Number.NaN)));
        for (const award of settlement.awards) {
          expect(settlement.pots?.[award.pot]?.eligible, text).toContain(award.seat);
        }
      }),
      runs,
    );
  });

  it.each<readonly [string, HandStyle]>([
    ['other names', { ...PLAIN, names: ['زهرا', 'Big-Al', 'x1', 'कविता', 'فيصل'] }],
    ['quoted names', { ...PLAIN, names: ['"Big Al"', '"flop"', '"A b"', '«و ن»', '"all in"'] }],
    ['seven times the chips', { ...PLAIN, times: 7 }],
    ['cents', { ...PLAIN, places: 2 }],
    ['thousands of cents', { ...PLAIN, times: 1250, places: 2 }],
  ])('ends the same with %s', (_, telling) => {
    fc.assert(
      fc.property(deals, (deal) => {
        const played = playDeal(deal);
        const text = textOfDeal(played, telling);
        expect(findingsIn(text), text).toEqual([]);
        const { main, scale } = replayOf(text);
        const chip = telling.times * 10 ** (scale - telling.places);
        expect(comesTo(main, chip), text).toEqual(comesTo(replayOf(textOfDeal(played, PLAIN)).main));
      }),
      { ...runs, numRuns: 40 },
    );
  });
});
