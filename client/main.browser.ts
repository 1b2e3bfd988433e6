import { type ExtensionContext, Uri } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { activateWith, type HandscriptApi } from './shared';

/** Called by VS Code for the Web: the server is a worker. */
export function activate(context: ExtensionContext): Promise<HandscriptApi> {
  const script = Uri.joinPath(context.extensionUri, 'dist', 'web', 'server.js').toString(true);
  let worker: Worker | undefined;
  /** A worker cannot end itself as a process does, so the one before is ended here. */
  const renew = async (): Promise<Worker> => {
    worker?.terminate();
    worker = new Worker(script);
    return worker;
  };
  context.subscriptions.push({ dispose: () => worker?.terminate() });
  return activateWith(context, (id, name, options) => new LanguageClient(id, name, renew, options));
}
