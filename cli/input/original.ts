/** Files that are read to be written back. */
import { readFile } from 'node:fs/promises';
import type { Message } from '../messages/index';
import { writeFile } from '../output/writeFile';
import { STDIN } from './files';
import { type Input, readInput } from './read';

export interface Original extends Input {
  /** Puts another text in the file's place; its byte-order mark stays. Gives what went wrong, or null. */
  readonly replace: (text: string) => Promise<Message | null>;
}

const MARK = '\ufeff';

/** Reads a file whose every byte can be written back; one that is no UTF-8 is refused, because it would be damaged. */
export async function readOriginal(path: string): Promise<Original | { readonly problem: Message }> {
  const input = await readInput(path);
  if ('problem' in input || path === STDIN) return 'problem' in input ? input : { ...input, replace: async () => null };
  const bytes = await readFile(path).catch(() => null);
  const withMark = bytes?.subarray(0, 3).equals(Buffer.from(MARK)) === true;
  const mark = withMark ? MARK : '';
  if (bytes === null || !Buffer.from(mark + input.text).equals(bytes)) {
    return { problem: { key: 'file/bad-bytes', values: { path } } };
  }
  return { ...input, replace: (text) => writeFile(path, mark + text) };
}
