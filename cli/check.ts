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
import type { DigitSystem } from '../language/text/digits';
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
  /** What the message is said in. */
  readonly voice: HandVoice;
}

/** Language and digits of what is said about a hand. */
export interface HandVoice {
  readonly language: string;
  readonly digits: DigitSystem;
}

export interface CheckedFile {
  readonly path: string;
  readonly text: string;
  /** Hands in it, without branches and defaults. */
  readonly hands: number;
  /** Of each of its hands. */
  readonly voices: readonly HandVoice[];
  /** Sorted by start, end, code. */
  readonly diagnostics: readonly Diagnostic[];
}

export function documentOf(input: Input): HandDocument {
  return input.markdown ? MarkdownFile.of(input.text) : HandFile.of(input.text);
}

/** @param language of the messages; `auto`: for each hand the language it is written in. */
export function checkFile(input: Input, language: string): CheckedFile {
  const document = documentOf(input);
  const diagnostics: Diagnostic[] = [];
  const voices: HandVoice[] = [];
  document.parts.forEach((_, index) => {
    const analysis = analyzePart(document, index);
    const voice = { language: languageOf(analysis, language), digits: analysis.digits };
    if (analysis.summary !== null) voices.push(voice);
    diagnostics.push(...inWords(analysis, document.firstLine(index), input.path, voice));
  });
  for (const { analysis, firstLine } of document.prose?.findings ?? []) {
    const voice = { language: languageOf(analysis, language), digits: analysis.digits };
    diagnostics.push(...inWords(analysis, firstLine, input.path, voice));
  }
  return { path: input.path, text: input.text, hands: voices.length, voices, diagnostics: diagnostics.sort(inOrder) };
}

function inWords(analysis: PartAnalysis, firstLine: number, path: string, voice: HandVoice): Diagnostic[] {
  return analysis.findings.map(({ code, severity, range, sentence, rule, related, scale }) => {
    const say = (words: Sentence): string => formatSentence(words, { ...voice, scale });
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
      voice,
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
