/** Shows the hand at the cursor in the preview panel. */
import {
  type Disposable,
  type Range,
  Selection,
  type TextDocument,
  type TextEditor,
  TextEditorRevealType,
  type TextEditorSelectionChangeEvent,
  ThemeColor,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import type { ChoiceStore } from '../choiceStore';
import type { FigureLoader } from '../figureLoader';
import type { FigureDocument } from '../figures/figureDocument';
import type { PreviewContent, PreviewPoint } from '../figures/previewContent';
import { type FromPage, isFromPage, type PanelState, type ToPage } from './messages';
import { shellOf } from './shell';

const AFTER_EDIT_MS = 150;
const AFTER_CURSOR_MS = 30;
const LANGUAGES: ReadonlySet<string> = new Set(['handscript', 'markdown', 'mdx']);

/** Whether the panel can show the hands of a text. */
export const isShowable = ({ languageId }: TextDocument): boolean => LANGUAGES.has(languageId);

/** The source of the panel: a text that follows the editor, and a position in it. */
interface Subject {
  readonly text: TextDocument;
  /** Null: to be created when the text is next drawn. */
  figures: FigureDocument | null;
  line: number;
  /** The step that the reader navigated to; null: the step at the cursor. */
  point: PreviewPoint | null;
}

/** Draws the hand when the text, the cursor or the settings change, and follows the requests of its page. */
export class PreviewPanel implements Disposable {
  #subject: Subject | null = null;
  #shown: PreviewContent | null = null;
  /** Number of the last request of the page that was handled. */
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The line to which this panel is moving the cursor. This move must not change what is shown. */
  #placing: number | null = null;
  readonly #mark = window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new ThemeColor('editor.rangeHighlightBackground'),
  });
  readonly #parts: readonly Disposable[];

  constructor(
    readonly panel: WebviewPanel,
    extension: Uri,
    private readonly figures: FigureLoader,
    private readonly choices: ChoiceStore,
  ) {
    panel.webview.options = { enableScripts: true, localResourceRoots: [Uri.joinPath(extension, 'dist')] };
    this.#parts = [
      this.#mark,
      panel.webview.onDidReceiveMessage((message: unknown) => {
        if (isFromPage(message)) this.#take(message);
      }),
      window.onDidChangeTextEditorSelection((change) => this.#follow(change)),
      window.onDidChangeActiveTextEditor((editor) => this.#turnTo(editor)),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        const subject = this.#subject;
        if (subject?.text !== document) return;
        // An edit of Markdown needs a complete re-read: do it once, when the text is next drawn.
        if (document.languageId !== 'handscript') subject.figures = null;
        else for (const { range, text } of contentChanges) subject.figures?.edit(range, text);
        this.#later(AFTER_EDIT_MS);
      }),
      choices.onChanged(() => this.#later(0)),
    ];
    panel.webview.html = shellOf(panel.webview, extension);
  }

  show(text: TextDocument, line: number, point: PreviewPoint | null = null): void {
    this.panel.title = workspace.asRelativePath(text.uri).replace(/^.*\//, '');
    const figures = this.#subject?.text === text ? this.#subject.figures : null;
    this.#subject = { text, figures, line, point };
    this.#later(0);
  }

  dispose(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#subject = null;
    for (const part of this.#parts) part.dispose();
    this.panel.dispose();
  }

  #turnTo(editor: TextEditor | undefined): void {
    if (editor === undefined || editor.document === this.#subject?.text || !isShowable(editor.document)) return;
    this.show(editor.document, editor.selection.active.line);
  }

  #follow({ textEditor: { document, selection }, kind }: TextEditorSelectionChangeEvent): void {
    const subject = this.#subject;
    const { line } = selection.active;
    if (subject?.text !== document) return;
    // An editor that is restored after a reload, with its cursor at the same line.
    if (kind === undefined && subject.line === line) return;
    const isOwn = this.#placing === line;
    this.#placing = null;
    if (isOwn || (subject.line === line && subject.point === null)) return;
    subject.line = line;
    subject.point = null;
    this.#later(AFTER_CURSOR_MS);
  }

  #take(message: FromPage): void {
    const subject = this.#subject;
    if (message.kind === 'ready') {
      // A new page numbers its requests from the start.
      this.#turn = 0;
      this.#later(0);
      return;
    }
    this.#turn = message.turn;
    if (subject?.text.version !== message.version) {
      // The request is for an outdated text: send the page the current one.
      this.#later(0);
      return;
    }
    const { kind, point } = message;
    subject.point = point;
    const shown = this.#shown?.kind === 'hand' && this.#shown.point.tab === point.tab ? this.#shown : null;
    // The future line of the cursor, so that an editor restored there after a reload does not change what is shown.
    if (kind === 'reveal') subject.line = shown?.lines[point.frame] ?? subject.line;
    void this.#post().then(() => this.#showInEditor(kind === 'reveal'));
  }

  /** Schedules drawing; a later call replaces an earlier one. */
  #later(ms: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#post(), ms);
  }

  async #post(): Promise<void> {
    const subject = this.#subject;
    if (subject === null) return;
    const choices = await this.choices.of(subject.text);
    if (this.#subject !== subject) return;
    const { text, line, point } = subject;
    const { FigureDocument, showingAt } = this.figures();
    subject.figures ??= new FigureDocument(text.getText(), text.languageId);
    const shown = showingAt(subject.figures, line, choices, point);
    this.#shown = shown;
    const state: PanelState = { uri: text.uri.toString(), line, point };
    const message: ToPage = { shown, version: text.version, turn: this.#turn, state };
    if (point === null) this.#unmark();
    await this.panel.webview.postMessage(message);
  }

  /** Highlights the line of the shown step and scrolls it into view. */
  async #showInEditor(placeCursor: boolean): Promise<void> {
    const subject = this.#subject;
    const line = this.#shown?.kind === 'hand' ? this.#shown.lines[this.#shown.point.frame] : undefined;
    if (subject === null || line === undefined || line >= subject.text.lineCount) return;
    const { text } = subject;
    let editor = window.visibleTextEditors.find(({ document }) => document === text);
    if (editor === undefined && placeCursor)
      editor = await window.showTextDocument(text, { viewColumn: ViewColumn.One, preserveFocus: true });
    if (editor === undefined) return;
    const range = text.lineAt(line).range;
    editor.setDecorations(this.#mark, [range]);
    editor.revealRange(range, TextEditorRevealType.InCenterIfOutsideViewport);
    if (!placeCursor || editor.selection.active.line === line) return;
    this.#placing = line;
    const start = range.start.translate(0, text.lineAt(line).firstNonWhitespaceCharacterIndex);
    editor.selection = new Selection(start, start);
  }

  #unmark(): void {
    for (const editor of window.visibleTextEditors) editor.setDecorations(this.#mark, [] satisfies Range[]);
  }
}
