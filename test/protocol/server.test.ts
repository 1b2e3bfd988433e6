import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  CancellationToken,
  CancellationTokenSource,
  CodeActionRequest,
  DiagnosticSeverity,
  type DiagnosticTag,
  DocumentDiagnosticRequest,
  DocumentSymbolRequest,
  LSPErrorCodes,
  MarkupContent,
  type Position,
  ResponseError,
  SymbolKind,
} from 'vscode-languageserver/node';
import { bundledServer, LspClient, PULLING, PUSHED } from '../support/lspClient';
import { manyHands } from '../support/manyHands';

const uri = 'file:///lesson.hand';
const lesson = `hand "A raise below the minimum"
game NLHE
blinds 100/200
seats Sara 20000, Omid 20000, Ravi 20000, Noor 20000

Ravi raises to 500
Noor raises to 700
Sara folds, Omid folds
Ravi calls
flop K♣ 9♦ 7♣
`;
const right = lesson.replace('700', '800');
const at = (text: string, what: string): Position => {
  const offset = text.indexOf(what);
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
};
const rangeOf = (text: string, what: string) => {
  const start = at(text, what);
  return { start, end: { line: start.line, character: start.character + what.length } };
};

let server: Awaited<ReturnType<typeof bundledServer>>;
beforeAll(async () => {
  server = await bundledServer('process');
});
afterAll(() => server.remove());

/** Of a test that must come while the server works: a machine that is held up may come too late. */
const CLOCK = { retry: 2 };
const clients: LspClient[] = [];
async function started(...args: [capabilities?: typeof PULLING, settings?: unknown]): Promise<LspClient> {
  const client = await LspClient.start(server.file, ...args);
  clients.push(client);
  return client;
}
afterEach(() => {
  for (const client of clients.splice(0)) client.kill();
});

describe('a client that asks for diagnostics', () => {
  it('gets them with range, severity, code, rule, help and related locations', async () => {
    const client = await started();
    expect(client.initialized?.capabilities.diagnosticProvider).toMatchObject({ workspaceDiagnostics: false });
    await client.open(uri, lesson);
    const [diagnostic, ...others] = await client.diagnostics(uri);
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({
      code: 'betting/under-min-raise',
      range: rangeOf(lesson, '700'),
      severity: DiagnosticSeverity.Error,
      source: 'handscript',
      relatedInformation: [{ location: { uri, range: rangeOf(lesson, 'Ravi raises to 500') } }],
    });
    expect(diagnostic?.message).toContain('800');
    expect(diagnostic?.message).toContain('TDA 2024');
    expect(diagnostic?.codeDescription?.href).toContain('under-min-raise');
  });

  it('is never sent any', async () => {
    const client = await started();
    await client.open(uri, lesson);
    await client.diagnostics(uri);
    await client.change(uri, { range: rangeOf(lesson, '700'), text: '600' });
    await client.diagnostics(uri);
    expect(client.published).toEqual([]);
  });

  it('sees an edit at once', async () => {
    const client = await started();
    await client.open(uri, lesson);
    expect(await client.diagnostics(uri)).toHaveLength(1);
    await client.change(uri, { range: rangeOf(lesson, '700'), text: '800' });
    expect(await client.diagnostics(uri)).toEqual([]);
  });

  it('learns that nothing has changed, and otherwise gets the full report', async () => {
    const client = await started();
    await client.open(uri, `${lesson}\n${right}`);
    const first = await client.pull(uri);
    await client.change(uri, { range: rangeOf(lesson.repeat(2), 'Ravi calls'), text: 'Ravi calls' });
    await client.change(uri, {
      range: { start: { line: 19, character: 0 }, end: { line: 19, character: 0 } },
      text: ' ',
    });
    const second = await client.pull(uri, first.resultId);
    expect(second).toEqual({ kind: 'unchanged', resultId: first.resultId });
    await client.change(uri, {
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      text: '\n',
    });
    const third = await client.pull(uri, first.resultId);
    expect(third).toMatchObject({ kind: 'full', items: [{ range: { start: { line: 7 } } }] });
  });

  it('gets a new report for a reopened document', async () => {
    const client = await started();
    await client.open(uri, lesson);
    const first = await client.pull(uri);
    await client.close(uri);
    await client.open(uri, right);
    expect(await client.pull(uri, first.resultId)).toMatchObject({ kind: 'full', items: [] });
  });

  it('may change severities and the language of messages, and is asked to refresh', async () => {
    const client = await started(PULLING, { severity: { 'betting/under-min-raise': 'hint' } });
    await client.open(uri, lesson);
    expect(await client.diagnostics(uri)).toMatchObject([{ severity: DiagnosticSeverity.Hint }]);
    await client.changeSettings({ severity: { 'betting/under-min-raise': 'off' } });
    expect(await client.diagnostics(uri)).toEqual([]);
    expect(client.refreshes).toBe(1);
  });

  it('may replace the whole text, or send several edits at once', async () => {
    const client = await started();
    await client.open(uri, 'nonsense here');
    await client.change(uri, lesson);
    expect(await client.diagnostics(uri)).toMatchObject([{ code: 'betting/under-min-raise' }]);
    await client.change(
      uri,
      { range: rangeOf(lesson, '700'), text: '900' },
      { range: rangeOf(lesson, '700'), text: '600' },
    );
    expect(await client.diagnostics(uri)).toMatchObject([{ code: 'betting/under-min-raise' }]);
    await client.change(uri, right);
    expect(await client.diagnostics(uri)).toEqual([]);
  });

  it('gets an empty report for a document that is not open', async () => {
    const client = await started();
    expect(await client.diagnostics('file:///unknown.hand')).toEqual([]);
    expect(await client.hover('file:///unknown.hand', { line: 0, character: 0 })).toBeNull();
    expect(await client.symbols('file:///unknown.hand')).toEqual([]);
  });

  it('can have the fences of Markdown checked', async () => {
    const client = await started();
    const text = `# Lesson\n\n\`\`\`hand\n${lesson}\`\`\`\n\n- point\n\n  \`\`\`hand\n  A bets 5\n  \`\`\`\n`;
    await client.open('file:///lesson.md', text, 'markdown');
    const diagnostics = await client.diagnostics('file:///lesson.md');
    expect(diagnostics.find(({ code }) => code === 'betting/under-min-raise')?.range).toEqual(rangeOf(text, '700'));
    expect(
      diagnostics.filter(({ range }) => range.start.line >= 16).every(({ range }) => range.start.character >= 2),
    ).toBe(true);
  });
});

describe('a client that is sent diagnostics', () => {
  it.each<[string, DiagnosticTag[], DiagnosticTag[] | undefined]>([
    ['gets the tag for unnecessary text', [1, 2], [1]],
    ['does not get tags that it does not support', [2], undefined],
  ])('%s', async (_, valueSet, tags) => {
    const client = await started({ textDocument: { publishDiagnostics: { tagSupport: { valueSet } } } });
    await client.open(uri, 'seats A, B\nblinds 1/2\n# handscript-ignore syntax\nA folds\n');
    const { diagnostics } = await client.untilPublished(uri, (found) => found.length > 0);
    expect(diagnostics.map(({ code, severity, tags: received }) => [code, severity, received])).toEqual([
      ['text/unused-ignore', 4, tags],
    ]);
  });

  it('gets them when a text is opened and edited, with the version, and once', async () => {
    const client = await started(PUSHED);
    expect(client.initialized?.capabilities.diagnosticProvider).toBeUndefined();
    await client.open(uri, lesson);
    const sent = await client.untilPublished(uri, (diagnostics) => diagnostics.length === 1);
    expect(sent).toMatchObject({ version: 1, diagnostics: [{ code: 'betting/under-min-raise' }] });
    expect(sent.diagnostics[0]?.relatedInformation).toBeUndefined();
    await client.change(uri, { range: rangeOf(lesson, '700'), text: '800' });
    await client.untilPublished(uri, (diagnostics) => diagnostics.length === 0);
    expect(client.published).toHaveLength(2);
  });

  it('has them cleared when the document is closed', async () => {
    const client = await started(PUSHED);
    await client.open(uri, lesson);
    await client.untilPublished(uri, (diagnostics) => diagnostics.length === 1);
    await client.close(uri);
    await client.untilPublished(uri, (diagnostics) => diagnostics.length === 0);
  });

  it('gets new ones when its settings change', async () => {
    const client = await started(PUSHED);
    await client.open(uri, lesson);
    await client.untilPublished(uri, (diagnostics) => diagnostics.length === 1);
    await client.changeSettings({ severity: { 'betting/under-min-raise': 'off' } });
    await client.untilPublished(uri, (diagnostics) => diagnostics.length === 0);
  });

  it('gets those of the last edit last', async () => {
    const client = await started(PUSHED);
    await client.open(uri, lesson);
    for (const digits of ['701', '702', '703', '704']) await client.change(uri, lesson.replace('700', digits));
    await client.change(uri, right);
    await client.untilPublished(uri, (diagnostics) => diagnostics.length === 0);
    const versions = client.published.map(({ version }) => version ?? 0);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    expect(versions.at(-1)).toBe(6);
  });
});

describe('hover', () => {
  it('is Markdown for a client that renders it, plain text for one that does not', async () => {
    const rich = await started();
    await rich.open(uri, lesson);
    const hover = await rich.hover(uri, at(lesson, 'raises to 500'));
    expect(hover?.range).toEqual(rangeOf(lesson, 'Ravi raises to 500'));
    expect(MarkupContent.is(hover?.contents) && hover.contents.kind).toBe('markdown');
    const plain = await started(PUSHED);
    await plain.open(uri, lesson);
    const { contents } = (await plain.hover(uri, at(lesson, 'raises to 500'))) ?? {};
    expect(MarkupContent.is(contents) && contents.kind).toBe('plaintext');
    expect(MarkupContent.is(contents) && contents.value).not.toContain('**');
  });

  it('is empty where there is nothing to explain', async () => {
    const client = await started();
    await client.open(uri, lesson);
    expect(await client.hover(uri, { line: 4, character: 0 })).toBeNull();
  });

  it.each<[string, unknown]>([
    ['beyond the text', { line: 900, character: 900 }],
    ['negative', { line: -3, character: -1 }],
    ['between the lines', { line: 1.5, character: 0.5 }],
    ['no numbers', { line: 'x', character: null }],
  ])('answers to a position that is %s', async (_, position) => {
    const client = await started();
    await client.open(uri, lesson);
    const params = { textDocument: { uri }, position };
    await client.connection.sendRequest('textDocument/hover', params);
    expect(await client.diagnostics(uri)).toHaveLength(1);
  });
});

describe('the outline', () => {
  it('has the hands, and in each its streets and branches', async () => {
    const client = await started();
    const text = `${right}branch "What if"\n  turn 4♥\nend\nturn 2♠\n\nhand\nseats A, B\nblinds 1/2\n`;
    await client.open(uri, text);
    const symbols = await client.symbols(uri);
    expect(symbols.map(({ name, kind, children }) => [name, kind, children?.map((child) => child.name)])).toEqual([
      ['A raise below the minimum', SymbolKind.Class, ['flop', 'What if', 'turn']],
      ['Hand 2', SymbolKind.Class, []],
    ]);
    expect(symbols[0]?.children?.[1]?.children?.map(({ name, detail }) => [name, detail])).toEqual([['turn', '4♥']]);
  });

  it('is a flat list for a client without trees', async () => {
    const client = await started(PUSHED);
    await client.open(uri, right);
    const symbols = await client.connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri } });
    expect(symbols).toMatchObject([
      { name: 'A raise below the minimum', location: { uri } },
      { name: 'flop', containerName: 'A raise below the minimum' },
    ]);
  });
});

describe('the server', () => {
  it('uses standard input and output by default', async () => {
    const client = LspClient.spawn(server.file, []);
    clients.push(client);
    await client.initialize(PULLING);
    await client.open(uri, lesson);
    expect(await client.diagnostics(uri)).toHaveLength(1);
  });

  it('shuts down on request', async () => {
    const client = await started();
    expect(await client.stop()).toBe(0);
  });

  it('continues after its own exceptions and logs them', async () => {
    const client = await started();
    await client.open(uri, lesson);
    for (const method of ['textDocument/hover', 'textDocument/diagnostic', 'textDocument/documentSymbol']) {
      const answer = await client.connection.sendRequest(method, {}).catch((error: unknown) => error);
      expect(answer).not.toBeInstanceOf(Error);
    }
    expect(client.log.join('\n')).toContain('hover');
    expect(await client.diagnostics(uri)).toHaveLength(1);
  });

  it('continues after malformed notifications', async () => {
    const client = await started();
    await client.open(uri, lesson);
    await client.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{}],
    });
    await client.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: 'file:///none', version: 2 },
      contentChanges: [{ text: 'x' }],
    });
    await client.connection.sendNotification('textDocument/didOpen', {});
    await client.connection.sendNotification('textDocument/didClose', { textDocument: { uri: 'file:///none' } });
    await client.connection.sendNotification('$/unheardOf', {});
    await client.change(uri, right);
    expect(await client.diagnostics(uri)).toEqual([]);
  });

  it('refuses an unknown request and continues', async () => {
    const client = await started();
    await expect(client.connection.sendRequest('textDocument/unheardOf', {})).rejects.toBeInstanceOf(ResponseError);
    await client.open(uri, lesson);
    expect(await client.diagnostics(uri)).toHaveLength(1);
  });

  it('stops work on a long file when it is cancelled', CLOCK, async () => {
    const client = await started();
    await client.open(uri, manyHands(1500, { wrongEvery: 500 }));
    const source = new CancellationTokenSource();
    const params = { textDocument: { uri } };
    const answer = client.connection.sendRequest(DocumentDiagnosticRequest.type, params, source.token);
    setTimeout(() => source.cancel(), 5);
    await expect(answer).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
    expect(await client.diagnostics(uri)).toHaveLength(3);
  });

  it('drops an answer that an edit has outdated, and asks for a retry', CLOCK, async () => {
    const client = await started();
    await client.open(uri, manyHands(1500, { wrongEvery: 500 }));
    const stale = client.pull(uri);
    const refused = expect(stale).rejects.toMatchObject({
      code: LSPErrorCodes.ServerCancelled,
      data: { retriggerRequest: true },
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await client.change(uri, {
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      text: '# note\n',
    });
    await refused;
    expect(await client.diagnostics(uri)).toHaveLength(3);
  });

  it('answers a hover while it replays a long file', async () => {
    const client = await started();
    const text = manyHands(1500, { wrongEvery: 500 });
    await client.open(uri, text);
    const order: string[] = [];
    const diagnostics = client.pull(uri).then(() => order.push('diagnostics'));
    const hover = client.hover(uri, { line: 7, character: 8 }).then(() => order.push('hover'));
    await Promise.all([diagnostics, hover]);
    expect(order).toEqual(['hover', 'diagnostics']);
  });

  const everything = { start: { line: 0, character: 0 }, end: { line: 1e6, character: 0 } };
  const options = { tabSize: 2, insertSpaces: true };
  it.each([
    ['textDocument/inlayHint', { range: everything }],
    ['textDocument/formatting', { options }],
    ['textDocument/rangeFormatting', { range: everything, options }],
    ['textDocument/semanticTokens/range', { range: everything }],
    [
      'textDocument/selectionRange',
      { positions: Array.from({ length: 1500 }, (_, hand) => ({ line: 7 + 17 * hand, character: 3 })) },
    ],
  ] as const)(
    'answers other requests during %s for a whole long file, and stops when it is cancelled',
    CLOCK,
    async (method, params) => {
      const client = await started();
      await client.open(uri, manyHands(1500, { wrongEvery: 500 }));
      await client.diagnostics(uri);
      const order: string[] = [];
      const request = { textDocument: { uri }, ...params };
      const long = client.connection.sendRequest(method, request).then(() => order.push('long'));
      const hover = client.hover(uri, { line: 7, character: 8 }).then(() => order.push('hover'));
      await Promise.all([long, hover]);
      expect(order).toEqual(['hover', 'long']);
      await client.change(uri, manyHands(1500, { wrongEvery: 499 }));
      const source = new CancellationTokenSource();
      const answer = client.connection.sendRequest(method, request, source.token);
      setTimeout(() => source.cancel(), 5);
      await expect(answer).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
    },
  );

  it('answers others while it finds fixes for a hand full of mistakes', CLOCK, async () => {
    const codeAction = { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } };
    const client = await started({ ...PULLING, textDocument: { ...PULLING.textDocument, codeAction } });
    const branch = 'branch from m\n  A raises to 400\n  B folds\n  expect C to call 7\nend\n';
    await client.open(uri, `blinds 50/100\nseats A, B, C\nC raises to 300\nmark m\n${branch.repeat(200)}`);
    await client.diagnostics(uri);
    const order: string[] = [];
    const params = { textDocument: { uri }, range: everything, context: { diagnostics: [] } };
    const ask = (token?: CancellationToken) =>
      client.connection.sendRequest(CodeActionRequest.type, params, token ?? CancellationToken.None);
    const long = ask().then((actions) => order.push(`${(actions?.length ?? 0) > 40}`));
    const hover = client.hover(uri, { line: 2, character: 12 }).then(() => order.push('hover'));
    await Promise.all([long, hover]);
    expect(order).toEqual(['hover', 'true']);
    const source = new CancellationTokenSource();
    const answer = ask(source.token);
    setTimeout(() => source.cancel(), 5);
    await expect(answer).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
  });
});
