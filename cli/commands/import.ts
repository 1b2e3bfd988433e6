/** `handscript import`: reads PHH files and ACPC logs. */
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import type { Sentence } from '../../language/diagnostics/problem';
import { decimalOf, isPositive } from '../../language/exchange/amounts';
import { FORMATS, type FormatName, formatOf, type ReadOptions, titled, writeHand } from '../../language/exchange/index';
import { formatSentence } from '../../language/messages/index';
import { checkFile } from '../check';
import { EXIT, type ExitCode, UsageError } from '../exit';
import { type FileKinds, findFiles, STDIN } from '../input/files';
import { type Input, readInput } from '../input/read';
import { AUTO, type Localizer, type Message } from '../messages/index';
import { Complaints } from '../output/complaints';
import { ImportReport } from '../output/importReport';
import { complain, print } from '../output/streams';
import { unwritable, writeFile } from '../output/writeFile';

export interface ImportFlags {
  /** Folder that receives one `.hand` file per source file; `-`: standard output. */
  readonly out: string;
  readonly force?: boolean;
  readonly from?: FormatName;
  readonly blinds?: string;
  readonly stack?: string;
  /** Name the players by their positions. */
  readonly positions?: boolean;
  /** Language of the report, and of the remarks in the hands. */
  readonly language: string;
}

const FOREIGN: FileKinds = { extensions: ['phh', 'phhs', 'log'], none: 'file/none-here.imports' };

/** Writes hands of other formats as Handscript, and reports what the source files leave out. */
export async function importHands(args: readonly string[], flags: ImportFlags, own: Localizer): Promise<ExitCode> {
  const complaints = new Complaints(own);
  const readOptions = readOptionsOf(flags);
  const { paths, problems } = await findFiles(args, process.cwd(), FOREIGN);
  complaints.trouble(...problems);
  const report = new ImportReport(own, sayIn(own.language));
  const out = flags.out === STDIN ? new StandardOutput() : new OutputFolder(flags.out, flags.force === true, paths);
  for (const file of paths) {
    const input = await readInput(file);
    const format = 'problem' in input ? null : (flags.from ?? formatOf(file, input.text));
    if ('problem' in input || format === null) {
      complaints.trouble('problem' in input ? input.problem : { key: 'file/no-format', values: { path: file } });
      continue;
    }
    const hands = handsOf(input, format, readOptions, flags, report);
    const problem = hands.length === 0 ? null : await out.write(file, hands.join('\n\n'));
    if (problem !== null) complaints.trouble(problem);
  }
  report.lines().forEach(complain);
  if (report.unreadable > 0) return EXIT.trouble;
  if (report.refused > 0 || report.leftOut > 0) complaints.foundSomething();
  return complaints.exit;
}

/** Formats sentences about imported hands in a language. */
function sayIn(language: string): (sentence: Sentence) => string {
  return (sentence) => formatSentence(sentence, { language, scale: 0, digits: 'latin' });
}

/** The file's hands as Handscript. One that cannot be read is reported; the others are not affected. */
function handsOf(
  { path: file, text }: Input,
  format: FormatName,
  readOptions: ReadOptions,
  { positions = false, language }: ImportFlags,
  report: ImportReport,
): string[] {
  // An imported hand is in English, and so are its remarks unless a language was asked for.
  const remark = sayIn(language === AUTO ? 'en' : language);
  const stem = file === STDIN ? null : path.basename(file).replace(/\.[^.]*$/, '');
  return FORMATS[format].read(text, readOptions).flatMap((read) => {
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

function readOptionsOf({ blinds, stack }: ImportFlags): ReadOptions {
  const positive = (option: string, text: string | undefined) => {
    const amount = decimalOf(text ?? '');
    if (!isPositive(amount)) throw new UsageError({ key: 'import/no-amount', values: { option, value: text ?? '' } });
    return amount;
  };
  const [small, big] = blinds?.split('/') ?? [];
  if (blinds !== undefined && big === undefined)
    throw new UsageError({ key: 'import/two-blinds', values: { value: blinds } });
  return {
    acpc: {
      smallBlind: blinds === undefined ? undefined : positive('blinds', small),
      bigBlind: blinds === undefined ? undefined : positive('blinds', big),
      stack: stack === undefined ? undefined : positive('stack', stack),
    },
  };
}

/** Standard output gets all hands, one after the other. */
class StandardOutput {
  private begun = false;

  async write(_: string, text: string): Promise<null> {
    await print(this.begun ? `\n\n${text}` : text);
    this.begun = true;
    return null;
  }
}

/** A folder gets one file for each source file. */
class OutputFolder {
  private readonly used = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly force: boolean,
    private readonly sources: readonly string[],
  ) {}

  /** Returns what went wrong, or null. */
  async write(source: string, text: string): Promise<Message | null> {
    const stem = source === STDIN ? 'hands' : path.basename(source).replace(/\.[^.]*$/, '');
    let name = `${stem}.hand`;
    for (let number = 2; this.used.has(name.toLowerCase()); number++) name = `${stem}-${number}.hand`;
    this.used.add(name.toLowerCase());
    const target = path.join(this.folder, name);
    try {
      await fs.mkdir(this.folder, { recursive: true });
    } catch (error) {
      return unwritable(target, error);
    }
    return writeFile(target, text, { sources: this.sources, mustBeNew: !this.force });
  }
}
