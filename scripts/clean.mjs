// Removes the output of the other scripts; `--all` also removes what they fetched (.vscode-test/ and node_modules/).
import * as fs from 'node:fs';
import { inRoot, root } from './lib/paths.mjs';

const made = ['dist', 'out', 'coverage', 'reports', '.stryker-tmp', 'THIRD-PARTY-NOTICES.txt'];
const packages = fs.readdirSync(root).filter((name) => name.endsWith('.vsix'));
const fetched = process.argv.includes('--all') ? ['.vscode-test', 'node_modules'] : [];
for (const name of [...made, ...packages, ...fetched]) fs.rmSync(inRoot(name), { recursive: true, force: true });
