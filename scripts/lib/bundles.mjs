import * as path from 'node:path';

/**
 * The programs that ship, and the style sheets. Each is one file: nothing is installed beside them.
 *
 * `budget` is the bundle's largest size in kB, minified. A `bin` gets a first line that a shell understands.
 * @typedef {{ entry: string, out: string, kind: keyof typeof optionsOf, budget: number, bin?: true }} Bundle
 * @type {readonly Bundle[]}
 */
export const bundles = [
  { entry: 'cli/main.ts', out: 'dist/cli.js', kind: 'node', budget: 500, bin: true },
  { entry: 'server/main.ts', out: 'dist/server.js', kind: 'node', budget: 350, bin: true },
  { entry: 'client/main.ts', out: 'dist/client.js', kind: 'extension', budget: 500 },
  { entry: 'client/figures/index.ts', out: 'dist/figures.js', kind: 'node', budget: 350 },
  { entry: 'client/figures/style.ts', out: 'dist/figures.css', kind: 'writtenStyle', budget: 20 },
  { entry: 'client/preview/page/main.ts', out: 'dist/preview.js', kind: 'page', budget: 20 },
  { entry: 'client/preview/page/page.css', out: 'dist/preview.css', kind: 'style', budget: 20 },
  { entry: 'server/main.browser.ts', out: 'dist/web/server.js', kind: 'worker', budget: 350 },
  { entry: 'client/main.browser.ts', out: 'dist/web/client.js', kind: 'webExtension', budget: 750 },
  { entry: 'language/index.ts', out: 'dist/lib/index.js', kind: 'node', budget: 350 },
];

/**
 * Words and messages of the languages beside English: files of their own. The programs for Node read those of the language at
 * their start, those of the command line when it speaks one.
 */
export const languagePacks = {
  folder: 'dist/languages',
  rooms: ['language/messages', 'language/syntax/lexicon', 'cli/messages', 'cli/explanations'],
};

/** @param {string} out the bundle's file @returns {import('esbuild').Plugin} leaves the language packs out of it */
export const besideLanguagePacks = (out) => ({
  name: 'language-packs',
  setup(build) {
    build.onResolve({ filter: /^\.\/[a-z-]+\.json$/ }, ({ path: file, resolveDir }) => {
      const room = languagePacks.rooms.find((folder) => resolveDir.endsWith(folder));
      if (room === undefined || !isPack(file)) return null;
      const target = path.posix.relative(path.posix.dirname(out), `${languagePacks.folder}/${packName(room, file)}`);
      return { path: target.startsWith('.') ? target : `./${target}`, external: true };
    });
  },
});

/** @param {string} file */
export const isPack = (file) => !/(^|\/)(en|neutral|schema)\.json$/.test(file);

/** @param {string} room @param {string} file `fa.messages.json`; outside language/ with the program's name: `fa.cli-messages.json` */
export const packName = (room, file) => {
  const [program = '', ...folders] = room.split('/');
  const last = folders.at(-1) ?? '';
  return `${path.posix.basename(file, '.json')}.${program === 'language' ? last : `${program}-${last}`}.json`;
};

/** @type {import('esbuild').BuildOptions} */
const node = {
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
  platform: 'browser',
  format: 'cjs',
  target: 'es2022',
  mainFields: ['browser', 'module', 'main'],
  conditions: ['browser'],
  define: { global: 'globalThis' },
};

/** What draws figures is left out of the desktop client, which loads it when it needs it. @type {import('esbuild').Plugin} */
export const figuresApart = {
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
