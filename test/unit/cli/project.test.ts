/** `handscript` in folders with project files. */
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_DIAGNOSTICS } from '../../../language/project/codes';
import { folderWith } from '../../support/folder';
import { bundledProgram, type Run, type RunOptions } from '../../support/program';

/** Two short all-ins: together a full raise, but not so for online rooms, where A may not raise. */
const PLAY = `blinds 50/100
seats A 1000, B 1000, C 180, D 250
flop
pot 400
A bets 100, B calls, C all-in 180, D all-in 250
illegal not-reopened: A raises to 700
`;
const PERSIAN = 'بلایند ۵۰/۱۰۰\nبازیکنان 6\nUTG raises to 150\n';

const FILES = {
  'tda/one.hand': PLAY,
  'tda/named.hand': `rules online\n${PLAY}`,
  'online/handscript.config.json': '{ "rules": "online", "language": "es" } // a comment',
  'online/one.hand': PLAY,
  'online/lesson.md': `# Lesson\n\n\`\`\`hand\n${PLAY}\`\`\`\n`,
  'online/below/two.hand': PLAY,
  'online/strict/handscript.config.json': '{ "severity": { "expect/not-illegal": "warning" }, "digits": "latin" }',
  'online/strict/three.hand': PLAY,
  'online/strict/persian.hand': PERSIAN,
  'off/handscript.config.json': '{ "severity": { "expect/not-illegal": "off" } }',
  'off/one.hand': PLAY,
  'wrong/handscript.config.json': '{\n  "rulse": "online",\n  "rules": "online"\n}\n',
  'wrong/one.hand': PLAY,
  'wrong/two.hand': PLAY,
  'folder/handscript.config.json/x': '',
  'folder/one.hand': PLAY,
};

let program: Awaited<ReturnType<typeof bundledProgram>>;
let folder: ReturnType<typeof folderWith>;
let root = '';
beforeAll(async () => {
  program = await bundledProgram();
  folder = folderWith(FILES);
  root = folder.root;
});
afterAll(() => {
  program.remove();
  folder.remove();
});

const run = (args: readonly string[], options: RunOptions = {}): Promise<Run> =>
  program.run(args, { cwd: root, env: { LANG: 'en_US.UTF-8' }, ...options });

/** The findings of a run: `path code severity`. */
async function found(...args: string[]): Promise<string[]> {
  const { stdout } = await run(['lint', '--format', 'json', ...args]);
  const { files }: { files: { path: string; diagnostics: { code: string; severity: string }[] }[] } =
    JSON.parse(stdout);
  return files.flatMap((file) => file.diagnostics.map(({ code, severity }) => `${file.path} ${code} ${severity}`));
}

describe('lint', () => {
  it('plays hands under the profile of the nearest project file, unless they name their own', async () => {
    expect(await found('tda', 'online/one.hand', 'online/lesson.md', 'online/below')).toEqual([
      'tda/one.hand expect/not-illegal error',
    ]);
  });

  it('uses only the nearest project file', async () => {
    expect(await found('online/strict/three.hand')).toEqual(['online/strict/three.hand expect/not-illegal warning']);
    expect((await run(['lint', 'online/strict/three.hand'])).code).toBe(0);
  });

  it('omits disabled diagnostics', async () => {
    expect(await run(['lint', 'off'])).toMatchObject({ code: 0, stdout: 'no problems (1 hand in 1 file)\n' });
  });

  it('uses the language and digits of the project file, unless the command names a language', async () => {
    const { stdout } = await run(['lint', 'online/strict/persian.hand']);
    expect(stdout).toContain('200');
    expect(stdout).toMatch(/\p{Script=Arabic}{3}/u);
    const spanish = { cwd: path.join(root, 'online'), stdin: 'seats 2\nblinds 1/2\nxyz\n' };
    expect((await run(['lint', '-'], spanish)).stdout).toMatch(/No |ning[uú]n|nadie|juga/);
    expect((await run(['lint', '--language', 'en', '-'], spanish)).stdout).toMatch(/ is neither /);
  });

  it('reports the mistakes in a project file once, and applies its other settings', async () => {
    const { code, stdout } = await run(['lint', 'wrong']);
    expect(code).toBe(1);
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'wrong/handscript.config.json:2:3: error “rulse” is not a key of a project file; did you mean “rules”? [config/unknown-key]',
      ' 2 |   "rulse": "online",',
      '   |   ^^^^^^^',
    ]);
    expect(await found('wrong')).toEqual(['wrong/handscript.config.json config/unknown-key error']);
  });

  it('checks a project file given as an argument', async () => {
    expect(await found('wrong/handscript.config.json')).toEqual([
      'wrong/handscript.config.json config/unknown-key error',
    ]);
    expect((await run(['lint', 'off/handscript.config.json'])).code).toBe(0);
  });

  it('reports an unreadable project file, and still checks the hands', async () => {
    const { code, stdout, stderr } = await run(['lint', 'folder/one.hand']);
    expect(code).toBe(2);
    expect(stderr).toContain('folder/handscript.config.json');
    expect(stdout).toContain('expect/not-illegal');
  });
});

describe('inspect', () => {
  it('plays hands under the profile of the project file', async () => {
    expect(await run(['inspect', 'online/one.hand'])).toMatchObject({ code: 0, stderr: '' });
    expect((await run(['inspect', 'tda/one.hand'])).code).toBe(1);
  });
});

describe('explain', () => {
  it.each(Object.keys(PROJECT_DIAGNOSTICS))('explains %s', async (code) => {
    const { code: exit, stdout } = await run(['explain', code]);
    expect(exit).toBe(0);
    const [title = '', text = '', link = ''] = stdout.split('\n\n');
    expect(title).toMatch(new RegExp(`^${code}  (error|warning)$`));
    expect(text.length).toBeGreaterThan(40);
    expect(link).toContain(`docs/configuration.md#${code.replace('/', '')}`);
  });
});
