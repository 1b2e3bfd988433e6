import { assert } from 'chai';
import * as vscode from 'vscode';
import { actionsAt, hoverAt, openText, replace, untilCodes } from './support';

const lesson = `# کمترین ریز

\`\`\`hand short
blinds 100/200
seats 6
UTG raises to 500
HJ raises to 700
\`\`\`

The level is ۷۰۰<!-- = short: level --> now, not 750<!-- = short: level -->.
`;

/** The preferred fix at a text. */
async function fixAt(document: vscode.TextDocument, text: string): Promise<vscode.WorkspaceEdit> {
  const isFix = ({ isPreferred, edit }: vscode.CodeAction): boolean => isPreferred === true && edit !== undefined;
  const edit = (await actionsAt(document, text, vscode.CodeActionKind.QuickFix, isFix)).find(isFix)?.edit;
  return edit ?? assert.fail('no preferred fix');
}

describe('a lesson in Markdown', () => {
  it('has its hands and its numbers checked, explained and fixed', async () => {
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
