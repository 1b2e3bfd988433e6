/** `lint --fix`: files are written only where there is one way to read them, then checked as they are. */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { bundledProgram } from '../../support/program';

let program: Awaited<ReturnType<typeof bundledProgram>>;
beforeAll(async () => {
  program = await bundledProgram();
});
afterAll(() => program.remove());

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-fix-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const HAND = 'hand My hand\nblinds 50/100\nseats Raha, Kian\nRaha raises 300\nKian calls 300\n';
const MENDED = 'hand "My hand"\nblinds 50/100\nseats Raha, Kian\nRaha raises to 300\nKian calls to 300\n';

const write = (name: string, text: string): string => {
  fs.writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

it('writes safe fixes and reports the remaining findings', async () => {
  const file = write('a.hand', `\ufeff${HAND}flop\nKian bets 20\n`);
  const { code, stdout } = await program.run(['lint', '--fix', '--format', 'json', 'a.hand'], { cwd: folder });
  expect(fs.readFileSync(file, 'utf8')).toBe(`\ufeff${MENDED}flop\nKian bets 20\n`);
  const [{ diagnostics }] = (JSON.parse(stdout) as { files: [{ diagnostics: { code: string; range: unknown }[] }] })
    .files;
  expect(diagnostics.map((found) => found.code)).toEqual(['betting/under-min-bet']);
  expect(code).toBe(1);
});

it('also fixes mistakes that another mistake had hidden, so that a second run changes nothing', async () => {
  const file = write('e.hand', 'blinds 50/100\nseats A, B\nbranch "x"\nA raises 200\nbranch "y"\nB raises 300\n');
  expect((await program.run(['lint', '--fix', 'e.hand'], { cwd: folder })).code).toBe(0);
  const once = fs.readFileSync(file, 'utf8');
  expect(once).toBe('blinds 50/100\nseats A, B\nbranch "x"\nA raises to 200\nbranch "y"\nB raises to 300\nend\nend\n');
  await program.run(['lint', '--fix', 'e.hand'], { cwd: folder });
  expect(fs.readFileSync(file, 'utf8')).toBe(once);
});

it('writes into fences, and does not touch a clean file', async () => {
  const lesson = write('b.md', `# x\n\n> \`\`\`hand\n${HAND.replace(/^(?=.)/gm, '> ')}> \`\`\`\n`);
  const clean = write('c.hand', MENDED);
  fs.utimesSync(clean, 1000, 1000);
  expect((await program.run(['lint', '--fix', '.'], { cwd: folder })).code).toBe(0);
  expect(fs.readFileSync(lesson, 'utf8')).toBe(`# x\n\n> \`\`\`hand\n${MENDED.replace(/^(?=.)/gm, '> ')}> \`\`\`\n`);
  expect(fs.statSync(clean).mtimeMs).toBe(1_000_000);
});

it('does not fix diagnostics that the project has disabled', async () => {
  write('handscript.config.json', '{ "severity": { "betting/bare-raise": "off" } }');
  const file = write('d.hand', HAND);
  await program.run(['lint', '--fix', 'd.hand'], { cwd: folder });
  expect(fs.readFileSync(file, 'utf8')).toBe(MENDED.replace('raises to', 'raises'));
});

it('rejects standard input, since the fixes would be lost', async () => {
  const { code, stdout, stderr } = await program.run(['lint', '--fix', '-'], { stdin: HAND });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toBe('handscript: --fix: standard input has no file to write to\n');
});
