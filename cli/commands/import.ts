import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import type { Sentence } from '../../language/diagnostics/problem';
import { decimalOf, isPositive } from '../../language/exchange/amounts';
import { FORMATS, type FormatName, formatOf, type ReadOptions, titled, writeHand } from '../../language/exchange/index';
import { formatSentence } from '../../language/messages/index';
import { checkFile } from '../check';
import { EXIT, type ExitCode, Trouble } from '../exit';
import { findFiles, STDIN, type Wanted } from '../input/files';
import { type Input, readInput } from '../input/read';
import { AUTO, type Said, type Speech } from '../messages/index';
import { ImportReport } from '../output/importReport';
import { complain, complainer, print } from '../output/streams';
import { writeFile } from '../output/writeFile';

export interface ImportOptions {
  /** Folder for one `.hand` file each; `-`: standard output. */
  readonly out: string;
  readonly force?: boolean;
  readonly from?: FormatName;
  readonly blinds?: string;
  readonly stack?: string;
  /** Call the players by their positions. */
  readonly positions?: boolean;
  /** Of the report, and of the remarks in the hands. */
  readonly language: string;
}

const FOREIGN: Wanted = { extensions: ['phh', 'phhs', 'log'], none: 'file/none-here.imports' };

/** Writes hands of other formats as Handscript, and reports what they do not say. */
export async function importHands(args: readonly string[], options: ImportOptions, own: Speech): Promise<ExitCode> {
  const object = complainer(own);
  const told = readOptions(options);
  const { paths, problems } = await findFiles(args, process.cwd(), FOREIGN);
  problems.forEach(object);
  const report = new ImportReport(own, sayIn(own.language));
  const out = options.out === STDIN ? new Printed() : new Folder(options.out, options.force === true, paths);
  let trouble = problems.length > 0;
  for (const file of paths) {
    const input = await readInput(file);
    const format = 'problem' in input ? null : (options.from ?? formatOf(file, input.text));
    if ('problem' in input || format === null) {
      object('problem' in input ? input.problem : { key: 'file/no-format', values: { path: file } });
      trouble = true;
      continue;
    }
    const hands = handsOf(input, format, told, options, report);
    if (hands.length === 0) continue;
    const problem = await out.write(file, `${hands.join('\n\n')}`);
    if (problem !== null) {
      object(problem);
      trouble = true;
    }
  }
  report.lines().forEach(complain);
  if (trouble || report.unreadable > 0) return EXIT.trouble;
  return report.refused > 0 || report.leftOut > 0 ? EXIT.findings : EXIT.clean;
}

/** Sentences about imported hands, in a language. */
function sayIn(language: string): (said: Sentence) => string {
  return (said) => formatSentence(said, { language, scale: 0, digits: 'latin' });
}

/** The file's hands as Handscript; one that cannot be read is reported and does not touch the others. */
function handsOf(
  { path: file, text }: Input,
  format: FormatName,
  told: ReadOptions,
  { positions = false, language }: ImportOptions,
  report: ImportReport,
): string[] {
  // An imported hand is in English; so are its remarks, unless they are wanted otherwise.
  const remark = sayIn(language === AUTO ? 'en' : language);
  const stem = file === STDIN ? null : path.basename(file).replace(/\.[^.]*$/, '');
  return FORMATS[format].read(text, told).flatMap((read) => {
    if (read.kind === 'unreadable') report.addUnreadable({ file, ...read }, read.reason);
    if (read.kind === 'not-played') report.addLeftOut({ file, ...read }, read.game);
    if (read.kind !== 'hand') return [];
    const { hand } = read;
    const seats = positions ? hand.seats.map((seat) => ({ ...seat, name: null })) : hand.seats;
    const written = writeHand({ ...hand, seats, title: hand.title ?? (stem === null ? null : titled(stem)) }, remark);
    const { diagnostics } = checkFile({ path: file, text: written.text, markdown: false }, report.language);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    report.addHand({ file, line: hand.line, number: hand.number }, written, errors);
    return [written.text];
  });
}

function readOptions({ blinds, stack }: ImportOptions): ReadOptions {
  const positive = (option: string, text: string | undefined) => {
    const amount = decimalOf(text ?? '');
    if (!isPositive(amount)) throw new Trouble({ key: 'import/no-amount', values: { option, value: text ?? '' } });
    return amount;
  };
  const [small, big] = blinds?.split('/') ?? [];
  if (blinds !== undefined && big === undefined)
    throw new Trouble({ key: 'import/two-blinds', values: { value: blinds } });
  return {
    acpc: {
      smallBlind: blinds === undefined ? undefined : positive('blinds', small),
      bigBlind: blinds === undefined ? undefined : positive('blinds', big),
      stack: stack === undefined ? undefined : positive('stack', stack),
    },
  };
}

/** Standard output: all hands one after the other. */
class Printed {
  private begun = false;

  async write(_: string, text: string): Promise<null> {
    await print(this.begun ? `\n\n${text}` : text);
    this.begun = true;
    return null;
  }
}

/** A folder that gets one file for each file read. */
class Folder {
  private readonly used = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly force: boolean,
    private readonly sources: readonly string[],
  ) {}

  /** Gives what went wrong, or null. */
  async write(source: string, text: string): Promise<Said | null> {
    const stem = source === STDIN ? 'hands' : path.basename(source).replace(/\.[^.]*$/, '');
    let name = `${stem}.hand`;
    for (let number = 2; this.used.has(name.toLowerCase()); number++) name = `${stem}-${number}.hand`;
    this.used.add(name.toLowerCase());
    const target = path.join(this.folder, name);
    try {
      await fs.mkdir(this.folder, { recursive: true });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { key: 'file/unwritable', values: { path: target, reason } };
    }
    return writeFile(target, text, { sources: this.sources, mustBeNew: !this.force });
  }
}
