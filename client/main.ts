/** Starts the extension on the desktop. */
import { type ExtensionContext, Uri } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import type { FigureLoader } from './figureLoader';
import { activateWith, type HandscriptApi } from './shared';

/** Loaded from a separate file, `dist/figures.js`, because most windows never show a figure. */
const figures: FigureLoader = () => require('./figures/index').figures;

/** Called by VS Code if extensions run in Node. The server runs in a separate process. */
export function activate(context: ExtensionContext): Promise<HandscriptApi> {
  const module = Uri.joinPath(context.extensionUri, 'dist', 'server.js').fsPath;
  const server = { module, transport: TransportKind.ipc };
  return activateWith(
    context,
    figures,
    (id, name, options) => new LanguageClient(id, name, { run: server, debug: server }, options),
  );
}
