import * as fs from 'node:fs';

/**
 * A program reads a language pack when the language is first spoken, not at its start: in each `packs.ts` every function that
 * gives an imported file becomes one that reads it.
 * @type {import('esbuild').Plugin}
 */
export const lazyPacks = {
  name: 'lazy-packs',
  setup(build) {
    build.onLoad({ filter: /[\\/]packs\.ts$/ }, ({ path: file }) => {
      /** @type {Map<string, string>} */
      const files = new Map();
      const contents = fs
        .readFileSync(file, 'utf8')
        .replace(/^import (\w+) from '(\.\/[\w-]+\.json)';$/gm, (_, name, json) => {
          files.set(name, json);
          return '';
        })
        .replace(/=> (\w+),$/gm, (line, name) => (files.has(name) ? `=> require('${files.get(name)}'),` : line));
      return { contents, loader: 'ts' };
    });
  },
};
