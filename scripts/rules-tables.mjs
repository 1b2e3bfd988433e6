// Rewrites the tables of docs/rules.md from the engine's tables.
// usage: node scripts/rules-tables.mjs
import * as fs from 'node:fs';
import { build } from 'esbuild';
import { inRoot, root } from './lib/paths.mjs';
import { withTables } from './lib/rulesTables.mjs';

const modules = ['games', 'profiles', 'knobs', 'knobSources', 'showdownOrder', 'rulebook', 'rulebookTable'];
const { outputFiles } = await build({
  stdin: { contents: modules.map((name) => `export * from './language/poker/${name}';`).join('\n'), resolveDir: root },
  bundle: true,
  format: 'esm',
  write: false,
  logLevel: 'error',
});
const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
const poker = await import(`data:text/javascript;base64,${code}`);

const page = inRoot('docs/rules.md');
const before = fs.readFileSync(page, 'utf8');
const after = withTables(before, poker);
if (after !== before) fs.writeFileSync(page, after);
console.log(after === before ? 'docs/rules.md is up to date' : 'docs/rules.md has been rewritten');
