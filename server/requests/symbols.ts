import { documentSymbols } from '../../language/service/documentSymbols';
import { Wording } from '../../language/service/wording';
import { toDocumentSymbol, toSymbolInformation } from '../protocol';
import { analyzeInSlices } from '../workspace/slices';
import type { Service } from './service';

export const SYMBOLS: Service = {
  capabilities: () => ({ documentSymbolProvider: true }),
  serve({ connection, answer, client, host }) {
    connection.onDocumentSymbol(
      answer('document symbols', null, async ({ document, settings, isStopped }) => {
        if (!(await analyzeInSlices(document, host, isStopped))) return null;
        const symbols = documentSymbols(document.hands, (hand) => Wording.of(hand, settings));
        return client().symbolTree ? symbols.map(toDocumentSymbol) : toSymbolInformation(symbols, document.uri);
      }),
    );
  },
};
