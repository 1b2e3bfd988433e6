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
 * Addresses of the project files that may hold for a document, the nearest first: above itself, for its scheme may have
 * files; and, for a text that is in no workspace folder's file system, where it belongs.
 * @param folders of the workspace
 */
export function projectFilesFor(uri: string, folders: readonly string[]): readonly string[] {
  const own = addressOf(uri);
  const home = isFile(uri) ? null : homeOf(own, folders.map(addressOf));
  return [...above(own), ...(home === null ? [] : above(home))];
}

function above({ place, path }: Address): readonly string[] {
  if (place === '') return [];
  // Stop at the topmost folder: the text before it would be read as the name of another machine.
  return projectFilesAbove(path.slice(0, Math.max(0, path.lastIndexOf('/')))).map((file) => place + file);
}

/**
 * Where a document outside of the workspace belongs. A text that is in no file (untitled, a notebook's cell, the old
 * side of a comparison) belongs to the workspace folder that its path names, else to the first one.
 */
function homeOf(own: Address, homes: readonly Address[]): Address | null {
  if (homes.some(({ place }) => place === own.place)) return null;
  const within = homes.find(({ path }) => own.path.startsWith(path.endsWith('/') ? path : `${path}/`));
  if (within !== undefined) return { place: within.place, path: own.path };
  const [first] = homes;
  return first === undefined ? null : { place: first.place, path: `${first.path}/` };
}
