/** Keeps a document that the client has open, with what is computed from it. */
import type { TextDocumentContentChangeEvent, TextDocumentsConfiguration } from 'vscode-languageserver';
import type { HandDocument } from '../../language/analysis/document/document';
import { HandFile } from '../../language/analysis/document/handFile';
import { MarkdownFile } from '../../language/analysis/document/markdownFile';
import { Timelines } from '../../language/analysis/document/timelines';
import { isProjectFile } from '../../language/project/settings';
import { DiagnosticReports } from '../../language/service/diagnosticReports';
import { SemanticTokens } from '../../language/service/semanticTokens';

const EVERYTHING = { start: { line: 0, character: 0 }, end: { line: Number.MAX_SAFE_INTEGER, character: 0 } };

export class OpenDocument {
  /** A project file counts as prose, which contains no hands. */
  readonly hands: HandDocument;
  readonly isProjectFile: boolean;
  readonly timelines = new Timelines();
  readonly reports = new DiagnosticReports();
  readonly semanticTokens = new SemanticTokens();
  /** The section of the last edit, where the author is. */
  focus = 0;

  private constructor(
    readonly uri: string,
    readonly languageId: string,
    public version: number,
    text: string,
  ) {
    this.isProjectFile = isProjectFile(uri);
    const isProse = this.isProjectFile || languageId === 'markdown' || languageId === 'mdx';
    this.hands = isProse ? MarkdownFile.of(text) : HandFile.of(text);
  }

  /** For `TextDocuments`, which keeps open documents in sync with the client. */
  static readonly configuration: TextDocumentsConfiguration<OpenDocument> = {
    create: (uri, languageId, version, content) => new OpenDocument(uri, languageId, version, content),
    update(document, changes, version) {
      for (const change of changes) document.#apply(change);
      document.version = version;
      return document;
    },
  };

  #apply(change: TextDocumentContentChangeEvent): void {
    // Ignore a malformed change without text.
    if (typeof change.text !== 'string') return;
    const range = 'range' in change ? change.range : EVERYTHING;
    this.hands.edit(range, change.text);
    this.focus = Math.max(0, this.hands.sectionAt(range.start.line));
  }
}
