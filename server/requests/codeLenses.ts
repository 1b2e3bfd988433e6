import type { CodeLens, CodeLensParams } from 'vscode-languageserver';
import { handLines, outcomeAt, previewTold } from '../../language/service/codeLenses';
import { workInSlices } from '../workspace/timeSlices';
import type { DocumentParams, Feature } from './feature';

/** A lens of which nothing is said before it is seen: the document it belongs to. */
interface CodeLensData {
  readonly uri: string;
  readonly version: number;
  readonly shows: 'outcome' | 'preview';
}

/** Above every hand: its pot, and how it ends. A click shows all of it, where the client can; a second lens opens the preview. */
export const CODE_LENSES: Feature = {
  capabilities: () => ({ codeLensProvider: { resolveProvider: true } }),

  serve({ connection, answer, client, host }) {
    connection.onCodeLens(
      answer<CodeLensParams, CodeLens[] | null>('code lenses', null, async ({ document, settings, isStopped }) => {
        if (!settings.codeLens) return null;
        const lines = await workInSlices(handLines(document.hands), host, isStopped);
        if (lines === null) return null;
        const kinds = client().previews ? (['outcome', 'preview'] as const) : (['outcome'] as const);
        const told = kinds.map((shows): CodeLensData => ({ uri: document.uri, version: document.version, shows }));
        return lines.flatMap((line) => told.map((data) => ({ range: lineStart(line), data })));
      }),
    );

    const say = answer<DocumentParams & { readonly line: number; readonly unsaid: CodeLensData }, string | null>(
      'code lens',
      null,
      ({ document, settings }, { line, unsaid: { version, shows } }) => {
        if (document.version !== version) return null;
        const { hands, timelines } = document;
        return shows === 'preview' ? previewTold(hands, line, settings) : outcomeAt(hands, timelines, line, settings);
      },
    );
    connection.onCodeLensResolve(async (lens, token) => {
      const unsaid = dataOf(lens);
      const { line } = lens.range.start;
      const title = unsaid && (await say({ textDocument: { uri: unsaid.uri }, line, unsaid }, token));
      if (unsaid === null || title === null) return lens;
      // Without a command's name editors show a title that cannot be clicked.
      const name = unsaid.shows === 'preview' ? 'handscript.previewToSide' : 'handscript.showHand';
      const isKnown = unsaid.shows === 'preview' || client().showsHands;
      const command = isKnown ? { title, command: name, arguments: [unsaid.uri, line] } : { title, command: '' };
      return { ...lens, command };
    });
  },
};

function lineStart(line: number): CodeLens['range'] {
  return { start: { line, character: 0 }, end: { line, character: 0 } };
}

/** The data that the client hands back, if it is what was sent. */
function dataOf({ data }: CodeLens): CodeLensData | null {
  const { uri, version, shows }: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  if (typeof uri !== 'string' || typeof version !== 'number') return null;
  return { uri, version, shows: shows === 'preview' ? 'preview' : 'outcome' };
}
