/** Writes results to standard output and problems to standard error. */
import { STDIN } from '../input/files';
import type { Localizer, Message } from '../messages/index';

/** Writes and waits until the reader has taken it, so that a long answer neither fills the memory nor is cut off. */
export function print(text: string | Uint8Array): Promise<void> {
  if (text.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    if (process.stdout.write(text)) resolve();
    else process.stdout.once('drain', resolve);
  });
}

export function complain(problem: string): void {
  process.stderr.write(`handscript: ${problem}\n`);
}

/** Reports problems in a language; `-` is shown as the words for standard input. */
export function complainer({ say }: Localizer): (problem: Message) => void {
  return ({ key, values = {} }) => {
    const path = values.path === STDIN ? say('file/standard-input') : values.path;
    complain(say(key, path === undefined ? values : { ...values, path }));
  };
}

/** A reader may close the pipe early (`| head`); that is not a failure. */
export function endQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
    throw error;
  });
}
