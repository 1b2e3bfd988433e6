// VS Code for the Web, with the extension in its worker extension host.
import { freePort } from '../../../scripts/lib/ports.mjs';
import { mountedFile, serveWeb } from '../../../scripts/lib/webWorkbench.mjs';
import { openWorkbench, runSuiteAt, withPage } from './workbench.mjs';

/**
 * Runs the suite.
 * @param {{ suite: string, folder: string, verbose: boolean, screenshot?: string | undefined }} options
 * @returns {Promise<import('./workbench.mjs').Counts>}
 */
export async function runInWebHost({ suite, folder, ...rest }) {
  const server = await serveWeb({ port: await freePort(), folder, suite });
  try {
    return await runSuiteAt(server.url, { timeoutMs: 180_000, ...rest });
  } finally {
    server.close();
  }
}

/**
 * Opens a file of a folder in the workbench and hands the page to `use` once its text is shown.
 * @template T
 * @param {{ folder: string, file: string }} what
 * @param {(page: import('playwright-core').Page) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withWebWorkbench({ folder, file }, use) {
  const server = await serveWeb({ port: await freePort(), folder });
  try {
    return await withPage(async (page) => {
      await openWorkbench(page, new URL(server.url), mountedFile(file));
      return await use(page);
    });
  } finally {
    server.close();
  }
}
