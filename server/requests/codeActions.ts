import { type CodeAction, CodeActionKind, type CodeActionParams, CodeActionTriggerKind } from 'vscode-languageserver';
import type { DocumentEdit } from '../../language/analysis/rewriting';
import { beginsHand, type TranslateAction, translateActions, translateHandAt } from '../features/codeActions/translate';
import type { OpenDocument } from '../workspace/openDocument';
import type { OnDocument, Service } from './service';

const TRANSLATE = `${CodeActionKind.RefactorRewrite}.translate`;

/** What a code action keeps of the place where it was offered. */
interface Offer extends Pick<TranslateAction, 'to' | 'line'> {
  readonly uri: string;
  readonly version: number;
}

export const CODE_ACTIONS: Service = {
  capabilities: () => ({ codeActionProvider: { codeActionKinds: [TRANSLATE], resolveProvider: true } }),

  serve({ connection, answer, client }) {
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
  },
};

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
