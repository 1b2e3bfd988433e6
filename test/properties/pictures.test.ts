/** Every number of a picture lies once on the table: the stacks, what lies in front, and the middle make all chips; a side pot needs an all-in. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deals, PLAIN, playDeal, textOfDeal } from '../support/dealtHands';
import { framesOf, viewsIn } from '../support/handViews';

describe('pictures of any hand', () => {
  it('show each chip once, and no side pot without an all-in', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        for (const hand of viewsIn(textOfDeal(playDeal(deal), PLAIN))) {
          const frames = framesOf(hand).map(({ frame }) => frame);
          const table = frames.map(({ seats, middle }) =>
            seats.reduce((sum, { stack, bet }) => sum + (stack.chips ?? 0) + (bet.chips ?? 0), middle?.chips ?? 0),
          );
          expect(new Set(table).size, JSON.stringify(table)).toBe(1);
          for (const { pots, seats, pot, next } of frames) {
            const inPots = (pots?.layers ?? []).reduce((sum, { amount }) => sum + (amount.chips ?? 0), 0);
            const beside = (pots?.refund?.amount.chips ?? 0) + (pots?.bets?.amount.chips ?? 0);
            expect(inPots + beside).toBe(pot?.chips);
            if (!seats.some(({ allIn }) => allIn)) expect(pots?.pots.length).toBeLessThan(2);
            const inHand = seats.flatMap(({ folded, name }) => (folded ? [] : [name]));
            if (next !== null) expect(pots?.bets?.eligible ?? inHand).toEqual(inHand);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
