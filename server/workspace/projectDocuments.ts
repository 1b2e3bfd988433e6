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
 * Has the client show this server project files, of whatever language it takes them for: their texts, their
 * diagnostics and what mends these, and nothing of what it does for hands.
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
