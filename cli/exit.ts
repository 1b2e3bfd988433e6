/** The exit codes of the command line, and the error for a wrong call. */
import type { Message } from './messages/index';

/** The exit codes of the process. */
export const EXIT = {
  /** The run found no errors. */
  clean: 0,
  /** The run found errors. */
  findings: 1,
  /** A file could not be read or written, a path matched nothing, or the command was called incorrectly. */
  trouble: 2,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A problem with the call itself, not with a hand: a missing file, a bad option. */
export class UsageError extends Error {
  constructor(readonly problem: Message) {
    super(problem.key);
  }
}
