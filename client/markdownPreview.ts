/** Draws hands in the Markdown preview of the editor. */
import { commands, type Disposable, Uri, workspace } from 'vscode';
import type { ChoiceStore } from './choiceStore';
import type { FigureLoader } from './figureLoader';
import type { MarkdownIt } from './figures/markdownIt';

/** Extends the built-in preview, and refreshes it when settings change. */
export class MarkdownPreview implements Disposable {
  readonly #follows: Disposable;
  #isUsed = false;
  /** The style sheet of figures; empty until it has been read. */
  #style = '';

  /** @param extension the folder of the extension */
  constructor(
    private readonly figures: FigureLoader,
    private readonly choices: ChoiceStore,
    extension: Uri,
  ) {
    this.#follows = choices.onChanged(() => this.#drawAgain());
    void this.#readStyle(Uri.joinPath(extension, 'dist', 'figures.css'));
  }

  /** Called by the editor for its first Markdown preview. */
  readonly extendMarkdownIt = <M extends MarkdownIt>(markdown: M): M =>
    this.figures().drawHands(markdown, {
      choicesFor: (env) => {
        this.#isUsed = true;
        return this.choices.now(documentIn(env));
      },
      style: () => this.#style,
    });

  dispose(): void {
    this.#follows.dispose();
  }

  async #readStyle(file: Uri): Promise<void> {
    this.#style = new TextDecoder().decode(await workspace.fs.readFile(file));
    this.#drawAgain();
  }

  #drawAgain(): void {
    if (this.#isUsed) void commands.executeCommand('markdown.preview.refresh');
  }
}

/** The document that the editor is rendering, from its environment. */
function documentIn(env: unknown): Uri | undefined {
  const { currentDocument }: Record<string, unknown> = typeof env === 'object' && env !== null ? { ...env } : {};
  return currentDocument instanceof Uri ? currentDocument : undefined;
}
