// Collects the licences of the packages inside the bundles.
import * as fs from 'node:fs';
import * as path from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * The installed packages that a bundle's inputs come from.
 * @param {Iterable<string>} inputs files as esbuild's metafile names them
 * @returns {Set<string>} package folders, from the root
 */
export function packagesOf(inputs) {
  const folders = new Set();
  for (const file of inputs) {
    const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file);
    if (match?.[1]) folders.add(match[1]);
  }
  return folders;
}

/** @param {string} folder @returns {string} the package's own licence text */
function licenceText(folder) {
  const file = fs
    .readdirSync(inRoot(folder))
    .sort()
    .find((name) => /^(licen[cs]e|copying)(\.|-|$)/i.test(name));
  return file
    ? fs
        .readFileSync(path.join(inRoot(folder), file), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim()
    : '';
}

/**
 * The notices that must go with the bundles: name, version and licence of every package inside them.
 * @param {Iterable<string>} folders from packagesOf
 * @returns {string}
 * @throws if a package states no licence at all
 */
export function notices(folders) {
  const sections = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(fs.readFileSync(inRoot(folder, 'package.json'), 'utf8'));
    const text = licenceText(folder);
    if (!license && !text) throw new Error(`${name} is bundled but states no licence`);
    return { title: `${name} ${version} (${license ?? 'see below'})`, text };
  });
  sections.sort((a, b) => (a.title < b.title ? -1 : 1));
  const unique = sections.filter((section, index) => section.title !== sections[index - 1]?.title);
  const rule = '-'.repeat(80);
  return [
    'Handscript ships with parts of the following packages, under the licences given here.',
    ...unique.map(({ title, text }) => `${rule}\n${title}\n\n${text}`.trim()),
    '',
  ].join('\n\n');
}
