/** Files of the project, as tests read them. */
import * as fs from 'node:fs';
import * as path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

export function projectFile(file: string): string {
  return fs.readFileSync(path.join(projectRoot, file), 'utf8');
}

/** Files below a folder of the project, with `/`, sorted; paths begin with the folder. */
export function projectFiles(folder: string, extension: string): string[] {
  const found = fs.readdirSync(path.join(projectRoot, folder), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
