/** Answers requests about documents: finds document and settings, logs errors, drops answers that come too late. */
import {
  type CancellationToken,
  type Connection,
  LSPErrorCodes,
  ResponseError,
  type TextDocuments,
} from 'vscode-languageserver';
import { baseDefaultsOf } from '../../language/analysis/document/defaults';
import { errorText } from '../workspace/errorText';
import type { OpenDocument } from '../workspace/openDocument';
import type { SettingsStore } from '../workspace/settingsStore';
import type { AnswerRequest } from './feature';

export function answerFrom(
  connection: Connection,
  documents: TextDocuments<OpenDocument>,
  store: SettingsStore,
): AnswerRequest {
  return (what, nothing, work) => async (params, token) => {
    try {
      const document = documents.get(params.textDocument.uri);
      if (document === undefined) return nothing;
      const { version } = document;
      const isOutdated = (): boolean => document.version !== version || documents.get(document.uri) !== document;
      const isStopped = (): boolean => token.isCancellationRequested || isOutdated();
      const settings = await store.of(document.uri);
      document.hands.setBaseDefaults(baseDefaultsOf(settings.rules));
      const result = isStopped() ? nothing : await work({ document, settings, isStopped }, params);
      rejectLate(what, token, isOutdated());
      return result;
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      connection.console.error(`${what}: ${errorText(error)}`);
      return nothing;
    }
  };
}

/** Throws for an answer that nobody can use any more. */
function rejectLate(what: string, token: CancellationToken, isOutdated: boolean): void {
  if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, `${what}: cancelled`);
  if (isOutdated) throw outdated(what);
}

/** The error for a client whose text has changed since its request; the client may ask again. */
function outdated(what: string): ResponseError<unknown> {
  return what === 'diagnostics'
    ? new ResponseError(LSPErrorCodes.ServerCancelled, 'the text has changed', { retriggerRequest: true })
    : new ResponseError(LSPErrorCodes.ContentModified, 'the text has changed');
}
