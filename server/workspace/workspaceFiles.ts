import { type Connection, RequestType } from 'vscode-languageserver';

/** Larger files are left alone: nobody writes so many hands by himself. */
const MAX_BYTES = 4_000_000;

/** The file system of the machine that the server runs on, for clients that do not answer for files themselves. */
export interface Disk {
  /** A file's text; null where there is none, it is larger than `maxBytes`, or it cannot be read. */
  readFile(uri: string, maxBytes: number): Promise<string | null>;
  /** Files below a folder whose names end in one of `endings`, in no particular order. */
  findFiles(folder: string, endings: readonly string[], limit: number): Promise<readonly string[]>;
}

/** A client that answers these says `experimental.handscriptFiles` in its capabilities. */
const READ_FILE = new RequestType<{ uri: string; maxBytes: number }, string | null, void>('handscript/readFile');
const FIND_FILES = new RequestType<{ endings: readonly string[]; limit: number }, string[], void>(
  'handscript/findFiles',
);

/**
 * Files that are not open, by URI. The client is asked where it answers for them: it knows virtual file systems and
 * what the user excludes, and a worker has no disk. Else the disk is read; where there is none, there are no files.
 */
export class WorkspaceFiles {
  /** Whether the client answers for files. */
  canAsk = false;
  /** The folder that the client opened, for clients that know no workspace folders. */
  root: string | null = null;
  /** Whether the client tells its workspace folders. */
  knowsFolders = false;
  readonly #listeners: ((uris: readonly string[]) => void)[] = [];
  readonly #folderListeners: (() => void)[] = [];

  constructor(
    private readonly connection: Connection,
    private readonly disk: Disk | null,
  ) {}

  /** The text; null where there is none, it is too large, or it cannot be read. */
  async readFile(uri: string): Promise<string | null> {
    try {
      if (this.canAsk) return textIn(await this.connection.sendRequest(READ_FILE, { uri, maxBytes: MAX_BYTES }));
      return (await this.disk?.readFile(uri, MAX_BYTES)) ?? null;
    } catch {
      return null;
    }
  }

  /**
   * Files of the workspace whose names end in one of `endings` (`.hand`, `handscript.config.json`), in no particular
   * order, at most `limit`.
   */
  async findFiles(endings: readonly string[], limit: number): Promise<readonly string[]> {
    try {
      if (this.canAsk) return textsIn(await this.connection.sendRequest(FIND_FILES, { endings, limit }));
      if (this.disk === null) return [];
      const found: string[] = [];
      for (const folder of await this.folders()) {
        found.push(...(await this.disk.findFiles(folder, endings, limit - found.length)));
        if (found.length >= limit) break;
      }
      return found;
    } catch {
      return [];
    }
  }

  /** Calls back with what the client says has been made, changed or deleted. */
  onChanged(listener: (uris: readonly string[]) => void): void {
    this.#listeners.push(listener);
  }

  /** The client says that files were made, changed or deleted. */
  filesChanged(uris: readonly string[]): void {
    for (const listener of this.#listeners) listener(uris);
  }

  /** Calls back when the workspace has other folders. */
  onFoldersChanged(listener: () => void): void {
    this.#folderListeners.push(listener);
  }

  /** The client says that folders were added to the workspace or taken away. */
  foldersChanged(): void {
    for (const listener of this.#folderListeners) listener();
  }

  /** The folders of the workspace; the one that the client opened where it does not answer for them. */
  async folders(): Promise<readonly string[]> {
    const folders: unknown = this.knowsFolders ? await this.#askForFolders() : null;
    if (Array.isArray(folders)) return textsIn(folders.map((folder) => folder?.uri));
    return this.root === null ? [] : [this.root];
  }

  async #askForFolders(): Promise<unknown> {
    try {
      return await this.connection.workspace.getWorkspaceFolders();
    } catch (error) {
      this.connection.console.warn(`The client did not tell its folders: ${String(error)}`);
      return null;
    }
  }
}

/** A client's answer may have any shape. */
const textIn = (answer: unknown): string | null => (typeof answer === 'string' ? answer : null);

const textsIn = (answer: unknown): readonly string[] =>
  Array.isArray(answer) ? answer.filter((each): each is string => typeof each === 'string') : [];
