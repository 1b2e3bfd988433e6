/**
 * Who of a part's players acts: names on both sides of a verb, or side by side without a word that joins them, are no list. One of
 * them acts, and of the others it is told whom he acts against (`Vic 3-bets Hero to 20`) or to whom it goes on (`BB folds to SB`).
 */

import type { Meaning } from '../lexicon/meanings';
import { orderOf } from '../lexicon/phrasing';
import type { Reader } from '../reader';
import { COMMA } from '../tokens/tokenKinds';
import type { Verb } from '../tree';
import { KEY, type Unit } from '../unit';
import type { Bag } from './actionDraft';
import { isNameAndSeat } from './playerList';
import { isPlayer } from './playerRefs';

/** Players that commas or `and` join, or one by his name and his seat. */
type Group = readonly number[];

const roleAt = (reader: Reader, index: number): Meaning['role'] | undefined => reader.unit(index).entry?.meaning.role;

/** Leaves in the bag's people those who act; of whom nothing tells which of two they are that is reported. */
export function findActors(reader: Reader, bag: Bag, verb: Verb | null): void {
  if (bag.people.length < 2 || bag.others !== null) return;
  const groups = groupsOf(reader, bag);
  if (groups.length < 2) return;
  // `Action folds to CO`: a strange word is nobody in front of whom the others fold.
  const isKnown = bag.people.every((index) => isPlayer(reader.unit(index))) || reader.names.implicit;
  if ((verb === 'fold' || verb === 'check') && bag.markers.length > 0 && !isKnown) return;
  const acting = groups.filter((group) => !isAgainst(reader, bag, group, verb));
  const [first, second] = acting;
  if (first === undefined) return;
  if (second !== undefined && !(acting.length === 2 && isObject(reader, bag, first, second, verb))) {
    reportSecond(reader, bag, first, second);
  }
  bag.against.push(...bag.people.filter((index) => !first.includes(index)));
  bag.people.splice(0, bag.people.length, ...first);
}

function groupsOf(reader: Reader, bag: Bag): readonly Group[] {
  const groups: number[][] = [];
  for (const index of bag.people) {
    const group = groups.at(-1);
    if (group !== undefined && isJoined(reader, bag, group.at(-1) ?? index, index)) group.push(index);
    else groups.push([index]);
  }
  return groups;
}

function isJoined(reader: Reader, bag: Bag, before: number, index: number): boolean {
  if (index === before + 1) return isNameAndSeat(reader, index);
  for (let between = before + 1; between < index; between += 1) {
    const { kind, entry } = reader.unit(between);
    if (kind === COMMA || (entry?.meaning.role === 'and' && bag.more !== between)) return true;
    // `A & B fold`, `A or B folds`: what stands between them is told.
    if (bag.symbols.includes(between) || isOr(reader.unit(between))) return true;
  }
  return false;
}

const isOr = ({ word }: Unit): boolean => word?.node?.entries?.some((entry) => entry?.meaning.role === 'or') ?? false;

/** `Hero را`, `Hero को`, `a Hero`; with `to` beside a fold or a check it is told to whom it goes on. */
function isAgainst(reader: Reader, bag: Bag, group: Group, verb: Verb | null): boolean {
  const [first = 0, last = first] = [group[0], group.at(-1)];
  if (reader.unit(last + 1).entry?.marksObject === true) return true;
  let before = first - 1;
  while (roleAt(reader, before) === 'filler') before -= 1;
  const marker = isTo(reader, before, 'before') ? before : isTo(reader, last + 1, 'after') ? last + 1 : -1;
  const at = bag.markers.indexOf(marker);
  if (at < 0 || verb === null || bag.amounts.some((amount) => amount.last === marker - 1)) return false;
  bag.markers.splice(at, 1);
  return true;
}

function isTo(reader: Reader, index: number, side: 'before' | 'after'): boolean {
  const { entry } = reader.unit(index);
  return entry?.meaning.role === 'marker' && entry.meaning.marker === 'to' && entry.side === side;
}

const ANSWERS: ReadonlySet<Verb | null> = new Set(['call', 'raise', 'all-in']);

/** The other right behind the verb, or where the language puts the verb first behind the one who acts: `يرفع فيك هيرو إلى 20`. */
function isObject(reader: Reader, bag: Bag, actor: Group, other: Group, verb: Verb | null): boolean {
  const at = bag.verbUnit >= 0 ? bag.verbUnit : bag.allInUnit;
  // The verbs of one letter stand between two names as well as between two actions.
  if (!ANSWERS.has(verb) || reader.unit(at).kind !== KEY) return false;
  const order = orderOf(reader.language ?? 'en', 'action');
  const [first = 0] = other;
  if ((actor[0] ?? 0) < at) return !order.endsWith('{verb}') && isBehind(reader, at, first);
  return (
    order.startsWith('{verb}') && isBehind(reader, at, actor[0] ?? 0) && isBehind(reader, actor.at(-1) ?? 0, first)
  );
}

/** Words that say nothing, and the one for `on` (`shoves on Hero`), may stand between. */
function isBehind(reader: Reader, at: number, index: number): boolean {
  let behind = at + 1;
  while (roleAt(reader, behind) === 'filler' || reader.unit(behind).entry?.word === 'on') behind += 1;
  return behind === index;
}

function reportSecond(reader: Reader, bag: Bag, first: Group, second: Group): void {
  const { start, end } = reader.unit(second[0] ?? 0);
  const other = reader.unit(first.at(-1) ?? 0);
  if (!bag.damaged) {
    reader.syntax('second-player', start, end, { word: reader.textOf({ start, end }), first: reader.textOf(other) });
  }
  bag.damaged = true;
}
