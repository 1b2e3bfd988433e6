/** The commands with their arguments and options. Each command is loaded when it is called. */
import { Command, Option } from 'commander';
import { version } from '../package.json';
import type { CompareFlags } from './commands/compare';
import type { FormatFlags } from './commands/format';
import type { ImportFlags } from './commands/import';
import type { LintFlags } from './commands/lint';
import type { TranslateFlags } from './commands/translate';
import type { WordsFlags } from './commands/words';
import { EXIT, type ExitCode, UsageError } from './exit';
import { COMMAND_NAMES, type CommandName, firstExamples, helpIn, isCommandName, moreHelp } from './help';
import type { ExportFlags } from './input/chosenHands';
import { AUTO, type Localizer, messageLanguages } from './messages/index';

/** Runs the command line and returns the exit code. */
export async function run(argv: readonly string[], own: Localizer): Promise<ExitCode> {
  refuseHelpForUnknown(argv);
  let exit: ExitCode = EXIT.clean;
  const program = programIn(own);
  for (const name of COMMAND_NAMES) {
    const command = program.command(name).description(own.say(`help/${name}`));
    command.addHelpText('after', () => moreHelp(name, own));
    DEFINITIONS[name](command, own, (code) => {
      exit = code;
    });
  }
  await program.parseAsync([...argv], { from: 'user' });
  return exit;
}

/** Without this the option parser would show the whole help, as if nothing were wrong. */
function refuseHelpForUnknown([help, about]: readonly string[]): void {
  if (help !== 'help' || about === undefined || about.startsWith('-') || about === help || isCommandName(about)) return;
  throw new UsageError({ key: 'usage/unknown-command', values: { command: about } });
}

function programIn(own: Localizer): Command {
  const { say } = own;
  return (
    new Command('handscript')
      .description(say('about'))
      .version(version, '-V, --version', say('help/version'))
      .helpOption('-h, --help', say('help/help'))
      .helpCommand('help [command]', say('help/help-command'))
      .configureHelp(helpIn(own))
      // `main.ts` reports usage errors, in the requested language.
      .configureOutput({ outputError: () => {} })
      .showSuggestionAfterError()
      .exitOverride()
      .addHelpText('after', () => firstExamples(own))
  );
}

/** Declares the arguments and options of a command; the action passes its exit code to `end`. */
type Define = (command: Command, own: Localizer, end: (code: ExitCode) => void) => void;

const DEFINITIONS: Readonly<Record<CommandName, Define>> = {
  lint: (command, own, end) =>
    command
      .argument('<path...>', own.say('help/path'))
      .addOption(outputOption(['text', 'json'], own))
      .addOption(languageOption(own))
      .option('--fix', own.say('help/lint.fix'))
      .option('--max-warnings <n>', own.say('help/lint.max-warnings'), wholeNumber)
      .action(async (paths: string[], flags: LintFlags, given: Command) => {
        const { lint } = await import('./commands/lint');
        // A project file takes precedence over the default of the option.
        const language = given.getOptionValueSource('language') === 'cli' ? flags.language : null;
        end(await lint(paths, { ...flags, language }, own));
      }),

  inspect: (command, own, end) =>
    command
      .argument('<path...>', own.say('help/path'))
      .addOption(outputOption(['json'], own))
      .addOption(languageOption(own))
      .action(async (paths: string[]) => {
        const { inspect } = await import('./commands/inspect');
        end(await inspect(paths, own));
      }),

  compare: (command, own, end) =>
    command
      .argument('<path...>', own.say('help/path'))
      .addOption(outputOption(['text', 'json'], own))
      .addOption(languageOption(own))
      .action(async (paths: string[], flags: CompareFlags) => {
        const { compare } = await import('./commands/compare');
        end(await compare(paths, flags, own));
      }),

  import: (command, own, end) =>
    command
      .argument('<file...>', own.say('help/path'))
      .option('--out <folder>', own.say('help/import.out'), '-')
      .option('--force', own.say('help/import.force'))
      .addOption(new Option('--from <format>', own.say('help/import.from')).choices(['phh', 'acpc']))
      .option('--positions', own.say('help/import.positions'))
      .option('--blinds <small/big>', own.say('help/import.blinds'))
      .option('--stack <chips>', own.say('help/import.stack'))
      .addOption(languageOption(own))
      .action(async (paths: string[], flags: ImportFlags) => {
        const { importHands } = await import('./commands/import');
        end(await importHands(paths, flags, own));
      }),

  format: (command, own, end) =>
    command
      .argument('<path...>', own.say('help/path'))
      .option('--check', own.say('help/format.check'))
      .addOption(digitsOption(own))
      .addOption(languageOption(own))
      .action(async (paths: string[], flags: FormatFlags) => {
        const { format } = await import('./commands/format');
        end(await format(paths, flags, own));
      }),

  translate: (command, own, end) =>
    command
      .argument('<file>', own.say('help/translate.file'))
      .requiredOption('--to <language>', own.say('help/translate.to'))
      .addOption(digitsOption(own))
      .option('--out <file>', own.say('help/translate.out'))
      .option('--write', own.say('help/translate.write'))
      .addOption(languageOption(own))
      .action(async (file: string, flags: TranslateFlags) => {
        const { translate } = await import('./commands/translate');
        end(await translate(file, flags, own));
      }),

  export: (command, own, end) =>
    command
      .argument('<file...>', own.say('help/path'))
      .addOption(
        new Option('--to <format>', own.say('help/export.to'))
          .choices(['svg', 'png', 'html', 'md', 'text'])
          .makeOptionMandatory(),
      )
      .option('--out <file>', own.say('help/export.out'))
      .option('--hand <hand>', own.say('help/export.hand'))
      .option('--at <point>', own.say('help/export.at'))
      .option('--hide-results', own.say('help/export.hide-results'))
      .option('--anonymous', own.say('help/export.anonymous'))
      .option('--bb', own.say('help/export.bb'))
      .addOption(languageOption(own))
      .addOption(digitsOption(own))
      .action(async (files: string[], flags: ExportFlags) => {
        const { exportHands } = await import('./commands/export');
        end(await exportHands(files, flags, own));
      }),

  words: (command, own, end) =>
    command
      .argument('[word]', own.say('help/words.word'))
      .option('--language <code>', own.say('help/words.language'))
      .addOption(outputOption(['text', 'markdown'], own))
      .action(async (word: string | undefined, flags: WordsFlags) => {
        const { words } = await import('./commands/words');
        end(await words(word, flags, own));
      }),

  explain: (command, own, end) =>
    command
      .argument('[code]', own.say('help/explain.code'))
      .addOption(languageOption(own))
      .action(async (code: string | undefined) => {
        const { explain } = await import('./commands/explain');
        end(await explain(code, own));
      }),
};

function languageOption(own: Localizer): Option {
  const codes = messageLanguages.join(own.say('list/separator'));
  return new Option('--language <code>', own.say('help/language', { codes }))
    .argParser(languageIn([AUTO, ...messageLanguages], own))
    .default(AUTO);
}

function digitsOption({ say }: Localizer): Option {
  return new Option('--digits <digits>', say('help/digits')).choices(['keep', 'latin', 'native']).default('keep');
}

/** The first format is the default. */
function outputOption(formats: readonly [string, ...string[]], { say }: Localizer): Option {
  return new Option('--format <format>', say('help/print')).choices(formats).default(formats[0]);
}

function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value))
    throw new UsageError({ key: 'usage/whole-number', values: { option: '--max-warnings', value } });
  return Number(value);
}

function languageIn(codes: readonly string[], { say }: Localizer): (value: string) => string {
  return (value) => {
    if (codes.includes(value)) return value;
    const choices = codes.join(say('list/separator'));
    throw new UsageError({ key: 'usage/choose', values: { option: '--language', value, choices } });
  };
}
