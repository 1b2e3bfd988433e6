/** A client of the bundled language server, for protocol tests. */
import { fork, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BuildOptions } from 'esbuild';
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  type ClientCapabilities,
  ConfigurationRequest,
  createProtocolConnection,
  type DataCallback,
  type Diagnostic,
  DiagnosticRefreshRequest,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  Disposable,
  type DocumentDiagnosticReport,
  DocumentDiagnosticRequest,
  type DocumentSymbol,
  DocumentSymbolRequest,
  ExitNotification,
  type Hover,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  IPCMessageReader,
  IPCMessageWriter,
  LogMessageNotification,
  type Message,
  type MessageReader,
  type MessageWriter,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  type Range,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';

/** The capabilities of VS Code that matter to the server. */
export const PULLING: ClientCapabilities = {
  textDocument: {
    diagnostic: { relatedDocumentSupport: false, relatedInformation: true },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
  },
  workspace: {
    configuration: true,
    diagnostics: { refreshSupport: true },
    didChangeConfiguration: { dynamicRegistration: true },
  },
};

/** An editor that waits for diagnostics to be sent. */
export const PUSHED: ClientCapabilities = { textDocument: { hover: { contentFormat: ['plaintext'] } } };

/** How the build bundles each kind of server. */
const KINDS = {
  process: {
    entry: 'server/main.ts',
    options: { platform: 'node', format: 'cjs', target: 'node20', mainFields: ['module', 'main'] },
  },
  worker: {
    entry: 'server/main.browser.ts',
    options: {
      platform: 'browser',
      format: 'iife',
      target: 'es2022',
      mainFields: ['browser', 'module', 'main'],
      conditions: ['browser'],
      define: { global: 'globalThis' },
    },
  },
} as const satisfies Record<string, { entry: string; options: BuildOptions }>;

/** Bundles the current sources into a temporary folder, so that the tests never use a stale build. */
export async function bundledServer(kind: keyof typeof KINDS): Promise<{ readonly file: string; remove(): void }> {
  // Benchmarks are bundles themselves and use the built server, so they must not load these.
  const [{ build }, { projectRoot }, { lazyPacks }] = await Promise.all([
    import('esbuild'),
    import('./files'),
    import('../../scripts/lib/lazyPacks.mjs'),
  ]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-server-'));
  const file = path.join(folder, 'server.js');
  const { entry, options } = KINDS[kind];
  await build({
    ...options,
    plugins: [lazyPacks],
    entryPoints: [path.join(projectRoot, entry)],
    outfile: file,
    bundle: true,
    logLevel: 'error',
  });
  return { file, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/** Gives a worker of Node the interface of a worker in a browser. */
const WORKER_SCOPE = `
  const { parentPort } = require('node:worker_threads');
  globalThis.self = globalThis;
  globalThis.addEventListener ??= () => {};
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  globalThis.close = () => process.exit();
  parentPort.on('message', (data) => globalThis.onmessage?.({ data }));
`;

class WorkerReader extends AbstractMessageReader implements MessageReader {
  constructor(private readonly worker: Worker) {
    super();
  }

  listen(callback: DataCallback): Disposable {
    this.worker.on('message', callback);
    return Disposable.create(() => this.worker.off('message', callback));
  }
}

class WorkerWriter extends AbstractMessageWriter implements MessageWriter {
  constructor(private readonly worker: Worker) {
    super();
  }

  async write(message: Message): Promise<void> {
    this.worker.postMessage(message);
  }

  end(): void {}
}

/** A client of a bundled server, speaking over its standard input and output. */
export class LspClient {
  readonly published: PublishDiagnosticsParams[] = [];
  readonly log: string[] = [];
  refreshes = 0;
  settings: unknown = {};
  initialized: InitializeResult | null = null;
  #version = 1;

  private constructor(
    readonly connection: ProtocolConnection,
    /** Resolves with its code when the server has ended. */
    readonly exit: Promise<number | null>,
    /** Ends the server at once. */
    readonly kill: () => void,
  ) {
    connection.onNotification(PublishDiagnosticsNotification.type, (params) => void this.published.push(params));
    connection.onNotification(LogMessageNotification.type, ({ message }) => void this.log.push(message));
    connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => this.settings));
    connection.onRequest(RegistrationRequest.type, () => undefined);
    connection.onRequest(DiagnosticRefreshRequest.type, () => {
      this.refreshes += 1;
    });
    connection.onError(() => undefined);
    connection.listen();
  }

  /** Starts a server. `args` choose the transport; without them the server must detect it. `nodeArgs` are for Node. */
  static spawn(file: string, args: readonly string[] = ['--stdio'], nodeArgs: readonly string[] = []): LspClient {
    const child = spawn(process.execPath, [...nodeArgs, file, ...args], { stdio: 'pipe' });
    const reader = new StreamMessageReader(child.stdout);
    const writer = new StreamMessageWriter(child.stdin);
    const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    return new LspClient(createProtocolConnection(reader, writer), exit, () => void child.kill());
  }

  /** Starts a server that communicates like with VS Code's client: over the IPC channel between two Node processes. */
  static spawnIpc(file: string): LspClient {
    const child = fork(file, ['--node-ipc'], { silent: true });
    const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    const connection = createProtocolConnection(new IPCMessageReader(child), new IPCMessageWriter(child));
    return new LspClient(connection, exit, () => void child.kill());
  }

  /** Starts a server in a worker. */
  static spawnWorker(file: string): LspClient {
    const worker = new Worker(WORKER_SCOPE + fs.readFileSync(file, 'utf8'), { eval: true });
    const exit = new Promise<number | null>((resolve) => worker.once('exit', (code) => resolve(code)));
    const connection = createProtocolConnection(new WorkerReader(worker), new WorkerWriter(worker));
    return new LspClient(connection, exit, () => void worker.terminate());
  }

  /** Starts a server and makes it ready. */
  static async start(
    file: string,
    capabilities: ClientCapabilities = PULLING,
    settings: unknown = {},
  ): Promise<LspClient> {
    const client = LspClient.spawn(file);
    client.settings = settings;
    await client.initialize(capabilities, settings);
    return client;
  }

  async initialize(capabilities: ClientCapabilities, initializationOptions: unknown = null): Promise<void> {
    this.initialized = await this.connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      capabilities,
      initializationOptions,
      workspaceFolders: null,
    });
    await this.connection.sendNotification(InitializedNotification.type, {});
  }

  async open(uri: string, text: string, languageId = 'handscript'): Promise<void> {
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId, version: this.#version, text },
    });
  }

  /** Sends edits as one change; a plain string replaces everything. */
  async change(uri: string, ...changes: ({ readonly range: Range; readonly text: string } | string)[]): Promise<void> {
    this.#version += 1;
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version: this.#version },
      contentChanges: changes.map((change) => (typeof change === 'string' ? { text: change } : change)),
    });
  }

  async close(uri: string): Promise<void> {
    await this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
  }

  async changeSettings(settings: unknown): Promise<void> {
    this.settings = settings;
    await this.connection.sendNotification(DidChangeConfigurationNotification.type, {
      settings: { handscript: settings },
    });
  }

  pull(uri: string, previousResultId?: string): Promise<DocumentDiagnosticReport> {
    const textDocument = { uri };
    return this.connection.sendRequest(
      DocumentDiagnosticRequest.type,
      previousResultId === undefined ? { textDocument } : { textDocument, previousResultId },
    );
  }

  /** Requests the diagnostics of a document. */
  async diagnostics(uri: string): Promise<readonly Diagnostic[]> {
    const report = await this.pull(uri);
    if (report.kind !== 'full') throw new Error(`a first report must be full, not ${report.kind}`);
    return report.items;
  }

  hover(uri: string, position: Position): Promise<Hover | null> {
    return this.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
  }

  /** The outline as a tree, for clients that support it. */
  async symbols(uri: string): Promise<DocumentSymbol[]> {
    const symbols = await this.connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri } });
    return (symbols ?? []).filter((symbol): symbol is DocumentSymbol => 'selectionRange' in symbol);
  }

  /** Waits until the last diagnostics sent for a document are as wanted. */
  async untilPublished(
    uri: string,
    wanted: (diagnostics: readonly Diagnostic[]) => boolean,
  ): Promise<PublishDiagnosticsParams> {
    const end = Date.now() + 10_000;
    for (;;) {
      const last = this.published.findLast((params) => params.uri === uri);
      if (last !== undefined && wanted(last.diagnostics)) return last;
      if (Date.now() > end)
        throw new Error(`the diagnostics of ${uri} did not come: ${JSON.stringify(last?.diagnostics)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Shuts the server down as the protocol requires. */
  async stop(): Promise<number | null> {
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    return this.exit;
  }
}
