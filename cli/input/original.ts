/** Reads files that are going to be written back. */
import { readFile } from 'node:fs/promises';
import type { Message } from '../messages/index';
import { writeFile } from '../output/writeFile';
import { STDIN } from './files';
import { type Input, readInput } from './read';

export interface Original extends Input {
  /** Replaces the text of the file and keeps its byte-order mark. Returns what went wrong, or null. */
  readonly replace: (text: string) => Promise<Message | null>;
}

const MARK = '\ufeff';

/** Reads a file whose every byte can be written back. Invalid UTF-8 is refused, because writing it back would damage the file. */
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
