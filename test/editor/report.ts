import type Mocha from 'mocha';

/** Prints one line a test, the failures with their stacks, and last `N passed, N failed, N skipped`, which the runner reads. */
class Report {
  constructor(runner: Mocha.Runner) {
    let passed = 0;
    let failed = 0;
    let skipped = 0;
    runner.on('pass', (test) => {
      passed += 1;
      console.log(`  ok    ${test.fullTitle()} (${test.duration ?? 0} ms)`);
    });
    runner.on('pending', (test) => {
      skipped += 1;
      console.log(`  skip  ${test.fullTitle()}`);
    });
    runner.on('fail', (test, error: Error) => {
      failed += 1;
      console.error(`  FAIL  ${test.fullTitle()}\n${error.stack ?? error.message}`);
    });
    runner.once('end', () => {
      this.#write({ passed, failed, skipped });
      console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    });
  }

  /** A desktop editor has no page that could carry the counts out, so the runner names a file for them. */
  #write(counts: { passed: number; failed: number; skipped: number }): void {
    const file = typeof process === 'undefined' ? undefined : process.env.HANDSCRIPT_SUITE_REPORT;
    if (file) require('node:fs').writeFileSync(file, JSON.stringify(counts));
  }
}

/** Mocha's types ask more of a reporter than Mocha does. */
export const reporter = Report as unknown as Mocha.ReporterConstructor;
