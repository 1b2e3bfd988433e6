import type { Connection } from 'vscode-languageserver';
import { SECTION, type Settings, settingsFrom } from './settings';

/** A client that was asked for its settings and does not answer shall not hold up everything else. */
const PATIENCE_MS = 1000;

/** The settings of each document: asked of the client where it can be asked, else as it last told them by itself. */
export class SettingsStore {
  /** Whether the client answers `workspace/configuration`. */
  canAsk = false;
  #told: Settings = settingsFrom(undefined);
  readonly #asked = new Map<string, Promise<Settings>>();

  constructor(private readonly connection: Connection) {}

  of(uri: string): Settings | Promise<Settings> {
    if (!this.canAsk) return this.#told;
    const known = this.#asked.get(uri);
    if (known !== undefined) return known;
    const asked = this.#ask(uri);
    this.#asked.set(uri, asked);
    return asked;
  }

  /** Settings that the client sent of its own accord: the whole object with our section in it, or the section alone. */
  tell(value: unknown): void {
    const whole: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
    this.#told = settingsFrom(whole[SECTION] ?? value);
  }

  forget(uri: string): void {
    this.#asked.delete(uri);
  }

  forgetAll(): void {
    this.#asked.clear();
  }

  async #ask(uri: string): Promise<Settings> {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    try {
      const answer = this.connection.workspace.getConfiguration({ scopeUri: uri, section: SECTION }).then(settingsFrom);
      return (await Promise.race([answer, late])) ?? this.#told;
    } catch (error) {
      this.connection.console.warn(`The client did not tell its settings: ${String(error)}`);
      return this.#told;
    }
  }
}
