import { allFormattingEdits, applyEdits } from '../../language/analysis/rewriting';
import type { DigitChoice } from '../../language/format/digits';
import { documentOf } from '../check';
import { EXIT, type ExitCode } from '../exit';
import { findFiles, STDIN } from '../input/files';
import { readOriginal } from '../input/original';
import type { Speech } from '../messages/index';
import { complainer, print } from '../output/streams';

export interface FormatOptions {
  /** Change nothing; list what would change. */
  readonly check?: boolean;
  readonly digits: DigitChoice;
}

/** Lays hands out in one way: files in place (their names are printed), standard input to standard output. */
export async function format(
  args: readonly string[],
  { check = false, digits }: FormatOptions,
  own: Speech,
): Promise<ExitCode> {
  const complain = complainer(own);
  const { paths, problems } = await findFiles(args);
  problems.forEach(complain);
  let trouble = problems.length > 0;
  let changed = 0;
  for (const path of paths) {
    const original = await readOriginal(path);
    if ('problem' in original) {
      complain(original.problem);
      trouble = true;
      continue;
    }
    const formatted = applyEdits(original.text, allFormattingEdits(documentOf(original), digits));
    const isChanged = formatted !== original.text;
    if (isChanged) changed += 1;
    if (path === STDIN && !check) await print(formatted);
    else if (isChanged) {
      const problem = check ? null : await original.replace(formatted);
      if (problem === null) await print(`${path}\n`);
      else {
        complain(problem);
        trouble = true;
      }
    }
  }
  if (trouble) return EXIT.trouble;
  return check && changed > 0 ? EXIT.findings : EXIT.clean;
}
