import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/files';

const params = { processId: process.pid, rootUri: null, capabilities: {} };
const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });

/** The built server in a folder without the engine: half of its start would be to read that. */
describe('the start of the server', () => {
  let folder: string;
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-start-'));
    fs.copyFileSync(path.join(projectRoot, 'dist/server.js'), path.join(folder, 'server.js'));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('answers initialize before it reads the engine', async () => {
    const child = spawn(process.execPath, [path.join(folder, 'server.js')], { stdio: ['pipe', 'pipe', 'ignore'] });
    let output = '';
    const answer = new Promise<string>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('"capabilities"')) resolve('answered');
      });
      child.once('exit', (code) => resolve(`ended with ${code}`));
    });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(request)}\r\n\r\n${request}`);
    expect(await answer).toBe('answered');
    child.kill();
  });
});
