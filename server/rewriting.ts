/** The requests that rewrite hands: formatting, and translation as a code action. */
import {
  type CancellationToken,
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
  type Connection,
  type DocumentFormattingParams,
  type DocumentOnTypeFormattingParams,
  type DocumentRangeFormattingParams,
  type ServerCapabilities,
  type TextEdit,
} from 'vscode-languageserver';
import type { DocumentEdit } from '../language/analysis/rewriting';
import { beginsHand, type TranslateAction, translateActions, translateHandAt } from './features/codeActions/translate';
import { formatDocument, formatNewLine, formatRange } from './features/formatting';
import type { ClientAbilities } from './workspace/clientAbilities';
import type { OpenDocument } from './workspace/openDocument';
import type { Settings } from './workspace/settings';
import { type Host, workInSlices } from './workspace/slices';

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

/** The wrapper round every request about a document. */
export type Answer = <P extends OnDocument, R>(
  what: string,
  nothing: R,
  work: (task: Task, params: P) => R | Promise<R>,
) => (params: P, token: CancellationToken) => Promise<R>;

const TRANSLATE = `${CodeActionKind.RefactorRewrite}.translate`;

export const REWRITING = {
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n' },
  codeActionProvider: { codeActionKinds: [TRANSLATE], resolveProvider: true },
} as const satisfies ServerCapabilities;

/** What a code action keeps of the place where it was offered. */
interface Offer extends Pick<TranslateAction, 'to' | 'line'> {
  readonly uri: string;
  readonly version: number;
}

/** Answers the requests that rewrite hands. */
export function serveRewriting(
  connection: Connection,
  answer: Answer,
  client: () => ClientAbilities,
  host: Host,
): void {
  connection.onDocumentFormatting(
    answer<DocumentFormattingParams, TextEdit[] | null>('formatting', null, async ({ document, isStopped }) => {
      const edits = await workInSlices(formatDocument(document.hands), host, isStopped);
      return edits === null ? null : [...edits];
    }),
  );

  connection.onDocumentRangeFormatting(
    answer<DocumentRangeFormattingParams, TextEdit[] | null>('range formatting', null, ({ document }, { range }) => [
      ...formatRange(document.hands, range),
    ]),
  );

  connection.onDocumentOnTypeFormatting(
    answer<DocumentOnTypeFormattingParams, TextEdit[] | null>(
      'formatting on type',
      null,
      ({ document }, { position }) => [...formatNewLine(document.hands, position)],
    ),
  );

  connection.onCodeAction(
    answer<CodeActionParams, CodeAction[]>('code actions', [], ({ document, settings }, { range, context }) => {
      const { line } = range.start;
      if (!client().codeActionLiterals || !isWanted(document, line, context)) return [];
      return translateActions(document.hands, line, settings).map(({ title, to }): CodeAction => {
        const offer: Offer = { to, line, uri: document.uri, version: document.version };
        if (client().resolvesCodeActions) return { title, kind: TRANSLATE, data: offer };
        return { title, kind: TRANSLATE, edit: changes(document, translateHandAt(document.hands, offer, settings)) };
      });
    }),
  );

  const resolve = answer<OnDocument & { readonly offer: Offer }, CodeAction['edit'] | null>(
    'code action',
    null,
    ({ document, settings }, { offer }) =>
      document.version === offer.version ? changes(document, translateHandAt(document.hands, offer, settings)) : null,
  );
  connection.onCodeActionResolve(async (action, token) => {
    const offer = offerIn(action);
    const edit = offer === null ? null : await resolve({ textDocument: { uri: offer.uri }, offer }, token);
    return edit ? { ...action, edit } : action;
  });
}

/** Unasked, translations are offered only where a hand begins. */
function isWanted({ hands }: OpenDocument, line: number, { only, triggerKind }: CodeActionParams['context']): boolean {
  if (only !== undefined)
    return only.some((kind) => kind === '' || TRANSLATE === kind || TRANSLATE.startsWith(`${kind}.`));
  return triggerKind === CodeActionTriggerKind.Invoked || beginsHand(hands, line);
}

function changes({ uri }: OpenDocument, edits: readonly DocumentEdit[]): NonNullable<CodeAction['edit']> {
  return { changes: { [uri]: [...edits] } };
}

/** The data that the client hands back, if it is what was offered. */
function offerIn({ data }: CodeAction): Offer | null {
  const { uri, version, line, to }: Record<string, unknown> =
    typeof data === 'object' && data !== null ? { ...data } : {};
  if (typeof uri !== 'string' || typeof version !== 'number') return null;
  return typeof line === 'number' && typeof to === 'string' ? { uri, version, line, to } : null;
}
