/** Opens the preview panel, and restores it after a reload. */
import {
  commands,
  Disposable,
  type ExtensionContext,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import type { ChoiceStore } from '../choiceStore';
import type { FigureLoader } from '../figureLoader';
import { isPanelState } from './messages';
import { isShowable, PreviewPanel } from './panel';

const VIEW_TYPE = 'handscript.preview';

/** Registers the commands and the serializer of the panel. There is only one panel. */
export class Preview implements Disposable {
  #open: PreviewPanel | null = null;
  readonly #registered: Disposable;

  constructor(
    private readonly context: ExtensionContext,
    private readonly figures: FigureLoader,
    private readonly choices: ChoiceStore,
  ) {
    const show = (column: ViewColumn) => (uri: unknown, line: unknown) => this.#show(column, uri, line);
    this.#registered = Disposable.from(
      commands.registerCommand('handscript.preview', show(ViewColumn.Active)),
      commands.registerCommand('handscript.previewToSide', show(ViewColumn.Beside)),
      window.registerWebviewPanelSerializer(VIEW_TYPE, {
        deserializeWebviewPanel: (panel, state: unknown) => this.#restore(panel, state),
      }),
    );
  }

  dispose(): void {
    this.#registered.dispose();
    this.#open?.dispose();
  }

  /** @param uri of the text, passed by a lens (as a string) or a menu; otherwise the active text is shown */
  async #show(column: ViewColumn, uri: unknown, line: unknown): Promise<void> {
    const editor = window.activeTextEditor;
    const wanted = typeof uri === 'string' ? Uri.parse(uri) : uri instanceof Uri ? uri : editor?.document.uri;
    if (wanted === undefined) return;
    const text = await workspace.openTextDocument(wanted);
    if (!isShowable(text)) return;
    const cursor = editor?.document === text ? editor.selection.active.line : 0;
    const open =
      this.#open ?? this.#take(window.createWebviewPanel(VIEW_TYPE, '', { viewColumn: column, preserveFocus: true }));
    open.panel.reveal(undefined, column === ViewColumn.Beside);
    open.show(text, typeof line === 'number' ? line : cursor);
  }

  async #restore(panel: WebviewPanel, state: unknown): Promise<void> {
    if (this.#open !== null || !isPanelState(state)) {
      panel.dispose();
      return;
    }
    const open = this.#take(panel);
    try {
      open.show(await workspace.openTextDocument(Uri.parse(state.uri)), state.line, state.point);
    } catch {
      // The text no longer exists, so there is nothing to restore.
      open.dispose();
    }
  }

  #take(panel: WebviewPanel): PreviewPanel {
    const open = new PreviewPanel(panel, this.context.extensionUri, this.figures, this.choices);
    panel.iconPath = Uri.joinPath(this.context.extensionUri, 'icons', 'icon.png');
    panel.onDidDispose(() => {
      if (this.#open !== open) return;
      this.#open = null;
      open.dispose();
    });
    this.#open = open;
    return open;
  }
}
