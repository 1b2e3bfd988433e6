import { type ClientCapabilities, MarkupKind } from 'vscode-languageserver';

/** What the client can do, as far as it makes a difference here. */
export interface ClientAbilities {
  /** Asks for diagnostics when it wants them. Where it does, none are pushed: it would show each twice. */
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly relatedInformation: boolean;
  readonly configuration: boolean;
  readonly configurationChanges: boolean;
  readonly markdownHover: boolean;
  readonly symbolTree: boolean;
  /** Takes code actions that hold their edits, not only commands. */
  readonly codeActionLiterals: boolean;
  /** Asks for a code action's edit when it is chosen. */
  readonly resolvesCodeActions: boolean;
  /** Answers `handscript/readFile` and `handscript/findFiles`. */
  readonly files: boolean;
  /** Can be asked to tell when files change. */
  readonly watchesFiles: boolean;
  readonly workspaceFolders: boolean;
}

export function abilitiesOf({ textDocument, workspace, experimental }: ClientCapabilities): ClientAbilities {
  return {
    pullsDiagnostics: textDocument?.diagnostic !== undefined,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    relatedInformation:
      textDocument?.diagnostic?.relatedInformation === true ||
      textDocument?.publishDiagnostics?.relatedInformation === true,
    configuration: workspace?.configuration === true,
    configurationChanges: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    markdownHover: textDocument?.hover?.contentFormat?.includes(MarkupKind.Markdown) === true,
    symbolTree: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    codeActionLiterals: textDocument?.codeAction?.codeActionLiteralSupport !== undefined,
    resolvesCodeActions: textDocument?.codeAction?.resolveSupport?.properties.includes('edit') === true,
    files: experimental?.handscriptFiles === true,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    workspaceFolders: workspace?.workspaceFolders === true,
  };
}
