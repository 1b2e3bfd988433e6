/** A fake of the parts of the editor that the preview panel uses: a text editor, and the panel with its page. */
import type { TextDocument, Uri, WebviewPanel } from 'vscode';
import type { FromPage, ToPage } from '../../client/preview/messages';

type Listener<T> = (event: T) => void;

function told<T>() {
  const listeners = new Set<Listener<T>>();
  const on = (listener: Listener<T>) => {
    listeners.add(listener);
    return { dispose: () => listeners.delete(listener) };
  };
  const tell = (event: T) => {
    for (const listener of listeners) listener(event);
  };
  return { on, tell };
}

const selected = told<{ textEditor: object; kind: number | undefined }>();
const activated = told<object | undefined>();
const edited = told<{ document: object; contentChanges: readonly object[] }>();
const editors: object[] = [];
const NOTHING = { dispose: () => undefined };

/** The `vscode` module of the code under test. */
export const vscode = {
  Selection: class {
    constructor(
      readonly anchor: object,
      readonly active: object,
    ) {}
  },
  ThemeColor: class {},
  TextEditorRevealType: { InCenterIfOutsideViewport: 2 },
  ViewColumn: { One: 1 },
  Uri: { joinPath: (_: unknown, ...names: string[]) => names.join('/') },
  window: {
    createTextEditorDecorationType: () => NOTHING,
    onDidChangeTextEditorSelection: selected.on,
    onDidChangeActiveTextEditor: activated.on,
    visibleTextEditors: editors,
  },
  workspace: { asRelativePath: String, onDidChangeTextDocument: edited.on },
};

/** How a cursor moved, as the editor reports it. */
const KINDS = { keyboard: 1, program: 3, restored: undefined } as const;

/** A text that is open in an editor. */
export class OpenText {
  version = 1;
  /** How often the whole text was requested. */
  reads = 0;
  readonly uri = 'file:///lesson';
  #text: string;
  #cursor = { line: 0, character: 0 };
  readonly decorated: number[] = [];

  constructor(
    text: string,
    readonly languageId: string,
  ) {
    this.#text = text;
    editors.length = 0;
    editors.push(this);
  }

  get document(): TextDocument {
    return this as unknown as TextDocument;
  }

  get selection(): { readonly active: { readonly line: number } } {
    return { active: this.#cursor };
  }

  /** As an extension sets it. */
  set selection({ active }: { readonly active: { readonly line: number } }) {
    this.moveTo(active.line, 'program');
  }

  get cursorLine(): number {
    return this.#cursor.line;
  }

  moveTo(line: number, how: keyof typeof KINDS = 'keyboard'): void {
    this.#cursor = { line, character: 0 };
    selected.tell({ textEditor: this, kind: KINDS[how] });
  }

  /** Types at the beginning of a line. */
  type(line: number, text: string): void {
    const lines = this.#text.split('\n');
    lines[line] = `${text}${lines[line] ?? ''}`;
    this.#text = lines.join('\n');
    this.version += 1;
    const start = { line, character: 0 };
    edited.tell({ document: this, contentChanges: [{ range: { start, end: start }, text }] });
  }

  getText(): string {
    this.reads += 1;
    return this.#text;
  }

  get lineCount(): number {
    return this.#text.split('\n').length;
  }

  lineAt(line: number) {
    const place = { line, character: 0, translate: () => place };
    return { firstNonWhitespaceCharacterIndex: 0, range: { start: place, end: place } };
  }

  setDecorations(_: unknown, ranges: readonly { start: { line: number } }[]): void {
    this.decorated.splice(0, Number.POSITIVE_INFINITY, ...ranges.map(({ start }) => start.line));
  }

  revealRange(): void {}
}

/** A panel whose page only answers when the test says so. */
export class Page {
  readonly #fromPage = told<FromPage>();
  readonly received: ToPage[] = [];
  readonly panel = {
    title: '',
    dispose: () => undefined,
    webview: {
      options: {},
      html: '',
      cspSource: 'own',
      asWebviewUri: (uri: unknown) => uri,
      onDidReceiveMessage: this.#fromPage.on,
      postMessage: (message: ToPage) => Promise.resolve(this.received.push(structuredClone(message)) > 0),
    },
  } as unknown as WebviewPanel;
  static readonly extension = 'extension' as unknown as Uri;

  say(message: FromPage): void {
    this.#fromPage.tell(message);
  }

  get last(): ToPage {
    const last = this.received.at(-1);
    if (last === undefined) throw new Error('the page was sent nothing');
    return last;
  }
}
