/** What a group of requests gets from the server, and what it provides. */
import type { CancellationToken, Connection, ServerCapabilities } from 'vscode-languageserver';
import type { ClientAbilities } from '../workspace/clientAbilities';
import type { DocumentSettings } from '../workspace/documentSettings';
import type { OpenDocument } from '../workspace/openDocument';
import type { Host } from '../workspace/timeSlices';
import type { TranslationChecker } from '../workspace/translationChecker';
import type { WorkspaceFiles } from '../workspace/workspaceFiles';

/** What a request about a document is answered from, besides its own parameters. */
export interface RequestContext {
  readonly document: OpenDocument;
  readonly settings: DocumentSettings;
  /** True when nobody needs the answer any more: the request was cancelled, or the text has changed. */
  readonly isStopped: () => boolean;
}

export interface DocumentParams {
  readonly textDocument: { readonly uri: string };
}

/**
 * Wraps the handler of a request about a document. Errors are logged and answered with `nothing`; an answer that
 * comes too late is dropped, so that the client never shows it.
 */
export type AnswerRequest = <P extends DocumentParams, R>(
  what: string,
  nothing: R,
  work: (request: RequestContext, params: P) => R | Promise<R>,
) => (params: P, token: CancellationToken) => Promise<R>;

/** What every feature may use. */
export interface ServerContext {
  readonly connection: Connection;
  readonly answer: AnswerRequest;
  /** What the client can do; known once it has sent `initialize`. */
  readonly client: () => ClientAbilities;
  readonly host: Host;
  /** Open documents. */
  readonly documents: { all(): OpenDocument[] };
  /** Files, open or not, as they are saved. */
  readonly files: WorkspaceFiles;
  readonly translations: TranslationChecker;
}

/** The requests of one kind: the capabilities they announce, and the handlers that answer them. */
export interface Feature {
  capabilities(client: ClientAbilities): ServerCapabilities;
  serve(context: ServerContext): void;
  /** What the feature registers with the client once that is ready. */
  register?(context: ServerContext): Promise<unknown>;
}
