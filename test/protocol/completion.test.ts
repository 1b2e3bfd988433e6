/** Completion, signature help and inline completion as an editor asks for them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompletionItem,
  CompletionRequest,
  CompletionResolveRequest,
  InlineCompletionRequest,
  InlineCompletionTriggerKind,
  InsertTextFormat,
  MarkupKind,
  SignatureHelpRequest,
} from 'vscode-languageserver/node';
import { cursorIn, withoutIsolates } from '../support/cursor';
import { bundledServer, LspClient, PULLING } from '../support/lspClient';

const uri = 'file:///lesson.hand';
const textDocument = { uri };
const RICH: typeof PULLING = {
  ...PULLING,
  textDocument: {
    ...PULLING.textDocument,
    completion: {
      completionItem: {
        snippetSupport: true,
        labelDetailsSupport: true,
        documentationFormat: [MarkupKind.Markdown, MarkupKind.PlainText],
      },
    },
    signatureHelp: { signatureInformation: { documentationFormat: [MarkupKind.Markdown] } },
    inlineCompletion: {},
  },
};

let server: Awaited<ReturnType<typeof bundledServer>>;
beforeAll(async () => {
  server = await bundledServer('process');
});
afterAll(() => server.remove());

let client: LspClient;
let position: { line: number; character: number };
async function open(marked: string, capabilities = RICH, settings: unknown = {}): Promise<void> {
  client = await LspClient.start(server.file, capabilities, settings);
  const place = cursorIn(marked);
  position = place.position;
  await client.open(uri, place.text);
}
afterEach(() => client.kill());

async function completions(): Promise<readonly CompletionItem[]> {
  const list = await client.connection.sendRequest(CompletionRequest.type, { textDocument, position });
  if (list === null || Array.isArray(list)) return list ?? [];
  expect(list.isIncomplete).toBe(false);
  return list.items;
}

const hand = 'hand "x"\nblinds 50/100\nseats Raha 1000, Kian 150, Navid\n';
const navid = { start: { line: 3, character: 6 }, end: { line: 3, character: 8 } };

describe('completion', () => {
  it('gives its range, sort text and detail', async () => {
    await open(`${hand}Navid ra|`);
    expect(client.initialized?.capabilities.completionProvider).toMatchObject({
      resolveProvider: true,
      completionItem: { labelDetailsSupport: true },
    });
    expect((await completions())[2]).toMatchObject({
      label: 'raises to 200',
      labelDetails: { description: 'minimum' },
      filterText: 'raises to',
      sortText: '002',
      textEdit: { range: navid, newText: 'raises to 200' },
    });
  });

  it('explains an amount on request, even after further typing', async () => {
    await open(`${hand}Navid ra|`);
    const item = (await completions())[2];
    if (item === undefined) throw new Error('no raise');
    await client.change(uri, { range: { start: navid.end, end: navid.end }, text: 'i' });
    const { documentation } = await client.connection.sendRequest(CompletionResolveRequest.type, item);
    expect(documentation).toMatchObject({ kind: 'markdown' });
    expect(JSON.stringify(documentation)).toContain('minimum raise to');
    const strange = { ...item, data: { uri: 'file:///other.hand', list: 1, index: 1 } };
    expect(await client.connection.sendRequest(CompletionResolveRequest.type, strange)).toEqual(strange);
    expect(await client.connection.sendRequest(CompletionResolveRequest.type, { label: 'x' })).toEqual({ label: 'x' });
  });

  it('contains placeholders if the client supports them', async () => {
    await open('|');
    expect((await completions())[0]).toMatchObject({ insertTextFormat: InsertTextFormat.Snippet });
    client.kill();
    await open('|', PULLING);
    const [plain] = await completions();
    expect(plain?.insertTextFormat).toBeUndefined();
    expect(plain).toMatchObject({ detail: 'a hand that starts with the blinds' });
  });

  it('shows the topic of a rule, and its citation on request', async () => {
    await open('دست\nاستناد TDA 2026 |');
    const item = (await completions()).find(({ label }) => label === '23');
    expect(item?.labelDetails).toEqual({ description: 'پات‌های جانبی' });
    const resolved = await client.connection.sendRequest(CompletionResolveRequest.type, item ?? { label: '' });
    expect(JSON.stringify(resolved.documentation)).toContain('WSOP 2026 Tournament 74');
  });

  it('offers nothing in prose or in documents that are not open', async () => {
    await open('# Lesson|\n');
    expect(await completions()).toEqual([]);
    await client.close(uri);
    expect(await completions()).toEqual([]);
  });
});

it('signature help shows the forms of a raise and its legal bounds', async () => {
  await open(`${hand}Navid raises by |`);
  const help = await client.connection.sendRequest(SignatureHelpRequest.type, { textDocument, position });
  expect(help).toMatchObject({
    signatures: [{ label: 'raises to TOTAL | by INCREASE | adding NEW CHIPS', documentation: { kind: 'markdown' } }],
    activeSignature: 0,
    activeParameter: 1,
  });
  expect(withoutIsolates(JSON.stringify(help))).toContain('minimum raise to 200');
});

describe('inline completion', () => {
  const context = { triggerKind: InlineCompletionTriggerKind.Automatic };
  const ask = () => client.connection.sendRequest(InlineCompletionRequest.type, { textDocument, position, context });
  const closed = `${hand}Navid calls, Raha calls, Kian checks\n|`;

  it('shows the only possible continuation', async () => {
    await open(closed);
    expect(client.initialized?.capabilities.inlineCompletionProvider).toBe(true);
    expect(await ask()).toEqual([{ insertText: 'flop', range: { start: position, end: position } }]);
  });

  it('is switched off by its setting', async () => {
    await open(closed, RICH, { inlineCompletion: { enabled: false } });
    expect(await ask()).toBeNull();
  });

  it('is not announced to a client without support', async () => {
    await open(closed, PULLING);
    expect(client.initialized?.capabilities.inlineCompletionProvider).toBeUndefined();
  });
});
