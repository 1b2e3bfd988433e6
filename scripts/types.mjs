// Type-checks every part with its own tsconfig: the language without Node and without a browser, and so on.
// usage: node scripts/types.mjs [PART…]   a PART is a folder with a tsconfig.json, `.` the root's
import { availableParallelism } from 'node:os';
import { inRoot } from './lib/paths.mjs';
import { runTool } from './lib/run.mjs';

const parts = ['.', 'language', 'server', 'client', 'client/preview/page', 'cli', 'test', 'test/editor'];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : parts;
let failed = 0;
/** @param {string} part */
async function check(part) {
  // Incremental, so that a second run takes seconds.
  const memory = inRoot('out/types', `${part.replaceAll('/', '-')}.tsbuildinfo`);
  const options = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory];
  const { code, output } = await runTool('typescript/bin/tsc', [...options, '-p', part], { quiet: true });
  console.log(`${output}${code === 0 ? 'ok  ' : 'FAIL'}  types of ${part === '.' ? 'the scripts' : part}`);
  if (code !== 0) failed += 1;
}

// As many at a time as there are processors.
const waiting = [...wanted];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) await check(part);
  }),
);
console.log(`${wanted.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
