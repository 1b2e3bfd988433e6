import { assert } from 'chai';
import * as vscode from 'vscode';
import { extensionId, openFile, openText, replace, until, untilCodes } from './support';

/** What the extension hands out, and what the library keeps of a server that is a process of its own. */
interface Api {
  readonly client: {
    isRunning(): boolean;
    readonly _serverProcess?: { readonly pid?: number; kill(signal: 'SIGKILL'): boolean };
  };
  /** Where the server is a worker. */
  readonly worker?: () => { terminate(): void; dispatchEvent(event: Event): boolean } | undefined;
}

async function api(): Promise<Api> {
  const extension = vscode.extensions.getExtension<Api>(extensionId);
  if (!extension) throw new Error('the extension is not installed');
  return extension.activate();
}

/** What the server runs in at this moment. */
const body = ({ client, worker }: Api): object | undefined => worker?.() ?? client._serverProcess;

/** A worker that does not answer is only known for dead after a quarter of a minute. */
const LONG_MS = 40_000;

describe('the language server', () => {
  it('restarts after it ends without notice, and loses nothing that was typed before or meanwhile', async function () {
    this.timeout(2 * LONG_MS);
    const extension = await api();
    const document = await openFile('min-raise.hand');
    await untilCodes(document, ['betting/under-min-raise']);
    await replace(document, 'raises to 700', 'raises to 750');
    const before = body(extension);
    extension.worker?.()?.terminate();
    extension.client._serverProcess?.kill('SIGKILL');
    // So many edits are on their way to it that it looks like one that cannot be spoken to.
    const typing = ['751', '752', '753', '754', '755', '756', '757', '758', '759', '800'];
    for (const [index, by] of typing.entries())
      await replace(document, `raises to ${typing[index - 1] ?? '750'}`, `raises to ${by}`);
    await until('another server', () => extension.client.isRunning() && body(extension) !== before, LONG_MS);
    await untilCodes(document, []);
    await replace(document, 'raises to 800', 'raises to 700');
    await untilCodes(document, ['betting/under-min-raise']);
  });

  it('stays stopped after five crashes, until the user restarts it', async () => {
    const extension = await api();
    const document = await openFile('min-raise.hand');
    await untilCodes(document, ['betting/under-min-raise']);
    // One crash was in the test before.
    for (let crash = 1; crash < 5; crash += 1) {
      const before = body(extension);
      extension.worker?.()?.dispatchEvent(new Event('error'));
      extension.client._serverProcess?.kill('SIGKILL');
      const isBack = () => extension.client.isRunning() && body(extension) !== undefined && body(extension) !== before;
      await until(`what follows crash ${crash}`, crash < 4 ? isBack : () => !extension.client.isRunning());
    }
    assert.isFalse(extension.client.isRunning());
    await vscode.commands.executeCommand('handscript.restartServer');
    assert.isTrue(extension.client.isRunning());
    await replace(document, 'raises to 700', 'raises to 800');
    await untilCodes(document, []);
    await replace(document, 'raises to 800', 'raises to 700');
    await untilCodes(document, ['betting/under-min-raise']);
  });

  it('follows the settings at once', async () => {
    const document = await openFile('min-raise.hand');
    await untilCodes(document, ['betting/under-min-raise']);
    const settings = vscode.workspace.getConfiguration('handscript');
    await settings.update('severity', { 'betting/under-min-raise': 'off' }, vscode.ConfigurationTarget.Global);
    await untilCodes(document, []);
    await settings.update('severity', { 'betting/under-min-raise': 'hint' }, vscode.ConfigurationTarget.Global);
    await untilCodes(document, ['betting/under-min-raise']);
    const [diagnostic] = vscode.languages.getDiagnostics(document.uri);
    assert.equal(diagnostic?.severity, vscode.DiagnosticSeverity.Hint);
    await settings.update('severity', undefined, vscode.ConfigurationTarget.Global);
    await until(
      'an error',
      () => vscode.languages.getDiagnostics(document.uri)[0]?.severity === vscode.DiagnosticSeverity.Error,
    );
  });

  it('reads Windows line ends', async () => {
    const document = await openText('seats A, B, C\r\nblinds 1/2\r\nC raises to 3\r\n');
    await untilCodes(document, ['betting/under-min-raise']);
    const [diagnostic] = vscode.languages.getDiagnostics(document.uri);
    assert.equal(diagnostic?.range.start.line, 2);
  });

  it('shows the bet that set the level beside an illegal raise', async () => {
    const document = await openFile('min-raise.hand');
    await untilCodes(document, ['betting/under-min-raise']);
    const [place] = vscode.languages.getDiagnostics(document.uri)[0]?.relatedInformation ?? [];
    assert.equal(place && document.getText(place.location.range), 'Ravi raises to 500');
  });
});
