/** Lines that tell what players do, and the beginning of any line. */
import type { Seat } from '../../poker/types';
import { actionsOf, othersActions, togetherActions } from './actions';
import { cardLine } from './cardLines';
import type { Way } from './composer';
import { deedsOf } from './deeds';
import { passTo } from './passing';
import { skipSpaces } from './segment';
import { playerSuggestions } from './setup';
import { allNames, type Found, type Here, nameAt, type Spot } from './spot';
import { quotedName } from './standing';
import { lineSuggestions, partSuggestions } from './statements';
import type { Suggestion } from './suggestion';

export function playLine(spot: Spot): Found | null {
  const { start, players, isList, anchor, isBegun, done } = spot.segment;
  const isFirst = spot.before.slice(0, start).trim() === '';
  const here = spot.here(isFirst ? 0 : start);
  if (here === null) return null;
  const shows = done.find(({ word }) => word === 'show');
  if (shows !== undefined) return cardLine(spot, here, shows.end, here.standing.replay.game.holeCards);
  const newcomer = players.length === 0 ? newcomerLine(spot, isFirst ? 0 : start) : null;
  if (newcomer !== null) return newcomer;
  if (players.length === 0 && done[0]?.word === 'others') {
    return spot.found(here, skipSpaces(spot.before, done[0].end), 'segment', othersActions(here));
  }
  if (players.length === 0) {
    const list = isFirst ? lineSuggestions(here, spot.isSetup) : partSuggestions(here);
    return isBegun ? spot.found(here, start, 'segment', list) : spot.foundBefore(here, start, isFirst, list);
  }
  const seats = players.map((player) => here.standing.replay.seatOf(player)).filter((seat) => seat !== null);
  if (isList) {
    const rest = allNames(here).filter((_, seat) => !seats.includes(seat) && !isFolded(here, seat));
    return spot.found(here, anchor, 'word', playerSuggestions(here, rest));
  }
  if (here.standing.replay.kind === 'ledger') return spot.found(here, spot.wordStart, 'word', entryWords(spot, here));
  const later = laterActions(here, seats);
  return later === null
    ? spot.found(here, anchor, 'segment', verbs(here, seats, wayOf(spot)))
    : spot.found(here, start, 'segment', later);
}

/** Behind the name of a player whom the hand does not know yet, where no seats are listed: asked about, he sits down. */
function newcomerLine(spot: Spot, from: number): Found | null {
  const [first] = spot.segment.done;
  if (spot.place.tree?.implicitNames !== true || first?.kind !== 'other') return null;
  const name = spot.before.slice(first.start, first.end);
  if (!/^\p{L}/u.test(name)) return null;
  const here = spot.here(from, [`${quotedName(name)} to act`]);
  const seat = here?.standing.replay.players.findIndex((player) => player.name === name) ?? -1;
  if (here === null || seat < 0 || here.standing.replay.kind === 'ledger') return null;
  return spot.found(here, skipSpaces(spot.before, first.end), 'segment', verbs(here, [seat], wayOf(spot)));
}

/** Behind a contribution: what became of the player. */
function entryWords(spot: Spot, { compose }: Here): readonly Suggestion[] {
  const words = spot.has(({ kind }) => kind === 'number') ? (['all-in', 'folded'] as const) : [];
  return words.map((word) => ({ kind: 'keyword', text: compose.word(word) }));
}

/** How a raise is being said. */
function wayOf({ segment: { done } }: Spot): Way {
  const said = done.findLast(({ word }) => word === 'to' || word === 'by' || word === 'adds')?.word;
  return said === 'by' || said === 'adds' ? said : 'to';
}

function verbs(here: Here, seats: readonly Seat[], way: Way): readonly Suggestion[] {
  const { state } = here.standing;
  const [seat] = seats;
  if (state === null || seat === undefined) return [];
  if (seats.length > 1) return togetherActions(here, state, seats);
  return state.toAct === null ? deedsOf(here, state, seat) : actionsOf(here, state, seat, null, way);
}

/** What a player may do whose turn is still to come: with what those before him do until then. Null where it is his turn, or nobody's. */
function laterActions(here: Here, seats: readonly Seat[]): readonly Suggestion[] | null {
  const { state } = here.standing;
  const [seat] = seats;
  if (state === null || state.toAct === null || seat === undefined || seats.length > 1 || state.toAct === seat)
    return null;
  const passed = passTo(here, state, seat);
  if (passed === null) return [];
  const who = [nameAt(here, seat)];
  return actionsOf(here, passed.state, seat, who).map((action) => ({
    ...action,
    text: `${passed.told}${action.text}`,
    begun: action.text,
  }));
}

function isFolded({ standing }: Here, seat: Seat): boolean {
  return standing.state?.players[seat]?.folded === true;
}
