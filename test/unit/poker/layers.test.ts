/** Tests each player’s share of each layer. */
import { describe, expect, it } from 'vitest';
import { layerShares } from '../../../language/poker/layers';
import { dividePots } from '../../../language/poker/pots';

describe('layerShares', () => {
  it.each([
    // paid, folded, dead: shares of each layer as seat × amount
    [[140, 360, 500, 200], [3], 0, ['0×140 1×140 2×140 3×140', '1×60 2×60 3×60', '1×160 2×160']],
    [[100, 100], [], 50, ['0×100 1×100']],
    [[5, 10, 90], [0, 1], 0, ['0×5 1×5 2×5', '1×5 2×5']],
    // Nobody in the hand has paid into the upper slices: they belong to the layer below, with their whole amounts.
    [[50, 200, 200], [1, 2], 0, ['0×50 1×200 2×200']],
    [[0, 0], [], 0, []],
  ])('divides %j (folded %j, dead %i)', (paid, out, dead, expected) => {
    const folded = paid.map((_, seat) => (out as number[]).includes(seat));
    const { layers } = dividePots({ paid, folded, dead, potBefore: [] });
    const shares = layerShares(layers, paid);
    expect(shares.map((layer) => layer.map(({ seat, amount }) => `${seat}×${amount}`).join(' '))).toEqual(expected);
    for (const [index, layer] of layers.entries()) {
      const sum = (shares[index] ?? []).reduce((total, { amount }) => total + amount, layer.dead);
      expect(sum).toBe(layer.amount);
    }
  });
});
