/** Converts completions and signatures to the types of the Language Server Protocol. */
import {
  type CompletionItem,
  CompletionItemKind,
  type InlineCompletionItem,
  InsertTextFormat,
  type MarkupContent,
  MarkupKind,
  type SignatureHelp,
} from 'vscode-languageserver';
import type { Range } from '../../language/analysis/document/position';
import type { Completion } from '../../language/service/completion';
import type { InlineCompletion } from '../../language/service/inlineCompletion';
import type { Signature } from '../../language/service/signatureHelp';

const KINDS: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  action: CompletionItemKind.Function,
  player: CompletionItemKind.Variable,
  street: CompletionItemKind.Event,
  card: CompletionItemKind.EnumMember,
  keyword: CompletionItemKind.Keyword,
  option: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  fact: CompletionItemKind.Property,
  code: CompletionItemKind.Constant,
  mark: CompletionItemKind.Reference,
  rule: CompletionItemKind.Reference,
  snippet: CompletionItemKind.Snippet,
};

/** @param withLabelDetails whether the client shows a detail next to every label, not only the selected one */
export function toCompletionItem(completion: Completion, range: Range, withLabelDetails: boolean): CompletionItem {
  const { kind, label, detail, newText, isSnippet, filterText, sortText } = completion;
  const item: CompletionItem = { label, kind: KINDS[kind], filterText, sortText, textEdit: { range, newText } };
  if (isSnippet) item.insertTextFormat = InsertTextFormat.Snippet;
  if (detail === '') return item;
  return withLabelDetails ? { ...item, labelDetails: { description: detail } } : { ...item, detail };
}

export function toInlineCompletion({ text, range }: InlineCompletion): InlineCompletionItem {
  return { insertText: text, range };
}

export function toCompletionDocumentation({ describe }: Completion, withMarkdown: boolean): MarkupContent | null {
  return describe === null ? null : markup(describe(), withMarkdown);
}

export function toSignatureHelp(signature: Signature, withMarkdown: boolean): SignatureHelp {
  const { label, parameters, active } = signature;
  return {
    signatures: [
      {
        label,
        documentation: markup(signature, withMarkdown),
        parameters: parameters.map((parameter) =>
          parameter.documentation === '' ? { label: parameter.label } : parameter,
        ),
      },
    ],
    activeSignature: 0,
    activeParameter: active,
  };
}

function markup(text: { readonly markdown: string; readonly plain: string }, withMarkdown: boolean): MarkupContent {
  return withMarkdown
    ? { kind: MarkupKind.Markdown, value: text.markdown }
    : { kind: MarkupKind.PlainText, value: text.plain };
}
