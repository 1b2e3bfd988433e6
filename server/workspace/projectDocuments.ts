/** Registers project files with the client, so that it sends them to this server. */
import {
  BulkRegistration,
  CodeActionKind,
  CodeActionRequest,
  type Connection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  DocumentDiagnosticRequest,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import type { ClientAbilities } from './clientAbilities';

const documentSelector = [{ pattern: '**/handscript.config.json' }];

/**
 * Requests the texts of project files, whatever language the client considers them to be, and serves their diagnostics
 * and code actions, but no feature of hands.
 */
export async function registerProjectDocuments(connection: Connection, client: ClientAbilities): Promise<void> {
  if (!client.registersDocuments) return;
  const registrations = BulkRegistration.create();
  registrations.add(DidOpenTextDocumentNotification.type, { documentSelector });
  registrations.add(DidChangeTextDocumentNotification.type, {
    documentSelector,
    syncKind: TextDocumentSyncKind.Incremental,
  });
  registrations.add(DidCloseTextDocumentNotification.type, { documentSelector });
  registrations.add(DidSaveTextDocumentNotification.type, { documentSelector });
  if (client.registersCodeActions)
    registrations.add(CodeActionRequest.type, { documentSelector, codeActionKinds: [CodeActionKind.QuickFix] });
  await connection.client.register(registrations);
  if (!client.registersDiagnostics) return;
  await connection.client.register(DocumentDiagnosticRequest.type, {
    documentSelector,
    identifier: 'handscript-project',
    interFileDependencies: false,
    workspaceDiagnostics: false,
  });
}
