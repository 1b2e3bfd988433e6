/** Writing files: `handscript` as a process, under the failures that a disk, a limit or a kill brings. */
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { folderWith } from '../../support/folder';
import { bundledProgram, type Run } from '../../support/program';

const HAND = 'hand "x"\nblinds 1/2\nseats 3\nBTN raise 6\n';
const TIDY_HAND = HAND.replace('raise', 'raises');
/** Larger than the limit that the tests set. */
const LARGE = Array.from({ length: 1_000 }, () => HAND).join('\n');
const PHH =
  'variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\nactions = ["d dh p1 AhAs", "d dh p2 KhKs", "p2 f"]\n';

let program: Awaited<ReturnType<typeof bundledProgram>>;
let folder = '';

beforeAll(async () => {
  program = await bundledProgram();
});

afterAll(() => program.remove());

beforeEach(() => {
  const { root, remove } = folderWith({
    'large.hand': LARGE,
    'small.hand': HAND,
    'old.txt': 'old',
    'foreign.phh': PHH,
  });
  folder = root;
  return remove;
});

const at = (name: string): string => path.join(folder, name);
const read = (name: string): string => fs.readFileSync(at(name), 'utf8');
const run = (...args: string[]): Promise<Run> => program.run(args, { cwd: folder });
const leftOver = (): string[] => fs.readdirSync(folder).filter((name) => name.endsWith('.tmp'));

describe('a write that fails', () => {
  it.each([
    ['format large.hand', 'large.hand', LARGE],
    ['lint --fix large.hand', 'large.hand', LARGE],
    ['translate --to fa --write large.hand', 'large.hand', LARGE],
    ['translate --to fa --out old.txt large.hand', 'old.txt', 'old'],
    ['export --to html --out old.txt large.hand', 'old.txt', 'old'],
  ])('keeps the old text, leaves no other file, and exits with 2 and one message: %s', (args, name, old) => {
    const limited = `ulimit -f 20; exec "$0" "$@"`;
    const words = ['-c', limited, process.execPath, program.file, ...args.split(' '), '--language', 'en'];
    const { status, stderr } = spawnSync('bash', words, { cwd: folder, encoding: 'utf8' });
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(new RegExp(`^handscript: ${name}: cannot be written \\(EFBIG`));
    expect(status).toBe(2);
    expect(read(name)).toBe(old);
    expect(leftOver()).toEqual([]);
  });

  it('never leaves a partial file when the process is killed', async () => {
    const tidy = LARGE.replaceAll('raise', 'raises');
    for (const delay of [0, 2]) {
      fs.writeFileSync(at('large.hand'), LARGE);
      const child = spawn(process.execPath, [program.file, 'format', 'large.hand'], { cwd: folder });
      const ended = new Promise((resolve) => child.on('close', resolve));
      while (leftOver().length === 0 && child.exitCode === null) await sleep(1);
      await sleep(delay);
      child.kill('SIGKILL');
      await ended;
      expect([LARGE, tidy].includes(read('large.hand'))).toBe(true);
      for (const name of leftOver()) fs.rmSync(at(name));
    }
  });

  it('names the missing folder', async () => {
    const { code, stderr } = await run('translate', '--to', 'fa', '--out', 'none/new.hand', 'small.hand');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^handscript: none\/new\.hand: cannot be written \(ENOENT.*'none\/new\.hand'\)\n$/);
  });
});

describe('a write that succeeds', () => {
  it('keeps the mode of the file, and its owner', async () => {
    fs.chmodSync(at('small.hand'), 0o640);
    if (process.getuid?.() === 0) fs.chownSync(at('small.hand'), 4321, 1234);
    const { uid, gid } = fs.statSync(at('small.hand'));
    expect((await run('format', 'small.hand')).code).toBe(0);
    const written = fs.statSync(at('small.hand'));
    expect(read('small.hand')).toBe(TIDY_HAND);
    expect([written.mode & 0o7777, written.uid, written.gid]).toEqual([0o640, uid, gid]);
  });

  it('keeps a link and writes its target', async () => {
    fs.mkdirSync(at('links'));
    fs.symlinkSync('../small.hand', at('links/first.hand'));
    fs.symlinkSync('first.hand', at('links/second.hand'));
    expect((await run('format', 'links/second.hand')).code).toBe(0);
    expect(read('small.hand')).toBe(TIDY_HAND);
    expect(fs.readlinkSync(at('links/second.hand'))).toBe('first.hand');
    expect(fs.readdirSync(at('links'))).toEqual(['first.hand', 'second.hand']);
  });

  it('creates the missing target of a link', async () => {
    fs.symlinkSync('new.hand', at('link.hand'));
    expect((await run('translate', '--to', 'en', '--out', 'link.hand', 'small.hand')).code).toBe(0);
    expect(read('new.hand')).toBe(HAND);
    expect(fs.readlinkSync(at('link.hand'))).toBe('new.hand');
  });

  it('gives a new file the default mode', async () => {
    await run('translate', '--to', 'en', '--out', 'new.hand', 'small.hand');
    expect(fs.statSync(at('new.hand')).mode & 0o777).toBe(0o666 & ~process.umask());
  });

  it('writes to a device', async () => {
    expect((await run('export', '--to', 'text', '--out', '/dev/null', 'small.hand')).code).toBe(0);
  });
});

describe('an input file', () => {
  beforeEach(() => {
    fs.symlinkSync('small.hand', at('link.txt'));
    fs.linkSync(at('small.hand'), at('hardlink.txt'));
    fs.mkdirSync(at('hands'));
    fs.linkSync(at('foreign.phh'), at('hands/foreign.hand'));
    fs.linkSync(at('small.hand'), at('hands/small-1.svg'));
  });

  it.each([
    ['export --to md --out small.hand small.hand', 'small.hand'],
    ['export --to md --out link.txt small.hand', 'link.txt'],
    ['export --to svg --out hardlink.txt small.hand', 'hardlink.txt'],
    ['export --to svg --out hands/ small.hand', 'hands/small-1.svg'],
    ['translate --to fa --out ./small.hand small.hand', './small.hand'],
    ['translate --to fa --out link.txt small.hand', 'link.txt'],
    ['translate --to fa --out hardlink.txt small.hand', 'hardlink.txt'],
    ['import --force --out hands foreign.phh', 'hands/foreign.hand'],
  ])('is not overwritten by %s', async (args, name) => {
    const { code, stderr } = await run(...args.split(' '));
    expect(stderr).toContain(`handscript: ${name}: is an input file; --out must name another file\n`);
    expect(code).toBe(2);
    expect(read('small.hand')).toBe(HAND);
    expect(read('foreign.phh')).toBe(PHH);
  });

  it('is not overwritten when it is redirected to standard input', () => {
    const input = fs.openSync(at('small.hand'), 'r');
    const args = [program.file, 'translate', '--to', 'fa', '--out', 'link.txt', '-', '--language', 'en'];
    const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: [input, 'ignore', 'ignore'] });
    fs.closeSync(input);
    expect(status).toBe(2);
    expect(read('small.hand')).toBe(HAND);
  });
});

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
