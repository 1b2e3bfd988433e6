/**
 * Gathers one part of an action line. Languages put the words of an action in different orders, so they are collected in a draft
 * first, and the complete draft decides which statement it is.
 */

import { isFlag } from '../forgiving/bigBlindUnit';
import type { Meaning, NonTurnVerb } from '../lexicon/meanings';
import type { Reader } from '../reader';
import { CARD, COLON, COMMA, PAREN, STOP, STRING } from '../tokens/tokenKinds';
import type { AmountNode, Span, Verb } from '../tree';
import { KEY, NAME, UNKNOWN, type Unit } from '../unit';
import { readAmount, startsAmount } from './amounts';
import { couldBePlayer, isPlayer } from './playerRefs';

/** How a line's actions are read. */
export interface ActionContext {
  /** The line is in a ledger: a player and an amount without a verb are an entry. */
  readonly ledger: boolean;
  /** Names given here may become players. */
  readonly claims: boolean;
}

/** An amount with the units it covers. */
export interface DraftAmount {
  readonly node: AmountNode;
  readonly first: number;
  readonly last: number;
}

/** More than a table seats: the search for a list's verb ends here. */
const LONGEST_LIST = 64;

type PotName = { readonly kind: 'main' } | { readonly kind: 'side'; readonly index: number | null };

/** One part of a line while it is being read; the numbers in its lists are indices of units. */
export class ActionDraft {
  first = 0;
  last = -1;
  verb: Verb | null = null;
  verbUnit = -1;
  /** The verb includes the amount: `min-raises`. */
  isLeast = false;
  nonTurnVerb: NonTurnVerb | null = null;
  allIn: Span | null = null;
  allInUnit = -1;
  folded: Span | null = null;
  others: Span | null = null;
  /** How many others, if the word includes it: `both`. */
  othersCount = 0;
  /** `A and everyone else`: the word adds players; in `A and B all fold` it does not. */
  othersToo = false;
  dead = false;
  pot: PotName | null = null;
  readonly players: number[] = [];
  /** Players who are named and do not act: `Vic raises Hero to 20`, `BB folds to SB`. */
  readonly against: number[] = [];
  /** A player's unit → the unit of their second name: `Raha (BTN)`. */
  readonly secondNames = new Map<number, number>();
  readonly markers: number[] = [];
  readonly cards: number[] = [];
  readonly unknowns: number[] = [];
  /** Marks that only chips of a push may have between them. */
  readonly symbols: number[] = [];
  readonly amounts: DraftAmount[] = [];
  /** The unit of a `more` after the last amount; -1: there is none. */
  more = -1;
  /** Something in it could not be read and was reported: one mistake gives one message. */
  damaged = false;

  /** Empties the draft for the part that begins at a unit. */
  begin(first: number): void {
    this.first = first;
    this.last = -1;
    this.verb = null;
    this.verbUnit = -1;
    this.isLeast = false;
    this.nonTurnVerb = null;
    this.allIn = null;
    this.allInUnit = -1;
    this.folded = null;
    this.others = null;
    this.othersCount = 0;
    this.othersToo = false;
    this.dead = false;
    this.pot = null;
    empty(this.players);
    empty(this.against);
    if (this.secondNames.size > 0) this.secondNames.clear();
    empty(this.markers);
    empty(this.cards);
    empty(this.unknowns);
    empty(this.symbols);
    empty(this.amounts);
    this.more = -1;
    this.damaged = false;
  }

  /** Whether the part has a verb, a non-turn verb or `all-in`. */
  get hasVerb(): boolean {
    return this.verb !== null || this.nonTurnVerb !== null || this.allIn !== null;
  }
}

/** Setting a length costs more than taking out the few that are in. */
function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/** Fills the draft with the part that begins at a unit; returns the index after it. */
export function fillActionDraft(reader: Reader, from: number, draft: ActionDraft): number {
  draft.begin(from);
  let joined = false;
  let at = from;
  for (; at < reader.count; at += 1) {
    const unit = reader.unit(at);
    const afterAnd = joined;
    joined = false;
    if (beginsAnother(reader, draft, at, unit)) {
      reportSecondVerb(reader, draft, reader.unit(at + 1), false);
      return close(draft, at, at);
    }
    if (endsPart(reader, draft, at, unit)) return close(draft, at, at + 1);
    switch (unit.kind) {
      case NAME:
        if (!takesShortVerb(reader, draft, at, unit)) draft.players.push(at);
        break;
      case KEY:
        if (takesShortVerb(reader, draft, at, unit)) break;
        if (isMoreBeforeVerb(reader, draft, at, unit)) draft.more = at;
        else if (unit.entry?.meaning.role !== 'and') at = takeKey(reader, draft, at, unit);
        else if (beginsClause(reader, draft, at)) return close(draft, at, at + 1);
        else joined = true;
        break;
      case STRING:
      case UNKNOWN:
        takeUnknown(reader, draft, at, unit, afterAnd);
        break;
      case CARD:
        draft.cards.push(at);
        break;
      case COMMA:
        break;
      default:
        at = takeMark(reader, draft, at, unit);
    }
  }
  return close(draft, at, at);
}

/** Whether a mark between words ends the part. */
function endsPart(reader: Reader, draft: ActionDraft, at: number, { kind }: Unit): boolean {
  if (kind === COMMA) return !continuesList(reader, draft, at);
  // `C raises to 300: by 200`
  return kind === STOP || (kind === COLON && draft.verb !== null);
}

/** An unknown word is a player where it comes first, or after `and`. */
function takeUnknown(reader: Reader, draft: ActionDraft, at: number, unit: Unit, afterAnd: boolean): void {
  if (takesShortVerb(reader, draft, at, unit)) return;
  const isPlayerHere = couldBePlayer(unit) && (draft.players.length === 0 || afterAnd);
  (isPlayerHere ? draft.players : draft.unknowns).push(at);
}

/** Reads an amount, or a mark between words; returns the index of the last unit it took. */
function takeMark(reader: Reader, draft: ActionDraft, at: number, unit: Unit): number {
  if (startsAmount(reader, at)) return takeAmount(reader, draft, at);
  const { players } = draft;
  if (unit.kind === PAREN && players.at(-1) === at - 1) return takeSecondName(reader, draft, at);
  const isAfterPlayer = players.length === 1 && !draft.hasVerb;
  if (isAfterPlayer && unit.kind === PAREN) return takeSecondName(reader, draft, at);
  // `Raha: folds`
  if (!isAfterPlayer || unit.kind !== COLON) draft.symbols.push(at);
  return at;
}

function close(draft: ActionDraft, end: number, next: number): number {
  draft.last = end - 1;
  return next;
}

/** `Raha (BTN) folds`: the seat is only a reminder. Returns the index of the closing parenthesis. */
function takeSecondName(reader: Reader, draft: ActionDraft, open: number): number {
  if (isPlayer(reader.unit(open + 1)) && reader.unit(open + 2).kind === PAREN) {
    draft.secondNames.set(draft.players.at(-1) ?? open, open + 1);
    return open + 2;
  }
  draft.symbols.push(open);
  return open;
}

/** `f x c b r` right after a player in a part without a verb. These letters are not reserved, so they are verbs even if a player has the name. */
function takesShortVerb(reader: Reader, draft: ActionDraft, at: number, unit: Unit): boolean {
  const short = unit.word?.short ?? null;
  if (short === null || draft.verb !== null || draft.players.at(-1) !== at - 1) return false;
  if (short.meaning.role !== 'verb') return false;
  draft.verb = short.meaning.verb;
  draft.verbUnit = at;
  reader.hear(short);
  return true;
}

/** Adds a keyword to the draft; returns the index of the last unit it took. */
function takeKey(reader: Reader, draft: ActionDraft, at: number, unit: Unit): number {
  const meaning: Meaning | undefined = unit.entry?.meaning;
  switch (meaning?.role) {
    case 'verb':
      if (draft.nonTurnVerb !== null || (draft.verb !== null && draft.verb !== meaning.verb))
        reportSecondVerb(reader, draft, unit);
      else if (draft.verb === null) {
        draft.verb = meaning.verb;
        draft.verbUnit = at;
        draft.isLeast = meaning.least === true;
      }
      return at;
    case 'non-turn-verb':
      if (
        draft.verb !== null ||
        (draft.nonTurnVerb !== null &&
          draft.nonTurnVerb !== meaning.nonTurnVerb &&
          !isStraddle(draft, meaning.nonTurnVerb))
      )
        reportSecondVerb(reader, draft, unit);
      else {
        // `posts a straddle`: one thing in two words.
        draft.nonTurnVerb = isStraddle(draft, meaning.nonTurnVerb) ? 'straddle' : meaning.nonTurnVerb;
        draft.verbUnit = at;
      }
      return at;
    case 'all-in':
      draft.allIn = { start: unit.start, end: unit.end };
      draft.allInUnit = at;
      return at;
    case 'folded':
      draft.folded = { start: unit.start, end: unit.end };
      return at;
    case 'others':
      draft.others = { start: unit.start, end: unit.end };
      draft.othersCount = meaning.count ?? 0;
      // `A and both of them`: the word refers to players who are already named.
      draft.othersToo = draft.othersCount === 0 && (isAnd(reader, at - 1) || isAnd(reader, at + 1));
      return at;
    case 'marker':
      (isLetterBeforeVerb(reader, draft, at, unit) ? draft.players : draft.markers).push(at);
      return at;
    case 'more':
      if (isAfterAmount(reader, draft, at)) draft.more = at;
      return at;
    case 'position':
      draft.players.push(at);
      return at;
    case 'amount':
      return takeAmount(reader, draft, at);
    case 'dead':
      draft.dead = true;
      return at;
    case 'pot-name':
      return takePotName(reader, draft, at, meaning.pot);
    default:
      return at;
  }
}

const isStraddle = ({ nonTurnVerb }: ActionDraft, other: NonTurnVerb): boolean =>
  (nonTurnVerb === 'post' && other === 'straddle') || (nonTurnVerb === 'straddle' && other === 'post');

/** A player called `a`: right before a verb the letter is not a marker, even if a language has it as one. */
function isLetterBeforeVerb(reader: Reader, draft: ActionDraft, at: number, unit: Unit): boolean {
  if (unit.end - unit.start > 1 || draft.players.length > 0) return false;
  return isVerb(reader.unit(at + 1).entry?.meaning.role);
}

/** `700 more`, `700 chips more` */
function isAfterAmount(reader: Reader, draft: ActionDraft, at: number): boolean {
  let before = at - 1;
  while (reader.unit(before).entry?.meaning.role === 'filler') before -= 1;
  return draft.amounts.at(-1)?.last === before;
}

/** `A 700 और रेज़ करता है`: between an amount and the verb the word for `and` is `more`. */
function isMoreBeforeVerb(reader: Reader, draft: ActionDraft, at: number, { entry }: Unit): boolean {
  if (entry?.meaning.role !== 'and' || draft.hasVerb || draft.players.length === 0) return false;
  return isAfterAmount(reader, draft, at) && isVerb(reader.unit(at + 1).entry?.meaning.role);
}

/** `main pot`, `side pot 2`: of two numbers after it, the first is the pot's. */
function takePotName(reader: Reader, draft: ActionDraft, at: number, pot: 'main' | 'side'): number {
  const index = pot === 'side' ? potIndexAt(reader, at + 1) : null;
  draft.pot = pot === 'main' ? { kind: 'main' } : { kind: 'side', index };
  return index === null ? at : at + 1;
}

/** A small whole number that another amount follows, or that ends the part. */
function potIndexAt(reader: Reader, at: number): number | null {
  const value = reader.numberOf(reader.unit(at))?.value ?? null;
  if (value === null || value.scale > 0 || value.units < 1 || value.units > 9) return null;
  const next = reader.unit(at + 1).kind;
  return next === 0 || next === COMMA || next === STOP || startsAmount(reader, at + 1) ? value.units : null;
}

function takeAmount(reader: Reader, draft: ActionDraft, at: number): number {
  const node = readAmount(reader, at);
  const last = Math.max(reader.after, at + 1) - 1;
  if (node === null) draft.damaged = true;
  else draft.amounts.push({ node, first: at, last });
  return last;
}

/** `A folds B calls`: a player with a verb of their own follows an action; the comma is missing. */
function beginsAnother(reader: Reader, draft: ActionDraft, at: number, unit: Unit): boolean {
  if (unit.kind !== NAME && unit.entry?.meaning.role !== 'position') return false;
  if (!draft.hasVerb || draft.damaged || draft.players.length === 0) return false;
  if (isAnd(reader, at - 1) || draft.markers.at(-1) === at - 1 || isPutAllIn(reader, draft, at)) return false;
  return isVerb(reader.unit(at + 1).entry?.meaning.role);
}

/** `Sam raises Hero all-in`: the raise has no number, and the flag ends the part. */
function isPutAllIn(reader: Reader, draft: ActionDraft, at: number): boolean {
  if (draft.verb !== 'raise' || draft.amounts.length > 0) return false;
  let before = at - 1;
  while (reader.unit(before).entry?.meaning.role === 'filler') before -= 1;
  const next = reader.unit(at + 2).kind;
  return before === draft.verbUnit && (next === 0 || next === COMMA || next === STOP) && isFlag(reader, at + 1, at + 2);
}

/** @param isLost false: the second verb is also read as an action of its own */
function reportSecondVerb(reader: Reader, draft: ActionDraft, unit: Unit, isLost = true): void {
  if (!draft.damaged) {
    const first = reader.textOf(reader.unit(draft.verbUnit));
    reader.syntax('second-verb', unit.start, unit.end, { word: reader.textOf(unit), first });
  }
  draft.damaged ||= isLost;
}

const isAnd = (reader: Reader, at: number): boolean => reader.unit(at).entry?.meaning.role === 'and';

function isVerb(role: Meaning['role'] | undefined): boolean {
  return role === 'verb' || role === 'non-turn-verb' || role === 'all-in';
}

/** `A folds and B calls`: the words after `and` have a verb of their own. */
function beginsClause(reader: Reader, draft: ActionDraft, at: number): boolean {
  if (!draft.hasVerb || (draft.players.length === 0 && draft.others === null)) return false;
  for (let index = at + 1; index < Math.min(reader.count, at + LONGEST_LIST); index += 1) {
    const unit = reader.unit(index);
    if (unit.kind === COMMA)
      return draft.verbUnit > (draft.players[0] ?? draft.verbUnit) && isListWithVerb(reader, at + 1, true, false);
    if (unit.kind === STOP) return false;
    if (unit.kind !== KEY) continue;
    const role = unit.entry?.meaning.role;
    if (isVerb(role)) return true;
    // `يطوي أ وب ويجاري ج`: the `and` right before the verb is the one between the two halves.
    if (role === 'and' && isVerb(reader.unit(index + 1).entry?.meaning.role)) return false;
  }
  return false;
}

/**
 * Whether a verb follows the list of players that begins at a unit. Without an `and` between the players the verb must be one for
 * several, and each of them known, because an unknown word can be anything.
 * @param takesUnknown unknown words can be players
 */
function isListWithVerb(reader: Reader, from: number, allKnown: boolean, takesUnknown: boolean): boolean {
  let isKnown = allKnown;
  let sawAnd = false;
  const end = Math.min(reader.count, from + LONGEST_LIST);
  for (let index = from; index < end; index += 1) {
    const unit = reader.unit(index);
    if (isPlayer(unit)) continue;
    if (takesUnknown && couldBePlayer(unit)) {
      isKnown = false;
      continue;
    }
    if (unit.kind === COMMA) {
      if (sawAnd || !separatesPlayers(reader, index, takesUnknown)) return false;
      continue;
    }
    const role = unit.entry?.meaning.role;
    sawAnd ||= role === 'and';
    // `A, B और C ने फोल्ड किया`, `A, B and C all fold`
    if (role === 'and' || role === 'filler' || role === 'others') continue;
    // `A, B folds`: what A does is missing.
    return isVerb(role) && (sawAnd || (isKnown && unit.entry?.ofOne !== true));
  }
  return false;
}

function separatesPlayers(reader: Reader, comma: number, takesUnknown: boolean): boolean {
  const before = reader.unit(comma - 1);
  return takesUnknown ? before.kind !== COMMA : isPlayer(before);
}

/** `A, B and C fold`, `A, B fold`, `fold A, B`: a list of players continues after a comma, and so do shown cards and pushed chips. */
function continuesList(reader: Reader, draft: ActionDraft, at: number): boolean {
  const { nonTurnVerb, players, others } = draft;
  if (nonTurnVerb === 'show' && draft.cards.length > 0) return reader.unit(at + 1).kind === CARD;
  if (nonTurnVerb === 'push') return startsAmount(reader, at + 1);
  if (players.length === 0 || draft.amounts.length > 0 || draft.unknowns.length > 0) return false;
  // `both A and B`, `both A, B`
  if (draft.folded !== null || (others !== null && draft.othersCount === 0)) return false;
  if (draft.hasVerb) return isListAfterVerb(reader, draft, at);
  const allKnown = players.every((index) => isPlayer(reader.unit(index)));
  return isListWithVerb(reader, at + 1, allKnown, true);
}

/** `Se retiran Ana, Luis y Marta`: after its verb, a list of players ends at the first other word. */
function isListAfterVerb(reader: Reader, draft: ActionDraft, at: number): boolean {
  const [first = 0] = draft.players;
  if (draft.verbUnit < 0 || draft.verbUnit > first || draft.markers.length > 0 || draft.cards.length > 0) return false;
  let players = 0;
  for (let index = at + 1; index < Math.min(reader.count, at + LONGEST_LIST); index += 1) {
    const unit = reader.unit(index);
    if (unit.kind === COMMA || unit.kind === STOP) return players > 0;
    if (isPlayer(unit)) players += 1;
    else if (unit.entry?.meaning.role !== 'and') return false;
  }
  return players > 0;
}
