import { type HandDocument, placeIn, rangeInDocument } from '../../language/analysis/document';
import type { Position, Range } from '../../language/analysis/position';
import type { Timelines } from '../../language/analysis/timelines';
import { readingOf, subjectAt } from './occurrences';

export interface Highlight {
  readonly range: Range;
  /** `write`: he acts here, or is listed; `read`: he is spoken of. */
  readonly kind: 'write' | 'read';
}

/** The places of this hand that name the player or the mark at a position. */
export function highlightsAt(document: HandDocument, timelines: Timelines, position: Position): Highlight[] {
  const place = placeIn(document, position);
  const reading = place === null ? null : readingOf(document, timelines, place.index);
  if (place === null || reading === null) return [];
  const firstLine = document.firstLine(place.index);
  const named = subjectAt(reading, place.part.offsetAt(place.position));
  return (named?.subject.occurrences ?? []).map(({ start, end, use }) => ({
    range: rangeInDocument(place.part.rangeOf({ start, end }), firstLine),
    kind: use === 'told' ? 'read' : 'write',
  }));
}
