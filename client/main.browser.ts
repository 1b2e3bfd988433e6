import { type ExtensionContext, Uri } from 'vscode';
import { BrowserMessageReader, BrowserMessageWriter, LanguageClient } from 'vscode-languageclient/browser';
import { activateWith, type HandscriptApi } from './shared';

/** Called by VS Code for the Web: the server is a worker, a new one at every start. */
export function activate(context: ExtensionContext): Promise<HandscriptApi> {
  const script = Uri.joinPath(context.extensionUri, 'dist', 'web', 'server.js').toString(true);
  let worker: Worker | undefined;
  context.subscriptions.push({ dispose: () => worker?.terminate() });
  // Transports instead of the worker itself: the host's `Worker` makes objects that are no instance of it,
  // and the client would not know them for workers.
  const startWorker = async () => {
    worker?.terminate();
    worker = new Worker(script);
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  return activateWith(context, (id, name, options) => new LanguageClient(id, name, startWorker, options));
}
