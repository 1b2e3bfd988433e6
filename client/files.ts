/** Answers the questions of the server about files that are not open. */
import { type CancellationToken, CancellationTokenSource, FileType, Uri, workspace } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { announceCapability } from './capabilities';

/** Limit for reading folders one by one, because a virtual file system may have to fetch each. */
const MAX_FOLDERS = 500;
/** Time limit of a search that may never end: the editor waits for a search provider even if no extension contributes one. */
const PATIENCE_MS = 2000;

interface FileQuery {
  readonly endings: readonly string[];
  readonly limit: number;
}

/**
 * Registers the handlers. Only the editor knows virtual file systems, and the files that the user excludes.
 */
export function answerForFiles(client: BaseLanguageClient): void {
  announceCapability(client, 'handscriptFiles');
  client.onRequest('handscript/readFile', ({ uri, maxBytes }: { readonly uri: string; readonly maxBytes: number }) =>
    readFile(Uri.parse(uri), maxBytes),
  );
  client.onRequest('handscript/findFiles', async (query: FileQuery, token: CancellationToken) => {
    const found = await findFiles(query, token);
    return found.map((uri) => uri.toString());
  });
}

/** The editor searches disks, and virtual file systems with a search provider. Other folders are read recursively. */
async function findFiles(wanted: FileQuery, token: CancellationToken): Promise<readonly Uri[]> {
  const virtual = (workspace.workspaceFolders ?? []).map(({ uri }) => uri).filter(({ scheme }) => scheme !== 'file');
  const isAllVirtual = virtual.length === workspace.workspaceFolders?.length;
  const found = [...(await search(wanted, token, isAllVirtual ? PATIENCE_MS : null))];
  for (const folder of virtual) {
    const top = folder.toString().replace(/\/?$/, '/');
    const isSearched = found.some((uri) => uri.toString().startsWith(top));
    if (!isSearched)
      found.push(...(await readThrough(folder, { ...wanted, limit: wanted.limit - found.length }, token)));
  }
  return found;
}

async function search({ endings, limit }: FileQuery, token: CancellationToken, patience: number | null) {
  const stop = new CancellationTokenSource();
  token.onCancellationRequested(() => stop.cancel());
  const timer = patience === null ? undefined : setTimeout(() => stop.cancel(), patience);
  const stopped = new Promise<readonly Uri[]>((resolve) => stop.token.onCancellationRequested(() => resolve([])));
  try {
    const found = workspace.findFiles(`**/*{${endings.join(',')}}`, '**/node_modules/**', limit, stop.token);
    return await Promise.race([found, stopped]);
  } finally {
    clearTimeout(timer);
  }
}

async function readThrough(top: Uri, { endings, limit }: FileQuery, token: CancellationToken): Promise<readonly Uri[]> {
  const found: Uri[] = [];
  const folders = [top];
  for (let read = 0; read < MAX_FOLDERS && found.length < limit && !token.isCancellationRequested; read += 1) {
    const within = folders.shift();
    if (within === undefined) break;
    for (const [name, type] of await entriesOf(within)) {
      const uri = Uri.joinPath(within, name);
      const isHidden = name === 'node_modules' || name.startsWith('.');
      if (type === FileType.Directory && !isHidden) folders.push(uri);
      if (type === FileType.File && endings.some((ending) => name.toLowerCase().endsWith(ending))) found.push(uri);
    }
  }
  return found.slice(0, limit);
}

async function entriesOf(folder: Uri): Promise<readonly [string, FileType][]> {
  try {
    return await workspace.fs.readDirectory(folder);
  } catch {
    return [];
  }
}

async function readFile(uri: Uri, maxBytes: number): Promise<string | null> {
  try {
    const { size } = await workspace.fs.stat(uri);
    return size > maxBytes ? null : new TextDecoder('utf-8').decode(await workspace.fs.readFile(uri));
  } catch {
    return null;
  }
}
