/** Finds and reads the project files of a run. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { type ProjectFile, readProjectFile } from '../../language/project/read';
import { projectFilesAbove } from '../../language/project/settings';
import { STDIN } from './files';
import { type Input, readInput } from './read';

/** A project file with its settings. */
export interface Project {
  readonly input: Input;
  readonly file: ProjectFile;
}

type ReadFailure = Exclude<Awaited<ReturnType<typeof readInput>>, Input>;

/** The project files of a run; each is read once. */
export class Projects {
  readonly #read = new Map<string, Promise<Project | ReadFailure>>();

  /** @param cwd the folder that paths are relative to */
  constructor(private readonly cwd = process.cwd()) {}

  /** The nearest project file at or above a file (for standard input: the current folder); null if there is none. */
  async of(file: string): Promise<Project | ReadFailure | null> {
    const folder = file === STDIN ? this.cwd : path.dirname(path.resolve(this.cwd, file));
    const nearest = projectFilesAbove(folder.replaceAll(path.sep, '/')).find((each) => fs.existsSync(each));
    if (nearest === undefined) return null;
    const known = this.#read.get(nearest);
    if (known !== undefined) return known;
    const read = this.#readOne(nearest);
    this.#read.set(nearest, read);
    return read;
  }

  async #readOne(absolute: string): Promise<Project | ReadFailure> {
    const input = await readInput(path.relative(this.cwd, absolute).replaceAll(path.sep, '/'));
    return 'problem' in input ? input : { input, file: readProjectFile(input.text) };
  }
}
