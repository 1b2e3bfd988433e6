import { assert } from 'chai';
import * as vscode from 'vscode';
import { openFile, openText, replace, until, untilCodes, workspaceFolder } from './support';

const NAME = 'handscript.config.json';

/** Two short all-ins: together a full raise, but not so for online rooms, where A may not raise. */
const lesson = `hand "x"
blinds 50/100
seats A 1000, B 1000, C 180, D 250
flop
pot 400
A bets 100, B calls, C all-in 180, D all-in 250
illegal not-reopened: A raises to 700
`;

const projectFile = (): vscode.Uri => vscode.Uri.joinPath(workspaceFolder(), NAME);

async function save(content: unknown): Promise<void> {
  await vscode.workspace.fs.writeFile(projectFile(), new TextEncoder().encode(JSON.stringify(content, null, 2)));
}

/** The codes that this extension finds in a document; the editor checks JSON by itself, too. */
const ownCodes = (document: vscode.TextDocument): string[] =>
  vscode.languages
    .getDiagnostics(document.uri)
    .filter(({ source }) => source === 'handscript')
    .map(({ code }) => String(typeof code === 'object' ? code.value : code));

describe('configuration', () => {
  afterEach(async () => {
    await vscode.workspace.fs.delete(projectFile()).then(undefined, () => undefined);
    await vscode.workspace.getConfiguration('handscript').update('rules', undefined, vscode.ConfigurationTarget.Global);
  });

  it('of the user takes another rule profile at once', async () => {
    const document = await openText(lesson);
    await untilCodes(document, ['expect/not-illegal']);
    const settings = vscode.workspace.getConfiguration('handscript');
    await settings.update('rules', 'online', vscode.ConfigurationTarget.Global);
    await untilCodes(document, []);
  });

  it('in a project file applies when it is saved, and no longer when it is deleted', async () => {
    const document = await openFile('min-raise.hand');
    await untilCodes(document, ['betting/under-min-raise']);
    await save({ severity: { 'betting/under-min-raise': 'off' } });
    await untilCodes(document, []);
    await vscode.workspace.fs.delete(projectFile());
    await untilCodes(document, ['betting/under-min-raise']);
  });

  it('has its mistakes marked at their places while they are typed', async () => {
    await save({ rules: 'tda' });
    const document = await openFile(NAME);
    assert.equal(document.languageId, 'jsonc');
    await replace(document, 'tda', 'tad');
    await until('the mistake', () => ownCodes(document).join() === 'config/bad-value');
    const mistake = vscode.languages.getDiagnostics(document.uri).find(({ source }) => source === 'handscript');
    assert.equal(mistake && document.getText(mistake.range), '"tad"');
    assert.include(mistake?.message, 'tda');
    await replace(document, 'tad', 'tda');
    await until('no mistake', () => ownCodes(document).length === 0);
    await document.save();
  });

  it('is begun by a command', async () => {
    await openFile('min-raise.hand');
    await vscode.commands.executeCommand('handscript.openProjectFile');
    assert.equal(vscode.window.activeTextEditor?.document.uri.toString(), projectFile().toString());
    assert.include(vscode.window.activeTextEditor?.document.getText(), '"rules": "tda"');
  });

  it('needs none for a new hand, which begins without a mistake', async () => {
    await vscode.commands.executeCommand('handscript.newHand');
    const editor = vscode.window.activeTextEditor;
    assert.equal(editor?.document.languageId, 'handscript');
    await editor?.edit((edit) => edit.insert(editor.selection.active, 'BTN raises to 300\n'));
    if (editor) await untilCodes(editor.document, ['betting/under-min-raise']);
  });
});
