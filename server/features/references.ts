import { type HandDocument, placeIn, rangeInDocument } from '../../language/analysis/document';
import type { Position, Range } from '../../language/analysis/position';
import type { Timelines } from '../../language/analysis/timelines';
import { partsSharingPlayers, playersIn, readingOf, subjectAt } from './occurrences';

/**
 * The places that name the player or the mark at a position, position words that mean the player included: in the hand with
 * its branches, and in all hands that play with the same seats. A part a step.
 */
export function* referencesAt(
  document: HandDocument,
  timelines: Timelines,
  position: Position,
  withDeclaration: boolean,
): Generator<void, readonly Range[], void> {
  const place = placeIn(document, position);
  const reading = place === null ? null : readingOf(document, timelines, place.index);
  if (place === null || reading === null) return [];
  const named = subjectAt(reading, place.part.offsetAt(place.position));
  if (named === null) return [];
  const { kind, name } = named.subject;
  const parts = kind === 'mark' ? [place.index] : yield* partsSharingPlayers(document, place.index, reading);
  const ranges: Range[] = [];
  for (const index of parts) {
    yield;
    const here = index === place.index ? reading : readingOf(document, timelines, index);
    if (here === null) continue;
    const subject = index === place.index ? named.subject : playersIn(here).find((player) => player.name === name);
    for (const { start, end, use } of subject?.occurrences ?? []) {
      if (use === 'declared' && !withDeclaration) continue;
      ranges.push(rangeInDocument(here.part.rangeOf({ start, end }), document.firstLine(index)));
    }
  }
  return ranges;
}
