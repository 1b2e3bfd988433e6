import type { Connection, TextDocuments } from 'vscode-languageserver';
import { groundOf } from '../../language/analysis/document/defaults';
import type { DiagnosticReport } from '../../language/service/diagnosticReports';
import { projectDiagnostics } from '../../language/service/projectDiagnostics';
import { toDiagnostic } from '../protocol/index';
import type { ClientAbilities } from './clientAbilities';
import type { DocumentSettings } from './documentSettings';
import type { OpenDocument } from './openDocument';
import type { SettingsStore } from './settingsStore';
import { analyzeInSlices, type Host } from './timeSlices';
import type { TranslationChecker } from './translationChecker';

/** Pushes diagnostics to clients that do not ask for them. */
export class Publisher {
  /** Id of the report that the client has of a document. */
  readonly #sent = new Map<string, string>();

  constructor(
    private readonly connection: Connection,
    private readonly documents: TextDocuments<OpenDocument>,
    private readonly store: SettingsStore,
    private readonly host: Host,
    private readonly client: ClientAbilities,
    private readonly translations: TranslationChecker,
  ) {}

  /** Sends a document's diagnostics once they are known, unless the text changes before that. */
  publish(document: OpenDocument): void {
    this.#publish(document).catch((error: unknown) => {
      this.connection.console.error(
        `diagnostics: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    });
  }

  publishAll(): void {
    for (const document of this.documents.all()) this.publish(document);
  }

  /** Takes back what was sent of a document that is open no more. */
  withdraw({ uri }: OpenDocument): void {
    this.#sent.delete(uri);
    void this.connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  async #publish(document: OpenDocument): Promise<void> {
    const { uri, version } = document;
    const isStopped = (): boolean => document.version !== version || this.documents.get(uri) !== document;
    // A burst of edits is answered once.
    await this.host.turn();
    const settings = isStopped() ? null : await this.store.of(uri);
    if (settings === null || isStopped()) return;
    const report = document.isProjectFile
      ? {
          id: '',
          diagnostics: projectDiagnostics(document.hands.text(), settings, await this.translations.missingIn(document)),
        }
      : await this.#report(document, settings, isStopped);
    if (report === null || isStopped() || (report.id !== '' && this.#sent.get(uri) === report.id)) return;
    this.#sent.set(uri, report.id);
    const shown = report.diagnostics.map((diagnostic) => toDiagnostic(diagnostic, uri, this.client));
    await this.connection.sendDiagnostics({ uri, version, diagnostics: shown });
  }

  async #report(
    document: OpenDocument,
    settings: DocumentSettings,
    isStopped: () => boolean,
  ): Promise<DiagnosticReport | null> {
    document.hands.setGround(groundOf(settings.rules));
    if (!(await analyzeInSlices(document, this.host, isStopped))) return null;
    const translation = await this.translations.of(document, isStopped);
    return isStopped() ? null : document.reports.report(document.hands, settings, translation);
  }
}
