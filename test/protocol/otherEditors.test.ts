/** The real Neovim and Emacs, set up with the lines of docs/editors.md. */
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFile, projectRoot } from '../support/files';
import { bundledServer } from '../support/lspClient';

const LESSON = `hand "حداقل"
بلایند ۱۰۰/۲۰۰
بازیکنان سارا ۲۰۰۰۰، رها ۲۰۰۰۰، نوید ۲۰۰۰۰، مینا ۲۰۰۰۰

نوید به ۵۰۰ ریز می‌کند
مینا به ۷۰۰ ریز می‌کند
`;
const WRONG_LINE = 6;
const RIGHT_TEXT = 'مینا به ۸۰۰ ریز می‌کند';

const EDITORS = [
  {
    name: 'Neovim',
    program: 'nvim',
    setup: 'lua',
    arguments: ['--headless', '-u', 'NONE', '-i', 'NONE', '-c', `luafile ${driver('neovim.lua')}`],
  },
  { name: 'Emacs', program: 'emacs', setup: 'elisp', arguments: ['--batch', '-q', '-l', driver('emacs.el')] },
] as const;

function driver(file: string): string {
  return path.join(projectRoot, 'test/editor/others', file);
}

/** Whether the program is there and (Emacs before 29) has what it needs. */
function isThere(program: (typeof EDITORS)[number]['program']): boolean {
  const asked = program === 'nvim' ? ['--version'] : ['--batch', '-q', '-f', 'package-initialize', '-l', 'eglot'];
  return spawnSync(program, asked, { timeout: 20_000 }).status === 0;
}

let server: Awaited<ReturnType<typeof bundledServer>>;
let folder: string;
beforeAll(async () => {
  server = await bundledServer('process');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-editors-'));
  const program = path.join(folder, 'handscript-language-server');
  fs.writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${server.file}" "$@"\n`, { mode: 0o755 });
});
afterAll(() => {
  server.remove();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe.each(EDITORS)('$name', ({ name, program, setup, arguments: args }) => {
  const there = isThere(program);
  if (!there) console.log(`${name} is not on this machine: its test is left out`);

  // The editors are Debian packages, not npm packages: the test is skipped if they are not installed.
  it.skipIf(!there)('shows diagnostics, explains them, and clears them after an edit', () => {
    const lesson = path.join(folder, 'lesson.hand');
    fs.writeFileSync(lesson, LESSON);
    const lines = new RegExp(`\`\`\`${setup}\n([^]*?)\`\`\``).exec(projectFile('docs/editors.md'))?.[1] ?? '';
    fs.writeFileSync(path.join(folder, 'setup'), lines);
    const { stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      timeout: 60_000,
      env: {
        ...process.env,
        HOME: folder,
        PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}`,
        LANG: 'C.UTF-8',
        LESSON: lesson,
        SETUP: path.join(folder, 'setup'),
        WRONG_LINE: String(WRONG_LINE),
        RIGHT_TEXT,
      },
    });
    const output = stdout.trim().split('\n');
    const seen = (start: string): string[] => output.filter((line) => line.startsWith(start));
    const [finding = '', ...others] = seen('finding ');
    expect(others, stderr).toEqual([]);
    expect(finding, stderr).toContain(`finding ${WRONG_LINE} `);
    expect(finding).toContain('«۷۰۰»');
    expect(finding).toContain('betting/under-min-raise');
    expect(seen('hover ')[0]).toContain('۸۰۰');
    expect(Number(seen('completions ')[0]?.split(' ')[1])).toBeGreaterThan(3);
    if (program === 'nvim') expect(seen('fix ').join()).toContain('۸۰۰');
    expect(seen('after the edit')).toEqual(['after the edit clean']);
  });
});
