/** Starts the language server in Node. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer } from './connection';
import { DISK } from './disk';

// Without a named transport the server uses standard input and output.
const isNamed = process.argv.some((argument) => /^--(?:stdio|node-ipc|socket|pipe)(?:=|$)/.test(argument));
if (!isNamed) process.argv.push('--stdio');

// A rejected promise that nobody awaits must not end the server. Clients show what a server writes to standard error.
process.on('unhandledRejection', (reason) => console.error(reason));

startServer((options) => createConnection(ProposedFeatures.all, options), {
  turn: () => new Promise((resolve) => setImmediate(resolve)),
  disk: DISK,
  takeLanguagePacks: null,
});
