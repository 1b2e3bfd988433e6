/** Reads `2.5 BB`: after a number, the word for the big blind is its unit, unless it names a player. */
import { ACTION, type Context, type Entry, FACT } from '../lexicon/index';
import type { Meaning } from '../lexicon/meanings';
import { phraseOf } from '../lexicon/phrasing';
import { couldBePlayer, isPlayer } from '../line/playerRefs';
import type { Reader } from '../reader';
import { COMMA, NUMBER, SLASH, STOP } from '../tokens/tokenKinds';
import { KEY, type Unit } from '../unit';

/**
 * Whether a set-up line may name a player: never (`stacks 100 BB`); one of its own (`ante 200 BB` names who pays, `straddle UTG 2 BB` already
 * has a player); or, in a list of seats, after the name (`Raha 100 BB`); there `Raha 5000 BTN, Navid 5000 BB` are positions.
 */
export type PlayerPlace = 'none' | 'one' | 'seat' | 'seat-position';

const UNIT: Meaning = { role: 'unit' };

type ReadUnits = (reader: Reader, from: number, to: number, context: Context, place?: PlayerPlace) => void;

const withBigBlinds =
  (cut: 'readUnits' | 'readUnitsAsWritten'): ReadUnits =>
  (reader, from, to, context, place = 'none') => {
    reader[cut](from, to, context);
    if (reader.hasBigBlinds) readBigBlinds(reader, context, place);
  };

/** `Reader.readUnits` that reads the words for the big blind after numbers as units. */
export const readUnits = withBigBlinds('readUnits');

/** The same for `Reader.readUnitsAsWritten`. */
export const readUnitsAsWritten = withBigBlinds('readUnitsAsWritten');

/** Makes units of measure of the words for the big blind that follow a number. */
function readBigBlinds(reader: Reader, context: Context, place: PlayerPlace): void {
  for (let at = 1; at < reader.count; at += 1) {
    const unit = reader.unit(at);
    const entry = bigBlindIn(unit, context);
    if (entry === null || !followsNumber(reader, at) || !isUnit(reader, at, context, place)) continue;
    unit.kind = KEY;
    unit.entry = { ...entry, word: 'big-blinds', meaning: UNIT };
  }
}

/** The word as a lexicon has it, also where it is somebody's name. */
function bigBlindIn({ entry, word }: Unit, context: Context): Entry | null {
  const known = entry ?? word?.node?.entries?.[context] ?? null;
  return known?.word === 'BB' ? known : null;
}

function followsNumber(reader: Reader, at: number): boolean {
  let before = at - 1;
  while (reader.unit(before).entry?.meaning.role === 'filler') before -= 1;
  const number = reader.unit(before);
  if (number.kind !== NUMBER || reader.unit(before - 1).kind === SLASH) return false;
  const unit = reader.numberOf(number)?.unit;
  // `3x the big blind`
  return before === at - 1 ? unit !== 'bb' : unit === 'times';
}

function isUnit(reader: Reader, at: number, context: Context, place: PlayerPlace): boolean {
  const [from, to] = partAround(reader, at);
  if (context === ACTION) return isSizeOfAction(reader, at, from, to);
  if (context === FACT) return isValueOfFact(reader, at, from, to);
  switch (place) {
    case 'none':
      return true;
    case 'one':
      return hasOther(reader, at, 0, reader.count);
    case 'seat':
      return isFirstNumber(reader, at, from);
    case 'seat-position':
      return false;
  }
}

/** The part of the line between two commas. */
function partAround(reader: Reader, at: number): readonly [from: number, to: number] {
  const isSeparator = (index: number): boolean => reader.unit(index).kind === COMMA || reader.unit(index).kind === STOP;
  let from = at;
  while (from > 0 && !isSeparator(from - 1)) from -= 1;
  let to = at + 1;
  while (to < reader.count && !isSeparator(to)) to += 1;
  return [from, to];
}

/** Whether the part names another player. */
function hasOther(reader: Reader, at: number, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) {
    const unit = reader.unit(index);
    if (index !== at && (isPlayer(unit) || couldBePlayer(unit) || unit.entry?.meaning.role === 'others')) return true;
  }
  return false;
}

/** `UTG raises to 2.5 BB`, `رها به ۲.۵ بیگ‌بلایند ریز می‌کند`; in `UTG raises to 600 BB calls` a comma is missing. */
function isSizeOfAction(reader: Reader, at: number, from: number, to: number): boolean {
  if (!hasOther(reader, at, from, to)) return false;
  const hasVerbBefore = range(from, at).some((index) => isVerb(reader.unit(index)));
  if (!hasVerbBefore) return true;
  const later = range(at + 1, to);
  const and = later.find((index) => reader.unit(index).entry?.meaning.role === 'and') ?? to;
  return !later.some((index) => index < and && isVerb(reader.unit(index)) && !isFlag(reader, index, to));
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function isVerb({ entry, word, kind }: Unit): boolean {
  const role = entry?.meaning.role;
  return (
    role === 'verb' || role === 'non-turn-verb' || role === 'all-in' || (kind !== KEY && (word?.short ?? null) !== null)
  );
}

/** `raises to 25 BB all-in`, unlike `BB shoves`. */
export function isFlag(reader: Reader, index: number, to: number): boolean {
  const { entry } = reader.unit(index);
  if (entry?.meaning.role !== 'all-in' || index + 1 < to) return false;
  return entry.phrase === phraseOf(reader.language ?? 'en', 'all-in').text;
}

const OF_WINNERS: ReadonlySet<string> = new Set(['wins', 'receives', 'net', 'refund', 'winner']);
const SAYS: ReadonlySet<string> = new Set(['fact', 'pot-name', 'may', 'may-not', 'verb', 'all-in', 'folded']);

/** `expect pot 4 BB`, `expect UTG to call 2.5 BB`; in `wins 400 BB`, BB is the winner. */
function isValueOfFact(reader: Reader, at: number, from: number, to: number): boolean {
  const says = (index: number): Meaning | undefined => {
    const meaning = reader.unit(index).entry?.meaning;
    return meaning !== undefined && SAYS.has(meaning.role) ? meaning : undefined;
  };
  const fact = range(from, at)
    .map(says)
    .find((meaning) => meaning !== undefined);
  const namesOther = hasOther(reader, at, from, to);
  if (fact === undefined) return namesOther || says(at + 1)?.role === 'fact';
  if (at + 1 < to && says(at + 1) !== undefined) return false;
  return namesOther || !(fact.role === 'fact' && OF_WINNERS.has(fact.fact));
}

/** Whether the number is the stack, which follows the name of its seat. */
function isFirstNumber(reader: Reader, at: number, from: number): boolean {
  if (at - 1 === from) return false;
  return !range(from, at - 1).some((index) => reader.unit(index).kind === NUMBER);
}
