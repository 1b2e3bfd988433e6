import { assert } from 'chai';
import * as vscode from 'vscode';
import { hoverAt, openText, rangeOf } from './support';

const TEXT = `hand "Across the editor"
game NLHE
blinds 50/100
seats Raha 1000 AsAd, Kian 20bb, Navid

Navid raises 3x
Raha folds
Kian calls

flop K♣ 9♦ 7♣
mark dealt
cite TDA 2024 47-A
branch "b" from dealt
  Kian checks
end
`;

/** Whatever a language feature of the editor gives at the first place of a text. */
function ask<T>(command: string, document: vscode.TextDocument, text: string, ...more: unknown[]): Thenable<T> {
  return vscode.commands.executeCommand<T>(`vscode.${command}`, document.uri, rangeOf(document, text).start, ...more);
}

/** Asks until a feature that has only been registered answers. */
async function answer<T>(what: string, request: () => Thenable<readonly T[] | undefined>): Promise<readonly T[]> {
  let found: readonly T[] = [];
  const end = Date.now() + 15_000;
  while (found.length === 0) {
    found = (await request()) ?? [];
    if (Date.now() > end) throw new Error(`no ${what}`);
  }
  return found;
}

describe('names in the editor', () => {
  it('are highlighted, found and defined', async () => {
    const document = await openText(TEXT);
    const highlights = await answer('highlights', () =>
      ask<vscode.DocumentHighlight[]>('executeDocumentHighlights', document, 'Kian calls'),
    );
    assert.deepEqual(
      highlights.map(({ range }) => range.start.line),
      [3, 7, 13],
    );
    const references = await ask<vscode.Location[]>('executeReferenceProvider', document, 'dealt');
    assert.equal(references.length, 2);
    const [definition] = await ask<vscode.LocationLink[]>('executeDefinitionProvider', document, 'Kian calls');
    assert.equal(definition && document.getText(definition.targetRange), 'Kian 20bb');
  });

  it('are renamed', async () => {
    const document = await openText(TEXT);
    const edit = await ask<vscode.WorkspaceEdit>('executeDocumentRenameProvider', document, 'Kian calls', 'Big Al');
    assert.equal(edit.get(document.uri).length, 3);
    await vscode.workspace.applyEdit(edit);
    assert.equal(document.getText(), TEXT.replaceAll('Kian', '"Big Al"'));
  });
});

describe('what the editor shows of a hand', () => {
  it('appears in its lines and above it', async () => {
    const document = await openText(TEXT);
    const whole = new vscode.Range(0, 0, document.lineCount, 0);
    const hints = await answer('hints', () =>
      vscode.commands.executeCommand<vscode.InlayHint[]>('vscode.executeInlayHintProvider', document.uri, whole),
    );
    assert.deepEqual(
      hints.map(({ label }) => label),
      ['= 2000', '= 300', 'pot 650'],
    );
    const lenses = await answer('lenses', () =>
      vscode.commands.executeCommand<vscode.CodeLens[]>('vscode.executeCodeLensProvider', document.uri, 10),
    );
    assert.deepEqual(
      lenses.map(({ command }) => command?.title.replace(/[\u2066-\u2069]/g, '')),
      ['pot 650 · Next to act: Kian', 'Preview'],
    );
    const [lens] = lenses;
    await vscode.commands.executeCommand(lens?.command?.command ?? '', ...(lens?.command?.arguments ?? []));
    assert.equal(vscode.window.activeTextEditor?.selection.active.line, 0);
  });

  it('folds, and is selected piece by piece', async () => {
    const document = await openText(TEXT);
    const folds = await answer('folds', () =>
      vscode.commands.executeCommand<vscode.FoldingRange[]>('vscode.executeFoldingRangeProvider', document.uri),
    );
    assert.deepEqual(
      folds.map(({ start, end }) => [start, end]),
      [
        [0, 14],
        [9, 11],
        [12, 14],
      ],
    );
    const [selection] = await vscode.commands.executeCommand<vscode.SelectionRange[]>(
      'vscode.executeSelectionRangeProvider',
      document.uri,
      [rangeOf(document, '3x').start],
    );
    assert.equal(selection && document.getText(selection.range), '3x');
    assert.equal(selection?.parent && document.getText(selection.parent.range), 'Navid raises 3x');
  });

  it('links its citations, and names its cards', async () => {
    const document = await openText(TEXT);
    const [link] = await answer('links', () =>
      vscode.commands.executeCommand<vscode.DocumentLink[]>('vscode.executeLinkProvider', document.uri),
    );
    assert.equal(link && document.getText(link.range), 'TDA 2024 47-A');
    assert.include(await hoverAt(document, 'AsAd'), 'ace of spades');
  });
});

describe('the hands of the workspace', () => {
  it('are found by title, open or not', async () => {
    await openText('hand "Nowhere on disk"\n');
    const titles = async (query: string): Promise<string[]> => {
      const found = await vscode.commands.executeCommand<vscode.SymbolInformation[]>(
        'vscode.executeWorkspaceSymbolProvider',
        query,
      );
      return found.map(({ name }) => name);
    };
    assert.include(await titles('raise below'), 'A raise below the minimum');
    assert.deepEqual(await titles('nowhere on'), ['Nowhere on disk']);
  });
});
