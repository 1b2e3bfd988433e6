/** Resolves the arguments of the command line to files. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import type { Key, Message } from '../messages/index';
import { byPath, filesBelow } from './folder';

export const STDIN = '-';

/** Which files to take from a folder, or from a pattern without an extension. */
export interface FileKinds {
  readonly extensions: readonly string[];
  /** The message for a folder without such files. */
  readonly none: Key;
}

const LESSONS: FileKinds = { extensions: ['hand', 'md', 'markdown', 'mdx'], none: 'file/none-here.hands' };
const IGNORED = ['**/node_modules/**'];

export interface FoundFiles {
  /** As given, with `/`; the files of a folder are sorted by path. Each file occurs once, at its first mention. */
  readonly paths: readonly string[];
  /** A message for each argument that matched nothing. */
  readonly problems: readonly Message[];
}

/** Resolves files, folders (recursively, only files of the wanted kind), patterns and `-` in the order given, from the folder `cwd`. */
export async function findFiles(args: readonly string[], cwd = process.cwd(), wanted = LESSONS): Promise<FoundFiles> {
  const paths: string[] = [];
  const problems: Message[] = [];
  const seen = new Set<string>();
  for (const arg of args) {
    const found = await filesOf(arg, cwd, wanted);
    problems.push(...found.problems);
    for (const file of found.paths) {
      const key = file === STDIN ? STDIN : path.resolve(cwd, file);
      if (seen.has(key)) continue;
      seen.add(key);
      paths.push(file);
    }
  }
  return { paths, problems };
}

interface ResolvedArgument {
  readonly paths: readonly string[];
  readonly problems: readonly Message[];
}

function nothing(key: Key, path = ''): ResolvedArgument {
  return { paths: [], problems: [{ key, values: { path } }] };
}

async function filesOf(arg: string, cwd: string, wanted: FileKinds): Promise<ResolvedArgument> {
  if (arg === STDIN) return { paths: [STDIN], problems: [] };
  if (arg === '') return nothing('file/empty-path');
  const given = slashes(arg);
  const stat = statOf(path.resolve(cwd, arg));
  // Reading it will report why it is unreadable.
  if (stat === 'unreadable') return { paths: [given], problems: [] };
  if (stat?.isDirectory()) {
    const prefix = given.endsWith('/') ? given : `${given}/`;
    const { files, closed } = await filesBelow(path.resolve(cwd, arg), wanted.extensions);
    const problems = closed.map((folder): Message => {
      return { key: 'file/closed-folder', values: { path: folder === '' ? given : prefix + folder } };
    });
    if (files.length === 0 && closed.length === 0) return nothing(wanted.none, given);
    return { paths: files.map((file) => prefix + file), problems };
  }
  if (stat) return { paths: [given], problems: [] };
  if (!isDynamicPattern(given)) return nothing('file/not-found', given);
  const matches = await glob(given, {
    cwd,
    ignore: IGNORED,
    expandDirectories: false,
    absolute: path.isAbsolute(given),
  });
  const isWanted = new RegExp(`\\.(?:${wanted.extensions.join('|')})$`, 'i');
  const files = namesExtension(given) ? matches : matches.filter((file) => isWanted.test(file));
  if (files.length === 0) return nothing('file/no-match', given);
  const prefix = given.startsWith('./') ? './' : '';
  return { paths: files.map((file) => prefix + slashes(file)).sort(byPath), problems: [] };
}

/** Undefined if the file does not exist; `unreadable` for a circular link, a name that is too long and the like. */
function statOf(file: string): fs.Stats | undefined | 'unreadable' {
  try {
    return fs.statSync(file, { throwIfNoEntry: false });
  } catch {
    return 'unreadable';
  }
}

/** `lessons/*` means the lesson files there, whereas `lessons/*.txt` names its extension. */
function namesExtension(pattern: string): boolean {
  return /\.[^/.]*$/.test(pattern) && !/\.[*?]+$/.test(pattern);
}

function slashes(file: string): string {
  return path.sep === '\\' ? file.replaceAll('\\', '/') : file;
}
