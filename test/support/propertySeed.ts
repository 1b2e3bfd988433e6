/**
 * The texts that the properties try are the same at every run, so that one is red for what was changed. To look for others, set
 * `HANDSCRIPT_SEED` to a number, or to `random`: a failing run tells its seed.
 */
import fc from 'fast-check';

const asked = process.env.HANDSCRIPT_SEED ?? '2025';

if (asked !== 'random') {
  const seed = Number(asked);
  if (!Number.isInteger(seed)) throw new Error(`HANDSCRIPT_SEED is "${asked}": give a whole number, or "random"`);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}
