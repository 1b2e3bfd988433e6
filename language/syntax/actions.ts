/**
 * What players do. The parts of an action stand in any order, because languages differ: they are gathered into a bag
 * first, and what the bag holds decides what was said.
 */
import { readAmount, startsAmount } from './amounts';
import { bindAmounts } from './binding';
import { completionsOf } from './correction';
import { buildDeed } from './deeds';
import { ACTION } from './lexicon/index';
import type { DeedWord } from './lexicon/meanings';
import { claimedRefOf, couldBePlayer, isKeyword, isPlayer, refOf } from './players';
import { KEY, NAME, type Reader, UNKNOWN, type Unit } from './reader';
import { CARD, COLON, COMMA, PAREN, STOP, STRING } from './tokenKinds';
import type { ActionNode, Actors, AmountNode, PlayerRef, Span, Statement, Verb } from './tree';

/** `folds to CO`: the marker belongs to the player. */
const NO_NUMBERS = { to: null, by: null, adds: null, bare: null } as const;

/** One amount of the bag with the units it covers. */
export interface BagAmount {
  readonly node: AmountNode;
  readonly first: number;
  readonly last: number;
}

/** What one part of a line holds. */
export class Bag {
  first = 0;
  last = -1;
  verb: Verb | null = null;
  verbUnit = -1;
  deed: DeedWord | null = null;
  allIn: Span | null = null;
  folded: Unit | null = null;
  dead = false;
  others: Span | null = null;
  pot: { readonly kind: 'main' } | { readonly kind: 'side'; readonly index: number | null } | null = null;
  /** Indices of units. */
  people: number[] = [];
  markers: number[] = [];
  cards: number[] = [];
  unknowns: number[] = [];
  amounts: BagAmount[] = [];
  /** Something in it could not be read and was reported. */
  damaged = false;
}

/** Where actions are read: `ledger`: a player and an amount without a verb are an entry. */
export interface ActionPlace {
  readonly ledger: boolean;
  /** The names given here may become players. */
  readonly claims: boolean;
}

/** Reads the units from `from` to the end as actions, and adds their statements. */
export function parseActions(reader: Reader, from: number, place: ActionPlace, out: Statement[]): void {
  let at = from;
  while (at < reader.count) {
    const kind = reader.unit(at).kind;
    if (kind === COMMA || kind === STOP) {
      at += 1;
      continue;
    }
    const bag = new Bag();
    at = fillBag(reader, at, bag);
    const statement = buildStatement(reader, bag, place);
    if (statement !== null) out.push(statement);
  }
}

/** Fills the bag with the part that begins at a unit; gives the index behind it. */
export function fillBag(reader: Reader, from: number, bag: Bag): number {
  let at = from;
  bag.first = from;
  let joined = false;
  for (; at < reader.count; at += 1) {
    const unit = reader.unit(at);
    const afterAnd = joined;
    joined = false;
    switch (unit.kind) {
      case KEY:
      case NAME:
        if (takesShortVerb(reader, bag, at, unit)) break;
        if (unit.kind === NAME) bag.people.push(at);
        else if (unit.entry?.meaning.role === 'and') {
          if (beginsClause(reader, bag, at)) return end(bag, at, at + 1);
          joined = true;
        } else at = takeKey(reader, bag, at, unit);
        break;
      case STRING:
      case UNKNOWN:
        if (takesShortVerb(reader, bag, at, unit)) break;
        if (couldBePlayer(unit) && (bag.people.length === 0 || afterAnd)) bag.people.push(at);
        else bag.unknowns.push(at);
        break;
      case CARD:
        bag.cards.push(at);
        break;
      case COMMA:
        if (continuesList(reader, bag, at)) break;
        return end(bag, at, at + 1);
      case STOP:
        return end(bag, at, at + 1);
      case COLON:
      case PAREN:
        if (bag.people.length === 1 && bag.verb === null) break;
        takeUnreadable(reader, bag, unit);
        break;
      default:
        if (startsAmount(reader, at)) at = takeAmount(reader, bag, at);
        else takeUnreadable(reader, bag, unit);
    }
  }
  return end(bag, at, at);
}

function end(bag: Bag, last: number, next: number): number {
  bag.last = last - 1;
  return next;
}

/** `f x c b r` right after a player, where no verb stands yet. */
function takesShortVerb(reader: Reader, bag: Bag, at: number, unit: Unit): boolean {
  const short = unit.word?.short ?? null;
  if (short === null || bag.verb !== null || bag.people.at(-1) !== at - 1) return false;
  if (short.meaning.role !== 'verb') return false;
  bag.verb = short.meaning.verb;
  bag.verbUnit = at;
  reader.hear(short);
  return true;
}

function takeKey(reader: Reader, bag: Bag, at: number, unit: Unit): number {
  const meaning = unit.entry?.meaning;
  if (meaning === undefined) return at;
  switch (meaning.role) {
    case 'verb':
      if (bag.deed !== null || (bag.verb !== null && bag.verb !== meaning.verb)) secondVerb(reader, bag, unit);
      else if (bag.verb === null) {
        bag.verb = meaning.verb;
        bag.verbUnit = at;
      }
      return at;
    case 'deed':
      if (bag.verb !== null || (bag.deed !== null && bag.deed !== 'post')) secondVerb(reader, bag, unit);
      else {
        bag.deed = meaning.deed;
        bag.verbUnit = at;
      }
      return at;
    case 'all-in':
      bag.allIn = { start: unit.start, end: unit.end };
      return at;
    case 'folded':
      bag.folded = unit;
      return at;
    case 'marker':
      bag.markers.push(at);
      return at;
    case 'amount':
      return takeAmount(reader, bag, at);
    case 'position':
      bag.people.push(at);
      return at;
    case 'others':
      bag.others = { start: unit.start, end: unit.end };
      return at;
    case 'dead':
      bag.dead = true;
      return at;
    case 'pot-name':
      return takePotName(reader, bag, at, meaning.pot);
    case 'filler':
    case 'for':
      return at;
    default:
      takeUnreadable(reader, bag, unit);
      return at;
  }
}

/** `main pot`, `side pot 2`: of two numbers behind it the first is the pot's. */
function takePotName(reader: Reader, bag: Bag, at: number, pot: 'main' | 'side'): number {
  if (pot === 'main') {
    bag.pot = { kind: 'main' };
    return at;
  }
  const index = potIndex(reader, at + 1);
  bag.pot = { kind: 'side', index };
  return index === null ? at : at + 1;
}

/** A small whole number at a unit that another amount follows, or that ends the part. */
function potIndex(reader: Reader, at: number): number | null {
  const value = reader.unit(at).word?.number?.value ?? null;
  if (value === null || value.scale > 0 || value.units < 1 || value.units > 9) return null;
  const next = reader.unit(at + 1).kind;
  const ends = next === 0 || next === COMMA || next === STOP;
  return ends || startsAmount(reader, at + 1) ? value.units : null;
}

function takeAmount(reader: Reader, bag: Bag, at: number): number {
  const node = readAmount(reader, at);
  const next = Math.max(reader.after, at + 1);
  if (node === null) bag.damaged = true;
  else if (node.form === 'number' && node.sign !== null && bag.deed !== 'push') {
    reader.syntax('sign', node.start, node.end, { word: reader.textOf(node) });
    bag.damaged = true;
  } else bag.amounts.push({ node, first: at, last: next - 1 });
  return next - 1;
}

function takeUnreadable(reader: Reader, bag: Bag, unit: Unit): void {
  if (bag.deed === 'push') return;
  if (!bag.damaged) reader.syntax('unexpected', unit.start, unit.end, { word: reader.textOf(unit) });
  bag.damaged = true;
}

function secondVerb(reader: Reader, bag: Bag, unit: Unit): void {
  if (!bag.damaged) {
    reader.syntax('second-verb', unit.start, unit.end, {
      word: reader.textOf(unit),
      first: reader.textOf(reader.unit(bag.verbUnit)),
    });
  }
  bag.damaged = true;
}

/** `A folds and B calls`: the second half has a verb of its own. */
function beginsClause(reader: Reader, bag: Bag, at: number): boolean {
  if (bag.verb === null && bag.deed === null && bag.allIn === null) return false;
  if (bag.people.length === 0 && bag.others === null) return false;
  for (let index = at + 1; index < reader.count; index += 1) {
    const unit = reader.unit(index);
    if (unit.kind === COMMA || unit.kind === STOP) return false;
    if (unit.kind !== KEY) continue;
    const role = unit.entry?.meaning.role;
    if (role === 'verb' || role === 'deed' || role === 'all-in') return true;
    if (role === 'and') return false;
  }
  return false;
}

/** `A, B and C fold`: a list of players goes on through its commas; so do cards and chips. */
function continuesList(reader: Reader, bag: Bag, at: number): boolean {
  if (bag.deed === 'show' && bag.cards.length > 0) return reader.unit(at + 1).kind === CARD;
  if (bag.deed === 'push') return startsAmount(reader, at + 1);
  if (bag.people.length === 0 || bag.verb !== null || bag.deed !== null || bag.allIn !== null) return false;
  if (bag.amounts.length > 0 || bag.unknowns.length > 0) return false;
  let sawAnd = false;
  let last = at;
  for (let index = at + 1; index < reader.count && index < at + 64; index += 1) {
    const unit = reader.unit(index);
    if (isPlayer(unit) || couldBePlayer(unit)) continue;
    if (unit.kind === COMMA && !sawAnd) {
      if (last === index - 1) return false;
      last = index;
      continue;
    }
    if (unit.kind !== KEY) return false;
    const role = unit.entry?.meaning.role;
    if (role === 'and') sawAnd = true;
    else return sawAnd && (role === 'verb' || role === 'deed' || role === 'all-in');
  }
  return false;
}

/** The statement that a bag makes, or null where it makes none (that is reported). */
export function buildStatement(reader: Reader, bag: Bag, place: ActionPlace): Statement | null {
  dropDoubtfulPeople(reader, bag);
  if (place.ledger && bag.deed === null && isEntry(bag)) return buildEntry(reader, bag, place);
  if (bag.deed !== null) {
    reportUnknowns(reader, bag, bag.deed === 'show');
    return buildDeed(reader, bag, bag.deed, place);
  }
  return buildAction(reader, bag, place);
}

/** The action that a bag makes, or null. */
export function buildAction(reader: Reader, bag: Bag, place: ActionPlace): ActionNode | null {
  const verb = verbOf(reader, bag);
  if (verb === null) {
    reportNoVerb(reader, bag);
    return null;
  }
  reportUnknowns(reader, bag, false);
  const actors = actorsOf(reader, bag, verb.verb, place);
  const numbers = actors.kind === 'until' ? NO_NUMBERS : bindAmounts(reader, bag);
  if (actors.kind === 'none' && !bag.damaged) {
    reader.syntax('player-missing', verb.span.start, verb.span.end, { verb: reader.textOf(verb.span) });
    bag.damaged = true;
  }
  return {
    kind: 'action',
    start: reader.unit(bag.first).start,
    end: reader.unit(bag.last).end,
    line: reader.line,
    language: reader.language,
    actors,
    verb: verb.verb,
    verbSpan: verb.span,
    to: numbers.to,
    by: numbers.by,
    adds: numbers.adds,
    bare: numbers.bare,
    allIn: verb.verb === 'all-in' ? null : bag.allIn,
    incomplete: bag.damaged,
  };
}

/** Of a strange word before a known name the name is the player. */
function dropDoubtfulPeople(reader: Reader, bag: Bag): void {
  const [first, second] = bag.people;
  if (first === undefined || second === undefined || second !== first + 1) return;
  if (isPlayer(reader.unit(first)) || !isPlayer(reader.unit(second))) return;
  bag.people.shift();
  bag.unknowns.unshift(first);
}

/** Words that say nothing here: the first one is the mistake. */
function reportUnknowns(reader: Reader, bag: Bag, amongCards: boolean): void {
  const index = bag.unknowns[0];
  if (index === undefined || amongCards) return;
  if (!bag.damaged) reportUnknown(reader, reader.unit(index));
  bag.damaged = true;
}

/** A word that is no player, no keyword, or a keyword of another place. */
export function reportUnknown(reader: Reader, unit: Unit): void {
  const word = reader.textOf(unit);
  if (isKeyword(unit)) {
    reader.syntax('misplaced', unit.start, unit.end, { word });
    return;
  }
  const suggestion = unit.word === null ? null : completionsOf(unit.word.key, ACTION);
  if (suggestion === null) reader.report('text/unknown-word', 'text/unknown-word', unit.start, unit.end, { word });
  else {
    reader.report(
      'text/unknown-word',
      'text/unknown-word.near',
      unit.start,
      unit.end,
      { word, suggestion },
      {
        start: unit.start,
        end: unit.end,
        newText: suggestion,
      },
    );
  }
}

/** The verb said, or the one that a flag or a marker means by itself. */
function verbOf(reader: Reader, bag: Bag): { readonly verb: Verb; readonly span: Span } | null {
  if (bag.verb !== null) {
    const { start, end } = reader.unit(bag.verbUnit);
    return { verb: bag.verb, span: { start, end } };
  }
  if (bag.allIn !== null) return { verb: 'all-in', span: bag.allIn };
  if (bag.folded !== null) return { verb: 'fold', span: { start: bag.folded.start, end: bag.folded.end } };
  if (bag.amounts.length === 0) return null;
  for (const index of bag.markers) {
    const unit = reader.unit(index);
    const meaning = unit.entry?.meaning;
    // `A 600 और जोड़कर`, `A adds 600`: an increase and new chips are only said of a raise.
    if (meaning?.role === 'marker' && meaning.marker !== 'to') {
      return { verb: 'raise', span: { start: unit.start, end: unit.end } };
    }
  }
  return null;
}

function reportNoVerb(reader: Reader, bag: Bag): void {
  if (bag.damaged) return;
  const [unknown] = bag.unknowns;
  if (unknown !== undefined) {
    reportUnknown(reader, reader.unit(unknown));
    return;
  }
  const [person] = bag.people;
  const first = reader.unit(bag.first);
  const last = reader.unit(bag.last);
  if (person === undefined) {
    const text = reader.text.slice(first.start, last.end);
    reader.syntax('not-understood', first.start, last.end, { text });
    return;
  }
  const unit = reader.unit(person);
  if (bag.people.length === 1 && bag.amounts.length === 0 && !isPlayer(unit)) {
    reportUnknown(reader, unit);
    return;
  }
  reader.syntax('verb-missing', unit.start, unit.end, { player: reader.textOf(unit) });
}

/** Who acts; with `to` beside a fold or check the one up to whom. */
function actorsOf(reader: Reader, bag: Bag, verb: Verb, place: ActionPlace): Actors {
  if (bag.others !== null && bag.people.length === 0) return { kind: 'others', span: bag.others };
  if (bag.people.length === 0) return { kind: 'none' };
  if ((verb === 'fold' || verb === 'check') && bag.amounts.length === 0) {
    const marker = bag.markers.find((index) => reader.unit(index).entry?.word === 'to');
    if (marker !== undefined) {
      const side = reader.unit(marker).entry?.side;
      const upTo =
        side === 'after' ? bag.people.findLast((index) => index < marker) : bag.people.find((index) => index > marker);
      const index = upTo ?? bag.people[0];
      if (index !== undefined) return { kind: 'until', upTo: refOf(reader, reader.unit(index)) };
    }
  }
  const players: PlayerRef[] = [];
  for (const index of bag.people) {
    const player = place.claims ? claimedRefOf(reader, reader.unit(index)) : refOf(reader, reader.unit(index));
    players.push(player);
    if (place.claims && player.kind === 'name') reader.names.noteAction(player.name);
  }
  return { kind: 'players', players };
}

/** A ledger's entry: a player, his amount, and no more than that he is all-in or has folded. */
function isEntry(bag: Bag): boolean {
  if (bag.people.length !== 1 || bag.others !== null) return false;
  if (bag.verb !== null && bag.verb !== 'fold') return false;
  return bag.amounts.length > 0 || bag.damaged || (bag.verb === null && bag.folded === null && bag.allIn === null);
}

function buildEntry(reader: Reader, bag: Bag, place: ActionPlace): Statement | null {
  const [person] = bag.people;
  if (person === undefined) return null;
  const unit = reader.unit(person);
  const [amount, second] = bag.amounts;
  if (amount === undefined && bag.unknowns.length > 0 && !isPlayer(unit)) {
    reportUnknown(reader, unit);
    return null;
  }
  reportUnknowns(reader, bag, false);
  if (amount === undefined && !bag.damaged) {
    reader.syntax('entry-amount', unit.start, unit.end, { player: reader.textOf(unit) });
  } else if (second !== undefined && !bag.damaged) {
    reader.syntax('extra', second.node.start, second.node.end, { word: reader.textOf(second.node) });
  }
  return {
    kind: 'ledger-entry',
    start: reader.unit(bag.first).start,
    end: reader.unit(bag.last).end,
    line: reader.line,
    language: reader.language,
    player: place.claims ? claimedRefOf(reader, unit) : refOf(reader, unit),
    amount: amount?.node ?? null,
    allIn: bag.allIn !== null,
    folded: bag.folded !== null || bag.verb === 'fold',
  };
}
