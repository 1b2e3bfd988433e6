/** Prints how long the built server takes from its start to its answer to `initialize`, above what Node alone takes. */
import { type ChildProcess, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';

const BUDGET_MS = 80;
/** What Node alone takes on a machine with nothing else to do: how much longer it takes here says how slow this machine is. */
const BARE_MS = 40;
const RUNS = 15;
const SERVER = path.resolve('dist/server.js');

const params = { processId: process.pid, rootUri: null, capabilities: { textDocument: { diagnostic: {} } } };
const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
const message = `Content-Length: ${Buffer.byteLength(request)}\r\n\r\n${request}`;

/** Measures and prints. Throws at more than twice the budget. */
export async function run(): Promise<void> {
  if (!fs.existsSync(SERVER)) throw new Error('startup: dist/server.js is not built (npm run build)');
  const bare: number[] = [];
  const server: number[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    bare.push(await untilOutput(['-e', 'process.stdout.write("ready"); process.stdin.resume()'], '', /ready/));
    server.push(await untilOutput([SERVER, '--stdio'], message, /"capabilities"/));
  }
  const above = fastest(server) - fastest(bare);
  const slower = Math.max(1, fastest(bare) / BARE_MS);
  console.log(
    `startup · ready after ${fastest(server).toFixed(0)} ms, Node alone ${fastest(bare).toFixed(0)} ms: ${above.toFixed(0)} ms above (budget ≤ ${BUDGET_MS} ms)`,
  );
  if (above > 2 * BUDGET_MS * slower)
    throw new Error(`startup: ${above.toFixed(0)} ms is more than twice ${BUDGET_MS} ms`);
}

/** Milliseconds from the start of a Node program until it writes what is wanted. */
function untilOutput(args: readonly string[], input: string, wanted: RegExp): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child: ChildProcess = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!wanted.test(output)) return;
      resolve(performance.now() - start);
      child.kill();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`startup: ended without ${wanted}`)));
    child.stdin?.write(input);
  });
}

/** What the machine does besides is no part of the answer. */
function fastest(times: readonly number[]): number {
  return Math.min(...times);
}
