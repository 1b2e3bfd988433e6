// Installs the dependencies when node_modules is missing or outdated.
import * as fs from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/**
 * The version and checksum of each package in a lock file.
 * @param {string} file
 * @param {boolean} withOptional includes packages that only some platforms install
 * @returns {Map<string, string> | undefined} folder → version and checksum; undefined if the file does not exist
 */
function lockedPackages(file, withOptional) {
  if (!fs.existsSync(file)) return undefined;
  /** @type {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} */
  const packages = JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? {};
  const named = Object.entries(packages).filter(
    ([folder, entry]) => folder !== '' && (withOptional || !entry.optional),
  );
  return new Map(named.map(([folder, entry]) => [folder, `${entry.version} ${entry.integrity}`]));
}

/** Whether node_modules matches package-lock.json. npm may mark an installed package as optional where the lock file does not, so all of them count. */
function isInstalled() {
  const wanted = lockedPackages(inRoot('package-lock.json'), false);
  const present = lockedPackages(inRoot('node_modules/.package-lock.json'), true);
  if (!wanted || !present) return false;
  return [...wanted].every(([folder, entry]) => present.get(folder) === entry);
}

/**
 * Runs `npm ci` where node_modules is missing or differs from the lock file.
 * @returns {Promise<boolean>} false if npm failed; its output has been printed
 */
export async function ensureInstalled() {
  if (isInstalled()) return true;
  console.log('Installing the packages of package-lock.json (npm ci) …');
  const { code } = await run('npm', ['ci', '--loglevel=error']);
  if (code === 0) return true;
  console.error(`npm ci failed with code ${code}: the packages could not be installed. Is the npm registry reachable?`);
  return false;
}

/** Returns what is wrong with this version of Node; undefined if it is supported. */
export function nodeProblem() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Handscript needs Node 20.19 or newer; this is Node ${process.versions.node}.`;
}
