/** The hands that `handscript export` shows, each at one point of its play. */
import * as path from 'node:path';
import { analyzeSection } from '../../language/analysis/document/analyze';
import type { HandDocument } from '../../language/analysis/document/document';
import type { SectionAnalysis } from '../../language/analysis/document/results';
import { Timelines } from '../../language/analysis/document/timelines';
import { languageOf } from '../../language/messages/index';
import type { Frame, HandView, LineView } from '../../language/render/frame';
import { frameAt, handView } from '../../language/render/frames';
import { nativeDigitsOf } from '../../language/syntax/lexicon/phrasing';
import { type DigitSystem, toAsciiDigits } from '../../language/text/digits';
import type { Message } from '../messages/index';
import { STDIN } from './files';

export interface ExportFlags {
  readonly to: 'svg' | 'png' | 'html' | 'md' | 'text';
  /** A file, or a folder for several pictures; standard output if omitted. */
  readonly out?: string;
  /** A hand by its number in the file or by its title. */
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
export interface ChosenPoint {
  readonly hand: HandView;
  readonly line: LineView;
  readonly frame: Frame | undefined;
  /** Line of the file at which the hand's text begins. */
  readonly firstLine: number;
  /** File name of its picture, without the extension. */
  readonly name: string;
}

interface ChosenHands {
  readonly hands: readonly ChosenPoint[];
}

/** The hands of a document that the flags name, or why there is none. */
export function chosenHands(
  document: HandDocument,
  file: string,
  flags: ExportFlags,
): ChosenHands | { readonly problem: Message } {
  const at = flags.at === undefined ? null : pointOf(flags.at);
  const all = numberedHands(document);
  const wanted = all.filter(
    (one) => isWanted(one, flags.hand) && (typeof at !== 'number' || holdsLine(document, one, at)),
  );
  const stem = file === STDIN ? 'hand' : path.basename(file).replace(/\.[^.]*$/, '');
  const timelines = new Timelines();
  const hands = wanted.flatMap((one) => {
    const { index, number } = one;
    const firstLine = document.firstLine(index);
    const hand = viewOf(document, one, timelines, flags);
    if (hand === null) return [];
    const last = { line: hand.main, frame: hand.main.frames.at(-1) };
    const point = at === null ? last : frameAt(hand.main, typeof at === 'number' ? at - firstLine : at);
    return point === null ? [] : [{ hand, ...point, firstLine, name: `${stem}-${number}` }];
  });
  if (all.length === 0) return { problem: { key: 'export/none', values: { path: file } } };
  if (wanted.length === 0 && flags.hand !== undefined)
    return { problem: { key: 'export/no-hand', values: { path: file, hand: flags.hand } } };
  if (hands.length === 0) return { problem: { key: 'export/no-point', values: { path: file, at: flags.at ?? '' } } };
  return { hands };
}

/** A section that is a hand, and its number among the hands of the file, from one. */
interface NumberedHand {
  readonly index: number;
  readonly number: number;
  readonly analysis: SectionAnalysis;
}

function numberedHands(document: HandDocument): NumberedHand[] {
  return [...document.sections.keys()]
    .map((index) => ({ index, analysis: analyzeSection(document, index) }))
    .filter(({ analysis }) => analysis.summary !== null)
    .map((one, at) => ({ ...one, number: at + 1 }));
}

/** @param hand the number or the title that was asked for */
function isWanted({ number, analysis }: NumberedHand, hand: string | undefined): boolean {
  return hand === undefined || Number(toAsciiDigits(hand)) === number || analysis.title === hand;
}

function holdsLine(document: HandDocument, { index }: NumberedHand, line: number): boolean {
  return line < document.lineCount && document.sectionAt(line) === index;
}

function viewOf(
  document: HandDocument,
  { index, analysis }: NumberedHand,
  timelines: Timelines,
  flags: ExportFlags,
): HandView | null {
  const timeline = timelines.of(document, index);
  if (timeline === null) return null;
  const language = languageOf(analysis, flags.language);
  return handView(timeline.replay, {
    language,
    digits: digitsOf(flags.digits, analysis.digits, language),
    name: document.fenceName(index),
    hideResult: flags.hideResults === true,
    anonymous: flags.anonymous === true,
    inBigBlinds: flags.bb === true,
    isolate: flags.to !== 'md' && flags.to !== 'text',
  });
}

function digitsOf(wanted: ExportFlags['digits'], own: DigitSystem, language: string): DigitSystem {
  switch (wanted) {
    case 'keep':
      return own;
    case 'native':
      return nativeDigitsOf(language);
    case 'latin':
      return 'latin';
  }
}

/** A zero-based line of the file, or a mark. */
function pointOf(at: string): string | number {
  const ascii = toAsciiDigits(at);
  return /^[1-9]\d*$/.test(ascii) ? Number(ascii) - 1 : at;
}
