/** The views of hands that pictures are drawn from. */
import { analyzeSection } from '../../language/analysis/document/analyze';
import { HandFile } from '../../language/analysis/document/handFile';
import { Timelines } from '../../language/analysis/document/timelines';
import { languageOf } from '../../language/messages/index';
import type { Frame, HandView, LineView } from '../../language/render/frame';
import { allLines, type FrameOptions, handView } from '../../language/render/frames';

/** Every hand of a file, in its own language and digits. */
export function viewsIn(text: string, options: Partial<FrameOptions> = {}): HandView[] {
  const document = HandFile.of(text);
  const timelines = new Timelines();
  return [...document.sections.keys()].flatMap((index) => {
    const analysis = analyzeSection(document, index);
    const timeline = analysis.summary === null ? null : timelines.of(document, index);
    if (timeline === null) return [];
    const voice = { language: languageOf(analysis, 'auto'), digits: analysis.digits };
    return [handView(timeline.replay, { ...voice, ...options })];
  });
}

export function viewOf(text: string, options: Partial<FrameOptions> = {}): HandView {
  const [view] = viewsIn(text, options);
  if (view === undefined) throw new Error(`no hand in ${text}`);
  return view;
}

/** Every point of a hand and its branches. */
export function framesOf(hand: HandView): { readonly line: LineView; readonly frame: Frame }[] {
  return allLines(hand.main).flatMap((line) => line.frames.map((frame) => ({ line, frame })));
}

export function lastFrame(hand: HandView): Frame {
  const frame = hand.main.frames.at(-1);
  if (frame === undefined) throw new Error('a hand without a point of play');
  return frame;
}
