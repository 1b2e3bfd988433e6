/** Which of its three numbers each amount of an action is: a marker stands before its amount or after it. */

import type { Side } from '../lexicon/lexicon';
import type { Reader } from '../reader';
import type { AmountNode, Verb } from '../tree';
import type { Bag } from './actionDraft';

export interface Numbers {
  to: AmountNode | null;
  by: AmountNode | null;
  adds: AmountNode | null;
  bare: AmountNode | null;
}

export const NO_NUMBERS: Readonly<Numbers> = { to: null, by: null, adds: null, bare: null };

type Marker = 'to' | 'by' | 'adds';

/**
 * Binds each marker to the amount on its side; what is left over is `bare`. A marker without an amount, and a second
 * amount that nothing explains, are reported. So is `more` behind a street total: of a raise it says the increase
 * (`raises 700 more`, `all-in 700 more`), and of another verb nothing (`calls 250 more` tells the new chips in any case).
 */
export function bindAmounts(reader: Reader, bag: Bag, verb: Verb): Readonly<Numbers> {
  const numbers = boundByMarkers(reader, bag);
  return bag.more >= 0 && (verb === 'raise' || verb === 'all-in') ? withIncrease(reader, bag, numbers) : numbers;
}

function withIncrease(reader: Reader, bag: Bag, numbers: Readonly<Numbers>): Readonly<Numbers> {
  const amount = bag.amounts.findLast(({ last }) => last < bag.more)?.node ?? null;
  if (amount !== null && amount === numbers.bare && numbers.by === null) return { ...numbers, by: amount, bare: null };
  if (amount === numbers.to && !bag.damaged) reportAlone(reader, bag, bag.more);
  return numbers;
}

function boundByMarkers(reader: Reader, bag: Bag): Readonly<Numbers> {
  const { amounts, markers } = bag;
  if (amounts.length === 0 && markers.length === 0) return NO_NUMBERS;
  const numbers: Numbers = { to: null, by: null, adds: null, bare: null };
  const only = amounts[0];
  if (amounts.length < 2 && markers.length < 2) {
    const marker = markers[0];
    if (marker === undefined) numbers.bare = only?.node ?? null;
    else if (only === undefined) reportAlone(reader, bag, marker);
    else numbers[markerAt(reader, marker)] = only.node;
    return numbers;
  }
  const taken: (Marker | null)[] = amounts.map(() => null);
  const loose: number[] = [];
  for (const index of markers) {
    const kind = markerAt(reader, index);
    const target = targetOf(bag, taken, index, reader.unit(index).entry?.side ?? 'before', kind);
    if (target < 0) loose.push(index);
    else taken[target] = kind;
  }
  for (const index of loose) {
    const kind = markerAt(reader, index);
    const free = taken.indexOf(null);
    if (free >= 0) taken[free] = kind;
    else if (!taken.includes(kind)) reportAlone(reader, bag, index);
  }
  amounts.forEach(({ node }, index) => {
    const kind = taken[index] ?? 'bare';
    if (numbers[kind] === null) numbers[kind] = node;
    else if (!bag.damaged) {
      reader.syntax('extra-amount', node.start, node.end, { word: reader.textOf(node) });
      bag.damaged = true;
    }
  });
  return numbers;
}

function markerAt(reader: Reader, index: number): Marker {
  const meaning = reader.unit(index).entry?.meaning;
  return meaning?.role === 'marker' ? meaning.marker : 'to';
}

/** The nearest free amount on the marker's side; one that bears the same mark counts too (`कुल 150 तक`). */
function targetOf(bag: Bag, taken: readonly (Marker | null)[], marker: number, side: Side, kind: Marker): number {
  const free = (index: number): boolean => taken[index] === null || taken[index] === kind;
  if (side === 'after') return bag.amounts.findLastIndex((amount, index) => amount.last < marker && free(index));
  return bag.amounts.findIndex((amount, index) => amount.first > marker && free(index));
}

function reportAlone(reader: Reader, bag: Bag, marker: number): void {
  const unit = reader.unit(marker);
  if (!bag.damaged) reader.syntax('amount-after', unit.start, unit.end, { word: reader.textOf(unit) });
  bag.damaged = true;
}
