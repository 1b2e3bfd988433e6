/** Who shows, who gives his hand up, and who wins where the cards do not tell. */
import { showdownOrder } from '../../poker/showdownOrder';
import type { HandState } from '../../poker/state';
import type { Seat } from '../../poker/types';
import type { NamedPot } from './composer';
import { type Here, nameAt } from './spot';
import { nextStreet } from './streets';
import type { Suggestion } from './suggestion';
import { seatsThat } from './told';

type Deed = 'shows' | 'mucks' | 'wins';

/** What is left to be done with the hands once nobody may bet any more; in the order in which they are shown. */
export function deeds(here: Here, state: HandState): readonly Suggestion[] {
  const { shows, mucks, wins } = deedsLeft(here, state);
  return [...written(here, 'shows', shows), ...written(here, 'mucks', mucks), ...written(here, 'wins', wins)];
}

/** The same of one player, behind his name. */
export function deedsOf(here: Here, state: HandState, seat: Seat): readonly Suggestion[] {
  const { shows, mucks, wins } = deedsLeft(here, state);
  const own = (deed: Deed, seats: readonly Seat[]) => (seats.includes(seat) ? written(here, deed, [seat], false) : []);
  return [...own('shows', shows), ...own('mucks', mucks), ...own('wins', wins), ...potsOf(here, seat, wins)];
}

/** `wins main pot`, `wins side pot`: where a player may win some of several pots that are open. */
function potsOf(here: Here, seat: Seat, winners: readonly Seat[]): readonly Suggestion[] {
  const { pots, byPot } = here.standing.line.settlement;
  if (pots === null || pots.length < 2 || !winners.includes(seat)) return [];
  return pots.flatMap(({ eligible }, pot): readonly Suggestion[] => {
    if (byPot[pot] !== null || !eligible.includes(seat)) return [];
    const named: NamedPot = pot === 0 ? { kind: 'main' } : { kind: 'side', index: pots.length > 2 ? pot : null };
    return [{ kind: 'action', text: here.compose.deed(nameAt(here, seat), 'wins', false, named) }];
  });
}

function written(here: Here, deed: Deed, seats: readonly Seat[], isNamed = true): readonly Suggestion[] {
  return seats.map((seat) => ({ kind: 'action', text: here.compose.deed(nameAt(here, seat), deed, isNamed) }));
}

/** Who may show, give up and win still. */
export function deedsLeft(here: Here, state: HandState): Readonly<Record<Deed, readonly Seat[]>> {
  const { replay } = here.standing;
  const isOpen = state.toAct !== null || replay.players.length < 2 || (nextStreet(state) !== null && !state.over);
  if (isOpen) return { shows: [], mucks: [], wins: [] };
  const mucked = seatsThat(here, 'mucks', 'anywhere');
  const winners = seatsThat(here, 'wins', 'anywhere');
  const shown = seatsThat(here, 'shows', 'anywhere');
  const left = state.players.flatMap((one, seat) => (one.folded || mucked.has(seat) ? [] : [seat]));
  const order = showdownOrder(state);
  const inOrder = order?.order ?? left;
  const faceUp = order?.reason === 'face-up' ? order.must : [];
  const holders = inOrder.filter((seat) => left.includes(seat));
  // The last one wins whether it is told or not.
  if (holders.length < 2)
    return { shows: [], mucks: [], wins: winners.size > 0 || isNothingToWin(here) ? [] : holders };
  const open = mayWin(here, holders, winners.size > 0);
  const hidden = open.length === 0 ? [] : holders.filter((seat) => !shown.has(seat) && !isDealt(here, seat));
  return { shows: hidden, mucks: hidden.filter((seat) => !winners.has(seat) && !faceUp.includes(seat)), wins: open };
}

/** What was put in has all gone back. */
function isNothingToWin({ standing }: Here): boolean {
  return standing.line.settlement.pots?.length === 0;
}

/** Whom a pot may go to that the whole text leaves open: a claim is held against all of it, the lines below too. */
function mayWin({ standing }: Here, seats: readonly Seat[], isTold: boolean): readonly Seat[] {
  const { pots, byPot } = standing.line.settlement;
  // Of an unknown middle every claim stays open: one is enough.
  if (pots === null) return isTold ? [] : seats;
  return seats.filter((seat) => pots.some(({ eligible }, pot) => byPot[pot] === null && eligible.includes(seat)));
}

function isDealt({ standing }: Here, seat: Seat): boolean {
  return (standing.replay.players[seat]?.cards.length ?? 0) > 0;
}
