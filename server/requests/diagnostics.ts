import type { DocumentDiagnosticParams, DocumentDiagnosticReport } from 'vscode-languageserver';
import type { ShownDiagnostic } from '../../language/service/diagnostics';
import { projectDiagnostics } from '../../language/service/projectDiagnostics';
import { toDiagnostic } from '../protocol/index';
import { analyzeInSlices } from '../workspace/timeSlices';
import type { Feature } from './feature';

const NO_DIAGNOSTICS: DocumentDiagnosticReport = { kind: 'full', items: [] };

/** Diagnostics for clients that ask for them; the others are sent theirs by the `Publisher`. */
export const DIAGNOSTICS_ON_REQUEST: Feature = {
  capabilities: ({ pullsDiagnostics }) =>
    pullsDiagnostics
      ? {
          diagnosticProvider: {
            identifier: 'handscript',
            interFileDependencies: false,
            workspaceDiagnostics: false,
          },
        }
      : {},

  serve({ connection, answer, client, host, translations }) {
    connection.languages.diagnostics.on(
      answer<DocumentDiagnosticParams, DocumentDiagnosticReport>(
        'diagnostics',
        NO_DIAGNOSTICS,
        async ({ document, settings, isStopped }, { previousResultId }) => {
          const toShow = (shown: ShownDiagnostic) => toDiagnostic(shown, document.uri, client());
          if (document.isProjectFile) {
            const missing = await translations.missingIn(document);
            return { kind: 'full', items: projectDiagnostics(document.hands.text(), settings, missing).map(toShow) };
          }
          if (!(await analyzeInSlices(document, host, isStopped))) return NO_DIAGNOSTICS;
          const translation = await translations.of(document, isStopped);
          if (isStopped()) return NO_DIAGNOSTICS;
          const { id, diagnostics } = document.reports.report(document.hands, settings, translation);
          if (id === previousResultId) return { kind: 'unchanged', resultId: id };
          return { kind: 'full', resultId: id, items: diagnostics.map(toShow) };
        },
      ),
    );
  },
};
