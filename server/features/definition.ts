import { type HandDocument, placeIn, rangeInDocument } from '../../language/analysis/document';
import type { Position, Range } from '../../language/analysis/position';
import type { Timelines } from '../../language/analysis/timelines';
import type { Span } from '../../language/syntax/tree';
import { type Reading, readingOf, type Subject, setupOfPlayers, statementsIn, subjectAt } from './occurrences';

export interface Definition {
  /** The words that were asked about. */
  readonly origin: Range;
  /** All that defines: the seat with its stack and cards, the line of the mark. */
  readonly target: Range;
  /** The name in it. */
  readonly selection: Range;
}

/**
 * Where the player or the mark at a position comes from: his seat (in the hand, or in the setup that lists the seats), where
 * none is listed the place that first names him; the `mark` line.
 */
export function definitionAt(document: HandDocument, timelines: Timelines, position: Position): Definition | null {
  const place = placeIn(document, position);
  const reading = place === null ? null : readingOf(document, timelines, place.index);
  if (place === null || reading === null) return null;
  const named = subjectAt(reading, place.part.offsetAt(place.position));
  if (named === null) return null;
  const inDocument = (of: Reading, span: Span, index: number): Range =>
    rangeInDocument(of.part.rangeOf(span), document.firstLine(index));
  const origin = inDocument(reading, named.at, place.index);
  const define = (of: Reading, index: number, { whole, name }: Declaration): Definition => ({
    origin,
    target: inDocument(of, whole, index),
    selection: inDocument(of, name, index),
  });

  const here = declarationIn(reading, named.subject);
  if (here !== null) return define(reading, place.index, here);
  const index = setupOfPlayers(document, place.index, reading);
  const setup = index === null ? null : readingOf(document, timelines, index);
  const there = setup === null ? null : declarationIn(setup, named.subject);
  if (index !== null && setup !== null && there !== null) return define(setup, index, there);
  const first = named.subject.occurrences[0] ?? named.at;
  return define(reading, place.index, { whole: first, name: first });
}

interface Declaration {
  readonly whole: Span;
  readonly name: Span;
}

function declarationIn({ tree }: Reading, { kind, name, occurrences }: Subject): Declaration | null {
  for (const statement of statementsIn(tree.statements)) {
    if (kind === 'mark') {
      const own = statement.kind === 'mark' ? statement.name : null;
      if (own !== null && occurrences.some(({ start }) => start === own.start)) return { whole: statement, name: own };
    } else if (statement.kind === 'seats') {
      const seat = statement.seats.find((listed) => listed.name.text === name);
      if (seat !== undefined) return { whole: seat, name: seat.name };
      // `seats 6` names everybody by his position.
      if (statement.count !== null) return { whole: statement, name: statement.count };
    }
  }
  return null;
}
