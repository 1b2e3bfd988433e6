#!/usr/bin/env node
// Stands in for the desktop program `code` where none can be had: VSCODE_EXECUTABLE=test/editor/hosts/codeStandIn.mjs
// npm run test:electron starts the VS Code server instead, with what @vscode/test-electron asks of the desktop.
import * as fs from 'node:fs';
import { runInServerHost } from './serverHost.mjs';

const argument = (/** @type {string} */ name) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const suite = argument('extensionTestsPath');
const folder = process.argv.slice(2).find((word) => !word.startsWith('-') && fs.existsSync(word));
if (!suite || !folder) {
  console.error('codeStandIn: --extensionTestsPath=FILE and a folder are needed');
  process.exit(2);
}
const { failed } = await runInServerHost({ suite, folder, newest: false, verbose: false });
process.exit(failed > 0 ? 1 : 0);
