/** Suggests who shows, who mucks, and who wins where the cards do not decide. */
import { showdownOrder } from '../../poker/showdownOrder';
import type { HandState } from '../../poker/state';
import type { Seat } from '../../poker/types';
import type { NamedPot, ShowdownVerb } from './composer';
import { type CursorContext, nameAt } from './cursorContext';
import { seatsThat } from './showdownSeats';
import { nextStreet } from './streets';
import type { Suggestion } from './suggestion';

/** The remaining showdown actions once the betting is over, in the order of the showdown. */
export function showdownActions(context: CursorContext, state: HandState): readonly Suggestion[] {
  const { shows, mucks, wins } = remainingShowdownActions(context, state);
  return [...written(context, 'shows', shows), ...written(context, 'mucks', mucks), ...written(context, 'wins', wins)];
}

/** The same for one player, after their name. */
export function showdownActionsOf(context: CursorContext, state: HandState, seat: Seat): readonly Suggestion[] {
  const { shows, mucks, wins } = remainingShowdownActions(context, state);
  const own = (deed: ShowdownVerb, seats: readonly Seat[]) =>
    seats.includes(seat) ? written(context, deed, [seat], false) : [];
  return [...own('shows', shows), ...own('mucks', mucks), ...own('wins', wins), ...potsOf(context, seat, wins)];
}

/** `wins main pot`, `wins side pot`: the open pots that a player may win, if there are several. */
function potsOf(context: CursorContext, seat: Seat, winners: readonly Seat[]): readonly Suggestion[] {
  const { pots, byPot } = context.play.settlement;
  if (pots === null || pots.length < 2 || !winners.includes(seat)) return [];
  return pots.flatMap(({ eligible }, pot): readonly Suggestion[] => {
    if (byPot[pot] !== null || !eligible.includes(seat)) return [];
    const named: NamedPot = pot === 0 ? { kind: 'main' } : { kind: 'side', index: pots.length > 2 ? pot : null };
    return [{ kind: 'action', text: context.compose.showdownAction(nameAt(context, seat), 'wins', false, named) }];
  });
}

function written(
  context: CursorContext,
  deed: ShowdownVerb,
  seats: readonly Seat[],
  isNamed = true,
): readonly Suggestion[] {
  return seats.map((seat) => ({
    kind: 'action',
    text: context.compose.showdownAction(nameAt(context, seat), deed, isNamed),
  }));
}

/** Who may still show, muck and win. */
export function remainingShowdownActions(
  context: CursorContext,
  state: HandState,
): Readonly<Record<ShowdownVerb, readonly Seat[]>> {
  const { replay } = context;
  const isOpen = state.toAct !== null || replay.players.length < 2 || (nextStreet(state) !== null && !state.over);
  if (isOpen) return { shows: [], mucks: [], wins: [] };
  const mucked = seatsThat(context, 'mucks', 'anywhere');
  const winners = seatsThat(context, 'wins', 'anywhere');
  const shown = seatsThat(context, 'shows', 'anywhere');
  const left = state.players.flatMap((one, seat) => (one.folded || mucked.has(seat) ? [] : [seat]));
  const order = showdownOrder(state);
  const inOrder = order?.order ?? left;
  const faceUp = order?.reason === 'face-up' ? order.must : [];
  const holders = inOrder.filter((seat) => left.includes(seat));
  // The last player left wins in any case.
  if (holders.length < 2)
    return { shows: [], mucks: [], wins: winners.size > 0 || isNothingToWin(context) ? [] : holders };
  const open = mayWin(context, holders, winners.size > 0);
  const hidden = open.length === 0 ? [] : holders.filter((seat) => !shown.has(seat) && !hasCards(context, seat));
  return { shows: hidden, mucks: hidden.filter((seat) => !winners.has(seat) && !faceUp.includes(seat)), wins: open };
}

/** Whether all chips have been returned. */
function isNothingToWin(context: CursorContext): boolean {
  return context.play.settlement.pots?.length === 0;
}

/** The players who may win a pot that the whole text leaves open: claims are checked against the lines below, too. */
function mayWin(context: CursorContext, seats: readonly Seat[], hasWinner: boolean): readonly Seat[] {
  const { pots, byPot } = context.play.settlement;
  // With an unknown pot every claim is open; one is enough.
  if (pots === null) return hasWinner ? [] : seats;
  return seats.filter((seat) => pots.some(({ eligible }, pot) => byPot[pot] === null && eligible.includes(seat)));
}

function hasCards(context: CursorContext, seat: Seat): boolean {
  return (context.replay.players[seat]?.cards.length ?? 0) > 0;
}
