/** Whatever a client sends, the server goes on and answers the next sensible question rightly. */
import { spawn } from 'node:child_process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CancellationTokenSource, type Range } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { seededRandom } from '../support/deals';
import { requestsOf } from '../support/everyRequest';
import { projectFile } from '../support/files';
import { bundledServer, LspClient, PULLING } from '../support/lspClient';
import { manyHands } from '../support/manyHands';

let server: Awaited<ReturnType<typeof bundledServer>>;
beforeAll(async () => {
  server = await bundledServer('process');
});
afterAll(() => server.remove());

const clients: LspClient[] = [];
function kept(client: LspClient): LspClient {
  clients.push(client);
  return client;
}
afterEach(() => {
  for (const client of clients.splice(0)) client.kill();
});

const WRONG = 'hand "x"\nseats A, B, C\nblinds 1/2\nC raises to 3\n';
const uri = 'file:///fuzz.hand';

/** The server finds the one mistake of a lesson. */
async function expectSense(client: LspClient): Promise<void> {
  const sane = `file:///sane-${Math.random()}.hand`;
  await client.open(sane, WRONG);
  expect(await client.diagnostics(sane)).toMatchObject([{ code: 'betting/under-min-raise' }]);
  await client.close(sane);
}

describe('bytes that are not messages', () => {
  const framed = (body: string): string => `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const initialize = framed(
    JSON.stringify({
      jsonrpc: '2.0',
      id: 'i',
      method: 'initialize',
      params: { processId: null, rootUri: null, capabilities: {} },
    }),
  );

  it.each([
    ['a body that is not JSON', framed('{"jsonrpc": "2.0", "id": 1, ')],
    ['a body that is not UTF-8', `Content-Length: 4\r\n\r\n${'\u00ff\u00fe\u00c3\u0028'}`],
    [
      'JSON that is not a message',
      framed('42') + framed('null') + framed('"hello"') + framed('[]') + framed('[1, {}]'),
    ],
    ['a message without a method', framed('{"jsonrpc": "2.0", "id": 7}')],
    ['an answer to a request that was never sent', framed('{"jsonrpc": "2.0", "id": 99, "result": null}')],
    ['a request before `initialize`', framed('{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{}}')],
    ['params of the wrong kind', framed('{"jsonrpc":"2.0","id":3,"method":"textDocument/hover","params":"x"}')],
    ['a method that is a number', framed('{"jsonrpc":"2.0","id":4,"method":17}')],
    [
      'unknown notifications',
      framed('{"jsonrpc":"2.0","method":"$/whatever"}') + framed('{"jsonrpc":"2.0","method":"x/y"}'),
    ],
    [
      'a cancellation of nothing',
      framed('{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":12345}}') +
        framed('{"jsonrpc":"2.0","method":"$/cancelRequest"}'),
    ],
    [
      'an additional header',
      `Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n${framed('{"jsonrpc":"2.0","method":"$/x"}')}`,
    ],
  ])('do not stop the server: %s', async (_, bytes) => {
    const child = spawn(process.execPath, [server.file, '--stdio'], { stdio: 'pipe' });
    try {
      const answered = new Promise<string>((resolve, reject) => {
        let heard = '';
        child.stdout.on('data', (data) => {
          heard += String(data);
          if (heard.includes('"id":"i"')) resolve(heard);
        });
        child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      });
      child.stdin.write(Buffer.from(bytes, 'latin1'));
      child.stdin.write(initialize);
      expect(await answered).toContain('"capabilities"');
    } finally {
      child.removeAllListeners('exit');
      child.kill();
    }
  });
});

describe('params of every shape, for every request', () => {
  const SHAPES: readonly unknown[] = [
    null,
    {},
    [],
    'x',
    { textDocument: null },
    { textDocument: {} },
    { textDocument: { uri: 7 } },
    { textDocument: { uri: 'file:///unknown.hand' }, position: { line: 0, character: 0 } },
    { textDocument: { uri } },
    {
      textDocument: { uri },
      position: null,
      range: null,
      positions: null,
      context: null,
      options: null,
      newName: null,
    },
    {
      textDocument: { uri },
      position: { line: -1, character: -5 },
      range: { start: { line: 5 } },
      positions: [null],
      newName: '',
      ch: 3,
    },
    {
      textDocument: { uri },
      position: { line: 1e9, character: Number.MAX_SAFE_INTEGER },
      range: { start: { line: 1e9, character: 0 }, end: { line: 0, character: 0 } },
      positions: [{ line: 1e9, character: 1e9 }],
      context: {},
      newName: '\n',
    },
    {
      textDocument: { uri },
      position: { line: 0.5, character: 'a' },
      range: { start: 'a', end: 'b' },
      positions: {},
      newName: 5,
      previousResultId: {},
    },
  ];

  it('are answered or refused, and the next request is answered correctly', async () => {
    const client = kept(await LspClient.start(server.file));
    await client.open(uri, WRONG);
    const methods = requestsOf(client.initialized?.capabilities ?? {}).map(({ method }) => method);
    expect(methods.length).toBeGreaterThan(8);
    const asked = [
      ...methods,
      'codeAction/resolve',
      'completionItem/resolve',
      'codeLens/resolve',
      'inlayHint/resolve',
      'workspace/symbol',
      'workspace/executeCommand',
    ];
    for (const method of asked) {
      // Answers differ, refusals too; that one comes is the point.
      await Promise.all(SHAPES.map((shape) => client.connection.sendRequest(method, shape).catch(() => undefined)));
    }
    for (const method of [
      'textDocument/didOpen',
      'textDocument/didChange',
      'textDocument/didClose',
      'workspace/didChangeConfiguration',
      'workspace/didChangeWatchedFiles',
      'workspace/didChangeWorkspaceFolders',
    ]) {
      for (const shape of SHAPES) await client.connection.sendNotification(method, shape).catch(() => undefined);
    }
    await expectSense(client);
  }, 60_000);
});

describe('a random client', () => {
  const LESSONS = ['fa', 'ar', 'hi', 'en'].map((language) =>
    projectFile(`test/grammar/${{ fa: 'persian', ar: 'arabic', hi: 'hindi', en: 'english' }[language]}.hand`),
  );
  const JUNK = [
    '\u0000',
    '\ud800',
    '\udfff',
    '\u202e',
    '\r',
    '\n',
    '\r\n',
    '"',
    '«',
    '#',
    '>',
    '\t',
    '```',
    '\ufeff',
    '\u200c',
    '🂡',
    '٫',
    '9'.repeat(400),
    'hand "x"\n',
    'end\n',
    'branch\n',
    'seats\n',
    'raises to ',
  ];

  it.each([1, 2, 3])(
    'can open, edit, ask, cancel and close in any order (seed %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const below = (limit: number): number => Math.floor(random() * limit);
      const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
      const client = kept(await LspClient.start(server.file));
      const requests = requestsOf(client.initialized?.capabilities ?? {});
      const open = new Map<string, TextDocument>();
      const uris = ['file:///a.hand', 'untitled:Untitled-1', 'file:///c.md'];
      const languageOf = (where: string): string => (where.endsWith('.md') ? 'markdown' : 'handscript');
      const textOf = (where: string): string =>
        where.endsWith('.md') ? `# x\n\n\`\`\`hand\n${oneOf(LESSONS)}\n\`\`\`\n` : oneOf(LESSONS);
      const rangeIn = (document: TextDocument): Range => {
        const start = below(document.getText().length + 1);
        const end = random() < 0.5 ? start : start + below(random() < 0.1 ? 500 : 12);
        return { start: document.positionAt(start), end: document.positionAt(end) };
      };
      const pending: Promise<unknown>[] = [];

      for (let step = 0; step < 400; step += 1) {
        const where = oneOf(uris);
        const document = open.get(where);
        if (document === undefined) {
          const fresh = TextDocument.create(where, languageOf(where), 1, textOf(where));
          open.set(where, fresh);
          await client.open(where, fresh.getText(), languageOf(where));
        } else if (random() < 0.05) {
          open.delete(where);
          await client.close(where);
        } else if (random() < 0.5) {
          const changes = Array.from({ length: 1 + below(3) }, () => ({
            range: rangeIn(document),
            text:
              random() < 0.3 ? '' : random() < 0.5 ? oneOf(JUNK) : oneOf(LESSONS).slice(below(300)).slice(0, below(80)),
          }));
          TextDocument.update(document, changes, document.version + 1);
          await client.change(where, ...changes);
        } else {
          const { method, params } = oneOf(requests);
          const source = new CancellationTokenSource();
          const asked = client.connection.sendRequest(method, params(where, rangeIn(document)), source.token);
          // A refusal (cancelled, out of date) is an answer.
          pending.push(asked.catch(() => undefined));
          if (random() < 0.2) source.cancel();
        }
      }
      await Promise.all(pending);
      for (const [where, document] of open) {
        const fresh = `${where}.fresh`;
        await client.open(fresh, document.getText(), document.languageId);
        const plain = async (of: string) =>
          (await client.diagnostics(of)).map(({ range, code, message }) => ({ range, code, message }));
        expect(await plain(where)).toEqual(await plain(fresh));
        await client.close(fresh);
      }
      expect(client.log.filter((line) => line.includes('Error'))).toEqual([]);
      await expectSense(client);
    },
    120_000,
  );
});

describe('texts of any size', () => {
  const BIG: readonly (readonly [string, () => string])[] = [
    ['20 MB of hands', () => manyHands(52_000, { wrongEvery: 1000 })],
    ['a line of 1 MB of actions', () => 'A raises to 500, '.repeat(60_000)],
    ['a line of 1 MB', () => `${WRONG}# ${'x'.repeat(1_000_000)}\nexpect pot 3\n`],
    ['1 MB of digits', () => `${WRONG}C raises to ${'9'.repeat(1_000_000)}\n`],
    ['1 MB of names', () => `seats ${Array.from({ length: 100_000 }, (_, i) => `P${i}`).join(', ')}\n`],
    ['1 MB of opened branches', () => `${WRONG}${'branch "x"\n'.repeat(90_000)}`],
    ['1 MB of quotation marks', () => '"«'.repeat(250_000)],
    ['any bytes', () => Array.from({ length: 300_000 }, (_, i) => String.fromCharCode((i * 7919) % 65_536)).join('')],
  ];

  it.each(BIG)(
    'are diagnosed and edited: %s',
    async (_, text) => {
      const client = kept(await LspClient.start(server.file));
      await client.open(uri, text());
      const { items } = (await client.pull(uri)) as { items: readonly unknown[] };
      expect(Array.isArray(items)).toBe(true);
      await client.change(uri, {
        range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
        text: ' ',
      });
      await client.hover(uri, { line: 0, character: 2 });
      await client.close(uri);
      await expectSense(client);
    },
    120_000,
  );

  it('release their memory when closed', async () => {
    const client = kept(LspClient.spawn(server.file, ['--stdio'], ['--max-old-space-size=96']));
    await client.initialize(PULLING);
    // Kept, they would need more than the server may take.
    for (let round = 0; round < 12; round += 1) {
      const name = `file:///big-${round}.hand`;
      await client.open(name, manyHands(6000, { wrongEvery: 100 }));
      expect(await client.diagnostics(name)).toHaveLength(60);
      await client.hover(name, { line: 8, character: 3 });
      await client.close(name);
    }
    await expectSense(client);
  }, 120_000);
});
