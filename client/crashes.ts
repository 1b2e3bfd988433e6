/** Decides what the client does if the server crashes or its messages fail. */
import {
  CloseAction,
  type CloseHandlerResult,
  ErrorAction,
  type ErrorHandler,
  type ErrorHandlerResult,
} from 'vscode-languageclient';

/** After this many crashes within this time, the server is not restarted. */
const MAX_CRASHES = 5;
const WITHIN_MS = 3 * 60 * 1000;
/** Delay before a restart, so that pending requests to the old server fail first, including a start that has not completed. */
const SETTLED_MS = 50;
/** This many consecutive messages may fail: a server that has just ended fails all messages that are on their way to it … */
const MAX_FAILED_MESSAGES = 3;
/** … and the client notices its end within this time. If the server is still running then, it is unreachable and given up. */
const END_KNOWN_MS = 5000;

/** Restarts a crashed server, and gives up after too many crashes or failed messages. The client sends every open text to a new server. */
export class Crashes implements ErrorHandler {
  #times: number[] = [];
  #ended = 0;

  /**
   * @param isRunning whether a server is running now, as far as the client knows
   * @param giveUp called when the server will not be restarted
   */
  constructor(
    private readonly isRunning: () => boolean,
    private readonly giveUp: () => void,
    private readonly now: () => number = Date.now,
  ) {}

  async error(_error: Error, _message: unknown, count: number | undefined): Promise<ErrorHandlerResult> {
    // The log contains the error; a single failed message needs no further report.
    if (count === undefined || count > MAX_FAILED_MESSAGES) {
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
    if (this.#times.length < MAX_CRASHES) {
      await passed(SETTLED_MS);
      return { action: CloseAction.Restart, handled: true };
    }
    this.#times = [];
    this.giveUp();
    return { action: CloseAction.DoNotRestart, handled: true };
  }
}

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
