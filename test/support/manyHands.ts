/** Generates long files of hands for benchmarks and load tests. */
import { seededRandom } from './deals';

const NAMES = ['Raha', 'Kian', 'Navid', 'Sara', 'Mina', 'Omid', 'Lale', 'Dara', 'Nima', 'Roya', 'Arash', 'Yalda'];

/**
 * A file of hands of six players and twelve actions under common setup lines, each with other names and sizes.
 * Its fifth line raises. One hand in `wrongEvery` raises too little.
 */
export function manyHands(count: number, { wrongEvery }: { readonly wrongEvery: number }): string {
  const random = seededRandom(7);
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  let text = 'game NLHE\nblinds 50/100\n\n';
  for (let i = 0; i < count; i += 1) {
    const first = whole(0, NAMES.length - 1);
    const [sb, bb, utg, hj, co, btn] = Array.from(
      { length: 6 },
      (_, seat) => NAMES[(first + seat) % NAMES.length] ?? '',
    );
    const open = i % wrongEvery === wrongEvery - 1 ? 150 : whole(200, 300);
    const bet = whole(100, 400);
    text += `hand "Hand ${i + 1}"
seats ${[sb, bb, utg, hj, co, btn].map((name) => `${name} ${whole(5000, 20_000)}`).join(', ')}

${utg} folds
${hj} raises to ${open}
${co} folds, ${btn} calls
${sb} folds
${bb} calls
flop K♣ 9♦ 7♣
${bb} checks
${hj} bets ${bet}
${btn} calls
${bb} folds
turn 4♥
${hj} checks
${btn} checks

`;
  }
  return text;
}
