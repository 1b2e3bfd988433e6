import { defineConfig } from 'vitest/config';

/** The small, fast suite that Stryker repeats for every mutant of the rules. */
export default defineConfig({
  test: {
    include: ['test/unit/poker/**/*.test.ts', 'test/unit/replay/**/*.test.ts'],
    pool: 'threads',
    testTimeout: 10_000,
  },
});
