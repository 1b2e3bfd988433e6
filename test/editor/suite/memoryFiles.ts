import * as vscode from 'vscode';

type Entry = Uint8Array | 'folder';

/** A file system that nobody can search, in the memory of the extension host. */
export class MemoryFiles implements vscode.FileSystemProvider {
  readonly #entries = new Map<string, Entry>([['/', 'folder']]);
  readonly #written = new Map<string, number>();
  readonly #changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly onDidChangeFile = this.#changed.event;

  /** @param texts by their paths */
  constructor(texts: Readonly<Record<string, string>>) {
    for (const [path, text] of Object.entries(texts)) this.write(path, text);
  }

  /** Writes a file, and the folders that it lies in. */
  write(path: string, text: string): void {
    const names = path.split('/');
    for (let end = 2; end < names.length; end += 1) this.#entries.set(names.slice(0, end).join('/'), 'folder');
    this.writeFile(vscode.Uri.from({ scheme: 'memfs', path }), new TextEncoder().encode(text));
  }

  watch(): vscode.Disposable {
    return new vscode.Disposable(() => undefined);
  }

  stat(uri: vscode.Uri): vscode.FileStat {
    const entry = this.#at(uri);
    const type = entry === 'folder' ? vscode.FileType.Directory : vscode.FileType.File;
    return { type, ctime: 0, mtime: this.#written.get(uri.path) ?? 0, size: entry === 'folder' ? 0 : entry.length };
  }

  readDirectory(uri: vscode.Uri): [string, vscode.FileType][] {
    const top = uri.path === '/' ? '/' : `${uri.path}/`;
    return [...this.#entries.keys()]
      .filter((path) => path !== top && path.startsWith(top) && !path.slice(top.length).includes('/'))
      .map((path) => [path.slice(top.length), this.stat(uri.with({ path })).type]);
  }

  createDirectory(uri: vscode.Uri): void {
    this.#entries.set(uri.path, 'folder');
  }

  readFile(uri: vscode.Uri): Uint8Array {
    const entry = this.#at(uri);
    if (entry === 'folder') throw vscode.FileSystemError.FileIsADirectory(uri);
    return entry;
  }

  writeFile(uri: vscode.Uri, content: Uint8Array): void {
    const type = this.#entries.has(uri.path) ? vscode.FileChangeType.Changed : vscode.FileChangeType.Created;
    this.#entries.set(uri.path, content);
    this.#written.set(uri.path, this.#written.size + 1);
    this.#changed.fire([{ type, uri }]);
  }

  delete(uri: vscode.Uri): void {
    this.#entries.delete(uri.path);
    this.#changed.fire([{ type: vscode.FileChangeType.Deleted, uri }]);
  }

  rename(): void {
    throw vscode.FileSystemError.NoPermissions();
  }

  #at(uri: vscode.Uri): Entry {
    const entry = this.#entries.get(uri.path);
    if (entry === undefined) throw vscode.FileSystemError.FileNotFound(uri);
    return entry;
  }
}
