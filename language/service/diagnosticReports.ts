/** Words the diagnostics of a whole document, and keeps what has not changed since the last report. */
import { analyzeSection } from '../analysis/document/analyze';
import type { HandDocument } from '../analysis/document/document';
import { FOUND } from '../analysis/document/marks';
import type { SectionAnalysis } from '../analysis/document/results';
import { type DiagnosticPreferences, diagnosticsOf, moveDown, type ShownDiagnostic } from './diagnostics';
import { Wording } from './wording';

/** All diagnostics of a document. Equal ids mean equal diagnostics. */
export interface DiagnosticReport {
  readonly id: string;
  readonly diagnostics: readonly ShownDiagnostic[];
}

/** The findings of one section or line of prose, and the line where it begins. */
interface ReportedSection {
  readonly analysis: SectionAnalysis;
  readonly firstLine: number;
}

/**
 * The diagnostics of one document, in words. Each finding is worded once per settings. A report whose findings have
 * neither changed nor moved keeps its id, so that it need not be sent again.
 */
export class DiagnosticReports {
  #last: {
    readonly report: DiagnosticReport;
    readonly sections: readonly ReportedSection[];
    readonly settings: DiagnosticPreferences;
  } | null = null;
  /** Shared by all documents, so that a document that is closed and opened again never reuses an id. */
  static #count = 0;
  #words = new WeakMap<
    SectionAnalysis,
    { readonly settings: DiagnosticPreferences; readonly shown: readonly ShownDiagnostic[] }
  >();

  /**
   * @param hands with every section and the prose analyzed
   * @param translation where the document differs from its translations; null where it does not
   */
  report(
    hands: HandDocument,
    settings: DiagnosticPreferences,
    translation: SectionAnalysis | null = null,
  ): DiagnosticReport {
    const sections: ReportedSection[] = [];
    const { marks } = hands;
    for (let index = marks.next(FOUND); index >= 0; index = marks.next(FOUND, index + 1)) {
      sections.push({ analysis: analyzeSection(hands, index), firstLine: hands.firstLine(index) });
    }
    sections.push(...(hands.prose?.findings ?? []));
    if (translation !== null) sections.push({ analysis: translation, firstLine: 0 });
    if (this.#last?.settings === settings && isSame(this.#last.sections, sections)) return this.#last.report;
    DiagnosticReports.#count += 1;
    const diagnostics = sections.flatMap(({ analysis, firstLine }) =>
      this.#worded(analysis, settings).map((diagnostic) => moveDown(diagnostic, firstLine)),
    );
    const report = { id: String(DiagnosticReports.#count), diagnostics };
    this.#last = { report, sections, settings };
    return report;
  }

  #worded(analysis: SectionAnalysis, settings: DiagnosticPreferences): readonly ShownDiagnostic[] {
    const known = this.#words.get(analysis);
    if (known?.settings === settings) return known.shown;
    const shown = diagnosticsOf(analysis, Wording.of(analysis, settings), settings.severities);
    this.#words.set(analysis, { settings, shown });
    return shown;
  }
}

function isSame(a: readonly ReportedSection[], b: readonly ReportedSection[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ analysis, firstLine }, i) => b[i]?.analysis === analysis && b[i]?.firstLine === firstLine)
  );
}
