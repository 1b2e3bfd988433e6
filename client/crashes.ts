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
/** So many messages in a row may go wrong. */
const SLIPS = 3;

/** What follows when the server ends by itself, or its messages cannot be read. The client sends a new server every open text. */
export class Crashes implements ErrorHandler {
  #times: number[] = [];

  /** @param giveUp called when no server is started any more */
  constructor(
    private readonly giveUp: () => void,
    private readonly now: () => number = Date.now,
  ) {}

  error(_error: Error, _message: unknown, count: number | undefined): ErrorHandlerResult {
    // The log has it; nobody else need know of one bad message.
    if (count !== undefined && count <= SLIPS) return { action: ErrorAction.Continue, handled: true };
    this.giveUp();
    return { action: ErrorAction.Shutdown, handled: true };
  }

  async closed(): Promise<CloseHandlerResult> {
    const now = this.now();
    this.#times = [...this.#times.filter((time) => now - time < WITHIN_MS), now];
    if (this.#times.length < MOST) {
      await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
      return { action: CloseAction.Restart, handled: true };
    }
    this.#times = [];
    this.giveUp();
    return { action: CloseAction.DoNotRestart, handled: true };
  }
}
