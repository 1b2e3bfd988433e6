import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  LSPErrorCodes,
  type Range,
  SemanticTokensDeltaRequest,
  SemanticTokensRangeRequest,
  SemanticTokensRequest,
} from 'vscode-languageserver/node';
import { LEGEND } from '../../language/service/semanticTokens/kinds';
import { bundledServer, LspClient } from '../support/lspClient';
import { manyHands } from '../support/manyHands';
import { readTokens, withEdits } from '../support/tokens';

const uri = 'file:///lesson.hand';
const textDocument = { uri };

let server: Awaited<ReturnType<typeof bundledServer>>;
let client: LspClient;
beforeAll(async () => {
  server = await bundledServer('process');
});
afterAll(() => server.remove());
afterEach(() => client.kill());

async function opened(text: string, languageId = 'handscript'): Promise<LspClient> {
  client = await LspClient.start(server.file);
  await client.open(uri, text, languageId);
  return client;
}

const full = () => client.connection.sendRequest(SemanticTokensRequest.type, { textDocument });
const delta = (previousResultId: string) =>
  client.connection.sendRequest(SemanticTokensDeltaRequest.type, { textDocument, previousResultId });
const range = (lines: Range) =>
  client.connection.sendRequest(SemanticTokensRangeRequest.type, { textDocument, range: lines });
const startOf = (line: number): Range => ({ start: { line, character: 0 }, end: { line, character: 0 } });

const typesOf = (data: readonly number[] | undefined, text: string): string[] =>
  readTokens(data ?? [], text).map((token) => `${token.type}:${token.text}`);

it('announces its legend, and full, range and delta requests', async () => {
  await opened('A folds');
  expect(client.initialized?.capabilities.semanticTokensProvider).toEqual({
    legend: LEGEND,
    range: true,
    full: { delta: true },
  });
});

it('returns all tokens of a text and those of a range', async () => {
  const text = 'seats رها، کیان\nرها ۵۰۰ شرط می‌بندد\nفلاپ K♣ 9♦ 7♥\n';
  await opened(text);
  expect(typesOf((await full())?.data, text)).toEqual([
    'keyword:seats',
    'variable:رها',
    'variable:کیان',
    'variable:رها',
    'number:۵۰۰',
    'function:شرط می‌بندد',
    'type:فلاپ',
    'enumMember.clubs:K♣',
    'enumMember.diamonds:9♦',
    'enumMember.hearts:7♥',
  ]);
  expect(typesOf((await range(startOf(1)))?.data, text)).toEqual(['variable:رها', 'number:۵۰۰', 'function:شرط می‌بندد']);
});

it('returns the tokens of Markdown fences', async () => {
  const text = 'A folds\n\n```hand\nA folds\n```\n';
  await opened(text, 'markdown');
  expect(typesOf((await full())?.data, text)).toEqual(['variable:A', 'function:folds']);
});

it('returns one small edit after a change', async () => {
  const text = manyHands(200, { wrongEvery: 50 });
  await opened(text);
  let received = await full();
  let data = received?.data ?? [];
  for (const [line, inserted] of [
    [3, '# so\n'],
    [900, 'A folds\n'],
    [900, ''],
    [40, 'hand\nflop K♣ 9♦ 7♥\n'],
  ] as const) {
    await client.change(uri, { range: startOf(line), text: inserted });
    const change = await delta(received?.resultId ?? '');
    if (change === null || !('edits' in change)) throw new Error('a known result must be followed by its changes');
    expect(change.edits.flatMap((edit) => edit.data ?? []).length).toBeLessThan(60);
    data = withEdits(data, change.edits);
    received = await full();
    expect(data).toEqual(received?.data);
  }
});

it('returns all tokens if the previous result is unknown, also for a reopened document', async () => {
  await opened('A folds');
  const first = await full();
  await client.close(uri);
  await client.open(uri, 'A bets 5');
  expect(await delta(first?.resultId ?? '')).toHaveProperty('data.length', 15);
  expect(await delta('nonsense')).toHaveProperty('data.length', 15);
});

it('returns no tokens for a document that is not open', async () => {
  await opened('A folds');
  await client.close(uri);
  expect(await full()).toEqual({ data: [] });
  expect(await range(startOf(0))).toEqual({ data: [] });
});

it('drops an answer in progress after an edit', { retry: 2 }, async () => {
  await opened(manyHands(3000, { wrongEvery: 500 }));
  const refused = expect(full()).rejects.toMatchObject({ code: LSPErrorCodes.ContentModified });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await client.change(uri, { range: startOf(0), text: '# note\n' });
  await refused;
  expect((await range(startOf(1)))?.data).toHaveLength(10);
});
