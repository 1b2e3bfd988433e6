/** Measures the speed of this machine relative to the one that the budgets were set on. */

/**
 * Nanoseconds that a step of the reference work takes on the machine the budgets were set on (3 GHz, nothing else running). The work resembles
 * that of the pipeline: short strings, small objects, maps, arrays that grow, and their collection as garbage.
 */
const REFERENCE_NS = 120;
const STEPS = 40_000;
const TRIES = 10;

interface Item {
  readonly name: string;
  readonly at: number;
  readonly parts: number[];
}

let sink = 0;

function work(): void {
  const byName = new Map<string, Item>();
  for (let i = 0; i < STEPS; i++) {
    const name = `player ${(i * 7919) % 4096}`;
    const before = byName.get(name);
    if (before === undefined) byName.set(name, { name, at: i, parts: [i] });
    else if (before.parts.length < 8) before.parts.push(i);
    else byName.set(name, { name, at: i, parts: before.parts.slice(4) });
  }
  for (const { at, parts } of byName.values()) sink = (sink + at + parts.length) | 0;
}

function nanosecondsOfAStep(): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / STEPS;
}

/**
 * How much slower than the reference machine this one currently is (1: as fast, or faster). A benchmark fails only beyond its budget
 * times this factor, because a shared or throttled processor is not the fault of the program.
 */
export function slowdown(): number {
  work();
  const best = Math.min(...Array.from({ length: TRIES }, nanosecondsOfAStep));
  return Math.max(1, best / REFERENCE_NS);
}
