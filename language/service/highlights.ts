/** Highlights the places that name the player, mark or fence at a position. */
import { finish } from '../analysis/comparing';
import { type HandDocument, rangeInDocument } from '../analysis/document/document';
import type { Position, Range } from '../analysis/document/position';
import type { Timelines } from '../analysis/document/timelines';
import { namedAt, namesOf } from './named';

export interface Highlight {
  readonly range: Range;
  /** `write`: the player acts or is listed; `read`: the player is mentioned. */
  readonly kind: 'write' | 'read';
}

/** The places in this hand, and in the comments that bind numbers to it; for a fence, the places that name it. */
export function highlightsAt(document: HandDocument, timelines: Timelines, position: Position): Highlight[] {
  const named = namedAt(document, timelines, position);
  if (named === null) return [];
  const sections = named.kind === 'fence' ? [] : [named.index];
  const inHand =
    named.kind === 'fence'
      ? []
      : named.subject.occurrences.map(({ use, ...span }) => ({
          range: rangeInDocument(named.reading.section.rangeOf(span), document.firstLine(named.index)),
          use,
        }));
  return [...inHand, ...finish(namesOf(document, named, sections))].map(({ range, use }) => ({
    range,
    kind: use === 'mentioned' ? 'read' : 'write',
  }));
}
