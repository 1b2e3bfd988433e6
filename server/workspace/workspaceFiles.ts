/** Reads and finds files of the workspace, through the client or from disk. */
import { type Connection, RequestType } from 'vscode-languageserver';

/** Larger files are ignored: nobody writes that many hands by hand. */
const MAX_BYTES = 4_000_000;

/** The file system of the server's machine, for clients that do not serve files. */
export interface Disk {
  /** The text of a file; null if it does not exist, is larger than `maxBytes`, or cannot be read. */
  readFile(uri: string, maxBytes: number): Promise<string | null>;
  /** Files below a folder whose names end in one of `endings`, in any order. */
  findFiles(folder: string, endings: readonly string[], limit: number): Promise<readonly string[]>;
}

/** Clients that answer these requests announce `experimental.handscriptFiles`. */
const READ_FILE = new RequestType<{ uri: string; maxBytes: number }, string | null, void>('handscript/readFile');
const FIND_FILES = new RequestType<{ endings: readonly string[]; limit: number }, string[], void>(
  'handscript/findFiles',
);

/**
 * Files by URI, as they are saved. A client that serves files is asked: it knows virtual file systems and the user's
 * exclusions, and a worker has no disk. Otherwise the disk is read; without a disk there are no files.
 */
export class WorkspaceFiles {
  /** Whether the client serves files. */
  canAsk = false;
  /** The folder that the client opened, for clients without workspace folders. */
  root: string | null = null;
  /** Whether the client answers for its workspace folders. */
  knowsFolders = false;
  readonly #listeners: ((uris: readonly string[]) => void)[] = [];
  readonly #folderListeners: (() => void)[] = [];

  constructor(
    private readonly connection: Connection,
    private readonly disk: Disk | null,
  ) {}

  /** The text; null if the file does not exist, is too large, or cannot be read. */
  async readFile(uri: string): Promise<string | null> {
    try {
      if (this.canAsk) return textIn(await this.connection.sendRequest(READ_FILE, { uri, maxBytes: MAX_BYTES }));
      return (await this.disk?.readFile(uri, MAX_BYTES)) ?? null;
    } catch {
      return null;
    }
  }

  /**
   * Files of the workspace whose names end in one of `endings` (`.hand`, `handscript.config.json`), in any order,
   * at most `limit`.
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

  /** Calls the listener with the files that the client reports as created, changed or deleted. */
  onChanged(listener: (uris: readonly string[]) => void): void {
    this.#listeners.push(listener);
  }

  /** The client has reported that files were created, changed or deleted. */
  filesChanged(uris: readonly string[]): void {
    for (const listener of this.#listeners) listener(uris);
  }

  /** Calls the listener when folders are added to the workspace or removed. */
  onFoldersChanged(listener: () => void): void {
    this.#folderListeners.push(listener);
  }

  /** The client has reported that folders were added to the workspace or removed. */
  foldersChanged(): void {
    for (const listener of this.#folderListeners) listener();
  }

  /** The folders of the workspace; without an answer, the one that the client opened. */
  async folders(): Promise<readonly string[]> {
    const folders: unknown = this.knowsFolders ? await this.#askForFolders() : null;
    if (Array.isArray(folders)) return textsIn(folders.map((folder) => folder?.uri));
    return this.root === null ? [] : [this.root];
  }

  async #askForFolders(): Promise<unknown> {
    try {
      return await this.connection.workspace.getWorkspaceFolders();
    } catch (error) {
      this.connection.console.warn(`The client did not send its folders: ${String(error)}`);
      return null;
    }
  }
}

/** The answer of a client may have any shape. */
const textIn = (answer: unknown): string | null => (typeof answer === 'string' ? answer : null);

const textsIn = (answer: unknown): readonly string[] =>
  Array.isArray(answer) ? answer.filter((each): each is string => typeof each === 'string') : [];
