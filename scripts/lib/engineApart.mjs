import * as fs from 'node:fs';
import * as path from 'node:path';
import { filesBelow, inRoot, root } from './paths.mjs';

/** What stands for the engine's file as the entry of its bundle. */
export const ENGINE = 'virtual:engine';

const FILE = './engine.js';
const LANGUAGE = inRoot('language');

/**
 * The programs for Node share the engine: `dist/engine.js` gives each module of `language/` that the server needs, by its path there.
 * @type {import('esbuild').Plugin}
 */
export const wholeEngine = {
  name: 'whole-engine',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${ENGINE}$`) }, () => ({ path: 'index', namespace: ENGINE }));
    build.onLoad({ filter: /.*/, namespace: ENGINE }, () => ({
      contents: [...engineModules()].map((name) => `export * as '${name}' from './language/${name}';`).join('\n'),
      resolveDir: root,
    }));
  },
};

/** Leaves the engine out of a program beside it. @type {import('esbuild').Plugin} */
export const engineApart = {
  name: 'engine-apart',
  setup(build) {
    const namespace = 'engine-part';
    const modules = engineModules();
    build.onResolve({ filter: /^\.\.?\// }, ({ path: asked, resolveDir }) => {
      const name = moduleAt(path.join(resolveDir, asked));
      return name === null || !modules.has(name) ? null : { path: name, namespace };
    });
    build.onResolve({ filter: /^\.\/engine\.js$/, namespace }, () => ({ path: FILE, external: true }));
    build.onLoad({ filter: /.*/, namespace }, ({ path: name }) => ({
      contents: `module.exports = require('${FILE}')['${name}'];`,
    }));
  },
};

/** @param {string} file absolute, without an ending @returns {string | null} the path in `language/`; null if it is no module there */
function moduleAt(file) {
  if (!file.startsWith(LANGUAGE + path.sep)) return null;
  const found = [file, path.join(file, 'index')].find((module) => fs.existsSync(`${module}.ts`));
  return found === undefined ? null : path.relative(LANGUAGE, found).replaceAll(path.sep, '/');
}

/** @returns {Set<string>} the modules of `language/` that the server imports for more than their types, and those that these import */
function engineModules() {
  /** @type {Set<string>} */
  const modules = new Set();
  const waiting = filesBelow(inRoot('server'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => inRoot('server', name));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const [, asked = ''] of fs.readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = moduleAt(path.join(path.dirname(file), asked));
      if (name === null || modules.has(name)) continue;
      modules.add(name);
      waiting.push(inRoot('language', `${name}.ts`));
    }
  }
  return modules;
}

const IMPORT = /^(?:import|export) (?!type\b)[^;]*? from '([^']+)';$/gm;
