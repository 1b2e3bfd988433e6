/** `handscript export`: writes hands as pictures, a page, Markdown or plain text. */
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { forumText } from '../../language/render/forum';
import { figureOf, pageOf } from '../../language/render/html';
import { markdownOf } from '../../language/render/markdown';
import { svgOf } from '../../language/render/svg';
import { checkFile, documentOf } from '../check';
import { type ExitCode, UsageError } from '../exit';
import { type ChosenPoint, chosenHands, type ExportFlags } from '../input/chosenHands';
import { findFiles, STDIN } from '../input/files';
import { type Project, Projects } from '../input/projects';
import { type Input, readInput } from '../input/read';
import type { Localizer, Message } from '../messages/index';
import { Complaints } from '../output/complaints';
import { loadRaster, PNG_PACKAGES, type Raster } from '../output/raster';
import { print } from '../output/streams';
import { unwritable, writeFile } from '../output/writeFile';

const PNG_WIDTH = 1200;

/** Writes the chosen hands of all files into one output, or several pictures into a folder. */
export async function exportHands(args: readonly string[], flags: ExportFlags, own: Localizer): Promise<ExitCode> {
  const complaints = new Complaints(own);
  const raster = flags.to === 'png' ? loadRaster() : null;
  if (flags.to === 'png' && raster === null)
    throw new UsageError({ key: 'export/no-png', values: { packages: PNG_PACKAGES.join(' ') } });
  const { paths, problems } = await findFiles(args);
  complaints.trouble(...problems);
  const projects = new Projects();
  const chosen: ChosenPoint[] = [];
  for (const file of paths) {
    const input = await readInput(file);
    const project = await projects.of(file);
    const unreadable = [input, project].flatMap((read) => (read !== null && 'problem' in read ? [read.problem] : []));
    complaints.trouble(...unreadable);
    if ('problem' in input || (project !== null && 'problem' in project)) continue;
    chosen.push(...chosenIn(input, project, flags, complaints));
  }
  const problem = chosen.length === 0 ? null : await put(chosen, flags, raster, paths);
  if (problem !== null) complaints.trouble(problem);
  return complaints.exit;
}

function chosenIn(
  input: Input,
  project: Project | null,
  flags: ExportFlags,
  complaints: Complaints,
): readonly ChosenPoint[] {
  const { path: file } = input;
  const errors = checkFile(input, null, project).diagnostics.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) complaints.finding({ key: 'inspect/errors', values: { path: file, count: errors } });
  const found = chosenHands(documentOf(input, project), file, flags);
  if (!('problem' in found)) return found.hands;
  complaints.trouble(found.problem);
  return [];
}

/** Returns what went wrong, or null. */
async function put(
  chosen: readonly ChosenPoint[],
  flags: ExportFlags,
  raster: Raster | null,
  sources: readonly string[],
): Promise<Message | null> {
  const { to, out } = flags;
  if (to === 'svg' || to === 'png') {
    const draw = (one: ChosenPoint, id: string): string | Uint8Array => pictureOf(one, id, raster);
    return putPictures(chosen, draw, flags, sources);
  }
  const text = textOf(chosen, to, flags);
  if (out === undefined || out === STDIN) {
    await print(text);
    return null;
  }
  return writeFile(out, text, { sources });
}

function textOf(chosen: readonly ChosenPoint[], to: 'html' | 'md' | 'text', { at }: ExportFlags): string {
  switch (to) {
    case 'md':
      return chosen
        .map(({ hand, line, frame }) => markdownOf(hand, frame === undefined ? { line } : { line, frame }))
        .join('\n');
    case 'text':
      return chosen
        .map(({ hand, line, frame }) => forumText(hand, line, at === undefined ? undefined : frame))
        .join('\n\n');
    case 'html': {
      const figures = chosen.map(({ hand, line, frame, firstLine }, index) =>
        figureOf(hand, {
          id: `hand-${index + 1}`,
          line,
          firstLine,
          level: 2,
          // The page's own heading is the title of its only hand.
          title: chosen.length > 1 || line !== hand.main,
          ...(frame === undefined ? {} : { frame }),
        }),
      );
      return pageOf(
        chosen.map(({ hand }) => hand),
        figures,
      );
    }
  }
}

function pictureOf({ hand, line, frame }: ChosenPoint, id: string, raster: Raster | null): string | Uint8Array {
  if (frame === undefined) return '';
  if (raster === null) return `${svgOf(hand, line, frame, { id })}\n`;
  const fonts = raster.fontsFor(hand.language);
  const { spacing } = raster;
  const runs = raster.runsFor(hand.language);
  return raster.png(svgOf(hand, line, frame, { theme: 'light', fonts, width: PNG_WIDTH, spacing, runs }));
}

async function putPictures(
  chosen: readonly ChosenPoint[],
  draw: (one: ChosenPoint, id: string) => string | Uint8Array,
  { to, out }: ExportFlags,
  sources: readonly string[],
): Promise<Message | null> {
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const several: Message = { key: 'export/several', values: { count: chosen.length } };
  if (out === undefined || out === STDIN) {
    if (only === undefined) return several;
    if (to === 'png' && process.stdout.isTTY) return { key: 'export/terminal' };
    await print(draw(only, 'hand'));
    return null;
  }
  const stat = await fs.stat(out).catch(() => null);
  const isFolder = stat?.isDirectory() === true || /[\\/]$/.test(out);
  if (!isFolder && only !== undefined) return writeFile(out, draw(only, 'hand'), { sources });
  if (stat !== null && !stat.isDirectory()) return several;
  return putIntoFolder(chosen, draw, out, to, sources);
}

async function putIntoFolder(
  chosen: readonly ChosenPoint[],
  draw: (one: ChosenPoint, id: string) => string | Uint8Array,
  folder: string,
  extension: string,
  sources: readonly string[],
): Promise<Message | null> {
  try {
    await fs.mkdir(folder, { recursive: true });
  } catch (error) {
    return unwritable(folder, error);
  }
  const used = new Set<string>();
  for (const one of chosen) {
    let name = one.name;
    for (let again = 2; used.has(name.toLowerCase()); again++) name = `${one.name}-${again}`;
    used.add(name.toLowerCase());
    const problem = await writeFile(path.join(folder, `${name}.${extension}`), draw(one, 'hand'), { sources });
    if (problem !== null) return problem;
  }
  return null;
}
