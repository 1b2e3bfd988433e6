/** `handscript export` as a process. */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRaster } from '../../../cli/output/raster';
import { projectRoot } from '../../support/files';
import { bundledProgram, type Run, type RunOptions } from '../../support/program';

const TWO = `game NLHE
blinds 1/2
seats Raha 200, Kian 50

hand "First"
Raha raises to 6
mark raised
Kian folds

hand "Second"
Raha calls
Kian all-in
ask Raha to call
`;
const HINDI = 'हैंड "खिलाड़ी"\nगेम NLHE\nब्लाइंड 1/2\nखिलाड़ी अर्जुन 100, B 100\nअर्जुन 6 तक रेज़ करता है\n';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

let program: Awaited<ReturnType<typeof bundledProgram>>;
let folder = '';

beforeAll(async () => {
  program = await bundledProgram();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handscript-export-'));
  fs.writeFileSync(path.join(folder, 'two.hand'), TWO);
  fs.writeFileSync(path.join(folder, 'hindi.hand'), HINDI);
  fs.writeFileSync(path.join(folder, 'lesson.md'), `# Lesson\n\n\`\`\`hand\n${HINDI}\`\`\`\n`);
  fs.writeFileSync(path.join(folder, 'bad.hand'), 'game NLHE\nblinds 1/2\nseats A 9, B 9\nA raises to 3\n');
  fs.writeFileSync(path.join(folder, 'prose.md'), 'Nothing.\n');
});

afterAll(() => {
  program.remove();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The optional packages are found where the project has them. */
const WITH_PACKAGES = { NODE_PATH: path.join(projectRoot, 'node_modules') };

function run(args: string, options: RunOptions = {}): Promise<Run> {
  return program.run(['export', ...args.split(' ')], { cwd: folder, ...options });
}

const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');

describe('handscript export', () => {
  it.each([
    ['--to text two.hand', /First — NLHE, 2 players[\s\S]*Second — /],
    ['--to text --hand 2 two.hand', /^Second — /],
    ['--to text --hand First two.hand', /^First — (?![\s\S]*Second)/],
    ['--to text --at raised two.hand', /Raha raises to 6 \(pot after 8\)\n\n(?![\s\S]*folds)/],
    ['--to text --at 11 two.hand', /^Second — (?![\s\S]*all-in)/],
    ['--to text --hand 1 --bb --anonymous two.hand', /SB raises to 3bb \(pot after 4bb\)/],
    ['--to text --hand 1 --hide-results two.hand', /^(?![\s\S]*wins)/],
    ['--to text --hand 1 --language fa --digits native two.hand', /Raha به ۶ ریز می‌کند/],
    ['--to md lesson.md', /^## खिलाड़ी\n/],
    [
      '--to html two.hand',
      /^<!DOCTYPE html>\n<html lang="en" dir="ltr">[\s\S]*data-line="5"[\s\S]*<details><summary>Answer/,
    ],
    ['--to svg --hand 2 two.hand', /^<svg [\s\S]*<\/svg>\n$/],
  ])('prints the result of %s', async (args, printed) => {
    const { code, stdout, stderr } = await run(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(printed);
  });

  it('reads standard input', async () => {
    const { code, stdout } = await run('--to md -', { stdin: TWO });
    expect([code, stdout.match(/^## .*$/gm)]).toEqual([0, ['## First', '## Second']]);
  });

  it('writes a file or a folder of pictures', async () => {
    expect(await run('--to svg --hand 1 --out one.svg two.hand')).toMatchObject({ code: 0, stdout: '' });
    expect(read('one.svg')).toContain('</svg>');
    expect(await run('--to svg --out pictures two.hand hindi.hand')).toMatchObject({ code: 0, stdout: '' });
    expect(fs.readdirSync(path.join(folder, 'pictures')).sort()).toEqual(['hindi-1.svg', 'two-1.svg', 'two-2.svg']);
    expect(await run('--to html --out page.html two.hand')).toMatchObject({ code: 0, stdout: '' });
    expect(read('page.html')).toContain('</html>');
  });

  it('draws PNGs with its own fonts', async () => {
    const { code, stderr } = await run('--to png --out png two.hand hindi.hand', { env: WITH_PACKAGES });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const name of ['two-1', 'two-2', 'hindi-1']) {
      const bytes = fs.readFileSync(path.join(folder, 'png', `${name}.png`));
      expect(bytes.subarray(0, 4)).toEqual(PNG);
      expect(bytes.readUInt32BE(16)).toBe(1200);
    }
  });

  it.each([
    ['--to svg two.hand', 2, '2 pictures: name a folder with --out, or choose a hand with --hand'],
    ['--to svg --hand 3 two.hand', 2, 'two.hand: no hand has the title or number "3"'],
    ['--to svg --at nowhere two.hand', 2, 'two.hand: no hand has the mark or line "nowhere"'],
    ['--to svg --at 999 two.hand', 2, 'two.hand: no hand has the mark or line "999"'],
    ['--to text --out ./two.hand two.hand', 2, './two.hand: is an input file; --out must name another file'],
    ['--to md prose.md', 2, 'prose.md: contains no hands'],
    ['--to md missing.hand', 2, 'missing.hand: no such file'],
    ['--to md bad.hand', 1, 'bad.hand: 1 error; run "handscript lint" to see them'],
    ['--to gif two.hand', 2, 'choose one of svg, png, html, md, text'],
    ['--to md --out no/such/place.md two.hand', 2, 'cannot be written'],
    ['--to png two.hand', 2, 'npm install @resvg/resvg-js'],
  ])('with %s, exits with %i and a message', async (args, code, told) => {
    const ended = await run(args);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toContain(told);
  });
});

describe('letters of Devanagari', () => {
  const raster = loadRaster();

  /** In parts of the font size; what the fonts themselves say. */
  it.each([
    ['पा', 0.259, 0.294],
    ['कि', 0.259, 0.294],
    ['हाँ', 0.259, 0.294],
    ['न्यू', 0, 0],
    ['क', 0, 0],
  ])('get the width that the renderer omits for %s', (group, regular, bold) => {
    const added = (isBold: boolean): number => {
      const spaces = raster?.spacing(group, 1, isBold) ?? [];
      return spaces.reduce((sum, space) => sum + space, 0);
    };
    expect(Math.abs(added(false) - regular)).toBeLessThan(0.03);
    expect(Math.abs(added(true) - bold)).toBeLessThan(0.03);
  });

  it('do not affect text of other scripts', () => {
    expect(raster?.spacing('Raha رها 300', 10, false)).toBeNull();
  });
});
