import { assert } from 'chai';
import * as vscode from 'vscode';
import { MemoryFiles } from './memoryFiles';
import { hoverAt, openUri, rangeOf, untilCodes } from './support';

const LESSON = 'hand "In memory"\ngame NLHE\nblinds 100/200\nseats A, B, C\nC raises to 300\n';
const PERSIAN = 'دست "در حافظه"\nبلایند ۱۰۰/۲۰۰\nبازیکنان رها، کیان، نوید\nنوید ریز به ۳۰۰\n';
const WRONG = ['betting/under-min-raise'];

const at = (path: string): vscode.Uri => vscode.Uri.from({ scheme: 'memfs', path });

describe('files that are on no disk, in no folder of the workspace', () => {
  const files = new MemoryFiles({ '/lessons/deep/lesson.hand': LESSON, '/lessons/فارسی.hand': PERSIAN });
  let registered: vscode.Disposable;
  before(() => {
    registered = vscode.workspace.registerFileSystemProvider('memfs', files);
  });
  after(() => registered.dispose());

  it('are checked, explained and completed', async () => {
    const document = await openUri(at('/lessons/deep/lesson.hand'));
    await untilCodes(document, WRONG);
    assert.include(await hoverAt(document, '300'), '400');
    const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      rangeOf(document, 'raises to').start,
    );
    const labels = items.map(({ label }) => (typeof label === 'string' ? label : label.label));
    assert.include(labels.join('\n'), 'calls');
    await untilCodes(await openUri(at('/lessons/فارسی.hand')), WRONG);
  });

  it('obey the nearest project file above them, as soon as it is saved', async () => {
    const project = at('/lessons/handscript.config.json');
    files.write(project.path, '{}');
    const document = await openUri(at('/lessons/deep/lesson.hand'));
    await untilCodes(document, WRONG);
    const opened = await openUri(project);
    const edit = new vscode.WorkspaceEdit();
    edit.replace(project, new vscode.Range(0, 0, 1, 0), '{ "severity": { "betting/under-min-raise": "off" } }');
    await vscode.workspace.applyEdit(edit);
    await opened.save();
    await untilCodes(document, []);
  });
});
