import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { analyzeSection } from '../../language/analysis/document/analyze';
import type { HandDocument } from '../../language/analysis/document/document';
import { Timelines } from '../../language/analysis/document/timelines';
import { languageOf } from '../../language/messages/index';
import { forumText } from '../../language/render/forum';
import type { Frame, HandView, LineView } from '../../language/render/frame';
import { frameAt, handView } from '../../language/render/frames';
import { figureOf, pageOf } from '../../language/render/html';
import { markdownOf } from '../../language/render/markdown';
import { svgOf } from '../../language/render/svg';
import { nativeDigitsOf } from '../../language/syntax/lexicon/phrasing';
import { toAsciiDigits } from '../../language/text/digits';
import { checkFile, documentOf } from '../check';
import { EXIT, type ExitCode, Trouble } from '../exit';
import { findFiles, STDIN } from '../input/files';
import { Projects } from '../input/projects';
import { readInput } from '../input/read';
import type { Said, Speech } from '../messages/index';
import { loadRaster, PNG_PACKAGES, type Raster } from '../output/raster';
import { complainer, print } from '../output/streams';
import { writeFile } from '../output/writeFile';

export interface ExportOptions {
  readonly to: 'svg' | 'png' | 'html' | 'md' | 'text';
  /** A file, or for several pictures a folder; standard output where it is left out. */
  readonly out?: string;
  /** Number of a hand in its file, or its title. */
  readonly hand?: string;
  /** A mark, or a line of the file. */
  readonly at?: string;
  readonly hideResults?: boolean;
  readonly anonymous?: boolean;
  readonly bb?: boolean;
  readonly language: string;
  readonly digits: 'keep' | 'latin' | 'native';
}

/** A hand at the point that is shown. */
interface Chosen {
  readonly hand: HandView;
  readonly line: LineView;
  readonly frame: Frame | undefined;
  /** Line of the file at which the hand's text begins. */
  readonly firstLine: number;
  /** What its picture is called, without extension. */
  readonly name: string;
}

const PNG_WIDTH = 1200;

/** Writes hands as pictures, a page, Markdown or plain text. */
export async function exportHands(args: readonly string[], options: ExportOptions, own: Speech): Promise<ExitCode> {
  const complain = complainer(own);
  const raster = options.to === 'png' ? loadRaster() : null;
  if (options.to === 'png' && raster === null)
    throw new Trouble({ key: 'export/no-png', values: { packages: PNG_PACKAGES.join(' ') } });
  const { paths, problems } = await findFiles(args);
  problems.forEach(complain);
  let exit: ExitCode = problems.length > 0 ? EXIT.trouble : EXIT.clean;
  const tell = (said: Said, code: ExitCode): void => {
    complain(said);
    if (exit !== EXIT.trouble) exit = code;
  };
  const projects = new Projects();
  const chosen: Chosen[] = [];
  for (const file of paths) {
    const input = await readInput(file);
    const project = await projects.of(file);
    if ('problem' in input || (project !== null && 'problem' in project)) {
      for (const read of [input, project]) if (read !== null && 'problem' in read) tell(read.problem, EXIT.trouble);
      continue;
    }
    const errors = checkFile(input, null, project).diagnostics.filter(({ severity }) => severity === 'error').length;
    if (errors > 0) tell({ key: 'inspect/errors', values: { path: file, count: errors } }, EXIT.findings);
    const found = choose(documentOf(input, project), file, options);
    if ('problem' in found) tell(found.problem, EXIT.trouble);
    else chosen.push(...found.hands);
  }
  if (chosen.length === 0) return exit;
  const said = await put(chosen, options, raster, paths);
  if (said !== null) tell(said, EXIT.trouble);
  return exit;
}

function choose(
  document: HandDocument,
  file: string,
  options: ExportOptions,
): { readonly hands: readonly Chosen[] } | { readonly problem: Said } {
  const timelines = new Timelines();
  const wanted = options.hand === undefined ? null : Number(toAsciiDigits(options.hand));
  const at = options.at === undefined ? null : pointOf(options.at);
  const stem = file === STDIN ? 'hand' : path.basename(file).replace(/\.[^.]*$/, '');
  const hands: Chosen[] = [];
  let number = 0;
  let named = false;
  for (const index of document.sections.keys()) {
    const analysis = analyzeSection(document, index);
    const timeline = analysis.summary === null ? null : timelines.of(document, index);
    if (timeline === null) continue;
    number += 1;
    if (wanted !== null && wanted !== number && analysis.title !== options.hand) continue;
    const firstLine = document.firstLine(index);
    if (typeof at === 'number' && (at >= document.lineCount || document.sectionAt(at) !== index)) continue;
    named = true;
    const language = languageOf(analysis, options.language);
    const native = nativeDigitsOf(language);
    const digits = options.digits === 'keep' ? analysis.digits : options.digits === 'native' ? native : 'latin';
    const hand = handView(timeline.replay, {
      language,
      digits,
      name: document.fenceName(index),
      hideResult: options.hideResults === true,
      anonymous: options.anonymous === true,
      inBigBlinds: options.bb === true,
      isolate: options.to !== 'md' && options.to !== 'text',
    });
    const last = { line: hand.main, frame: hand.main.frames.at(-1) };
    const point = at === null ? last : frameAt(hand.main, typeof at === 'number' ? at - firstLine : at);
    if (point !== null) hands.push({ hand, ...point, firstLine, name: `${stem}-${number}` });
  }
  if (number === 0) return { problem: { key: 'export/none', values: { path: file } } };
  if (!named && wanted !== null)
    return { problem: { key: 'export/no-hand', values: { path: file, hand: options.hand ?? '' } } };
  if (hands.length === 0) return { problem: { key: 'export/no-point', values: { path: file, at: options.at ?? '' } } };
  return { hands };
}

/** A line of the file from zero, or a mark. */
function pointOf(at: string): string | number {
  const ascii = toAsciiDigits(at);
  return /^[1-9]\d*$/.test(ascii) ? Number(ascii) - 1 : at;
}

/** Gives what went wrong, or null. */
async function put(
  chosen: readonly Chosen[],
  options: ExportOptions,
  raster: Raster | null,
  sources: readonly string[],
): Promise<Said | null> {
  const { to, out } = options;
  if (to === 'svg' || to === 'png') {
    const draw = (one: Chosen, id: string): string | Uint8Array => pictureOf(one, id, raster);
    return putPictures(chosen, draw, options, sources);
  }
  const text = textOf(chosen, to, options);
  if (out === undefined || out === STDIN) {
    await print(text);
    return null;
  }
  return writeFile(out, text, { sources });
}

function textOf(chosen: readonly Chosen[], to: 'html' | 'md' | 'text', { at }: ExportOptions): string {
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

function pictureOf({ hand, line, frame }: Chosen, id: string, raster: Raster | null): string | Uint8Array {
  if (frame === undefined) return '';
  if (raster === null) return `${svgOf(hand, line, frame, { id })}\n`;
  const fonts = raster.fontsFor(hand.language);
  const { spacing } = raster;
  const runs = raster.runsFor(hand.language);
  return raster.png(svgOf(hand, line, frame, { theme: 'light', fonts, width: PNG_WIDTH, spacing, runs }));
}

async function putPictures(
  chosen: readonly Chosen[],
  draw: (one: Chosen, id: string) => string | Uint8Array,
  { to, out }: ExportOptions,
  sources: readonly string[],
): Promise<Said | null> {
  const [only] = chosen;
  const toStandard = out === undefined || out === STDIN;
  if (toStandard) {
    if (chosen.length !== 1 || only === undefined) return { key: 'export/several', values: { count: chosen.length } };
    if (to === 'png' && process.stdout.isTTY) return { key: 'export/terminal' };
    await print(draw(only, 'hand'));
    return null;
  }
  const stat = await fs.stat(out).catch(() => null);
  const isFolder = stat?.isDirectory() === true || /[\\/]$/.test(out) || chosen.length > 1;
  if (!isFolder && only !== undefined) return writeFile(out, draw(only, 'hand'), { sources });
  if (stat !== null && !stat.isDirectory()) return { key: 'export/several', values: { count: chosen.length } };
  try {
    await fs.mkdir(out, { recursive: true });
  } catch (error) {
    return {
      key: 'file/unwritable',
      values: { path: out, reason: error instanceof Error ? error.message : String(error) },
    };
  }
  const used = new Set<string>();
  for (const one of chosen) {
    let name = one.name;
    for (let again = 2; used.has(name.toLowerCase()); again++) name = `${one.name}-${again}`;
    used.add(name.toLowerCase());
    const problem = await writeFile(path.join(out, `${name}.${to}`), draw(one, 'hand'), { sources });
    if (problem !== null) return problem;
  }
  return null;
}
