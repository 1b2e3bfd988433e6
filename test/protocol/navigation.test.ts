/** Names, hints, folds and links as an editor asks for them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  DefinitionRequest,
  DocumentHighlightRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  type TextEdit,
} from 'vscode-languageserver/node';
import { applyEdits } from '../../language/analysis/rewriting';
import { withoutIsolates } from '../support/cursor';
import { bundledServer, LspClient, PULLING } from '../support/lspClient';

const uri = 'file:///lesson.hand';
const textDocument = { uri };
const TEXT = 'hand "x"\nseats Raha 1000, Kian 500\nblinds 50/100\nRaha raises to 300\nmark m\nKian folds\n';

let server: Awaited<ReturnType<typeof bundledServer>>;
beforeAll(async () => {
  server = await bundledServer('process');
});
afterAll(() => server.remove());

let client: LspClient;
async function open(text = TEXT, capabilities = PULLING, settings: unknown = {}): Promise<void> {
  client = await LspClient.start(server.file, capabilities, settings);
  await client.open(uri, text);
}
afterEach(() => client.kill());

const at = (line: number, character: number) => ({ textDocument, position: { line, character } });

describe('names', () => {
  it('are highlighted, found and defined', async () => {
    await open();
    const highlights = await client.connection.sendRequest(DocumentHighlightRequest.type, at(3, 1));
    expect(highlights?.map(({ range, kind }) => [range.start.line, kind])).toEqual([
      [1, 3],
      [3, 3],
    ]);
    const context = { includeDeclaration: false };
    const references = await client.connection.sendRequest(ReferencesRequest.type, { ...at(1, 7), context });
    expect(references?.map(({ range }) => range.start.line)).toEqual([3]);
    expect(await client.connection.sendRequest(DefinitionRequest.type, at(5, 0))).toMatchObject({
      uri,
      range: { start: { line: 1, character: 17 } },
    });
  });

  it('are renamed', async () => {
    await open();
    expect(await client.connection.sendRequest(PrepareRenameRequest.type, at(3, 1))).toEqual({
      range: { start: { line: 3, character: 0 }, end: { line: 3, character: 4 } },
      placeholder: 'Raha',
    });
    const edit = await client.connection.sendRequest(RenameRequest.type, { ...at(3, 1), newName: 'Big Al' });
    const edits: readonly TextEdit[] = edit?.changes?.[uri] ?? [];
    expect(applyEdits(TEXT, edits)).toBe(TEXT.replaceAll('Raha', '"Big Al"'));
  });

  it('are not renamed to what cannot be, and the person is told why', async () => {
    await open(TEXT, PULLING, { language: 'es' });
    const refused = (request: Promise<unknown>): Promise<string> =>
      request.then(
        () => 'done',
        (error: unknown) => withoutIsolates(error instanceof Error ? error.message : String(error)),
      );
    const rename = client.connection.sendRequest(RenameRequest.type, { ...at(3, 1), newName: 'Kian' });
    expect(await refused(rename)).toBe('Kian ya se usa en esta mano.');
    const prepare = client.connection.sendRequest(PrepareRenameRequest.type, at(2, 1));
    expect(await refused(prepare)).toBe('Aquí no hay ni jugador ni marca.');
    expect(client.log).toEqual([]);
  });
});
