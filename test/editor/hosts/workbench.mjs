// Drives a VS Code workbench in a headless browser: opens it, runs the suite that its extension host loads, or hands
// the page to a script that looks at it as a person would.
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What a workbench without network, native modules and service worker says about itself; none of it is ours. */
const noise =
  /spdlog|bindings file|watchdog|Service ?Worker|open-vsx|ENOTFOUND|ERR_FAILED|github|copilot|Agent-?Host|agent-host|AccountPolicy|reconnection-grace|onnection token|Creating a socket|Updating additional builtin|Chat(Session|Model)|fs-copyfile|ripgrep|sqlite3|Require stack|node-pty|builtin extensions|No search provider|vscode-test-web-fs|extensionEnabledApiProposals|CANNOT use API proposal/i;

/** @param {URL} url whether the request stays on this machine */
const isLocal = (url) =>
  ['127.0.0.1', 'localhost'].includes(url.hostname) ||
  url.hostname.endsWith('.localhost') ||
  !/^(http|ws)/.test(url.protocol);

/**
 * Opens a page from which no request leaves this machine, gives it to `use`, and closes the browser whatever happens.
 * @template T
 * @param {(page: import('playwright-core').Page) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withPage(use) {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env, headless: true, args: browserArguments });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.route(
      (url) => !isLocal(url),
      (route) => route.abort(),
    );
    return await use(page);
  } finally {
    await browser.close().catch(() => undefined);
  }
}

/**
 * Opens a workbench with a file in its editor.
 * @param {import('playwright-core').Page} page
 * @param {URL} address
 * @param {string} file its URI, as the workbench knows it
 */
export async function openWorkbench(page, address, file) {
  const payload = [
    ['openFile', file],
    ['skipWelcome', 'true'],
    ['skipReleaseNotes', 'true'],
  ];
  address.searchParams.set('payload', JSON.stringify(payload));
  await page.goto(address.href);
  await page.waitForSelector('.monaco-editor .view-lines .view-line', { timeout: 60_000 });
}

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * Opens the workbench at `url` and waits until the suite in its extension host has ended.
 * @param {string} url
 * @param {{ timeoutMs: number, verbose?: boolean, screenshot?: string | undefined }} options
 * @returns {Promise<Counts>} a suite that does not end, or ends without having run a test, counts as one failure
 */
export function runSuiteAt(url, { timeoutMs, verbose = false, screenshot }) {
  return withPage(async (page) => {
    /** @type {Counts | undefined} */
    let counts;
    /** @type {Promise<number>} */
    const ended = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`the suite did not end within ${timeoutMs / 1000} s`)), timeoutMs).unref();
      page.once('crash', () => reject(new Error('the page crashed')));
      const log = (/** @type {string} */ type, /** @type {unknown[]} */ args) => {
        const text = args.map(String).join(' ');
        const match = /^(\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(text);
        if (match) counts = { passed: Number(match[1]), failed: Number(match[2]), skipped: Number(match[3]) };
        else if (verbose || !noise.test(text)) (type === 'error' ? console.error : console.log)(text);
      };
      page
        .exposeFunction('codeAutomationLog', log)
        .then(() => page.exposeFunction('codeAutomationExit', (/** @type {number} */ code) => resolve(code)))
        .then(() => page.goto(url))
        .catch(reject);
    });
    if (verbose) page.on('console', (message) => console.log('  console:', message.text().slice(0, 300)));
    try {
      const code = await ended;
      if (screenshot) await page.screenshot({ path: screenshot });
      const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
      const silentFailure = failed === 0 && (code !== 0 || passed === 0);
      if (silentFailure) console.error(`the suite ended with code ${code} after ${passed} tests passed`);
      return { passed, failed: silentFailure ? 1 : failed, skipped };
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      if (screenshot) await page.screenshot({ path: screenshot }).catch(() => undefined);
      return { passed: counts?.passed ?? 0, failed: (counts?.failed ?? 0) + 1, skipped: counts?.skipped ?? 0 };
    }
  });
}
