import { assert } from 'chai';
import * as vscode from 'vscode';
import { extensionId, openFile, openText, replace, until, untilCodes } from './support';

/** What the extension hands out, and what the library keeps of a server that is a process of its own. */
interface Api {
  readonly client: {
    isRunning(): boolean;
    readonly _serverProcess?: { readonly pid?: number; kill(signal: 'SIGKILL'): boolean };
  };
}

async function api(): Promise<Api> {
  const extension = vscode.extensions.getExtension<Api>(extensionId);
  if (!extension) throw new Error('the extension is not installed');
  return extension.activate();
}

describe('the language server', () => {
  it('is started again when it crashes, and nothing typed is lost', async function () {
    const { client } = await api();
    const crashed = client._serverProcess;
    if (crashed === undefined) return this.skip();
    const document = await openFile('min-raise.hand');
    await untilCodes(document, ['betting/under-min-raise']);
    await replace(document, 'raises to 700', 'raises to 800');
    crashed.kill('SIGKILL');
    await until('another server', () => client.isRunning() && client._serverProcess?.pid !== crashed.pid);
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
