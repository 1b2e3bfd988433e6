/** Shows hints in the text: amounts, pots and refunds that it does not give. */
import { analyzeSection } from '../analysis/document/analyze';
import type { HandDocument } from '../analysis/document/document';
import type { Position, Range } from '../analysis/document/position';
import type { SectionAnalysis } from '../analysis/document/results';
import type { Section } from '../analysis/document/section';
import type { Timelines } from '../analysis/document/timelines';
import { type HandHint, type HintKind, hintsIn } from './inlayHints/hints';
import { type Preferences, Wording } from './wording';

/** The kinds of hints that the user wants. */
export type HintChoice = Readonly<Record<HintKind, boolean>>;

export interface InlayHint {
  /** The hint is shown right before this position. */
  readonly position: Position;
  readonly kind: HintKind;
  readonly label: string;
}

/** The hints of one hand, in text order. Positions count from its first line. */
interface HintsOfHand {
  readonly scale: number;
  readonly hints: readonly (HandHint & { readonly position: Position })[];
}

/** By analysis, so that an edit recomputes only the hands that it touches. */
const KEPT = new WeakMap<SectionAnalysis, HintsOfHand>();

/**
 * What the lines of a range do not show: the chips that `pot`, `3x`, `min` or an all-in come to, the pot at each street, and
 * uncalled chips that are returned. Only hands in the range are read, one per step: some clients ask for the whole document.
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

function hintsOf(document: HandDocument, timelines: Timelines, index: number, hand: SectionAnalysis): HintsOfHand {
  const timeline = timelines.of(document, index);
  if (timeline === null) return { scale: 0, hints: [] };
  const { section, replay } = timeline;
  const hints = hintsIn(replay)
    .map((hint) => ({ ...hint, position: positionOf(section, hint) }))
    .sort((a, b) => a.position.line - b.position.line || a.position.character - b.position.character);
  const made = { scale: replay.scale, hints };
  KEPT.set(hand, made);
  return made;
}

function positionOf(section: Section, { at }: HandHint): Position {
  return section.rangeOf({ start: at, end: at }).start;
}

/** The sections with lines in a range. */
function* sectionsIn(document: HandDocument, { start, end }: Range): Generator<number> {
  let index = document.sectionAt(start.line);
  // In prose, start at the next fence.
  if (index < 0) index = 0;
  for (; index < document.sections.length; index += 1) {
    const first = document.firstLine(index);
    if (first > end.line) return;
    if (first + (document.sections[index]?.breaks ?? 0) >= start.line) yield index;
  }
}
