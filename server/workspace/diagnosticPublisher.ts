/** Pushes diagnostics to clients that do not ask for them. */
import type { Connection, TextDocuments } from 'vscode-languageserver';
import { toDiagnostic } from '../protocol/index';
import type { ClientAbilities } from './clientAbilities';
import { diagnose } from './diagnose';
import { errorText } from './errorText';
import type { OpenDocument } from './openDocument';
import type { SettingsStore } from './settingsStore';
import type { Host } from './timeSlices';
import type { TranslationChecker } from './translationChecker';

export class DiagnosticPublisher {
  /** The id of the diagnostics that the client has for a document. */
  readonly #sent = new Map<string, string>();

  constructor(
    private readonly connection: Connection,
    private readonly documents: TextDocuments<OpenDocument>,
    private readonly store: SettingsStore,
    private readonly host: Host,
    private readonly client: ClientAbilities,
    private readonly translations: TranslationChecker,
  ) {}

  /** Sends a document's diagnostics once they are known, unless the text changes first. */
  publish(document: OpenDocument): void {
    this.#publish(document).catch((error: unknown) => {
      this.connection.console.error(`diagnostics: ${errorText(error)}`);
    });
  }

  publishAll(): void {
    for (const document of this.documents.all()) this.publish(document);
  }

  /** Clears the diagnostics of a closed document. */
  withdraw({ uri }: OpenDocument): void {
    this.#sent.delete(uri);
    void this.connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  async #publish(document: OpenDocument): Promise<void> {
    const { uri, version } = document;
    const isStopped = (): boolean => document.version !== version || this.documents.get(uri) !== document;
    // Wait one turn, so that a burst of edits is diagnosed once.
    await this.host.turn();
    const settings = isStopped() ? null : await this.store.of(uri);
    if (settings === null || isStopped()) return;
    const { host, translations } = this;
    const diagnosis = await diagnose(document, settings, { host, translations }, isStopped);
    if (diagnosis === null || isStopped()) return;
    const { id } = diagnosis;
    if (id !== null) {
      if (this.#sent.get(uri) === id) return;
      this.#sent.set(uri, id);
    }
    const diagnostics = diagnosis.diagnostics.map((shown) => toDiagnostic(shown, uri, this.client));
    await this.connection.sendDiagnostics({ uri, version, diagnostics });
  }
}
