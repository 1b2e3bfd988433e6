/** Parses the facts of `expect` and `ask`: about the table, a player or the settlement. */

import type { Mutable } from '../mutable';
import type { Reader } from '../reader';
import { COMMA, STOP } from '../tokens/tokenKinds';
import type { FactName, FactNode, PlayerRef, Span } from '../tree';
import { FactDraft, fillFactDraft, type VerbSpan } from './factDraft';
import { claim } from './playerRefs';

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

/**
 * Reads the units of the line as facts.
 * @param needValues a fact without its value is incomplete (in `expect`, not in `ask`)
 */
export function readFacts(reader: Reader, needValues: boolean): FactNode[] {
  const list = new FactList(reader, needValues);
  let cutShort = false;
  let at = 0;
  while (at < reader.count) {
    const { kind, start } = reader.unit(at);
    if (kind === COMMA || kind === STOP) {
      at += 1;
      continue;
    }
    const draft = new FactDraft(start, !needValues);
    // An error after a missing comma follows from it.
    draft.damaged = cutShort;
    at = fillFactDraft(reader, at, draft);
    cutShort = draft.cutShort;
    list.add(draft, at >= reader.count);
  }
  list.finish();
  return list.facts;
}

/** The facts of a line, built part by part: a comma also separates players and verbs of one fact. */
class FactList {
  readonly facts: Mutable<FactNode>[] = [];
  /** Lists of the last fact that can continue after a comma. */
  #openPlayers: PlayerRef[] | null = null;
  #openWinners = false;
  #openVerbs: VerbSpan[] | null = null;
  /** Players of parts with nothing else; their fact comes later (`A, B के लिए परत 1 560`). */
  readonly #waiting: PlayerRef[] = [];
  /** Verbs whose word for `may` can follow a comma: `A चेक, बेट कर सकता है`. */
  #pending: FactDraft | null = null;

  constructor(
    private readonly reader: Reader,
    private readonly needValues: boolean,
  ) {}

  add(draft: FactDraft, isLast: boolean): void {
    this.#resolvePending(draft);
    if (draft.isBare && draft.verbs.length > 0 && this.#openVerbs === null && !isLast) {
      draft.players.unshift(...this.#waiting.splice(0));
      this.#pending = draft;
    } else if (!this.#continuesLast(draft)) {
      if (this.#waiting.length > 0) draft.players.unshift(...this.#waiting.splice(0));
      this.#addFact(draft, isLast);
    }
  }

  finish(): void {
    if (this.#pending !== null) this.#take(this.#pending);
    const [stray] = this.#waiting;
    if (stray !== undefined) this.reader.syntax('fact-missing', stray.start, stray.end, { player: stray.text });
  }

  /** Joins the verbs of the part before with those of this one, or makes them a fact of their own. */
  #resolvePending(draft: FactDraft): void {
    const pending = this.#pending;
    if (pending === null) return;
    this.#pending = null;
    if (!hasOnlyVerbs(draft)) {
      this.#take(pending);
      return;
    }
    draft.start = pending.start;
    draft.reported ||= pending.reported;
    draft.players.push(...pending.players);
    draft.verbs.unshift(...pending.verbs);
  }

  /** Adds a part that is only players or only verbs to the list it continues; false: it is a fact of its own. */
  #continuesLast(draft: FactDraft): boolean {
    if (!draft.isBare) return false;
    const last = this.facts.at(-1);
    if (draft.verbs.length === 0 && draft.players.length > 0) {
      this.#addPlayers(draft, last);
      return true;
    }
    if (draft.players.length > 0 || this.#openVerbs === null || last === undefined) return false;
    this.#openVerbs.push(...draft.verbs);
    last.end = draft.end;
    return true;
  }

  #addPlayers({ players, end, isListComplete }: FactDraft, last: Mutable<FactNode> | undefined): void {
    if (last === undefined || (!this.#openWinners && this.#openPlayers === null)) {
      this.#waiting.push(...players);
      return;
    }
    claimAll(this.reader, players);
    last.end = end;
    if (this.#openWinners) last.alsoPlayers = [...last.alsoPlayers, ...players];
    else {
      this.#openPlayers?.push(...players);
      if (isListComplete) this.#openPlayers = null;
    }
  }

  #addFact(draft: FactDraft, isLast: boolean): void {
    const fact = this.#take(draft);
    if (fact === null) return;
    const isListed = WITH_LIST.has(fact.fact) && (draft.players.length > 0 || draft.hasFor) && !draft.isListComplete;
    this.#openPlayers = isListed ? draft.players : null;
    this.#openWinners = fact.fact === 'winner' && fact.of === null && (fact.player?.start ?? 0) > fact.factSpan.start;
    this.#openVerbs = WITH_VERBS.has(fact.fact) ? draft.verbs : null;
    if (isListed && draft.players.length === 0 && isLast) reportEmptyList(this.reader, draft);
  }

  #take(draft: FactDraft): Mutable<FactNode> | null {
    this.#openPlayers = null;
    this.#openWinners = false;
    this.#openVerbs = null;
    const fact = buildFact(this.reader, draft, this.needValues);
    if (fact === null) return null;
    // A half-typed line does not create players.
    claimAll(this.reader, draft.players);
    this.facts.push(fact);
    return fact;
  }
}

/** Whether a part has only more verbs, with or without the word for `may` after the last one. */
function hasOnlyVerbs({ isBare, players, verbs, may, mayAfterVerbs }: FactDraft): boolean {
  return players.length === 0 && verbs.length > 0 && (may ? mayAfterVerbs : isBare);
}

function claimAll(reader: Reader, players: readonly PlayerRef[]): void {
  if (!reader.names.implicit) return;
  for (const player of players) claim(reader, player);
}

/** The fact of a draft; null: it has none, and that is reported. */
function buildFact(reader: Reader, draft: FactDraft, needValues: boolean): Mutable<FactNode> | null {
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

function factOf(draft: FactDraft): FactName | null {
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

function reportNoFact(reader: Reader, draft: FactDraft): void {
  const { start, end } = draft;
  if (draft.damaged || draft.reported) return;
  reader.syntax('fact-expected', start, end, { text: reader.text.slice(start, end) });
}

function reportFaults(reader: Reader, draft: FactDraft, fact: FactName, needValues: boolean): void {
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

function reportEmptyList(reader: Reader, draft: FactDraft): void {
  const last = reader.unit(reader.count - 1);
  if (!draft.damaged) reader.syntax('players-after', last.start, last.end, { word: reader.textOf(last) });
}
