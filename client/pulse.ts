/** Detects that a server in a worker no longer answers. */

/** A server that is silent for this long after a message is asked whether it is alive … */
const QUIET_MS = 5000;
/** … and has this many seconds to answer. They are counted one by one, because time in which the computer sleeps must not count. */
const SECONDS_TO_ANSWER = 10;

/** Detects a dead server that cannot report its end. It asks only after messages were sent. */
export class Pulse {
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isDead = false;

  /**
   * @param ask sends the server something that it answers
   * @param onDeath called once
   */
  constructor(
    private readonly ask: () => void,
    private readonly onDeath: () => void,
  ) {}

  /** Call this after sending a message to the server. */
  spoken(): void {
    if (this.#isDead || this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.ask();
      this.#count(SECONDS_TO_ANSWER);
    }, QUIET_MS);
  }

  /** Call this after receiving a message from the server. */
  heard(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Call this if the server is known to be dead. */
  end(): void {
    if (this.#isDead) return;
    this.#isDead = true;
    this.heard();
    this.onDeath();
  }

  #count(seconds: number): void {
    this.#timer = setTimeout(() => (seconds > 1 ? this.#count(seconds - 1) : this.end()), 1000);
  }
}
