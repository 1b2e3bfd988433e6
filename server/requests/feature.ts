import type { CancellationToken, Connection, ServerCapabilities } from 'vscode-languageserver';
import type { ClientAbilities } from '../workspace/clientAbilities';
import type { DocumentSettings } from '../workspace/documentSettings';
import type { OpenDocument } from '../workspace/openDocument';
import type { Host } from '../workspace/timeSlices';
import type { TranslationChecker } from '../workspace/translationChecker';
import type { WorkspaceFiles } from '../workspace/workspaceFiles';

/** What a request's work is given, besides its own parameters. */
export interface RequestContext {
  readonly document: OpenDocument;
  readonly settings: DocumentSettings;
  /** Whether nobody waits for the answer any more: it was cancelled, or the text has changed. */
  readonly isStopped: () => boolean;
}

export interface DocumentParams {
  readonly textDocument: { readonly uri: string };
}

/**
 * The wrapper round every request about a document. Whatever goes wrong inside is logged and answered with
 * `nothing`; an answer that comes too late is dropped, so that the client never shows it.
 */
export type AnswerRequest = <P extends DocumentParams, R>(
  what: string,
  nothing: R,
  work: (task: RequestContext, params: P) => R | Promise<R>,
) => (params: P, token: CancellationToken) => Promise<R>;

/** What the requests of one kind stand on. */
export interface ServerContext {
  readonly connection: Connection;
  readonly answer: AnswerRequest;
  /** What the client can do; known once it has said so in `initialize`. */
  readonly client: () => ClientAbilities;
  readonly host: Host;
  /** The open ones. */
  readonly documents: { all(): OpenDocument[] };
  /** Files that are not open. */
  readonly files: WorkspaceFiles;
  readonly translations: TranslationChecker;
}

/** The requests of one kind: what they tell a client that the server can do, and how they are answered. */
export interface Feature {
  capabilities(client: ClientAbilities): ServerCapabilities;
  serve(desk: ServerContext): void;
  /** What it asks of the client once that is ready. */
  register?(desk: ServerContext): Promise<unknown>;
}
