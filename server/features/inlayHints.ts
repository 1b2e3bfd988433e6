import { analyzePart } from '../../language/analysis/analyze';
import { type HandDocument, rangeInDocument } from '../../language/analysis/document';
import type { Part } from '../../language/analysis/part';
import type { Position, Range } from '../../language/analysis/position';
import type { Timelines } from '../../language/analysis/timelines';
import { type HintKind, hintsIn, type Told } from './inlayHints/told';
import { type Preferences, Wording } from './wording';

/** Which kinds of hints somebody wants to see. */
export type HintChoice = Readonly<Record<HintKind, boolean>>;

export interface InlayHint {
  /** It stands right before this place. */
  readonly position: Position;
  readonly kind: HintKind;
  readonly label: string;
}

/**
 * What an author cannot see in the lines of a range: what `pot`, `3x`, `min` or an all-in come to, the chips in the middle at
 * each street, what comes back uncalled. Only the hands in the range are looked at.
 */
export function inlayHints(
  document: HandDocument,
  timelines: Timelines,
  range: Range,
  choice: HintChoice,
  preferences: Preferences,
): InlayHint[] {
  const hints: InlayHint[] = [];
  for (const index of partsIn(document, range)) {
    const timeline = timelines.of(document, index);
    if (timeline === null) continue;
    const { part, replay } = timeline;
    const wording = Wording.of(analyzePart(document, index), preferences);
    const firstLine = document.firstLine(index);
    for (const told of hintsIn(replay)) {
      const position = placeOf(part, told, firstLine);
      if (!choice[told.kind] || position.line < range.start.line || position.line > range.end.line) continue;
      hints.push({ position, kind: told.kind, label: wording.label(told.sentence, replay.scale) });
    }
  }
  return hints.sort((a, b) => a.position.line - b.position.line || a.position.character - b.position.character);
}

function placeOf(part: Part, { at }: Told, firstLine: number): Position {
  return rangeInDocument(part.rangeOf({ start: at, end: at }), firstLine).start;
}

/** The parts that have lines in a range. */
export function* partsIn(document: HandDocument, { start, end }: Range): Generator<number> {
  let index = document.partAt(start.line);
  // In prose: the next fence.
  if (index < 0) index = 0;
  for (; index < document.parts.length; index += 1) {
    const first = document.firstLine(index);
    if (first > end.line) return;
    if (first + (document.parts[index]?.breaks ?? 0) >= start.line) yield index;
  }
}
