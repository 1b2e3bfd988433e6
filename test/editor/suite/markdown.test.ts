import { assert } from 'chai';
import * as vscode from 'vscode';
import { hoverAt, openText, rangeOf, replace, untilCodes } from './support';

const lesson = `# کمترین ریز

\`\`\`hand short
blinds 100/200
seats 6
UTG raises to 500
HJ raises to 700
\`\`\`

The level is ۷۰۰<!-- = short: level --> now, not 750<!-- = short: level -->.
`;

/** The preferred fix at a text. An answer to a text that has just changed is dropped, so it is asked for again. */
async function fixAt(document: vscode.TextDocument, text: string): Promise<vscode.WorkspaceEdit> {
  const titles = new Set<string>();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      rangeOf(document, text),
      vscode.CodeActionKind.QuickFix.value,
      10,
    );
    for (const { title, isPreferred, edit } of actions) {
      if (isPreferred && edit !== undefined) return edit;
      titles.add(title);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return assert.fail(`no fix among ${[...titles].join()}`);
}

describe('a lesson in Markdown', () => {
  it('has its hands and its numbers checked, explained and mended', async () => {
    const document = await openText(lesson, 'markdown');
    await untilCodes(document, ['betting/under-min-raise', 'text/number-differs']);
    assert.include(await hoverAt(document, 'HJ raises to 700'), '800');
    await vscode.workspace.applyEdit(await fixAt(document, '750'));
    await replace(document, 'HJ raises to 700', 'HJ raises to 800');
    // Now both numbers in the prose are wrong: the Persian one, and the one that was mended.
    await untilCodes(document, ['text/number-differs', 'text/number-differs']);
  });

  it('is not laid out by the formatter of hands', async () => {
    const document = await openText('```hand\nblinds   100/200\n```\n', 'markdown');
    const edits = await vscode.commands.executeCommand<vscode.TextEdit[] | undefined>(
      'vscode.executeFormatDocumentProvider',
      document.uri,
      { tabSize: 2, insertSpaces: true },
    );
    assert.deepEqual(edits ?? [], []);
  });
});
