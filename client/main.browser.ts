/** Starts the extension in VS Code for the Web. */
import { type ExtensionContext, Uri } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { takeLanguagePacks } from '../language/text/languagePacks';
import { figures } from './figures/index';
import { readLanguagePacks } from './languagePacks';
import { activateWith, type HandscriptApi } from './shared';
import { transportsOf } from './workerTransports';

/** The API of the extension in VS Code for the Web. */
export interface WorkerApi extends HandscriptApi {
  /** The worker of the server; undefined before the first start. */
  worker(): Worker | undefined;
}

/** Called by VS Code for the Web. The server runs in a worker. */
export async function activate(context: ExtensionContext): Promise<WorkerApi> {
  const script = Uri.joinPath(context.extensionUri, 'dist', 'web', 'server.js').toString(true);
  let worker: Worker | undefined;
  /** A worker does not exit like a process, so the previous one is terminated here. */
  const renew = async () => {
    worker?.terminate();
    worker = new Worker(script);
    return transportsOf(worker);
  };
  context.subscriptions.push({ dispose: () => worker?.terminate() });
  const languagePacks = await readLanguagePacks(context.extensionUri);
  takeLanguagePacks(languagePacks);
  const api = await activateWith(
    context,
    () => figures,
    (id, name, options) =>
      new LanguageClient(id, name, renew, { ...options, initializationOptions: { languagePacks } }),
  );
  return { ...api, worker: () => worker };
}
