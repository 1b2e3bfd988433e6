/** What work gives that is done step by step, in one go. */
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
