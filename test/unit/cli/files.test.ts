import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FoundFiles, findFiles } from '../../../cli/input/files';
import { localizerFor } from '../../../cli/messages/index';

let folder = '';

function write(...names: string[]): void {
  for (const name of names) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), '');
  }
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-files-'));
  write(
    'lessons/b.hand',
    'lessons/a.hand',
    'lessons/B/c.md',
    'lessons/x.mdx',
    'lessons/y.markdown',
    'lessons/notes.txt',
  );
  write(
    'lessons/node_modules/p/z.hand',
    'lessons/.hidden/z.hand',
    'lessons/sub/node_modules/z.hand',
    'empty/notes.txt',
  );
  write('lessons/UPPER.HAND', 'درس/دست.hand');
});

afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

function find(args: readonly string[]): Promise<FoundFiles> {
  return findFiles(args, folder);
}

const inFolder = [
  'lessons/B/c.md',
  'lessons/UPPER.HAND',
  'lessons/a.hand',
  'lessons/b.hand',
  'lessons/x.mdx',
  'lessons/y.markdown',
];

describe('findFiles', () => {
  it("lists a folder's lesson files by path, without node_modules and dot folders", async () => {
    expect(await find(['lessons'])).toEqual({ paths: inFolder, problems: [] });
  });

  it('keeps paths as they were given', async () => {
    expect((await find(['./lessons/'])).paths).toEqual(inFolder.map((file) => `./${file}`));
    expect((await find(['./lessons/a.hand'])).paths).toEqual(['./lessons/a.hand']);
    const absolute = path.join(folder, 'lessons/a.hand');
    expect((await find([absolute])).paths).toEqual([absolute]);
  });

  it('keeps the order of the arguments and names each file once', async () => {
    const { paths } = await find(['lessons/b.hand', '-', 'lessons', './lessons/a.hand']);
    expect(paths).toEqual(['lessons/b.hand', '-', ...inFolder.filter((file) => file !== 'lessons/b.hand')]);
  });

  it('accepts a named file with any extension', async () => {
    expect((await find(['lessons/notes.txt'])).paths).toEqual(['lessons/notes.txt']);
  });

  it('matches patterns', async () => {
    expect((await find(['lessons/*.hand'])).paths).toEqual(['lessons/a.hand', 'lessons/b.hand']);
    expect((await find(['./lessons/**/*.md'])).paths).toEqual(['./lessons/B/c.md']);
    expect((await find(['lessons/{a,b}.hand'])).paths).toEqual(['lessons/a.hand', 'lessons/b.hand']);
    expect((await find([`${folder}/lessons/a*.hand`])).paths).toEqual([`${folder}/lessons/a.hand`]);
  });

  it('matches only lesson files with a pattern without an extension', async () => {
    expect((await find(['lessons/*'])).paths).toEqual(inFolder.filter((file) => file !== 'lessons/B/c.md'));
    expect((await find(['lessons/*.txt'])).paths).toEqual(['lessons/notes.txt']);
  });

  it('accepts links to files, and does not follow links to folders', async () => {
    write('linked/lesson.hand', 'linked/sub/other.hand');
    fs.symlinkSync('lesson.hand', path.join(folder, 'linked/again.hand'));
    fs.symlinkSync('..', path.join(folder, 'linked/sub/up'));
    expect((await find(['linked'])).paths).toEqual([
      'linked/again.hand',
      'linked/lesson.hand',
      'linked/sub/other.hand',
    ]);
  });

  it('accepts names in any script', async () => {
    expect((await find(['درس'])).paths).toEqual(['درس/دست.hand']);
  });

  it('reports arguments that match nothing, and continues', async () => {
    const { paths, problems } = await find(['nowhere.hand', '', 'empty', 'lessons/*.foo', 'lessons/a.hand']);
    const { say } = localizerFor('en');
    expect(paths).toEqual(['lessons/a.hand']);
    expect(problems.map(({ key, values }) => say(key, values))).toEqual([
      'nowhere.hand: no such file or folder',
      'an empty path names no file',
      'empty: no .hand or Markdown file in this folder',
      'lessons/*.foo: no file matches this pattern',
    ]);
  });
});
