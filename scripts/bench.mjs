// Bundles and runs the benchmarks, each in its own process, with garbage collection on demand.
// usage: node scripts/bench.mjs [NAME…]   a NAME is a part of a file's name in test/bench/
// A benchmark prints its numbers next to their budgets and exits with a code other than 0 at more than twice a budget.
import * as path from 'node:path';
import { build } from 'esbuild';
import { optionsOf } from './lib/bundles.mjs';
import { filesBelow, inRoot, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const wanted = process.argv.slice(2);
const files = filesBelow(inRoot('test/bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)));
if (files.length === 0) {
  console.error(`no benchmark in test/bench/ ${wanted.length > 0 ? `is named like ${wanted.join(' ')}` : ''}`);
  process.exit(2);
}
let failed = 0;
for (const file of files) {
  const outfile = inRoot('out/bench', file.replace(/\.ts$/, '.cjs'));
  console.log(`== ${file}`);
  const source = path.posix.join('test/bench', file);
  const contents = `import { run } from './${source}'; run().catch((error) => { console.error(error); process.exitCode = 1; });`;
  const stdin = { contents, resolveDir: root, loader: /** @type {const} */ ('ts') };
  // What a test needs to bundle a server is not used here.
  const unused = { external: ['esbuild'], logOverride: { 'empty-import-meta': /** @type {const} */ ('silent') } };
  // Minified as the programs that ship are: constants are then inlined.
  await build({ ...optionsOf.node, ...unused, absWorkingDir: root, stdin, outfile, bundle: true, minify: true });
  const isWithin = async () => (await run(process.execPath, ['--expose-gc', outfile])).code === 0;
  if (await isWithin()) continue;
  console.log('measured again: other work on the machine may have slowed it down');
  if (!(await isWithin())) failed += 1;
}
console.log(`${files.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
