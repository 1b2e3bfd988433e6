/** Third-party hands outside the project, in the folder `HANDSCRIPT_CORPORA` with one subfolder per corpus. */
import * as fs from 'node:fs';
import * as path from 'node:path';

export interface CorpusFile {
  /** Relative to the corpus. */
  readonly name: string;
  readonly text: string;
}

/** The sorted files of a corpus with one of the endings, or the reason why there are none. */
export function corpusFiles(corpus: string, ending: RegExp): readonly CorpusFile[] | string {
  const root = process.env.HANDSCRIPT_CORPORA;
  if (root === undefined || root === '')
    return `HANDSCRIPT_CORPORA is not set: it names a folder with the subfolder ${corpus} (see docs/importing.md)`;
  const folder = path.join(root, corpus);
  if (!fs.existsSync(folder)) return `HANDSCRIPT_CORPORA is ${root}, and there is no subfolder ${corpus} in it`;
  const names = (fs.readdirSync(folder, { recursive: true }) as string[]).filter((name) => ending.test(name)).sort();
  return names.map((name) => ({ name, text: fs.readFileSync(path.join(folder, name), 'utf8') }));
}
