/** Assigns the amounts of an action to `to`, `by` and `adds`. A marker comes before its amount or after it. */

import type { Side } from '../lexicon/lexicon';
import type { Reader } from '../reader';
import type { AmountNode, Verb } from '../tree';
import type { ActionDraft } from './actionDraft';

export interface ActionNumbers {
  to: AmountNode | null;
  by: AmountNode | null;
  adds: AmountNode | null;
  bare: AmountNode | null;
}

export const NO_NUMBERS: Readonly<ActionNumbers> = { to: null, by: null, adds: null, bare: null };

type Marker = 'to' | 'by' | 'adds';

/**
 * Binds each marker to the amount on its side; an amount without a marker is `bare`. Reports a marker without an amount and a
 * second unmarked amount. `more` marks the increase of a raise (`raises 700 more`, `all-in 700 more`) and is reported after a
 * street total; with another verb it has no meaning (`calls 250 more`: a call's number is the new chips anyway).
 */
export function bindAmounts(reader: Reader, draft: ActionDraft, verb: Verb): Readonly<ActionNumbers> {
  const numbers = boundByMarkers(reader, draft);
  return draft.more >= 0 && (verb === 'raise' || verb === 'all-in') ? withIncrease(reader, draft, numbers) : numbers;
}

function withIncrease(reader: Reader, draft: ActionDraft, numbers: Readonly<ActionNumbers>): Readonly<ActionNumbers> {
  const amount = draft.amounts.findLast(({ last }) => last < draft.more)?.node ?? null;
  if (amount !== null && amount === numbers.bare && numbers.by === null) return { ...numbers, by: amount, bare: null };
  if (amount === numbers.to && !draft.damaged) reportAlone(reader, draft, draft.more);
  return numbers;
}

function boundByMarkers(reader: Reader, draft: ActionDraft): Readonly<ActionNumbers> {
  const { amounts, markers } = draft;
  if (amounts.length === 0 && markers.length === 0) return NO_NUMBERS;
  const numbers: ActionNumbers = { to: null, by: null, adds: null, bare: null };
  const only = amounts[0];
  if (amounts.length < 2 && markers.length < 2) {
    const marker = markers[0];
    if (marker === undefined) numbers.bare = only?.node ?? null;
    else if (only === undefined) reportAlone(reader, draft, marker);
    else numbers[markerAt(reader, marker)] = only.node;
    return numbers;
  }
  const kinds = markersOfAmounts(reader, draft);
  amounts.forEach(({ node }, index) => {
    const kind = kinds[index] ?? 'bare';
    if (numbers[kind] === null) numbers[kind] = node;
    else if (!draft.damaged) {
      reader.syntax('extra-amount', node.start, node.end, { word: reader.textOf(node) });
      draft.damaged = true;
    }
  });
  return numbers;
}

/** The marker of each amount; null: it has none. A marker without an amount on its side takes the first free one. */
function markersOfAmounts(reader: Reader, draft: ActionDraft): readonly (Marker | null)[] {
  const taken: (Marker | null)[] = draft.amounts.map(() => null);
  const loose: number[] = [];
  for (const index of draft.markers) {
    const kind = markerAt(reader, index);
    const target = targetOf(draft, taken, index, reader.unit(index).entry?.side ?? 'before', kind);
    if (target < 0) loose.push(index);
    else taken[target] = kind;
  }
  for (const index of loose) {
    const kind = markerAt(reader, index);
    const free = taken.indexOf(null);
    if (free >= 0) taken[free] = kind;
    else if (!taken.includes(kind)) reportAlone(reader, draft, index);
  }
  return taken;
}

function markerAt(reader: Reader, index: number): Marker {
  const meaning = reader.unit(index).entry?.meaning;
  return meaning?.role === 'marker' ? meaning.marker : 'to';
}

/** The nearest free amount on the marker's side; an amount with the same marker is also free (`कुल 150 तक`). */
function targetOf(
  draft: ActionDraft,
  taken: readonly (Marker | null)[],
  marker: number,
  side: Side,
  kind: Marker,
): number {
  const free = (index: number): boolean => taken[index] === null || taken[index] === kind;
  if (side === 'after') return draft.amounts.findLastIndex((amount, index) => amount.last < marker && free(index));
  return draft.amounts.findIndex((amount, index) => amount.first > marker && free(index));
}

function reportAlone(reader: Reader, draft: ActionDraft, marker: number): void {
  const unit = reader.unit(marker);
  if (!draft.damaged) reader.syntax('amount-after', unit.start, unit.end, { word: reader.textOf(unit) });
  draft.damaged = true;
}
