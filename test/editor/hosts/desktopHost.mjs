// The suite in desktop VS Code: the one that VSCODE_EXECUTABLE names, or one that @vscode/test-electron downloads.
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { runTests } from '@vscode/test-electron';
import { inRoot, root } from '../../../scripts/lib/paths.mjs';

/**
 * @param {{ suite: string, folder: string }} options
 * @returns {Promise<import('./workbench.mjs').Counts>}
 */
export async function runInDesktop({ suite, folder }) {
  const executable = process.env.VSCODE_EXECUTABLE;
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-desktop-'));
  const workspace = path.join(data, 'workspace');
  const report = path.join(data, 'counts.json');
  fs.cpSync(folder, workspace, { recursive: true });
  try {
    await runTests({
      ...(executable ? { vscodeExecutablePath: executable } : { cachePath: inRoot('.vscode-test'), version: 'stable' }),
      extensionDevelopmentPath: root,
      extensionTestsPath: suite,
      extensionTestsEnv: { HANDSCRIPT_SUITE_REPORT: report },
      launchArgs: [workspace, '--disable-extensions', '--disable-workspace-trust', `--user-data-dir=${data}/user`],
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  try {
    return fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : { passed: 0, failed: 1, skipped: 0 };
  } finally {
    fs.rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  }
}
