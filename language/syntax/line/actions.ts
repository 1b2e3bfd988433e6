/** From bags to statements: actions, and a ledger's entries. */

import { reportUnknown, reportUnread } from '../forgiving/unexpectedTokens';
import type { Reader } from '../reader';
import { COMMA, STOP } from '../tokens/tokenKinds';
import type { ActionNode, Actors, AmountNode, PlayerRef, Span, Statement, Verb } from '../tree';
import { type ActionPlace, Bag, fillBag } from './actionDraft';
import { findActors } from './actors';
import { bindAmounts, NO_NUMBERS, type Numbers } from './amountMarkers';
import { buildDeed } from './nonTurnActions';
import { findPlaces, peopleOf } from './playerList';
import { claimedRefOf, claimedRefsOf, isPlayer, refOf, refsOf } from './playerRefs';

/** One bag for all: a part is built before the next one is read. */
const bag = new Bag();

/** Reads the units of the line as actions and adds their statements; of parts that say nothing the first is told. */
export function parseActions(reader: Reader, place: ActionPlace, out: Statement[]): void {
  const { problems } = reader;
  let at = skipSeparators(reader, 0);
  let isUnread = (problems.at(-1)?.start ?? -1) >= reader.unit(at).start;
  while (at < reader.count) {
    const next = skipSeparators(reader, fillBag(reader, at, bag));
    const before = problems.length;
    if (continueAction(reader, out)) {
      at = next;
      continue;
    }
    const statement = buildStatement(reader, place);
    const isWrong = problems.length > before;
    // Where something is wrong in a line of a ledger it may be another thing, and its numbers no contributions.
    if (isWrong && place.ledger && (statement === null || isNoPlay(statement))) return;
    if (statement !== null) out.push(statement);
    else if (isUnread) problems.length = before;
    else isUnread = isWrong;
    at = next;
  }
}

/** A contribution, or what somebody does who is not named. */
function isNoPlay(statement: Statement): boolean {
  return statement.kind === 'ledger-entry' || (statement.kind === 'action' && statement.actors.kind === 'none');
}

/** Index of the first unit from `at` on that is no comma and no stop. */
export function skipSeparators(reader: Reader, at: number): number {
  let index = at;
  for (;;) {
    const { kind } = reader.unit(index);
    if (kind !== COMMA && kind !== STOP) return index;
    index += 1;
  }
}

/** Reads the first action of the line, as `illegal` has it; sets `reader.after` behind it and its comma. */
export function parseOneAction(reader: Reader, first: number): ActionNode | null {
  const next = skipSeparators(reader, fillBag(reader, first, bag));
  dropDoubtfulPeople(reader);
  findPlaces(reader, bag);
  reportUnread(reader, bag);
  const action = buildAction(reader, { ledger: false, claims: false });
  reader.after = next;
  return action;
}

/** `raises to 500, by 300`: a part that is only marked numbers says more of the action before it in its line. */
function continueAction(reader: Reader, out: Statement[]): boolean {
  const last = out.at(-1);
  if (last?.kind !== 'action' || last.line !== reader.line || last.incomplete || !isNumbersAlone(last.verb))
    return false;
  if (last.verb === 'fold' || last.verb === 'check' || last.actors.kind === 'until') return false;
  const { to, by, adds } = bindAmounts(reader, bag, last.verb);
  if ((to !== null && last.to !== null) || (by !== null && last.by !== null) || (adds !== null && last.adds !== null)) {
    return false;
  }
  out[out.length - 1] = {
    ...last,
    end: reader.unit(bag.last).end,
    to: to ?? last.to,
    by: by ?? last.by,
    adds: adds ?? last.adds,
  };
  return true;
}

/** Numbers each with its marker, and nothing else; beside a raise `more` is one. */
function isNumbersAlone(verb: Verb): boolean {
  const { people, others, folded, allIn, pot, cards, unknowns, symbols, amounts, markers } = bag;
  if (bag.damaged || bag.says || others !== null || folded !== null || allIn !== null || pot !== null) return false;
  if (people.length + cards.length + unknowns.length + symbols.length > 0) return false;
  const more = bag.more >= 0 && (verb === 'raise' || verb === 'all-in') ? 1 : 0;
  return amounts.length > 0 && markers.length + more >= amounts.length;
}

function buildStatement(reader: Reader, place: ActionPlace): Statement | null {
  dropDoubtfulPeople(reader);
  findPlaces(reader, bag);
  if (!place.ledger && isSeat() && isListOfSeats(reader)) return null;
  reportUnread(reader, bag);
  if (bag.deed !== null) return buildDeed(reader, bag, bag.deed, place);
  if (place.ledger && isEntry()) return buildEntry(reader, place);
  return buildAction(reader, place);
}

/** Of a strange word right before a known name the name is the player. */
function dropDoubtfulPeople(reader: Reader): void {
  if (bag.people.length < 2) return;
  const [first, second] = bag.people;
  if (first === undefined || second !== first + 1) return;
  if (isPlayer(reader.unit(first)) || !isPlayer(reader.unit(second))) return;
  bag.people.shift();
  bag.unknowns.unshift(first);
}

function buildAction(reader: Reader, place: ActionPlace): ActionNode | null {
  const verbSpan = verbSpanOf(reader);
  if (verbSpan === null) {
    reportNoVerb(reader);
    return null;
  }
  const verb = verbOf();
  findActors(reader, bag, verb);
  const actors = actorsOf(reader, verb, place);
  // In `folds to CO` the marker belongs to the player.
  const numbers = actors.kind === 'until' ? NO_NUMBERS : asVerbSays(reader, bindAmounts(reader, bag, verb));
  if (actors.kind === 'none') {
    if (!bag.damaged) {
      reader.syntax('player-missing', verbSpan.start, verbSpan.end, { verb: reader.textOf(verbSpan) });
    }
    bag.damaged = true;
  }
  if ((verb === 'fold' || verb === 'check') && actors.kind !== 'until') reportIdle(reader);
  return {
    kind: 'action',
    start: reader.unit(bag.first).start,
    end: reader.unit(bag.last).end,
    line: reader.line,
    language: reader.language,
    actors,
    verb,
    verbSpan,
    to: numbers.to,
    by: numbers.by,
    adds: numbers.adds,
    bare: bag.isLeast && bag.amounts.length === 0 ? leastAmount(verbSpan) : numbers.bare,
    allIn: verb === 'all-in' ? null : bag.allIn,
    completes: verb === 'call' && reader.unit(bag.verbUnit).entry?.completes === true,
    incomplete: bag.damaged,
    ...(bag.against.length > 0 ? { against: bag.against.flatMap((index) => refsOf(reader, reader.unit(index))) } : {}),
  };
}

/** `makes it 300`: the number is the total, as the verb has it. */
function asVerbSays(reader: Reader, numbers: Readonly<Numbers>): Readonly<Numbers> {
  const { bare, to } = numbers;
  if (bare?.form !== 'number' || to !== null || reader.unit(bag.verbUnit).entry?.isTotal !== true) return numbers;
  return { ...numbers, to: bare, bare: null };
}

/** What `min-raises` says of the amount; it stands behind the verb, where nothing is written. */
function leastAmount({ end }: Span): AmountNode {
  return { form: 'min', start: end, end, digits: 'latin', currency: null };
}

/** Who folds or checks puts no chips in: an amount or an all-in beside it would be lost without a word. */
function reportIdle(reader: Reader): void {
  const idle = bag.amounts[0]?.node ?? (bag.verb === null ? null : bag.allIn);
  if (idle === null || bag.damaged) return;
  reader.syntax('extra', idle.start, idle.end, { word: reader.textOf(idle) });
  bag.damaged = true;
}

function verbOf(): Verb {
  if (bag.verb !== null) return bag.verb;
  if (bag.allIn !== null) return 'all-in';
  return bag.folded !== null ? 'fold' : 'raise';
}

/** The verb said, or the flag or marker that means one by itself; null where there is none. */
function verbSpanOf(reader: Reader): Span | null {
  if (bag.verb !== null) {
    const { start, end } = reader.unit(bag.verbUnit);
    return { start, end };
  }
  if (bag.allIn !== null || bag.folded !== null) return bag.allIn ?? bag.folded;
  if (bag.amounts.length === 0) return null;
  for (const index of bag.markers) {
    const { start, end, entry } = reader.unit(index);
    // `A 600 और जोड़कर`, `A adds 600`: an increase and new chips are said of a raise.
    if (entry?.meaning.role === 'marker' && entry.meaning.marker !== 'to') return { start, end };
  }
  return null;
}

function reportNoVerb(reader: Reader): void {
  const { start } = reader.unit(bag.first);
  const { end } = reader.unit(bag.last);
  if (bag.damaged || reader.isReported(bag.first, bag.last)) return;
  const [person] = bag.people;
  if (person === undefined) {
    reader.syntax('not-understood', start, end, { text: reader.text.slice(start, end) });
    return;
  }
  const unit = reader.unit(person);
  if (bag.people.length === 1 && bag.amounts.length === 0 && !isPlayer(unit)) reportUnknown(reader, unit);
  else reader.syntax('verb-missing', unit.start, unit.end, { player: reader.textOf(unit) });
}

/** `Raha (BTN) 1500 A♠ A♥`: what an entry of a list of seats says, and no more. */
function isSeat(): boolean {
  const { people, amounts, markers, symbols, unknowns } = bag;
  if (bag.says || bag.damaged || bag.others !== null || bag.folded !== null || bag.pot !== null) return false;
  return people.length === 1 && amounts.length === 1 && markers.length + symbols.length + unknowns.length === 0;
}

/** Where no seats are listed a list of them lacks its word: that is told of its first line. */
function isListOfSeats(reader: Reader): boolean {
  const line = reader.names.seatLine();
  if (line === 'first') {
    const { start, end } = reader.unit(bag.people[0] ?? bag.first);
    reader.syntax('seat-line', start, end, { player: reader.text.slice(start, end) });
  }
  return line !== null;
}

/** Who acts; with `to` beside a fold or a check the one up to whom. */
function actorsOf(reader: Reader, verb: Verb, place: ActionPlace): Actors {
  const { people } = bag;
  if (people.length === 0 && bag.others === null) return { kind: 'none' };
  if (bag.others !== null && (people.length === 0 || bag.othersToo)) {
    return { kind: 'others', span: bag.others, ...(bag.othersCount > 0 ? { count: bag.othersCount } : {}) };
  }
  if ((verb === 'fold' || verb === 'check') && bag.amounts.length === 0 && bag.markers.length > 0) {
    const upTo = upToOf(reader);
    if (upTo !== null) return { kind: 'until', upTo };
  }
  return { kind: 'players', players: peopleOf(reader, bag, (index) => actorsAt(reader, index, place)) };
}

function actorsAt(reader: Reader, index: number, place: ActionPlace): readonly PlayerRef[] {
  const unit = reader.unit(index);
  if (!place.claims) return refsOf(reader, unit);
  const players = claimedRefsOf(reader, unit);
  for (const player of players) if (player.kind === 'name') reader.names.noteAction(player.name);
  return players;
}

/** `folds to CO`, `CO तक फोल्ड`: the player on the marker's side. */
function upToOf(reader: Reader): PlayerRef | null {
  for (const marker of bag.markers) {
    const entry = reader.unit(marker).entry;
    if (entry?.meaning.role !== 'marker' || entry.meaning.marker !== 'to') continue;
    const onItsSide =
      entry.side === 'after'
        ? bag.people.findLast((index) => index < marker)
        : bag.people.find((index) => index > marker);
    const index = onItsSide ?? bag.people[0];
    if (index !== undefined) return refOf(reader, reader.unit(index));
  }
  return null;
}

/** A player, his amount, and no more than that he is all-in or has folded. */
function isEntry(): boolean {
  if (bag.people.length !== 1 || bag.others !== null) return false;
  if (bag.verb !== null && bag.verb !== 'fold') return false;
  return bag.amounts.length > 0 || bag.damaged || (!bag.says && bag.folded === null);
}

function buildEntry(reader: Reader, place: ActionPlace): Statement | null {
  const person = bag.people[0] ?? bag.first;
  const unit = reader.unit(person);
  const refsOf = (): readonly PlayerRef[] => [place.claims ? claimedRefOf(reader, unit) : refOf(reader, unit)];
  const [amount, second] = bag.amounts;
  if (amount === undefined && !isPlayer(unit)) {
    if (!bag.damaged) reportUnknown(reader, unit);
    return null;
  }
  if (amount === undefined && !bag.damaged) {
    reader.syntax('entry-amount', unit.start, unit.end, { player: reader.textOf(unit) });
  } else if (second !== undefined && !bag.damaged) {
    reader.syntax('extra-amount', second.node.start, second.node.end, { word: reader.textOf(second.node) });
  }
  return {
    kind: 'ledger-entry',
    start: reader.unit(bag.first).start,
    end: reader.unit(bag.last).end,
    line: reader.line,
    language: reader.language,
    player: peopleOf(reader, bag, refsOf)[0] ?? refOf(reader, unit),
    amount: amount?.node ?? null,
    allIn: bag.allIn !== null,
    folded: bag.folded !== null || bag.verb === 'fold',
  };
}
