// Builds the engine as a file that the programs for Node share.
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import * as path from 'node:path';
import { filesBelow, inRoot, root } from './paths.mjs';

/** The virtual entry of the engine's bundle. */
export const ENGINE = 'virtual:engine';

const FILE = './engine.js';
const LANGUAGE = inRoot('language');

/** A proxy for a module of the engine: the engine's file is read at the first access. */
const LAZILY = `
let engine;
module.exports = (name, given) => {
  const part = {};
  for (const one of given.split(' ')) {
    const get = () => (engine ??= require('${FILE}'))[name][one];
    Object.defineProperty(part, one, { get, enumerable: true });
  }
  return part;
};`;

/**
 * The programs for Node share the engine: `dist/engine.js` exports each module that a program imports from it, by its path in `language/`.
 * @type {import('esbuild').Plugin}
 */
export const wholeEngine = {
  name: 'whole-engine',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${ENGINE}$`) }, () => ({ path: 'index', namespace: ENGINE }));
    build.onLoad({ filter: /.*/, namespace: ENGINE }, () => ({
      contents: [...exportedModules()].map((name) => `export * as '${name}' from './language/${name}';`).join('\n'),
      resolveDir: root,
    }));
  },
};

/**
 * Leaves the engine out of a program, which reads the engine's file at the first use: by then a server has answered its client.
 * Requires a built engine, since each of its modules is asked for its exports.
 * @type {import('esbuild').Plugin}
 */
export const engineApart = {
  name: 'engine-apart',
  setup(build) {
    const namespace = 'engine-part';
    const modules = exportedModules();
    build.onResolve({ filter: /^\.\.?\// }, ({ path: asked, resolveDir }) => {
      const name = moduleAt(path.join(resolveDir, asked));
      return name === null || !modules.has(name) ? null : { path: name, namespace };
    });
    build.onResolve({ filter: /^\.\/engine\.js$/, namespace }, () => ({ path: FILE, external: true }));
    build.onResolve({ filter: /^lazily$/, namespace }, ({ path: name }) => ({ path: name, namespace }));
    build.onLoad({ filter: /^lazily$/, namespace }, () => ({ contents: LAZILY }));
    build.onLoad({ filter: /.*/, namespace }, ({ path: name }) => {
      const given = Object.keys(createRequire(inRoot('dist/'))(FILE)[name]);
      return { contents: `module.exports = require('lazily')('${name}', '${given.join(' ')}');` };
    });
  },
};

/** Only the server uses the language service, so its bundle carries it. */
const SERVICE = 'service/';

/** @param {string} file absolute, without an ending @returns {string | null} the path in `language/`; null if it is not an engine module */
function moduleAt(file) {
  if (!file.startsWith(LANGUAGE + path.sep)) return null;
  const found = [file, path.join(file, 'index')].find((module) => fs.existsSync(`${module}.ts`));
  if (found === undefined) return null;
  const name = path.relative(LANGUAGE, found).replaceAll(path.sep, '/');
  return name.startsWith(SERVICE) ? null : name;
}

/** @returns {Set<string>} the modules of `language/` that the server imports for more than their types, and those that these import */
function engineModules() {
  /** @type {Set<string>} */
  const modules = new Set();
  const waiting = ['server', 'language/service'].flatMap((folder) =>
    filesBelow(inRoot(folder))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => inRoot(folder, name)),
  );
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const asked of importsOf(file)) {
      const name = moduleAt(path.join(path.dirname(file), asked));
      if (name === null || modules.has(name)) continue;
      modules.add(name);
      waiting.push(inRoot('language', `${name}.ts`));
    }
  }
  return modules;
}

/**
 * @returns {Set<string>} the modules of the engine that a file outside it imports; all others stay internal, so that the
 *   bundler can shorten names and drop unused code
 */
function exportedModules() {
  const modules = engineModules();
  const outside = PROGRAMS.flatMap((folder) => filesBelow(inRoot(folder)).map((name) => inRoot(folder, name))).filter(
    (file) => file.endsWith('.ts') && !modules.has(moduleAt(file.slice(0, -'.ts'.length)) ?? ''),
  );
  const imported = outside.flatMap((file) =>
    importsOf(file).map((asked) => moduleAt(path.join(path.dirname(file), asked)) ?? ''),
  );
  return new Set(imported.filter((name) => modules.has(name)));
}

const PROGRAMS = ['server', 'cli', 'client', 'language'];

const IMPORT = /^(?:import|export) (?!type\b)[^;]*? from '([^']+)';$/gm;

/** @param {string} file @returns {string[]} what it imports for more than its types */
function importsOf(file) {
  return [...fs.readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, asked = '']) => asked);
}
