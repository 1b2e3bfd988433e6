/** Standard output for the answer, standard error for complaints. */
import { STDIN } from '../input/files';
import type { Message, Speech } from '../messages/index';

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

/** Complains in the words of a language; standard input is called so, not `-`. */
export function complainer({ say }: Speech): (said: Message) => void {
  return ({ key, values = {} }) => {
    const path = values.path === STDIN ? say('file/standard-input') : values.path;
    complain(say(key, path === undefined ? values : { ...values, path }));
  };
}

/** A reader that has seen enough (`| head`) closes the pipe; that is no failure. */
export function endQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
    throw error;
  });
}
