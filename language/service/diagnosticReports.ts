import type { DocumentSettings } from '../../server/workspace/documentSettings';
import { analyzePart } from '../analysis/document/analyze';
import type { HandDocument } from '../analysis/document/document';
import { FOUND } from '../analysis/document/marks';
import type { PartAnalysis } from '../analysis/document/results';
import { diagnosticsOf, moveDown, type ShownDiagnostic } from './diagnostics';
import { Wording } from './wording';

/** All diagnostics of a document. Equal ids mean equal diagnostics. */
export interface DiagnosticReport {
  readonly id: string;
  readonly diagnostics: readonly ShownDiagnostic[];
}

/** What one part, or line of prose, brought to a report, and where the part began. */
interface ReportedSection {
  readonly analysis: PartAnalysis;
  readonly firstLine: number;
}

/**
 * The diagnostics of one document, in words. Sentences are made once for each finding and settings; a report whose
 * findings stand where they stood keeps its id, so that a client need not be sent it again.
 */
export class DiagnosticReports {
  #last: {
    readonly report: DiagnosticReport;
    readonly shares: readonly ReportedSection[];
    readonly settings: DocumentSettings;
  } | null = null;
  /** Counts through all documents, so that a client cannot take a document opened anew for the one it knew. */
  static #count = 0;
  #words = new WeakMap<
    PartAnalysis,
    { readonly settings: DocumentSettings; readonly shown: readonly ShownDiagnostic[] }
  >();

  /**
   * @param hands with every part and the prose analysed
   * @param translation where the document differs from its translations; null: nowhere
   */
  report(hands: HandDocument, settings: DocumentSettings, translation: PartAnalysis | null = null): DiagnosticReport {
    const shares: ReportedSection[] = [];
    const { marks } = hands;
    for (let index = marks.next(FOUND); index >= 0; index = marks.next(FOUND, index + 1)) {
      shares.push({ analysis: analyzePart(hands, index), firstLine: hands.firstLine(index) });
    }
    shares.push(...(hands.prose?.findings ?? []));
    if (translation !== null) shares.push({ analysis: translation, firstLine: 0 });
    if (this.#last?.settings === settings && isSame(this.#last.shares, shares)) return this.#last.report;
    DiagnosticReports.#count += 1;
    const diagnostics = shares.flatMap(({ analysis, firstLine }) =>
      this.#inWords(analysis, settings).map((diagnostic) => moveDown(diagnostic, firstLine)),
    );
    const report = { id: String(DiagnosticReports.#count), diagnostics };
    this.#last = { report, shares, settings };
    return report;
  }

  #inWords(analysis: PartAnalysis, settings: DocumentSettings): readonly ShownDiagnostic[] {
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
