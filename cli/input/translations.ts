/** Reads the sets of translations that a project file declares, for the files that are checked. */
import * as path from 'node:path';
import { finish } from '../../language/analysis/comparing';
import type { HandDocument } from '../../language/analysis/document/document';
import { statedFactsOf } from '../../language/analysis/statedFacts';
import type { OwnVersion, Version } from '../../language/analysis/translationFindings';
import { documentOf } from '../check';
import type { Message } from '../messages/index';
import type { Project } from './projects';
import { readInput } from './read';

/** The versions of a run; each file is read once. */
export class TranslationSets {
  readonly #read = new Map<string, Promise<Version | null>>();

  /** @param complain called once for each file of a set that cannot be read */
  constructor(
    private readonly complain: (problem: Message) => void,
    private readonly cwd = process.cwd(),
  ) {}

  /** The sets that a file belongs to, as its project file declares them. */
  async of(file: string, document: HandDocument, project: Project): Promise<readonly OwnVersion[]> {
    const folder = path.dirname(path.resolve(this.cwd, project.input.path));
    const here = path.resolve(this.cwd, file);
    const sets = project.file.settings.translations.map((names) =>
      names.map((name) => ({ name, at: path.resolve(folder, name) })),
    );
    const found: OwnVersion[] = [];
    for (const set of sets.filter((each) => each.some(({ at }) => at === here))) {
      const versions: Version[] = [];
      let own = -1;
      for (const { name, at } of set) {
        const version =
          at === here
            ? { name, file, document, facts: finish(statedFactsOf(document)) }
            : await this.#readOnce(name, at, project);
        if (at === here) own = versions.length;
        if (version !== null) versions.push(version);
      }
      found.push({ versions, own });
    }
    return found;
  }

  #readOnce(name: string, at: string, project: Project): Promise<Version | null> {
    const known = this.#read.get(at);
    if (known !== undefined) return known;
    const read = this.#readOne(name, path.relative(this.cwd, at).replaceAll(path.sep, '/'), project);
    this.#read.set(at, read);
    return read;
  }

  async #readOne(name: string, file: string, project: Project): Promise<Version | null> {
    const input = await readInput(file);
    if ('problem' in input) {
      this.complain(input.problem);
      return null;
    }
    const document = documentOf(input, project);
    return { name, file, document, facts: finish(statedFactsOf(document)) };
  }
}
