/** What the protocol says of the order of messages: `initialize` once and first, then the rest, `shutdown`, `exit`. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  DocumentDiagnosticRequest,
  ErrorCodes,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  ShutdownRequest,
} from 'vscode-languageserver/node';
import { bundledServer, LspClient, PULLING, PUSHED } from '../support/lspClient';

const uri = 'file:///lesson.hand';
const WRONG = 'hand "x"\nseats A, B, C\nblinds 1/2\nC raises to 3\n';
const BEGINNING = { processId: null, rootUri: null, capabilities: PUSHED, workspaceFolders: null };

const servers = { process: await bundledServer('process'), worker: await bundledServer('worker') };
afterAll(() => {
  for (const { remove } of Object.values(servers)) remove();
});

const HOSTS = [
  ['over standard input and output', () => LspClient.spawn(servers.process.file)],
  ['over the channel of its parent', () => LspClient.spawnIpc(servers.process.file)],
  ['in a worker', () => LspClient.spawnWorker(servers.worker.file)],
] as const;

describe.each(HOSTS)('a server %s', (_, spawn) => {
  let client: LspClient;
  afterEach(() => client.kill());

  const ask = (method: string, params: unknown = { textDocument: { uri } }): Promise<unknown> =>
    client.connection.sendRequest(method, params);
  const refusal = (code: number) => expect.objectContaining({ code });

  it('refuses requests and drops notifications before `initialize`', async () => {
    client = spawn();
    await client.open(uri, WRONG);
    for (const method of [DocumentDiagnosticRequest.method, HoverRequest.method, 'no/such', 'shutdown'])
      await expect(ask(method)).rejects.toEqual(refusal(ErrorCodes.ServerNotInitialized));
    await client.initialize(PULLING);
    await expect(client.diagnostics(uri)).resolves.toEqual([]);
    await client.open(uri, WRONG);
    expect(await client.diagnostics(uri)).toMatchObject([{ code: 'betting/under-min-raise' }]);
  });

  it('accepts an `initialize` after a malformed one', async () => {
    client = spawn();
    await expect(ask(InitializeRequest.method, {})).rejects.toThrow();
    await expect(ask(HoverRequest.method)).rejects.toEqual(refusal(ErrorCodes.ServerNotInitialized));
    await client.initialize(PULLING);
    await client.open(uri, WRONG);
    expect(await client.diagnostics(uri)).toHaveLength(1);
  });

  it('refuses a second `initialize`, which has no effect', async () => {
    client = spawn();
    await client.initialize(PULLING, { severity: { 'betting/under-min-raise': 'hint' } });
    await expect(ask(InitializeRequest.method, BEGINNING)).rejects.toEqual(refusal(ErrorCodes.InvalidRequest));
    await client.open(uri, WRONG);
    // The first client asks for diagnostics; to the second they would have been sent.
    expect(await client.diagnostics(uri)).toHaveLength(1);
    expect(client.published).toEqual([]);
  });

  it.each([
    ['the first of two', [PULLING, PUSHED], [true, false]],
    ['the second after one that makes no sense', [null, PULLING, PUSHED], [false, true, false]],
  ] as const)('of `initialize` requests sent before any is answered takes %s', async (_, sent, taken) => {
    client = spawn();
    const asked = sent.map((capabilities) =>
      ask(InitializeRequest.method, capabilities === null ? {} : { ...BEGINNING, capabilities }).then(
        () => true,
        () => false,
      ),
    );
    await client.connection.sendNotification(InitializedNotification.type, {});
    await client.open(uri, WRONG);
    expect(await client.diagnostics(uri)).toHaveLength(1);
    expect(await Promise.all(asked)).toEqual(taken);
    expect(client.published).toEqual([]);
  });

  it('refuses every request after `shutdown`', async () => {
    client = spawn();
    await client.initialize(PULLING);
    await client.open(uri, WRONG);
    await client.connection.sendRequest(ShutdownRequest.type);
    for (const method of [DocumentDiagnosticRequest.method, 'shutdown', 'no/such'])
      await expect(ask(method)).rejects.toEqual(refusal(ErrorCodes.InvalidRequest));
    await expect(ask(InitializeRequest.method, BEGINNING)).rejects.toEqual(refusal(ErrorCodes.InvalidRequest));
    await client.connection.sendNotification(ExitNotification.type);
    expect(await client.exit).toBe(0);
  });
});

describe('the exit code', () => {
  const exit = async (client: LspClient): Promise<number | null> => {
    await client.connection.sendNotification(ExitNotification.type);
    return client.exit;
  };

  it('is 1 without a `shutdown`, initialized or not', async () => {
    expect(await exit(LspClient.spawn(servers.process.file))).toBe(1);
    expect(await exit(await LspClient.start(servers.process.file))).toBe(1);
  });

  it('is 1 after a refused `shutdown` and 0 after an accepted one', async () => {
    const early = LspClient.spawn(servers.process.file);
    await early.connection.sendRequest(ShutdownRequest.type).catch(() => undefined);
    expect(await exit(early)).toBe(1);
    expect(await (await LspClient.start(servers.process.file)).stop()).toBe(0);
  });
});
