/**
 * The programs that ship. Each is one file: nothing is installed beside them.
 *
 * `budget` is the bundle's largest size in kB, minified. A `bin` gets a first line that a shell understands.
 * @typedef {{ entry: string, out: string, kind: 'node' | 'extension' | 'webExtension' | 'worker', budget: number, bin?: true }} Bundle
 * @type {readonly Bundle[]}
 */
export const bundles = [
  { entry: 'cli/main.ts', out: 'dist/cli.js', kind: 'node', budget: 500, bin: true },
  { entry: 'server/main.ts', out: 'dist/server.js', kind: 'node', budget: 350, bin: true },
  { entry: 'client/main.ts', out: 'dist/client.js', kind: 'extension', budget: 500 },
  { entry: 'server/main.browser.ts', out: 'dist/web/server.js', kind: 'worker', budget: 350 },
  { entry: 'client/main.browser.ts', out: 'dist/web/client.js', kind: 'webExtension', budget: 750 },
  { entry: 'language/index.ts', out: 'dist/lib/index.js', kind: 'node', budget: 350 },
];

/** @type {import('esbuild').BuildOptions} */
const node = {
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  mainFields: ['module', 'main'],
  // Packages written as modules ask for their own address, which a CommonJS file does not have.
  define: { 'import.meta.url': 'importMetaUrl' },
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

/** What esbuild needs for each kind of program. @type {Record<Bundle['kind'], import('esbuild').BuildOptions>} */
export const optionsOf = {
  node,
  extension: { ...node, external: ['vscode'] },
  webExtension: { ...browser, external: ['vscode'] },
  worker: { ...browser, format: 'iife' },
};
