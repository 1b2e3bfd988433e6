/** `handscript` as a process: what it prints where, and how it ends. */

import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import Ajv from 'ajv/dist/2020';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../language/text/languages';
import { version } from '../../../package.json';
import inspectSchema from '../../../schemas/inspect.schema.json';
import lintSchema from '../../../schemas/lint.schema.json';
import { projectFile } from '../../support/files';
import { bundledProgram, type Run, type RunOptions } from '../../support/program';

const GOOD = 'blinds 100/200\nseats 6\nUTG raises to 500\nexpect HJ min raise to 800\n';
const BAD = 'blinds 100/200\nseats 6\nUTG raises to 500\nHJ raises to 700\n';
const WARNED = 'blinds 100/200\nseats 3\nBTN raises to 500\nSB folds\nBB calls 500\n';

let program: Awaited<ReturnType<typeof bundledProgram>>;
let folder = '';

beforeAll(async () => {
  program = await bundledProgram();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-lessons-'));
  const files: Record<string, string | Uint8Array> = {
    'good.hand': GOOD,
    'bad.hand': BAD,
    'warned.hand': WARNED,
    'lessons/b.hand': BAD,
    'lessons/a.hand': GOOD,
    'lessons/c/d.hand': GOOD,
    'lessons/lesson.md': `# Lesson\n\nText.\n\n\`\`\`hand\n${BAD}\`\`\`\n`,
    'lessons/node_modules/x.hand': BAD,
    'lessons/.git/x.hand': BAD,
    'utf16.hand': Uint8Array.from([0xff, 0xfe, 0x41, 0x00]),
    'bytes.hand': Uint8Array.from([...Buffer.from('# '), 0xff, 0xc0, ...Buffer.from(`\n${GOOD}`)]),
    'crlf.hand': BAD.replaceAll('\n', '\r\n'),
    'bom.hand': `\ufeff${BAD}`,
  };
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
});

afterAll(() => {
  program.remove();
  fs.rmSync(folder, { recursive: true, force: true });
});

function run(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  return program.run(args, { cwd: folder, ...options });
}

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, formats: { uri: true } });
const schemas = { lint: ajv.compile(lintSchema), inspect: ajv.compile(inspectSchema) };

/** The one JSON document on standard output, checked against the published schema. */
function json(kind: keyof typeof schemas, { stdout }: Run) {
  const document = JSON.parse(stdout);
  const validate = schemas[kind];
  validate(document);
  expect(validate.errors ?? []).toEqual([]);
  return document;
}

describe('lint', () => {
  it('exits with 0 if there are no errors', async () => {
    const { code, stdout, stderr } = await run(['lint', 'good.hand']);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: 'no problems (1 hand in 1 file)\n', stderr: '' });
  });

  it('exits with 1 and shows the place, message, line, rule and related place of an error', async () => {
    const { code, stdout, stderr } = await run(['lint', 'bad.hand']);
    expect(code).toBe(1);
    expect(stderr).toBe('');
    const [head = '', source, carets, ...rest] = stdout.split('\n');
    expect(head).toMatch(/^bad\.hand:4:14: error .*800.* \[betting\/under-min-raise\]$/);
    expect(source).toBe(' 4 | HJ raises to 700');
    expect(carets).toBe('   |              ^^^');
    expect(rest.join('\n')).toMatch(/^ {3}rule: TDA 2024 .*2026 /m);
    expect(rest.join('\n')).toMatch(/^ {3}bad\.hand:3:\d+: /m);
    expect(rest.at(-2)).toBe('1 error (1 hand in 1 file)');
  });

  it('exits with 0 for warnings, unless there are more than --max-warnings', async () => {
    expect((await run(['lint', 'warned.hand'])).code).toBe(0);
    expect((await run(['lint', '--max-warnings', '1', 'warned.hand'])).code).toBe(0);
    const strict = await run(['lint', '--max-warnings', '0', 'warned.hand']);
    expect(strict.code).toBe(1);
    expect(strict.stderr).toContain('--max-warnings allows 0');
  });

  it('prints one JSON document with the keys of the schema in order', async () => {
    const result = await run(['lint', '--format', 'json', 'bad.hand', 'good.hand']);
    const document = json('lint', result);
    expect(result.code).toBe(1);
    expect(Object.keys(document)).toEqual(['version', 'files', 'summary']);
    expect(document.files.map((file: { path: string }) => file.path)).toEqual(['bad.hand', 'good.hand']);
    const [diagnostic] = document.files[0].diagnostics;
    expect(Object.keys(diagnostic)).toEqual(['code', 'severity', 'message', 'range', 'rule', 'related', 'help']);
    expect(diagnostic.code).toBe('betting/under-min-raise');
    expect(diagnostic.range).toEqual({ start: { line: 3, character: 13 }, end: { line: 3, character: 16 } });
    expect(document.summary).toEqual({ hands: 2, errors: 1, warnings: 0 });
  });

  it('counts lines from the start of the file, also in Markdown', async () => {
    const document = json(
      'lint',
      await run(['lint', '--format', 'json', 'lessons/lesson.md', 'crlf.hand', 'bom.hand']),
    );
    const starts = document.files.map(
      (file: { diagnostics: { range: { start: unknown } }[] }) => file.diagnostics[0]?.range.start,
    );
    expect(starts).toEqual([
      { line: 8, character: 13 },
      { line: 3, character: 13 },
      { line: 3, character: 13 },
    ]);
  });

  it("checks a folder's files by path", async () => {
    const document = json('lint', await run(['lint', '--format', 'json', './lessons']));
    expect(document.files.map((file: { path: string }) => file.path)).toEqual([
      './lessons/a.hand',
      './lessons/b.hand',
      './lessons/c/d.hand',
      './lessons/lesson.md',
    ]);
    expect(document.summary).toEqual({ hands: 4, errors: 2, warnings: 0 });
  });

  it('reads standard input', async () => {
    const hand = json('lint', await run(['lint', '--format', 'json', '-'], { stdin: BAD }));
    expect(hand.files.map((file: { path: string }) => file.path)).toEqual(['-']);
    expect(hand.files[0].diagnostics[0].range.start.line).toBe(3);
    const markdown = json(
      'lint',
      await run(['lint', '--format', 'json', '-'], { stdin: `Text.\n\n\`\`\`hand\n${BAD}\`\`\`\n` }),
    );
    expect(markdown.files[0].diagnostics[0].range.start.line).toBe(6);
    expect((await run(['lint', '-'], { stdin: '' })).code).toBe(0);
  });

  it('reads invalid UTF-8 as U+FFFD', async () => {
    expect((await run(['lint', 'bytes.hand'])).code).toBe(0);
  });

  it('reports a path that cannot be resolved and continues', async () => {
    const tooLong = 'x'.repeat(300);
    const { code, stderr, stdout } = await run(['lint', tooLong, 'good.hand/inside', 'bad.hand']);
    expect(code).toBe(2);
    expect(stderr).toContain(`handscript: ${tooLong}: cannot be read`);
    expect(stderr).toContain('handscript: good.hand/inside: no such file');
    expect(stdout).toContain('bad.hand:');
  });

  it('exits with 2 if a file cannot be read, and still prints the other results', async () => {
    const result = await run([
      'lint',
      '--format',
      'json',
      'nowhere.hand',
      'utf16.hand',
      '*.nothing',
      'bad.hand',
      'good.hand',
    ]);
    expect(result.code).toBe(2);
    expect(result.stderr).toBe(
      [
        'handscript: nowhere.hand: no such file or folder',
        'handscript: *.nothing: no file matches this pattern',
        'handscript: utf16.hand: UTF-16 text; save it as UTF-8\n',
      ].join('\n'),
    );
    const document = json('lint', result);
    expect(document.files.map((file: { path: string }) => file.path)).toEqual(['bad.hand', 'good.hand']);
  });

  it.each([
    ['an unknown format', ['lint', '--format', 'xml', 'good.hand'], /format/],
    ['an unknown language', ['lint', '--language', 'xx', 'good.hand'], /--language xx: choose one of auto, en/],
    [
      'an unknown option',
      ['lint', '--fast', 'good.hand'],
      /--fast"\nhandscript: run "handscript lint --help" for details\n$/,
    ],
    ['an unknown command', ['lnit', 'good.hand'], /lnit[\s\S]*lint[\s\S]*run "handscript --help" for details\n$/],
    ['help on an unknown command', ['help', 'lnit'], /^handscript: unknown command "lnit"\n/],
    ['no path', ['lint'], /path/],
    ['no command', [], /Usage: handscript/],
    ['an invalid number', ['lint', '--max-warnings', 'few', 'good.hand'], /whole number/],
  ])('exits with 2 for %s and only writes to standard error', async (_, args, complaint) => {
    const { code, stdout, stderr } = await run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(complaint);
  });

  it('uses colors only on a terminal, or if forced to', async () => {
    const colour = '\u001b[';
    expect((await run(['lint', 'bad.hand'])).stdout).not.toContain(colour);
    expect((await run(['lint', 'bad.hand'], { env: { CI: 'true' } })).stdout).not.toContain(colour);
    expect((await run(['lint', 'bad.hand'], { env: { FORCE_COLOR: '1' } })).stdout).toContain(colour);
    expect((await run(['lint', 'bad.hand'], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).stdout).not.toContain(
      escape,
    );
    const painted = await run(['lint', '--format', 'json', 'bad.hand'], { env: { FORCE_COLOR: '1' } });
    expect(painted.stdout).not.toContain(colour);
  });

  it('accepts every language that has messages', async () => {
    for (const language of ['auto', ...LANGUAGES]) {
      const { code, stdout } = await run(['lint', '--language', language, 'bad.hand']);
      expect(code).toBe(1);
      expect(stdout).toContain('[betting/under-min-raise]');
    }
  });
});

describe('inspect', () => {
  it('prints one JSON document that matches the schema, with its keys in order', async () => {
    const result = await run(['inspect', '--format', 'json', 'good.hand']);
    expect(result.code).toBe(0);
    const { version: shape, hands } = json('inspect', result);
    expect(shape).toBe(1);
    expect(Object.keys(hands[0]).join(' ')).toBe(
      'title game file line players board over steps next layers pots refunds awards rake stacks net branches',
    );
    expect(Object.keys(hands[0].steps[0]).join(' ')).toBe(
      'line street player action to adds by allIn pot illegal legal',
    );
    expect(Object.keys(hands[0].next).join(' ')).toBe(
      'player toCall canCheck canCall canRaise minRaiseTo maxRaiseTo reason',
    );
  });

  it('lists every step with the actions that were legal before it', async () => {
    const { hands } = json('inspect', await run(['inspect', 'good.hand']));
    const unlimited = { canCheck: false, canCall: true, canRaise: true, maxRaiseTo: null, reason: null };
    expect(hands[0].steps).toEqual([
      step({ line: 0, player: 'SB', action: 'blind', to: '100', adds: '100', by: '100', pot: '100', legal: null }),
      step({ line: 0, player: 'BB', action: 'blind', to: '200', adds: '200', by: '100', pot: '300', legal: null }),
      step({
        line: 2,
        player: 'UTG',
        action: 'raise',
        to: '500',
        adds: '500',
        by: '300',
        pot: '800',
        legal: { player: 'UTG', toCall: '200', minRaiseTo: '400', ...unlimited },
      }),
    ]);
    expect(hands[0].next).toEqual({ player: 'HJ', toCall: '500', minRaiseTo: '800', ...unlimited });
  });

  it('replays illegal actions with their code, and exits with 1', async () => {
    const result = await run(['inspect', 'bad.hand']);
    expect(result.code).toBe(1);
    expect(result.stderr).toContain('bad.hand: 1 error');
    const { hands } = json('inspect', result);
    expect(hands[0].steps.at(-1)).toMatchObject({
      player: 'HJ',
      to: '700',
      by: '200',
      illegal: 'betting/under-min-raise',
    });
  });

  it('counts lines from the start of the file, including those of defaults', async () => {
    const text =
      'blinds 1/2\nseats 3\n\nhand "One"\nBTN folds\nhand "Two"\nBTN calls\nmark m\nbranch "B" from m\nSB folds\nend\n';
    const { hands } = json('inspect', await run(['inspect', '-'], { stdin: text }));
    expect(hands.map((hand: { title: string; line: number }) => [hand.title, hand.line])).toEqual([
      ['One', 3],
      ['Two', 5],
    ]);
    expect(hands[1].steps.map((s: { line: number }) => s.line)).toEqual([0, 0, 6]);
    expect(
      hands[1].branches.map((b: { title: string; line: number; from: string }) => [b.title, b.line, b.from]),
    ).toEqual([['B', 8, 'm']]);
    expect(hands[1].branches[0].steps.map((s: { line: number }) => s.line)).toEqual([0, 0, 6, 9]);
  });
});

function step(fields: object): object {
  return { street: 'preflop', allIn: false, illegal: null, ...fields };
}

describe('handscript', () => {
  it('prints its version', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it.each([[['--help']], [['lint', '--help']], [['inspect', '--help']], [['help', 'lint']]])(
    'prints help for %j',
    async (args) => {
      const { code, stdout, stderr } = await run(args);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/^Usage: handscript[\s\S]*Examples:\n {2}\$ handscript /);
    },
  );
});

describe('the README', () => {
  /** What its console blocks show: a command and the lines below it. */
  const shown = [...projectFile('README.md').matchAll(/^```console\n([\s\S]*?)^```$/gm)]
    .flatMap(([, block = '']) => block.split(/^(?=\$ )/m))
    .map((part) => {
      const [command = '', ...lines] = part.split('\n');
      return { command: command.slice(2), output: lines.join('\n') };
    });

  beforeAll(() => {
    for (const { command, output } of shown) {
      const [tool, file] = command.split(' ');
      if (tool === 'cat' && file !== undefined) fs.writeFileSync(path.join(folder, file), output.trimEnd());
    }
  });

  it.each(shown.filter(({ command }) => command.startsWith('handscript ')))(
    'shows the actual output of "$command"',
    async ({ command, output }) => {
      const { stdout } = await run(command.split(' ').slice(1));
      // An ellipsis stands for lines left out.
      const pieces = output.split(/^…\n/m).filter((piece) => piece !== '');
      if (pieces.length === 1 && !output.includes('…')) expect(stdout).toBe(output);
      else for (const piece of pieces) expect(stdout).toContain(piece);
    },
  );
});
