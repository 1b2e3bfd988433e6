import { commands, type Disposable, Uri, workspace } from 'vscode';
import type { ChoiceStore } from './choiceStore';
import type { FigureLoader } from './figureLoader';
import type { MarkdownIt } from './figures/markdownIt';

/** The built-in Markdown preview shows hands as figures. */
export class MarkdownPreview implements Disposable {
  readonly #follows: Disposable;
  #isUsed = false;
  /** What figures look like; empty until it is read. */
  #style = '';

  /** @param extension the folder it is installed in */
  constructor(
    private readonly figures: FigureLoader,
    private readonly choices: ChoiceStore,
    extension: Uri,
  ) {
    this.#follows = choices.onChanged(() => this.#drawAgain());
    void this.#readStyle(Uri.joinPath(extension, 'dist', 'figures.css'));
  }

  /** Called by the editor when it makes its first Markdown preview. */
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

/** The document that the editor says it is drawing. */
function documentIn(env: unknown): Uri | undefined {
  const { currentDocument }: Record<string, unknown> = typeof env === 'object' && env !== null ? { ...env } : {};
  return currentDocument instanceof Uri ? currentDocument : undefined;
}
