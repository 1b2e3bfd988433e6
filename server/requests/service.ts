import type { CancellationToken, Connection, ServerCapabilities } from 'vscode-languageserver';
import type { ClientAbilities } from '../workspace/clientAbilities';
import type { Files } from '../workspace/files';
import type { OpenDocument } from '../workspace/openDocument';
import type { Settings } from '../workspace/settings';
import type { Host } from '../workspace/slices';
import type { Translations } from '../workspace/translations';

/** What a request's work is given, besides its own parameters. */
export interface Task {
  readonly document: OpenDocument;
  readonly settings: Settings;
  /** Whether nobody waits for the answer any more: it was cancelled, or the text has changed. */
  readonly isStopped: () => boolean;
}

export interface OnDocument {
  readonly textDocument: { readonly uri: string };
}

/**
 * The wrapper round every request about a document. Whatever goes wrong inside is logged and answered with
 * `nothing`; an answer that comes too late is dropped, so that the client never shows it.
 */
export type Answer = <P extends OnDocument, R>(
  what: string,
  nothing: R,
  work: (task: Task, params: P) => R | Promise<R>,
) => (params: P, token: CancellationToken) => Promise<R>;

/** What the requests of one kind stand on. */
export interface Desk {
  readonly connection: Connection;
  readonly answer: Answer;
  /** What the client can do; known once it has said so in `initialize`. */
  readonly client: () => ClientAbilities;
  readonly host: Host;
  /** The open ones. */
  readonly documents: { all(): OpenDocument[] };
  /** Files that are not open. */
  readonly files: Files;
  readonly translations: Translations;
}

/** The requests of one kind: what they tell a client that the server can do, and how they are answered. */
export interface Service {
  capabilities(client: ClientAbilities): ServerCapabilities;
  serve(desk: Desk): void;
  /** What it asks of the client once that is ready. */
  register?(desk: Desk): Promise<unknown>;
}
