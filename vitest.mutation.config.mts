import { defineConfig } from 'vitest/config';

/**
 * The small, fast suite that Stryker repeats for every mutant of `poker/` and `replay/`. It leaves out slow tests (completing
 * unknown cards by brute force), which would take minutes per mutant. To mutate one file:
 * `npx stryker run --mutate language/replay/setup/blinds.ts`.
 */
export default defineConfig({
  test: {
    include: ['test/unit/{poker,replay}/**/*.test.ts'],
    exclude: ['test/unit/poker/showdownCompletions.test.ts'],
    testNamePattern: /^(?!.*made royal flush beats any number)/,
    pool: 'threads',
    testTimeout: 60_000,
  },
});
