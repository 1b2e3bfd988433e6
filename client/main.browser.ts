import { type ExtensionContext, Uri } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { activateWith, type HandscriptApi } from './shared';

/** Called by VS Code for the Web: the server is a worker. */
export function activate(context: ExtensionContext): Promise<HandscriptApi> {
  const script = Uri.joinPath(context.extensionUri, 'dist', 'web', 'server.js').toString(true);
  return activateWith(
    context,
    (id, name, options) => new LanguageClient(id, name, async () => new Worker(script), options),
  );
}
