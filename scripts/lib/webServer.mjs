// Runs the server of VS Code for the Web in its own thread, because it logs a line for each page and each missing file and has no
// setting to turn that off.
import { parentPort, workerData } from 'node:worker_threads';
import { open } from '@vscode/test-web';

await open(workerData);
parentPort?.postMessage('serving');
