/** The commands with their arguments, options and help. Each command is loaded when it is called. */
import { Command, type Help, Option } from 'commander';
import { version } from '../package.json';
import type { CompareOptions } from './commands/compare';
import type { ExportOptions } from './commands/export';
import type { FormatOptions } from './commands/format';
import type { ImportOptions } from './commands/import';
import type { LintOptions } from './commands/lint';
import type { TranslateOptions } from './commands/translate';
import type { WordsOptions } from './commands/words';
import { EXIT, type ExitCode, Trouble } from './exit';
import { AUTO, type Key, type Speech, speechLanguages } from './messages/index';

/** What is typed as an example, and for the first ones what it is for. */
const EXAMPLES = {
  lint: [
    'handscript lint lessons',
    'handscript lint "lessons/**/*.hand" notes.md',
    'handscript lint --format json --language en lessons > findings.json',
    'cat hand.hand | handscript lint -',
  ],
  inspect: ['handscript inspect hand.hand', 'handscript inspect --format json hand.hand > hand.json'],
  compare: ['handscript compare lesson.fa.md lesson.ar.md', 'handscript compare --format json "lessons/cap.*.md"'],
  import: [
    'handscript import session.phhs > session.hand',
    'handscript import --out hands "downloads/**/*.phh"',
    'handscript import --blinds 1/2 --stack 400 match.log',
  ],
  format: [
    'handscript format lessons',
    'handscript format --check "lessons/**/*.hand"',
    'handscript format --digits latin - < hand.hand',
  ],
  translate: [
    'handscript translate --to fa hand.hand',
    'handscript translate --to hi --digits native --out hand.hi.hand hand.hand',
    'handscript translate --to en --write lesson.md',
  ],
  export: [
    'handscript export --to svg --hand 2 --at kian-shoved --out picture.svg lesson.hand',
    'handscript export --to png --out pictures lessons',
    'handscript export --to html --hide-results --out lesson.html lesson.md',
    'cat hand.hand | handscript export --to md --bb --anonymous -',
  ],
  words: ['handscript words refund', 'handscript words --language fa'],
  explain: ['handscript explain betting/not-reopened', 'handscript explain refund', 'handscript explain'],
} as const satisfies Record<string, readonly string[]>;

/** The names of the commands. */
export const COMMANDS: ReadonlySet<string> = new Set(Object.keys(EXAMPLES));

const FIRST_EXAMPLES: readonly (readonly [string, Key])[] = [
  ['handscript lint lessons', 'help/sample.folder'],
  ['handscript inspect hand.hand', 'help/sample.inspect'],
  ['handscript lint -', 'help/sample.stdin'],
  ['handscript explain under-min-raise', 'help/sample.explain'],
];

/** Runs what the words of the command line ask for; gives how the process should end. */
export async function run(argv: readonly string[], own: Speech): Promise<ExitCode> {
  const { say } = own;
  let exit: ExitCode = EXIT.clean;
  const program = new Command('handscript')
    .description(say('about'))
    .version(version, '-V, --version', say('help/version'))
    .helpOption('-h, --help', say('help/help'))
    .helpCommand('help [command]', say('help/help-command'))
    .configureHelp(helpIn(own))
    // What is wrong is told once, in the wanted language, where the error ends.
    .configureOutput({ outputError: () => {} })
    .showSuggestionAfterError()
    .exitOverride();
  program.addHelpText('after', () => firstExamples(own));

  const command = (name: keyof typeof EXAMPLES): Command =>
    program
      .command(name)
      .description(say(`help/${name}`))
      .addHelpText('after', () => `\n${say(`help/${name}.more`)}\n\n${samples(EXAMPLES[name], own)}`);
  const spoken = (): Option =>
    new Option('--language <code>', say('help/language', { codes: speechLanguages.join(say('list/separator')) }))
      .argParser(languageIn([AUTO, ...speechLanguages], own))
      .default(AUTO);
  const digits = (): Option =>
    new Option('--digits <digits>', say('help/digits')).choices(['keep', 'latin', 'native']).default('keep');
  const output = (formats: readonly [string, ...string[]]): Option =>
    new Option('--format <format>', say('help/print')).choices(formats).default(formats[0]);

  command('lint')
    .argument('<path...>', say('help/path'))
    .addOption(output(['text', 'json']))
    .addOption(spoken())
    .option('--fix', say('help/lint.fix'))
    .option('--max-warnings <n>', say('help/lint.max-warnings'), wholeNumber)
    .action(async (paths: string[], options: LintOptions, given: Command) => {
      const { lint } = await import('./commands/lint');
      // A project file goes before what nobody asked for.
      const language = given.getOptionValueSource('language') === 'cli' ? options.language : null;
      exit = await lint(paths, { ...options, language }, own);
    });

  command('inspect')
    .argument('<path...>', say('help/path'))
    .addOption(output(['json']))
    .addOption(spoken())
    .action(async (paths: string[]) => {
      const { inspect } = await import('./commands/inspect');
      exit = await inspect(paths, own);
    });

  command('compare')
    .argument('<path...>', say('help/path'))
    .addOption(output(['text', 'json']))
    .addOption(spoken())
    .action(async (paths: string[], options: CompareOptions) => {
      const { compare } = await import('./commands/compare');
      exit = await compare(paths, options, own);
    });

  command('import')
    .argument('<file...>', say('help/path'))
    .option('--out <folder>', say('help/import.out'), '-')
    .option('--force', say('help/import.force'))
    .addOption(new Option('--from <format>', say('help/import.from')).choices(['phh', 'acpc']))
    .option('--positions', say('help/import.positions'))
    .option('--blinds <small/big>', say('help/import.blinds'))
    .option('--stack <chips>', say('help/import.stack'))
    .addOption(spoken())
    .action(async (paths: string[], options: ImportOptions) => {
      const { importHands } = await import('./commands/import');
      exit = await importHands(paths, options, own);
    });

  command('format')
    .argument('<path...>', say('help/path'))
    .option('--check', say('help/format.check'))
    .addOption(digits())
    .addOption(spoken())
    .action(async (paths: string[], options: FormatOptions) => {
      const { format } = await import('./commands/format');
      exit = await format(paths, options, own);
    });

  command('translate')
    .argument('<file>', say('help/translate.file'))
    .requiredOption('--to <language>', say('help/translate.to'))
    .addOption(digits())
    .option('--out <file>', say('help/translate.out'))
    .option('--write', say('help/translate.write'))
    .addOption(spoken())
    .action(async (file: string, options: TranslateOptions) => {
      const { translate } = await import('./commands/translate');
      exit = await translate(file, options, own);
    });

  command('export')
    .argument('<file...>', say('help/path'))
    .addOption(
      new Option('--to <format>', say('help/export.to'))
        .choices(['svg', 'png', 'html', 'md', 'text'])
        .makeOptionMandatory(),
    )
    .option('--out <file>', say('help/export.out'))
    .option('--hand <hand>', say('help/export.hand'))
    .option('--at <point>', say('help/export.at'))
    .option('--hide-results', say('help/export.hide-results'))
    .option('--anonymous', say('help/export.anonymous'))
    .option('--bb', say('help/export.bb'))
    .addOption(spoken())
    .addOption(digits())
    .action(async (files: string[], options: ExportOptions) => {
      const { exportHands } = await import('./commands/export');
      exit = await exportHands(files, options, own);
    });

  command('words')
    .argument('[word]', say('help/words.word'))
    .option('--language <code>', say('help/words.language'))
    .addOption(output(['text', 'markdown']))
    .action(async (word: string | undefined, options: WordsOptions) => {
      const { words } = await import('./commands/words');
      exit = await words(word, options, own);
    });

  command('explain')
    .argument('[code]', say('help/explain.code'))
    .addOption(spoken())
    .action(async (code: string | undefined) => {
      const { explain } = await import('./commands/explain');
      exit = await explain(code, own);
    });

  const [help, about] = argv;
  // The option parser would show all of the help, as if nothing were wrong.
  if (help === 'help' && about !== undefined && !about.startsWith('-') && about !== help && !COMMANDS.has(about))
    throw new Trouble({ key: 'usage/unknown-command', values: { command: about } });
  await program.parseAsync([...argv], { from: 'user' });
  return exit;
}

/** The headings of the help, and what an option may be and is without it. */
function helpIn({ say }: Speech): Partial<Help> {
  const headings: Readonly<Record<string, Key>> = {
    'Usage:': 'help/usage',
    'Arguments:': 'help/arguments',
    'Options:': 'help/options',
    'Commands:': 'help/commands',
  };
  return {
    styleTitle: (title) => (headings[title] === undefined ? title : say(headings[title])),
    optionDescription: ({ description, argChoices, defaultValue }) => {
      const more = [
        ...(argChoices === undefined ? [] : [say('help/choices', { choices: argChoices.join(', ') })]),
        ...(typeof defaultValue === 'string' ? [say('help/default', { value: defaultValue })] : []),
      ];
      return more.length === 0 ? description : `${description} (${more.join(say('list/separator'))})`;
    },
  };
}

function samples(lines: readonly string[], { say }: Speech): string {
  return [say('help/examples'), ...lines.map((line) => `  $ ${line}`)].join('\n');
}

function firstExamples(own: Speech): string {
  const widest = Math.max(...FIRST_EXAMPLES.map(([line]) => line.length));
  const lines = FIRST_EXAMPLES.map(([line, key]) => `${line.padEnd(widest)}  ${own.say(key)}`);
  return `\n${samples(lines, own)}\n\n${own.say('help/more')}`;
}

function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value))
    throw new Trouble({ key: 'usage/whole-number', values: { option: '--max-warnings', value } });
  return Number(value);
}

function languageIn(codes: readonly string[], { say }: Speech): (value: string) => string {
  return (value) => {
    if (codes.includes(value)) return value;
    const choices = codes.join(say('list/separator'));
    throw new Trouble({ key: 'usage/choose', values: { option: '--language', value, choices } });
  };
}
