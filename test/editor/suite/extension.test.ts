import { assert } from 'chai';
import * as vscode from 'vscode';
import { extensionId, openFile } from './support';

describe('the extension', () => {
  it('knows a .hand file by its name', async () => {
    const document = await openFile('min-raise.hand');
    assert.equal(document.languageId, 'handscript');
  });

  it('activates', async () => {
    const extension = vscode.extensions.getExtension(extensionId);
    assert.isDefined(extension);
    await extension?.activate();
    assert.isTrue(extension?.isActive);
  });

  it('brings its commands', async () => {
    const commands = await vscode.commands.getCommands(true);
    assert.includeMembers(commands, ['handscript.restartServer', 'handscript.showLog']);
  });

  it('leaves letters of other scripts unflagged', () => {
    const settings = vscode.workspace.getConfiguration('editor.unicodeHighlight', { languageId: 'handscript' });
    assert.isFalse(settings.get('ambiguousCharacters'));
    assert.isFalse(settings.get('invisibleCharacters'));
  });
});
