import type { Message } from './messages/index';

/** What the process says to the shell when it ends. */
export const EXIT = {
  /** Nothing of error severity. */
  clean: 0,
  /** Something of error severity was found. */
  findings: 1,
  /** Something could not be read or matched, or the command was called wrongly. */
  trouble: 2,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A complaint for the person at the terminal, not about a hand: a missing file, a bad option. */
export class UsageError extends Error {
  constructor(readonly said: Message) {
    super(said.key);
  }
}
