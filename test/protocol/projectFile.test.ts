/** A project file that is written, changed and deleted while its folder is open. */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ClientCapabilities,
  type CodeActionParams,
  CodeActionRequest,
  CodeActionTriggerKind,
  DiagnosticRefreshRequest,
  DidChangeWatchedFilesNotification,
  DidChangeWorkspaceFoldersNotification,
  DidSaveTextDocumentNotification,
  DocumentDiagnosticRequest,
  FileChangeType,
  type Registration,
  RegistrationRequest,
  WorkspaceFoldersRequest,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver/node';
import { bundledServer, LspClient, PULLING, PUSHED } from '../support/lspClient';

const WATCHING: ClientCapabilities = {
  ...PULLING,
  textDocument: {
    ...PULLING.textDocument,
    synchronization: { dynamicRegistration: true },
    diagnostic: { dynamicRegistration: true },
    codeAction: { dynamicRegistration: true, codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
  },
  workspace: {
    ...PULLING.workspace,
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceFolders: true,
  },
};

/** Two short all-ins: together a full raise, but not so for online rooms, where A may not raise. */
const lesson = `hand "x"
blinds 50/100
seats A 1000, B 1000, C 180, D 250
flop
pot 400
A bets 100, B calls, C all-in 180, D all-in 250
illegal not-reopened: A raises to 700
`;

let server: Awaited<ReturnType<typeof bundledServer>>;
beforeAll(async () => {
  server = await bundledServer('process');
});
afterAll(() => server.remove());

let root = '';
let client: LspClient;
let registered: Registration[] = [];
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-project-'));
  fs.mkdirSync(path.join(root, 'lessons/one'), { recursive: true });
});
afterEach(() => {
  client.kill();
  fs.rmSync(root, { recursive: true, force: true });
});

const uriOf = (file: string): string => pathToFileURL(path.join(root, file)).href;
const uri = () => uriOf('lessons/one/lesson.hand');

async function start(capabilities = WATCHING, settings: unknown = {}): Promise<void> {
  client = LspClient.spawn(server.file);
  client.settings = settings;
  registered = [];
  client.connection.onRequest(RegistrationRequest.type, ({ registrations }) => void registered.push(...registrations));
  client.connection.onRequest(WorkspaceFoldersRequest.type, () => [{ uri: pathToFileURL(root).href, name: 'root' }]);
  await client.initialize(capabilities, settings);
}

/** Writes (null: deletes) a project file, and notifies the server. */
async function save(folder: string, content: unknown): Promise<void> {
  const file = `${folder}/handscript.config.json`;
  if (content === null) fs.rmSync(path.join(root, file));
  else fs.writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  const type = content === null ? FileChangeType.Deleted : FileChangeType.Changed;
  await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
    changes: [{ uri: uriOf(file), type }],
  });
}

const codes = async (of = uri()): Promise<unknown[]> => (await client.diagnostics(of)).map(({ code }) => code);

describe('a project file', () => {
  it('applies as soon as it is written, changed or deleted; the nearest one wins', async () => {
    await start();
    await client.open(uri(), lesson);
    expect(await codes()).toEqual(['expect/not-illegal']);
    await save('.', { rules: 'online' });
    expect(await codes()).toEqual([]);
    await save('lessons', { severity: { 'expect/not-illegal': 'hint' } });
    expect((await client.diagnostics(uri())).map(({ severity }) => severity)).toEqual([4]);
    await save('lessons/one', '{}');
    expect((await client.diagnostics(uri())).map(({ severity }) => severity)).toEqual([1]);
    await save('lessons/one', null);
    await save('lessons', null);
    expect(await codes()).toEqual([]);
    expect(client.refreshes).toBe(5);
  });

  it("overrides the user's settings key by key", async () => {
    await start(WATCHING, {
      language: 'es',
      rules: 'tda',
      severity: { 'expect/not-illegal': 'off', 'text/syntax': 'off' },
    });
    await client.open(uri(), lesson);
    expect(await codes()).toEqual([]);
    await save('.', { language: 'fa', severity: { 'expect/not-illegal': 'warning' } });
    expect(await client.diagnostics(uri())).toMatchObject([
      { severity: 2, message: expect.stringMatching(/\p{Script=Arabic}/u) },
    ]);
  });

  it('applies to texts without a file', async () => {
    await start();
    await save('.', { rules: 'online' });
    await client.open('untitled:Untitled-1', lesson);
    expect(await codes('untitled:Untitled-1')).toEqual([]);
  });

  it('changes with the folders of the workspace, as do the hands found', async () => {
    await start();
    fs.writeFileSync(path.join(root, 'lessons/one/x.hand'), 'hand "Unseen"\n');
    await save('lessons', { rules: 'online' });
    const found = async () =>
      (await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'unseen' }))?.map(({ name }) => name);
    const open = async (...folders: readonly string[]): Promise<void> => {
      const now = folders.map((name) => ({ uri: uriOf(name), name }));
      client.connection.onRequest(WorkspaceFoldersRequest.type, () => now);
      const event = { added: now, removed: [] };
      await client.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, { event });
    };
    fs.mkdirSync(path.join(root, 'other'));
    await open('other');
    await client.open('untitled:Untitled-1', lesson);
    expect([await codes('untitled:Untitled-1'), await found()]).toEqual([['expect/not-illegal'], []]);
    const { refreshes } = client;
    await open('lessons', 'other');
    expect([await codes('untitled:Untitled-1'), await found()]).toEqual([[], ['Unseen']]);
    expect(client.refreshes).toBe(refreshes + 1);
    await open('other');
    expect([await codes('untitled:Untitled-1'), await found()]).toEqual([['expect/not-illegal'], []]);
  });

  it('applies when saved in the editor, even in a folder that nobody watches', async () => {
    await start();
    await client.open(uri(), lesson);
    expect(await codes()).toEqual(['expect/not-illegal']);
    const file = uriOf('lessons/handscript.config.json');
    await client.open(file, '{ "rules": "online" }', 'jsonc');
    fs.writeFileSync(path.join(root, 'lessons/handscript.config.json'), '{ "rules": "online" }');
    expect(registered.map(({ method }) => method)).toContain(DidSaveTextDocumentNotification.method);
    await client.connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: { uri: file } });
    expect(await codes()).toEqual([]);
  });

  it('is read again on save if the client does not watch files, and diagnostics are sent again', async () => {
    await start(PUSHED);
    await client.open(uri(), lesson);
    await client.untilPublished(uri(), (diagnostics) => diagnostics.length === 1);
    fs.writeFileSync(path.join(root, 'handscript.config.json'), '{ "rules": "online" }');
    await client.connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: { uri: uri() } });
    await client.untilPublished(uri(), (diagnostics) => diagnostics.length === 0);
  });
});

describe('a client that refuses what it announced', () => {
  it('is served nevertheless', async () => {
    client = LspClient.spawn(server.file);
    const refuse = () => {
      throw new Error('not today');
    };
    client.connection.onRequest(RegistrationRequest.type, refuse);
    client.connection.onRequest(DiagnosticRefreshRequest.type, refuse);
    client.connection.onRequest(WorkspaceFoldersRequest.type, refuse);
    await client.initialize(WATCHING);
    await client.open(uri(), lesson);
    expect(await codes()).toEqual(['expect/not-illegal']);
    await save('.', { rules: 'online' });
    expect(await codes()).toEqual([]);
    expect(client.log.filter((line) => line.includes('not today')).length).toBeGreaterThan(2);
  });
});

describe('the text of a project file', () => {
  const file = () => uriOf('handscript.config.json');
  const wrong = '{\n  "rulse": "tda",\n  "severity": { "text/sintax": "off" }, // said once\n  "rules": "wspo"\n}\n';

  it('is requested by the server and diagnosed while it is edited', async () => {
    await start();
    await client.open(file(), wrong, 'jsonc');
    expect(
      (await client.diagnostics(file())).map(({ code, message, range: { start, end } }) => [
        code,
        `${start.line}:${start.character}-${end.line}:${end.character}`,
        /mean “?⁨?([\w/]+)/.exec(String(message))?.[1],
      ]),
    ).toEqual([
      ['config/unknown-key', '1:2-1:9', 'rules'],
      ['config/unknown-code', '2:16-2:29', 'text/syntax'],
      ['config/bad-value', '3:11-3:17', 'wsop'],
    ]);
    await client.change(file(), {
      range: { start: { line: 1, character: 3 }, end: { line: 1, character: 8 } },
      text: 'digits',
    });
    expect(await codes(file())).toEqual(['config/bad-value', 'config/unknown-code', 'config/bad-value']);
    await client.change(file(), '{ "rules": "tda" }');
    expect(await codes(file())).toEqual([]);
    const methods = registered.map(({ method }) => method);
    expect(methods).toEqual(
      expect.arrayContaining([
        'textDocument/didOpen',
        'textDocument/didChange',
        'textDocument/didClose',
        DocumentDiagnosticRequest.method,
      ]),
    );
  });

  it('has no effect before it is saved', async () => {
    await start();
    await client.open(uri(), lesson);
    await client.open(file(), '{ "rules": "online" }', 'json');
    expect(await codes()).toEqual(['expect/not-illegal']);
    await save('.', { rules: 'online' });
    expect(await codes()).toEqual([]);
  });

  it('is diagnosed in the language that it sets', async () => {
    await start();
    await save('.', { language: 'hi' });
    await client.open(file(), '{ "language": "hi", "x": 1 }', 'json');
    expect((await client.diagnostics(file()))[0]?.message).toMatch(/\p{Script=Devanagari}/u);
  });

  it('has its diagnostics pushed if the client does not ask', async () => {
    await start(PUSHED);
    await client.open(file(), '{ "rules": 5 ', 'json');
    const { diagnostics } = await client.untilPublished(file(), (found) => found.length > 0);
    expect(diagnostics.map(({ code }) => code)).toEqual(['config/bad-value', 'config/syntax']);
    expect(diagnostics[0]?.codeDescription?.href).toMatch(/docs\/configuration\.md#configbad-value$/);
  });

  it('has quick fixes', async () => {
    await start();
    await client.open(file(), wrong, 'jsonc');
    const range = { start: { line: 2, character: 16 }, end: { line: 2, character: 16 } };
    const diagnostics = [...(await client.diagnostics(file()))];
    const context = { diagnostics: [...diagnostics], triggerKind: CodeActionTriggerKind.Automatic };
    const params: CodeActionParams = { textDocument: { uri: file() }, range, context };
    const actions = await client.connection.sendRequest(CodeActionRequest.type, params);
    const edit = { range: { start: range.start, end: { line: 2, character: 29 } }, newText: '"text/syntax"' };
    expect(actions).toMatchObject([
      {
        kind: 'quickfix',
        isPreferred: true,
        diagnostics: [{ code: 'config/unknown-code' }],
        edit: { changes: { [file()]: [edit] } },
      },
    ]);
    expect(registered.map(({ method }) => method)).toContain(CodeActionRequest.method);
  });

  it('is not a hand for any other request', async () => {
    await start();
    await client.open(file(), lesson, 'json');
    expect(await client.symbols(file())).toEqual([]);
    expect(await client.hover(file(), { line: 2, character: 8 })).toBeNull();
  });
});
