/** Quick fixes, rewritings and `Fix all` as an editor asks for them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type ClientCapabilities,
  type CodeAction,
  type CodeActionContext,
  CodeActionRequest,
  CodeActionResolveRequest,
  CodeActionTriggerKind,
  Command,
} from 'vscode-languageserver/node';
import { applyEdits } from '../../language/analysis/rewriting';
import { withoutIsolates } from '../support/cursor';
import { bundledServer, LspClient, PULLING } from '../support/lspClient';
import { manyHands } from '../support/manyHands';

const uri = 'file:///lesson.hand';
const ACTIONS: ClientCapabilities = {
  ...PULLING,
  textDocument: {
    ...PULLING.textDocument,
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: [] } },
      isPreferredSupport: true,
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
    },
  },
};
const SETUP = 'blinds 50/100\nseats Raha, Kian, Navid\n';

let server: Awaited<ReturnType<typeof bundledServer>>;
beforeAll(async () => {
  server = await bundledServer('process');
});
afterAll(() => server.remove());

let client: LspClient;
async function open(text: string, settings: unknown = {}): Promise<void> {
  client = await LspClient.start(server.file, ACTIONS, settings);
  await client.open(uri, text);
}
afterEach(() => client.kill());

async function ask(line: number, context: Partial<CodeActionContext> = {}, lastLine = line): Promise<CodeAction[]> {
  const diagnostics = [...(await client.diagnostics(uri))];
  const range = { start: { line, character: 0 }, end: { line: lastLine, character: 99 } };
  const params = { textDocument: { uri }, range, context: { diagnostics, ...context } };
  const found = await client.connection.sendRequest(CodeActionRequest.type, params);
  return (found ?? []).filter((action): action is CodeAction => !Command.is(action));
}

const changed = (text: string, action: CodeAction | undefined): string =>
  applyEdits(text, action?.edit?.changes?.[uri] ?? []);

describe('quick fixes', () => {
  const text = `${SETUP}Navid raises to 150\n`;

  it('name the diagnostic that they fix and mark the preferred one', async () => {
    await open(text);
    const [diagnostic] = await client.diagnostics(uri);
    const found = await ask(2, { only: ['quickfix'] });
    expect(found.map(({ title, isPreferred }) => [withoutIsolates(title), isPreferred])).toEqual([
      ['Write 200, the minimum', true],
      ['Write “Navid raises by 150”', undefined],
      ['Ignore betting/under-min-raise on this line', undefined],
    ]);
    expect(found.map(({ diagnostics }) => diagnostics)).toEqual([[diagnostic], [diagnostic], [diagnostic]]);
    expect(changed(text, found[0])).toBe(`${SETUP}Navid raises to 200\n`);
  });

  it('are worded in the language of the hand or of the settings', async () => {
    await open('بلایند ۵۰/۱۰۰\nبازیکنان رها، کیان\nرها چک می‌کند\n');
    expect((await ask(2)).map(({ title }) => withoutIsolates(title))).toContain('نوشتن «رها کال می‌کند»');
    await client.changeSettings({ language: 'hi' });
    expect((await ask(2)).map(({ title }) => withoutIsolates(title))).toContain('“رها کال می‌کند” लिखें');
  });

  it('are not offered for disabled diagnostics or outside their range', async () => {
    await open(text, { severity: { 'betting/under-min-raise': 'off' } });
    expect(await ask(2, { only: ['quickfix'] })).toEqual([]);
    expect(await ask(0, { only: ['quickfix'] })).toEqual([]);
  });
});

describe('rewrites', () => {
  it('of a raise are offered at the raise, those of the whole hand on request', async () => {
    const text = `hand\n${SETUP}Navid raises to 300\n`;
    await open(text);
    const kinds = async (line: number, context: Partial<CodeActionContext>): Promise<unknown[]> =>
      (await ask(line, context)).map(({ kind }) => kind);
    expect(await kinds(3, { only: ['refactor.rewrite.raise'] })).toEqual([
      'refactor.rewrite.raise',
      'refactor.rewrite.raise',
    ]);
    expect(await kinds(3, { only: ['refactor.rewrite.amounts'] })).toEqual(['refactor.rewrite.amounts']);
    const [first] = await ask(3, { only: ['refactor.rewrite.raise'] });
    const chosen = await client.connection.sendRequest(CodeActionResolveRequest.type, first ?? { title: '' });
    expect(changed(text, chosen)).toBe(text.replace('to 300', 'by 200'));
    expect(await kinds(3, { triggerKind: CodeActionTriggerKind.Automatic })).not.toContain('refactor.rewrite.amounts');
  });

  it('of a selection move it into a branch', async () => {
    const text = `${SETUP}Navid folds\nRaha folds\n`;
    await open(text);
    const [branch] = await ask(2, { only: ['refactor.extract'] }, 3);
    expect(changed(text, branch)).toBe(`${SETUP}branch\n  Navid folds\n  Raha folds\nend\n`);
  });
});

describe('fix all', () => {
  const text = `hand My hand\n${SETUP}Navid raises 300\nRaha calls 300\nKian checks\n`;

  it('applies safe fixes only', async () => {
    await open(text);
    const [all, ...others] = await ask(0, { only: ['source.fixAll'] });
    expect(others).toEqual([]);
    expect(all?.kind).toBe('source.fixAll.handscript');
    expect(changed(text, all)).toBe(`hand "My hand"\n${SETUP}Navid raises to 300\nRaha calls to 300\nKian checks\n`);
  });

  it('is offered only by name, and only if there is something to fix', async () => {
    await open(text);
    expect((await ask(0)).map(({ kind }) => kind)).not.toContain('source.fixAll.handscript');
    await client.change(uri, `${SETUP}Navid folds\n`);
    expect(await ask(0, { only: ['source.fixAll.handscript'] })).toEqual([]);
  });

  it('finishes on a long file', async () => {
    const hands = `${manyHands(2000, { wrongEvery: 50 })}\nhand\n${SETUP}Navid raises 300\n`;
    await open(hands);
    const [all] = await ask(0, { only: ['source.fixAll'] });
    expect(changed(hands, all)).toBe(hands.replace('Navid raises 300', 'Navid raises to 300'));
  });
});
