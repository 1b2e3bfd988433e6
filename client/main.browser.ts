import { type ExtensionContext, Uri } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { takeLanguagePacks } from '../language/text/languagePacks';
import { figures } from './figures/index';
import { readLanguagePacks } from './languagePacks';
import { activateWith, type HandscriptApi } from './shared';
import { transportsOf } from './workerTransports';

/** What VS Code for the Web is handed besides. */
export interface WorkerApi extends HandscriptApi {
  /** The worker that the server runs in; undefined before the first one was made. */
  worker(): Worker | undefined;
}

/** Called by VS Code for the Web: the server is a worker. */
export async function activate(context: ExtensionContext): Promise<WorkerApi> {
  const script = Uri.joinPath(context.extensionUri, 'dist', 'web', 'server.js').toString(true);
  let worker: Worker | undefined;
  /** A worker cannot end itself as a process does, so the one before is ended here. */
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
