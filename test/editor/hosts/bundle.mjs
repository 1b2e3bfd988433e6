// Bundles the suites for the two kinds of extension host into out/editor/.
import * as fs from 'node:fs';
import { build } from 'esbuild';
import { optionsOf } from '../../../scripts/lib/bundles.mjs';
import { lazyPacks } from '../../../scripts/lib/lazyPacks.mjs';
import { filesBelow, inRoot, root } from '../../../scripts/lib/paths.mjs';

/** `virtual:suites` stands for every *.test.ts of a folder. @returns {import('esbuild').Plugin} */
const allSuites = (/** @type {string} */ folder) => ({
  name: 'all-suites',
  setup(bundler) {
    bundler.onResolve({ filter: /^virtual:suites$/ }, () => ({ path: 'suites', namespace: 'suites' }));
    bundler.onLoad({ filter: /.*/, namespace: 'suites' }, () => {
      const files = filesBelow(folder).filter((file) => file.endsWith('.test.ts'));
      return {
        contents: files.map((file) => `import './${file}';`).join('\n'),
        resolveDir: folder,
      };
    });
  },
});

/** Mocha's browser file would take the bundle's own `module.exports` for itself. @type {import('esbuild').Plugin} */
const mochaForBrowsers = {
  name: 'mocha-for-browsers',
  setup(bundler) {
    bundler.onLoad({ filter: /mocha[\\/]mocha\.js$/ }, ({ path: file }) => ({
      contents: `var exports, module, define;\n${fs.readFileSync(file, 'utf8')}`,
    }));
  },
};

/**
 * @param {string} name of a folder of suites in test/editor
 * @returns {Promise<{ node: string, worker: string }>} the two bundles, absolute
 */
export async function bundleSuites(name) {
  const suites = allSuites(inRoot('test/editor', name));
  const paths = { node: inRoot('out/editor', name, 'node.js'), worker: inRoot('out/editor', name, 'worker.js') };
  /** @type {import('esbuild').BuildOptions} */
  const common = { absWorkingDir: root, bundle: true, sourcemap: 'inline', logLevel: 'warning' };
  await Promise.all([
    build({
      ...optionsOf.extension,
      ...common,
      external: ['vscode', 'mocha'],
      entryPoints: ['test/editor/runInNode.ts'],
      outfile: paths.node,
      plugins: [suites, lazyPacks],
    }),
    build({
      ...optionsOf.webExtension,
      ...common,
      external: ['vscode', 'node:fs'],
      entryPoints: ['test/editor/runInWorker.ts'],
      outfile: paths.worker,
      plugins: [suites, mochaForBrowsers, lazyPacks],
    }),
  ]);
  return paths;
}
