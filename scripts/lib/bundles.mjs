// The programs and style sheets that ship, and the options of their bundles.
import * as path from 'node:path';
import { ENGINE, engineApart, wholeEngine } from './engineApart.mjs';
import { lazyPacks } from './lazyPacks.mjs';
import { noFileFilters } from './noFileFilters.mjs';
import { inRoot } from './paths.mjs';
import { protocolOnce } from './protocolOnce.mjs';

/**
 * The bundles have no dependencies at run time. The programs for Node share the file of the engine; in a browser, where a program
 * cannot load a second file, each contains the engine.
 *
 * `budget` is the bundle's largest size in kB, minified. A `bin` begins with a line for the shell.
 * @typedef {{ entry: string, out: string, kind: keyof typeof optionsOf, budget: number, bin?: true }} Bundle
 * @type {readonly Bundle[]}
 */
export const bundles = [
  { entry: ENGINE, out: 'dist/engine.js', kind: 'node', budget: 450 },
  { entry: 'cli/main.ts', out: 'dist/cli.js', kind: 'node', budget: 500, bin: true },
  { entry: 'server/main.ts', out: 'dist/server.js', kind: 'node', budget: 350, bin: true },
  { entry: 'client/main.ts', out: 'dist/client.js', kind: 'extension', budget: 500 },
  { entry: 'client/figures/index.ts', out: 'dist/figures.js', kind: 'node', budget: 100 },
  { entry: 'client/figures/style.ts', out: 'dist/figures.css', kind: 'writtenStyle', budget: 20 },
  { entry: 'client/preview/page/main.ts', out: 'dist/preview.js', kind: 'page', budget: 20 },
  { entry: 'client/preview/page/page.css', out: 'dist/preview.css', kind: 'style', budget: 20 },
  { entry: 'server/main.browser.ts', out: 'dist/web/server.js', kind: 'worker', budget: 750 },
  { entry: 'client/main.browser.ts', out: 'dist/web/client.js', kind: 'webExtension', budget: 760 },
  { entry: 'language/index.ts', out: 'dist/lib/index.js', kind: 'node', budget: 350 },
];

/**
 * The words and messages of each language are separate files, except for the English messages of the command line. The programs for Node
 * read the files of a language when it is first used; in a browser the client reads them at its start and passes them to the server.
 */
export const languagePacks = {
  folder: 'dist/languages',
  rooms: ['language/messages', 'language/syntax/lexicon', 'cli/messages', 'cli/explanations'],
};

/** @param {string} resolveDir @param {string} file @returns {string | null} the pack's name; null if it is not a pack */
function packAt(resolveDir, file) {
  const room = languagePacks.rooms.find((folder) => resolveDir.endsWith(folder));
  return room === undefined || !isPack(room, file) ? null : packName(room, file);
}

/** @param {string} out the bundle's file @returns {import('esbuild').Plugin} leaves the language packs out of it */
const besideLanguagePacks = (out) => ({
  name: 'language-packs',
  setup(build) {
    build.onResolve({ filter: /^\.\/[a-z-]+\.json$/ }, ({ path: file, resolveDir }) => {
      const name = packAt(resolveDir, file);
      if (name === null) return null;
      const target = path.posix.relative(path.posix.dirname(out), `${languagePacks.folder}/${name}`);
      return { path: target.startsWith('.') ? target : `./${target}`, external: true };
    });
  },
});

/** The same for a browser, which cannot read files: uses the packs that the client passed on. @type {import('esbuild').Plugin} */
const handedLanguagePacks = {
  name: 'handed-language-packs',
  setup(build) {
    const namespace = 'handed-pack';
    build.onResolve({ filter: /^\.\/[a-z-]+\.json$/ }, ({ path: file, resolveDir }) => {
      const name = packAt(resolveDir, file);
      return name === null ? null : { path: name, namespace };
    });
    build.onLoad({ filter: /.*/, namespace }, ({ path: name }) => ({
      contents: `module.exports = require('./language/text/languagePacks').languagePack('${name}');`,
      resolveDir: inRoot(),
    }));
  },
};

/** @param {string} room @param {string} file */
export const isPack = (room, file) =>
  !(room.startsWith('cli/') ? /(^|\/)en\.json$/ : /(^|\/)(neutral|schema)\.json$/).test(file);

/** @param {string} room @param {string} file `fa.messages.json`; outside language/ with the program's name: `fa.cli-messages.json` */
export const packName = (room, file) => {
  const [program = '', ...folders] = room.split('/');
  const last = folders.at(-1) ?? '';
  return `${path.posix.basename(file, '.json')}.${program === 'language' ? last : `${program}-${last}`}.json`;
};

/** @type {import('esbuild').BuildOptions} */
const node = {
  plugins: [lazyPacks],
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  mainFields: ['module', 'main'],
  // A language pack is read with `require`: `import` of JSON wants attributes that Node 20 and 22 spell differently.
  supported: { 'dynamic-import': false },
  // Packages written as modules ask for their own address, which a CommonJS file does not have.
  define: { 'import.meta.url': 'importMetaUrl' },
  // The command line carries the pages of the documentation.
  loader: { '.md': 'text' },
  banner: { js: "const importMetaUrl=require('node:url').pathToFileURL(__filename).href;" },
};

/** @type {import('esbuild').BuildOptions} */
const browser = {
  plugins: [lazyPacks],
  platform: 'browser',
  format: 'cjs',
  target: 'es2022',
  mainFields: ['browser', 'module', 'main'],
  conditions: ['browser'],
  define: { global: 'globalThis' },
};

/** Leaves the rendering of figures out of the desktop client, which loads it on demand. @type {import('esbuild').Plugin} */
const figuresApart = {
  name: 'figures-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\/figures\/index$/ }, ({ kind }) =>
      kind === 'require-call' ? { path: './figures.js', external: true } : null,
    );
  },
};

/** What esbuild needs for each kind of program. @satisfies {Record<string, import('esbuild').BuildOptions>} */
export const optionsOf = {
  node,
  extension: { ...node, external: ['vscode'] },
  webExtension: { ...browser, external: ['vscode'] },
  worker: { ...browser, format: 'iife' },
  /** The script of a web view. */
  page: { ...browser, format: 'iife' },
  style: {},
  /** A program that exports `css`. */
  writtenStyle: node,
};

/** @param {Bundle} bundle @returns {import('esbuild').Plugin[]} the plugins that leave out what is in other files */
export function pluginsOf({ entry, out, kind }) {
  /** @type {import('esbuild').BuildOptions} */
  const { platform } = optionsOf[kind];
  if (platform === 'browser') return [protocolOnce, noFileFilters, lazyPacks, handedLanguagePacks];
  const own =
    kind === 'writtenStyle' || out.startsWith('dist/lib/') ? [] : [entry === ENGINE ? wholeEngine : engineApart];
  return [protocolOnce, noFileFilters, lazyPacks, figuresApart, ...own, besideLanguagePacks(out)];
}
