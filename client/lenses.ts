import { commands, type Disposable, Selection, window } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { tellAbility } from './abilities';

/** A click on the line above a hand shows all there is to know of it: its pots with their equations, who gets what. */
export function showHandsOnClick(client: BaseLanguageClient): Disposable {
  tellAbility(client, 'handscriptShowsHands');
  tellAbility(client, 'handscriptPreview');
  return commands.registerCommand('handscript.showHand', async (uri: unknown, line: unknown) => {
    const editor = window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri);
    if (editor === undefined || typeof line !== 'number' || line >= editor.document.lineCount) return;
    const { firstNonWhitespaceCharacterIndex: start } = editor.document.lineAt(line);
    editor.selection = new Selection(line, start, line, start);
    await commands.executeCommand('editor.action.showHover');
  });
}
