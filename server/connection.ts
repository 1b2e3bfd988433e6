/** Starts the language server on a connection: creates the workspace and registers every feature. */
import {
  type Connection,
  type ConnectionOptions,
  type InitializeResult,
  type ServerCapabilities,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { MessageOrder } from './messageOrder';
import { answerFrom } from './requests/answer';
import type { ServerContext } from './requests/feature';
import { FEATURES } from './requests/index';
import type { ClientAbilities } from './workspace/clientAbilities';
import { OpenDocument } from './workspace/openDocument';
import type { Host } from './workspace/timeSlices';
import { warmUp } from './workspace/warmUp';
import { Workspace } from './workspace/workspace';

/** By then the answer to `initialize` has been sent, and the server can warm up while the client reads it. */
const WARM_UP_DELAY_MS = 5;

/**
 * Serves the protocol over a connection until it ends.
 * @param connect creates the connection with the server's options
 */
export function startServer(connect: (options: ConnectionOptions) => Connection, host: Host): void {
  const order = new MessageOrder();
  const connection = connect({ messageStrategy: order });
  const documents = new TextDocuments(OpenDocument.configuration);
  const workspace = new Workspace(connection, documents, host);
  const { files, settings, translations } = workspace;
  const context: ServerContext = {
    connection,
    answer: answerFrom(connection, documents, settings),
    client: () => workspace.client,
    host,
    files,
    documents,
    translations,
  };

  connection.onInitialize((params): InitializeResult => {
    host.takeLanguagePacks?.(params.initializationOptions?.languagePacks);
    workspace.initialize(params);
    order.open();
    setTimeout(warmUp, WARM_UP_DELAY_MS);
    return { capabilities: capabilitiesFor(workspace.client), serverInfo: { name: 'handscript' } };
  });
  connection.onInitialized(() => {
    workspace.register();
    for (const feature of FEATURES) feature.register?.(context).catch(workspace.logRefusal);
  });

  workspace.listen();
  for (const feature of FEATURES) feature.serve(context);
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
    ...FEATURES.map((feature) => feature.capabilities(client)),
  );
}
