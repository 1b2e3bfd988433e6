/** Answers requests for completions and for the documentation of one of them. */
import type { CompletionItem } from 'vscode-languageserver';
import { type Completion, completionsAt } from '../../language/service/completion';
import { replacedBy } from '../../language/service/completion/completions';
import { toCompletionDocumentation, toCompletionItem } from '../protocol/completion';
import type { OpenDocument } from '../workspace/openDocument';
import type { DocumentParams, Feature } from './feature';

/** Characters after which something new may begin. */
const TRIGGERS = [' ', ',', '،', ';', '؛', ':', '(', '@'];

/** What identifies a completion when the client asks for its documentation. */
interface CompletionData {
  readonly uri: string;
  readonly list: number;
  readonly index: number;
}

/** The last list shown for a document. Its documentation may be requested after the text has changed: the user types on while it is open. */
interface ShownCompletions {
  readonly list: number;
  readonly items: readonly Completion[];
}

export const COMPLETION: Feature = {
  capabilities: ({ completionDetails }) => ({
    completionProvider: {
      triggerCharacters: TRIGGERS,
      resolveProvider: true,
      ...(completionDetails ? { completionItem: { labelDetailsSupport: true } } : {}),
    },
  }),

  serve({ connection, answer, client }) {
    const shown = new WeakMap<OpenDocument, ShownCompletions>();
    let lists = 0;

    connection.onCompletion(
      answer('completion', null, ({ document, settings }, { position }) => {
        const { snippets, completionDetails } = client();
        const found = completionsAt(document.hands, position, settings, { snippets });
        if (found === null) return null;
        lists += 1;
        const list = lists;
        shown.set(document, { list, items: found.items });
        const items = found.items.map((completion, index) => {
          const data: CompletionData = { uri: document.uri, list, index };
          return { ...toCompletionItem(completion, replacedBy(found, completion), completionDetails), data };
        });
        return { isIncomplete: false, items };
      }),
    );

    const describe = answer<DocumentParams & { readonly data: CompletionData }, CompletionItem['documentation'] | null>(
      'completion item',
      null,
      ({ document }, { data }) => {
        const last = shown.get(document);
        const completion = last?.list === data.list ? last.items[data.index] : undefined;
        return completion === undefined ? null : toCompletionDocumentation(completion, client().markdownCompletions);
      },
    );
    connection.onCompletionResolve(async (item, token) => {
      const data = dataOf(item);
      const documentation = data === null ? null : await describe({ textDocument: { uri: data.uri }, data }, token);
      return documentation ? { ...item, documentation } : item;
    });
  },
};

/** The data that the client sends back, if it has the right shape. */
function dataOf({ data }: CompletionItem): CompletionData | null {
  const { uri, list, index }: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  if (typeof uri !== 'string' || typeof list !== 'number' || typeof index !== 'number') return null;
  return { uri, list, index };
}
