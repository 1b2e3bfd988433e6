/** Finds and reads the project file of a document. */
import { type Address, addressOf, isFile, projectFilesFor } from '../../language/project/home';
import { readProjectFile } from '../../language/project/read';
import { isProjectFile, type ProjectSettings } from '../../language/project/settings';
import type { WorkspaceFiles } from './workspaceFiles';

/** A file in a set of translations. */
export interface SetFile {
  /** The name that the project file uses. */
  readonly name: string;
  readonly uri: string;
}

/**
 * Project files as they are saved: a half-typed one would change every hand with each keystroke. Each is read once,
 * until the client reports that one has changed.
 */
export class ProjectFiles {
  readonly #read = new Map<string, Promise<ProjectSettings | null>>();

  /** @param onChanged called when a file that was read has changed */
  constructor(
    private readonly files: WorkspaceFiles,
    onChanged: () => void,
  ) {
    const renew = (): void => {
      this.forgetAll();
      onChanged();
    };
    files.onChanged((uris) => {
      if (uris.some(isProjectFile)) renew();
    });
    files.onFoldersChanged(renew);
  }

  /** The settings of the nearest project file in the document's folder or above it; null if there is none. Never fails. */
  async of(uri: string): Promise<ProjectSettings | null> {
    return (await this.#nearest(uri))?.settings ?? null;
  }

  /** The sets of translations that a document belongs to, as its project file declares them. */
  async setsOf(uri: string): Promise<readonly (readonly SetFile[])[]> {
    const project = await this.#nearest(uri);
    if (project === null) return [];
    const sets = project.settings.translations.map((names) =>
      names.map((name) => ({ name, uri: uriBesideProject(project.uri, name) })),
    );
    return sets.filter((set) => set.some((file) => comparableUri(file.uri) === comparableUri(uri)));
  }

  async #nearest(uri: string): Promise<{ readonly uri: string; readonly settings: ProjectSettings } | null> {
    const candidates = projectFilesFor(uri, isFile(uri) ? [] : await this.files.folders());
    const found = await Promise.all(candidates.map((candidate) => this.#readOnce(candidate)));
    for (const [i, settings] of found.entries()) {
      if (settings !== null) return { uri: candidates[i] ?? '', settings };
    }
    return null;
  }

  forgetAll(): void {
    this.#read.clear();
  }

  #readOnce(uri: string): Promise<ProjectSettings | null> {
    const known = this.#read.get(uri);
    if (known !== undefined) return known;
    const read = this.files.readFile(uri).then((text) => (text === null ? null : readProjectFile(text).settings));
    this.#read.set(uri, read);
    return read;
  }
}

/** The URI of a file that a project file names. */
export function uriBesideProject(projectUri: string, name: string): string {
  return addressFrom(addressOf(projectUri), name);
}

/** Resolves a path relative to a project file; `..` goes up a folder. */
function addressFrom({ place, path }: Address, name: string): string {
  const names = name.startsWith('/') ? [] : path.split('/').slice(1, -1);
  for (const each of name.replaceAll('\\', '/').split('/')) {
    if (each === '..') names.pop();
    else if (each !== '' && each !== '.') names.push(encodeURIComponent(each));
  }
  return `${place}/${names.join('/')}`;
}

/** Clients write the same URI in several ways, such as `c%3A` and `C:`. */
export function comparableUri(uri: string): string {
  try {
    return decodeURIComponent(uri).replace(/^file:\/\/\/[A-Z]:/, (drive) => drive.toLowerCase());
  } catch {
    return uri;
  }
}
