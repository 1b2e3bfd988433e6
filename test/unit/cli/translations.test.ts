/** `handscript lint` where the project file declares translations. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWith } from '../../support/folder';
import { bundledProgram } from '../../support/program';

const lesson = (raise: string, pot: string): string =>
  `\`\`\`hand open\nblinds 1/2\nseats 3\n${raise}\n\`\`\`\n\nThe pot is ${pot}<!-- = open: pot -->.\n`;

const FILES = {
  'handscript.config.json': JSON.stringify({
    translations: [
      ['one.en.md', 'more/one.es.md', './one.fa.md'],
      ['two.en.md', 'two.fa.md'],
    ],
  }),
  'one.en.md': lesson('BTN raises to 6', '9'),
  'more/one.es.md': lesson('BTN sube a 6', '9'),
  'one.fa.md': lesson('باتن به ۷ ریز می‌کند', '۱۰'),
  'two.en.md': lesson('BTN raises to 6', '9'),
  'alone.md': lesson('BTN raises to 8', '11'),
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

const lint = (...args: string[]) => program.run(['lint', '--language', 'en', ...args], { cwd: root });

describe('lint', () => {
  it('reports where a version differs from the first of its set, with the value and place there', async () => {
    const { code, stdout } = await lint('one.fa.md');
    expect(code).toBe(1);
    expect(stdout).toContain('open: step ۳, seat ۳: preflop: raise ۷ here, preflop: raise ۶ in one.en.md.');
    expect(stdout).toContain('one.en.md:4:1: the same place in one.en.md');
    expect(stdout).toMatch(/open: pot: \S+ here, \S+ in one\.en\.md\. \[text\/translation-differs\]/);
    expect(stdout).toContain('one.en.md:7:12: the same place in one.en.md');
  });

  it('reports on the first version which others differ, and does not mention those that agree', async () => {
    const { stdout } = await lint('--format', 'json', 'one.en.md', 'more', 'alone.md');
    const { files }: { files: { path: string; diagnostics: { code: string; related: { path: string }[] }[] }[] } =
      JSON.parse(stdout);
    expect(
      files.map((file) => [file.path, ...file.diagnostics.map(({ related }) => related.map((place) => place.path))]),
    ).toEqual([['one.en.md', ['one.fa.md'], ['one.fa.md']], ['more/one.es.md'], ['alone.md']]);
  });

  it('reports a missing version', async () => {
    const { code, stdout, stderr } = await lint('two.en.md');
    expect(code).toBe(2);
    expect(stderr).toContain('two.fa.md');
    expect(stdout).toContain('no problems');
  });
});
