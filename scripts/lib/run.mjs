// Runs other programs, and ends them with this process.
import { spawn } from 'node:child_process';
import * as path from 'node:path';
import { inRoot, root } from './paths.mjs';

/** Children that are still running; ended with this process. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill();
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => process.exit(130));
}

/** Colors for a terminal only. The output of a child is a pipe, so it cannot detect the terminal itself. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };

/**
 * Runs a program and waits for it. Never throws: a program that cannot start has the code 127.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, inherit?: boolean }} [options]
 *   quiet: keep the output, print nothing · inherit: give it the terminal, keep nothing
 * @returns {Promise<{ code: number, output: string }>} output: standard output and error as they came
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...(options.inherit ? {} : colours), ...options.env },
      stdio: options.inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !path.isAbsolute(command),
    });
    running.add(child);
    let output = '';
    /** @param {Buffer} chunk @param {NodeJS.WriteStream} stream */
    const take = (chunk, stream) => {
      output += chunk.toString();
      if (!options.quiet) stream.write(chunk);
    };
    child.stdout?.on('data', (chunk) => take(chunk, process.stdout));
    child.stderr?.on('data', (chunk) => take(chunk, process.stderr));
    /** @param {number} code @param {string} [why] */
    const end = (code, why) => {
      running.delete(child);
      if (why && !options.quiet) console.error(why);
      resolve({ code, output: why ? `${output}${why}\n` : output });
    };
    child.once('error', (error) => end(127, `${command}: ${error.message}`));
    child.once('close', (code, signal) => end(code ?? 1, signal ? `${command}: ended by ${signal}` : undefined));
  });
}

/**
 * Runs a Node program of the repository.
 * @param {readonly string[]} args script path from the root, then its arguments
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = ([script = '', ...args], options) => run(process.execPath, [inRoot(script), ...args], options);

/**
 * Runs a tool out of node_modules by the file that its `bin` names, without npx and without a shell.
 * @param {string} script path below node_modules
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runTool = (script, args, options) => runNode([`node_modules/${script}`, ...args], options);
