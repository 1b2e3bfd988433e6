/** A server that says nothing for so long after it was spoken to is asked whether it lives … */
const QUIET_MS = 5000;
/** … and has so many seconds to say anything. They are counted one by one: a computer that slept has not waited. */
const SECONDS_TO_ANSWER = 10;

/** Tells when a server is dead that cannot say so. While nothing is said to it, nothing is asked. */
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

  /** Something was said to the server. */
  spoken(): void {
    if (this.#isDead || this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.ask();
      this.#count(SECONDS_TO_ANSWER);
    }, QUIET_MS);
  }

  /** The server has said something. */
  heard(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** It is known to be dead. */
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
