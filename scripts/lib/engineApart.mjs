import * as fs from 'node:fs';
import * as path from 'node:path';
import { filesBelow, inRoot, root } from './paths.mjs';

/** What stands for the engine's file as the entry of its bundle. */
export const ENGINE = 'virtual:engine';

const LANGUAGE = inRoot('language');
const inLanguage = (/** @type {string} */ file) => file.startsWith(LANGUAGE + path.sep);

/**
 * The programs for Node share the engine: `dist/engine.js` gives each module of `language/` that one of them imports, by its path
 * there, and makes it when it is first asked for.
 * @type {import('esbuild').Plugin}
 */
export const wholeEngine = {
  name: 'whole-engine',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${ENGINE}$`) }, () => ({ path: 'index', namespace: ENGINE }));
    build.onLoad({ filter: /.*/, namespace: ENGINE }, () => ({
      contents: `module.exports = {\n${importedModules()
        .map((name) => `get '${name}'() { return require('./language/${name}'); },\n`)
        .join('')}};`,
      resolveDir: root,
    }));
  },
};

/** Leaves the engine out of a program beside it. @type {import('esbuild').Plugin} */
export const engineApart = {
  name: 'engine-apart',
  setup(build) {
    const file = './engine.js';
    build.onResolve({ filter: /\/language\// }, ({ path: asked, resolveDir }) => {
      const module = path.join(resolveDir, asked);
      if (!inLanguage(module) || inLanguage(resolveDir + path.sep)) return null;
      return { path: path.relative(LANGUAGE, module).replaceAll(path.sep, '/'), namespace: 'engine-part' };
    });
    build.onResolve({ filter: /^\.\/engine\.js$/, namespace: 'engine-part' }, () => ({ path: file, external: true }));
    build.onLoad({ filter: /.*/, namespace: 'engine-part' }, ({ path: name }) => ({
      contents: `module.exports = require('${file}')['${name}'];`,
    }));
  },
};

/** @returns {string[]} the modules of `language/` that programs import for more than their types, as paths in it */
function importedModules() {
  /** @type {Set<string>} */
  const found = new Set();
  for (const room of ['server', 'cli', 'client']) {
    for (const file of filesBelow(inRoot(room)).filter((name) => name.endsWith('.ts'))) {
      const text = fs.readFileSync(inRoot(room, file), 'utf8');
      for (const [, asked = ''] of text.matchAll(/^(?:import|export) (?!type\b)[^;]*? from '([^']+)';$/gm)) {
        const module = path.join(path.dirname(inRoot(room, file)), asked);
        if (inLanguage(module)) found.add(path.relative(LANGUAGE, module).replaceAll(path.sep, '/'));
      }
    }
  }
  return [...found].sort();
}
