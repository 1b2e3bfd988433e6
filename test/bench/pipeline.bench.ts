/** Prints how many hands a second go through parse, replay and diagnose, results kept, and how the time grows with the number of hands. */
import { analyzeSection } from '../../language/analysis/document/analyze';
import { HandFile } from '../../language/analysis/document/handFile';
import { seededRandom } from '../support/deals';
import { slowdown } from '../support/machine';

const HANDS_A_SECOND = 30_000;
const GROWTH = 2.2;
const SMALL = 5_000;
/** Of so many one has the processor to itself, on a machine that does other things too. */
const RUNS = 16;

/** Measures and prints speed and growth. Throws where either is beyond twice its budget. */
export async function run(): Promise<void> {
  check(handsText(200));
  const [smallText, largeText] = [handsText(SMALL), handsText(2 * SMALL)];
  // The first runs teach the engine what to compile; both sizes are then measured by turns, so that neither has the quieter time.
  timed(largeText);
  let small = Infinity;
  let large = Infinity;
  for (let attempt = 0; attempt < RUNS; attempt++) {
    small = Math.min(small, timed(smallText));
    large = Math.min(large, timed(largeText));
  }
  const rate = (2 * SMALL) / (large / 1000);
  const growth = large / small;
  const slower = slowdown();
  console.log(
    `pipeline · ${Math.round(rate)} hands/s on a machine ${slower.toFixed(1)} × slower than the reference (budget ≥ ${HANDS_A_SECOND}), ${(1e6 / rate).toFixed(1)} µs a hand`,
  );
  console.log(`pipeline · twice the hands take ${growth.toFixed(2)} × the time (budget ≤ ${GROWTH})`);
  if (2 * rate * slower < HANDS_A_SECOND)
    throw new Error(`pipeline: ${Math.round(rate)} hands/s is less than half of ${HANDS_A_SECOND}`);
  if (growth > 2 * GROWTH) throw new Error(`pipeline: growth ${growth.toFixed(2)} is beyond twice ${GROWTH}`);
}

/**
 * Milliseconds of one run, by the clock or, on a busy machine, by the processor: what it does besides is no part of the answer. Garbage is
 * collected as it comes: a collection by order would throw away the compiled code too, and the run would measure its making.
 */
function timed(text: string): number {
  const start = performance.now();
  const before = process.cpuUsage();
  analyzed(text);
  const { user, system } = process.cpuUsage(before);
  return Math.min(performance.now() - start, (user + system) / 1000);
}

/** Everything the document knows of its hands; what was kept is given back, so that it is kept while the clock runs. */
function analyzed(text: string): { hands: number; findings: number } {
  const document = HandFile.of(text);
  let hands = 0;
  let findings = 0;
  for (let index = 0; index < document.sections.length; index++) {
    const { summary, findings: found } = analyzeSection(document, index);
    if (summary !== null) hands++;
    findings += found.length;
  }
  return { hands, findings };
}

/** A benchmark of broken hands would measure something else. */
function check(text: string): void {
  const { hands, findings } = analyzed(text);
  if (hands !== 200 || findings !== 0)
    throw new Error(`pipeline: ${hands} hands with ${findings} findings, not 200 without`);
}

const NAMES = ['Raha', 'Kian', 'Navid', 'Sara', 'Mina', 'Omid', 'Lale', 'Dara', 'Nima', 'Roya', 'Arash', 'Yalda'];

/** Hands of six players and twelve actions, each with other names, stacks, sizes and cards. */
function handsText(count: number): string {
  const random = seededRandom(7);
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const hands: string[] = [];
  for (let i = 0; i < count; i++) {
    const first = whole(0, NAMES.length - 1);
    const names = Array.from({ length: 6 }, (_, seat) => NAMES[(first + seat) % NAMES.length] ?? '');
    const [sb, bb, utg, hj, co, btn] = names;
    const open = whole(200, 300);
    const bet = whole(100, 400);
    hands.push(`hand "Hand ${i + 1}"
game NLHE
blinds 50/100
seats ${names.map((name) => `${name} ${whole(5000, 20_000)}`).join(', ')}
${utg} folds
${hj} raises to ${open}
${co} folds, ${btn} calls
${sb} folds
${bb} calls ${open - 100}
flop K♣ 9♦ 7♣
${bb} checks
${hj} bets ${bet}
${btn} calls
${bb} folds
turn 4♥
${hj} checks
${btn} checks
expect pot ${50 + 3 * open + 2 * bet}
`);
  }
  return hands.join('\n');
}
