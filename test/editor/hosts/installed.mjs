// The packed extension as a person sees it: installed from the .vsix into a real VS Code, looked at through its window.

import { fetchServer, startServer } from './vscodeServer.mjs';
import { withPage } from './workbench.mjs';

/**
 * Installs a .vsix, opens a file of a folder in the workbench and hands the page to `use` once its text is shown.
 * @template T
 * @param {{ vsix: string, folder: string, file: string, verbose: boolean }} what
 * @param {(page: import('playwright-core').Page) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withInstalledExtension({ vsix, folder, file, verbose }, use) {
  const build = await fetchServer('usual');
  const server = await startServer({ ...build, folder, vsix, verbose });
  try {
    return await withPage(async (page) => {
      const payload = JSON.stringify([
        ['openFile', `vscode-remote://${server.host}${server.workspace}/${file}`],
        ['skipWelcome', 'true'],
        ['skipReleaseNotes', 'true'],
      ]);
      const query = `folder=${encodeURIComponent(server.workspace)}&payload=${encodeURIComponent(payload)}`;
      await page.goto(`http://${server.host}/?${query}`);
      await page.waitForSelector('.monaco-editor .view-lines .view-line', { timeout: 60_000 });
      return await use(page);
    });
  } finally {
    await server.stop();
  }
}

/**
 * Points at the first place where a token reads exactly `text`, until a hover is shown.
 * @param {import('playwright-core').Page} page
 * @param {string} text
 * @returns {Promise<import('playwright-core').Locator>} the hover
 */
export async function hoverOver(page, text) {
  await page.locator('.monaco-editor .view-line span').getByText(text, { exact: true }).first().hover();
  const hover = page.locator('.monaco-hover:visible').first();
  await hover.waitFor({ timeout: 20_000 });
  return hover;
}

/**
 * What a person must see in min-raise.hand: a squiggle under the raise that is too small, the reason beside it, and
 * colours from the grammar.
 * @param {{ vsix: string, folder: string, verbose: boolean, screenshot?: string | undefined }} options
 * @returns {Promise<import('./workbench.mjs').Counts>}
 */
export function lookAtInstalled({ screenshot, ...what }) {
  return withInstalledExtension({ ...what, file: 'min-raise.hand' }, async (page) => {
    /** @type {[string, () => Promise<void>][]} */
    const looks = [
      ['the illegal raise has a squiggle', () => page.waitForSelector('.squiggly-error', { timeout: 60_000 }).then()],
      [
        'the hover names the code and the right minimum',
        async () => {
          const text = await (await hoverOver(page, '700')).textContent();
          if (!text?.includes('under-min-raise') || !text.includes('800')) throw new Error(`the hover says: ${text}`);
        },
      ],
      [
        'the grammar colours the verbs and the amounts differently',
        async () => {
          const colours = await page.$$eval('.view-line span span', (spans) => spans.map((span) => span.className));
          if (new Set(colours).size < 3) throw new Error(`only ${[...new Set(colours)].join(', ')}`);
        },
      ],
    ];
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const [name, look] of looks) {
      try {
        await look();
        counts.passed += 1;
        console.log(`  ok    ${name}`);
      } catch (error) {
        counts.failed += 1;
        console.error(`  FAIL  ${name}: ${error instanceof Error ? error.message : error}`);
      }
    }
    if (screenshot) await page.screenshot({ path: screenshot });
    return counts;
  });
}
