import type { CodeLens, CodeLensParams } from 'vscode-languageserver';
import { handLines, outcomeAt } from '../features/codeLenses';
import { workInSlices } from '../workspace/slices';
import type { OnDocument, Service } from './service';

/** A lens of which nothing is said before it is seen: the document it belongs to. */
interface Unsaid {
  readonly uri: string;
  readonly version: number;
}

/** Above every hand: its pot, and how it ends. A click shows all of it, where the client can. */
export const CODE_LENSES: Service = {
  capabilities: () => ({ codeLensProvider: { resolveProvider: true } }),

  serve({ connection, answer, client, host }) {
    connection.onCodeLens(
      answer<CodeLensParams, CodeLens[] | null>('code lenses', null, async ({ document, settings, isStopped }) => {
        if (!settings.codeLens) return null;
        const lines = await workInSlices(handLines(document.hands), host, isStopped);
        const data: Unsaid = { uri: document.uri, version: document.version };
        return lines === null ? null : lines.map((line) => ({ range: lineStart(line), data }));
      }),
    );

    const say = answer<OnDocument & { readonly lens: CodeLens; readonly version: number }, string | null>(
      'code lens',
      null,
      ({ document, settings }, { lens, version }) =>
        document.version === version
          ? outcomeAt(document.hands, document.timelines, lens.range.start.line, settings)
          : null,
    );
    connection.onCodeLensResolve(async (lens, token) => {
      const unsaid = unsaidIn(lens);
      const title = unsaid && (await say({ textDocument: { uri: unsaid.uri }, lens, version: unsaid.version }, token));
      if (unsaid === null || title === null) return lens;
      const { line } = lens.range.start;
      // Without a command's name editors show a title that cannot be clicked.
      const command = client().showsHands
        ? { title, command: 'handscript.showHand', arguments: [unsaid.uri, line] }
        : { title, command: '' };
      return { ...lens, command };
    });
  },
};

function lineStart(line: number): CodeLens['range'] {
  return { start: { line, character: 0 }, end: { line, character: 0 } };
}

/** The data that the client hands back, if it is what was sent. */
function unsaidIn({ data }: CodeLens): Unsaid | null {
  const { uri, version }: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  return typeof uri === 'string' && typeof version === 'number' ? { uri, version } : null;
}
