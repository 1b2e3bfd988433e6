/// <reference lib="dom" />
// What a person does in a workbench with keys: goes to a file, to a line, chooses a theme, leaves the window.
import { until, untilDone, webviewWith } from './webviews.mjs';

/** @typedef {import('playwright-core').Page} Page */

const quickInput = '.quick-input-widget:visible .quick-input-box input';

/** Out of the explorer: a search for files needs a provider, which not every host has. @param {Page} page @param {string} name */
export async function openFile(page, name) {
  const row = page.locator('.explorer-folders-view .monaco-list-row').getByText(name, { exact: true }).first();
  await untilDone(
    `${name} to be open`,
    async () => {
      await page.keyboard.press('Control+1');
      await page.keyboard.press('Control+Shift+e');
      await row.click({ timeout: 5000 });
    },
    (timeout) => page.locator('.tab.active').filter({ hasText: name }).first().waitFor({ timeout }),
  );
  await page.keyboard.press('Control+b');
}

/** @param {Page} page @param {number} line from 1 */
export function goToLine(page, line) {
  return untilDone(
    `the cursor in line ${line}`,
    async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+1');
      await page.keyboard.press('Control+g');
      await page.locator(quickInput).first().fill(`:${line}`, { timeout: 5000 });
      await page.keyboard.press('Enter');
    },
    (timeout) =>
      page.locator('.active-line-number').getByText(String(line), { exact: true }).first().waitFor({ timeout }),
  );
}

/**
 * Opens a list, types into it and takes the row that it then stands on. The list may come before what belongs into it, or forget
 * what was typed while it comes.
 * @param {Page} page
 * @param {{ keys: readonly string[], typed: string, row: string }} what keys: what opens it · row: a part of the row's text
 */
export async function pickFromList(page, { keys, typed, row }) {
  const focused = page.locator('.quick-input-list .monaco-list-row.focused').filter({ hasText: row }).first();
  await untilDone(
    `${row} in the list`,
    async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+1');
      for (const key of keys) await page.keyboard.press(key);
      await page.locator(quickInput).first().fill(typed, { timeout: 5000 });
    },
    (timeout) => focused.waitFor({ timeout }),
  );
  await page.keyboard.press('Enter');
}

/** @param {Page} page @param {string} name @param {string} bodyClass what web views then are */
export async function chooseTheme(page, name, bodyClass) {
  await pickFromList(page, { keys: ['Control+k', 'Control+t'], typed: name, row: name });
  await webviewWith(page, `body.${bodyClass}`);
}

/** Side bar away, editors of a width. @param {Page} page @param {number} width @param {number} height */
export async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(500);
}

/**
 * Goes to another window, upon which a browser's workbench writes down what is open (else once a minute), and loads this one anew.
 * @param {Page} page
 * @param {string} state JSON of which must be written down before
 */
export async function reload(page, state) {
  await page.evaluate(() => {
    document.hasFocus = () => false;
    window.dispatchEvent(new Event('blur'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await until(`${state} to be written down`, () => page.evaluate(isWrittenDown, state));
  const address = new URL(page.url());
  address.searchParams.delete('payload'); // It names the file to open instead of what was open.
  await page.goto(address.href);
}

/** In the page: whether the workbench's storage has it. JSON in JSON escapes its quotation marks. @param {string} json */
async function isWrittenDown(json) {
  for (const { name } of await indexedDB.databases()) {
    if (!name?.startsWith('vscode-web-state-db-')) continue;
    /** @type {string[]} */
    const values = await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = reject;
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction('ItemTable').objectStore('ItemTable').getAll();
        reading.onerror = reject;
        reading.onsuccess = () => {
          database.close();
          resolve(reading.result);
        };
      };
    });
    if (values.some((value) => String(value).replaceAll('\\', '').includes(json))) return true;
  }
  return false;
}
