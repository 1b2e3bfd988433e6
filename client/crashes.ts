import {
  CloseAction,
  type CloseHandlerResult,
  ErrorAction,
  type ErrorHandler,
  type ErrorHandlerResult,
} from 'vscode-languageclient';

/** So many crashes within so long a time, and the server is left alone. */
const MOST = 5;
const WITHIN_MS = 3 * 60 * 1000;
/** Before the next start, what was waiting for the server that ended has failed: its start, too, where it had not quite begun. */
const SETTLED_MS = 50;
/** So many messages in a row may go wrong: a server that has just ended fails all that are on their way to it … */
const SLIPS = 3;
/** … and within so long a time its end is known. One that lives on, and cannot be spoken to, is given up. */
const END_KNOWN_MS = 5000;

/** What follows when the server ends by itself, or its messages cannot be read. The client sends a new server every open text. */
export class Crashes implements ErrorHandler {
  #times: number[] = [];
  #ended = 0;

  /**
   * @param isRunning whether there is a server at this moment, for all that the client knows
   * @param giveUp called when no server is started any more
   */
  constructor(
    private readonly isRunning: () => boolean,
    private readonly giveUp: () => void,
    private readonly now: () => number = Date.now,
  ) {}

  async error(_error: Error, _message: unknown, count: number | undefined): Promise<ErrorHandlerResult> {
    // The log has it; nobody else need know of one bad message.
    if (count === undefined || count > SLIPS) {
      const ended = this.#ended;
      await passed(END_KNOWN_MS);
      if (ended === this.#ended && this.isRunning()) {
        this.giveUp();
        return { action: ErrorAction.Shutdown, handled: true };
      }
    }
    return { action: ErrorAction.Continue, handled: true };
  }

  async closed(): Promise<CloseHandlerResult> {
    const now = this.now();
    this.#ended += 1;
    this.#times = [...this.#times.filter((time) => now - time < WITHIN_MS), now];
    if (this.#times.length < MOST) {
      await passed(SETTLED_MS);
      return { action: CloseAction.Restart, handled: true };
    }
    this.#times = [];
    this.giveUp();
    return { action: CloseAction.DoNotRestart, handled: true };
  }
}

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
