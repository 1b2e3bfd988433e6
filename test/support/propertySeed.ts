/**
 * Fixes the random seed of property tests, so that a test fails because of a change and not by chance. To try other texts, set
 * `HANDSCRIPT_SEED` to a number or to `random`; a failing run prints its seed.
 */
import fc from 'fast-check';

const asked = process.env.HANDSCRIPT_SEED ?? '2025';

if (asked !== 'random') {
  const seed = Number(asked);
  if (!Number.isInteger(seed)) throw new Error(`HANDSCRIPT_SEED is "${asked}": give a whole number, or "random"`);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}
