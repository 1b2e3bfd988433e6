// Compares two built checkouts on the same texts: findings, quick fixes, replays, formatting and imports. Only the wording may differ.
// usage: node scripts/compare-behavior.mjs --against PATH [--words] [FILE|FOLDER…]
//   PATH is a checkout of another commit after `npm ci && npm run build`; without a FILE its samples and fixtures are compared, and the
//   hands of HANDSCRIPT_CORPORA where that is set. --words compares messages and titles, too.
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { filesBelow, root } from './lib/paths.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, words: { type: 'boolean', default: false } },
});
if (values.against === undefined || !fs.existsSync(path.join(values.against, 'dist/cli.js'))) {
  console.error(
    'usage: node scripts/compare-behavior.mjs --against PATH   PATH is a built checkout (dist/cli.js exists)',
  );
  process.exit(2);
}
const before = path.resolve(values.against);
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-compare-'));

/** Texts that people read; `--words` keeps them. */
const WORDS = new Set(['message', 'title', 'why', 'derivation', 'newName', 'detail']);

/** @param {unknown} value @returns {unknown} the same without texts that people read */
function withoutWords(value) {
  if (values.words || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(withoutWords);
  const kept = Object.entries(value).filter(([key]) => !WORDS.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutWords(inner)]));
}

/** @param {string} text JSON, or anything else @returns {string} */
function comparable(text) {
  try {
    return JSON.stringify(withoutWords(JSON.parse(text)), null, 1);
  } catch {
    return text;
  }
}

/** @param {string} checkout @param {string[]} args @returns {string} the exit code and what the command line printed */
function cli(checkout, args) {
  const program = path.join(checkout, 'dist/cli.js');
  const options = { cwd: temporary, encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 30 };
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], options);
  return `exit code ${status}\n${comparable(stdout)}`;
}

/** The language server of a checkout, asked for the findings and fixes of each text. */
class Server {
  /** @param {string} checkout */
  constructor(checkout) {
    this.process = spawn(process.execPath, [path.join(checkout, 'dist/server.js'), '--stdio']);
    this.connection = createMessageConnection(
      new StreamMessageReader(this.process.stdout),
      new StreamMessageWriter(this.process.stdin),
    );
    this.connection.onRequest('workspace/configuration', ({ items }) => items.map(() => null));
    this.connection.onUnhandledNotification(() => {});
    this.connection.listen();
  }

  async start() {
    const capabilities = {
      textDocument: { diagnostic: { dynamicRegistration: false }, codeAction: { codeActionLiteralSupport: true } },
      workspace: { workspaceEdit: { documentChanges: true } },
    };
    await this.connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities });
    await this.connection.sendNotification('initialized', {});
  }

  /** @param {string} uri @param {string} text @returns {Promise<string>} */
  async report(uri, text) {
    const textDocument = { uri };
    const languageId = uri.endsWith('.hand') ? 'handscript' : 'markdown';
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text },
    });
    const { items } = await this.connection.sendRequest('textDocument/diagnostic', { textDocument });
    const fixes = [];
    for (const diagnostic of items) {
      const { range } = diagnostic;
      const context = { diagnostics: [diagnostic], only: ['quickfix'] };
      const actions = await this.connection.sendRequest('textDocument/codeAction', { textDocument, range, context });
      for (const action of actions ?? []) {
        const whole = action.edit ? action : await this.connection.sendRequest('codeAction/resolve', action);
        fixes.push({ kind: whole.kind, isPreferred: whole.isPreferred, title: whole.title, edit: whole.edit });
      }
    }
    await this.connection.sendNotification('textDocument/didClose', { textDocument });
    return JSON.stringify(withoutWords({ items, fixes }), null, 1);
  }

  stop() {
    this.connection.dispose();
    this.process.kill();
  }
}

/** @param {string} place @returns {string[]} the hands and lessons of a file or folder */
const textsIn = (place) =>
  fs.statSync(place).isFile()
    ? [place]
    : filesBelow(place)
        .filter((file) => /\.(hand|md|mdx|markdown)$/.test(file))
        .map((file) => path.join(place, file));

/** @param {string} corpora @returns {string[]} the hands of each folder, imported by the older checkout */
function imported(corpora) {
  return ['phh', 'acpc'].flatMap((name) => {
    const out = path.join(temporary, name);
    const options = name === 'acpc' ? ['--blinds', '5/10', '--stack', '20000'] : [];
    fs.mkdirSync(out);
    cli(before, ['import', '--out', out, ...options, path.join(corpora, name)]);
    return textsIn(out);
  });
}

let compared = 0;
let different = 0;

/** @param {string} what @param {string} old @param {string} now */
function compare(what, old, now) {
  compared += 1;
  if (old === now) return;
  different += 1;
  const [oldLines, nowLines] = [old.split('\n'), now.split('\n')];
  const at = oldLines.findIndex((line, index) => line !== nowLines[index]);
  const shown = (/** @type {string[]} */ lines) => lines.slice(Math.max(0, at - 2), at + 4).join('\n    ');
  console.log(`${what}, line ${at + 1}\n  before:\n    ${shown(oldLines)}\n  now:\n    ${shown(nowLines)}`);
}

const corpora = process.env.HANDSCRIPT_CORPORA;
const chosen = positionals.length > 0 ? positionals : ['samples', 'test/fixtures'].map((f) => path.join(before, f));
const files = [...chosen.flatMap(textsIn), ...(positionals.length === 0 && corpora ? imported(corpora) : [])];
if (positionals.length === 0 && !corpora) console.log('HANDSCRIPT_CORPORA is not set: no third-party hands.');

const [oldServer, newServer] = [new Server(before), new Server(root)];
await Promise.all([oldServer.start(), newServer.start()]);
const commands = [
  ['lint', '--format', 'json'],
  ['inspect', '--format', 'json'],
  ['format', '--check'],
];
// Many files per run, because starting the command line takes longer than checking a hand.
for (let at = 0; at < files.length; at += 100) {
  const some = files.slice(at, at + 100);
  for (const command of commands) {
    const [old, now] = [before, root].map((checkout) => cli(checkout, [...command, ...some]));
    compare(`${command.join(' ')} of files ${at + 1} to ${at + some.length}`, old ?? '', now ?? '');
  }
}
for (const file of files) {
  const text = fs.readFileSync(file, 'utf8');
  const uri = pathToFileURL(path.join(temporary, path.relative(before, file).replaceAll('..', '_'))).href;
  const [old, now] = await Promise.all([oldServer.report(uri, text), newServer.report(uri, text)]);
  compare(`findings and fixes of ${path.relative(before, file)}`, old, now);
}
for (const server of [oldServer, newServer]) server.stop();
fs.rmSync(temporary, { recursive: true, force: true });
console.log(`${files.length} files: ${compared - different} passed, ${different} failed`);
process.exitCode = different > 0 || compared === 0 ? 1 : 0;
