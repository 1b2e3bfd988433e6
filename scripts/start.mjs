// Demonstrates Handscript on a fresh clone: installs, builds, checks samples/ in the terminal, then opens an editor.
// usage: npm start [-- --terminal] [-- --web] [-- --port 3000]
//   --terminal: the terminal part alone · --web: the editor in the browser even where a desktop VS Code is installed
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, nodeProblem } from './lib/install.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { run, runNode } from './lib/run.mjs';

/** @param {string} why @returns {never} */
function giveUp(why) {
  console.error(`npm start: ${why}`);
  process.exit(1);
}

function options() {
  try {
    return parseArgs({
      options: {
        terminal: { type: 'boolean', default: false },
        web: { type: 'boolean', default: false },
        port: { type: 'string', default: '3000' },
      },
    }).values;
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

/** @returns {string | undefined} the command of the desktop editor, if it is on the PATH */
function desktopEditor() {
  const names = process.platform === 'win32' ? ['code.cmd'] : ['code'];
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find((file) => fs.existsSync(file));
}

/** Opens an address in the default browser; if that fails, the printed address remains. @param {string} url */
function openInBrowser(url) {
  /** @type {Record<string, [string, string[]]>} */
  const openers = { darwin: ['open', [url]], win32: ['cmd', ['/c', 'start', '""', url]] };
  const [command, args] = openers[process.platform] ?? ['xdg-open', [url]];
  spawn(command, args, { stdio: 'ignore', detached: true })
    .once('error', () => undefined)
    .unref();
}

/** The sample that is open at first. */
const FIRST = 'en/one-short-all-in.hand';

/** @param {string} samples @param {number} wantedPort */
async function openWeb(samples, wantedPort) {
  const { mountedFile, serveWeb } = await import('./lib/webWorkbench.mjs');
  const address = new URL((await serveWeb({ port: await freePort(wantedPort), folder: samples })).url);
  address.searchParams.set('payload', JSON.stringify([['openFile', mountedFile(FIRST)]]));
  console.log(`
Handscript is running in VS Code for the Web, with a sample open:

    ${address.href}

${TOUR}
Edits are not saved to disk. Press Ctrl-C to stop.`);
  openInBrowser(address.href);
}

const TOUR = `Change a number in it: illegal actions are underlined, and Ctrl-. offers fixes. The button at the top right draws the hand.
lessons/ contains lessons in Markdown, with hands and numbers that are checked.
`;

const GO_ON = `
Next steps:

    node dist/cli.js lint FILE            check your own hand or lesson; - reads standard input, up to Ctrl-D
    node dist/cli.js explain betting/under-min-raise
                                          explain a diagnostic, with an example; without a code, list them all
    node dist/cli.js export --to text samples/en/one-short-all-in.hand
                                          print a hand step by step with the running pot
    node dist/cli.js --help               list all commands
    npm start                             open the editor: VS Code, or the browser if it is not installed
    npm start -- --web                    open the editor in the browser

The samples are in samples/; docs/language.md describes the notation.
`;

const { terminal, web, port } = options();
const problem = nodeProblem();
if (problem) giveUp(problem);
if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) giveUp(`--port needs a number up to 65535, not "${port}"`);
if (!(await ensureInstalled())) giveUp('the packages could not be installed');
if ((await runNode(['scripts/build.mjs'])).code !== 0) giveUp('the build failed');

const samples = inRoot('samples');
if (!fs.existsSync(samples)) giveUp('the folder samples/ does not exist');
console.log('\n$ handscript lint samples');
const lint = await run(process.execPath, [inRoot('dist/cli.js'), 'lint', 'samples'], { inherit: true });
if (lint.code > 1) giveUp('the samples could not be checked');
if (terminal) {
  console.log(GO_ON);
  process.exit(lint.code);
}

const editor = web ? undefined : desktopEditor();
if (editor) {
  console.log(`\nOpening samples/ in ${editor} …\n\n${TOUR}`);
  const first = path.join(samples, FIRST);
  const { code } = await run(editor, ['--new-window', `--extensionDevelopmentPath=${root}`, samples, first], {
    inherit: true,
  });
  if (code !== 0) giveUp(`${editor} ended with code ${code}; "npm start -- --web" opens the editor in a browser`);
} else {
  await openWeb(samples, Number(port));
}
