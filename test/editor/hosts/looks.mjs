// What a script sees in the window of an editor, one look after another, with a picture of each.
import * as path from 'node:path';

/**
 * A picture's name, what must be so, and the look itself, which throws where it is not so.
 * @typedef {[picture: string, name: string, look: () => Promise<void>]} Look
 */

/**
 * Takes every look, also after one that failed.
 * @param {import('playwright-core').Page} page
 * @param {readonly Look[]} looks
 * @param {string} pictures the folder for the pictures
 * @returns {Promise<import('./workbench.mjs').Counts>}
 */
export async function takeLooks(page, looks, pictures) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [picture, name, look] of looks) {
    try {
      await look();
      counts.passed += 1;
      console.log(`  ok    ${name}`);
    } catch (error) {
      counts.failed += 1;
      console.error(`  FAIL  ${name}: ${error instanceof Error ? error.message : error}`);
    }
    await page.screenshot({ path: path.join(pictures, `${picture}.png`) });
  }
  return counts;
}
