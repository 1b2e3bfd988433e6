/** Offers quick fixes for diagnostics, and applies all safe fixes of a document. */
import { analyzeSection } from '../../analysis/document/analyze';
import type { HandDocument } from '../../analysis/document/document';
import type { Range } from '../../analysis/document/position';
import type { Finding } from '../../analysis/document/results';
import type { Timelines } from '../../analysis/document/timelines';
import { fixesIn } from '../../analysis/documentFixes';
import type { DocumentEdit } from '../../analysis/rewriting';
import { safeFixes } from '../../analysis/safeFixes';
import { type Severities, severityOf } from '../../analysis/severities';
import type { DiagnosticCode } from '../../diagnostics/codes';
import { sentence } from '../../diagnostics/params';
import type { ProjectCode } from '../../project/codes';
import type { DiagnosticPreferences } from '../diagnostics';
import { Wording } from '../wording';

export interface QuickFix {
  /** In the user's language. */
  readonly title: string;
  /** The diagnostic that it fixes. */
  readonly code: DiagnosticCode | ProjectCode;
  readonly range: Range;
  readonly preferred: boolean;
  readonly edits: readonly DocumentEdit[];
}

/** Diagnostics that the user has switched off are not fixed. */
const isShown =
  (severities: Severities) =>
  (finding: Finding): boolean =>
    severityOf(finding, severities) !== 'off';

/** The fixes for the diagnostics in a range, one diagnostic per step, the best of each first. */
export function* quickFixesAt(
  document: HandDocument,
  timelines: Timelines,
  range: Range,
  preferences: DiagnosticPreferences,
): Generator<void, readonly QuickFix[], void> {
  const fixes = yield* fixesIn(document, timelines, range, isShown(preferences.severities));
  return fixes.map(({ title, voice, ...fix }) => {
    const spoken = voice ?? analyzeSection(document, document.sectionAt(fix.range.start.line));
    const wording = Wording.of(spoken, preferences);
    return { ...fix, title: wording.say(title) };
  });
}

/** All safe fixes of the document, one hand per step. */
export function fixAll(
  document: HandDocument,
  { severities }: DiagnosticPreferences,
): Generator<void, readonly DocumentEdit[], void> {
  return safeFixes(document, isShown(severities));
}

/** The title of `fixAll` in the language at a line. */
export function fixAllTitle(document: HandDocument, line: number, preferences: DiagnosticPreferences): string {
  return Wording.of(analyzeSection(document, document.sectionAt(line)), preferences).say(sentence('fix/all'));
}
