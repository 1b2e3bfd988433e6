/** Where the project file of a document may be, by its address alone. */
import { projectFilesAbove } from './settings';

/** An address in its two halves. */
export interface Address {
  /** Scheme and authority. */
  readonly place: string;
  readonly path: string;
}

const URI = /^([a-z][a-z\d+.-]*:)(\/\/[^/?#]*)?([^?#]*)/i;

export function addressOf(uri: string): Address {
  const [, scheme = '', authority = '', path = ''] = URI.exec(uri) ?? [];
  return { place: scheme + authority, path };
}

/** Whether a document is a file of this machine, which needs no workspace folder to have a home. */
export const isFile = (uri: string): boolean => addressOf(uri).place === 'file://';

/**
 * Addresses of the project files that may hold for a document, the nearest first.
 * @param folders of the workspace
 */
export function projectFilesFor(uri: string, folders: readonly string[]): readonly string[] {
  const { place, path } = isFile(uri) ? addressOf(uri) : homeOf(addressOf(uri), folders);
  if (place === '') return [];
  // Above the topmost folder there is nothing: what stands before it would be read as the name of another machine.
  return projectFilesAbove(path.slice(0, Math.max(0, path.lastIndexOf('/')))).map((file) => place + file);
}

/**
 * Where a document belongs. A text that is in no file (untitled, a notebook's cell, the old side of a comparison)
 * belongs to the workspace folder that its path names, else to the first one.
 */
function homeOf(own: Address, folders: readonly string[]): Address {
  const homes = folders.map(addressOf);
  if (homes.some(({ place }) => place === own.place)) return own;
  const within = homes.find(({ path }) => own.path.startsWith(path.endsWith('/') ? path : `${path}/`));
  if (within !== undefined) return { place: within.place, path: own.path };
  const [first] = homes;
  return first === undefined ? own : { place: first.place, path: `${first.path}/` };
}
