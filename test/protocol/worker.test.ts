import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MarkupContent } from 'vscode-languageserver/node';
import { bundledServer, LspClient, PULLING } from '../support/lspClient';
import { manyHands } from '../support/manyHands';

const uri = 'vscode-vfs://github/lessons/lesson.hand';
const lesson = 'hand "x"\nseats A, B, C\nblinds 1/2\nC raises to 3\n';

let server: Awaited<ReturnType<typeof bundledServer>>;
let client: LspClient;
beforeAll(async () => {
  server = await bundledServer('worker');
});
afterAll(() => server.remove());
afterEach(() => client.kill());

describe('the server as a worker', () => {
  it('checks, hovers and outlines', async () => {
    client = LspClient.spawnWorker(server.file);
    await client.initialize(PULLING);
    await client.open(uri, lesson);
    expect(await client.diagnostics(uri)).toMatchObject([
      { code: 'betting/under-min-raise', range: { start: { line: 3 } } },
    ]);
    await client.change(uri, {
      range: { start: { line: 3, character: 12 }, end: { line: 3, character: 13 } },
      text: '4',
    });
    expect(await client.diagnostics(uri)).toEqual([]);
    const { contents } = (await client.hover(uri, { line: 3, character: 3 })) ?? {};
    expect(MarkupContent.is(contents) && contents.value).toContain('raises to 4');
    expect(await client.symbols(uri)).toMatchObject([{ name: 'x' }]);
  });

  it('receives an edit while it replays a long file', async () => {
    client = LspClient.spawnWorker(server.file);
    await client.initialize(PULLING);
    await client.open(uri, manyHands(1500, { wrongEvery: 500 }));
    const stale = expect(client.pull(uri)).rejects.toMatchObject({ data: { retriggerRequest: true } });
    await client.change(uri, {
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      text: '\n',
    });
    await stale;
    expect(await client.diagnostics(uri)).toHaveLength(3);
  });
});
