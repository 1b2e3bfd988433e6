/** Formatting and translation as an editor asks for them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type CodeAction,
  type CodeActionContext,
  CodeActionRequest,
  CodeActionResolveRequest,
  CodeActionTriggerKind,
  Command,
  DocumentFormattingRequest,
  DocumentOnTypeFormattingRequest,
  DocumentRangeFormattingRequest,
  type TextEdit,
} from 'vscode-languageserver/node';
import { applyEdits } from '../../language/analysis/rewriting';
import { bundledServer, LspClient, PULLING } from '../support/lspClient';

const uri = 'file:///lesson.hand';
const textDocument = { uri };
const options = { tabSize: 4, insertSpaces: true };
const UNTIDY = 'hand   "x"\nseats  3\nblinds 1/2\nBTN raise to 6\n\n\nbranch\nSB folds\nend\n';
const ACTIONS: typeof PULLING = {
  ...PULLING,
  textDocument: {
    ...PULLING.textDocument,
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: [] } },
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
    },
  },
};

let server: Awaited<ReturnType<typeof bundledServer>>;
beforeAll(async () => {
  server = await bundledServer('process');
});
afterAll(() => server.remove());

let client: LspClient;
async function open(text: string, capabilities = ACTIONS, settings: unknown = {}): Promise<void> {
  client = await LspClient.start(server.file, capabilities, settings);
  await client.open(uri, text);
}
afterEach(() => client.kill());

const applied = (text: string, edits: readonly TextEdit[] | null | undefined): string => applyEdits(text, edits ?? []);

describe('formatting', () => {
  it('formats a document', async () => {
    await open(UNTIDY);
    const edits = await client.connection.sendRequest(DocumentFormattingRequest.type, { textDocument, options });
    expect(applied(UNTIDY, edits)).toBe('hand "x"\nseats 3\nblinds 1/2\nBTN raises to 6\n\nbranch\n  SB folds\nend\n');
  });

  it('formats the lines of a range', async () => {
    await open(UNTIDY);
    const range = { start: { line: 1, character: 0 }, end: { line: 3, character: 0 } };
    const params = { textDocument, range, options };
    const edits = await client.connection.sendRequest(DocumentRangeFormattingRequest.type, params);
    expect(applied(UNTIDY, edits)).toBe(UNTIDY.replace('seats  3', 'seats 3'));
  });

  it('formats a line when the next one begins', async () => {
    const text = 'seats A,B\nbranch  "x"\n';
    await open(text);
    const params = { textDocument, position: { line: 2, character: 0 }, ch: '\n', options };
    const edits = await client.connection.sendRequest(DocumentOnTypeFormattingRequest.type, params);
    expect(applied(text, edits)).toBe('seats A,B\nbranch "x"\n  ');
  });

  it('does nothing for a document that is not open', async () => {
    await open(UNTIDY);
    const params = { textDocument: { uri: 'file:///other.hand' }, options };
    expect(await client.connection.sendRequest(DocumentFormattingRequest.type, params)).toBeNull();
  });
});

describe('translation', () => {
  const ask = async (line: number, context: Partial<CodeActionContext> = {}): Promise<CodeAction[]> => {
    const at = { line, character: 0 };
    const params = { textDocument, range: { start: at, end: at }, context: { diagnostics: [], ...context } };
    const found = await client.connection.sendRequest(CodeActionRequest.type, params);
    // CodeAction.is wants an edit or a command, which comes only when the action is chosen
    return (found ?? []).filter(
      (action): action is CodeAction => !Command.is(action) && action.kind === 'refactor.rewrite.translate',
    );
  };

  it('is offered where a hand begins, in the language of the hand', async () => {
    await open('seats A\n\nदस्त\n\nhand\nA folds\n');
    const actions = await ask(4);
    expect(actions.map(({ title }) => title.replace(/[\u2066-\u2069]/g, ''))).toEqual([
      'Translate this hand into فارسی',
      'Translate this hand into العربية',
      'Translate this hand into हिन्दी',
      'Translate this hand into Español',
    ]);
    expect(await ask(5)).toEqual([]);
    expect(await ask(5, { triggerKind: CodeActionTriggerKind.Invoked })).toHaveLength(4);
    expect(await ask(5, { only: ['refactor'] })).toHaveLength(4);
    expect(await ask(4, { only: ['quickfix'] })).toEqual([]);
  });

  it('is computed when chosen, for this hand alone', async () => {
    const text = 'hand\nseats A\nA bets ۵\n\nhand\nseats A\nA folds\n';
    await open(text);
    const [persian] = await ask(0);
    expect(persian?.edit).toBeUndefined();
    const chosen = await client.connection.sendRequest(CodeActionResolveRequest.type, persian ?? { title: '' });
    expect(applied(text, chosen.edit?.changes?.[uri])).toBe(
      'دست\nبازیکنان A\nA ۵ شرط می‌بندد\n\nhand\nseats A\nA folds\n',
    );
  });

  it('is not applied to a changed text', async () => {
    await open('hand\nseats A\nA folds\n');
    const [persian] = await ask(0);
    await client.change(uri, 'hand\n\nseats A\nA folds\n');
    const chosen = await client.connection.sendRequest(CodeActionResolveRequest.type, persian ?? { title: '' });
    expect(chosen.edit).toBeUndefined();
  });

  it('is sent at once to a client that does not resolve code actions', async () => {
    const codeAction = { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } };
    const text = 'hand\nseats A\nA bets 5\n';
    await open(text, { ...ACTIONS, textDocument: { ...ACTIONS.textDocument, codeAction } }, { digits: 'native' });
    const [persian] = await ask(0);
    expect(applied(text, persian?.edit?.changes?.[uri])).toBe('دست\nبازیکنان A\nA ۵ شرط می‌بندد\n');
  });

  it('is not offered to a client that supports commands alone', async () => {
    await open('hand\nseats A\n', PULLING);
    expect(await ask(0)).toEqual([]);
  });
});
