import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(__dirname, '../..');
const text = 'blinds 100/200\\nseats A 9000, B 9000, C 9000\\nC raises to 500\\nA raises to 700\\n';
const use = `const { problems } = replayHand(parseHand('${text}'));\nconsole.log(problems.map(({ code }) => code).join());\n`;

/** The library as a stranger's project has it: installed under its name, reached through `exports` alone. */
describe('the package handscript as a library', () => {
  let project: string;
  const write = (name: string, content: string): void => fs.writeFileSync(path.join(project, name), content);
  const node = (...args: string[]): string =>
    execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8', stdio: 'pipe' }).trim();

  beforeAll(() => {
    project = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-library-'));
    fs.mkdirSync(path.join(project, 'node_modules'));
    fs.symlinkSync(root, path.join(project, 'node_modules', 'handscript'), 'junction');
  });
  afterAll(() => fs.rmSync(project, { recursive: true, force: true }));

  it('can be required from CommonJS', () => {
    write('use.cjs', `const { parseHand, replayHand } = require('handscript');\n${use}`);
    expect(node('use.cjs')).toBe('betting/under-min-raise');
  });

  it('can be imported from an ES module', () => {
    write('use.mjs', `import { parseHand, replayHand } from 'handscript';\n${use}`);
    expect(node('use.mjs')).toBe('betting/under-min-raise');
  });

  it('provides types for TypeScript', () => {
    write('right.cts', `import { parseHand, replayHand } from 'handscript';\n${use}`);
    write('wrong.cts', `import { parseHand } from 'handscript';\nparseHand(42);\n`);
    const options = { strict: true, module: 'node20', noEmit: true, lib: ['es2023', 'dom'], types: [] };
    write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['right.cts'] }));
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    expect(node(tsc, '-p', '.')).toBe('');
    write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['wrong.cts'] }));
    expect(() => node(tsc, '-p', '.')).toThrow();
  }, 120_000);

  it('publishes the schemas of its output', () => {
    write('schema.cjs', `console.log(require('handscript/schemas/lint.schema.json').type);\n`);
    expect(node('schema.cjs')).toBe('object');
  });
});
