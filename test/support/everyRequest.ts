/** Every request about a document, by the capability of the server. */
import type { Range, ServerCapabilities } from 'vscode-languageserver';

type Params = Readonly<Record<string, unknown>>;

/** A request about a document with the parameters that a client would send. */
export interface DocumentRequest {
  readonly method: string;
  readonly params: (uri: string, range: Range) => Params;
}

const document = (uri: string): Params => ({ textDocument: { uri } });
const place = (uri: string, { start }: Range): Params => ({ textDocument: { uri }, position: start });
const part = (uri: string, range: Range): Params => ({ textDocument: { uri }, range });

/** Requests by the capability that announces them. */
const REQUESTS: readonly (readonly [keyof ServerCapabilities, string, DocumentRequest['params']])[] = [
  ['diagnosticProvider', 'textDocument/diagnostic', document],
  ['hoverProvider', 'textDocument/hover', place],
  ['completionProvider', 'textDocument/completion', place],
  ['signatureHelpProvider', 'textDocument/signatureHelp', place],
  [
    'inlineCompletionProvider',
    'textDocument/inlineCompletion',
    (uri, range) => ({ ...place(uri, range), context: { triggerKind: 1 } }),
  ],
  ['definitionProvider', 'textDocument/definition', place],
  [
    'referencesProvider',
    'textDocument/references',
    (uri, range) => ({ ...place(uri, range), context: { includeDeclaration: true } }),
  ],
  ['documentHighlightProvider', 'textDocument/documentHighlight', place],
  ['documentSymbolProvider', 'textDocument/documentSymbol', document],
  [
    'codeActionProvider',
    'textDocument/codeAction',
    (uri, range) => ({ ...part(uri, range), context: { diagnostics: [] } }),
  ],
  ['codeLensProvider', 'textDocument/codeLens', document],
  ['documentLinkProvider', 'textDocument/documentLink', document],
  [
    'documentFormattingProvider',
    'textDocument/formatting',
    (uri) => ({ ...document(uri), options: { tabSize: 2, insertSpaces: true } }),
  ],
  [
    'documentRangeFormattingProvider',
    'textDocument/rangeFormatting',
    (uri, range) => ({ ...part(uri, range), options: { tabSize: 2, insertSpaces: true } }),
  ],
  [
    'documentOnTypeFormattingProvider',
    'textDocument/onTypeFormatting',
    (uri, range) => ({ ...place(uri, range), ch: '\n', options: { tabSize: 2, insertSpaces: true } }),
  ],
  ['renameProvider', 'textDocument/rename', (uri, range) => ({ ...place(uri, range), newName: 'Zoe' })],
  ['renameProvider', 'textDocument/prepareRename', place],
  ['foldingRangeProvider', 'textDocument/foldingRange', document],
  [
    'selectionRangeProvider',
    'textDocument/selectionRange',
    (uri, { start }) => ({ ...document(uri), positions: [start] }),
  ],
  ['inlayHintProvider', 'textDocument/inlayHint', part],
  ['semanticTokensProvider', 'textDocument/semanticTokens/full', document],
  [
    'semanticTokensProvider',
    'textDocument/semanticTokens/full/delta',
    (uri) => ({ ...document(uri), previousResultId: '1' }),
  ],
  ['semanticTokensProvider', 'textDocument/semanticTokens/range', part],
];

/** Every request about a document that a server has announced. */
export function requestsOf(capabilities: ServerCapabilities): readonly DocumentRequest[] {
  return REQUESTS.filter(([capability]) => capabilities[capability]).map(([, method, params]) => ({ method, params }));
}
