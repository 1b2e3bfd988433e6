// Packs the extension into a .vsix and checks its contents and sizes.
// usage: node scripts/package.mjs [--out FILE]   needs a build
import * as fs from 'node:fs';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { bundles } from './lib/bundles.mjs';
import { inRoot, manifest } from './lib/paths.mjs';
import { runTool } from './lib/run.mjs';

const { name, version, icon, contributes, l10n } = manifest();
const { values } = parseArgs({ options: { out: { type: 'string', default: `${name}-${version}.vsix` } } });
const out = path.resolve(values.out);
const vsixBudget = 1000; // kB

/** Files of the library and the command line, which npm packs and an installed extension does not need. */
const extensionBundles = bundles.filter(({ out }) => !/(cli|lib\/index)\.js$/.test(out));
const languageFiles = 'dist/languages/*.{messages,lexicon}.json';

/** Files without which an installed extension is broken or must not be distributed. */
const needed = [
  'package.json',
  'readme.md',
  'changelog.md',
  'license.txt',
  'third-party-notices.txt',
  icon,
  ...extensionBundles.map((bundle) => bundle.out),
  ...['dist/languages/en.messages.json', 'dist/languages/en.lexicon.json'],
  ...contributes.grammars.map((/** @type {{ path: string }} */ grammar) => grammar.path),
  ...contributes.languages.flatMap(
    (/** @type {{ configuration?: string }} */ language) => language.configuration ?? [],
  ),
  ...contributes.jsonValidation.map((/** @type {{ url: string }} */ schema) => schema.url),
  ...contributes.walkthroughs.flatMap((/** @type {{ steps: { media: { markdown: string } }[] }} */ { steps }) =>
    steps.map(({ media }) => media.markdown),
  ),
  ...['package.nls.json', 'package.nls.es.json', `${l10n}/bundle.l10n.json`, `${l10n}/bundle.l10n.es.json`],
].map((file) => path.posix.normalize(file).toLowerCase());

/** Folders and kinds of file that no user needs. */
const unwanted =
  /^(node_modules|test|scripts|language|server|client|cli|docs(?!\/walkthrough)|samples|out|dist\/lib)\/|^dist\/cli\.js$|\.(ts|map|mjs|vsix)$/;

/**
 * Copies the extension's files to a folder with its own manifest: vsce accepts a single list of files, and the list in
 * package.json is the one for npm.
 * @returns {string} the folder
 */
function stage() {
  const folder = inRoot('out/extension');
  fs.rmSync(folder, { recursive: true, force: true });
  const {
    bin: _bin,
    exports: _exports,
    scripts: _scripts,
    devDependencies: _dev,
    overrides: _over,
    ...kept
  } = manifest();
  const files = kept.files.filter((/** @type {string} */ pattern) => !pattern.startsWith('dist/'));
  const own = { ...kept, files: [...extensionBundles.map((bundle) => bundle.out), languageFiles, ...files] };
  const folders = new Set(own.files.map((/** @type {string} */ pattern) => pattern.split('/')[0] ?? ''));
  for (const name of fs.readdirSync(inRoot())) {
    if (folders.has(name) || /^package\.nls.*\.json$/.test(name))
      fs.cpSync(inRoot(name), path.join(folder, name), { recursive: true });
  }
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(own, null, 2));
  return folder;
}

/** @type {string[]} */
const complaints = [];
fs.mkdirSync(path.dirname(out), { recursive: true });
const vsce = '@vscode/vsce/vsce';
const cwd = stage();
const listed = await runTool(vsce, ['ls', '--no-dependencies'], { quiet: true, cwd });
const files = listed.output.split('\n').filter(Boolean);
const { code } = await runTool(vsce, ['package', '--no-dependencies', '--out', out], { cwd });
if (code !== 0 || listed.code !== 0) {
  complaints.push('vsce could not pack the extension');
} else {
  const lower = new Set(files.map((file) => file.toLowerCase()));
  const present = (/** @type {string} */ file) => lower.has(file) || lower.has(file.replace(/\.(txt|md)$/, ''));
  for (const file of needed) if (!present(file)) complaints.push(`${file} is missing from the package`);
  for (const file of files) if (unwanted.test(file)) complaints.push(`${file} does not belong into the package`);
}

/** @param {string} file @param {number} budget kB; twice as much fails */
function weigh(file, budget) {
  if (!fs.existsSync(file)) return;
  const size = fs.statSync(file).size / 1000;
  const label = path.relative(inRoot(), file);
  console.log(`${label.padEnd(26)} ${size.toFixed(0).padStart(5)} kB of ${budget} kB${size > budget ? '  over' : ''}`);
  if (size > 2 * budget) complaints.push(`${label} is more than twice its budget`);
}

for (const { out: file, budget } of bundles) weigh(inRoot(file), budget);
weigh(out, vsixBudget);
for (const complaint of complaints) console.error(`package: ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
