import { type CheckedFile, checkFile } from '../check';
import { EXIT, type ExitCode } from '../exit';
import { findFiles } from '../input/files';
import { readInput } from '../input/read';
import type { Speech } from '../messages/index';
import { lintJson } from '../output/lintJson';
import { fileText, summaryText } from '../output/lintText';
import { paintWith, wantsColor } from '../output/paint';
import { complainer, print } from '../output/streams';
import { summaryOf } from '../output/summary';

export interface LintOptions {
  readonly format: 'text' | 'json';
  readonly language: string;
  /** More warnings than this fail the run. */
  readonly maxWarnings?: number;
}

const WIDEST = 120;

/** Checks every hand in the files, folders and patterns given. */
export async function lint(args: readonly string[], options: LintOptions, own: Speech): Promise<ExitCode> {
  const complain = complainer(own);
  const paint = paintWith(options.format === 'text' && wantsColor(process.stdout, process.env));
  const columns = Math.min(process.stdout.columns || WIDEST, WIDEST);
  const { paths, problems } = await findFiles(args);
  problems.forEach(complain);
  let trouble = problems.length > 0;

  const files: CheckedFile[] = [];
  for (const path of paths) {
    const input = await readInput(path);
    if ('problem' in input) {
      complain(input.problem);
      trouble = true;
      continue;
    }
    const file = checkFile(input, options.language);
    files.push(file);
    if (options.format === 'text') await print(await fileText(file, { paint, columns }));
  }

  const summary = summaryOf(files);
  await print(options.format === 'json' ? lintJson(files, summary) : await summaryText(summary, own, paint));
  if (trouble) return EXIT.trouble;
  if (summary.errors > 0) return EXIT.findings;
  if (summary.warnings > (options.maxWarnings ?? Infinity)) {
    complain({ key: 'lint/too-many-warnings', values: { most: String(options.maxWarnings) } });
    return EXIT.findings;
  }
  return EXIT.clean;
}
