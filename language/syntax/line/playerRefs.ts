/** Units that name players, as references. */

import type { Reader } from '../reader';
import { isQuote, unquote } from '../tokens/quotationMarks';
import { STRING } from '../tokens/tokenKinds';
import type { PlayerRef } from '../tree';
import { KEY, NAME, UNKNOWN, type Unit } from '../unit';

/** A name of the hand or a position word. */
export function isPlayer(unit: Unit): boolean {
  return unit.kind === NAME || (unit.kind === KEY && unit.entry?.meaning.role === 'position');
}

/** A word that could be a new player: not a keyword in any context. */
export function couldBePlayer(unit: Unit): boolean {
  return unit.kind === STRING || (unit.kind === UNKNOWN && unit.word !== null && !isKeyword(unit));
}

/** A word of the lexicons that means nothing here. */
export function isKeyword(unit: Unit): boolean {
  // A word that is a keyword only before certain others (`e`) can be a name.
  return unit.word?.node?.entries?.some((entry) => entry !== null && entry.before === undefined) ?? false;
}

/** The player a unit refers to. */
export function refOf(reader: Reader, unit: Unit): PlayerRef {
  const { start, end } = unit;
  if (unit.kind === NAME) {
    const text = unit.word !== null ? unit.word.raw : reader.text.slice(start, end);
    return { kind: 'name', name: unit.name, text, start, end };
  }
  const text = reader.text.slice(start, end);
  if (unit.entry !== null && unit.entry.meaning.role === 'position') {
    return reader.names.refToPosition(unit.entry.meaning.position, text, start, end);
  }
  return reader.names.refToUnknown(unit.kind === STRING ? unquote(text) : text, text, start, end);
}

/** The players a unit refers to; `the blinds` are two. */
export function refsOf(reader: Reader, unit: Unit): readonly PlayerRef[] {
  const first = refOf(reader, unit);
  const meaning = unit.entry?.meaning;
  if (meaning?.role !== 'position' || meaning.also === undefined) return [first];
  const { start, end, text } = first;
  return [first, reader.names.refToPosition(meaning.also, text, start, end)];
}

/** Makes the player known. Without a `seats` line, this is how the players are found. */
export function claim(reader: Reader, ref: PlayerRef): void {
  if (!reader.names.implicit || ref.kind === 'name') return;
  reader.names.claim(ref.kind === 'position' ? ref.position : nameIn(ref.text));
}

/** `refOf` and `claim` in one. */
export function claimedRefOf(reader: Reader, unit: Unit): PlayerRef {
  const ref = refOf(reader, unit);
  if (!reader.names.implicit || ref.kind === 'name') return ref;
  claim(reader, ref);
  return refOf(reader, unit);
}

/** `refsOf` and `claim` in one. */
export function claimedRefsOf(reader: Reader, unit: Unit): readonly PlayerRef[] {
  const meaning = unit.entry?.meaning;
  if (meaning?.role !== 'position' || meaning.also === undefined) return [claimedRefOf(reader, unit)];
  for (const ref of refsOf(reader, unit)) claim(reader, ref);
  return refsOf(reader, unit);
}

function nameIn(text: string): string {
  return isQuote(text) ? unquote(text) : text;
}
