import { finish } from '../analysis/comparing';
import { type HandDocument, rangeInDocument } from '../analysis/document/document';
import type { Position, Range } from '../analysis/document/position';
import type { Timelines } from '../analysis/document/timelines';
import { namedAt, namesOf } from './named';

export interface Highlight {
  readonly range: Range;
  /** `write`: he acts here, or is listed; `read`: he is spoken of. */
  readonly kind: 'write' | 'read';
}

/** The places of this hand that name the player or the mark at a position, in the comments that bind numbers to it, too; those that name a fence. */
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
    kind: use === 'told' ? 'read' : 'write',
  }));
}
