/** `handscript format`, `translate` and `words` as processes. */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wordsPage } from '../../../cli/output/wordsText';
import { projectFile } from '../../support/files';
import { bundledProgram, type Run } from '../../support/program';

const UNTIDY = 'hand   "x"\r\nblinds 1/2\r\n\r\n\r\nseats  3\r\nBTN raise to 6 # c\r\n';
const TIDY = 'hand "x"\r\nblinds 1/2\r\n\r\nseats 3\r\nBTN raises to 6 # c\r\n';

let program: Awaited<ReturnType<typeof bundledProgram>>;
let folder = '';

beforeAll(async () => {
  program = await bundledProgram();
});

afterAll(() => program.remove());

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-rewriting-'));
  put('untidy.hand', UNTIDY);
  put('marked.hand', `\ufeff${UNTIDY}`);
  put('tidy.hand', TIDY);
  put('lesson.md', '# Text  here\n\n```hand\nseats  3\n```\n');
  put('bytes.hand', Uint8Array.from([...Buffer.from('seats  3 # '), 0xff, 0x0a]));
  return () => fs.rmSync(folder, { recursive: true, force: true });
});

const put = (name: string, content: string | Uint8Array): void => fs.writeFileSync(path.join(folder, name), content);
const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');
const run = (args: readonly string[], stdin = ''): Promise<Run> => program.run(args, { cwd: folder, stdin });

describe('format', () => {
  it('writes files in place, keeps their byte-order mark and line ends, and names the changed files', async () => {
    const { code, stdout } = await run(['format', 'untidy.hand', 'marked.hand', 'tidy.hand', 'lesson.md']);
    expect(code).toBe(0);
    expect(stdout).toBe('untidy.hand\nmarked.hand\nlesson.md\n');
    expect(read('untidy.hand')).toBe(TIDY);
    expect(read('marked.hand')).toBe(`\ufeff${TIDY}`);
    expect(read('tidy.hand')).toBe(TIDY);
    expect(read('lesson.md')).toBe('# Text  here\n\n```hand\nseats 3\n```\n');
  });

  it('with --check, only lists the files that would change, and fails if there are any', async () => {
    const found = await run(['format', '--check', 'untidy.hand', 'tidy.hand']);
    expect([found.code, found.stdout]).toEqual([1, 'untidy.hand\n']);
    expect(read('untidy.hand')).toBe(UNTIDY);
    const clean = await run(['format', '--check', 'tidy.hand']);
    expect([clean.code, clean.stdout]).toEqual([0, '']);
  });

  it('formats standard input to standard output', async () => {
    const { code, stdout } = await run(['format', '--digits', 'native', '-'], 'بلایندها  1/2');
    expect([code, stdout]).toEqual([0, 'بلایندها ۱/۲']);
  });

  it('reports a file that it could not write back completely, and leaves it unchanged', async () => {
    const before = fs.readFileSync(path.join(folder, 'bytes.hand'));
    const { code, stderr } = await run(['format', 'bytes.hand', 'missing.hand', 'untidy.hand']);
    expect(code).toBe(2);
    expect(stderr).toContain('bytes.hand: not valid UTF-8');
    expect(stderr).toContain('missing.hand: no such file');
    expect(fs.readFileSync(path.join(folder, 'bytes.hand'))).toEqual(before);
    expect(read('untidy.hand')).toBe(TIDY);
  });
});

describe('translate', () => {
  it('prints the hand in another language, and reports the lines it could not translate', async () => {
    const text = 'seats 3\nblinds 1/2\nBTN raises to 6\nfoo bar\n';
    const { code, stdout, stderr } = await run(['translate', '--to', 'fa', '--digits', 'native', '-'], text);
    expect(code).toBe(0);
    expect(stdout).toBe('بازیکنان ۳\nبلایندها ۱/۲\nBTN به ۶ ریز می‌کند\nfoo bar\n');
    expect(stderr).toBe('handscript: standard input: not translated into "fa", because they cannot be read: line 4\n');
  });

  it('writes to another file or in place', async () => {
    await run(['translate', '--to', 'es', '--out', 'es.hand', 'tidy.hand']);
    expect(read('es.hand')).toBe('mano "x"\r\nciegas 1/2\r\n\r\nasientos 3\r\nBTN sube a 6 # c\r\n');
    expect(read('tidy.hand')).toBe(TIDY);
    await run(['translate', '--to', 'en', '--write', 'es.hand']);
    expect(read('es.hand')).toBe(TIDY);
  });

  it.each([
    [['--to', 'xx', 'tidy.hand'], '--to xx: choose one of en, fa, ar, hi, es'],
    [['--to', 'fa', '--write', '--out', 'a', 'tidy.hand'], 'choose one'],
    [['--to', 'fa', '--write', '-'], 'standard input has no file'],
    [['--to', 'fa', 'missing.hand'], 'missing.hand: no such file'],
    [['tidy.hand'], 'option "--to" is required'],
  ])('rejects %j', async (args, complaint) => {
    const { code, stdout, stderr } = await run(['translate', ...args]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(complaint);
  });
});

describe('words', () => {
  it('lists the phrases of a word in every language, or in one', async () => {
    const all = await run(['words', 'refund']);
    expect(all.stdout).toMatch(/^refund\n {2}en {2}refund\n {2}fa {2}برگشت, .*\n {2}ar {2}إعادة, .*\n {2}hi {2}वापसी°/);
    const one = await run(['words', 'वापस', '--language', 'hi']);
    expect(one.stdout).toMatch(/^refund\n {2}hi {2}वापसी°.*\n\n°/);
  });

  it('reports an unknown word', async () => {
    const { code, stderr } = await run(['words', 'refunding']);
    expect([code, stderr]).toEqual([2, 'handscript: no word of the notation begins with "refunding"\n']);
  });

  it('matches docs/words.md (to update it: `handscript words --format markdown > docs/words.md`)', () => {
    expect(projectFile('docs/words.md')).toBe(wordsPage());
    expect(wordsPage(['unit'], ['es'])).toBe(
      '## Set-up and structure\n\n### `unit`\n\n- <bdi>Español</bdi>: <bdi>unidad° · ficha mínima°</bdi>\n',
    );
  });
});
