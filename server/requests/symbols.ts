/** Answers requests for the outline of a document. */
import { documentSymbols } from '../../language/service/documentSymbols';
import { toDocumentSymbol, toSymbolInformation } from '../protocol/index';
import { analyzeInSlices } from '../workspace/timeSlices';
import type { Feature } from './feature';

export const SYMBOLS: Feature = {
  capabilities: () => ({ documentSymbolProvider: true }),
  serve({ connection, answer, client, host }) {
    connection.onDocumentSymbol(
      answer('document symbols', null, async ({ document, settings, isStopped }) => {
        if (!(await analyzeInSlices(document, host, isStopped))) return null;
        const symbols = documentSymbols(document.hands, settings);
        return client().symbolTree ? symbols.map(toDocumentSymbol) : toSymbolInformation(symbols, document.uri);
      }),
    );
  },
};
