import type { InlayHint, InlayHintParams } from 'vscode-languageserver';
import { inlayHints } from '../features/inlayHints';
import type { Service } from './service';

export const INLAY_HINTS: Service = {
  capabilities: () => ({ inlayHintProvider: true }),
  serve({ connection, answer }) {
    connection.languages.inlayHint.on(
      answer<InlayHintParams, InlayHint[] | null>('inlay hints', null, ({ document, settings }, { range }) =>
        inlayHints(document.hands, document.timelines, range, settings.inlayHints, settings).map(
          ({ position, label }) => ({ position, label, paddingLeft: true }),
        ),
      ),
    );
  },
};
