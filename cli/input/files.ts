/** From the words of the command line to the files they mean. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';

export const STDIN = '-';

const EXTENSIONS = ['hand', 'md', 'markdown', 'mdx'] as const;
const ANY_LESSON = `**/*.{${EXTENSIONS.join(',')}}`;
const LESSON_FILE = new RegExp(`\\.(?:${EXTENSIONS.join('|')})$`, 'i');
const IGNORED = ['**/node_modules/**'];

export interface Files {
  /** As given, with `/`; a folder's files by path; each file once, where it is first named. */
  readonly paths: readonly string[];
  /** What matched nothing. */
  readonly problems: readonly string[];
}

/** Resolves files, folders (recursively, lesson files only), patterns and `-` in the order given, from the folder `cwd`. */
export async function findFiles(args: readonly string[], cwd = process.cwd()): Promise<Files> {
  const paths: string[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const arg of args) {
    const found = await filesOf(arg, cwd);
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

async function filesOf(arg: string, cwd: string): Promise<{ paths: readonly string[] } | { problem: string }> {
  if (arg === STDIN) return { paths: [STDIN] };
  const given = slashes(arg);
  const stat = fs.statSync(path.resolve(cwd, arg), { throwIfNoEntry: false });
  if (stat?.isDirectory()) {
    const within = await lessonsIn(path.resolve(cwd, arg));
    if (within.length === 0) return { problem: `${given}: no .hand or Markdown file in this folder` };
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
  const files = namesExtension(given) ? matches : matches.filter((file) => LESSON_FILE.test(file));
  if (files.length === 0) return { problem: `${given}: no file matches this pattern` };
  const prefix = given.startsWith('./') ? './' : '';
  return { paths: files.map((file) => prefix + slashes(file)).sort(byPath) };
}

async function lessonsIn(folder: string): Promise<string[]> {
  const found = await glob(ANY_LESSON, {
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
