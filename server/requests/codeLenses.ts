/** Answers requests for code lenses above each hand: its pot and result, and a link to its preview. */
import type { CodeLens, CodeLensParams } from 'vscode-languageserver';
import { handLines, outcomeAt, previewTitle } from '../../language/service/codeLenses';
import { workInSlices } from '../workspace/timeSlices';
import type { DocumentParams, Feature } from './feature';

/** What identifies a lens whose title is worded only when it becomes visible. */
interface CodeLensData {
  readonly uri: string;
  readonly version: number;
  readonly shows: 'outcome' | 'preview';
}

/** A click on the first lens shows the whole hand, where the client can do so; a second lens opens the preview. */
export const CODE_LENSES: Feature = {
  capabilities: () => ({ codeLensProvider: { resolveProvider: true } }),

  serve({ connection, answer, client, host }) {
    connection.onCodeLens(
      answer<CodeLensParams, CodeLens[] | null>('code lenses', null, async ({ document, settings, isStopped }) => {
        if (!settings.codeLens) return null;
        const lines = await workInSlices(handLines(document.hands), host, isStopped);
        if (lines === null) return null;
        const kinds = client().previews ? (['outcome', 'preview'] as const) : (['outcome'] as const);
        const data = kinds.map((shows): CodeLensData => ({ uri: document.uri, version: document.version, shows }));
        return lines.flatMap((line) => data.map((each) => ({ range: lineStart(line), data: each })));
      }),
    );

    const titleOf = answer<DocumentParams & { readonly line: number; readonly data: CodeLensData }, string | null>(
      'code lens',
      null,
      ({ document, settings }, { line, data: { version, shows } }) => {
        if (document.version !== version) return null;
        const { hands, timelines } = document;
        return shows === 'preview' ? previewTitle(hands, line, settings) : outcomeAt(hands, timelines, line, settings);
      },
    );
    connection.onCodeLensResolve(async (lens, token) => {
      const data = dataOf(lens);
      const { line } = lens.range.start;
      const title = data && (await titleOf({ textDocument: { uri: data.uri }, line, data }, token));
      if (data === null || title === null) return lens;
      // Without the name of a command editors show a title that cannot be clicked.
      const name = data.shows === 'preview' ? 'handscript.previewToSide' : 'handscript.showHand';
      const isKnown = data.shows === 'preview' || client().showsHands;
      const command = isKnown ? { title, command: name, arguments: [data.uri, line] } : { title, command: '' };
      return { ...lens, command };
    });
  },
};

function lineStart(line: number): CodeLens['range'] {
  return { start: { line, character: 0 }, end: { line, character: 0 } };
}

/** The data that the client sends back, if it has the right shape. */
function dataOf({ data }: CodeLens): CodeLensData | null {
  const { uri, version, shows }: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  if (typeof uri !== 'string' || typeof version !== 'number') return null;
  return { uri, version, shows: shows === 'preview' ? 'preview' : 'outcome' };
}
