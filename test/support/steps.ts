/** Runs work that is split into steps to its end and returns its result. */
export function finished<T>(work: Generator<void, T, void>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** How many steps work takes. */
export function stepsOf(work: Generator<void, unknown, void>): number {
  let steps = 0;
  while (work.next().done !== true) steps += 1;
  return steps;
}
