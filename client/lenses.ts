/** Handles clicks on the code lenses of hands. */
import { commands, type Disposable, Selection, window } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { announceCapability } from './capabilities';

/** A click on the lens above a hand shows its hover: the pots with their equations, and the result. */
export function showHandsOnClick(client: BaseLanguageClient): Disposable {
  announceCapability(client, 'handscriptShowsHands');
  announceCapability(client, 'handscriptPreview');
  return commands.registerCommand('handscript.showHand', async (uri: unknown, line: unknown) => {
    const editor = window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri);
    if (editor === undefined || typeof line !== 'number' || line >= editor.document.lineCount) return;
    const { firstNonWhitespaceCharacterIndex: start } = editor.document.lineAt(line);
    editor.selection = new Selection(line, start, line, start);
    await commands.executeCommand('editor.action.showHover');
  });
}
