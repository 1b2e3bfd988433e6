/** Names, hints, folds and links as an editor asks for them. */

import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type CodeLens,
  CodeLensRefreshRequest,
  CodeLensRequest,
  CodeLensResolveRequest,
  DefinitionRequest,
  DidChangeWatchedFilesNotification,
  DocumentHighlightRequest,
  DocumentLinkRequest,
  FoldingRangeRequest,
  InitializeRequest,
  InlayHintRefreshRequest,
  InlayHintRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  SelectionRangeRequest,
  type TextEdit,
  WorkspaceSymbolRequest,
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
  it('have highlights, references and definitions', async () => {
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

  it('have their whole seat as the definition, for a client that supports it', async () => {
    await open(TEXT, { ...PULLING, textDocument: { ...PULLING.textDocument, definition: { linkSupport: true } } });
    const [link] = [await client.connection.sendRequest(DefinitionRequest.type, at(5, 0))].flat();
    expect(link).toMatchObject({
      targetUri: uri,
      originSelectionRange: { start: { line: 5, character: 0 }, end: { line: 5, character: 4 } },
      targetRange: { end: { character: 25 } },
      targetSelectionRange: { end: { character: 21 } },
    });
  });

  it('are renamed', async () => {
    await open(TEXT, { ...PULLING, textDocument: { ...PULLING.textDocument, rename: { prepareSupport: true } } });
    expect(client.initialized?.capabilities.renameProvider).toEqual({ prepareProvider: true });
    expect(await client.connection.sendRequest(PrepareRenameRequest.type, at(3, 1))).toEqual({
      range: { start: { line: 3, character: 0 }, end: { line: 3, character: 4 } },
      placeholder: 'Raha',
    });
    const edit = await client.connection.sendRequest(RenameRequest.type, { ...at(3, 1), newName: 'Big Al' });
    const edits: readonly TextEdit[] = edit?.changes?.[uri] ?? [];
    expect(applyEdits(TEXT, edits)).toBe(TEXT.replaceAll('Raha', '"Big Al"'));
  });

  it('are not renamed to impossible names, and the user learns why', async () => {
    await open(TEXT, PULLING, { language: 'es' });
    expect(client.initialized?.capabilities.renameProvider).toBe(true);
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

describe('hints', () => {
  const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
  const hints = async (): Promise<unknown[]> => {
    const found = await client.connection.sendRequest(InlayHintRequest.type, { textDocument, range });
    return (found ?? []).map(({ position, label }) => [position.line, label]);
  };

  it('follow the settings and their changes', async () => {
    await open('seats A, B\nflop\npot 6\nA bets pot\nB calls\nturn\n');
    expect(await hints()).toEqual([
      [3, '= 6'],
      [5, 'pot 18'],
    ]);
    await client.changeSettings({ inlayHints: { amounts: false, calls: true }, language: 'es' });
    expect(await hints()).toEqual([
      [4, '= 6'],
      [5, 'bote 18'],
    ]);
  });
});

describe('a change of the settings', () => {
  it('refreshes hints and code lenses', async () => {
    const refreshSupport = true;
    const workspace = { ...PULLING.workspace, inlayHint: { refreshSupport }, codeLens: { refreshSupport } };
    await open(TEXT, { ...PULLING, workspace });
    const asked = [InlayHintRefreshRequest.method, CodeLensRefreshRequest.method].map(
      (method) => new Promise((resolve) => client.connection.onRequest(method, () => resolve(null) ?? null)),
    );
    await client.changeSettings({ language: 'fa' });
    expect(await Promise.all(asked)).toEqual([null, null]);
  });
});

describe('code lenses', () => {
  const lenses = async (): Promise<CodeLens[]> =>
    (await client.connection.sendRequest(CodeLensRequest.type, { textDocument })) ?? [];
  const titles = async (): Promise<(string | undefined)[]> => {
    const resolved = (await lenses()).map((lens) => client.connection.sendRequest(CodeLensResolveRequest.type, lens));
    return (await Promise.all(resolved)).map(({ command }) => command && withoutIsolates(command.title));
  };

  it.each([
    ['who is next', 'hand\nseats A, B\nblinds 1/2\n', 'pot 3 · Next to act: A'],
    ['who wins', 'hand\nseats A, B\nflop\npot 6\nA bets 6, B folds\n', 'pot 6 · A wins 6'],
    ['that the winner is unknown', 'hand\nseats A 5, B 5\nflop\npot 6\nA bets 5, B calls\n', 'pot 16 · winner unknown'],
    ['side pots', 'hand\nledger\nA 5 all-in\nB 9\nC 9\n', 'pots 15 + 8 · winner unknown'],
    ['who is next without a pot', 'hand\nseats A, B\nflop\n', 'Next to act: A'],
    ['the game without players', 'hand\n', 'NLHE, 0 players'],
    ['who is next in Persian', 'دست\nبازیکنان رها، نوید\nفلاپ\nپات ۶\nرها چک\n', 'پات ۶ · نوبت نوید است'],
  ])('show %s', async (_, text, wanted) => {
    await open(text);
    expect(await titles()).toEqual([wanted]);
  });

  it('are above every hand and are worded when visible', async () => {
    await open('game PLO\n\nhand\nseats A, B\n\nhand "b"\n');
    const found = await lenses();
    expect(found.map(({ range, command }) => [range.start.line, command])).toEqual([
      [2, undefined],
      [5, undefined],
    ]);
    await client.change(uri, 'hand\n');
    const [lens] = found;
    expect(lens && (await client.connection.sendRequest(CodeLensResolveRequest.type, lens)).command).toBeUndefined();
  });

  it('have a command if the client can show the hand', async () => {
    await open('hand\n', { ...PULLING, experimental: { handscriptShowsHands: true } });
    const [lens] = await lenses();
    const resolved = lens && (await client.connection.sendRequest(CodeLensResolveRequest.type, lens));
    expect(resolved?.command).toMatchObject({ command: 'handscript.showHand', arguments: [uri, 0] });
  });

  it('include one that opens the preview, if the client has one', async () => {
    await open('\nدست "الف"\n', { ...PULLING, experimental: { handscriptPreview: true } });
    const [, lens] = await lenses();
    const resolved = lens && (await client.connection.sendRequest(CodeLensResolveRequest.type, lens));
    const command = { title: '\u2067پیش‌نمایش\u2069', command: 'handscript.previewToSide', arguments: [uri, 1] };
    expect(resolved?.command).toEqual(command);
  });

  it('can be switched off', async () => {
    await open('hand\n', PULLING, { codeLens: { enabled: false } });
    expect(await lenses()).toEqual([]);
  });
});

describe('structure', () => {
  it('has folds, selection ranges and links', async () => {
    await open('hand\ncite TDA 2024 47-A\nflop\nA checks\n# a\n# b\nturn\n');
    const folds = await client.connection.sendRequest(FoldingRangeRequest.type, { textDocument });
    expect(folds).toEqual([
      { startLine: 0, endLine: 6 },
      { startLine: 2, endLine: 3 },
      { startLine: 4, endLine: 5, kind: 'comment' },
    ]);
    const positions = [{ line: 3, character: 1 }];
    const [selection] =
      (await client.connection.sendRequest(SelectionRangeRequest.type, { textDocument, positions })) ?? [];
    expect(selection?.range.end).toEqual({ line: 3, character: 1 });
    expect(selection?.parent?.range.end).toEqual({ line: 3, character: 8 });
    const [link] = (await client.connection.sendRequest(DocumentLinkRequest.type, { textDocument })) ?? [];
    expect(link).toMatchObject({ range: { start: { line: 1, character: 5 }, end: { line: 1, character: 18 } } });
    expect(link?.tooltip).toBe('This topic in each rule book and edition');
  });
});

describe('hands of the workspace', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-workspace-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    return pathToFileURL(file).href;
  };
  const found = async (query: string): Promise<unknown> => {
    const symbols = await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query });
    return symbols?.map(({ name, containerName, location }) => [
      name,
      containerName,
      'range' in location ? location.range.start.line : null,
    ]);
  };

  it('are found on disk if the client serves no files', async () => {
    const one = write('one.hand', 'hand "Short all-in"\n\nhand "Other"\n');
    write('sub folder/دو.md', '# Text\n```hand\nhand "کیک short"\n```\n');
    write('node_modules/x.hand', 'hand "short: not ours"\n');
    write('notes.txt', 'hand "short: no hand"\n');
    client = LspClient.spawn(server.file);
    const rootUri = pathToFileURL(folder).href;
    const watching = { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } };
    await client.connection.sendRequest(InitializeRequest.type, { processId: null, rootUri, capabilities: watching });
    expect(await found('SHORT')).toEqual([
      ['Short all-in', 'one.hand', 0],
      ['کیک short', 'دو.md', 2],
    ]);
    expect(await found('كيك')).toEqual([['کیک short', 'دو.md', 2]]);

    // As it is in the editor.
    await client.open(one, 'hand "Shorter"\n');
    expect(await found('short')).toContainEqual(['Shorter', 'one.hand', 0]);
    expect(await found('all-in')).toEqual([]);
    await client.close(one);
    expect(await found('all-in')).toEqual([['Short all-in', 'one.hand', 0]]);

    write('one.hand', '\nhand "Long all-in"\n');
    const changes = [{ uri: one, type: 2 } as const];
    await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
    expect(await found('all-in')).toEqual([['Long all-in', 'one.hand', 1]]);
  });

  it('are requested from a client that serves files', async () => {
    const texts: Record<string, string> = {
      'vscode-vfs://host/a.hand': 'hand "Virtual"\n',
      'vscode-vfs://host/b.hand': '',
    };
    client = LspClient.spawn(server.file);
    const asked: unknown[] = [];
    client.connection.onRequest('handscript/findFiles', ({ endings }: { endings: string[] }) => {
      asked.push(endings);
      return [...Object.keys(texts), 'vscode-vfs://host/gone.hand'];
    });
    client.connection.onRequest('handscript/readFile', ({ uri: file }: { uri: string }) => texts[file] ?? null);
    await client.initialize({ ...PULLING, experimental: { handscriptFiles: true } });
    expect(await found('virt')).toEqual([['Virtual', 'a.hand', 0]]);
    expect(asked).toEqual([['.hand', '.md', '.markdown', '.mdx']]);
  });

  it('are not found without files', async () => {
    await open('hand "Open"\n');
    expect(await found('')).toEqual([['Open', 'lesson.hand', 0]]);
  });
});
