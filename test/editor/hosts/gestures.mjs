/// <reference lib="dom" />
// What a person does in a workbench with keys: goes to a file, to a line, chooses a theme, leaves the window.
import { until, webviewWith } from './webviews.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Out of the explorer: a search for files needs a provider, which not every host has. @param {Page} page @param {string} name */
export async function openFile(page, name) {
  await page.keyboard.press('Control+1');
  await page.keyboard.press('Control+Shift+e');
  await page.locator('.explorer-folders-view .monaco-list-row').getByText(name, { exact: true }).first().click();
  await page.locator('.tab.active').filter({ hasText: name }).first().waitFor();
  await page.keyboard.press('Control+b');
}

/** @param {Page} page @param {number} line from 1 */
export async function goToLine(page, line) {
  await page.keyboard.press('Control+1');
  await page.keyboard.press('Control+g');
  await page.locator('.quick-input-widget:visible .quick-input-box input').first().fill(`:${line}`);
  await page.keyboard.press('Enter');
}

/** @param {Page} page @param {string} name @param {string} bodyClass what web views then are */
export async function chooseTheme(page, name, bodyClass) {
  const row = page.locator('.quick-input-list .monaco-list-row.focused').filter({ hasText: name }).first();
  // The list comes with all its themes while it is typed into, and may then forget what was typed.
  await until(`the theme ${name}`, async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+1');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+t');
    await page.locator('.quick-input-widget:visible .quick-input-box input').first().fill(name, { timeout: 5000 });
    await row.waitFor({ timeout: 5000 });
    return true;
  });
  await page.keyboard.press('Enter');
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
