import {
  type CancellationToken,
  CodeLensRefreshRequest,
  type Connection,
  type ConnectionOptions,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  type InitializeResult,
  LSPErrorCodes,
  ResponseError,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { groundOf } from '../language/analysis/document/defaults';
import { MessageOrder } from './messageOrder';
import type { DocumentParams, RequestContext, ServerContext } from './requests/feature';
import { FEATURES } from './requests/index';
import { abilitiesOf, type ClientAbilities } from './workspace/clientAbilities';
import { Publisher } from './workspace/diagnosticPublisher';
import { SECTION } from './workspace/documentSettings';
import { OpenDocument } from './workspace/openDocument';
import { registerProjectDocuments } from './workspace/projectDocuments';
import { ProjectFiles } from './workspace/projectFiles';
import { SettingsStore } from './workspace/settingsStore';
import type { Host } from './workspace/timeSlices';
import { TranslationChecker } from './workspace/translationChecker';
import { warmUp } from './workspace/warmUp';
import { WorkspaceFiles } from './workspace/workspaceFiles';

/** By then the answer to `initialize` is on its way: what comes next is done while the client takes it. */
const ANSWERED_MS = 5;

/** Files whose changes the server wants to hear of. */
const WATCHED = ['**/*.{hand,md,markdown,mdx}', '**/handscript.config.json'];

/**
 * Speaks the protocol over a connection until it ends.
 * @param connect makes the connection with what the server wants of it
 */
export function startServer(connect: (options: ConnectionOptions) => Connection, host: Host): void {
  const order = new MessageOrder();
  const connection = connect({ messageStrategy: order });
  const documents = new TextDocuments(OpenDocument.configuration);
  const files = new WorkspaceFiles(connection, host.disk);
  const projects = new ProjectFiles(files, renew);
  const store = new SettingsStore(connection, projects, refresh);
  const translations = new TranslationChecker(files, projects, store, documents, host, showAnew);
  let client: ClientAbilities = abilitiesOf({});
  let publisher: Publisher | null = null;

  connection.onInitialize(({ capabilities, initializationOptions, ...params }): InitializeResult => {
    client = abilitiesOf(capabilities ?? {});
    host.takeLanguagePacks?.(initializationOptions?.languagePacks);
    files.canAsk = client.files;
    files.knowsFolders = client.workspaceFolders;
    files.root = typeof params.rootUri === 'string' ? params.rootUri : null;
    store.canAsk = client.configuration;
    store.receive(initializationOptions);
    if (!client.pullsDiagnostics) publisher = new Publisher(connection, documents, store, host, client, translations);
    order.open();
    setTimeout(warmUp, ANSWERED_MS);
    return { capabilities: capabilitiesFor(client), serverInfo: { name: 'handscript' } };
  });

  connection.onInitialized(() => {
    if (client.configurationChanges)
      connection.client.register(DidChangeConfigurationNotification.type, { section: SECTION }).catch(note);
    if (client.watchesFiles) {
      const watchers = WATCHED.map((globPattern) => ({ globPattern }));
      connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(note);
    }
    if (client.workspaceFolders) connection.workspace.onDidChangeWorkspaceFolders(() => files.foldersChanged());
    registerProjectDocuments(connection, client).catch(note);
    for (const service of FEATURES) service.register?.(desk).catch(note);
  });

  connection.onDidChangeWatchedFiles(({ changes }) => files.filesChanged(changes.map(({ uri }) => uri)));

  /** A client may refuse what it said it can do. */
  function note(error: unknown): void {
    connection.console.warn(`The client refused: ${String(error)}`);
  }

  /** Asks the client to show everything anew. */
  function refresh(): void {
    showAnew();
    if (client.refreshesInlayHints) connection.languages.inlayHint.refresh().catch(note);
    if (client.refreshesCodeLenses) connection.sendRequest(CodeLensRefreshRequest.type).catch(note);
  }

  /** The same for diagnostics alone. */
  function showAnew(): void {
    if (publisher !== null) publisher.publishAll();
    else if (client.refreshesDiagnostics) connection.languages.diagnostics.refresh().catch(note);
  }

  /** What was known of anybody's settings holds no more. */
  function renew(): void {
    store.forgetAll();
    refresh();
  }

  connection.onDidChangeConfiguration(({ settings }) => {
    if (!store.canAsk) store.receive(settings);
    renew();
  });

  // Where the client does not tell when files change, the project files are read again now and then; one outside of
  // the workspace nobody watches.
  documents.onDidOpen(() => client.watchesFiles || projects.forgetAll());
  documents.onDidSave(({ document }) => {
    if (client.watchesFiles && !document.isProjectFile) return;
    projects.forgetAll();
    renew();
  });
  documents.onDidChangeContent(({ document }) => {
    publisher?.publish(document);
    translations.touch(document.uri);
  });
  documents.onDidClose(({ document }) => {
    store.forget(document.uri);
    translations.touch(document.uri);
    publisher?.withdraw(document);
  });

  function answer<P extends DocumentParams, R>(
    what: string,
    nothing: R,
    work: (task: RequestContext, params: P) => R | Promise<R>,
  ): (params: P, token: CancellationToken) => Promise<R> {
    return async (params, token) => {
      try {
        const document = documents.get(params.textDocument.uri);
        if (document === undefined) return nothing;
        const { version } = document;
        const isStopped = (): boolean =>
          token.isCancellationRequested || document.version !== version || documents.get(document.uri) !== document;
        const settings = await store.of(document.uri);
        document.hands.setGround(groundOf(settings.rules));
        const result = isStopped() ? nothing : await work({ document, settings, isStopped }, params);
        if (token.isCancellationRequested)
          throw new ResponseError(LSPErrorCodes.RequestCancelled, `${what}: cancelled`);
        if (isStopped()) throw outdated(what);
        return result;
      } catch (error) {
        if (error instanceof ResponseError) throw error;
        connection.console.error(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        return nothing;
      }
    };
  }

  const desk: ServerContext = { connection, answer, client: () => client, host, files, documents, translations };
  for (const service of FEATURES) service.serve(desk);

  order.serve(connection);
  documents.listen(connection);
  connection.listen();
}

function capabilitiesFor(client: ClientAbilities): ServerCapabilities {
  return Object.assign(
    {
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: !client.watchesFiles },
      workspace: { workspaceFolders: { supported: true, changeNotifications: client.workspaceFolders } },
    },
    ...FEATURES.map((service) => service.capabilities(client)),
  );
}

/** Told to a client whose text has changed since it asked: it may ask again. */
function outdated(what: string): ResponseError<unknown> {
  return what === 'diagnostics'
    ? new ResponseError(LSPErrorCodes.ServerCancelled, 'the text has changed', { retriggerRequest: true })
    : new ResponseError(LSPErrorCodes.ContentModified, 'the text has changed');
}
