/** Words the findings of a section as diagnostics. */
import { rangeInDocument } from '../analysis/document/document';
import type { Range } from '../analysis/document/position';
import type { Finding, SectionAnalysis } from '../analysis/document/results';
import { type Severities, severityOf } from '../analysis/severities';
import type { DiagnosticCode, Severity } from '../diagnostics/codes';
import { cited, inner, sentence } from '../diagnostics/params';
import type { ProjectCode } from '../project/codes';
import type { Preferences, Wording } from './wording';

/** How the user wants diagnostics worded, and which of them at which severity. */
export interface DiagnosticPreferences extends Preferences {
  readonly severities: Severities;
}

/** A diagnostic as an editor shows it. */
export interface ShownDiagnostic {
  readonly code: DiagnosticCode | ProjectCode;
  readonly severity: Severity;
  readonly range: Range;
  readonly message: string;
  readonly related: readonly ShownPlace[];
}

interface ShownPlace {
  /** The file; by default that of the diagnostic. */
  readonly file?: string;
  readonly range: Range;
  readonly message: string;
}

/** The diagnostics of a section in words, under the user's severities. Lines are relative to the section. */
export function diagnosticsOf(analysis: SectionAnalysis, wording: Wording, severities: Severities): ShownDiagnostic[] {
  const shown: ShownDiagnostic[] = [];
  for (const finding of analysis.findings) {
    const severity = severityOf(finding, severities);
    if (severity === 'off') continue;
    const { code, range, scale } = finding;
    const related = finding.related.map(({ sentence: message, ...place }) => ({
      ...place,
      message: wording.say(message, scale),
    }));
    shown.push({ code, severity, range, message: messageOf(finding, wording), related });
  }
  return shown;
}

/** The sentence with the rule that it is based on. */
function messageOf({ sentence: what, rule, scale }: Finding, wording: Wording): string {
  const whole = rule === null ? what : sentence('diagnostic/with-rule', { message: inner(what), rule: cited(rule) });
  return wording.say(whole, scale);
}

/** The same in a document where the section begins at `firstLine`. */
export function moveDown(diagnostic: ShownDiagnostic, firstLine: number): ShownDiagnostic {
  return {
    ...diagnostic,
    range: rangeInDocument(diagnostic.range, firstLine),
    related: diagnostic.related.map((place) =>
      place.file === undefined ? { ...place, range: rangeInDocument(place.range, firstLine) } : place,
    ),
  };
}
