/** Starts the parts of the extension that the desktop and the web share. */
import { commands, type ExtensionContext, type LogOutputChannel, l10n, window } from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';
import { ChoiceStore } from './choiceStore';
import { registerCommands } from './commands';
import { Crashes } from './crashes';
import type { FigureLoader } from './figureLoader';
import { answerForFiles } from './files';
import { showHandsOnClick } from './lenses';
import { MarkdownPreview } from './markdownPreview';
import { Preview } from './preview/preview';

/** Languages of hands, and of prose that may contain hands. */
const LANGUAGES = ['handscript', 'markdown', 'mdx'];

/** The API that the extension exports on activation. */
export interface HandscriptApi {
  readonly client: BaseLanguageClient;
  /** Called by the editor's built-in Markdown preview. */
  readonly extendMarkdownIt: MarkdownPreview['extendMarkdownIt'];
}

/** Creates the client for one kind of host. */
export type ClientFactory = (id: string, name: string, options: LanguageClientOptions) => BaseLanguageClient;

/** Starts the language client, with its commands and its log. */
export async function activateWith(
  context: ExtensionContext,
  figures: FigureLoader,
  createClient: ClientFactory,
): Promise<HandscriptApi> {
  const log = window.createOutputChannel('Handscript', { log: true });
  const crashes = new Crashes(
    () => client.isRunning(),
    () => {
      void offerHelp(l10n.t('The Handscript language server stopped, and restarting it failed.'), log);
    },
  );
  const client: BaseLanguageClient = createClient('handscript', 'Handscript', {
    // No scheme: the selector includes files, untitled texts, virtual workspaces, diff editors and notebook cells.
    documentSelector: LANGUAGES.map((language) => ({ language })),
    outputChannel: log,
    errorHandler: crashes,
  });
  answerForFiles(client);
  const choices = new ChoiceStore(figures);
  const markdown = new MarkdownPreview(figures, choices, context.extensionUri);
  context.subscriptions.push(
    log,
    client,
    ...registerCommands(),
    showHandsOnClick(client),
    choices,
    markdown,
    new Preview(context, figures, choices),
    commands.registerCommand('handscript.showLog', () => log.show()),
    commands.registerCommand('handscript.restartServer', () => restart(client, log)),
  );
  await start(client, log);
  return { client, extendMarkdownIt: markdown.extendMarkdownIt };
}

/** If the server cannot start, the extension still provides colouring, folding and its log. */
async function start(client: BaseLanguageClient, log: LogOutputChannel): Promise<void> {
  try {
    await client.start();
  } catch (error) {
    reportFailedStart(log, error);
  }
}

async function restart(client: BaseLanguageClient, log: LogOutputChannel): Promise<void> {
  try {
    if (client.isRunning()) await client.stop();
    await client.start();
    log.info('The language server was restarted.');
  } catch (error) {
    reportFailedStart(log, error);
  }
}

function reportFailedStart(log: LogOutputChannel, error: unknown): void {
  log.error(error instanceof Error ? error : String(error));
  void offerHelp(l10n.t('The Handscript language server could not be started.'), log);
}

/** Shows an error message that offers to restart the server or to show the log. */
async function offerHelp(what: string, log: LogOutputChannel): Promise<void> {
  const again = l10n.t('Restart');
  const showLog = l10n.t('Show Log');
  const meanwhile = l10n.t('Your text is safe. Hands are not checked while the server is not running.');
  const choice = await window.showErrorMessage(`${what} ${meanwhile}`, again, showLog);
  if (choice === showLog) log.show();
  if (choice === again) await commands.executeCommand('handscript.restartServer');
}
