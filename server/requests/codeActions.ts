/** Answers requests for code actions: quick fixes, rewrites, translations and fix all. */
import {
  type CodeAction,
  type CodeActionContext,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
  type Diagnostic,
} from 'vscode-languageserver';
import type { RewritingKind } from '../../language/analysis/handRewriting';
import type { DocumentEdit } from '../../language/analysis/rewriting';
import { projectFixesAt } from '../../language/service/codeActions/projectFixes';
import { fixAll, fixAllTitle, type QuickFix, quickFixesAt } from '../../language/service/codeActions/quickFixes';
import { rewritesAt } from '../../language/service/codeActions/rewrite';
import {
  beginsHand,
  type TranslateAction,
  translateActions,
  translateHandAt,
} from '../../language/service/codeActions/translate';
import type { OpenDocument } from '../workspace/openDocument';
import { workInSlices } from '../workspace/timeSlices';
import type { DocumentParams, Feature, RequestContext } from './feature';

const TRANSLATE = `${CodeActionKind.RefactorRewrite}.translate`;
const FIX_ALL = `${CodeActionKind.SourceFixAll}.handscript`;

const REWRITES: Readonly<Record<RewritingKind, string>> = {
  raise: `${CodeActionKind.RefactorRewrite}.raise`,
  amounts: `${CodeActionKind.RefactorRewrite}.amounts`,
  digits: `${CodeActionKind.RefactorRewrite}.digits`,
  ledger: `${CodeActionKind.RefactorRewrite}.ledger`,
  branch: `${CodeActionKind.RefactorExtract}.branch`,
};

/** What identifies the offered translation of a hand when the client asks for its edit. */
interface TranslateActionData extends Pick<TranslateAction, 'to' | 'line'> {
  readonly uri: string;
  readonly version: number;
}

export const CODE_ACTIONS: Feature = {
  capabilities: () => ({
    codeActionProvider: {
      codeActionKinds: [CodeActionKind.QuickFix, ...Object.values(REWRITES), TRANSLATE, FIX_ALL],
      resolveProvider: true,
    },
  }),

  serve({ connection, answer, client, host }) {
    connection.onCodeAction(
      answer<CodeActionParams, CodeAction[]>('code actions', [], async (task, params) => {
        if (!client().codeActionLiterals) return [];
        const inSlices: InSlices = (work) => workInSlices(work, host, task.isStopped);
        return [
          ...(await quickFixes(task, params, inSlices)),
          ...rewrites(task, params),
          ...translations(task, params, client().resolvesCodeActions),
          ...(await fixAllActions(task, params, inSlices)),
        ];
      }),
    );

    const resolve = answer<DocumentParams & { readonly offer: TranslateActionData }, CodeAction['edit'] | null>(
      'code action',
      null,
      ({ document, settings }, { offer }) =>
        document.version === offer.version ? changes(document, translateHandAt(document.hands, offer, settings)) : null,
    );
    connection.onCodeActionResolve(async (action, token) => {
      const offer = dataOf(action);
      const edit = offer === null ? null : await resolve({ textDocument: { uri: offer.uri }, offer }, token);
      return edit ? { ...action, edit } : action;
    });
  },
};

/** Whether the client wants actions of a kind. Without a list it wants all but those that must be requested by name. */
function isAsked(kind: string, { only }: CodeActionContext): boolean {
  return only === undefined || only.some((asked) => asked === '' || kind === asked || kind.startsWith(`${asked}.`));
}

/** Whether the user opened the list, or the client requested the actions by name. */
function isInvoked({ only, triggerKind }: CodeActionContext): boolean {
  return only !== undefined || triggerKind === CodeActionTriggerKind.Invoked;
}

/** Null if the work was stopped before it was done. */
type InSlices = <T>(work: Generator<void, T, void>) => Promise<T | null>;

async function quickFixes(
  { document, settings }: RequestContext,
  { range, context }: CodeActionParams,
  inSlices: InSlices,
): Promise<CodeAction[]> {
  if (!isAsked(CodeActionKind.QuickFix, context)) return [];
  const fixes = document.isProjectFile
    ? projectFixesAt(document.hands.text(), range, settings)
    : await inSlices(quickFixesAt(document.hands, document.timelines, range, settings));
  return (fixes ?? []).map((fix): CodeAction => {
    const diagnostics = context.diagnostics.filter((diagnostic) => matchesFix(diagnostic, fix));
    const { title, preferred, edits } = fix;
    return {
      title,
      kind: CodeActionKind.QuickFix,
      ...(diagnostics.length > 0 ? { diagnostics } : {}),
      ...(preferred ? { isPreferred: true } : {}),
      edit: changes(document, edits),
    };
  });
}

/** Whether a diagnostic, as the client sent it, is the one that a quick fix is for. */
function matchesFix({ code, range: { start, end } }: Diagnostic, fix: QuickFix): boolean {
  const { range } = fix;
  return (
    code === fix.code &&
    start.line === range.start.line &&
    start.character === range.start.character &&
    end.line === range.end.line &&
    end.character === range.end.character
  );
}

function rewrites({ document, settings }: RequestContext, { range, context }: CodeActionParams): CodeAction[] {
  const kinds = (Object.keys(REWRITES) as RewritingKind[]).filter((kind) => isAsked(REWRITES[kind], context));
  return rewritesAt(document.hands, document.timelines, range, kinds, isInvoked(context), settings).map(
    ({ kind, title, edits }) => ({ title, kind: REWRITES[kind], edit: changes(document, edits) }),
  );
}

/** Translations are offered where a hand begins; elsewhere only on request. */
function translations(
  { document, settings }: RequestContext,
  { range, context }: CodeActionParams,
  later: boolean,
): CodeAction[] {
  const { line } = range.start;
  if (!isAsked(TRANSLATE, context) || !(isInvoked(context) || beginsHand(document.hands, line))) return [];
  return translateActions(document.hands, line, settings).map(({ title, to }): CodeAction => {
    const offer: TranslateActionData = { to, line, uri: document.uri, version: document.version };
    if (later) return { title, kind: TRANSLATE, data: offer };
    return { title, kind: TRANSLATE, edit: changes(document, translateHandAt(document.hands, offer, settings)) };
  });
}

/** Only for clients that request the kind by name, as editors do before saving. */
async function fixAllActions(
  { document, settings }: RequestContext,
  { range, context }: CodeActionParams,
  inSlices: InSlices,
): Promise<CodeAction[]> {
  if (context.only === undefined || context.only.includes('') || !isAsked(FIX_ALL, context)) return [];
  const edits = await inSlices(fixAll(document.hands, settings));
  if (edits === null || edits.length === 0) return [];
  const title = fixAllTitle(document.hands, range.start.line, settings);
  return [{ title, kind: FIX_ALL, edit: changes(document, edits) }];
}

function changes({ uri }: OpenDocument, edits: readonly DocumentEdit[]): NonNullable<CodeAction['edit']> {
  return { changes: { [uri]: [...edits] } };
}

/** The data that the client sends back, if it has the right shape. */
function dataOf({ data }: CodeAction): TranslateActionData | null {
  const { uri, version, line, to }: Record<string, unknown> =
    typeof data === 'object' && data !== null ? { ...data } : {};
  if (typeof uri !== 'string' || typeof version !== 'number') return null;
  return typeof line === 'number' && typeof to === 'string' ? { uri, version, line, to } : null;
}
