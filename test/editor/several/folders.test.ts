import { assert } from 'chai';
import * as vscode from 'vscode';
import { MemoryFiles } from '../suite/memoryFiles';
import { openText, openUri, until } from '../suite/support';
import { saved, titlesOf, untilFound, untilTitles } from './support';

/** What every lesson has, whatever the rules of its folder: the rest depends on them. */
const ALWAYS = 'Error expect/failed';

function folderNamed(name: string): vscode.WorkspaceFolder {
  const folder = vscode.workspace.workspaceFolders?.find((one) => one.name === name);
  if (!folder) throw new Error(`the workspace has no folder ${name}`);
  return folder;
}

const lessonIn = (name: string): Promise<vscode.TextDocument> =>
  openUri(vscode.Uri.joinPath(folderNamed(name).uri, 'lesson.hand'));

/** Adds a folder to the workspace; gives back what takes it away again. */
async function added(uri: vscode.Uri): Promise<() => Promise<void>> {
  const { length } = vscode.workspace.workspaceFolders ?? [];
  const hasNow = async (count: number): Promise<void> => {
    await until(`${count} folders`, () => vscode.workspace.workspaceFolders?.length === count);
  };
  vscode.workspace.updateWorkspaceFolders(length, 0, { uri });
  await hasNow(length + 1);
  return async () => {
    vscode.workspace.updateWorkspaceFolders(length, 1);
    await hasNow(length);
  };
}

describe('a workspace of several folders', () => {
  it('checks the lessons of each by its own project file, and follows a change in that one alone', async () => {
    const online = await lessonIn('online');
    const live = await lessonIn('live');
    await untilFound(live, [ALWAYS, 'Hint expect/not-illegal']);
    await untilFound(online, [ALWAYS]);
    const project = vscode.Uri.joinPath(folderNamed('online').uri, 'handscript.config.json');
    const restore = await saved(project, { severity: { 'expect/not-illegal': 'information' } });
    try {
      await untilFound(online, [ALWAYS, 'Information expect/not-illegal']);
      await untilFound(live, [ALWAYS, 'Hint expect/not-illegal']);
    } finally {
      await restore();
    }
    await untilFound(online, [ALWAYS]);
    await untilFound(live, [ALWAYS, 'Hint expect/not-illegal']);
  });

  it('has settings of each folder, too', async () => {
    const live = await lessonIn('live');
    await untilFound(live, [ALWAYS, 'Hint expect/not-illegal']);
    const language = async (value: string | undefined): Promise<void> => {
      const settings = vscode.workspace.getConfiguration('handscript', folderNamed('live').uri);
      await settings.update('language', value, vscode.ConfigurationTarget.WorkspaceFolder);
    };
    await language('es');
    try {
      await until('Spanish', () =>
        vscode.languages.getDiagnostics(live.uri).some(({ message }) => message.includes('Esta acción es legal')),
      );
    } finally {
      await language(undefined);
    }
  });

  it('has a text without a file checked as the first folder wants it', async () => {
    const lesson = await lessonIn('live');
    await untilFound(await openText(lesson.getText()), [ALWAYS]);
  });

  it('finds the hands of all folders', async () => {
    assert.sameMembers(await titlesOf('all-ins that'), ['Online all-ins that add up', 'Live all-ins that add up']);
  });

  it('follows a folder that is added and taken away', async () => {
    const takeAway = await added(vscode.Uri.joinPath(folderNamed('online').uri, '../later'));
    try {
      await untilTitles('unseen', ['Unseen']);
      await untilFound(await lessonIn('later'), [ALWAYS, 'Warning expect/not-illegal']);
      await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
    } finally {
      await takeAway();
    }
    await untilTitles('unseen', []);
    assert.include(await titlesOf('live all-ins'), 'Live all-ins that add up');
  });

  it('can contain a folder that is not on a disk and cannot be searched', async () => {
    const lesson = (await lessonIn('live')).getText();
    const project = '{ "severity": { "expect/not-illegal": "warning" } }';
    const texts = { '/all/deep/x.hand': lesson.replace('Live', 'Virtual'), '/all/handscript.config.json': project };
    const files = new MemoryFiles(texts);
    const registered = vscode.workspace.registerFileSystemProvider('memfs', files);
    const takeAway = await added(vscode.Uri.parse('memfs:/all'));
    try {
      await untilTitles('virtual all-ins', ['Virtual all-ins that add up']);
      const document = await openUri(vscode.Uri.parse('memfs:/all/deep/x.hand'));
      await untilFound(document, [ALWAYS, 'Warning expect/not-illegal']);
      files.write('/all/handscript.config.json', '{ "rules": "online" }');
      await untilFound(document, [ALWAYS]);
      await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
    } finally {
      await takeAway();
      registered.dispose();
    }
  });
});
