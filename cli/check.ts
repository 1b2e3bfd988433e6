/** Checks one file: replays its hands and words its findings. */

import { finish } from '../language/analysis/comparing';
import { analyzeSection } from '../language/analysis/document/analyze';
import { baseDefaultsOf } from '../language/analysis/document/defaults';
import { type HandDocument, rangeInDocument } from '../language/analysis/document/document';
import { HandFile } from '../language/analysis/document/handFile';
import { MarkdownFile } from '../language/analysis/document/markdownFile';
import type { Range } from '../language/analysis/document/position';
import type { SectionAnalysis } from '../language/analysis/document/results';
import { type Severities, severityOf } from '../language/analysis/severities';
import { analysisOfVersion, type OwnVersion, translationFindings } from '../language/analysis/translationFindings';
import type { DiagnosticCode, Severity } from '../language/diagnostics/codes';
import { helpOf } from '../language/diagnostics/help';
import type { Sentence } from '../language/diagnostics/problem';
import { formatSentence, languageOf } from '../language/messages/index';
import { type ProjectCode, projectHelpOf } from '../language/project/codes';
import type { ProjectSettings } from '../language/project/settings';
import { nativeDigitsOf } from '../language/syntax/lexicon/phrasing';
import type { DigitSystem } from '../language/text/digits';
import type { Project } from './input/projects';
import type { Input } from './input/read';

/** A finding as it is printed; ranges are in the whole file. */
export interface Diagnostic {
  readonly code: DiagnosticCode | ProjectCode;
  readonly severity: Severity;
  readonly message: string;
  readonly range: Range;
  readonly rule: string | null;
  readonly related: readonly { readonly path: string; readonly range: Range; readonly message: string }[];
  readonly help: string;
  /** Language and digits of the message. */
  readonly locale: MessageLocale;
}

/** Language and digits of the messages about a hand. */
export interface MessageLocale {
  readonly language: string;
  readonly digits: DigitSystem;
}

export interface CheckedFile {
  readonly path: string;
  readonly text: string;
  /** Hands in it, without branches and defaults. */
  readonly hands: number;
  /** Locale of the messages about each hand. */
  readonly locales: readonly MessageLocale[];
  /** Sorted by start, end, code. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A file's hands, under the rule profile of its project. */
export function documentOf(input: Input, project: Project | null = null): HandDocument {
  const document = input.markdown ? MarkdownFile.of(input.text) : HandFile.of(input.text);
  document.setBaseDefaults(baseDefaultsOf(project?.file.settings.rules ?? 'tda'));
  return document;
}

const NO_SEVERITIES: Severities = new Map();

/**
 * @param language of the messages; `auto`: the language of each hand; null: the language of the project, or `auto` where it has none
 */
export function checkFile(input: Input, language: string | null, project: Project | null = null): CheckedFile {
  return checkDocument(input, documentOf(input, project), language, project);
}

/**
 * Checks a document that has already been read.
 * @param sets the sets of translations that it belongs to
 */
export function checkDocument(
  input: Input,
  document: HandDocument,
  language: string | null,
  project: Project | null,
  sets: readonly OwnVersion[] = [],
): CheckedFile {
  const settings = project?.file.settings ?? null;
  const severities = settings?.severities ?? NO_SEVERITIES;
  const diagnostics: Diagnostic[] = [];
  const locales: MessageLocale[] = [];
  document.sections.forEach((_, index) => {
    const analysis = analyzeSection(document, index);
    const locale = localeOf(analysis, language, settings);
    if (analysis.summary !== null) locales.push(locale);
    diagnostics.push(...inWords(analysis, severities, document.firstLine(index), input.path, locale));
  });
  for (const { analysis, firstLine } of document.prose?.findings ?? []) {
    const locale = localeOf(analysis, language, settings);
    diagnostics.push(...inWords(analysis, severities, firstLine, input.path, locale));
  }
  for (const { versions, own } of sets) {
    const analysis = analysisOfVersion(document, finish(translationFindings(versions, own)));
    diagnostics.push(...inWords(analysis, severities, 0, input.path, localeOf(analysis, language, settings)));
  }
  return { path: input.path, text: input.text, hands: locales.length, locales, diagnostics: diagnostics.sort(inOrder) };
}

/** Reports the mistakes in a project file. The file has no language of its own, so `auto` means English. */
export function checkProject({ input, file }: Project, language: string | null): CheckedFile {
  const locale = localeOf({ language: null, digits: 'latin' }, language, file.settings);
  const diagnostics = file.findings.map(({ code, severity, range, sentence }) => ({
    code,
    severity,
    message: formatSentence(sentence, { ...locale, scale: 0 }),
    range,
    rule: null,
    related: [],
    help: projectHelpOf(code),
    locale,
  }));
  return { path: input.path, text: input.text, hands: 0, locales: [], diagnostics };
}

function localeOf(
  hand: Pick<SectionAnalysis, 'language' | 'digits'>,
  asked: string | null,
  settings: ProjectSettings | null,
): MessageLocale {
  const language = languageOf(hand, asked ?? settings?.language ?? 'auto');
  switch (settings?.digits ?? 'auto') {
    case 'auto':
      return { language, digits: hand.digits };
    case 'latin':
      return { language, digits: 'latin' };
    case 'native':
      return { language, digits: nativeDigitsOf(language) };
  }
}

function inWords(
  analysis: SectionAnalysis,
  severities: Severities,
  firstLine: number,
  path: string,
  locale: MessageLocale,
): Diagnostic[] {
  return analysis.findings.flatMap((finding) => {
    const { code, range, sentence, rule, related, scale } = finding;
    const severity = severityOf(finding, severities);
    if (severity === 'off') return [];
    const say = (words: Sentence): string => formatSentence(words, { ...locale, scale });
    return {
      code,
      severity,
      message: say(sentence),
      range: rangeInDocument(range, firstLine),
      rule,
      related: related.map((place) => ({
        path: place.file ?? path,
        range: place.file === undefined ? rangeInDocument(place.range, firstLine) : place.range,
        message: say(place.sentence),
      })),
      help: helpOf(code),
      locale,
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
