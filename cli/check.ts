/** One file checked: its hands replayed, its findings in words. */
import { analyzePart } from '../language/analysis/analyze';
import { type HandDocument, rangeInDocument } from '../language/analysis/document';
import { HandFile } from '../language/analysis/handFile';
import { MarkdownFile } from '../language/analysis/markdownFile';
import type { Range } from '../language/analysis/position';
import type { PartAnalysis } from '../language/analysis/results';
import type { DiagnosticCode, Severity } from '../language/diagnostics/codes';
import { helpOf } from '../language/diagnostics/help';
import type { Sentence } from '../language/diagnostics/problem';
import { formatSentence, languageOf } from '../language/messages/index';
import type { Input } from './input/read';

/** A finding as it is printed; ranges are in the whole file. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly range: Range;
  readonly rule: string | null;
  readonly related: readonly { readonly path: string; readonly range: Range; readonly message: string }[];
  readonly help: string;
}

export interface CheckedFile {
  readonly path: string;
  readonly text: string;
  /** Hands in it, without branches and defaults. */
  readonly hands: number;
  /** Sorted by start, end, code. */
  readonly diagnostics: readonly Diagnostic[];
}

export const AUTO = 'auto';

export function documentOf(input: Input): HandDocument {
  return input.markdown ? MarkdownFile.of(input.text) : HandFile.of(input.text);
}

/** @param language of the messages; `auto`: for each hand the language it is written in. */
export function checkFile(input: Input, language: string): CheckedFile {
  const document = documentOf(input);
  const diagnostics: Diagnostic[] = [];
  let hands = 0;
  document.parts.forEach((_, index) => {
    const analysis = analyzePart(document, index);
    if (analysis.summary !== null) hands++;
    diagnostics.push(...inWords(analysis, document.firstLine(index), input.path, language));
  });
  for (const { analysis, firstLine } of document.prose?.findings ?? [])
    diagnostics.push(...inWords(analysis, firstLine, input.path, language));
  return { path: input.path, text: input.text, hands, diagnostics: diagnostics.sort(inOrder) };
}

function inWords(analysis: PartAnalysis, firstLine: number, path: string, language: string): Diagnostic[] {
  const spoken = languageOf(analysis, language);
  return analysis.findings.map(({ code, severity, range, sentence, rule, related, scale }) => {
    const say = (words: Sentence): string =>
      formatSentence(words, { language: spoken, scale, digits: analysis.digits });
    return {
      code,
      severity,
      message: say(sentence),
      range: rangeInDocument(range, firstLine),
      rule,
      related: related.map((place) => ({
        path,
        range: rangeInDocument(place.range, firstLine),
        message: say(place.sentence),
      })),
      help: helpOf(code),
    };
  });
}

function inOrder(a: Diagnostic, b: Diagnostic): number {
  return (
    a.range.start.line - b.range.start.line ||
    a.range.start.character - b.range.start.character ||
    a.range.end.line - b.range.end.line ||
    a.range.end.character - b.range.end.character ||
    (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)
  );
}
