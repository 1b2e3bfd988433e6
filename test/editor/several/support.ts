import * as vscode from 'vscode';

/** Writes a file; gives back what writes its old content again, or deletes it where there was none. */
export async function saved(uri: vscode.Uri, content: unknown): Promise<() => Thenable<void>> {
  const { fs } = vscode.workspace;
  const before = await fs.readFile(uri).then(
    (bytes) => bytes,
    () => undefined,
  );
  await fs.writeFile(uri, new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)));
  return () => (before === undefined ? fs.delete(uri) : fs.writeFile(uri, before));
}

/** Asks again until the answer is the wanted one. */
async function untilSame(wanted: readonly string[], ask: () => Promise<readonly string[]>): Promise<void> {
  const end = Date.now() + 15_000;
  for (;;) {
    const found = await ask();
    if (found.join('\n') === wanted.join('\n')) return;
    if (Date.now() > end) throw new Error(`expected [${wanted.join(', ')}], found [${found.join(', ')}]`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until a document has exactly these findings, each said as `Severity code`. */
export function untilFound(document: vscode.TextDocument, wanted: readonly string[]): Promise<void> {
  return untilSame(wanted, async () =>
    vscode.languages
      .getDiagnostics(document.uri)
      .map(({ severity, code }) => {
        const name = typeof code === 'object' ? code.value : code;
        return `${vscode.DiagnosticSeverity[severity]} ${name}`;
      })
      .sort(),
  );
}

/** The titles of the workspace's hands that fit a query, each once. */
export async function titlesOf(query: string): Promise<string[]> {
  const found = await vscode.commands.executeCommand<vscode.SymbolInformation[]>(
    'vscode.executeWorkspaceSymbolProvider',
    query,
  );
  return [...new Set(found.map(({ name }) => name))].sort();
}

export const untilTitles = (query: string, wanted: readonly string[]): Promise<void> =>
  untilSame(wanted, () => titlesOf(query));
