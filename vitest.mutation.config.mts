import { defineConfig } from 'vitest/config';

/**
 * The small, fast suite that Stryker repeats for every mutant of the rules. What takes long even once (completing unknown cards by
 * brute force) is left out: with mutants in the code it would take minutes each.
 */
export default defineConfig({
  test: {
    include: ['test/unit/poker/**/*.test.ts'],
    exclude: ['test/unit/poker/showdownCompletions.test.ts'],
    testNamePattern: /^(?!.*made royal flush beats any number)/,
    pool: 'threads',
    testTimeout: 60_000,
  },
});
