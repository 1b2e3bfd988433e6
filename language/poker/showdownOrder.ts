/** The order in which hands are shown after the betting, and who must show. It informs; it never makes an action illegal. */
import { dividePots, potDivisionOf } from './pots';
import type { Topic } from './rulebook';
import { orderFromButton } from './seating';
import type { HandState } from './state';
import { countAble } from './turn';
import type { ProfileName, Seat } from './types';

/** How hands are shown under a profile's book. */
export interface ShowdownManner {
  /** Where somebody is all-in, every hand is turned up at once and nobody may muck (TDA 2024 16, 2026 17; WSOP 2026 Tournament 70). */
  readonly faceUpAllIn: boolean;
  /** Players of a side pot show before those of the main pot alone (WSOP 2026 Live 149, Robert's Rules "The Showdown"). */
  readonly sidePotFirst: boolean;
  /** No-limit: if the betting ended before the river, all-in players show first (WSOP 2026 Live 149). */
  readonly allInFirst: boolean;
  /** The software shows the hands that must be seen. */
  readonly automatic: boolean;
}

/**
 * The manner of each profile.
 * @internal for tests and scripts
 */
export const MANNERS: Record<ProfileName, ShowdownManner> = {
  tda: { faceUpAllIn: true, sidePotFirst: false, allInFirst: false, automatic: false },
  wsop: { faceUpAllIn: true, sidePotFirst: false, allInFirst: false, automatic: false },
  'wsop-live': { faceUpAllIn: false, sidePotFirst: true, allInFirst: true, automatic: false },
  roberts: { faceUpAllIn: false, sidePotFirst: true, allInFirst: false, automatic: false },
  online: { faceUpAllIn: false, sidePotFirst: false, allInFirst: false, automatic: true },
};

/** Why the first shows first. */
type ShowdownReason =
  /** Only one player is left and wins without showing. */
  | 'uncontested'
  /** Everybody at once. */
  | 'face-up'
  | 'automatic'
  /** All-in before the river. */
  | 'all-in-first'
  /** The player made the last bet or raise on the final street. */
  | 'last-aggressor'
  /** Nobody bet on the final street: the first left of the button among those who show first. */
  | 'left-of-button';

export interface ShowdownOrder {
  readonly reason: ShowdownReason;
  /** Everybody in the hand, the first to show first. */
  readonly order: readonly Seat[];
  /** Who must show: everyone, the first, or (uncontested) nobody. */
  readonly must: readonly Seat[];
  /** How many of `order` contest a side pot and therefore come before the others; 0 if that does not matter. */
  readonly forSidePot: number;
  /** The rule it is based on. */
  readonly topic: Topic;
}

/**
 * Returns who shows first: the last to bet or raise on the final street, otherwise the first left of the button (TDA 2024 17-A, 2026 18; WSOP 2026
 * Tournament 72), with the additions of the profile's book. Null while betting remains.
 */
export function showdownOrder(state: HandState): ShowdownOrder | null {
  if (state.toAct !== null || (!state.over && state.street !== 'showdown')) return null;
  const inHand = orderFromButton(state.players.length, state.setup.button).filter((seat) => !state.at(seat).folded);
  if (inHand.length === 0) return null;
  const { profile } = state.setup.rules;
  const manner = MANNERS[profile];
  if (inHand.length === 1) {
    return { reason: 'uncontested', order: inHand, must: [], forSidePot: 0, topic: 'uncontested-showdown' };
  }
  if (manner.faceUpAllIn && inHand.some((seat) => state.at(seat).allIn)) {
    return { reason: 'face-up', order: inHand, must: inHand, forSidePot: 0, topic: 'face-up-all-in' };
  }
  const groups = manner.sidePotFirst ? bySidePots(state, inHand) : [inHand];
  const ordered = groups.map((group) => orderOf(state, group, manner));
  const order = ordered.flatMap((group) => group.order);
  const last = ordered.at(-1)?.order.length ?? 0;
  return {
    reason: manner.automatic ? 'automatic' : (ordered[0]?.reason ?? 'left-of-button'),
    order,
    must: order.slice(0, 1),
    forSidePot: groups.length > 1 ? order.length - last : 0,
    topic: 'showdown-order',
  };
}

/** Groups the players by pot: those of the last side pot first, those of the main pot alone last. */
function bySidePots(state: HandState, inHand: readonly Seat[]): Seat[][] {
  const { pots } = potDivisionOf(state) ?? dividePots({ ...contributionsOf(state), potBefore: [] });
  const groups: Seat[][] = [];
  const placed = new Set<Seat>();
  for (const { eligible } of pots.toReversed()) {
    if (eligible.length < 2) continue;
    const group = inHand.filter((seat) => eligible.includes(seat) && !placed.has(seat));
    for (const seat of group) placed.add(seat);
    if (group.length > 0) groups.push(group);
  }
  const rest = inHand.filter((seat) => !placed.has(seat));
  return rest.length > 0 ? [...groups, rest] : groups;
}

function contributionsOf(state: HandState) {
  return {
    paid: state.players.map((player) => player.handPaid),
    folded: state.players.map((player) => player.folded),
    dead: state.dead,
  };
}

/** The order within a group, which begins left of the button. */
function orderOf(
  state: HandState,
  group: readonly Seat[],
  { allInFirst }: ShowdownManner,
): { readonly order: readonly Seat[]; readonly reason: ShowdownReason } {
  if (allInFirst && state.setup.game.betting === 'no-limit' && endedBeforeRiver(state)) {
    const allIn = group.filter((seat) => state.at(seat).allIn);
    if (allIn.length > 0) {
      return { order: [...allIn, ...group.filter((seat) => !allIn.includes(seat))], reason: 'all-in-first' };
    }
  }
  const first = state.lastAggressor === null || endedBeforeRiver(state) ? -1 : group.indexOf(state.lastAggressor);
  if (first < 0) return { order: group, reason: 'left-of-button' };
  return { order: [...group.slice(first), ...group.slice(0, first)], reason: 'last-aggressor' };
}

/** Whether nobody could bet on the river anymore. */
function endedBeforeRiver(state: HandState): boolean {
  if (state.street !== 'river' && state.street !== 'showdown') return true;
  return state.lastAggressor === null && countAble(state) <= 1;
}
