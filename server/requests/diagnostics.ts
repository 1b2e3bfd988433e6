/** Answers requests for diagnostics. Clients that do not ask are sent theirs by the `DiagnosticPublisher`. */
import type { DocumentDiagnosticParams, DocumentDiagnosticReport } from 'vscode-languageserver';
import { toDiagnostic } from '../protocol/index';
import { diagnose } from '../workspace/diagnose';
import type { Feature } from './feature';

const NO_DIAGNOSTICS: DocumentDiagnosticReport = { kind: 'full', items: [] };

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

  serve(context) {
    const { connection, answer, client } = context;
    connection.languages.diagnostics.on(
      answer<DocumentDiagnosticParams, DocumentDiagnosticReport>(
        'diagnostics',
        NO_DIAGNOSTICS,
        async ({ document, settings, isStopped }, { previousResultId }) => {
          const diagnosis = await diagnose(document, settings, context, isStopped);
          if (diagnosis === null) return NO_DIAGNOSTICS;
          const { id } = diagnosis;
          if (id !== null && id === previousResultId) return { kind: 'unchanged', resultId: id };
          const items = diagnosis.diagnostics.map((shown) => toDiagnostic(shown, document.uri, client()));
          return { kind: 'full', items, ...(id === null ? {} : { resultId: id }) };
        },
      ),
    );
  },
};
