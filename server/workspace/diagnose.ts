/** Diagnoses an open document: the one pipeline for pushed and pulled diagnostics. */
import { baseDefaultsOf } from '../../language/analysis/document/defaults';
import type { ShownDiagnostic } from '../../language/service/diagnostics';
import { projectDiagnostics } from '../../language/service/projectDiagnostics';
import type { DocumentSettings } from './documentSettings';
import type { OpenDocument } from './openDocument';
import { analyzeInSlices, type Host } from './timeSlices';
import type { TranslationChecker } from './translationChecker';

export interface Diagnosis {
  /** Equal ids mean equal diagnostics. Null: never compared, so the diagnostics are sent each time. */
  readonly id: string | null;
  readonly diagnostics: readonly ShownDiagnostic[];
}

/** @returns null if the work was stopped before it was done */
export async function diagnose(
  document: OpenDocument,
  settings: DocumentSettings,
  { host, translations }: { readonly host: Host; readonly translations: TranslationChecker },
  isStopped: () => boolean,
): Promise<Diagnosis | null> {
  if (document.isProjectFile) {
    const missing = await translations.missingIn(document);
    return { id: null, diagnostics: projectDiagnostics(document.hands.text(), settings, missing) };
  }
  document.hands.setBaseDefaults(baseDefaultsOf(settings.rules));
  if (!(await analyzeInSlices(document, host, isStopped))) return null;
  const translation = await translations.of(document, isStopped);
  return isStopped() ? null : document.reports.report(document.hands, settings, translation);
}
