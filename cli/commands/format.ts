/** `handscript format`: writes hands in their canonical layout and spelling. */
import { allFormattingEdits, applyEdits } from '../../language/analysis/rewriting';
import type { DigitChoice } from '../../language/format/digits';
import { documentOf } from '../check';
import type { ExitCode } from '../exit';
import { findFiles, STDIN } from '../input/files';
import { type Original, readOriginal } from '../input/original';
import type { Localizer } from '../messages/index';
import { Complaints } from '../output/complaints';
import { print } from '../output/streams';

export interface FormatFlags {
  /** Change nothing; list what would change. */
  readonly check?: boolean;
  readonly digits: DigitChoice;
}

/** Formats files in place and prints the names of those it changed; formats standard input to standard output. */
export async function format(
  args: readonly string[],
  { check = false, digits }: FormatFlags,
  own: Localizer,
): Promise<ExitCode> {
  const complaints = new Complaints(own);
  const { paths, problems } = await findFiles(args);
  complaints.trouble(...problems);
  for (const path of paths) {
    const original = await readOriginal(path);
    if ('problem' in original) {
      complaints.trouble(original.problem);
      continue;
    }
    const formatted = applyEdits(original.text, allFormattingEdits(documentOf(original), digits));
    const isChanged = formatted !== original.text;
    if (isChanged && check) complaints.foundSomething();
    if (path === STDIN && !check) await print(formatted);
    else if (isChanged) await replace(original, check ? null : formatted, complaints);
  }
  return complaints.exit;
}

/** Writes the file (null: leaves it as it is) and prints its name. */
async function replace(original: Original, text: string | null, complaints: Complaints): Promise<void> {
  const problem = text === null ? null : await original.replace(text);
  if (problem === null) await print(`${original.path}\n`);
  else complaints.trouble(problem);
}
