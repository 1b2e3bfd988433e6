/** How long one hand takes to read: 6 players, 12 actions, about 20 lines, as lessons write them. */
import { parseHand } from '../../language/syntax/index';
import { slowdown } from '../support/machine';

const HAND = `hand "A three-bet pot"
game NLHE
blinds 50/100
seats Sara 10000, Mina 8000, Raha 12000, Kian 9500, Navid 10000, Dara 15000
button Dara

Raha folds
Kian raises to 300
Navid folds, Dara raises to 900
Sara folds
Mina folds
Kian calls 600

flop K♣ 9♦ 7♣
expect pot 1950
Kian checks
Dara bets 700
Kian raises to 2100
expect Dara to call 1400, min raise to 3500
Dara calls
turn 4♥
Kian bets 1/2 pot
Dara folds
`;

/** Names differ from hand to hand, so that no cache knows a whole hand. */
function variants(count: number): string[] {
  const names = ['Sara', 'Mina', 'Raha', 'Kian', 'Navid', 'Dara'];
  return Array.from({ length: count }, (_, index) =>
    names
      .reduce((text, name) => text.replaceAll(name, `${name}${index % 50}`), HAND)
      .replace('2100', `${2000 + index}`),
  );
}

const BUDGET_US = 20;
const HANDS = 100;
const ROUNDS = 600;

/** Prints the time a hand takes, amortised over many; the best round counts. Throws at more than twice the budget. */
export async function run(): Promise<void> {
  const hands = variants(HANDS);
  let statements = 0;
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    statements = 0;
    for (const hand of hands) statements += parseHand(hand).statements.length;
    best = Math.min(best, ((performance.now() - start) * 1000) / HANDS);
  }
  console.log(
    `syntax · ${best.toFixed(1)} µs to scan and parse a hand of ${Math.round(statements / HANDS)} statements (budget ≤ ${BUDGET_US} µs)`,
  );
  if (best > 2 * BUDGET_US * slowdown())
    throw new Error(`syntax: ${best.toFixed(1)} µs a hand is over twice ${BUDGET_US} µs`);
}
