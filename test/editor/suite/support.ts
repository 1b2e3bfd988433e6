import * as vscode from 'vscode';

export const extensionId = 'handscript.handscript';

/** Asks again every 50 ms until the answer is neither undefined nor false. */
export async function until<T>(what: string, ask: () => T | undefined | false, limitMs = 15_000): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`waited ${limitMs / 1000} s in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The folder that the editor was opened on, a copy of `test/editor/workspace`. */
export function workspaceFolder(): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  if (!folder) throw new Error('the editor was opened without a folder');
  return folder.uri;
}

/** Opens a file of the workspace in an editor. */
export function openFile(name: string): Promise<vscode.TextDocument> {
  return openUri(vscode.Uri.joinPath(workspaceFolder(), name));
}

/** Opens a text in a tab that stays when others are opened: what is in no tab has no findings. */
export async function openUri(uri: vscode.Uri): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document, { preview: false });
  return document;
}

/** Opens a text that is in no file. */
export async function openText(content: string, language = 'handscript'): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument({ language, content });
  await vscode.window.showTextDocument(document);
  return document;
}

/** The codes of a document's diagnostics, sorted. */
export function codesOf(document: vscode.TextDocument): string[] {
  return vscode.languages
    .getDiagnostics(document.uri)
    .map(({ code }) => String(typeof code === 'object' ? code.value : code))
    .sort();
}

/** Waits until the document has exactly these diagnostic codes. */
export async function untilCodes(document: vscode.TextDocument, codes: readonly string[]): Promise<void> {
  const wanted = [...codes].sort().join(' ');
  try {
    await until('diagnostics', () => codesOf(document).join(' ') === wanted);
  } catch {
    throw new Error(`expected the diagnostics [${wanted}], found [${codesOf(document).join(' ')}]`);
  }
}

/** Waits until the server has read the document, whatever is wrong in it. */
export async function untilOutlined(document: vscode.TextDocument): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const outline = await vscode.commands.executeCommand<readonly unknown[] | undefined>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    if (outline !== undefined && outline.length > 0) return;
  }
  throw new Error('the server did not outline the text');
}

/** Where a stretch of text first stands in the document. */
export function rangeOf(document: vscode.TextDocument, text: string): vscode.Range {
  const start = document.getText().indexOf(text);
  if (start < 0) throw new Error(`the document does not hold "${text}"`);
  return new vscode.Range(document.positionAt(start), document.positionAt(start + text.length));
}

/** Replaces the first `text` of the document, as an author's edit would. */
export async function replace(document: vscode.TextDocument, text: string, by: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, rangeOf(document, text), by);
  await vscode.workspace.applyEdit(edit);
}

/** All that the hovers say where `text` first stands. */
export async function hoverAt(document: vscode.TextDocument, text: string): Promise<string> {
  const position = rangeOf(document, text).start;
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    position,
  );
  return hovers
    .flatMap(({ contents }) => contents)
    .map((content) => (typeof content === 'string' ? content : content.value))
    .join('\n');
}

/**
 * The actions at a text, as soon as a wanted one is among them. An answer to a text that has just changed is dropped, and the editor cancels
 * the question when another extension comes up with actions of its own: then it is asked again.
 */
export async function actionsAt(
  document: vscode.TextDocument,
  text: string,
  kind: vscode.CodeActionKind,
  isWanted: (action: vscode.CodeAction) => boolean = () => true,
): Promise<readonly vscode.CodeAction[]> {
  let found: readonly vscode.CodeAction[] = [];
  for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    try {
      found = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        rangeOf(document, text),
        kind.value,
        20,
      );
    } catch (error) {
      if (!(error instanceof Error && /^Cancell?ed/.test(error.message))) throw error;
    }
    if (found.some(isWanted)) return found;
  }
  throw new Error(`no wanted action among: ${found.map(({ title }) => title).join(', ')}`);
}
