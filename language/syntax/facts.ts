/** `expect` and `ask`: facts of the table, of a player and of the settlement, their parts in any order. */

import { reportUnknown } from './actions';
import { readAmount, startsAmount } from './amounts';
import { claimedRefOf, couldBePlayer, isPlayer } from './players';
import { KEY, type Reader, UNKNOWN, type Unit } from './reader';
import { COMMA, NUMBER, SIGN, STOP, STRING } from './tokenKinds';
import type { AmountNode, FactName, FactNode, PlayerRef, Span, VerbOfRight } from './tree';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A fact while it is being read. */
interface Draft {
  start: number;
  end: number;
  fact: FactName | null;
  factSpan: Span;
  of: 'main' | 'side' | null;
  /** `main pot`, `side pot`, `pot` may be the fact itself. */
  players: PlayerRef[];
  numbers: AmountNode[];
  verbs: (Span & { verb: VerbOfRight })[];
  may: boolean;
  not: boolean;
  modifier: 'by' | 'adds' | null;
  allIn: Span | null;
  folded: Span | null;
  potIndex: number | null;
  hasFor: boolean;
  listClosed: boolean;
  damaged: boolean;
}

const WITHOUT_VALUE: ReadonlySet<FactName> = new Set([
  'may',
  'may-not',
  'options',
  'to-act',
  'is-all-in',
  'is-folded',
  'winner',
]);
const WITH_LIST: ReadonlySet<FactName> = new Set(['layer', 'main-pot', 'side-pot']);
/** Facts whose verbs go on through the commas. */
const WITH_VERBS: ReadonlySet<FactName> = new Set(['may', 'may-not', 'options']);

function newDraft(start: number): Draft {
  return {
    start,
    end: start,
    fact: null,
    factSpan: { start, end: start },
    of: null,
    players: [],
    numbers: [],
    verbs: [],
    may: false,
    not: false,
    modifier: null,
    allIn: null,
    folded: null,
    potIndex: null,
    hasFor: false,
    listClosed: false,
    damaged: false,
  };
}

/** The facts of the units from an index on. `needValues`: a fact without its value is half said (`expect`, not `ask`). */
export function readFacts(reader: Reader, from: number, needValues: boolean): FactNode[] {
  const facts: Mutable<FactNode>[] = [];
  /** The list of the fact before, as long as it may go on. */
  let openList: PlayerRef[] | null = null;
  let openVerbs: (Span & { verb: VerbOfRight })[] | null = null;
  /** Players of parts that were nothing else: their fact comes later (`A, B के लिए परत 1 560`). */
  let waiting: PlayerRef[] = [];
  let waitingSpan: Span | null = null;
  let at = from;
  while (at < reader.count) {
    const kind = reader.unit(at).kind;
    if (kind === COMMA || kind === STOP) {
      at += 1;
      continue;
    }
    const draft = newDraft(reader.unit(at).start);
    at = fillDraft(reader, at, draft);
    const last = facts.at(-1);
    const bare =
      draft.fact === null && draft.numbers.length === 0 && draft.allIn === null && draft.folded === null && !draft.may;
    if (bare && draft.verbs.length === 0 && draft.players.length > 0 && !draft.damaged) {
      if (openList !== null && last !== undefined) {
        openList.push(...draft.players);
        last.end = draft.end;
        if (draft.listClosed) openList = null;
      } else {
        waiting.push(...draft.players);
        waitingSpan ??= { start: draft.start, end: draft.end };
      }
      continue;
    }
    if (bare && draft.verbs.length > 0 && draft.players.length === 0 && openVerbs !== null && last !== undefined) {
      openVerbs.push(...draft.verbs);
      last.end = draft.end;
      continue;
    }
    if (waiting.length > 0) draft.players.unshift(...waiting);
    waiting = [];
    waitingSpan = null;
    const fact = buildFact(reader, draft, needValues);
    openList = null;
    openVerbs = null;
    if (fact === null) continue;
    facts.push(fact);
    if (WITH_LIST.has(fact.fact) && draft.players.length > 0 && !draft.listClosed) openList = draft.players;
    if (WITH_LIST.has(fact.fact) && draft.hasFor && draft.players.length === 0) openList = draft.players;
    if (WITH_VERBS.has(fact.fact)) openVerbs = draft.verbs;
  }
  if (waitingSpan !== null) {
    reader.syntax('fact-missing', waitingSpan.start, waitingSpan.end, { player: reader.textOf(waitingSpan) });
  }
  return facts;
}

/** Gathers one comma part; gives the index behind it. */
function fillDraft(reader: Reader, from: number, draft: Draft): number {
  let at = from;
  for (; at < reader.count; at += 1) {
    const unit = reader.unit(at);
    if (unit.kind === COMMA || unit.kind === STOP) return at + 1;
    if (isPlayer(unit) || (couldBePlayer(unit) && takesPlayer(reader, draft, at))) {
      draft.players.push(claimedRefOf(reader, unit));
    } else if (startsAmount(reader, at)) {
      const amount = readAmount(reader, at);
      at = Math.max(reader.after, at + 1) - 1;
      if (amount === null) draft.damaged = true;
      else draft.numbers.push(amount);
    } else if (unit.kind === KEY) {
      if (startsNextFact(reader, draft, unit)) {
        draft.end = reader.unit(at - 1).end;
        const place = reader.unit(at);
        reader.syntax(
          'comma-missing',
          place.start,
          place.end,
          { word: reader.textOf(place) },
          {
            start: draft.end,
            end: draft.end,
            newText: ',',
          },
        );
        return at;
      }
      takeKey(draft, unit);
      if (draft.fact === 'layer' || draft.fact === 'side-pot' || draft.of === 'side') at = takeIndex(reader, draft, at);
    } else takeStranger(reader, draft, unit);
    draft.end = reader.unit(at).end;
  }
  return at;
}

/** An unknown word is a player where one may stand: first in its part, after `and`, or in a list. */
function takesPlayer(reader: Reader, draft: Draft, at: number): boolean {
  if (draft.players.length === 0) return true;
  const before = reader.unit(at - 1).entry?.meaning.role;
  return before === 'and' || before === 'for';
}

/** `layer 1 560`, `side pot 2 320`: a small number before the amount. */
function takeIndex(reader: Reader, draft: Draft, at: number): number {
  if (draft.potIndex !== null) return at;
  const unit = reader.unit(at + 1);
  const value = unit.kind === NUMBER ? (unit.word?.number?.value ?? null) : null;
  if (value === null || value.scale > 0 || value.units > 99) return at;
  // Of `side pot 500` the number is the amount; a layer is always numbered.
  const another = startsAmount(reader, at + 2);
  const named = draft.fact === 'layer' || (draft.of === 'side' && draft.fact !== null && draft.fact !== 'wins');
  if (!another && !named) return at;
  draft.potIndex = value.units;
  return at + 1;
}

function takeKey(draft: Draft, unit: Unit): void {
  const meaning = unit.entry?.meaning;
  const span = { start: unit.start, end: unit.end };
  switch (meaning?.role) {
    case 'fact':
      draft.fact = meaning.fact;
      draft.factSpan = span;
      break;
    case 'pot-name':
      if (draft.fact === 'winner' || draft.fact === 'wins') draft.of = meaning.pot;
      else {
        draft.fact = meaning.pot === 'main' ? 'main-pot' : 'side-pot';
        draft.factSpan = span;
      }
      break;
    case 'verb':
      draft.verbs.push({ verb: meaning.verb, ...span });
      break;
    case 'may':
      draft.may = true;
      if (draft.fact === null) draft.factSpan = span;
      break;
    case 'may-not':
      draft.may = true;
      draft.not = true;
      if (draft.fact === null) draft.factSpan = span;
      break;
    case 'not':
      draft.not = true;
      break;
    case 'all-in':
      draft.allIn = span;
      break;
    case 'folded':
      draft.folded = span;
      break;
    case 'marker':
      if (meaning.marker !== 'to') draft.modifier = meaning.marker;
      break;
    case 'for':
      draft.hasFor = true;
      if (unit.entry?.side === 'after') draft.listClosed = true;
      break;
    default:
      break;
  }
}

/** A second fact without a comma before it. */
function startsNextFact(reader: Reader, draft: Draft, unit: Unit): boolean {
  if (draft.fact === null || unit.entry?.meaning.role !== 'fact') return false;
  const next = unit.entry.meaning.fact;
  // `winner A of the pot`, `A wins the pot 560`.
  if ((draft.fact === 'winner' || draft.fact === 'wins') && next === 'pot') return false;
  return draft.numbers.length > 0 || reader.count > 0;
}

function takeStranger(reader: Reader, draft: Draft, unit: Unit): void {
  if (!draft.damaged) {
    if (unit.kind === UNKNOWN) reportUnknown(reader, unit);
    else reader.syntax('unexpected', unit.start, unit.end, { word: reader.textOf(unit) });
  }
  draft.damaged = true;
}

/** The fact that a draft makes, or null where it makes none (that is reported). */
function buildFact(reader: Reader, draft: Draft, needValues: boolean): Mutable<FactNode> | null {
  const fact = factOf(draft);
  if (fact === null) {
    if (!draft.damaged) {
      reader.syntax('fact-expected', draft.start, draft.end, { text: reader.text.slice(draft.start, draft.end) });
    }
    return null;
  }
  const withList = WITH_LIST.has(fact);
  const [player = null, ...others] = withList ? [] : draft.players;
  const value = draft.numbers[0] ?? null;
  const second = draft.numbers[1];
  if (second !== undefined && !draft.damaged) {
    reader.syntax('extra-amount', second.start, second.end, { word: reader.textOf(second) });
    draft.damaged = true;
  }
  if (needValues && value === null && !WITHOUT_VALUE.has(fact) && !draft.damaged) {
    reader.syntax('value-missing', draft.factSpan.start, draft.factSpan.end, { fact: reader.textOf(draft.factSpan) });
  }
  if (needValues && WITH_VERBS.has(fact) && draft.verbs.length === 0 && !draft.damaged) {
    reader.syntax('right-missing', draft.factSpan.start, draft.factSpan.end, { word: reader.textOf(draft.factSpan) });
  }
  return {
    start: draft.start,
    end: draft.end,
    player,
    fact,
    factSpan: draft.factSpan,
    value,
    index: draft.potIndex,
    of: draft.of,
    verbs: draft.verbs,
    eligible: withList && (draft.hasFor || draft.players.length > 0) ? draft.players : null,
    alsoPlayers: others,
  };
}

function factOf(draft: Draft): FactName | null {
  const { fact, modifier } = draft;
  if (fact === 'min-raise' || fact === 'max-raise') return modifier === null ? fact : `${fact}-${modifier}`;
  if (fact !== null) return fact;
  if (draft.may) return draft.not ? 'may-not' : 'may';
  if (draft.allIn !== null) {
    draft.factSpan = draft.allIn;
    return 'is-all-in';
  }
  const [verb] = draft.verbs;
  if (draft.folded !== null || (verb?.verb === 'fold' && draft.verbs.length === 1)) {
    draft.factSpan = draft.folded ?? { start: verb?.start ?? draft.start, end: verb?.end ?? draft.end };
    return 'is-folded';
  }
  return null;
}

/** Kinds that may stand in a fact without saying anything of their own. */
export function isFactMark(kind: number): boolean {
  return kind === SIGN || kind === STRING;
}
