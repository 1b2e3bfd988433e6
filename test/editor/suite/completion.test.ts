import { assert } from 'chai';
import * as vscode from 'vscode';
import { openText, untilOutlined } from './support';

const hand = 'hand "x"\nblinds 50/100\nseats Raha 1000, Kian 150, Navid\n';
const persian = 'دست "x"\nبلایند‌ها ۵۰/۱۰۰\nبازیکنان رها ۱۰۰۰، کیان ۱۵۰، نوید\n';

/** Opens a text with the cursor at its end. */
async function atEnd(text: string): Promise<vscode.TextDocument> {
  const document = await openText(text);
  await untilOutlined(document);
  const end = document.positionAt(text.length);
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) throw new Error('no editor');
  editor.selection = new vscode.Selection(end, end);
  return document;
}

/** Has the editor show its list and takes what it puts first, until the text ends as wanted. */
async function takeFirst(document: vscode.TextDocument, ending: string): Promise<void> {
  const before = document.getText();
  await vscode.commands.executeCommand('editor.action.triggerSuggest');
  const end = Date.now() + 10_000;
  while (document.getText() === before && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await vscode.commands.executeCommand('acceptSelectedSuggestion');
  }
  assert.equal(document.getText().split('\n').at(-1), ending);
}

describe('completion', () => {
  it('lists the next player’s legal actions first, with their sizes and why', async () => {
    const document = await atEnd(`${hand}Navid `);
    const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      document.positionAt(document.getText().length),
      ' ',
      8,
    );
    const labels = items.map(({ label }) => (typeof label === 'string' ? { label } : label));
    assert.deepEqual(labels.map(({ label }) => label).slice(0, 3), ['folds', 'calls', 'raises to 200']);
    assert.equal(labels[2]?.description, 'minimum');
    const documentation = items[2]?.documentation;
    assert.include(typeof documentation === 'string' ? documentation : documentation?.value, 'last full raise');
  });

  it('finds an action by several words, and puts it in their place', async () => {
    await takeFirst(await atEnd(`${hand}Navid raises to 3`), 'Navid raises to 350');
  });

  it('finds an action by the verb alone if the amount is before it', async () => {
    await takeFirst(await atEnd(`${persian}نوید ری`), 'نوید به ۲۰۰ ریز می‌کند');
  });

  it('shows in grey the street that must follow', async () => {
    const document = await atEnd(`${hand}Navid calls, Raha calls, Kian checks\n`);
    await vscode.commands.executeCommand('editor.action.inlineSuggest.trigger');
    const end = Date.now() + 10_000;
    while (!document.getText().endsWith('flop') && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await vscode.commands.executeCommand('editor.action.inlineSuggest.commit');
    }
    assert.equal(document.getText().split('\n').at(-1), 'flop');
  });
});
