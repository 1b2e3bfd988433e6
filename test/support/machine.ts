/** Nanoseconds that a step of the reference loop takes on the machine the budgets were set on (3 GHz, nothing else running). */
const REFERENCE_NS = 1.4;
const STEPS = 1_000_000;
const TRIES = 12;

let sink = 1;

function loop(): number {
  const before = process.cpuUsage();
  let x = sink;
  for (let i = 0; i < STEPS; i++) x = (Math.imul(x, 31) + i) | 0;
  sink = x;
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / STEPS;
}

/**
 * How much slower than the reference machine this one is at the moment (1: as fast, or faster): a shared or throttled processor says
 * nothing about the program. A benchmark fails only beyond its budget times this.
 */
export function slowdown(): number {
  loop();
  const best = Math.min(...Array.from({ length: TRIES }, loop));
  return Math.max(1, best / REFERENCE_NS);
}
