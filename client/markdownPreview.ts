import { commands, type Disposable, Uri } from 'vscode';
import type { ChoiceStore } from './choiceStore';
import type { FigureLoader } from './figureLoader';
import type { MarkdownIt } from './figures/markdownIt';

/** The built-in Markdown preview shows hands as figures. */
export class MarkdownPreview implements Disposable {
  readonly #follows: Disposable;
  #isUsed = false;

  constructor(
    private readonly figures: FigureLoader,
    private readonly choices: ChoiceStore,
  ) {
    this.#follows = choices.onChanged(() => {
      if (this.#isUsed) void commands.executeCommand('markdown.preview.refresh');
    });
  }

  /** Called by the editor when it makes its first Markdown preview. */
  readonly extendMarkdownIt = <M extends MarkdownIt>(markdown: M): M =>
    this.figures().drawHands(markdown, (env) => {
      this.#isUsed = true;
      return this.choices.now(documentIn(env));
    });

  dispose(): void {
    this.#follows.dispose();
  }
}

/** The document that the editor says it is drawing. */
function documentIn(env: unknown): Uri | undefined {
  const { currentDocument }: Record<string, unknown> = typeof env === 'object' && env !== null ? { ...env } : {};
  return currentDocument instanceof Uri ? currentDocument : undefined;
}
