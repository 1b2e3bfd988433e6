// The pictures of hands as a person sees them in a real VS Code: in the server's, and in VS Code for the Web.
import { withInstalledExtension } from './installed.mjs';
import { takeLooks } from './looks.mjs';
import { previewLooks } from './previewLooks.mjs';
import { withWebWorkbench } from './webHost.mjs';

/** Opened first. */
const file = 'side-pots.hand';

/**
 * Takes every look at the packed extension in the VS Code server.
 * @param {{ vsix: string, folder: string, verbose: boolean, pictures: string }} options
 *   folder: the hands · pictures: the folder for a picture of each look
 * @returns {Promise<import('./workbench.mjs').Counts>}
 */
export function lookAtPreview({ pictures, ...what }) {
  return withInstalledExtension({ ...what, file }, async (page) => takeLooks(page, await looksAt(page), pictures));
}

/**
 * The same looks in VS Code for the Web, where the extension runs in a worker.
 * @param {{ folder: string, pictures: string }} options
 * @returns {Promise<import('./workbench.mjs').Counts>}
 */
export function lookAtPreviewInWeb({ folder, pictures }) {
  return withWebWorkbench({ folder, file }, async (page) => takeLooks(page, await looksAt(page), pictures));
}

/** @param {import('playwright-core').Page} page */
async function looksAt(page) {
  await page.waitForSelector('.squiggly-error', { timeout: 60_000 });
  await page.keyboard.press('Control+b'); // The side bar goes away.
  return previewLooks(page);
}
