import type {
  DocumentFormattingParams,
  DocumentOnTypeFormattingParams,
  DocumentRangeFormattingParams,
  TextEdit,
} from 'vscode-languageserver';
import { formatDocument, formatNewLine, formatRange } from '../features/formatting';
import { workInSlices } from '../workspace/slices';
import type { Service } from './service';

export const FORMATTING: Service = {
  capabilities: () => ({
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
    documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n' },
  }),

  serve({ connection, answer, host }) {
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
  },
};
