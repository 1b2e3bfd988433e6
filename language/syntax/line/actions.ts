/** Turns action drafts into statements: actions and the entries of a ledger. */

import { reportUnknown, reportUnread } from '../forgiving/unexpectedTokens';
import type { Reader } from '../reader';
import { COMMA, STOP } from '../tokens/tokenKinds';
import type { ActionNode, Actors, AmountNode, PlayerRef, Span, Statement, Verb } from '../tree';
import { type ActionContext, ActionDraft, fillActionDraft } from './actionDraft';
import { findActors } from './actors';
import { type ActionNumbers, bindAmounts, NO_NUMBERS } from './amountMarkers';
import { buildNonTurnAction } from './nonTurnActions';
import { findSecondNames, playersNamed } from './playerList';
import { claimedRefOf, claimedRefsOf, isPlayer, refOf, refsOf } from './playerRefs';

/** One draft is enough: each part becomes a statement before the next one is read. */
const draft = new ActionDraft();

/** Reads the units of the line as actions and adds their statements; of the parts without meaning, only the first is reported. */
export function parseActions(reader: Reader, place: ActionContext, out: Statement[]): void {
  const { problems } = reader;
  let at = skipSeparators(reader, 0);
  let isUnread = (problems.at(-1)?.start ?? -1) >= reader.unit(at).start;
  while (at < reader.count) {
    const next = skipSeparators(reader, fillActionDraft(reader, at, draft));
    const before = problems.length;
    if (continueAction(reader, out)) {
      at = next;
      continue;
    }
    const statement = buildStatement(reader, place);
    const isWrong = problems.length > before;
    // A wrong line in a ledger can be something other than an entry; its numbers are then not contributions.
    if (isWrong && place.ledger && (statement === null || isDoubtful(statement))) return;
    if (statement !== null) out.push(statement);
    else if (isUnread) problems.length = before;
    else isUnread = isWrong;
    at = next;
  }
}

/** A contribution, or an action without a player. */
function isDoubtful(statement: Statement): boolean {
  return statement.kind === 'ledger-entry' || (statement.kind === 'action' && statement.actors.kind === 'none');
}

/** Index of the first unit from `at` on that is neither a comma nor a stop. */
export function skipSeparators(reader: Reader, at: number): number {
  let index = at;
  for (;;) {
    const { kind } = reader.unit(index);
    if (kind !== COMMA && kind !== STOP) return index;
    index += 1;
  }
}

/** Reads one action, for `illegal`; sets `reader.after` to the unit after it and its comma. */
export function parseOneAction(reader: Reader, first: number): ActionNode | null {
  const next = skipSeparators(reader, fillActionDraft(reader, first, draft));
  dropUnknownBeforeName(reader);
  findSecondNames(reader, draft);
  reportUnread(reader, draft);
  const action = buildAction(reader, { ledger: false, claims: false });
  reader.after = next;
  return action;
}

/** `raises to 500, by 300`: a part with only marked numbers belongs to the action before it in the line. */
function continueAction(reader: Reader, out: Statement[]): boolean {
  const last = out.at(-1);
  if (last?.kind !== 'action' || last.line !== reader.line || last.incomplete || !isNumbersAlone(last.verb))
    return false;
  if (last.verb === 'fold' || last.verb === 'check' || last.actors.kind === 'until') return false;
  const { to, by, adds } = bindAmounts(reader, draft, last.verb);
  if ((to !== null && last.to !== null) || (by !== null && last.by !== null) || (adds !== null && last.adds !== null)) {
    return false;
  }
  out[out.length - 1] = {
    ...last,
    end: reader.unit(draft.last).end,
    to: to ?? last.to,
    by: by ?? last.by,
    adds: adds ?? last.adds,
  };
  return true;
}

/** Whether each number has a marker and there is nothing else; after a raise, `more` is a marker. */
function isNumbersAlone(verb: Verb): boolean {
  const { players, others, folded, allIn, pot, cards, unknowns, symbols, amounts, markers } = draft;
  if (draft.damaged || draft.hasVerb || others !== null || folded !== null || allIn !== null || pot !== null)
    return false;
  if (players.length + cards.length + unknowns.length + symbols.length > 0) return false;
  const more = draft.more >= 0 && (verb === 'raise' || verb === 'all-in') ? 1 : 0;
  return amounts.length > 0 && markers.length + more >= amounts.length;
}

function buildStatement(reader: Reader, place: ActionContext): Statement | null {
  dropUnknownBeforeName(reader);
  findSecondNames(reader, draft);
  if (!place.ledger && isSeat() && isListOfSeats(reader)) return null;
  reportUnread(reader, draft);
  if (draft.nonTurnVerb !== null) return buildNonTurnAction(reader, draft, draft.nonTurnVerb, place);
  if (place.ledger && isEntry()) return buildEntry(reader, place);
  return buildAction(reader, place);
}

/** If an unknown word comes right before a known name, only the name is a player. */
function dropUnknownBeforeName(reader: Reader): void {
  if (draft.players.length < 2) return;
  const [first, second] = draft.players;
  if (first === undefined || second !== first + 1) return;
  if (isPlayer(reader.unit(first)) || !isPlayer(reader.unit(second))) return;
  draft.players.shift();
  draft.unknowns.unshift(first);
}

function buildAction(reader: Reader, place: ActionContext): ActionNode | null {
  const verbSpan = verbSpanOf(reader);
  if (verbSpan === null) {
    reportNoVerb(reader);
    return null;
  }
  const verb = verbOf();
  findActors(reader, draft, verb);
  const actors = actorsOf(reader, verb, place);
  // In `folds to CO` the marker belongs to the player.
  const numbers = actors.kind === 'until' ? NO_NUMBERS : asVerbSays(reader, bindAmounts(reader, draft, verb));
  if (actors.kind === 'none') {
    if (!draft.damaged) {
      reader.syntax('player-missing', verbSpan.start, verbSpan.end, { verb: reader.textOf(verbSpan) });
    }
    draft.damaged = true;
  }
  if ((verb === 'fold' || verb === 'check') && actors.kind !== 'until') reportIdle(reader);
  return {
    kind: 'action',
    start: reader.unit(draft.first).start,
    end: reader.unit(draft.last).end,
    line: reader.line,
    language: reader.language,
    actors,
    verb,
    verbSpan,
    to: numbers.to,
    by: numbers.by,
    adds: numbers.adds,
    bare: draft.isLeast && draft.amounts.length === 0 ? leastAmount(verbSpan) : numbers.bare,
    allIn: verb === 'all-in' ? null : draft.allIn,
    completes: verb === 'call' && reader.unit(draft.verbUnit).entry?.completes === true,
    incomplete: draft.damaged,
    ...(draft.against.length > 0
      ? { against: draft.against.flatMap((index) => refsOf(reader, reader.unit(index))) }
      : {}),
  };
}

/** `makes it 300`: the verb makes the number a street total. */
function asVerbSays(reader: Reader, numbers: Readonly<ActionNumbers>): Readonly<ActionNumbers> {
  const { bare, to } = numbers;
  if (bare?.form !== 'number' || to !== null || reader.unit(draft.verbUnit).entry?.isTotal !== true) return numbers;
  return { ...numbers, to: bare, bare: null };
}

/** The amount that `min-raises` includes, with an empty span after the verb. */
function leastAmount({ end }: Span): AmountNode {
  return { form: 'min', start: end, end, digits: 'latin', currency: null };
}

/** Reports an amount or `all-in` with a fold or a check, because these put no chips in. */
function reportIdle(reader: Reader): void {
  const idle = draft.amounts[0]?.node ?? (draft.verb === null ? null : draft.allIn);
  if (idle === null || draft.damaged) return;
  reader.syntax('extra', idle.start, idle.end, { word: reader.textOf(idle) });
  draft.damaged = true;
}

function verbOf(): Verb {
  if (draft.verb !== null) return draft.verb;
  if (draft.allIn !== null) return 'all-in';
  return draft.folded !== null ? 'fold' : 'raise';
}

/** The verb, or a flag or marker that is enough without one; null: there is none. */
function verbSpanOf(reader: Reader): Span | null {
  if (draft.verb !== null) {
    const { start, end } = reader.unit(draft.verbUnit);
    return { start, end };
  }
  if (draft.allIn !== null || draft.folded !== null) return draft.allIn ?? draft.folded;
  if (draft.amounts.length === 0) return null;
  for (const index of draft.markers) {
    const { start, end, entry } = reader.unit(index);
    // `A 600 और जोड़कर`, `A adds 600`: an increase or new chips mean a raise.
    if (entry?.meaning.role === 'marker' && entry.meaning.marker !== 'to') return { start, end };
  }
  return null;
}

function reportNoVerb(reader: Reader): void {
  const { start } = reader.unit(draft.first);
  const { end } = reader.unit(draft.last);
  if (draft.damaged || reader.isReported(draft.first, draft.last)) return;
  const [person] = draft.players;
  if (person === undefined) {
    reader.syntax('not-understood', start, end, { text: reader.text.slice(start, end) });
    return;
  }
  const unit = reader.unit(person);
  if (draft.players.length === 1 && draft.amounts.length === 0 && !isPlayer(unit)) reportUnknown(reader, unit);
  else reader.syntax('verb-missing', unit.start, unit.end, { player: reader.textOf(unit) });
}

/** `Raha (BTN) 1500 A♠ A♥`: exactly what an entry of a list of seats has. */
function isSeat(): boolean {
  const { players, amounts, markers, symbols, unknowns } = draft;
  if (draft.hasVerb || draft.damaged || draft.others !== null || draft.folded !== null || draft.pot !== null)
    return false;
  return players.length === 1 && amounts.length === 1 && markers.length + symbols.length + unknowns.length === 0;
}

/** Without a `seats` line, lines like seats are a list without its keyword; this is reported on the first of them. */
function isListOfSeats(reader: Reader): boolean {
  const line = reader.names.seatLine();
  if (line === 'first') {
    const { start, end } = reader.unit(draft.players[0] ?? draft.first);
    reader.syntax('seat-line', start, end, { player: reader.text.slice(start, end) });
  }
  return line !== null;
}

/** Who acts; with `to` and a fold or a check, the player before whom the action stops. */
function actorsOf(reader: Reader, verb: Verb, place: ActionContext): Actors {
  const { players } = draft;
  if (players.length === 0 && draft.others === null) return { kind: 'none' };
  if (draft.others !== null && (players.length === 0 || draft.othersToo)) {
    return { kind: 'others', span: draft.others, ...(draft.othersCount > 0 ? { count: draft.othersCount } : {}) };
  }
  if ((verb === 'fold' || verb === 'check') && draft.amounts.length === 0 && draft.markers.length > 0) {
    const upTo = upToOf(reader);
    if (upTo !== null) return { kind: 'until', upTo };
  }
  return { kind: 'players', players: playersNamed(reader, draft, (index) => actorsAt(reader, index, place)) };
}

function actorsAt(reader: Reader, index: number, place: ActionContext): readonly PlayerRef[] {
  const unit = reader.unit(index);
  if (!place.claims) return refsOf(reader, unit);
  const players = claimedRefsOf(reader, unit);
  for (const player of players) if (player.kind === 'name') reader.names.noteAction(player.name);
  return players;
}

/** `folds to CO`, `CO तक फोल्ड`: the player on the marker's side. */
function upToOf(reader: Reader): PlayerRef | null {
  for (const marker of draft.markers) {
    const entry = reader.unit(marker).entry;
    if (entry?.meaning.role !== 'marker' || entry.meaning.marker !== 'to') continue;
    const onItsSide =
      entry.side === 'after'
        ? draft.players.findLast((index) => index < marker)
        : draft.players.find((index) => index > marker);
    const index = onItsSide ?? draft.players[0];
    if (index !== undefined) return refOf(reader, reader.unit(index));
  }
  return null;
}

/** A player with an amount, and at most that they are all-in or have folded. */
function isEntry(): boolean {
  if (draft.players.length !== 1 || draft.others !== null) return false;
  if (draft.verb !== null && draft.verb !== 'fold') return false;
  return draft.amounts.length > 0 || draft.damaged || (!draft.hasVerb && draft.folded === null);
}

function buildEntry(reader: Reader, place: ActionContext): Statement | null {
  const person = draft.players[0] ?? draft.first;
  const unit = reader.unit(person);
  const refsOf = (): readonly PlayerRef[] => [place.claims ? claimedRefOf(reader, unit) : refOf(reader, unit)];
  const [amount, second] = draft.amounts;
  if (amount === undefined && !isPlayer(unit)) {
    if (!draft.damaged) reportUnknown(reader, unit);
    return null;
  }
  if (amount === undefined && !draft.damaged) {
    reader.syntax('entry-amount', unit.start, unit.end, { player: reader.textOf(unit) });
  } else if (second !== undefined && !draft.damaged) {
    reader.syntax('extra-amount', second.node.start, second.node.end, { word: reader.textOf(second.node) });
  }
  return {
    kind: 'ledger-entry',
    start: reader.unit(draft.first).start,
    end: reader.unit(draft.last).end,
    line: reader.line,
    language: reader.language,
    player: playersNamed(reader, draft, refsOf)[0] ?? refOf(reader, unit),
    amount: amount?.node ?? null,
    allIn: draft.allIn !== null,
    folded: draft.folded !== null || draft.verb === 'fold',
  };
}
