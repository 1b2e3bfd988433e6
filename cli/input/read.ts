/** Reads a file or standard input as text. */
import { readFile } from 'node:fs/promises';
import { findFences } from '../../language/markdown/blocks';
import { holdsHands } from '../../language/markdown/fences';
import type { Key, Message } from '../messages/index';
import { decode } from './decode';
import { STDIN } from './files';

export interface Input {
  /** As given, `-` for standard input. */
  readonly path: string;
  readonly text: string;
  readonly markdown: boolean;
}

/** Reads one file or, for `-`, standard input; returns a problem if that fails. */
export async function readInput(path: string): Promise<Input | { readonly problem: Message }> {
  let bytes: Uint8Array;
  try {
    bytes = path === STDIN ? await readStdin() : await readFile(path);
  } catch (error) {
    return { problem: problemOf(error, path) };
  }
  const decoded = decode(bytes);
  if ('problem' in decoded) return { problem: { key: decoded.problem, values: { path } } };
  return { path, text: decoded.text, markdown: isMarkdown(path, decoded.text) };
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** Standard input has no extension, so a fence of hands decides: no line of a hand begins with three backquotes. */
function isMarkdown(path: string, text: string): boolean {
  if (path !== STDIN) return /\.(?:md|markdown|mdx)$/i.test(path);
  return /```|~~~/.test(text) && findFences(text).some(({ word }) => holdsHands(word));
}

const REASONS: Readonly<Record<string, Key>> = {
  EACCES: 'file/no-permission',
  EPERM: 'file/no-permission',
  EISDIR: 'file/is-folder',
  ENOENT: 'file/missing',
  ENOTDIR: 'file/missing',
  EMFILE: 'file/too-many-open',
  ERR_STRING_TOO_LONG: 'file/too-large',
  ERR_FS_FILE_TOO_LARGE: 'file/too-large',
};

function problemOf(error: unknown, path: string): Message {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const reason = error instanceof Error ? error.message : String(error);
  return { key: REASONS[code] ?? 'file/unreadable', values: { path, reason } };
}
