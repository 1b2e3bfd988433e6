import { type CancellationToken, Uri, workspace } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { tellAbility } from './abilities';

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
  client.onRequest('handscript/findFiles', async ({ endings, limit }: Wanted, token: CancellationToken) => {
    const glob = `**/*{${endings.join(',')}}`;
    const found = await workspace.findFiles(glob, '**/node_modules/**', limit, token);
    return found.map((uri) => uri.toString());
  });
}

async function readFile(uri: Uri, maxBytes: number): Promise<string | null> {
  try {
    const { size } = await workspace.fs.stat(uri);
    return size > maxBytes ? null : new TextDecoder('utf-8').decode(await workspace.fs.readFile(uri));
  } catch {
    return null;
  }
}
