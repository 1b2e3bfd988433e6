/** From the words of the command line to the files they mean. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';

export const STDIN = '-';

/** Which files of a folder, or of a pattern that names no extension, are meant. */
export interface Wanted {
  readonly extensions: readonly string[];
  /** As in "no … in this folder". */
  readonly called: string;
}

const LESSONS: Wanted = { extensions: ['hand', 'md', 'markdown', 'mdx'], called: '.hand or Markdown file' };
const IGNORED = ['**/node_modules/**'];

export interface Files {
  /** As given, with `/`; a folder's files by path; each file once, where it is first named. */
  readonly paths: readonly string[];
  /** What matched nothing. */
  readonly problems: readonly string[];
}

/** Resolves files, folders (recursively, only files of the wanted kind), patterns and `-` in the order given, from the folder `cwd`. */
export async function findFiles(args: readonly string[], cwd = process.cwd(), wanted = LESSONS): Promise<Files> {
  const paths: string[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const arg of args) {
    const found = await filesOf(arg, cwd, wanted);
    if ('problem' in found) {
      problems.push(found.problem);
      continue;
    }
    for (const file of found.paths) {
      const key = file === STDIN ? STDIN : path.resolve(cwd, file);
      if (seen.has(key)) continue;
      seen.add(key);
      paths.push(file);
    }
  }
  return { paths, problems };
}

async function filesOf(
  arg: string,
  cwd: string,
  wanted: Wanted,
): Promise<{ paths: readonly string[] } | { problem: string }> {
  if (arg === STDIN) return { paths: [STDIN] };
  const given = slashes(arg);
  const stat = fs.statSync(path.resolve(cwd, arg), { throwIfNoEntry: false });
  if (stat?.isDirectory()) {
    const within = await filesIn(path.resolve(cwd, arg), wanted);
    if (within.length === 0) return { problem: `${given}: no ${wanted.called} in this folder` };
    const prefix = given.endsWith('/') ? given : `${given}/`;
    return { paths: within.map((file) => prefix + file) };
  }
  if (stat) return { paths: [given] };
  if (!isDynamicPattern(given)) return { problem: `${given}: no such file or folder` };
  const matches = await glob(given, {
    cwd,
    ignore: IGNORED,
    expandDirectories: false,
    absolute: path.isAbsolute(given),
  });
  const isWanted = new RegExp(`\\.(?:${wanted.extensions.join('|')})$`, 'i');
  const files = namesExtension(given) ? matches : matches.filter((file) => isWanted.test(file));
  if (files.length === 0) return { problem: `${given}: no file matches this pattern` };
  const prefix = given.startsWith('./') ? './' : '';
  return { paths: files.map((file) => prefix + slashes(file)).sort(byPath) };
}

async function filesIn(folder: string, { extensions }: Wanted): Promise<string[]> {
  const found = await glob(`**/*.{${extensions.join(',')}}`, {
    cwd: folder,
    ignore: IGNORED,
    caseSensitiveMatch: false,
    expandDirectories: false,
  });
  return found.map(slashes).sort(byPath);
}

/** `lessons/*` means the lesson files there; `lessons/*.txt` means what it says. */
function namesExtension(pattern: string): boolean {
  return /\.[^/.]*$/.test(pattern) && !/\.[*?]+$/.test(pattern);
}

function slashes(file: string): string {
  return path.sep === '\\' ? file.replaceAll('\\', '/') : file;
}

function byPath(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
