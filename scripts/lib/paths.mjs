// Paths and files of the repository.
import * as fs from 'node:fs';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * A path inside the repository, absolute.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => path.join(root, ...parts);

/** package.json, read anew. */
export const manifest = () => JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));

/**
 * Every file below a folder, as paths relative to it with `/`, sorted; none if the folder does not exist.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
