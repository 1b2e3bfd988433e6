/** Reads what the client can do from the capabilities that it announces. */
import { type ClientCapabilities, DiagnosticTag, MarkupKind } from 'vscode-languageserver';

/** What the client can do, as far as the server depends on it. */
export interface ClientAbilities {
  /** Asks for diagnostics. Then none are pushed, since the client would show each twice. */
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly relatedInformation: boolean;
  /** Fades text that a diagnostic marks as unnecessary. */
  readonly unnecessaryTag: boolean;
  readonly configuration: boolean;
  readonly configurationChanges: boolean;
  readonly markdownHover: boolean;
  readonly symbolTree: boolean;
  /** Accepts code actions that contain their edits, not only commands. */
  readonly codeActionLiterals: boolean;
  /** Asks for the edit of a code action when it is chosen. */
  readonly resolvesCodeActions: boolean;
  /** Lets the server register formatting for some languages only. */
  readonly registersFormatting: boolean;
  /** Answers `handscript/readFile` and `handscript/findFiles`. */
  readonly files: boolean;
  /** Has the command `handscript.showHand`. */
  readonly showsHands: boolean;
  /** Has the command `handscript.previewToSide`. */
  readonly previews: boolean;
  /** Reports changed files on request. */
  readonly watchesFiles: boolean;
  readonly workspaceFolders: boolean;
  /** Sends the texts of further documents on request. */
  readonly registersDocuments: boolean;
  /** … and asks for their diagnostics. */
  readonly registersDiagnostics: boolean;
  /** … and for their code actions. */
  readonly registersCodeActions: boolean;
  /** Supports placeholders in completions. */
  readonly snippets: boolean;
  /** Shows a detail next to every completion. */
  readonly completionDetails: boolean;
  readonly markdownCompletions: boolean;
  readonly markdownSignatures: boolean;
  readonly inlineCompletions: boolean;
  /** Accepts definitions with the range of the origin and of the whole definition. */
  readonly definitionLinks: boolean;
  /** Asks what would be renamed before the user enters the new name. */
  readonly preparesRename: boolean;
  readonly refreshesInlayHints: boolean;
  readonly refreshesCodeLenses: boolean;
}

/** A capability in another shape than the protocol's (older drafts had some) counts as missing. */
export function abilitiesOf({ textDocument, workspace, experimental }: ClientCapabilities): ClientAbilities {
  const completionItem = textDocument?.completion?.completionItem;
  return {
    pullsDiagnostics: isObject(textDocument?.diagnostic),
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    relatedInformation:
      textDocument?.diagnostic?.relatedInformation === true ||
      textDocument?.publishDiagnostics?.relatedInformation === true,
    unnecessaryTag: [textDocument?.publishDiagnostics, textDocument?.diagnostic].some((shown) =>
      lists(shown?.tagSupport?.valueSet, DiagnosticTag.Unnecessary),
    ),
    configuration: workspace?.configuration === true,
    configurationChanges: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    markdownHover: lists(textDocument?.hover?.contentFormat, MarkupKind.Markdown),
    symbolTree: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    codeActionLiterals: isObject(textDocument?.codeAction?.codeActionLiteralSupport),
    resolvesCodeActions: lists(textDocument?.codeAction?.resolveSupport?.properties, 'edit'),
    registersFormatting: [
      textDocument?.formatting,
      textDocument?.rangeFormatting,
      textDocument?.onTypeFormatting,
    ].every((feature) => feature?.dynamicRegistration === true),
    files: experimental?.handscriptFiles === true,
    showsHands: experimental?.handscriptShowsHands === true,
    previews: experimental?.handscriptPreview === true,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    workspaceFolders: workspace?.workspaceFolders === true,
    registersDocuments: textDocument?.synchronization?.dynamicRegistration === true,
    registersDiagnostics: textDocument?.diagnostic?.dynamicRegistration === true,
    registersCodeActions: textDocument?.codeAction?.dynamicRegistration === true,
    snippets: completionItem?.snippetSupport === true,
    completionDetails: completionItem?.labelDetailsSupport === true,
    markdownCompletions: lists(completionItem?.documentationFormat, MarkupKind.Markdown),
    markdownSignatures: lists(
      textDocument?.signatureHelp?.signatureInformation?.documentationFormat,
      MarkupKind.Markdown,
    ),
    inlineCompletions: isObject(textDocument?.inlineCompletion),
    definitionLinks: textDocument?.definition?.linkSupport === true,
    preparesRename: textDocument?.rename?.prepareSupport === true,
    refreshesInlayHints: workspace?.inlayHint?.refreshSupport === true,
    refreshesCodeLenses: workspace?.codeLens?.refreshSupport === true,
  };
}

const lists = (list: unknown, wanted: unknown): boolean => Array.isArray(list) && list.includes(wanted);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
