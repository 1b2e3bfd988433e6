// Runs the editor tests in real VS Code builds.
// usage: node scripts/test-editor.mjs HOST… [--newest] [--verbose] [--screenshot FOLDER]
//   HOST: server (Node extension host), web (worker extension host), desktop (VSCODE_EXECUTABLE or a download),
//     installed (the .vsix, seen through the window of the VS Code server)
//     and photographed into out/installed/,
//     untrusted (the .vsix in an untrusted workspace, into out/untrusted/),
//     several (a workspace of several folders, in the Node extension host),
//     preview (the same, at its pictures of hands, into out/preview/), preview-web (those in VS Code for the Web, into
//     out/preview-web/)
//   --newest: the newest server build that is known to work instead of the usual one
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleSuites } from '../test/editor/hosts/bundle.mjs';
import { runInDesktop } from '../test/editor/hosts/desktopHost.mjs';
import { lookAtInstalled } from '../test/editor/hosts/installed.mjs';
import { lookAtPreview, lookAtPreviewInWeb } from '../test/editor/hosts/preview.mjs';
import { runInServerHost } from '../test/editor/hosts/serverHost.mjs';
import { lookAtUntrusted } from '../test/editor/hosts/untrusted.mjs';
import { runInWebHost } from '../test/editor/hosts/webHost.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const { values, positionals: hosts } = parseArgs({
  allowPositionals: true,
  options: {
    newest: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    screenshot: { type: 'string' },
  },
});
const known = ['server', 'web', 'desktop', 'installed', 'preview', 'preview-web', 'untrusted', 'several'];
const unknown = hosts.filter((host) => !known.includes(host));
if (hosts.length === 0 || unknown.length > 0) {
  console.error(`usage: node scripts/test-editor.mjs ${known.join('|')} … (not: ${unknown.join(' ') || 'none'})`);
  process.exit(2);
}

const bundles = await bundleSuites('suite');
const several = { folder: inRoot('test/editor/several/workspace'), workspaceFile: 'lessons.code-workspace' };
const folder = inRoot('test/editor/workspace');
const hands = inRoot('test/editor/preview');
/** @param {string} host */
const screenshotOf = (host) => (values.screenshot ? path.resolve(values.screenshot, `${host}.png`) : undefined);

/** @type {Record<string, () => Promise<import('../test/editor/hosts/workbench.mjs').Counts>>} */
const runners = {
  server: () => runInServerHost({ suite: bundles.node, folder, ...values, screenshot: screenshotOf('server') }),
  web: () => runInWebHost({ suite: bundles.worker, folder, ...values, screenshot: screenshotOf('web') }),
  several: async () => runInServerHost({ ...several, suite: (await bundleSuites('several')).node, ...values }),
  desktop: () => runInDesktop({ suite: bundles.node, folder }),
  installed: async () =>
    lookAtInstalled({ vsix: await packed(), folder, ...values, pictures: inRoot('out/installed') }),
  untrusted: async () =>
    lookAtUntrusted({
      vsix: await packed(),
      folder: inRoot('test/editor/untrusted'),
      ...values,
      pictures: inRoot('out/untrusted'),
    }),
  preview: async () =>
    lookAtPreview({ vsix: await packed(), folder: hands, ...values, pictures: inRoot('out/preview') }),
  'preview-web': () => lookAtPreviewInWeb({ folder: hands, pictures: inRoot('out/preview-web') }),
};

/** @type {Promise<string> | undefined} */
let packing;
/** Packed once for all hosts. */
const packed = () => (packing ??= pack());

async function pack() {
  const vsix = inRoot('out/handscript.vsix');
  const { code } = await runNode(['scripts/package.mjs', '--out', vsix], { quiet: true });
  if (code !== 0) throw new Error('the extension could not be packaged: see "npm run package"');
  return vsix;
}

/** @param {string} host */
async function once(host) {
  const none = { passed: 0, failed: 1, skipped: 0 };
  try {
    return (await runners[host]?.()) ?? none;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return none;
  }
}

/**
 * A real editor on a busy machine may lose a key or be slow once, so a host with a failure is retried, and the second run counts.
 * @param {string} host
 */
async function steadily(host) {
  const first = await once(host);
  if (first.failed === 0) return first;
  console.log(`== ${host}: ${first.failed} failed; retrying the whole suite in a new editor`);
  const second = await once(host);
  if (second.failed === 0) console.log(`== ${host}: FLAKY, it passed only on the second try`);
  return second;
}

const total = { passed: 0, failed: 0, skipped: 0 };
for (const host of hosts) {
  const started = Date.now();
  console.log(`== the editor suites, host: ${host}`);
  const counts = await steadily(host);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  console.log(`== ${host} took ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
