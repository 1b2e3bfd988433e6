/** The command `handscript`: each subcommand is loaded when it is called. */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { version } from '../package.json';
import type { FormatOptions } from './commands/format';
import type { ImportOptions } from './commands/import';
import type { LintOptions } from './commands/lint';
import type { TranslateOptions } from './commands/translate';
import type { WordsOptions } from './commands/words';
import { EXIT, type ExitCode, Trouble } from './exit';
import { complain, endQuietlyOnClosedPipe } from './output/streams';

const EXAMPLES = {
  program: `
Examples:
  $ handscript lint lessons             check every hand in a folder
  $ handscript inspect hand.hand        print the whole replay as JSON
  $ handscript lint -                   check what comes from standard input
  $ handscript explain under-min-raise  tell what a finding means

"handscript COMMAND --help" tells more.`,
  lint: `
PATH is a file, a folder (its *.hand, *.md, *.markdown and *.mdx files, not those in node_modules or dot folders),
a pattern in quotes, or - for standard input.

--language takes auto, en, fa (Persian), ar (Arabic), hi (Hindi) or es (Spanish).

Exit codes: 0 no errors, 1 some, or more warnings than allowed, 2 something could not be read or matched (the rest is
still checked).

Examples:
  $ handscript lint lessons
  $ handscript lint "lessons/**/*.hand" notes.md
  $ handscript lint --format json --language en lessons > findings.json
  $ cat hand.hand | handscript lint -`,
  inspect: `
Prints every hand and branch with its steps, what was legal at each, layers, pots, refunds, awards and net results.
Amounts are decimal strings. PATH as for lint. Exit codes: 0 no errors, 1 some (told on standard error; the replay is printed
all the same), 2 something could not be read or matched.

Examples:
  $ handscript inspect hand.hand
  $ handscript inspect --format json hand.hand > hand.json`,
  format: `
Canonical spacing, indentation, columns and spelling; names, comments and what cannot be read stay as they are, and no hand
comes to mean something else. Files are changed in place and their names printed; - filters standard input.

Exit codes: 0 done, 1 with --check: some files would change, 2 something could not be read or written (the rest is still done).

Examples:
  $ handscript format lessons
  $ handscript format --check "lessons/**/*.hand"
  $ handscript format --digits latin - < hand.hand`,
  translate: `
Rewrites the keywords of every hand in the file, in the order that the language has; names, titles, comments and the prose of
Markdown stay. A line that cannot be read keeps its words and is named on standard error.

Exit codes: 0 done, 2 the file could not be read or written.

Examples:
  $ handscript translate --to fa hand.hand
  $ handscript translate --to hi --digits native --out hand.hi.hand hand.hand
  $ handscript translate --to en --write lesson.md`,
  words: `
WORD is the beginning of a word in any language; without it all are listed.

Examples:
  $ handscript words refund
  $ handscript words --language fa`,
  explain: `
CODE is what a finding ends in, such as betting/not-reopened; not-reopened alone will do. Without it every code is listed.

Examples:
  $ handscript explain betting/not-reopened
  $ handscript explain`,
  import: `
FILE is a PHH file (.phh, .phhs), an ACPC log (.log), a folder of them, a pattern in quotes, or - for standard input.
The hands go to standard output; what the file does not say, and what could not be said, goes to standard error.

Exit codes: 0 every hand was imported and the rules allow it, 1 some not (a game that is not played, a refused action),
2 something could not be read (the rest is still imported).

Examples:
  $ handscript import session.phhs > session.hand
  $ handscript import --out hands "downloads/**/*.phh"
  $ handscript import --blinds 1/2 --stack 400 match.log`,
};

async function main(argv: readonly string[]): Promise<ExitCode> {
  let exit: ExitCode = EXIT.clean;
  const program = new Command('handscript')
    .description('Checks poker hands written as plain text, and the numbers that lessons state about them.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print help for a command')
    .addHelpText('after', EXAMPLES.program)
    .showSuggestionAfterError()
    .exitOverride();

  program
    .command('lint')
    .description('check hands: every action, pot and claim')
    .argument('<path...>', 'files, folders, patterns, or - for standard input')
    .addOption(new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
    .option('--language <code>', 'language of the messages; auto: the one each hand is written in', 'auto')
    .option('--max-warnings <n>', 'fail when there are more warnings than this', wholeNumber)
    .addHelpText('after', EXAMPLES.lint)
    .action(async (paths: string[], options: LintOptions) => {
      const { lint } = await import('./commands/lint');
      exit = await lint(paths, options);
    });

  program
    .command('inspect')
    .description('print the whole replay of every hand and branch')
    .argument('<path...>', 'files, folders, patterns, or - for standard input')
    .addOption(new Option('--format <format>', 'what to print').choices(['json']).default('json'))
    .addHelpText('after', EXAMPLES.inspect)
    .action(async (paths: string[]) => {
      const { inspect } = await import('./commands/inspect');
      exit = await inspect(paths);
    });

  program
    .command('import')
    .description('write hands of other formats (PHH, ACPC logs) as Handscript')
    .argument('<file...>', 'files, folders, patterns, or - for standard input')
    .option('--out <folder>', 'write one .hand file for each file into this folder; - prints all hands', '-')
    .option('--force', 'let --out replace files')
    .addOption(
      new Option('--from <format>', 'format of the files; else their names and contents tell').choices(['phh', 'acpc']),
    )
    .option('--positions', 'call the players by their positions, not by their names')
    .option('--blinds <small/big>', 'ACPC logs: the blinds, which the log does not tell')
    .option('--stack <chips>', "ACPC logs: every player's stack, which the log does not tell")
    .addHelpText('after', EXAMPLES.import)
    .action(async (paths: string[], options: ImportOptions) => {
      const { importHands } = await import('./commands/import');
      exit = await importHands(paths, options);
    });

  program
    .command('format')
    .description('lay hands out in one way')
    .argument('<path...>', 'files, folders, patterns, or - for standard input')
    .option('--check', 'change nothing; list the files that would change')
    .addOption(digitsOption('those of the language of the line'))
    .addHelpText('after', EXAMPLES.format)
    .action(async (paths: string[], options: FormatOptions) => {
      const { format } = await import('./commands/format');
      exit = await format(paths, options);
    });

  program
    .command('translate')
    .description('tell hands in another language')
    .argument('<file>', 'a file, or - for standard input')
    .requiredOption('--to <language>', 'its code, such as fa')
    .addOption(digitsOption('those of the language'))
    .option('--out <file>', 'the file that gets the translation; else it goes to standard output')
    .option('--write', 'put the translation in the place of the file')
    .addHelpText('after', EXAMPLES.translate)
    .action(async (file: string, options: TranslateOptions) => {
      const { translate } = await import('./commands/translate');
      exit = await translate(file, options);
    });

  program
    .command('words')
    .description('tell how words are said in each language')
    .argument('[word]', 'the beginning of a word, in any language')
    .option('--language <code>', 'only this language')
    .addOption(new Option('--format <format>', 'what to print').choices(['text', 'markdown']).default('text'))
    .addHelpText('after', EXAMPLES.words)
    .action(async (word: string | undefined, options: WordsOptions) => {
      const { words } = await import('./commands/words');
      exit = await words(word, options);
    });

  program
    .command('explain')
    .description('tell what a finding means, with an example and where its rule stands')
    .argument('[code]', 'code of a diagnostic; without it, all are listed')
    .addHelpText('after', EXAMPLES.explain)
    .action(async (code: string | undefined) => {
      const { explain } = await import('./commands/explain');
      exit = await explain(code);
    });

  await program.parseAsync([...argv], { from: 'user' });
  return exit;
}

function digitsOption(native: string): Option {
  return new Option('--digits <digits>', `digits of numbers; native: ${native}`)
    .choices(['keep', 'latin', 'native'])
    .default('keep');
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** Commander has already told the person what is wrong; help and version end well. */
function exitOf(error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.clean : EXIT.trouble;
  complain(
    error instanceof Trouble
      ? error.message
      : `unexpected: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
  );
  return EXIT.trouble;
}

endQuietlyOnClosedPipe();
main(process.argv.slice(2)).then(
  (exit) => {
    process.exitCode = exit;
  },
  (error: unknown) => {
    process.exitCode = exitOf(error);
  },
);
