/** Answers searches for hands of the whole workspace, by title. */
import {
  type CancellationToken,
  type Connection,
  type SymbolInformation,
  SymbolKind,
  type WorkDoneProgressReporter,
  type WorkDoneProgressServerReporter,
} from 'vscode-languageserver';
import { HandIndex, type Search } from '../workspace/handIndex';
import type { Feature } from './feature';

export const WORKSPACE_SYMBOLS: Feature = {
  capabilities: () => ({ workspaceSymbolProvider: { workDoneProgress: true } }),

  serve({ connection, client, host, files, documents }) {
    const index = new HandIndex(files, host, () => client().watchesFiles);
    connection.onWorkspaceSymbol(async ({ query }, token, given): Promise<SymbolInformation[] | null> => {
      const search = new ShownSearch(connection, token, given);
      try {
        const found = await index.find(query, documents.all(), search);
        return found.map(({ title, uri, range }) => ({
          name: title,
          kind: SymbolKind.Class,
          location: { uri, range },
          containerName: fileNameOf(uri),
        }));
      } catch (error) {
        connection.console.error(`workspace symbols: ${String(error)}`);
        return null;
      } finally {
        search.end();
      }
    });
  },
};

const TITLE = 'Handscript';
/** A shorter search needs no progress bar. */
const PATIENCE_MS = 400;

/** A search that shows its progress where the client supports it, and that the user may cancel. */
class ShownSearch implements Search {
  readonly #began = performance.now();
  #own: WorkDoneProgressServerReporter | null = null;
  #isAsked = false;
  #isOver = false;

  /** @param given the progress reporter that came with the request; most clients send none */
  constructor(
    private readonly connection: Connection,
    private readonly token: CancellationToken,
    private readonly given: WorkDoneProgressReporter,
  ) {
    given.begin(TITLE, 0);
  }

  readonly isStopped = (): boolean =>
    this.token.isCancellationRequested || this.#own?.token.isCancellationRequested === true;

  readonly report = (done: number, files: number): void => {
    const percent = Math.round((100 * done) / files);
    this.given.report(percent);
    this.#own?.report(percent);
    if (this.#isAsked || performance.now() - this.#began < PATIENCE_MS) return;
    this.#isAsked = true;
    this.#show().catch(() => undefined);
  };

  end(): void {
    this.#isOver = true;
    this.given.done();
    this.#own?.done();
  }

  /** Asks the client for a progress bar; nothing happens if it has none. */
  async #show(): Promise<void> {
    const own = await this.connection.window.createWorkDoneProgress();
    own.begin(TITLE, 0, undefined, true);
    if (this.#isOver) own.done();
    else this.#own = own;
  }
}

function fileNameOf(uri: string): string {
  const name = uri.slice(uri.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
