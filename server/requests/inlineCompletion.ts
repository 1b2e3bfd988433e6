/** Answers requests for inline completions (grey text at the cursor). */
import { inlineCompletionAt } from '../../language/service/inlineCompletion';
import { toInlineCompletion } from '../protocol/completion';
import type { Feature } from './feature';

export const INLINE_COMPLETION: Feature = {
  capabilities: ({ inlineCompletions }) => (inlineCompletions ? { inlineCompletionProvider: true } : {}),
  serve({ connection, answer }) {
    connection.languages.inlineCompletion.on(
      answer('inline completion', null, ({ document, settings }, { position }) => {
        if (!settings.inlineCompletion) return null;
        const found = inlineCompletionAt(document.hands, position, settings);
        return found === null ? null : [toInlineCompletion(found)];
      }),
    );
  },
};
