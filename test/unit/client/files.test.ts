import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { answerForFiles } from '../../../client/files';

/** A file's or a folder's address, as far as the code under test asks for it. */
const place = (address: string) => ({ scheme: address.slice(0, address.indexOf(':')), toString: () => address });
type Place = ReturnType<typeof place>;

/** Every file that there is, what the editor's search says to each question, and which folders were read. */
let files: readonly string[] = [];
let search: () => Promise<readonly Place[]> = async () => [];
const read: string[] = [];
let isCancelled = false;
const token = {
  get isCancellationRequested() {
    return isCancelled;
  },
  onCancellationRequested: () => undefined,
};
const workspace = vi.hoisted(() => ({
  workspaceFolders: [] as { uri: unknown }[],
  findFiles: vi.fn(),
  fs: { readDirectory: vi.fn() },
}));

vi.mock('vscode', () => ({
  workspace,
  FileType: { File: 1, Directory: 2 },
  Uri: { joinPath: (folder: Place, name: string) => place(`${folder}/${name}`) },
  CancellationTokenSource: class {
    #listeners: (() => void)[] = [];
    token = { onCancellationRequested: (listener: () => void) => this.#listeners.push(listener) };
    cancel(): void {
      for (const listener of this.#listeners) listener();
    }
  },
}));

function open(...folders: readonly string[]): void {
  workspace.workspaceFolders = folders.map((uri) => ({ uri: place(uri) }));
}

/** What the editor tells the server of a question. */
async function found(limit = 100): Promise<readonly string[]> {
  const answers = new Map<string, (wanted: unknown, token: unknown) => Promise<readonly string[]>>();
  const client = {
    registerFeature: () => undefined,
    onRequest: (name: string, answer: never) => answers.set(name, answer),
  };
  answerForFiles(client as unknown as BaseLanguageClient);
  const answer = answers.get('handscript/findFiles')?.({ endings: ['.hand', '.md'], limit }, token);
  await vi.advanceTimersByTimeAsync(5000);
  return (await answer) ?? [];
}

beforeEach(() => {
  vi.useFakeTimers();
  read.length = 0;
  isCancelled = false;
  search = async () => [];
  workspace.findFiles.mockImplementation(() => search());
  workspace.fs.readDirectory.mockImplementation(async (folder: Place) => {
    read.push(String(folder));
    const within = files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(`${folder}/`.length));
    if (within.length === 0) throw new Error('no such folder');
    return [...new Set(within.map((file) => file.split('/')[0]))].map((name) => [
      name,
      within.includes(`${name}`) ? 1 : 2,
    ]);
  });
});
afterEach(() => vi.useRealTimers());

describe('the files of a workspace', () => {
  it('are found by the editor on a disk', async () => {
    open('file:///a');
    expect(await found()).toEqual([]);
    search = async () => [place('file:///a/x.hand')];
    expect(await found()).toEqual(['file:///a/x.hand']);
    expect(read).toEqual([]);
  });

  it('are read from folders if the editor finds none or has no search provider', async () => {
    files = ['mem:/a/x.hand', 'mem:/a/b/Y.HAND', 'mem:/a/b/z.txt', 'mem:/a/.git/x.md', 'mem:/a/node_modules/x.md'];
    open('mem:/a');
    const all = ['mem:/a/x.hand', 'mem:/a/b/Y.HAND'];
    expect(await found()).toEqual(all);
    search = () => new Promise(() => undefined);
    expect(await found()).toEqual(all);
    expect(await found(1)).toEqual(all.slice(0, 1));
  });

  it('are not read from folders that the editor can search', async () => {
    files = ['mem:/a/x.hand', 'vfs:/b/y.hand'];
    open('file:///c', 'mem:/a', 'vfs:/b');
    search = async () => [place('file:///c/1.hand'), place('vfs:/b/y.hand'), place('mem:/aa/z.hand')];
    expect(await found()).toEqual(['file:///c/1.hand', 'vfs:/b/y.hand', 'mem:/aa/z.hand', 'mem:/a/x.hand']);
    expect(read).toEqual(['mem:/a']);
  });

  it('are read up to a limit, and not after a cancellation', async () => {
    files = Array.from({ length: 1000 }, (_, i) => `mem:/a/${i}/x.hand`);
    open('mem:/a');
    expect(await found(5000)).toHaveLength(499);
    isCancelled = true;
    expect(await found()).toEqual([]);
  });
});
