/** The localized help of the command line: examples, headings and options. */
import type { Help } from 'commander';
import type { Key, Localizer } from './messages/index';

/** The examples that the help of each command shows. */
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

export type CommandName = keyof typeof EXAMPLES;

export const COMMAND_NAMES = Object.keys(EXAMPLES) as readonly CommandName[];

export function isCommandName(word: string): word is CommandName {
  return Object.hasOwn(EXAMPLES, word);
}

/** The examples in the program's own help, each with its purpose. */
const FIRST_EXAMPLES: readonly (readonly [string, Key])[] = [
  ['handscript lint lessons', 'help/sample.folder'],
  ['handscript inspect hand.hand', 'help/sample.inspect'],
  ['handscript lint -', 'help/sample.stdin'],
  ['handscript explain under-min-raise', 'help/sample.explain'],
];

/** What follows the options in the help of a command. */
export function moreHelp(name: CommandName, own: Localizer): string {
  return `\n${own.say(`help/${name}.more`)}\n\n${samples(EXAMPLES[name], own)}`;
}

/** The headings of the help, and the choices and the default of each option. */
export function helpIn({ say }: Localizer): Partial<Help> {
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

function samples(lines: readonly string[], { say }: Localizer): string {
  return [say('help/examples'), ...lines.map((line) => `  $ ${line}`)].join('\n');
}

/** What follows the options in the help of the program. */
export function firstExamples(own: Localizer): string {
  const widest = Math.max(...FIRST_EXAMPLES.map(([line]) => line.length));
  const lines = FIRST_EXAMPLES.map(([line, key]) => `${line.padEnd(widest)}  ${own.say(key)}`);
  return `\n${samples(lines, own)}\n\n${own.say('help/more')}`;
}
