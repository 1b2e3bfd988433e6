/** `handscript explain` as a process, run where no page of the documentation lies. */
import * as os from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIAGNOSTICS, type DiagnosticCode } from '../../../language/diagnostics/codes';
import { helpOf } from '../../../language/diagnostics/help';
import { projectFile } from '../../support/files';
import { bundledProgram, type Run } from '../../support/program';

const codes = Object.keys(DIAGNOSTICS) as DiagnosticCode[];
let program: Awaited<ReturnType<typeof bundledProgram>>;

beforeAll(async () => {
  program = await bundledProgram();
});

afterAll(() => program.remove());

const explain = (...args: string[]): Promise<Run> => program.run(['explain', ...args], { cwd: os.tmpdir() });

/** The fenced example below a heading of the page. */
function exampleOf(code: DiagnosticCode, heading: string): string[] {
  const page = projectFile(`docs/diagnostics/${code}.md`);
  return (new RegExp(`^## ${heading}\n\n\`+\\w+\n([\\s\\S]*?)\n\`+$`, 'm').exec(page)?.[1] ?? '').split('\n');
}

describe('handscript explain CODE', () => {
  it('explains the rule in plain words, with an example and its number in every rule book', async () => {
    const { code, stdout, stderr } = await explain('betting/not-reopened');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(`betting/not-reopened  error

A player who has already acted on a street may raise again only if the level has risen by at least a
full bet or raise since their own last action. Short all-ins add up, and each player counts from the
level at which they last acted. Until then they may only call or fold. The rule option \`reopen\` of
the \`rules\` line has the variants \`single-full\` and \`half\`.

Wrong:
    blinds 50/100
    seats Raha, Kian 150, Navid
    flop
    pot 300
    Raha bets 100
    Kian all-in 150
    Navid calls
    Raha raises to 250

Right:
    blinds 50/100
    seats Raha, Kian 150, Navid
    flop
    pot 300
    Raha bets 100
    Kian all-in 150
    Navid calls
    Raha calls

The rule (re-opening):
    TDA 2011, 2013              41-B sourced
    TDA 2022, 2024              47-A sourced
    TDA 2026                    49-A sourced
    WSOP Tournament 2026        96, 96-A sourced
    WSOP Live 2026              175-177 sourced
    Robert's Rules of Poker 11  section “No-Limit and Pot-Limit”
    PokerStars                  page “A small all-in does not re-open the betting”

The rule (re-opening-limit):
    TDA 2022, 2024              47-B sourced
    TDA 2026                    49-B sourced
    WSOP Live 2026              133 sourced
    Robert's Rules of Poker 11  section “Betting and Raising”

https://github.com/handscript/handscript/blob/main/docs/diagnostics/betting/not-reopened.md
`);
  });

  it.each<DiagnosticCode>(['cards/duplicate', 'setup/misplaced', 'expect/failed', 'claims/wrong-award', 'chips/call'])(
    'shows both examples from the page of %s',
    async (code) => {
      const { code: exit, stdout } = await explain(code);
      expect(exit).toBe(0);
      for (const heading of ['Wrong', 'Right']) {
        const lines = exampleOf(code, heading);
        expect(stdout).toContain([`${heading}:`, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n'));
      }
    },
  );

  it('marks rule numbers without a source', async () => {
    expect((await explain('out-of-turn')).stdout).toContain('TDA 2026        55, 55-A inferred\n');
    expect((await explain('chips/raise')).stdout).toContain('TDA 2026              47 sourced, 47-A, 47-B inferred\n');
  });

  it('lists every topic about chips pushed without a word', async () => {
    const { stdout } = await explain('chips/call');
    const topics = [...stdout.matchAll(/^The rule \((.*)\):$/gm)].map(([, topic]) => topic);
    expect(topics).toEqual(['multiple-chips', 'oversize-chip', 'raise-amounts', 'undercalls']);
  });

  it('mentions no rule for a finding without one', async () => {
    expect((await explain('text/mixed-digits')).stdout).not.toContain('The rule');
  });

  it('shows an invisible character instead of printing it', async () => {
    const { stdout } = await explain('text/bidi-control');
    expect(stdout).toContain('UTG raises to \ufffd300');
    expect(stdout).not.toMatch(/[\u202a-\u202e]/);
  });

  it('finds a code without its area and in any letter case', async () => {
    const { stdout } = await explain('betting/raise-cap');
    expect((await explain('raise-cap')).stdout).toBe(stdout);
    // A finding's name that is a word of the notation, too, is told as both.
    expect((await explain('call')).stdout).toMatch(/^chips\/call[\s\S]*\ncall\n {2}en {2}calls, /);
    expect((await explain('Betting/Raise-Cap')).stdout).toBe(stdout);
  });

  it.each([
    ['not-repoened', 'handscript: no diagnostic is called "not-repoened": did you mean betting/not-reopened?\n'],
    ['betting/raise', 'handscript: no diagnostic is called "betting/raise": did you mean betting/raise-cap?\n'],
    ['card/duplicate', 'handscript: no diagnostic is called "card/duplicate": did you mean cards/duplicate?\n'],
    ['nonsense', 'handscript: no diagnostic is called "nonsense"; "handscript explain" lists every one\n'],
    ['x', 'handscript: no diagnostic is called "x"; "handscript explain" lists every one\n'],
  ])('rejects %s, which is not a code', async (asked, complaint) => {
    expect(await explain(asked)).toEqual({ code: 2, stdout: '', stderr: complaint });
  });
});

describe('handscript explain with words', () => {
  const FOUND =
    /(?:Related findings|یافته‌های مربوط به آن|ملاحظات عنه|इससे जुड़े नतीजे|Hallazgos sobre esto):\n((?:[a-z]+\/.*\n)+)$/;
  const found = async (...args: string[]): Promise<string[]> => {
    const { code, stdout } = await explain(...args);
    expect(code).toBe(0);
    return (FOUND.exec(stdout)?.[1] ?? '').split('\n').flatMap((row) => row.split(' ')[0] || []);
  };

  it('lists matches in codes first, then in titles, then in texts', async () => {
    expect(await found('raise')).toEqual([
      'betting/under-min-raise',
      'betting/raise-cap',
      'betting/no-one-to-raise',
      'betting/nothing-to-raise',
      'betting/bare-raise',
      'betting/not-reopened',
      'betting/amount-missing',
    ]);
    expect(await found('min raise')).toEqual(['betting/under-min-raise', 'betting/amount-missing', 'chips/raise']);
    expect(await found('side pot')).toEqual(['claims/not-eligible', 'claims/wrong-award', 'claims/not-conserved']);
  });

  it.each([
    ['fa', 'حداقل ریز'],
    ['ar', 'أدنى رفع'],
    ['hi', 'न्यूनतम रेज़'],
    ['es', 'subida mínima'],
    // A word may be of another language than the one that is spoken.
    ['en', 'حداقل ریز'],
  ])('finds diagnostics in %s: %s', async (language, asked) => {
    const [first] = await found('--language', language, asked);
    expect(first).toBe('betting/under-min-raise');
  });

  it.each([
    ['fa', 'ریز', 'betting/not-reopened'],
    ['ar', 'رفع', 'betting/not-reopened'],
    ['hi', 'रेज़', 'betting/not-reopened'],
    ['es', 'subida', 'betting/not-reopened'],
  ])('finds a diagnostic by its title in %s: %s', async (language, asked, code) => {
    expect(await found('--language', language, asked)).toContain(code);
  });

  it('accepts a code written with spaces', async () => {
    expect((await explain('raise cap')).stdout).toBe((await explain('raise-cap')).stdout);
  });
});

describe('handscript explain without arguments', () => {
  it('lists every code with its severity and a short description', async () => {
    const { code, stdout } = await explain();
    expect(code).toBe(0);
    const rows = [...stdout.matchAll(/^([a-z]+\/[a-z-]+) +(\w+) +(\S.*)$/gm)];
    expect(rows.map(([, each, severity]) => [each, severity])).toEqual(
      codes.map((each) => [each, DIAGNOSTICS[each].severity]),
    );
  });
});

describe('the link of a finding', () => {
  it.each(codes)('leads from %s to its page', (code) => {
    const path = /\/blob\/main\/(.*)$/.exec(helpOf(code))?.[1] ?? '';
    expect(path).toBe(`docs/diagnostics/${code}.md`);
    expect(projectFile(path)).toContain(`# ${code}\n`);
  });
});
