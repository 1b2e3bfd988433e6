/** Keeps the state of a client's workspace: its files, settings and project files, and what must be shown anew when they change. */
import {
  CodeLensRefreshRequest,
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type TextDocuments,
} from 'vscode-languageserver';
import { abilitiesOf, type ClientAbilities } from './clientAbilities';
import { DiagnosticPublisher } from './diagnosticPublisher';
import { SECTION } from './documentSettings';
import type { OpenDocument } from './openDocument';
import { registerProjectDocuments } from './projectDocuments';
import { ProjectFiles } from './projectFiles';
import { SettingsStore } from './settingsStore';
import type { Host } from './timeSlices';
import { TranslationChecker } from './translationChecker';
import { WorkspaceFiles } from './workspaceFiles';

/** Files whose changes the client is asked to report. */
const WATCHED = ['**/*.{hand,md,markdown,mdx}', '**/handscript.config.json'];

export class Workspace {
  readonly files: WorkspaceFiles;
  readonly settings: SettingsStore;
  readonly translations: TranslationChecker;
  readonly #projects: ProjectFiles;
  /** Null for a client that asks for diagnostics. */
  #publisher: DiagnosticPublisher | null = null;
  #client: ClientAbilities = abilitiesOf({});

  constructor(
    private readonly connection: Connection,
    private readonly documents: TextDocuments<OpenDocument>,
    private readonly host: Host,
  ) {
    this.files = new WorkspaceFiles(connection, host.disk);
    this.#projects = new ProjectFiles(this.files, () => this.#reloadSettings());
    this.settings = new SettingsStore(connection, this.#projects, () => this.#refresh());
    this.translations = new TranslationChecker(this.files, this.#projects, this.settings, documents, host, () =>
      this.#refreshDiagnostics(),
    );
  }

  /** What the client can do; nothing before `initialize`. */
  get client(): ClientAbilities {
    return this.#client;
  }

  initialize({ capabilities, initializationOptions, rootUri }: InitializeParams): void {
    const { connection, documents, files, host, settings, translations } = this;
    const client = abilitiesOf(capabilities ?? {});
    this.#client = client;
    files.canAsk = client.files;
    files.knowsFolders = client.workspaceFolders;
    files.root = typeof rootUri === 'string' ? rootUri : null;
    settings.canAsk = client.configuration;
    settings.receive(initializationOptions);
    if (!client.pullsDiagnostics)
      this.#publisher = new DiagnosticPublisher(connection, documents, settings, host, client, translations);
  }

  /** Registers with the client what it shall report; sent once the client is initialized. */
  register(): void {
    const { connection, client, files } = this;
    if (client.configurationChanges)
      connection.client.register(DidChangeConfigurationNotification.type, { section: SECTION }).catch(this.logRefusal);
    if (client.watchesFiles) {
      const watchers = WATCHED.map((globPattern) => ({ globPattern }));
      connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(this.logRefusal);
    }
    if (client.workspaceFolders) connection.workspace.onDidChangeWorkspaceFolders(() => files.foldersChanged());
    registerProjectDocuments(connection, client).catch(this.logRefusal);
  }

  /** Listens for changes of files, settings and open documents. */
  listen(): void {
    const { connection, documents, files, settings, translations } = this;
    connection.onDidChangeWatchedFiles(({ changes }) => files.filesChanged(changes.map(({ uri }) => uri)));
    connection.onDidChangeConfiguration((change) => {
      if (!settings.canAsk) settings.receive(change.settings);
      this.#reloadSettings();
    });
    // Some clients do not report changed files, and nobody watches files outside the workspace: there, project files are
    // read again when a document is opened or saved.
    documents.onDidOpen(() => this.client.watchesFiles || this.#projects.forgetAll());
    documents.onDidSave(({ document }) => {
      if (this.client.watchesFiles && !document.isProjectFile) return;
      this.#projects.forgetAll();
      this.#reloadSettings();
    });
    documents.onDidChangeContent(({ document }) => {
      this.#publisher?.publish(document);
      translations.touch(document.uri);
    });
    documents.onDidClose(({ document }) => {
      settings.forget(document.uri);
      translations.touch(document.uri);
      this.#publisher?.withdraw(document);
    });
  }

  /** A client may refuse what its capabilities announce. */
  readonly logRefusal = (error: unknown): void => {
    this.connection.console.warn(`The client refused: ${String(error)}`);
  };

  #reloadSettings(): void {
    this.settings.forgetAll();
    this.#refresh();
  }

  /** Has the client show again whatever depends on settings. */
  #refresh(): void {
    const { connection, client } = this;
    this.#refreshDiagnostics();
    if (client.refreshesInlayHints) connection.languages.inlayHint.refresh().catch(this.logRefusal);
    if (client.refreshesCodeLenses) connection.sendRequest(CodeLensRefreshRequest.type).catch(this.logRefusal);
  }

  #refreshDiagnostics(): void {
    const { connection, client } = this;
    if (this.#publisher !== null) this.#publisher.publishAll();
    else if (client.refreshesDiagnostics) connection.languages.diagnostics.refresh().catch(this.logRefusal);
  }
}
