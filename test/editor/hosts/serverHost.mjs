// The suite in the Node extension host of a real VS Code server.
import { root } from '../../../scripts/lib/paths.mjs';
import { fetchServer, startServer } from './vscodeServer.mjs';
import { runSuiteAt } from './workbench.mjs';

/**
 * @param {{ suite: string, folder: string, workspaceFile?: string, newest: boolean, verbose: boolean, screenshot?: string | undefined }} options
 *   workspaceFile: a file of the folder that names the folders to open
 * @returns {Promise<import('./workbench.mjs').Counts>}
 */
export async function runInServerHost({ suite, folder, workspaceFile, newest, verbose, screenshot }) {
  const build = await fetchServer(newest ? 'newest' : 'usual');
  const server = await startServer({ ...build, folder, verbose });
  try {
    const remote = (/** @type {string} */ file) => `vscode-remote://${server.host}${file}`;
    const payload = JSON.stringify([
      ['extensionDevelopmentPath', remote(root)],
      ['extensionTestsPath', remote(suite)],
      ['skipWelcome', 'true'],
      ['skipReleaseNotes', 'true'],
    ]);
    const opened = workspaceFile ? ['workspace', `${server.workspace}/${workspaceFile}`] : ['folder', server.workspace];
    const query = `${opened.map(encodeURIComponent).join('=')}&payload=${encodeURIComponent(payload)}`;
    return await runSuiteAt(`http://${server.host}/?${query}`, { timeoutMs: 180_000, verbose, screenshot });
  } finally {
    await server.stop();
  }
}
