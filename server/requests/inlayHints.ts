/** Answers requests for inlay hints. */
import type { InlayHint, InlayHintParams } from 'vscode-languageserver';
import { inlayHints } from '../../language/service/inlayHints';
import { workInSlices } from '../workspace/timeSlices';
import type { Feature } from './feature';

export const INLAY_HINTS: Feature = {
  capabilities: () => ({ inlayHintProvider: true }),
  serve({ connection, answer, host }) {
    connection.languages.inlayHint.on(
      answer<InlayHintParams, InlayHint[] | null>('inlay hints', null, async (task, { range }) => {
        const { document, settings, isStopped } = task;
        const work = inlayHints(document.hands, document.timelines, range, settings.inlayHints, settings);
        const hints = await workInSlices(work, host, isStopped);
        if (hints === null) return null;
        return hints.map(({ position, label }) => ({ position, label, paddingLeft: true }));
      }),
    );
  },
};
