/** Completes lines of actions, and the beginning of any line. */
import type { Seat } from '../../poker/types';
import type { PlayerRef } from '../../syntax/tree';
import { actionsOf, othersActions, togetherActions } from './actions';
import { actionsBefore } from './actionsBefore';
import { cardLine } from './cardLines';
import type { RaiseMarker } from './composer';
import { allNames, type CursorContext, contextAt, nameAt } from './cursorContext';
import type { CursorLine } from './cursorLine';
import { quotedName } from './handAtCursor';
import { skipSpaces } from './lineSegment';
import { lineSuggestions, partSuggestions } from './lineStarts';
import { playerSuggestions } from './setup';
import { showdownActionsOf } from './showdownActions';
import type { Suggestion } from './suggestion';
import { insertApart, replaceSegment, replaceWord, type SuggestionList } from './suggestionList';

export function playLine(cursor: CursorLine): SuggestionList | null {
  const { start, players, done } = cursor.segment;
  const isFirst = cursor.before.slice(0, start).trim() === '';
  const from = isFirst ? 0 : start;
  const context = contextAt(cursor, from);
  if (context === null) return null;
  const shows = done.find(({ word }) => word === 'show');
  if (shows !== undefined) return cardLine(context, shows.end, context.replay.game.holeCards);
  return players.length === 0
    ? (newcomerLine(cursor, from) ?? withoutPlayers(context, isFirst))
    : afterPlayers(context, players);
}

/** Completes where no player is named yet. @param isFirst whether nothing precedes the segment in its line */
function withoutPlayers(context: CursorContext, isFirst: boolean): SuggestionList {
  const { cursor } = context;
  const { start, isBegun, done } = cursor.segment;
  const [first] = done;
  if (first?.word === 'others')
    return replaceSegment(context, skipSpaces(cursor.before, first.end), othersActions(context));
  const list = isFirst ? lineSuggestions(context, cursor.isSetup) : partSuggestions(context);
  return isBegun ? replaceSegment(context, start, list) : insertApart(context, start, isFirst, list);
}

/** Completes after the names of players: more players, or their actions. */
function afterPlayers(context: CursorContext, players: readonly PlayerRef[]): SuggestionList {
  const { cursor } = context;
  const { start, isList, anchor } = cursor.segment;
  const seats = players.map((player) => context.replay.seatOf(player)).filter((seat) => seat !== null);
  if (isList) {
    const rest = allNames(context).filter((_, seat) => !seats.includes(seat) && !isFolded(context, seat));
    return replaceWord(context, anchor, playerSuggestions(context, rest));
  }
  if (context.replay.kind === 'ledger') return replaceWord(context, cursor.wordStart, entryWords(context));
  const later = laterActions(context, seats);
  return later === null
    ? replaceSegment(context, anchor, verbs(context, seats, raiseMarkerOf(cursor)))
    : replaceSegment(context, start, later);
}

/** Completes after the name of a new player where no seats are listed: a question about them seats them. */
function newcomerLine(cursor: CursorLine, from: number): SuggestionList | null {
  const [first] = cursor.segment.done;
  if (cursor.tree?.implicitNames !== true || first?.kind !== 'other') return null;
  const name = cursor.before.slice(first.start, first.end);
  if (!/^\p{L}/u.test(name)) return null;
  const context = contextAt(cursor, from, [`${quotedName(name)} to act`]);
  const seat = context?.replay.players.findIndex((player) => player.name === name) ?? -1;
  if (context === null || seat < 0 || context.replay.kind === 'ledger') return null;
  return replaceSegment(context, skipSpaces(cursor.before, first.end), verbs(context, [seat], raiseMarkerOf(cursor)));
}

/** Completes after a contribution: all-in or folded. */
function entryWords({ cursor, compose }: CursorContext): readonly Suggestion[] {
  const words = cursor.has(({ kind }) => kind === 'number') ? (['all-in', 'folded'] as const) : [];
  return words.map((word) => ({ kind: 'keyword', text: compose.word(word) }));
}

/** The marker of the raise being typed. */
function raiseMarkerOf({ segment: { done } }: CursorLine): RaiseMarker {
  const marker = done.findLast(({ word }) => word === 'to' || word === 'by' || word === 'adds')?.word;
  return marker === 'by' || marker === 'adds' ? marker : 'to';
}

function verbs(context: CursorContext, seats: readonly Seat[], way: RaiseMarker): readonly Suggestion[] {
  const { state } = context;
  const [seat] = seats;
  if (state === null || seat === undefined) return [];
  if (seats.length > 1) return togetherActions(context, state, seats);
  return state.toAct === null ? showdownActionsOf(context, state, seat) : actionsOf(context, state, seat, null, way);
}

/** The actions of a player whose turn comes later, preceded by those of the players before. Null if it is their turn, or nobody's. */
function laterActions(context: CursorContext, seats: readonly Seat[]): readonly Suggestion[] | null {
  const { state } = context;
  const [seat] = seats;
  if (state === null || state.toAct === null || seat === undefined || seats.length > 1 || state.toAct === seat)
    return null;
  const passed = actionsBefore(context, state, seat);
  if (passed === null) return [];
  const who = [nameAt(context, seat)];
  return actionsOf(context, passed.state, seat, who).map((action) => ({
    ...action,
    text: `${passed.text}${action.text}`,
    filterText: action.text,
  }));
}

function isFolded(context: CursorContext, seat: Seat): boolean {
  return context.state?.players[seat]?.folded === true;
}
