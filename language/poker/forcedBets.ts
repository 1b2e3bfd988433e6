/** Forced bets: their order, their effect and what the blinds mean for the minimum bet. */
import { least, most } from './chips';
import type { HandState, PlayerState } from './state';
import type { Chips, ForcedBet, HandSetup, PostedBet, Rules } from './types';

const LAST_TURN = 5;

/** The turn in which each kind of forced bet is posted; the profile puts an ante for all before or after the blinds. */
function turnOf(kind: ForcedBet['kind'], rules: Rules): number {
  switch (kind) {
    case 'ante':
      return 0;
    case 'dead-ante':
      return rules.bbAnte === 'ante-first' ? 1 : 3;
    case 'blind':
      return 2;
    case 'straddle':
      return 4;
    case 'post':
    case 'post-dead':
      return 5;
  }
}

/**
 * Returns the forced bets in the order in which chips are taken: own antes, blinds, straddles, live and dead posts. One player's
 * ante for all comes after the blinds (TDA 2024 RP-11, WSOP 2026 Tournament 60), or before them under `ante-first`; for a short
 * stack, the order decides which pots it contests.
 * @internal for tests and scripts
 */
export function postingOrder(forced: readonly ForcedBet[], rules: Rules): ForcedBet[] {
  const order: ForcedBet[] = [];
  // Six passes over a handful of bets cost less than a sort.
  for (let turn = 0; turn <= LAST_TURN; turn++) {
    for (const bet of forced) if (turnOf(bet.kind, rules) === turn) order.push(bet);
  }
  return order;
}

/**
 * Whether an amount is too small for a straddle. A straddle is a blind raise and therefore more than the big blind (WSOP 2026 Live
 * 165), unless it is the player's whole stack.
 */
export function isTooSmallToStraddle(amount: Chips, bigBlind: Chips, stack: Chips): boolean {
  return amount <= bigBlind && amount < stack;
}

/** The blind or straddle posted highest (the last of equals): the seat after it acts first before the flop. */
export function lastLiveBlind(forced: readonly ForcedBet[]): ForcedBet | null {
  let last: ForcedBet | null = null;
  for (const bet of forced) {
    if (bet.kind !== 'blind' && bet.kind !== 'straddle') continue;
    if (last === null || bet.amount >= last.amount) last = bet;
  }
  return last;
}

/** The big blind: the highest blind (the last of equals), straddles aside. Null if none is posted. */
export function bigBlindOf(forced: readonly ForcedBet[]): ForcedBet | null {
  return lastLiveBlind(forced.filter((bet) => bet.kind === 'blind'));
}

/**
 * Smallest full bet of a no-limit or pot-limit street after the flop, in chips: one big blind (Robert's Rules, "No-limit and
 * pot-limit"); in short deck one ante (WSOP 2026 short deck); one unit where no blinds are known.
 */
export function minimumBet(setup: HandSetup): Chips {
  if (setup.game.deck === 'short') {
    const ante = setup.ante || setup.forced.find((bet) => bet.kind === 'ante')?.amount;
    if (ante) return ante;
  }
  return setup.blindsKnown ? setup.bigBlind : setup.unit;
}

/**
 * Takes a forced bet from a player's stack, as far as it goes, in place; a straddle adds to the player's own blind. Returns what was posted.
 * @internal for tests and scripts
 */
export function post(state: HandState, bet: ForcedBet): PostedBet {
  const player = state.at(bet.seat);
  const levelBefore = state.level;
  const owed = bet.kind === 'straddle' ? most(0, bet.amount - player.streetPaid) : bet.amount;
  const adds = least(owed, player.stack);
  player.stack -= adds;
  player.allIn = player.stack === 0;
  state.paid += adds;
  switch (bet.kind) {
    case 'ante':
      player.handPaid += adds;
      state.antes += adds;
      break;
    case 'dead-ante':
      player.deadPaid += adds;
      state.dead += adds;
      state.antes += adds;
      break;
    case 'post-dead':
      player.deadPaid += adds;
      state.dead += adds;
      break;
    case 'blind':
    case 'straddle':
    case 'post':
      postLive(state, player, bet.kind, player.streetPaid + owed, adds);
      break;
  }
  return {
    bet,
    seat: bet.seat,
    kind: bet.kind,
    to: player.streetPaid,
    adds,
    by: state.level - levelBefore,
    allIn: player.allIn,
    pot: (state.before ?? 0) + state.paid,
  };
}

/**
 * A live post sets the level: to its full size even if the stack was short (Robert's Rules section 4, WSOP 2026 Live 154), or to
 * the posted amount under `short-blind actual`. A straddle is the size of the next full raise (Robert's Rules, WSOP 2026 Live 165),
 * or its rise over the blind under `straddle-raise difference`.
 */
function postLive(state: HandState, player: PlayerState, kind: ForcedBet['kind'], nominal: Chips, adds: Chips): void {
  const rules = state.setup.rules;
  player.streetPaid += adds;
  player.handPaid += adds;
  const reach = rules.shortBlind === 'full' ? nominal : player.streetPaid;
  const rise = reach - state.level;
  if (rise <= 0) return;
  state.level = reach;
  if (state.setup.game.betting === 'fixed-limit') return;
  const full = kind === 'straddle' && rules.straddleRaise === 'double' ? nominal : rise;
  if (full > state.lastFullRaise) state.lastFullRaise = full;
}

/** Posts all forced bets of the hand's setup. In place. */
export function postForcedBets(state: HandState): PostedBet[] {
  const { forced, rules } = state.setup;
  state.lastFullRaise = most(minimumBet(state.setup), bigBlindOf(forced)?.amount ?? 0);
  return postingOrder(forced, rules).map((bet) => post(state, bet));
}
