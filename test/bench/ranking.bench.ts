/** Prints how many hands a second the engine ranks, on one thread, with the budgets of the architecture beside them. */
import { type Card, deckOf } from '../../language/poker/cards';
import { rankHigh, rankShortDeck } from '../../language/poker/ranking/high';
import { rankOmahaHigh, rankOmahaLow8 } from '../../language/poker/ranking/omaha';
import { deal, seededRandom } from '../support/deals';
import { slowdown } from '../support/machine';

const DEALS = 20_000;
const MILLISECONDS = 600;

interface Measure {
  readonly name: string;
  /** Millions a second; null: no budget. */
  readonly budget: number | null;
  readonly deck: 'full' | 'short';
  readonly hole: number;
  readonly rank: (hole: readonly Card[], board: readonly Card[], all: readonly Card[]) => number | null;
}

const MEASURES: readonly Measure[] = [
  { name: '7 cards', budget: 5, deck: 'full', hole: 2, rank: (_, __, all) => rankHigh(all) },
  { name: '7 cards, short deck', budget: 5, deck: 'short', hole: 2, rank: (_, __, all) => rankShortDeck(all) },
  {
    name: 'Omaha, 4 hole cards',
    budget: 0.2,
    deck: 'full',
    hole: 4,
    rank: (hole, board) => rankOmahaHigh(hole, board),
  },
  {
    name: 'Omaha, 6 hole cards',
    budget: null,
    deck: 'full',
    hole: 6,
    rank: (hole, board) => rankOmahaHigh(hole, board),
  },
  { name: 'Omaha low', budget: null, deck: 'full', hole: 4, rank: (hole, board) => rankOmahaLow8(hole, board) },
];

/** Measures and prints every rate. Throws if one is below half its budget. */
export async function run(): Promise<void> {
  for (const measure of MEASURES) {
    const rate = rateOf(measure);
    const budget = measure.budget === null ? '' : ` (budget ${measure.budget} M/s)`;
    console.log(`ranking · ${measure.name}: ${rate.toFixed(2)} M/s${budget}`);
    if (measure.budget !== null && rate * slowdown() < measure.budget / 2) {
      throw new Error(`ranking · ${measure.name}: ${rate.toFixed(2)} M/s is below half of ${measure.budget} M/s`);
    }
  }
}

/** Millions of hands a second, the best of three runs. */
function rateOf({ deck, hole, rank }: Measure): number {
  const random = seededRandom(1);
  const pack = deckOf(deck);
  const deals = Array.from({ length: DEALS }, () => {
    const all = deal(random, pack, hole + 5);
    return { all, hole: all.slice(0, hole), board: all.slice(hole) };
  });
  let best = 0;
  let checksum = 0;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const start = performance.now();
    let ranked = 0;
    while (performance.now() - start < MILLISECONDS) {
      for (const cards of deals) {
        checksum ^= rank(cards.hole, cards.board, cards.all) ?? 0;
      }
      ranked += deals.length;
    }
    best = Math.max(best, ranked / (performance.now() - start) / 1000);
  }
  // Using the result keeps the compiler from dropping the work.
  return checksum === -1 ? 0 : best;
}
