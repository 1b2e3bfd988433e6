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
import type { ActionDraft } from './actionDraft';
import { isNameAndSeat } from './playerList';
import { isPlayer } from './playerRefs';

/** Players that commas or `and` join, or one by his name and his seat. */
type NameGroup = readonly number[];

const roleAt = (reader: Reader, index: number): Meaning['role'] | undefined => reader.unit(index).entry?.meaning.role;

/** Leaves in the draft's players those who act; of whom nothing tells which of two they are that is reported. */
export function findActors(reader: Reader, draft: ActionDraft, verb: Verb | null): void {
  if (draft.players.length < 2 || draft.others !== null) return;
  const groups = groupsOf(reader, draft);
  if (groups.length < 2) return;
  // `Action folds to CO`: a strange word is nobody in front of whom the others fold.
  const isKnown = draft.players.every((index) => isPlayer(reader.unit(index))) || reader.names.implicit;
  if ((verb === 'fold' || verb === 'check') && draft.markers.length > 0 && !isKnown) return;
  const acting = groups.filter((group) => !isAgainst(reader, draft, group, verb));
  const [first, second] = acting;
  if (first === undefined) return;
  if (second !== undefined && !(acting.length === 2 && isObject(reader, draft, first, second, verb))) {
    reportSecond(reader, draft, first, second);
  }
  draft.against.push(...draft.players.filter((index) => !first.includes(index)));
  draft.players.splice(0, draft.players.length, ...first);
}

function groupsOf(reader: Reader, draft: ActionDraft): readonly NameGroup[] {
  const groups: number[][] = [];
  for (const index of draft.players) {
    const group = groups.at(-1);
    if (group !== undefined && isJoined(reader, draft, group.at(-1) ?? index, index)) group.push(index);
    else groups.push([index]);
  }
  return groups;
}

function isJoined(reader: Reader, draft: ActionDraft, before: number, index: number): boolean {
  if (index === before + 1) return isNameAndSeat(reader, index);
  for (let between = before + 1; between < index; between += 1) {
    const { kind, entry } = reader.unit(between);
    if (kind === COMMA || (entry?.meaning.role === 'and' && draft.more !== between)) return true;
    // `A & B fold`, `A or B folds`: what stands between them is told.
    if (draft.symbols.includes(between) || isOr(reader.unit(between))) return true;
  }
  return false;
}

const isOr = ({ word }: Unit): boolean => word?.node?.entries?.some((entry) => entry?.meaning.role === 'or') ?? false;

/** `Hero را`, `Hero को`, `a Hero`; with `to` beside a fold or a check it is told to whom it goes on. */
function isAgainst(reader: Reader, draft: ActionDraft, group: NameGroup, verb: Verb | null): boolean {
  const [first = 0, last = first] = [group[0], group.at(-1)];
  if (reader.unit(last + 1).entry?.marksObject === true) return true;
  let before = first - 1;
  while (roleAt(reader, before) === 'filler') before -= 1;
  const marker = isTo(reader, before, 'before') ? before : isTo(reader, last + 1, 'after') ? last + 1 : -1;
  const at = draft.markers.indexOf(marker);
  if (at < 0 || verb === null || draft.amounts.some((amount) => amount.last === marker - 1)) return false;
  draft.markers.splice(at, 1);
  return true;
}

function isTo(reader: Reader, index: number, side: 'before' | 'after'): boolean {
  const { entry } = reader.unit(index);
  return entry?.meaning.role === 'marker' && entry.meaning.marker === 'to' && entry.side === side;
}

const ANSWERS: ReadonlySet<Verb | null> = new Set(['call', 'raise', 'all-in']);

/** The other right behind the verb, or where the language puts the verb first behind the one who acts: `يرفع فيك هيرو إلى 20`. */
function isObject(reader: Reader, draft: ActionDraft, actor: NameGroup, other: NameGroup, verb: Verb | null): boolean {
  const at = draft.verbUnit >= 0 ? draft.verbUnit : draft.allInUnit;
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

function reportSecond(reader: Reader, draft: ActionDraft, first: NameGroup, second: NameGroup): void {
  const { start, end } = reader.unit(second[0] ?? 0);
  const other = reader.unit(first.at(-1) ?? 0);
  if (!draft.damaged) {
    reader.syntax('second-player', start, end, { word: reader.textOf({ start, end }), first: reader.textOf(other) });
  }
  draft.damaged = true;
}
