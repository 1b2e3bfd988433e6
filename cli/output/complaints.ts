/** What a command could not do, reported on standard error and kept for its exit code. */
import { EXIT, type ExitCode } from '../exit';
import type { Localizer, Message } from '../messages/index';
import { complainer } from './streams';

export class Complaints {
  readonly #complain: (message: Message) => void;
  #worst: ExitCode = EXIT.clean;

  constructor(own: Localizer) {
    this.#complain = complainer(own);
  }

  /** True once something could not be read, matched or written. */
  get hasTrouble(): boolean {
    return this.#worst === EXIT.trouble;
  }

  /** Reports what could not be read, matched or written. */
  trouble(...messages: readonly Message[]): void {
    messages.forEach(this.#complain);
    if (messages.length > 0) this.#worst = EXIT.trouble;
  }

  /** Reports a finding. */
  finding(message: Message): void {
    this.#complain(message);
    this.foundSomething();
  }

  /** Something was found that was reported elsewhere. */
  foundSomething(): void {
    if (this.#worst === EXIT.clean) this.#worst = EXIT.findings;
  }

  /** Reports something that does not change the exit code. */
  remark(message: Message): void {
    this.#complain(message);
  }

  get exit(): ExitCode {
    return this.#worst;
  }
}
