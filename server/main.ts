import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer } from './connection';
import { DISK } from './disk';

// Started by hand or by an editor that names no transport, it speaks over standard input and output.
const isNamed = process.argv.some((argument) => /^--(?:stdio|node-ipc|socket|pipe)(?:=|$)/.test(argument));
if (!isNamed) process.argv.push('--stdio');

// A promise that nobody waits for must not end the server: it is told where clients show their servers' errors.
process.on('unhandledRejection', (reason) => console.error(reason));

startServer((options) => createConnection(ProposedFeatures.all, options), {
  turn: () => new Promise((resolve) => setImmediate(resolve)),
  disk: DISK,
  takeLanguagePacks: null,
});
