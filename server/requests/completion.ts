import type { CompletionItem } from 'vscode-languageserver';
import { type Completion, completionsAt } from '../../language/service/completion';
import { replacedBy } from '../../language/service/completion/completions';
import { toCompletionDocumentation, toCompletionItem } from '../protocol/completion';
import type { OpenDocument } from '../workspace/openDocument';
import type { DocumentParams, Feature } from './feature';

/** Characters behind which something new may begin. */
const TRIGGERS = [' ', ',', '،', ';', '؛', ':', '(', '@'];

/** What a completion keeps of the list that it was part of. */
interface CompletionData {
  readonly uri: string;
  readonly list: number;
  readonly index: number;
}

/** The list that an author sees in a document: he types on in it, so that the text may have changed when he asks for more. */
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
          const choice: CompletionData = { uri: document.uri, list, index };
          return { ...toCompletionItem(completion, replacedBy(found, completion), completionDetails), data: choice };
        });
        return { isIncomplete: false, items };
      }),
    );

    const describe = answer<
      DocumentParams & { readonly choice: CompletionData },
      CompletionItem['documentation'] | null
    >('completion item', null, ({ document }, { choice }) => {
      const last = shown.get(document);
      const completion = last?.list === choice.list ? last.items[choice.index] : undefined;
      return completion === undefined ? null : toCompletionDocumentation(completion, client().markdownCompletions);
    });
    connection.onCompletionResolve(async (item, token) => {
      const choice = dataOf(item);
      const documentation =
        choice === null ? null : await describe({ textDocument: { uri: choice.uri }, choice }, token);
      return documentation ? { ...item, documentation } : item;
    });
  },
};

/** The data that the client hands back, if it is what was sent. */
function dataOf({ data }: CompletionItem): CompletionData | null {
  const { uri, list, index }: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  if (typeof uri !== 'string' || typeof list !== 'number' || typeof index !== 'number') return null;
  return { uri, list, index };
}
