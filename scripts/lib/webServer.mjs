// The server of VS Code for the Web, in a thread of its own: it writes a line for each page and for each file that a page asks for in
// vain, and no setting keeps it from that.
import { parentPort, workerData } from 'node:worker_threads';
import { open } from '@vscode/test-web';

await open(workerData);
parentPort?.postMessage('serving');
