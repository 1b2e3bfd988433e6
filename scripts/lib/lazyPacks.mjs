// An esbuild plugin that loads language packs on first use.
import * as fs from 'node:fs';
import * as path from 'node:path';

/**
 * Reads the file of a language when it is first used instead of at the program's start: in each `packs.ts`, `import.meta.glob` becomes
 * an object with a getter for each file.
 * @type {import('esbuild').Plugin}
 */
export const lazyPacks = {
  name: 'lazy-packs',
  setup(build) {
    build.onLoad({ filter: /[\\/]packs\.ts$/ }, ({ path: file }) => {
      const folder = path.dirname(file);
      const getters = fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.json') && name !== 'schema.json')
        .map((name) => `get './${name}'() { return require('./${name}'); },`);
      const contents = fs
        .readFileSync(file, 'utf8')
        .replace(/import\.meta\.glob<\w+>\([^)]*\)/, `{ ${getters.join(' ')} }`);
      return { contents, loader: 'ts', resolveDir: folder, watchDirs: [folder] };
    });
  },
};
