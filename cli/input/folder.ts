/** Lists the files below a folder. */
import * as fs from 'node:fs/promises';
import * as path from 'node:path';

export interface FolderFiles {
  /** Relative to the folder, with `/`, by path. */
  readonly files: readonly string[];
  /** Subfolders that cannot be read, in the same form. */
  readonly closed: readonly string[];
}

/**
 * Every file with one of the extensions, whatever its letter case, but not in `node_modules` or in folders whose name begins
 * with a dot. Links to files count; links to folders are not followed, since they may be circular.
 */
export async function filesBelow(folder: string, extensions: readonly string[]): Promise<FolderFiles> {
  const files: string[] = [];
  const closed: string[] = [];
  const isWanted = (name: string): boolean => extensions.includes(path.extname(name).slice(1).toLowerCase());

  async function walk(within: string): Promise<void> {
    const entries = await fs.readdir(path.join(folder, within), { withFileTypes: true }).catch(() => null);
    if (entries === null) {
      closed.push(within);
      return;
    }
    for (const entry of entries) {
      const name = within === '' ? entry.name : `${within}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && !entry.name.startsWith('.')) await walk(name);
      } else if (isWanted(entry.name) && (entry.isFile() || (await isLinkToFile(path.join(folder, name))))) {
        files.push(name);
      }
    }
  }

  await walk('');
  return { files: files.sort(byPath), closed: closed.sort(byPath) };
}

async function isLinkToFile(file: string): Promise<boolean> {
  const stat = await fs.stat(file).catch(() => null);
  // A broken link is listed, so that reading it reports the problem.
  return stat === null || stat.isFile();
}

export function byPath(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
