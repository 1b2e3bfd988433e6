import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/{unit,conformance,properties,protocol}/**/*.test.ts'],
    // The language is pure, so test files share their workers' modules: loading them once is most of the speed.
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000,
    setupFiles: ['test/support/propertySeed.ts'],
  },
});
