/** Provides the settings of documents for the figures that the client draws. */
import { type Disposable, EventEmitter, type TextDocument, Uri, workspace } from 'vscode';
import type { FigureLoader } from './figureLoader';
import type { Choices } from './figures/choices';

const SECTION = 'handscript';

/** Combines the user settings and the project files of documents. */
export class ChoiceStore implements Disposable {
  readonly #changed = new EventEmitter<void>();
  /** Fires if settings or a project file change, and if a project file has been read in the background. */
  readonly onChanged = this.#changed.event;
  /** Text of the nearest project file, by its possible locations; null: there is none. */
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
      workspace.onDidChangeWorkspaceFolders(forget),
      // The watcher does not see project files outside the workspace.
      workspace.onDidSaveTextDocument(({ fileName }) => {
        if (fileName.endsWith('handscript.config.json')) forget();
      }),
      workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration(SECTION)) this.#changed.fire();
      }),
    ];
  }

  /** The choices that are known immediately. If the project file has not been read yet, `onChanged` fires after reading it. */
  now(uri: Uri | undefined): Choices {
    const places = this.#placesFor(uri);
    const key = keyOf(places);
    if (!this.#known.has(key)) {
      void this.#projectAt(places).then((text) => {
        if (text !== null) this.#changed.fire();
      });
    }
    return this.#choices(uri, this.#known.get(key) ?? null);
  }

  async of({ uri }: TextDocument): Promise<Choices> {
    return this.#choices(uri, await this.#projectAt(this.#placesFor(uri)));
  }

  dispose(): void {
    for (const each of this.#watched) each.dispose();
    this.#changed.dispose();
  }

  #choices(uri: Uri | undefined, project: string | null): Choices {
    return this.figures().choicesFrom(workspace.getConfiguration(undefined, uri ?? null).get(SECTION), project);
  }

  /** Possible locations of the project file of a document. A text without a URI belongs to the first folder. */
  #placesFor(uri: Uri | undefined): readonly string[] {
    const folders = (workspace.workspaceFolders ?? []).map((folder) => folder.uri.toString());
    return this.figures().projectFilesFor(uri?.toString() ?? '', folders);
  }

  #projectAt(places: readonly string[]): Promise<string | null> {
    const key = keyOf(places);
    const reading = this.#read.get(key);
    if (reading !== undefined) return reading;
    const read = readFirst(places).then((text) => {
      if (this.#read.get(key) === read) this.#known.set(key, text);
      return text;
    });
    this.#read.set(key, read);
    return read;
  }
}

const keyOf = (places: readonly string[]): string => places.join('\n');

/** The text of the first of the files that can be read. */
async function readFirst(places: readonly string[]): Promise<string | null> {
  for (const place of places) {
    try {
      return new TextDecoder('utf-8').decode(await workspace.fs.readFile(Uri.parse(place)));
    } catch {
      // Try the next location.
    }
  }
  return null;
}
