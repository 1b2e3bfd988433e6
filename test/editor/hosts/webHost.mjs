// The suite in VS Code for the Web, in the worker extension host.
import { freePort } from '../../../scripts/lib/ports.mjs';
import { serveWeb } from '../../../scripts/lib/webWorkbench.mjs';
import { runSuiteAt } from './workbench.mjs';

/**
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
