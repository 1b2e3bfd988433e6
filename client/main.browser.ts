import { type ExtensionContext, Uri } from 'vscode';
import { BrowserMessageReader, BrowserMessageWriter, LanguageClient } from 'vscode-languageclient/browser';
import { activateWith, type HandscriptApi } from './shared';

/** Called by VS Code for the Web: the server is a worker. */
export function activate(context: ExtensionContext): Promise<HandscriptApi> {
  const script = Uri.joinPath(context.extensionUri, 'dist', 'web', 'server.js').toString(true);
  let worker: Worker | undefined;
  /**
   * A worker cannot end itself as a process does, so the one before is ended here. The client gets the transports and
   * not the worker: it would not know it for one, since the host's `Worker` makes objects that are no instance of it.
   */
  const renew = async () => {
    worker?.terminate();
    worker = new Worker(script);
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  context.subscriptions.push({ dispose: () => worker?.terminate() });
  return activateWith(context, (id, name, options) => new LanguageClient(id, name, renew, options));
}
