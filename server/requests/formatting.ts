/** Answers requests to format a document, a range, or the line just typed. */
import {
  type DocumentFormattingParams,
  DocumentFormattingRequest,
  type DocumentOnTypeFormattingParams,
  DocumentOnTypeFormattingRequest,
  type DocumentRangeFormattingParams,
  DocumentRangeFormattingRequest,
  type TextEdit,
} from 'vscode-languageserver';
import { formatDocument, formatNewLine, formatRange } from '../../language/service/formatting';
import { workInSlices } from '../workspace/timeSlices';
import type { Feature } from './feature';

const ON_TYPE = { firstTriggerCharacter: '\n' };
/** Markdown has its own formatters, so this one is registered for hand files alone. */
const HANDS_ONLY = { documentSelector: [{ language: 'handscript' }] };

export const FORMATTING: Feature = {
  capabilities: ({ registersFormatting }) =>
    registersFormatting
      ? {}
      : {
          documentFormattingProvider: true,
          documentRangeFormattingProvider: true,
          documentOnTypeFormattingProvider: ON_TYPE,
        },

  async register({ connection, client }) {
    if (!client().registersFormatting) return;
    await connection.client.register(DocumentFormattingRequest.type, HANDS_ONLY);
    await connection.client.register(DocumentRangeFormattingRequest.type, HANDS_ONLY);
    await connection.client.register(DocumentOnTypeFormattingRequest.type, { ...HANDS_ONLY, ...ON_TYPE });
  },

  serve({ connection, answer, host }) {
    connection.onDocumentFormatting(
      answer<DocumentFormattingParams, TextEdit[] | null>('formatting', null, async ({ document, isStopped }) => {
        const edits = await workInSlices(formatDocument(document.hands), host, isStopped);
        return edits === null ? null : [...edits];
      }),
    );

    connection.onDocumentRangeFormatting(
      answer<DocumentRangeFormattingParams, TextEdit[] | null>('range formatting', null, async (task, { range }) => {
        const edits = await workInSlices(formatRange(task.document.hands, range), host, task.isStopped);
        return edits === null ? null : [...edits];
      }),
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
