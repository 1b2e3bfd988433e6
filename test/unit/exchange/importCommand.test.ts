/** `handscript import` as a process: the hands on one stream, the report on the other, the exit code. */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledProgram, type RunOptions } from '../../support/program';

const HEAD = "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nstarting_stacks = [90, 90, 90]\n";
const GOOD = `${HEAD}actions = ['p3 cbr 6', 'p1 f', 'p2 f']\nfinishing_stacks = [89, 88, 93]\n`;
const REFUSED = `${HEAD}actions = ['p3 cbr 6', 'p1 cbr 7', 'p2 f']\n`;
const BROKEN = `${HEAD}actions = ['p3 cbr 6', 'p7 f']\n`;
const RAZZ = "variant = 'FR'\n";
const LOG = 'STATE:0:r300f:AcKd|QhQs:-100|100:A|B\n';

let program: Awaited<ReturnType<typeof bundledProgram>>;
let folder = '';

beforeAll(async () => {
  program = await bundledProgram();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-imports-'));
  const files: Record<string, string> = {
    'good.phh': GOOD,
    'refused.phh': REFUSED,
    'broken.phh': BROKEN,
    'razz.phh': RAZZ,
    'match.log': LOG,
    'other.txt': 'hello\n',
    'session.phhs': `[1]\n${GOOD}[2]\n${BROKEN}[3]\n${RAZZ}[4]\n${GOOD}`,
    'many/a/1.phh': GOOD,
    'many/b/1.phh': GOOD,
    'many/readme.txt': 'no hand\n',
  };
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
});

afterAll(() => {
  program.remove();
  fs.rmSync(folder, { recursive: true, force: true });
});

const run = (args: readonly string[], options: RunOptions = {}) => program.run(args, { cwd: folder, ...options });

describe('import', () => {
  it('prints a hand that lints clean, and says how many', async () => {
    const { code, stdout, stderr } = await run(['import', 'good.phh']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'handscript: 1 hand imported\n' });
    expect(stdout).toBe(
      [
        'hand "good"',
        'game NLHE',
        'blinds 1/2',
        'stacks 90',
        'seats SB, BB, BTN',
        '',
        'BTN raises to 6, SB and BB fold',
        '',
        'expect SB net -1, BB net -2, BTN net +3',
        '',
      ].join('\n'),
    );
    expect(await run(['lint', '-'], { stdin: stdout })).toMatchObject({
      code: 0,
      stdout: 'no problems (1 hand in 1 file)\n',
    });
  });

  it('ends with 1 for an action that the rules refuse, and shows it', async () => {
    const { code, stdout, stderr } = await run(['import', 'refused.phh']);
    expect(code).toBe(1);
    expect(stdout).toContain('\nSB raises to 7, BB folds\n');
    expect(stderr).toMatch(
      /^handscript: refused\.phh:5: "SB raises to 7, BB folds": .*10.* \[betting\/under-min-raise\]$/m,
    );
    expect(stderr).toMatch(/^handscript: 1 hand imported, 1 with rule violations$/m);
  });

  it('ends with 1 for a game that is not played, and names it', async () => {
    const { code, stdout, stderr } = await run(['import', 'good.phh', 'razz.phh']);
    expect(code).toBe(1);
    expect(stdout).toContain('hand "good"');
    expect(stderr).toContain('handscript: 1 hand of an unsupported game: fixed-limit razz (FR), razz.phh:1\n');
  });

  it('ends with 2 for what cannot be read, with its line; the other hands are imported', async () => {
    const { code, stdout, stderr } = await run(['import', 'session.phhs']);
    expect(code).toBe(2);
    expect(stdout.match(/^hand ".*"$/gm)).toEqual(['hand "Hand 1"', 'hand "Hand 4"']);
    expect(stdout).toContain('\n\n\nhand "Hand 4"\n');
    expect(stderr).toContain('session.phhs:13: hand 2: not imported: action 2, “p7 f”: there are only 3 players\n');
    expect(stderr).toContain('handscript: 2 hands imported, 1 unreadable\n');
  });

  it('names the line of the very action, and how the file counts the hand', async () => {
    const actions = ["'p3 cbr 6',", "'p1 f',", "'p2 cbr 7',", "'p3 cc',", "'d db 2c2c9d',"].join('\n  ');
    const hand = `${HEAD}actions = [\n  ${actions}\n]\n`;
    const { stderr } = await run(['import', '--from', 'phh', '-'], { stdin: `[7]\n${GOOD}\n[8]\n${hand}` });
    // Hand 8 begins at line 9; its actions begin at line 15.
    expect(stderr).toMatch(/^handscript: -:17: hand 8: "BB raises to 7, BTN calls": .* \[betting\/under-min-raise\]$/m);
    expect(stderr).toMatch(/^handscript: -:19: hand 8: "flop 2c 2c 9d": .* \[cards\/duplicate\]$/m);
  });

  it('a remark on many hands tells where the first stands', async () => {
    const log =
      'STATE:3:fc/:AcKd|QhQs:-50|50:A|B\n# end\nSTATE:4:r300f:AcKd|QhQs:-100|100:A|B\nSTATE:5:r300f:AcKd|QhQs:-100|100:A|B\n';
    const { stderr } = await run(['import', '-'], { stdin: log });
    expect(stderr).toContain('handscript: -:1: hand 3: not imported: ');
    expect(stderr).toContain('handscript: 2 hands, first -:3: hand 4: the log does not give the blinds and stacks');
  });

  it('ends with 2 for files that are missing or of another format', async () => {
    const { code, stdout, stderr } = await run(['import', 'none.phh', 'other.txt', 'good.phh']);
    expect(code).toBe(2);
    expect(stdout).toContain('hand "good"');
    expect(stderr).toContain('handscript: none.phh: no such file or folder\n');
    expect(stderr).toContain('handscript: other.txt: neither a PHH file nor an ACPC log\n');
  });

  it('reads a log, from standard input too, with the blinds it is told', async () => {
    const usual = await run(['import', 'match.log']);
    expect(usual).toMatchObject({ code: 0, stdout: expect.stringContaining('\nblinds 50/100\nstacks 20000\n') });
    expect(usual.stderr).toContain(
      'match.log:1: hand 0: the log does not give the blinds and stacks; the usual ones are used: ',
    );
    const told = await run(['import', '--blinds', '25/100', '--stack', '5000', '-'], { stdin: LOG });
    expect(told.stdout).toContain('\nblinds 25/100\nstacks 5000\n');
    expect(told.stderr).toBe('handscript: 1 hand imported\n');
  });

  it('--from says what a file is', async () => {
    const { code, stdout } = await run(['import', '--from', 'phh', '-'], { stdin: GOOD });
    expect({ code, first: stdout.split('\n')[0] }).toEqual({ code: 0, first: 'hand' });
    expect((await run(['import', '--from', 'acpc', 'good.phh'])).code).toBe(2);
  });

  it('--positions calls the players by their seats', async () => {
    const { stdout } = await run(['import', '--positions', 'match.log']);
    expect(stdout).toMatch(/^ {2}SB Qh Qs\n {2}BB Ac Kd$/m);
    expect(stdout).toContain('\nexpect SB net +100, BB net -100\n');
  });

  it.each([
    [['--blinds', '50', 'match.log'], '--blinds 50: write both blinds, as in 50/100'],
    [['--blinds', 'a/b', 'match.log'], '--blinds: "a" is not an amount'],
    [['--stack', '-3', 'match.log'], '--stack: "-3" is not an amount'],
  ])('refuses %j', async (args, reason) => {
    const { code, stderr, stdout } = await run(['import', ...args]);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `handscript: ${reason}\n` });
  });
});

describe('import --out', () => {
  it('writes a file for each file of a folder and never replaces one unasked', async () => {
    const out = path.join(folder, 'out');
    const first = await run(['import', '--out', 'out', 'many']);
    expect(first).toMatchObject({ code: 0, stdout: '', stderr: 'handscript: 2 hands imported\n' });
    expect(fs.readdirSync(out).sort()).toEqual(['1-2.hand', '1.hand']);
    expect(fs.readFileSync(path.join(out, '1.hand'), 'utf8')).toMatch(/^hand "1"\ngame NLHE\n/);

    fs.writeFileSync(path.join(out, '1.hand'), 'mine\n');
    const second = await run(['import', '--out', 'out', 'many/a/1.phh']);
    expect(second.code).toBe(2);
    expect(second.stderr).toMatch(/1\.hand: already exists; use --force to replace it$/m);
    expect(fs.readFileSync(path.join(out, '1.hand'), 'utf8')).toBe('mine\n');

    expect((await run(['import', '--force', '--out', 'out', 'many/a/1.phh'])).code).toBe(0);
    expect(fs.readFileSync(path.join(out, '1.hand'), 'utf8')).toMatch(/^hand "1"\n/);
  });
});
