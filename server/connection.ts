import {
  type CancellationToken,
  type Connection,
  DidChangeConfigurationNotification,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  type InitializeResult,
  LSPErrorCodes,
  ResponseError,
  type SemanticTokens,
  type SemanticTokensDelta,
  type SemanticTokensDeltaParams,
  type SemanticTokensParams,
  type SemanticTokensRangeParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { documentSymbols } from './features/documentSymbols';
import { hoverAt } from './features/hover';
import { LEGEND } from './features/semanticTokens/kinds';
import { Wording } from './features/wording';
import {
  toDiagnostic,
  toDocumentSymbol,
  toHover,
  toSemanticTokens,
  toSemanticTokensDelta,
  toSymbolInformation,
} from './protocol';
import { type OnDocument, REWRITING, serveRewriting, type Task } from './rewriting';
import { abilitiesOf, type ClientAbilities } from './workspace/clientAbilities';
import { OpenDocument } from './workspace/openDocument';
import { Publisher } from './workspace/publisher';
import { SECTION } from './workspace/settings';
import { SettingsStore } from './workspace/settingsStore';
import { analyzeInSlices, type Host, workInSlices } from './workspace/slices';

/** Speaks the protocol over a connection until it ends. */
export function startServer(connection: Connection, host: Host): void {
  const documents = new TextDocuments(OpenDocument.configuration);
  const store = new SettingsStore(connection);
  let client: ClientAbilities = abilitiesOf({});
  let publisher: Publisher | null = null;

  connection.onInitialize(({ capabilities, initializationOptions }): InitializeResult => {
    client = abilitiesOf(capabilities);
    store.canAsk = client.configuration;
    store.tell(initializationOptions);
    if (!client.pullsDiagnostics) publisher = new Publisher(connection, documents, store, host, client);
    return {
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        hoverProvider: true,
        documentSymbolProvider: true,
        ...REWRITING,
        semanticTokensProvider: {
          legend: { tokenTypes: [...LEGEND.tokenTypes], tokenModifiers: [...LEGEND.tokenModifiers] },
          range: true,
          full: { delta: true },
        },
        ...(client.pullsDiagnostics
          ? {
              diagnosticProvider: {
                identifier: 'handscript',
                interFileDependencies: false,
                workspaceDiagnostics: false,
              },
            }
          : {}),
      },
      serverInfo: { name: 'handscript' },
    };
  });

  connection.onInitialized(() => {
    if (client.configurationChanges)
      void connection.client.register(DidChangeConfigurationNotification.type, { section: SECTION });
  });

  /** Asks the client to show everything anew. */
  function refresh(): void {
    if (publisher !== null) publisher.publishAll();
    else if (client.refreshesDiagnostics) connection.languages.diagnostics.refresh();
  }

  connection.onDidChangeConfiguration(({ settings }) => {
    if (!store.canAsk) store.tell(settings);
    store.forgetAll();
    refresh();
  });

  documents.onDidChangeContent(({ document }) => publisher?.publish(document));
  documents.onDidClose(({ document }) => {
    store.forget(document.uri);
    publisher?.withdraw(document);
  });

  /**
   * The wrapper round every request about a document. Whatever goes wrong inside is logged and answered with
   * `nothing`; an answer that comes too late is dropped, so that the client never shows it.
   */
  function answer<P extends OnDocument, R>(
    what: string,
    nothing: R,
    work: (task: Task, params: P) => R | Promise<R>,
  ): (params: P, token: CancellationToken) => Promise<R> {
    return async (params, token) => {
      try {
        const document = documents.get(params.textDocument.uri);
        if (document === undefined) return nothing;
        const { version } = document;
        const isStopped = (): boolean =>
          token.isCancellationRequested || document.version !== version || documents.get(document.uri) !== document;
        const settings = await store.of(document.uri);
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

  const noDiagnostics: DocumentDiagnosticReport = { kind: 'full', items: [] };
  connection.languages.diagnostics.on(
    answer<DocumentDiagnosticParams, DocumentDiagnosticReport>(
      'diagnostics',
      noDiagnostics,
      async ({ document, settings, isStopped }, { previousResultId }) => {
        if (!(await analyzeInSlices(document, host, isStopped))) return noDiagnostics;
        const { id, diagnostics } = document.reports.report(document.hands, settings);
        if (id === previousResultId) return { kind: 'unchanged', resultId: id };
        return {
          kind: 'full',
          resultId: id,
          items: diagnostics.map((shown) => toDiagnostic(shown, document.uri, client.relatedInformation)),
        };
      },
    ),
  );

  connection.onHover(
    answer('hover', null, ({ document, settings }, { position }) => {
      const hover = hoverAt(document.hands, document.timelines, position, settings);
      return hover === null ? null : toHover(hover, client.markdownHover);
    }),
  );

  connection.onDocumentSymbol(
    answer('document symbols', null, async ({ document, settings, isStopped }) => {
      if (!(await analyzeInSlices(document, host, isStopped))) return null;
      const symbols = documentSymbols(document.hands, (hand) => Wording.of(hand, settings));
      return client.symbolTree ? symbols.map(toDocumentSymbol) : toSymbolInformation(symbols, document.uri);
    }),
  );

  const noTokens: SemanticTokens = { data: [] };
  connection.languages.semanticTokens.on(
    answer<SemanticTokensParams, SemanticTokens>('semantic tokens', noTokens, async ({ document, isStopped }) => {
      const { semanticTokens, hands } = document;
      const snapshot = await workInSlices(semanticTokens.bringUpToDate(hands), host, isStopped);
      return snapshot === null ? noTokens : toSemanticTokens(semanticTokens.full(snapshot));
    }),
  );

  connection.languages.semanticTokens.onDelta(
    answer<SemanticTokensDeltaParams, SemanticTokens | SemanticTokensDelta>(
      'semantic tokens delta',
      noTokens,
      async ({ document, isStopped }, { previousResultId }) => {
        const { semanticTokens, hands } = document;
        const snapshot = await workInSlices(semanticTokens.bringUpToDate(hands), host, isStopped);
        if (snapshot === null) return noTokens;
        return toSemanticTokensDelta(semanticTokens.delta(snapshot, previousResultId));
      },
    ),
  );

  connection.languages.semanticTokens.onRange(
    answer<SemanticTokensRangeParams, SemanticTokens>('semantic tokens range', noTokens, ({ document }, { range }) => ({
      data: [...document.semanticTokens.range(document.hands, range)],
    })),
  );

  serveRewriting(connection, answer, () => client, host);

  documents.listen(connection);
  connection.listen();
}

/** Told to a client whose text has changed since it asked: it may ask again. */
function outdated(what: string): ResponseError<unknown> {
  return what === 'diagnostics'
    ? new ResponseError(LSPErrorCodes.ServerCancelled, 'the text has changed', { retriggerRequest: true })
    : new ResponseError(LSPErrorCodes.ContentModified, 'the text has changed');
}
