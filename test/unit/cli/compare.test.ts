/** `handscript compare` as a process. */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import Ajv from 'ajv/dist/2020';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import compareSchema from '../../../schemas/compare.schema.json';
import { bundledProgram } from '../../support/program';

const lesson = (words: string, pot: string): string =>
  `\`\`\`hand cap\n${words}\n\`\`\`\n\nThe pot is ${pot}<!-- = cap: pot -->.\n`;
const ENGLISH = lesson('blinds 1/2\nseats 3\nBTN raises to 6', '9');
const PERSIAN = lesson('بلایند ۱/۲\nبازیکنان ۳\nباتن به ۶ ریز می‌کند', '۹');
const WRONG = lesson('blinds 1/2\nseats 3\nBTN raises to 7', '11');

let program: Awaited<ReturnType<typeof bundledProgram>>;
let folder = '';

beforeAll(async () => {
  program = await bundledProgram();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-versions-'));
  for (const [name, text] of Object.entries({ 'l.en.md': ENGLISH, 'l.fa.md': PERSIAN, 'l.hi.md': WRONG }))
    fs.writeFileSync(path.join(folder, name), text);
});

afterAll(() => {
  program.remove();
  fs.rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => program.run(['compare', '--language', 'en', ...args], { cwd: folder });

describe('handscript compare', () => {
  it('exits with 0 if all versions agree', async () => {
    expect(await run('l.en.md', 'l.fa.md')).toEqual({
      code: 0,
      stdout: '5 facts compared, no differences\n',
      stderr: '',
    });
  });

  it('lists the differences, fact by fact', async () => {
    expect(await run('l.*.md')).toEqual({
      code: 1,
      stdout: `cap: step 3, seat 3
  l.en.md:4  preflop: raise 6
  l.fa.md:4  preflop: raise 6
  l.hi.md:4  preflop: raise 7

cap: pot
  l.en.md:7  9
  l.fa.md:7  9
  l.hi.md:7  11

5 facts compared, 2 differences
`,
      stderr: '',
    });
  });

  it('prints the differences as JSON', async () => {
    const { code, stdout } = await run('--format', 'json', 'l.en.md', 'l.hi.md');
    expect(code).toBe(1);
    expect(new Ajv({ strict: true, allowUnionTypes: true }).validate(compareSchema, JSON.parse(stdout))).toBe(true);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      files: ['l.en.md', 'l.hi.md'],
      differences: [
        { kind: 'step', hand: 'cap', fact: '3', seat: 2 },
        {
          kind: 'number',
          hand: 'cap',
          mark: null,
          fact: 'pot',
          seat: null,
          said: [
            { path: 'l.en.md', line: 6, value: '9' },
            { path: 'l.hi.md', line: 6, value: '11' },
          ],
        },
      ],
      summary: { facts: 5, differences: 2 },
    });
  });

  it.each([
    [['l.en.md'], 'handscript: name at least two versions of a lesson\n'],
    [['l.en.md', 'gone.md'], 'handscript: gone.md: no such file or folder\n'],
  ])('exits with 2 for %s', async (args, stderr) => {
    expect(await run(...args)).toEqual({ code: 2, stdout: '', stderr });
  });
});
