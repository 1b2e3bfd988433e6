// The packed extension as a person sees it: installed from the .vsix into a real VS Code, looked at through its window.
import { takeLooks } from './looks.mjs';
import { fetchServer, startServer } from './vscodeServer.mjs';
import { untilDone } from './webviews.mjs';
import { openWorkbench, withPage } from './workbench.mjs';

/**
 * Installs a .vsix, opens a file of a folder in the workbench and hands the page to `use` once its text is shown.
 * @template T
 * @param {{ vsix: string, folder: string, file: string, isTrusted?: boolean, verbose: boolean }} what
 * @param {(page: import('playwright-core').Page) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withInstalledExtension({ file, ...what }, use) {
  const build = await fetchServer('usual');
  const server = await startServer({ ...build, ...what });
  try {
    return await withPage(async (page) => {
      const address = new URL(`http://${server.host}/`);
      address.searchParams.set('folder', server.workspace);
      await openWorkbench(page, address, `vscode-remote://${server.host}${server.workspace}/${file}`);
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
  const hover = page.locator('.monaco-hover:visible').first();
  await untilDone(
    `a hover over ${text}`,
    async () => {
      await page.mouse.move(0, 0);
      await page.locator('.monaco-editor .view-line span').getByText(text, { exact: true }).first().hover();
    },
    (timeout) => hover.waitFor({ timeout }),
  );
  return hover;
}

/**
 * Opens the menu of what may be done at a place, until its first row has a text.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<void>} goThere
 * @param {string} first a part of the first row's text
 */
export const openFixes = (page, goThere, first) =>
  untilDone(
    `${first} in the menu`,
    async () => {
      await page.keyboard.press('Escape');
      await goThere();
      await page.keyboard.press('Control+.');
    },
    (timeout) =>
      page.locator('.action-widget .monaco-list-row.focused').filter({ hasText: first }).first().waitFor({ timeout }),
  );

/**
 * Puts the cursor behind the first place where a token reads exactly `text`.
 * @param {import('playwright-core').Page} page
 * @param {string} text
 */
async function clickBehind(page, text) {
  const token = page.locator('.monaco-editor .view-line span span').getByText(text, { exact: true }).first();
  const box = await token.boundingBox();
  if (!box) throw new Error(`${text} is not shown`);
  await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
}

/**
 * The text that the editor shows, whatever spaces it draws.
 * @param {import('playwright-core').Page} page
 */
const shownText = async (page) =>
  ((await page.locator('.monaco-editor .view-lines').first().textContent()) ?? '').replaceAll('\u00a0', ' ');

/**
 * What a person must see in min-raise.hand: a squiggle under the raise that is too small, the reason beside it, colours from
 * the grammar, a quick fix that puts it right and a list of what may come next.
 * @param {{ vsix: string, folder: string, verbose: boolean, pictures: string }} options pictures: the folder for a picture of each
 * @returns {Promise<import('./workbench.mjs').Counts>}
 */
export function lookAtInstalled({ pictures, ...what }) {
  return withInstalledExtension({ ...what, file: 'min-raise.hand' }, async (page) => {
    /** @type {import('./looks.mjs').Look[]} */
    const looks = [
      [
        'squiggle',
        'the illegal raise has a squiggle',
        () => page.waitForSelector('.squiggly-error', { timeout: 60_000 }).then(),
      ],
      [
        'hover',
        'the hover names the code and the right minimum',
        async () => {
          const text = await (await hoverOver(page, '700')).textContent();
          if (!text?.includes('under-min-raise') || !text.includes('800')) throw new Error(`the hover says: ${text}`);
        },
      ],
      [
        'colours',
        'the grammar colours the verbs and the amounts differently',
        async () => {
          const colours = await page.$$eval('.view-line span span', (spans) => spans.map((span) => span.className));
          if (new Set(colours).size < 3) throw new Error(`only ${[...new Set(colours)].join(', ')}`);
        },
      ],
      [
        'quick-fix',
        'the menu of quick fixes offers the right minimum',
        async () => {
          await openFixes(page, () => clickBehind(page, '700'), '800');
        },
      ],
      [
        'fixed',
        'which puts it in place, and the squiggle is gone',
        async () => {
          await page.keyboard.press('Enter');
          await page.waitForSelector('.squiggly-error', { state: 'detached', timeout: 20_000 });
          if (!(await shownText(page)).includes('raises to 800')) throw new Error(await shownText(page));
        },
      ],
      [
        'completion',
        'the list of what may come next begins with who is to act',
        async () => {
          await page.keyboard.press('Control+End');
          await page.keyboard.insertText('flop Kc 9d 7c');
          await page.keyboard.press('Enter');
          const first = page.locator('.suggest-widget.visible .monaco-list-row').first();
          await untilDone(
            'the list',
            () => page.keyboard.press('Control+Space'),
            (timeout) => first.waitFor({ timeout }),
          );
          const text = await first.textContent();
          if (!text?.startsWith('Ravi')) throw new Error(`the first is: ${text}`);
        },
      ],
    ];
    return takeLooks(page, looks, pictures);
  });
}
