/** Runs the command line in its own process. */
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { build } from 'esbuild';
import { optionsOf } from '../../scripts/lib/bundles.mjs';
import { projectRoot } from './files';

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** Bundles the current sources into a temporary folder, so that the tests never use a stale build. */
export async function bundledProgram(): Promise<{
  /** The bundle, for tests that start it in their own way. */
  readonly file: string;
  run(args: readonly string[], options?: RunOptions): Promise<Run>;
  remove(): void;
}> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-cli-'));
  const file = path.join(folder, 'cli.js');
  const source = path.join(projectRoot, 'cli/main.ts');
  await build({ ...optionsOf.node, entryPoints: [source], outfile: file, bundle: true, logLevel: 'error' });
  return {
    file,
    run: (args, options = {}) => runNode([file, ...args], options),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

function runNode(args: readonly string[], { cwd = projectRoot, stdin = '', env = {} }: RunOptions): Promise<Run> {
  const {
    NO_COLOR: _no,
    FORCE_COLOR: _force,
    LANG: _lang,
    LC_ALL: _all,
    LC_MESSAGES: _messages,
    ...inherited
  } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...inherited, ...env } });
    const output = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output.stderr += text;
    });
    // A program that ignores its input closes the pipe.
    child.stdin.on('error', () => {});
    child.stdin.end(stdin);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...output }));
  });
}
