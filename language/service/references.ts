/** Finds every place that names the player, mark or fence at a position. */
import { type HandDocument, rangeInDocument } from '../analysis/document/document';
import type { Position, Range } from '../analysis/document/position';
import type { Timelines } from '../analysis/document/timelines';
import { type NamedInHand, namedAt, namesOf, sectionsNaming } from './named';
import { readingOf, subjectsIn } from './occurrences';

/**
 * The places that name the player, the mark or the fence at a position, position words included: in the hand with its
 * branches, in all hands that share the seats, and in the comments that bind numbers to them. One section per step.
 */
export function* referencesAt(
  document: HandDocument,
  timelines: Timelines,
  position: Position,
  withDeclaration: boolean,
): Generator<void, readonly Range[], void> {
  const named = namedAt(document, timelines, position);
  if (named === null) return [];
  const sections = named.kind === 'fence' ? [] : yield* sectionsNaming(document, named);
  const inHands = named.kind === 'fence' ? [] : yield* placesIn(document, timelines, named, sections);
  const inProse = yield* namesOf(document, named, sections);
  return [...inHands, ...inProse].filter(({ use }) => use !== 'declared' || withDeclaration).map(({ range }) => range);
}

function* placesIn(document: HandDocument, timelines: Timelines, named: NamedInHand, sections: readonly number[]) {
  const places: { readonly range: Range; readonly use: string }[] = [];
  for (const index of sections) {
    yield;
    const reading = index === named.index ? named.reading : readingOf(document, timelines, index);
    if (reading === null) continue;
    const { subject: own } = named;
    const subject = index === named.index ? own : subjectsIn(reading, 'player').find(({ name }) => name === own.name);
    for (const { start, end, use } of subject?.occurrences ?? [])
      places.push({ range: rangeInDocument(reading.section.rangeOf({ start, end }), document.firstLine(index)), use });
  }
  return places;
}
