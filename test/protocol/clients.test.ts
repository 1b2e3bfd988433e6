/** Clients that tell their abilities, or answer what they are asked, in other shapes than the protocol's: the server lives on. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { ErrorCodes, ResponseError, WorkspaceFoldersRequest } from 'vscode-languageserver/node';
import { bundledServer, LspClient, PULLING } from '../support/lspClient';

const WRONG = 'hand "x"\nseats A, B, C\nblinds 1/2\nC raises to 3\n';

const server = await bundledServer('process');
afterAll(() => server.remove());

let client: LspClient;
afterEach(() => client.kill());

/** What one gets for a hand with a mistake, however the client behaves. */
async function expectWork(uri: string): Promise<void> {
  await client.open(uri, WRONG);
  expect(await client.diagnostics(uri)).toMatchObject([{ code: 'betting/under-min-raise' }]);
  expect(await client.hover(uri, { line: 3, character: 12 })).not.toBeNull();
}

describe("a client's answer", () => {
  const refuse = () => new ResponseError(ErrorCodes.MethodNotFound, 'no such method');
  const ANSWERS: readonly (readonly [string, () => unknown])[] = [
    ['an error', refuse],
    ['nothing', () => null],
    ['a number', () => 5],
    ['a text', () => 'x'],
    ['a list of nothing', () => [null]],
    ['a list of numbers', () => [{ uri: 5 }, 5]],
  ];

  it.each(ANSWERS)('about its folders may be %s', async (_, answer) => {
    client = LspClient.spawn(server.file);
    client.connection.onRequest(WorkspaceFoldersRequest.method, answer);
    await client.initialize({ ...PULLING, workspace: { workspaceFolders: true } });
    await expectWork('untitled:Untitled-1');
    await expectWork('');
  });

  it.each(ANSWERS)('about files may be %s', async (_, answer) => {
    client = LspClient.spawn(server.file);
    for (const method of ['handscript/readFile', 'handscript/findFiles']) client.connection.onRequest(method, answer);
    await client.initialize({ ...PULLING, experimental: { handscriptFiles: true } });
    await expectWork('file:///folder/lesson.hand');
    expect(await client.connection.sendRequest('workspace/symbol', { query: 'x' })).toMatchObject([{ name: 'x' }]);
  });
});

describe('capabilities in another shape', () => {
  const SHAPES: readonly unknown[] = [null, true, 5, 'x', [], {}];

  it.each(SHAPES.map((shape) => [shape]))('as %j count as none', async (shape) => {
    client = LspClient.spawn(server.file);
    await client.initialize(
      JSON.parse(
        JSON.stringify({
          textDocument: {
            hover: { contentFormat: shape },
            publishDiagnostics: { tagSupport: shape, relatedInformation: shape },
            codeAction: { codeActionLiteralSupport: {}, resolveSupport: shape },
            completion: { completionItem: { documentationFormat: shape, snippetSupport: shape } },
            signatureHelp: { signatureInformation: { documentationFormat: shape } },
            diagnostic: {},
          },
          workspace: { workspaceFolders: shape === true ? false : shape },
          experimental: shape,
        }),
      ),
    );
    await expectWork('file:///lesson.hand');
  });

  it('sends diagnostics to a client whose diagnostic capability is null', async () => {
    client = LspClient.spawn(server.file);
    await client.initialize(JSON.parse('{"textDocument": {"diagnostic": null, "hover": null}}'));
    await client.open('file:///lesson.hand', WRONG);
    await client.untilPublished('file:///lesson.hand', ([first]) => first?.code === 'betting/under-min-raise');
  });
});
