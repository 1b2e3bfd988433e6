/** Keeps the settings of each document. */
import type { Connection } from 'vscode-languageserver';
import { type DocumentSettings, SECTION, settingsFrom, withProject } from './documentSettings';
import type { ProjectFiles } from './projectFiles';

/** A client that does not answer must not block every request. */
const PATIENCE_MS = 1000;

/**
 * Asks the client for the settings of each document, or takes those it last sent of its own accord, and combines them
 * with the document's project file.
 */
export class SettingsStore {
  /** Whether the client answers `workspace/configuration`. */
  canAsk = false;
  /** The section that the client last sent of its own accord. */
  #received: unknown;
  readonly #known = new Map<string, Promise<DocumentSettings>>();

  /** @param onLateSettings called when settings arrive after the wait is over */
  constructor(
    private readonly connection: Connection,
    private readonly projects: ProjectFiles,
    private readonly onLateSettings: () => void,
  ) {}

  of(uri: string): Promise<DocumentSettings> {
    const known = this.#known.get(uri);
    if (known !== undefined) return known;
    const found = this.#withinPatience(uri, this.#load(uri));
    this.#known.set(uri, found);
    return found;
  }

  /** Settings that the client sent of its own accord: the whole object with our section in it, or the section alone. */
  receive(value: unknown): void {
    const whole: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
    this.#received = whole[SECTION] ?? value;
  }

  forget(uri: string): void {
    this.#known.delete(uri);
  }

  forgetAll(): void {
    this.#known.clear();
  }

  /** Never fails: every request about a hand waits for its settings. */
  async #load(uri: string): Promise<DocumentSettings> {
    try {
      const [own, project] = await Promise.all([this.#askClient(uri), this.projects.of(uri)]);
      return withProject(own, project);
    } catch (error) {
      this.connection.console.error(`The settings of ${uri} could not be read: ${String(error)}`);
      return settingsFrom(this.#received);
    }
  }

  async #askClient(uri: string): Promise<DocumentSettings> {
    if (!this.canAsk) return settingsFrom(this.#received);
    try {
      return settingsFrom(await this.connection.workspace.getConfiguration({ scopeUri: uri, section: SECTION }));
    } catch (error) {
      this.connection.console.warn(`The client did not send its settings: ${String(error)}`);
      return settingsFrom(this.#received);
    }
  }

  /** The settings in `wanted`, or those received last if `wanted` takes too long; late settings apply from then on. */
  #withinPatience(uri: string, wanted: Promise<DocumentSettings>): Promise<DocumentSettings> {
    const found = new Promise<DocumentSettings>((resolve) => {
      const timer = setTimeout(() => {
        resolve(settingsFrom(this.#received));
        void wanted.then(() => {
          if (this.#known.get(uri) !== found) return;
          this.#known.set(uri, wanted);
          this.onLateSettings();
        });
      }, PATIENCE_MS);
      void wanted.then((settings) => {
        clearTimeout(timer);
        resolve(settings);
      });
    });
    return found;
  }
}
