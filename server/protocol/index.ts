/** Converts what the language service returns to the types of the Language Server Protocol. */
import {
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type DocumentSymbol,
  type Hover,
  MarkupKind,
  type SemanticTokens,
  type SemanticTokensDelta,
  type SymbolInformation,
  SymbolKind,
} from 'vscode-languageserver';
import type { Severity } from '../../language/diagnostics/codes';
import { helpOf } from '../../language/diagnostics/help';
import { isProjectCode, projectHelpOf } from '../../language/project/codes';
import type { ShownDiagnostic } from '../../language/service/diagnostics';
import type { OutlineSymbol } from '../../language/service/documentSymbols';
import type { HoverText } from '../../language/service/hover';
import type { TokenDelta, TokenList } from '../../language/service/semanticTokens';

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** Diagnostics of text that can be deleted without loss; editors fade it. */
const UNNECESSARY: ReadonlySet<ShownDiagnostic['code']> = new Set(['text/unused-ignore']);

/** @param shows what the client can show with a message */
export function toDiagnostic(
  shown: ShownDiagnostic,
  uri: string,
  shows: { readonly relatedInformation: boolean; readonly unnecessaryTag: boolean },
): Diagnostic {
  const { range, severity, code, message, related } = shown;
  const diagnostic: Diagnostic = {
    range,
    severity: SEVERITIES[severity],
    code,
    codeDescription: { href: isProjectCode(code) ? projectHelpOf(code) : helpOf(code) },
    source: 'handscript',
    message,
  };
  if (shows.unnecessaryTag && UNNECESSARY.has(code)) diagnostic.tags = [DiagnosticTag.Unnecessary];
  if (shows.relatedInformation && related.length > 0) {
    diagnostic.relatedInformation = related.map((place) => ({
      location: { uri: place.file ?? uri, range: place.range },
      message: place.message,
    }));
  }
  return diagnostic;
}

const SYMBOL_KINDS: Readonly<Record<OutlineSymbol['kind'], SymbolKind>> = {
  hand: SymbolKind.Class,
  street: SymbolKind.Event,
  branch: SymbolKind.Namespace,
};

export function toDocumentSymbol({ name, detail, kind, range, selection, children }: OutlineSymbol): DocumentSymbol {
  return {
    name,
    detail,
    kind: SYMBOL_KINDS[kind],
    range,
    selectionRange: selection,
    children: children.map(toDocumentSymbol),
  };
}

/** The outline as a flat list, for clients that do not support trees. */
export function toSymbolInformation(
  symbols: readonly OutlineSymbol[],
  uri: string,
  container = '',
): SymbolInformation[] {
  return symbols.flatMap(({ name, kind, range, children }) => [
    {
      name,
      kind: SYMBOL_KINDS[kind],
      location: { uri, range },
      ...(container === '' ? {} : { containerName: container }),
    },
    ...toSymbolInformation(children, uri, name),
  ]);
}

/** @param withMarkdown whether the client renders Markdown in hovers */
export function toHover({ markdown, plain, range }: HoverText, withMarkdown: boolean): Hover {
  const contents = withMarkdown
    ? { kind: MarkupKind.Markdown, value: markdown }
    : { kind: MarkupKind.PlainText, value: plain };
  return { contents, range };
}

export function toSemanticTokens({ id, data }: TokenList): SemanticTokens {
  return { resultId: id, data };
}

export function toSemanticTokensDelta(tokens: TokenList | TokenDelta): SemanticTokens | SemanticTokensDelta {
  if ('data' in tokens) return toSemanticTokens(tokens);
  return { resultId: tokens.id, edits: [...tokens.edits] };
}
