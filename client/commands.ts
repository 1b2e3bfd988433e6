/** Registers the commands that create hands and project files. */
import { commands, type Disposable, Selection, Uri, window, workspace } from 'vscode';

const NEW_HAND = `hand
game NLHE
blinds 100/200
seats BTN 20000, SB 20000, BB 20000

`;

const NAME_OF_PROJECT_FILE = 'handscript.config.json';
const NEW_PROJECT = `{
  "rules": "tda",
  "severity": {}
}
`;

export function registerCommands(): Disposable[] {
  return [
    commands.registerCommand('handscript.newHand', newHand),
    commands.registerCommand('handscript.openProjectFile', openProjectFile),
  ];
}

/** Opens a new, unsaved hand with the cursor at the start of the play. */
async function newHand(): Promise<void> {
  const document = await workspace.openTextDocument({ language: 'handscript', content: NEW_HAND });
  const editor = await window.showTextDocument(document);
  const end = document.lineAt(document.lineCount - 1).range.end;
  editor.selection = new Selection(end, end);
}

/** Opens the project file that applies to the active text. If there is none, creates one in the root of its workspace folder. */
async function openProjectFile(): Promise<void> {
  const open = window.activeTextEditor?.document.uri;
  const folder = open === undefined ? undefined : workspace.getWorkspaceFolder(open);
  const root = (folder ?? workspace.workspaceFolders?.[0])?.uri;
  if (root === undefined) return;
  const found = await nearestProjectFile(
    folder === undefined || open === undefined ? root : Uri.joinPath(open, '..'),
    root,
  );
  const file = found ?? Uri.joinPath(root, NAME_OF_PROJECT_FILE);
  if (found === null) await workspace.fs.writeFile(file, new TextEncoder().encode(NEW_PROJECT));
  await window.showTextDocument(file);
}

/** The first project file in a folder or one of its parents, up to `root`. */
async function nearestProjectFile(folder: Uri, root: Uri): Promise<Uri | null> {
  const file = Uri.joinPath(folder, NAME_OF_PROJECT_FILE);
  if (await exists(file)) return file;
  return folder.path === root.path || folder.path === '/' ? null : nearestProjectFile(Uri.joinPath(folder, '..'), root);
}

async function exists(file: Uri): Promise<boolean> {
  try {
    await workspace.fs.stat(file);
    return true;
  } catch {
    return false;
  }
}
