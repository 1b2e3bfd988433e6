/**
 * Decides which players of a part act. Names on both sides of a verb, or next to each other without a joining word, are not a
 * list: one of them acts, and the others are whom they act against (`Vic 3-bets Hero to 20`) or who is next (`BB folds to SB`).
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

/** Players joined by commas or `and`, or one player with name and seat. */
type NameGroup = readonly number[];

const roleAt = (reader: Reader, index: number): Meaning['role'] | undefined => reader.unit(index).entry?.meaning.role;

/** Keeps only those who act in the draft's players; reports a second player whose part in the action is not clear. */
export function findActors(reader: Reader, draft: ActionDraft, verb: Verb | null): void {
  if (draft.players.length < 2 || draft.others !== null) return;
  const groups = groupsOf(reader, draft);
  if (groups.length < 2) return;
  // `Action folds to CO`: an unknown word is not a player before whom the others fold.
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
    // `A & B fold`, `A or B folds`: the mark between them is already reported.
    if (draft.symbols.includes(between) || isOr(reader.unit(between))) return true;
  }
  return false;
}

const isOr = ({ word }: Unit): boolean => word?.node?.entries?.some((entry) => entry?.meaning.role === 'or') ?? false;

/** `Hero را`, `Hero को`, `a Hero`; with `to` after a fold or a check, the player who is next. */
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

/** Whether the other comes right after the verb or, in a language that puts the verb first, after the player who acts: `يرفع فيك هيرو إلى 20`. */
function isObject(reader: Reader, draft: ActionDraft, actor: NameGroup, other: NameGroup, verb: Verb | null): boolean {
  const at = draft.verbUnit >= 0 ? draft.verbUnit : draft.allInUnit;
  // A verb of one letter between two names can also separate two actions.
  if (!ANSWERS.has(verb) || reader.unit(at).kind !== KEY) return false;
  const order = orderOf(reader.language ?? 'en', 'action');
  const [first = 0] = other;
  if ((actor[0] ?? 0) < at) return !order.endsWith('{verb}') && isNext(reader, at, first);
  return order.startsWith('{verb}') && isNext(reader, at, actor[0] ?? 0) && isNext(reader, actor.at(-1) ?? 0, first);
}

/** Whether a unit follows another; fillers and the word for `on` (`shoves on Hero`) can come between them. */
function isNext(reader: Reader, at: number, index: number): boolean {
  let next = at + 1;
  while (roleAt(reader, next) === 'filler' || reader.unit(next).entry?.word === 'on') next += 1;
  return next === index;
}

function reportSecond(reader: Reader, draft: ActionDraft, first: NameGroup, second: NameGroup): void {
  const { start, end } = reader.unit(second[0] ?? 0);
  const other = reader.unit(first.at(-1) ?? 0);
  if (!draft.damaged) {
    reader.syntax('second-player', start, end, { word: reader.textOf({ start, end }), first: reader.textOf(other) });
  }
  draft.damaged = true;
}
