import { readFile } from 'node:fs/promises';
import { decode } from './decode';
import { STDIN } from './files';

export interface Input {
  /** As given, `-` for standard input. */
  readonly path: string;
  readonly text: string;
  readonly markdown: boolean;
}

/** Reads one file or, for `-`, standard input. A problem says what is wrong with it, the path first. */
export async function readInput(path: string): Promise<Input | { readonly problem: string }> {
  let bytes: Uint8Array;
  try {
    bytes = path === STDIN ? await readStdin() : await readFile(path);
  } catch (error) {
    return { problem: `${nameOf(path)}: ${reasonOf(error)}` };
  }
  const decoded = decode(bytes);
  if ('problem' in decoded) return { problem: `${nameOf(path)}: ${decoded.problem}` };
  return { path, text: decoded.text, markdown: isMarkdown(path, decoded.text) };
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** Standard input has no name to tell its kind, so a hand fence does: no hand begins a line with three backquotes. */
function isMarkdown(path: string, text: string): boolean {
  return path === STDIN ? /^[ \t>]*(?:```+|~~~+)[ \t]*hand\b/m.test(text) : /\.(?:md|markdown|mdx)$/i.test(path);
}

function nameOf(path: string): string {
  return path === STDIN ? 'standard input' : path;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'no permission to read it',
  EPERM: 'no permission to read it',
  EISDIR: 'is a folder, not a file',
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EMFILE: 'too many files are open',
  ERR_STRING_TOO_LONG: 'is too large to read',
  ERR_FS_FILE_TOO_LARGE: 'is too large to read',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return REASONS[code] ?? `cannot be read (${error.message})`;
}
