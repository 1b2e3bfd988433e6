/** Computes the content of the preview panel: one step of one hand, in words and HTML. */
import { analyzeSection } from '../../language/analysis/document/analyze';
import { count, sentence } from '../../language/diagnostics/params';
import { formatSentence } from '../../language/messages/index';
import { escapeIsolated } from '../../language/render/escape';
import type { Frame, HandView, LineView } from '../../language/render/frame';
import { allLines, frameAt } from '../../language/render/frames';
import { figureOf } from '../../language/render/html';
import { directionOf, LANGUAGES } from '../../language/text/languages';
import type { Choices } from './choices';
import type { FigureDocument, ShownHand } from './figureDocument';

/** A step of a hand: the index of its line of play (0: the main line, then the branches in text order), and of the frame. */
export interface PreviewPoint {
  readonly tab: number;
  readonly frame: number;
}

interface PreviewWords {
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly slider: string;
  readonly branches: string;
}

/** All texts are HTML except `words` and `valueText`. */
export type PreviewContent =
  | {
      readonly kind: 'nothing';
      readonly language: string;
      readonly direction: 'ltr' | 'rtl';
      readonly description: string;
    }
  | {
      readonly kind: 'hand';
      readonly language: string;
      readonly direction: 'ltr' | 'rtl';
      /** Line of the document where the text of the hand begins. */
      readonly firstLine: number;
      readonly title: string;
      readonly tabs: readonly string[];
      readonly point: PreviewPoint;
      /** The line of the document that leads to each frame. */
      readonly lines: readonly number[];
      readonly words: PreviewWords;
      /** The last action, and who is next to act. */
      readonly description: string;
      readonly valueText: string;
      readonly figure: string;
    };

/**
 * Shows the hand at a line of the document, or the nearest one above, or otherwise below.
 * @param point to show instead of the step of the line; indices outside the hand are clamped
 */
export function showingAt(
  document: FigureDocument,
  line: number,
  choices: Choices,
  point: PreviewPoint | null,
): PreviewContent {
  const found = handAt(document, line, choices);
  if (found === null) {
    const language = LANGUAGES.includes(choices.language) ? choices.language : 'en';
    const message = formatSentence(sentence('preview/nothing', {}), { language, scale: 0, digits: 'latin' });
    return { kind: 'nothing', language, direction: directionOf(language), description: escapeIsolated(message) };
  }
  const { view, firstLine } = found;
  const lines = allLines(view.main);
  const { tab, frame: number } = point ?? pointAt(view, lines, line - firstLine);
  const shown = lines[Math.min(Math.max(tab, 0), lines.length - 1)] ?? view.main;
  const last = shown.frames.length - 1;
  const frame = shown.frames[Math.min(Math.max(number, 0), last)];
  const parts = frame === undefined ? [] : descriptionOf(view, shown, frame);
  return {
    kind: 'hand',
    language: view.language,
    direction: view.direction,
    firstLine,
    title: escapeIsolated(view.title),
    tabs: lines.map(({ title, isBranch }) => escapeIsolated(isBranch ? title : say(view, 'preview/main-line'))),
    point: { tab: Math.max(0, lines.indexOf(shown)), frame: frame?.index ?? 0 },
    lines: shown.frames.map((each) => firstLine + each.line),
    words: wordsOf(view),
    description: parts.map(escapeIsolated).join(' · '),
    valueText: parts.join('. ').replace(/[\u2066-\u2069]/g, ''),
    figure: `${found.problems}\n${drawn(found, shown, frame)}`,
  };
}

function handAt(document: FigureDocument, line: number, choices: Choices): ShownHand | null {
  const { hands } = document;
  const at = hands.sectionAt(line);
  const from = at >= 0 ? at : hands.sections.findLastIndex((_, index) => hands.firstLine(index) <= line);
  // Checking whether a section is a hand is cheaper than replaying it.
  const isHand = (_: unknown, index: number): boolean => analyzeSection(hands, index).summary !== null;
  const own = from >= 0 && isHand(null, from) ? from : -1;
  const below = own >= 0 ? own : hands.sections.findIndex((section, index) => index > from && isHand(section, index));
  const index = below >= 0 ? below : hands.sections.findLastIndex((section, i) => i < from && isHand(section, i));
  return index < 0 ? null : document.hand(index, choices);
}

/** A line above the first action shows the start of the hand; a line after the last one shows its end. */
function pointAt(view: HandView, lines: readonly LineView[], line: number): PreviewPoint {
  const found = frameAt(view.main, line);
  if (found === null) return { tab: 0, frame: 0 };
  const last = found.line.frames.at(-1);
  const isAtEnd = last?.kind === 'end' && line > last.line;
  return { tab: lines.indexOf(found.line), frame: isAtEnd ? last.index : found.frame.index };
}

function descriptionOf(view: HandView, { frames }: LineView, frame: Frame): string[] {
  const params = { index: count(frame.index + 1), count: count(frames.length) };
  const end = frame.kind === 'end' ? [view.words.end] : frame.events.map(({ text }) => text);
  const who = frame.kind === 'end' ? null : (frame.next?.heading ?? frame.idleReason);
  return [say(view, 'preview/step', params), ...end, ...(who === null ? [] : [who])];
}

/** Draws the line of play without its branches, which have their own tabs. */
function drawn({ view, firstLine }: ShownHand, line: LineView, frame: Frame | undefined): string {
  const alone = { ...line, branches: [] };
  return figureOf(view, { line: alone, id: 'preview', level: 2, firstLine, ...(frame === undefined ? {} : { frame }) });
}

function wordsOf(view: HandView): PreviewWords {
  return {
    first: say(view, 'preview/first'),
    previous: say(view, 'preview/previous'),
    next: say(view, 'preview/next'),
    last: say(view, 'preview/last'),
    slider: say(view, 'preview/slider'),
    branches: view.words.branches,
  };
}

function say({ language, digits }: HandView, key: string, params: Parameters<typeof sentence>[1] = {}): string {
  const formatted = formatSentence(sentence(key, params), { language, digits, scale: 0, isolate: true });
  return formatted.startsWith('\u2067') ? formatted.slice(1, -1) : formatted;
}
