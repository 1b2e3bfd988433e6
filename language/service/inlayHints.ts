import { analyzeSection } from '../analysis/document/analyze';
import type { HandDocument } from '../analysis/document/document';
import type { Position, Range } from '../analysis/document/position';
import type { SectionAnalysis } from '../analysis/document/results';
import type { Section } from '../analysis/document/section';
import type { Timelines } from '../analysis/document/timelines';
import { type HintKind, hintsIn, type Told } from './inlayHints/hints';
import { type Preferences, Wording } from './wording';

/** Which kinds of hints somebody wants to see. */
export type HintChoice = Readonly<Record<HintKind, boolean>>;

export interface InlayHint {
  /** It stands right before this place. */
  readonly position: Position;
  readonly kind: HintKind;
  readonly label: string;
}

/** What hints say of one hand, in the order of its text. Positions count from its first line. */
interface HandHints {
  readonly scale: number;
  readonly hints: readonly (Told & { readonly position: Position })[];
}

/** By what is known of the hand: an edit makes them anew for the hands that it touches. */
const KEPT = new WeakMap<SectionAnalysis, HandHints>();

/**
 * What an author cannot see in the lines of a range: what `pot`, `3x`, `min` or an all-in come to, the chips in the middle at
 * each street, what comes back uncalled. Only the hands in the range are looked at, one a step: some clients ask for all.
 */
export function* inlayHints(
  document: HandDocument,
  timelines: Timelines,
  range: Range,
  choice: HintChoice,
  preferences: Preferences,
): Generator<void, readonly InlayHint[], void> {
  const all: InlayHint[] = [];
  for (const index of sectionsIn(document, range)) {
    const hand = analyzeSection(document, index);
    const { hints, scale } = KEPT.get(hand) ?? hintsOf(document, timelines, index, hand);
    const wording = Wording.of(hand, preferences);
    const firstLine = document.firstLine(index);
    for (const { kind, position, sentence } of hints) {
      const line = firstLine + position.line;
      if (!choice[kind] || line < range.start.line || line > range.end.line) continue;
      all.push({ position: { ...position, line }, kind, label: wording.label(sentence, scale) });
    }
    yield;
  }
  return all;
}

function hintsOf(document: HandDocument, timelines: Timelines, index: number, hand: SectionAnalysis): HandHints {
  const timeline = timelines.of(document, index);
  if (timeline === null) return { scale: 0, hints: [] };
  const { section, replay } = timeline;
  const hints = hintsIn(replay)
    .map((told) => ({ ...told, position: placeOf(section, told) }))
    .sort((a, b) => a.position.line - b.position.line || a.position.character - b.position.character);
  const made = { scale: replay.scale, hints };
  KEPT.set(hand, made);
  return made;
}

function placeOf(section: Section, { at }: Told): Position {
  return section.rangeOf({ start: at, end: at }).start;
}

/** The sections that have lines in a range. */
export function* sectionsIn(document: HandDocument, { start, end }: Range): Generator<number> {
  let index = document.sectionAt(start.line);
  // In prose: the next fence.
  if (index < 0) index = 0;
  for (; index < document.sections.length; index += 1) {
    const first = document.firstLine(index);
    if (first > end.line) return;
    if (first + (document.sections[index]?.breaks ?? 0) >= start.line) yield index;
  }
}
