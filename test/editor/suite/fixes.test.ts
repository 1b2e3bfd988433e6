import { assert } from 'chai';
import * as vscode from 'vscode';
import { actionsAt, openText, until, untilCodes } from './support';

const setup = 'blinds 50/100\nseats Raha, Kian, Navid\n';

/** A title without its isolates. */
const plain = ({ title }: vscode.CodeAction): string => title.replace(/[\u2066-\u2069]/g, '');

async function apply(action: vscode.CodeAction | undefined): Promise<void> {
  assert.isDefined(action?.edit);
  if (action?.edit) assert.isTrue(await vscode.workspace.applyEdit(action.edit));
}

describe('what is wrong', () => {
  it('is corrected by the preferred fix', async () => {
    const document = await openText(`${setup}Navid raises to 150\n`);
    await untilCodes(document, ['betting/under-min-raise']);
    const found = await actionsAt(document, '150', vscode.CodeActionKind.QuickFix);
    assert.equal(found[0] && plain(found[0]), 'Write 200, the minimum');
    assert.isTrue(found[0]?.isPreferred);
    await apply(found[0]);
    assert.equal(document.getText(), `${setup}Navid raises to 200\n`);
    await untilCodes(document, []);
  });

  it('gets the players who were left out, in the language of the hand', async () => {
    const persian = 'بلایند ۵۰/۱۰۰\nبازیکنان رها، کیان، نوید\n';
    const document = await openText(`${persian}رها کال می‌کند\n`);
    await untilCodes(document, ['betting/out-of-turn']);
    const [missing] = await actionsAt(document, 'رها کال', vscode.CodeActionKind.QuickFix);
    await apply(missing);
    assert.equal(document.getText(), `${persian}نوید فولد می‌کند\nرها کال می‌کند\n`);
    await untilCodes(document, []);
  });

  it('is silenced by a comment', async () => {
    const document = await openText(`${setup}Navid checks\n`);
    await untilCodes(document, ['betting/check-facing-bet']);
    const found = await actionsAt(document, 'checks', vscode.CodeActionKind.QuickFix);
    await apply(found.find((action) => plain(action).startsWith('Ignore')));
    await untilCodes(document, []);
  });

  it('is written as it was read when everything sure is fixed', async () => {
    const document = await openText(`hand My hand\n${setup}Navid raises 300\nRaha calls 300\n`);
    await untilCodes(document, ['betting/bare-raise', 'betting/call-amount', 'text/syntax']);
    const [all] = await actionsAt(document, 'Navid raises', vscode.CodeActionKind.SourceFixAll);
    await apply(all);
    assert.equal(document.getText(), `hand "My hand"\n${setup}Navid raises to 300\nRaha calls to 300\n`);
    await untilCodes(document, []);
  });
});

describe('a raise', () => {
  it('can be rewritten as an increase', async () => {
    const document = await openText(`${setup}Navid raises to 300\n`);
    await until('the document', () => document.lineCount === 4);
    const [by] = await actionsAt(document, 'Navid raises', vscode.CodeActionKind.RefactorRewrite.append('raise'));
    await apply(by);
    assert.equal(document.getText(), `${setup}Navid raises by 200\n`);
  });
});
