import { type Disposable, EventEmitter, type TextDocument, Uri, workspace } from 'vscode';
import type { FigureLoader } from './figureLoader';
import type { Choices } from './figures/choices';

const SECTION = 'handscript';

/** The settings of documents, and what their project files say, for the figures that the client draws itself. */
export class ChoiceStore implements Disposable {
  readonly #changed = new EventEmitter<void>();
  /** Settings or a project file have changed, or a project file was read that was not waited for. */
  readonly onChanged = this.#changed.event;
  /** Text of a folder's nearest project file; null: there is none. */
  readonly #read = new Map<string, Promise<string | null>>();
  readonly #known = new Map<string, string | null>();
  readonly #watched: readonly Disposable[];

  constructor(private readonly figures: FigureLoader) {
    const files = workspace.createFileSystemWatcher('**/handscript.config.json');
    const forget = (): void => {
      this.#read.clear();
      this.#known.clear();
      this.#changed.fire();
    };
    this.#watched = [
      files,
      files.onDidChange(forget),
      files.onDidCreate(forget),
      files.onDidDelete(forget),
      workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration(SECTION)) this.#changed.fire();
      }),
    ];
  }

  /** What is known at once: where the project file is still to be read, `onChanged` tells when it is. */
  now(uri: Uri | undefined): Choices {
    const folder = folderOf(uri);
    const key = folder?.toString() ?? '';
    if (folder !== undefined && !this.#known.has(key)) {
      void this.#projectOf(folder).then((text) => {
        if (text !== null) this.#changed.fire();
      });
    }
    return this.#choices(uri, this.#known.get(key) ?? null);
  }

  async of({ uri }: TextDocument): Promise<Choices> {
    const folder = folderOf(uri);
    return this.#choices(uri, folder === undefined ? null : await this.#projectOf(folder));
  }

  dispose(): void {
    for (const each of this.#watched) each.dispose();
    this.#changed.dispose();
  }

  #choices(uri: Uri | undefined, project: string | null): Choices {
    return this.figures().choicesFrom(workspace.getConfiguration(undefined, uri ?? null).get(SECTION), project);
  }

  #projectOf(folder: Uri): Promise<string | null> {
    const key = folder.toString();
    const reading = this.#read.get(key);
    if (reading !== undefined) return reading;
    const read = this.#readAbove(folder).then((text) => {
      if (this.#read.get(key) === read) this.#known.set(key, text);
      return text;
    });
    this.#read.set(key, read);
    return read;
  }

  async #readAbove(folder: Uri): Promise<string | null> {
    for (const path of this.figures().projectFilesAbove(folder.path)) {
      try {
        return new TextDecoder('utf-8').decode(await workspace.fs.readFile(folder.with({ path })));
      } catch {
        // None here: look in the folder above.
      }
    }
    return null;
  }
}

/** Where a document belongs; a text that is in no file belongs to the first folder of the workspace. */
function folderOf(uri: Uri | undefined): Uri | undefined {
  const inNoFile = uri === undefined || uri.scheme === 'untitled';
  return inNoFile ? workspace.workspaceFolders?.[0]?.uri : Uri.joinPath(uri, '..');
}
