/** Finds the player, mark or fence that is named at a position, in a hand or in a comment of the prose. */
import { type HandDocument, rangeInDocument, sectionPositionAt } from '../analysis/document/document';
import type { Position, Range } from '../analysis/document/position';
import type { Timelines } from '../analysis/document/timelines';
import {
  type NamedSubject,
  type ReadSection,
  readingOf,
  sectionsSharingPlayers,
  subjectAt,
  subjectsIn,
} from './occurrences';
import { means, namesInProse, type ProseName, proseNameAt } from './proseNames';

export type Named = NamedInHand | NamedFence;

export interface NamedInHand {
  readonly kind: NamedSubject['kind'];
  readonly index: number;
  readonly reading: ReadSection;
  readonly subject: NamedSubject;
  /** The text at the position. */
  readonly range: Range;
  /** True for the name, false for a position word. */
  readonly byName: boolean;
}

export interface NamedFence {
  readonly kind: 'fence';
  readonly name: string;
  readonly fenceLine: number;
  readonly range: Range;
}

/** Null if nothing is named there. */
export function namedAt(document: HandDocument, timelines: Timelines, position: Position): Named | null {
  const place = sectionPositionAt(document, position);
  if (place === null) {
    const named = proseNameAt(document, position);
    return named && inProse(document, timelines, named);
  }
  const { index, section } = place;
  const reading = readingOf(document, timelines, index);
  const found = reading && subjectAt(reading, section.offsetAt(place.position));
  if (reading === null || found === null) return null;
  const { subject, at } = found;
  const range = rangeInDocument(section.rangeOf(at), document.firstLine(index));
  return { kind: subject.kind, index, reading, subject, range, byName: at.byName };
}

function inProse(document: HandDocument, timelines: Timelines, named: ProseName): Named | null {
  const { kind, name, range, hand } = named;
  if (kind === 'fence') return { kind, name: hand.name ?? name, fenceLine: hand.fenceLine, range };
  const index = document.sectionAt(hand.firstLine);
  const reading = readingOf(document, timelines, index);
  const subjects = reading === null ? [] : subjectsIn(reading, kind);
  const subject = subjects.find((other) => means(named, other));
  return reading === null || subject === undefined ? null : { kind, index, reading, subject, range, byName: true };
}

/** The sections that share the player or mark, one section per step. */
export function* sectionsNaming(
  document: HandDocument,
  { kind, index, reading }: NamedInHand,
): Generator<void, readonly number[], void> {
  return kind === 'mark' ? [index] : yield* sectionsSharingPlayers(document, index, reading);
}

/** The places in the prose that name the same fence, mark or player, including the name of the fence itself; one name per step. */
export function* namesOf(
  document: HandDocument,
  named: Named,
  sections: readonly number[],
): Generator<void, readonly ProseName[], void> {
  const same: ProseName[] = [];
  for (const name of namesInProse(document, [named.kind])) {
    yield;
    const isSame =
      named.kind === 'fence'
        ? name.hand.fenceLine === named.fenceLine
        : sections.includes(document.sectionAt(name.hand.firstLine)) && means(name, named.subject);
    if (isSame) same.push(name);
  }
  return same;
}
