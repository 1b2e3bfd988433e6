import { type ClientCapabilities, DiagnosticTag, MarkupKind } from 'vscode-languageserver';

/** What the client can do, as far as it makes a difference here. */
export interface ClientAbilities {
  /** Asks for diagnostics when it wants them. Where it does, none are pushed: it would show each twice. */
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly relatedInformation: boolean;
  /** Fades what a diagnostic calls unnecessary. */
  readonly unnecessaryTag: boolean;
  readonly configuration: boolean;
  readonly configurationChanges: boolean;
  readonly markdownHover: boolean;
  readonly symbolTree: boolean;
  /** Takes code actions that hold their edits, not only commands. */
  readonly codeActionLiterals: boolean;
  /** Asks for a code action's edit when it is chosen. */
  readonly resolvesCodeActions: boolean;
  /** Can be told for which languages the server formats. */
  readonly registersFormatting: boolean;
  /** Answers `handscript/readFile` and `handscript/findFiles`. */
  readonly files: boolean;
  /** Has the command `handscript.showHand`. */
  readonly showsHands: boolean;
  /** Has the command `handscript.previewToSide`. */
  readonly previews: boolean;
  /** Can be asked to tell when files change. */
  readonly watchesFiles: boolean;
  readonly workspaceFolders: boolean;
  /** Can be asked for the texts of other documents than those it shows by itself. */
  readonly registersDocuments: boolean;
  /** … and to ask for their diagnostics. */
  readonly registersDiagnostics: boolean;
  /** … and for what mends them. */
  readonly registersCodeActions: boolean;
  /** Completions may hold places to fill in. */
  readonly snippets: boolean;
  /** Shows a detail beside every completion. */
  readonly completionDetails: boolean;
  readonly markdownCompletions: boolean;
  readonly markdownSignatures: boolean;
  readonly inlineCompletions: boolean;
  /** Takes, with a definition, the words that were asked about and all that defines them. */
  readonly definitionLinks: boolean;
  /** Asks what would be renamed before it asks for the new name. */
  readonly preparesRename: boolean;
  readonly refreshesInlayHints: boolean;
  readonly refreshesCodeLenses: boolean;
}

/** What a client tells in another shape than the protocol's (older drafts had some) it cannot do. */
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

const lists = (told: unknown, wanted: unknown): boolean => Array.isArray(told) && told.includes(wanted);

const isObject = (ability: unknown): boolean => typeof ability === 'object' && ability !== null;
