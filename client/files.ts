import { type CancellationToken, CancellationTokenSource, FileType, Uri, workspace } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { tellAbility } from './abilities';

/** Folders read one by one: a virtual file system may have to fetch each. */
const MAX_FOLDERS = 500;
/** How long a search may take that the editor perhaps never ends: it waits for a searcher that nobody may bring. */
const PATIENCE_MS = 2000;

interface Wanted {
  readonly endings: readonly string[];
  readonly limit: number;
}

/**
 * Answers the server's questions about files that are not open. The editor knows file systems that the server does
 * not, and which files the user excludes.
 */
export function answerForFiles(client: BaseLanguageClient): void {
  tellAbility(client, 'handscriptFiles');
  client.onRequest('handscript/readFile', ({ uri, maxBytes }: { readonly uri: string; readonly maxBytes: number }) =>
    readFile(Uri.parse(uri), maxBytes),
  );
  client.onRequest('handscript/findFiles', async (wanted: Wanted, token: CancellationToken) => {
    const found = await findFiles(wanted, token);
    return found.map((uri) => uri.toString());
  });
}

/** The editor searches disks, and a virtual file system where an extension has taught it to; others are read. */
async function findFiles(wanted: Wanted, token: CancellationToken): Promise<readonly Uri[]> {
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

async function search({ endings, limit }: Wanted, token: CancellationToken, patience: number | null) {
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

async function readThrough(top: Uri, { endings, limit }: Wanted, token: CancellationToken): Promise<readonly Uri[]> {
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
