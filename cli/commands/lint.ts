/** `handscript lint`: checks hands, and writes safe fixes into them. */
import { isProjectFile } from '../../language/project/settings';
import { fixFile } from '../applyFixes';
import { type CheckedFile, checkDocument, checkProject, documentOf } from '../check';
import { type ExitCode, UsageError } from '../exit';
import { findFiles, STDIN } from '../input/files';
import { type Project, Projects } from '../input/projects';
import { type Input, readInput } from '../input/read';
import { TranslationSets } from '../input/translations';
import type { Localizer } from '../messages/index';
import { Complaints } from '../output/complaints';
import { lintJson } from '../output/lintJson';
import { fileText, summaryText, type TerminalLook } from '../output/lintText';
import { paintWith, wantsColor } from '../output/paint';
import { print } from '../output/streams';
import { summaryOf } from '../output/summary';

export interface LintFlags {
  readonly format: 'text' | 'json';
  /** Language of the messages; null: the project file decides, or the language of each hand. */
  readonly language: string | null;
  /** Write safe fixes into the files first. */
  readonly fix?: boolean;
  /** The run fails if there are more warnings. */
  readonly maxWarnings?: number;
}

const WIDEST = 120;

/** Checks every hand in the files, folders and patterns given. */
export async function lint(args: readonly string[], flags: LintFlags, own: Localizer): Promise<ExitCode> {
  const complaints = new Complaints(own);
  const paint = paintWith(flags.format === 'text' && wantsColor(process.stdout, process.env));
  const columns = Math.min(process.stdout.columns || WIDEST, WIDEST);
  const { paths, problems } = await findFiles(args);
  complaints.trouble(...problems);
  if (flags.fix === true && paths.includes(STDIN))
    throw new UsageError({ key: 'usage/no-place', values: { option: '--fix' } });

  const run = new LintRun(flags, complaints, { paint, columns });
  for (const path of paths) await run.check(path);

  const summary = summaryOf(run.files);
  await print(flags.format === 'json' ? lintJson(run.files, summary) : await summaryText(summary, own, paint));
  if (summary.errors > 0) complaints.foundSomething();
  else if (summary.warnings > (flags.maxWarnings ?? Infinity) && !complaints.hasTrouble)
    complaints.finding({ key: 'lint/too-many-warnings', values: { most: String(flags.maxWarnings) } });
  return complaints.exit;
}

/** The files of a run, with the project files that they share. */
class LintRun {
  readonly files: CheckedFile[] = [];
  readonly #projects = new Projects();
  readonly #checkedProjects = new Set<Project>();
  readonly #translations: TranslationSets;

  constructor(
    private readonly flags: LintFlags,
    private readonly complaints: Complaints,
    private readonly look: TerminalLook,
  ) {
    this.#translations = new TranslationSets((problem) => complaints.trouble(problem));
  }

  async check(path: string): Promise<void> {
    const input = await readInput(path);
    if ('problem' in input) {
      this.complaints.trouble(input.problem);
      return;
    }
    const project = await this.#projectOf(path);
    if (isProjectFile(path)) return;
    const fixed = await this.#fixed(input, project);
    const document = documentOf(fixed, project);
    const sets = project === null ? [] : await this.#translations.of(path, document, project);
    await this.#add(checkDocument(fixed, document, this.flags.language, project, sets));
  }

  /** The project file of a file, itself checked the first time; null: there is none that can be read. */
  async #projectOf(path: string): Promise<Project | null> {
    const project = await this.#projects.of(path);
    if (project === null) return null;
    if ('problem' in project) {
      this.complaints.trouble(project.problem);
      return null;
    }
    if (!this.#checkedProjects.has(project)) {
      this.#checkedProjects.add(project);
      const checked = checkProject(project, this.flags.language);
      if (checked.diagnostics.length > 0 || isProjectFile(path)) await this.#add(checked);
    }
    return project;
  }

  /** The file after `--fix`; unchanged where it could not be written. */
  async #fixed(input: Input, project: Project | null): Promise<Input> {
    if (this.flags.fix !== true) return input;
    const fixed = await fixFile(input, project);
    if (!('problem' in fixed)) return fixed;
    this.complaints.trouble(fixed.problem);
    return input;
  }

  async #add(file: CheckedFile): Promise<void> {
    this.files.push(file);
    if (this.flags.format === 'text') await print(await fileText(file, this.look));
  }
}
