/** Which of its three numbers each amount of an action is: markers stand before their amount or after it. */
import type { Bag } from './actions';
import type { Reader } from './reader';
import type { AmountNode } from './tree';

export interface Numbers {
  to: AmountNode | null;
  by: AmountNode | null;
  adds: AmountNode | null;
  bare: AmountNode | null;
}

type Marker = 'to' | 'by' | 'adds';

/**
 * Binds each marker to the amount on its side; what is left over is `bare`. A marker without an amount, and a second
 * amount that nothing explains, are reported.
 */
export function bindAmounts(reader: Reader, bag: Bag): Numbers {
  const numbers: Numbers = { to: null, by: null, adds: null, bare: null };
  const { amounts, markers } = bag;
  const [only] = amounts;
  if (markers.length === 0 && amounts.length < 2) {
    numbers.bare = only?.node ?? null;
    return numbers;
  }
  const taken: (Marker | null)[] = amounts.map(() => null);
  const loose: number[] = [];
  for (const index of markers) {
    const entry = reader.unit(index).entry;
    if (entry?.meaning.role !== 'marker') continue;
    const target = targetOf(bag, taken, index, entry.side, entry.meaning.marker);
    if (target < 0) loose.push(index);
    else taken[target] = entry.meaning.marker;
  }
  for (const index of loose) bindLoose(reader, bag, taken, index);
  amounts.forEach((amount, index) => {
    const marker = taken[index] ?? 'bare';
    if (numbers[marker] === null) numbers[marker] = amount.node;
    else if (!bag.damaged) {
      reader.syntax('extra-amount', amount.node.start, amount.node.end, { word: reader.textOf(amount.node) });
      bag.damaged = true;
    }
  });
  return numbers;
}

/** The free amount next to the marker on its side; one that already bears the same mark counts (`कुल 150 तक`). */
function targetOf(bag: Bag, taken: readonly (Marker | null)[], marker: number, side: string, kind: Marker): number {
  const free = (index: number): boolean => taken[index] === null || taken[index] === kind;
  if (side === 'after') return bag.amounts.findLastIndex((amount, index) => amount.last < marker && free(index));
  return bag.amounts.findIndex((amount, index) => amount.first > marker && free(index));
}

/** A marker with nothing on its side takes the one amount that is still free. */
function bindLoose(reader: Reader, bag: Bag, taken: (Marker | null)[], marker: number): void {
  const unit = reader.unit(marker);
  const meaning = unit.entry?.meaning;
  if (meaning?.role !== 'marker') return;
  const free = taken.indexOf(null);
  if (free >= 0) {
    taken[free] = meaning.marker;
    return;
  }
  if (taken.includes(meaning.marker) || bag.damaged) return;
  reader.syntax('amount-after', unit.start, unit.end, { word: reader.textOf(unit) });
  bag.damaged = true;
}
