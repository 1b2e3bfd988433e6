// Bundles the programs into dist/ and writes the library's types and the third-party notices.
// usage: node scripts/build.mjs
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { nodeProblem } from './lib/install.mjs';
import { filesBelow, inRoot, root } from './lib/paths.mjs';
import { runTool } from './lib/run.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}

if (!fs.existsSync(inRoot('node_modules/esbuild'))) {
  console.error('The packages are not installed: run "npm ci" first, or "npm start", which installs them.');
  process.exit(1);
}
const esbuild = await import('esbuild');
const { bundles, isPack, languagePacks, optionsOf, packName, pluginsOf } = await import('./lib/bundles.mjs');
const { ENGINE } = await import('./lib/engineApart.mjs');
const { notices, packagesOf } = await import('./lib/notices.mjs');

/** @type {Set<string>} */
const packages = new Set();
/** @type {string[]} */
const failures = [];

/** @param {import('./lib/bundles.mjs').Bundle} bundle */
async function buildOne(bundle) {
  const { entry, out, kind, bin } = bundle;
  try {
    const { metafile, outputFiles } = await esbuild.build({
      ...optionsOf[kind],
      entryPoints: [entry],
      outfile: out,
      absWorkingDir: root,
      plugins: pluginsOf(bundle),
      bundle: true,
      minify: true,
      legalComments: 'none',
      charset: 'utf8',
      metafile: true,
      write: false,
      logLevel: 'warning',
    });
    for (const folder of packagesOf(Object.keys(metafile.inputs))) packages.add(folder);
    const made = outputFiles[0]?.text ?? '';
    const text = kind === 'writtenStyle' ? await styleOf(made) : made;
    const line = bin && !text.startsWith('#!') ? '#!/usr/bin/env node\n' : '';
    fs.mkdirSync(inRoot(out, '..'), { recursive: true });
    // Replaced in one step, so that a running program never finds half a file.
    fs.writeFileSync(inRoot(`${out}.new`), line + text);
    fs.renameSync(inRoot(`${out}.new`), inRoot(out));
    if (bin) fs.chmodSync(inRoot(out), 0o755);
    console.log(`${out.padEnd(20)} ${(fs.statSync(inRoot(out)).size / 1000).toFixed(0).padStart(5)} kB`);
  } catch (error) {
    // esbuild has printed where and why.
    failures.push(`${out}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : error}`);
  }
}

/** @param {string} program as CommonJS; exports `css` @returns {Promise<string>} the style sheet, minified */
async function styleOf(program) {
  const module = { exports: { css: '' } };
  new Function('module', 'exports', 'require', '__filename', program)(
    module,
    module.exports,
    createRequire(import.meta.url),
    inRoot(),
  );
  return (await esbuild.transform(module.exports.css, { loader: 'css', minify: true })).code;
}

/** The language packs, without white space. */
function copyLanguagePacks() {
  fs.mkdirSync(inRoot(languagePacks.folder), { recursive: true });
  for (const room of languagePacks.rooms) {
    for (const file of fs.readdirSync(inRoot(room)).filter((name) => name.endsWith('.json') && isPack(room, name))) {
      const pack = JSON.stringify(JSON.parse(fs.readFileSync(inRoot(room, file), 'utf8')));
      fs.writeFileSync(inRoot(languagePacks.folder, packName(room, file)), pack);
    }
  }
}

async function buildTypes() {
  const started = Date.now();
  const options = ['-p', 'language/tsconfig.json', '--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
  const { code } = await runTool('typescript/bin/tsc', [...options, '--outDir', 'dist/lib']);
  if (code !== 0) failures.push('dist/lib/*.d.ts: the library does not type-check');
  const stale = filesBelow(inRoot('dist/lib'))
    .filter((file) => file.endsWith('.d.ts'))
    .filter((file) => fs.statSync(inRoot('dist/lib', file)).mtimeMs < started - 1000);
  for (const file of stale) fs.rmSync(inRoot('dist/lib', file));
}

copyLanguagePacks();
const types = buildTypes();
// The other bundles ask the engine for its exports.
for (const one of bundles.filter(({ entry }) => entry === ENGINE)) await buildOne(one);
await Promise.all([...bundles.filter(({ entry }) => entry !== ENGINE).map(buildOne), types]);
try {
  fs.writeFileSync(inRoot('THIRD-PARTY-NOTICES.txt'), notices(packages));
} catch (error) {
  failures.push(`THIRD-PARTY-NOTICES.txt: ${error instanceof Error ? error.message : error}`);
}
for (const failure of failures) console.error(`build failed: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
