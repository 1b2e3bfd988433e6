import type { Connection } from 'vscode-languageserver';
import { type DocumentSettings, SECTION, settingsFrom, withProject } from './documentSettings';
import type { ProjectFiles } from './projectFiles';

/** A client that was asked and does not answer shall not hold up everything else. */
const PATIENCE_MS = 1000;

/**
 * The settings of each document: asked of the client where it can be asked, else as it last told them by itself; and
 * what the document's project file says.
 */
export class SettingsStore {
  /** Whether the client answers `workspace/configuration`. */
  canAsk = false;
  /** The section as the client last sent it of its own accord. */
  #received: unknown;
  readonly #known = new Map<string, Promise<DocumentSettings>>();

  /** @param onLateSettings called when settings come that were not waited for */
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

  /** Never fails: whoever waits for settings waits for a hand. */
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
      this.connection.console.warn(`The client did not tell its settings: ${String(error)}`);
      return settingsFrom(this.#received);
    }
  }

  /** What is wanted, or what was told last if that takes too long; what comes late holds from then on. */
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
