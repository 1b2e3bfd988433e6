import { assert } from 'chai';
import * as vscode from 'vscode';
import { codesOf, hoverAt, openText, replace, untilCodes, workspaceFolder } from './support';

const TOO_LITTLE = 'hand\ngame NLHE\nblinds 100/200\nseats A, B, C\nC raises to 300\n';
const PERSIAN = 'بلایند ۱۰۰/۲۰۰\nبازیکنان رها، کیان، نوید\nنوید ریز به ۳۰۰\n';

describe('hands that are in no file of the workspace', () => {
  it('are checked in a text without a name, in whatever language it is set to later', async () => {
    const document = await openText(TOO_LITTLE, 'plaintext');
    assert.isEmpty(codesOf(document));
    const hand = await vscode.languages.setTextDocumentLanguage(document, 'handscript');
    await untilCodes(hand, ['betting/under-min-raise']);
    assert.include(await hoverAt(hand, '300'), '400');
  });

  it('are checked in the cells of a notebook, each for itself', async () => {
    const cell = (text: string): vscode.NotebookCellData =>
      new vscode.NotebookCellData(vscode.NotebookCellKind.Code, text, 'handscript');
    const data = new vscode.NotebookData([cell(TOO_LITTLE), cell(TOO_LITTLE.replace('300', '400')), cell(PERSIAN)]);
    const notebook = await vscode.workspace.openNotebookDocument('jupyter-notebook', data);
    await vscode.window.showNotebookDocument(notebook);
    const [wrong, right, persian] = notebook.getCells().map(({ document }) => document);
    if (!wrong || !right || !persian) throw new Error('the notebook has no three cells');
    await untilCodes(wrong, ['betting/under-min-raise']);
    await untilCodes(persian, ['betting/under-min-raise']);
    await untilCodes(right, []);
    assert.include(await hoverAt(persian, '۳۰۰'), '۴۰۰');
    await replace(wrong, '300', '400');
    await untilCodes(wrong, []);
  });

  it('are checked on both sides of a comparison', async () => {
    const provider = vscode.workspace.registerTextDocumentContentProvider('before', {
      provideTextDocumentContent: () => TOO_LITTLE,
    });
    try {
      const before = vscode.Uri.parse('before:/lesson.hand');
      const after = vscode.Uri.joinPath(workspaceFolder(), 'min-raise.hand');
      await vscode.commands.executeCommand('vscode.diff', before, after, 'before ↔ after');
      await untilCodes(await vscode.workspace.openTextDocument(before), ['betting/under-min-raise']);
      await untilCodes(await vscode.workspace.openTextDocument(after), ['betting/under-min-raise']);
    } finally {
      provider.dispose();
    }
  });
});
