/** `expect` and `ask`: facts of the table, of a player and of the settlement. */

import type { Reader } from '../reader';
import { COMMA, STOP } from '../tokens/tokenKinds';
import type { FactName, FactNode, PlayerRef, Span } from '../tree';
import { Draft, fillDraft, type VerbSpan } from './factDraft';
import { claim } from './playerRefs';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const WITHOUT_VALUE: ReadonlySet<FactName> = new Set([
  'may',
  'may-not',
  'options',
  'to-act',
  'is-all-in',
  'is-folded',
  'winner',
]);
/** Facts whose players are a list of who may win. */
const WITH_LIST: ReadonlySet<FactName> = new Set(['layer', 'main-pot', 'side-pot']);
/** Facts whose verbs go on through the commas. */
const WITH_VERBS: ReadonlySet<FactName> = new Set(['may', 'may-not', 'options']);

/** The facts of the line's units. `needValues`: a fact without its value is half said (`expect`, not `ask`). */
export function readFacts(reader: Reader, needValues: boolean): FactNode[] {
  const facts: Mutable<FactNode>[] = [];
  /** The lists of the fact before, as long as they may go on through a comma. */
  let openPlayers: PlayerRef[] | null = null;
  let openWinners = false;
  let openVerbs: VerbSpan[] | null = null;
  /** Players of parts that were nothing else: their fact comes later (`A, B के लिए परत 1 560`). */
  const waiting: PlayerRef[] = [];
  /** Verbs whose word for a right may come behind a comma: `A चेक, बेट कर सकता है`. */
  let held: Draft | null = null;
  let cutShort = false;
  let at = 0;
  const take = (draft: Draft): Mutable<FactNode> | null => {
    openPlayers = null;
    openWinners = false;
    openVerbs = null;
    const fact = buildFact(reader, draft, needValues);
    if (fact === null) return null;
    // A half-typed line makes no players.
    claimAll(reader, draft.players);
    facts.push(fact);
    return fact;
  };
  while (at < reader.count) {
    const { kind, start } = reader.unit(at);
    if (kind === COMMA || kind === STOP) {
      at += 1;
      continue;
    }
    const draft = new Draft(start, !needValues);
    // What is wrong behind a missing comma follows from it.
    draft.damaged = cutShort;
    at = fillDraft(reader, at, draft);
    cutShort = draft.cutShort;
    if (held !== null) {
      if (goesOn(draft)) {
        draft.start = held.start;
        draft.reported ||= held.reported;
        draft.players.push(...held.players);
        draft.verbs.unshift(...held.verbs);
      } else take(held);
      held = null;
    }
    if (draft.isBare && draft.verbs.length > 0 && openVerbs === null && at < reader.count) {
      draft.players.unshift(...waiting.splice(0));
      held = draft;
      continue;
    }
    const last = facts.at(-1);
    if (draft.isBare && draft.verbs.length === 0 && draft.players.length > 0) {
      if (openWinners && last !== undefined) {
        claimAll(reader, draft.players);
        last.alsoPlayers = [...last.alsoPlayers, ...draft.players];
        last.end = draft.end;
      } else if (openPlayers === null || last === undefined) waiting.push(...draft.players);
      else {
        claimAll(reader, draft.players);
        openPlayers.push(...draft.players);
        last.end = draft.end;
        if (draft.listClosed) openPlayers = null;
      }
      continue;
    }
    if (draft.isBare && draft.players.length === 0 && openVerbs !== null && last !== undefined) {
      openVerbs.push(...draft.verbs);
      last.end = draft.end;
      continue;
    }
    if (waiting.length > 0) draft.players.unshift(...waiting.splice(0));
    const fact = take(draft);
    if (fact === null) continue;
    const listed = WITH_LIST.has(fact.fact) && (draft.players.length > 0 || draft.hasFor) && !draft.listClosed;
    openPlayers = listed ? draft.players : null;
    openWinners = fact.fact === 'winner' && fact.of === null && (fact.player?.start ?? 0) > fact.factSpan.start;
    openVerbs = WITH_VERBS.has(fact.fact) ? draft.verbs : null;
    if (listed && draft.players.length === 0 && at >= reader.count) reportEmptyList(reader, draft);
  }
  if (held !== null) take(held);
  const [stray] = waiting;
  if (stray !== undefined) reader.syntax('fact-missing', stray.start, stray.end, { player: stray.text });
  return facts;
}

/** Whether a part has but more verbs, or the word for the right behind its last one. */
function goesOn({ isBare, players, verbs, may, mayBehind }: Draft): boolean {
  return players.length === 0 && verbs.length > 0 && (may ? mayBehind : isBare);
}

function claimAll(reader: Reader, players: readonly PlayerRef[]): void {
  if (!reader.names.implicit) return;
  for (const player of players) claim(reader, player);
}

/** The fact that a draft makes, or null where it makes none (that is reported). */
function buildFact(reader: Reader, draft: Draft, needValues: boolean): Mutable<FactNode> | null {
  const fact = factOf(draft);
  if (fact === null) {
    reportNoFact(reader, draft);
    return null;
  }
  const withList = WITH_LIST.has(fact);
  const value = draft.numbers[0] ?? null;
  if (!draft.damaged && !draft.cutShort) reportFaults(reader, draft, fact, needValues);
  return {
    start: draft.start,
    end: draft.end,
    player: withList ? null : (draft.players[0] ?? null),
    fact,
    factSpan: draft.factSpan,
    value,
    index: draft.index,
    of: draft.of,
    verbs: WITH_VERBS.has(fact) ? draft.verbs : [],
    eligible: withList && (draft.hasFor || draft.players.length > 0) ? draft.players : null,
    alsoPlayers: withList ? [] : draft.players.slice(1),
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
  const folded: Span | null = draft.folded ?? (draft.verbs.length === 1 && verb?.verb === 'fold' ? verb : null);
  if (folded === null) return null;
  draft.factSpan = { start: folded.start, end: folded.end };
  return 'is-folded';
}

function reportNoFact(reader: Reader, draft: Draft): void {
  const { start, end } = draft;
  if (draft.damaged || draft.reported) return;
  reader.syntax('fact-expected', start, end, { text: reader.text.slice(start, end) });
}

function reportFaults(reader: Reader, draft: Draft, fact: FactName, needValues: boolean): void {
  const [first, second] = draft.numbers;
  const { start, end } = draft.factSpan;
  const word = reader.textOf(draft.factSpan);
  const extra = WITHOUT_VALUE.has(fact) ? first : second;
  if (extra !== undefined && WITH_VERBS.has(fact)) {
    reader.syntax('right-number', extra.start, extra.end, { number: reader.textOf(extra) });
  } else if (extra !== undefined) {
    reader.syntax('extra-amount', extra.start, extra.end, { word: reader.textOf(extra) });
  } else if (needValues && first === undefined && !WITHOUT_VALUE.has(fact)) {
    reader.syntax('value-missing', start, end, { fact: word });
  } else if (needValues && WITH_VERBS.has(fact) && draft.verbs.length === 0) {
    reader.syntax('right-missing', start, end, { word });
  }
}

function reportEmptyList(reader: Reader, draft: Draft): void {
  const last = reader.unit(reader.count - 1);
  if (!draft.damaged) reader.syntax('players-after', last.start, last.end, { word: reader.textOf(last) });
}
