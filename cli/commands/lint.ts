import { isProjectFile } from '../../language/project/settings';
import { mend } from '../applyFixes';
import { type CheckedFile, checkDocument, checkProject, documentOf } from '../check';
import { EXIT, type ExitCode, Trouble } from '../exit';
import { findFiles, STDIN } from '../input/files';
import { type Project, Projects } from '../input/projects';
import { readInput } from '../input/read';
import { Translations } from '../input/translations';
import type { Speech } from '../messages/index';
import { lintJson } from '../output/lintJson';
import { fileText, summaryText } from '../output/lintText';
import { paintWith, wantsColor } from '../output/paint';
import { complainer, print } from '../output/streams';
import { summaryOf } from '../output/summary';

export interface LintOptions {
  readonly format: 'text' | 'json';
  /** Of the messages; null: as the project file wants it, else that of each hand. */
  readonly language: string | null;
  /** Writes what is sure into the files first. */
  readonly fix?: boolean;
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
  if (options.fix === true && paths.includes(STDIN))
    throw new Trouble({ key: 'usage/no-place', values: { option: '--fix' } });

  const projects = new Projects();
  const translations = new Translations((problem) => {
    complain(problem);
    trouble = true;
  });
  const told = new Set<Project>();
  const files: CheckedFile[] = [];
  const take = async (file: CheckedFile): Promise<void> => {
    files.push(file);
    if (options.format === 'text') await print(await fileText(file, { paint, columns }));
  };
  for (const path of paths) {
    const input = await readInput(path);
    if ('problem' in input) {
      complain(input.problem);
      trouble = true;
      continue;
    }
    const found = await projects.of(path);
    const project = found !== null && 'problem' in found ? null : found;
    if (found !== null && 'problem' in found) {
      complain(found.problem);
      trouble = true;
    } else if (found !== null && !told.has(found)) {
      told.add(found);
      const { diagnostics, ...file } = checkProject(found, options.language);
      if (diagnostics.length > 0 || isProjectFile(path)) await take({ ...file, diagnostics });
    }
    if (isProjectFile(path)) continue;
    const mended = options.fix === true ? await mend(input, project) : input;
    if ('problem' in mended) {
      complain(mended.problem);
      trouble = true;
    }
    const checked = 'problem' in mended ? input : mended;
    const document = documentOf(checked, project);
    const sets = project === null ? [] : await translations.of(path, document, project);
    await take(checkDocument(checked, document, options.language, project, sets));
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
