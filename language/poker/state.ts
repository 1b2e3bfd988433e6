/** The state of a hand at one moment. */
import type { Chips, HandSetup, Seat, Street } from './types';

/** One player's chips and status. All amounts are chips of the hand's scale. */
export class PlayerState {
  /** Chips left in front of the player; Infinity if unknown. */
  stack: Chips;
  /** Put in on this street: blinds, straddles, live posts, calls, bets and raises. */
  streetPaid: Chips = 0;
  /** Put in during the hand and live for layers: the streets together and own antes. */
  handPaid: Chips = 0;
  /** Dead money of the player: an ante for all, a dead post. */
  deadPaid: Chips = 0;
  folded = false;
  allIn = false;
  /** The level when the player last acted on this street; -1 if they have not. Posting is not acting. */
  actedAt: Chips = -1;
  /** The hand's number of full bets and raises when the player last acted. */
  actedAfter = 0;

  constructor(stack: Chips) {
    this.stack = stack;
  }

  clone(): PlayerState {
    const copy = new PlayerState(this.stack);
    copy.streetPaid = this.streetPaid;
    copy.handPaid = this.handPaid;
    copy.deadPaid = this.deadPaid;
    copy.folded = this.folded;
    copy.allIn = this.allIn;
    copy.actedAt = this.actedAt;
    copy.actedAfter = this.actedAfter;
    return copy;
  }
}

/** Everything that the rules depend on at one moment of a hand. */
export class HandState {
  readonly setup: HandSetup;
  street: Street;
  /** The price of staying in: the highest street total, or the full blind where a short one was posted. */
  level: Chips = 0;
  /** Size of the last full bet or raise of the street; before one, the minimum bet. In fixed limit the street's bet. */
  lastFullRaise: Chips = 0;
  /** Smallest full opening bet of the street. */
  minBet: Chips = 0;
  /** Fixed limit: the level up to which bets are complete. A short all-in above it may be completed. */
  fullLevel: Chips = 0;
  /** No-limit and pot-limit: the last total of an opening all-in under the minimum bet that nobody has raised in full; otherwise 0. */
  shortOpen: Chips = 0;
  players: PlayerState[];
  /** Whose turn it is; null if the street's betting is closed. */
  toAct: Seat | null = null;
  /** No action remains in the hand: folded out, nobody left who can bet, or the river closed. */
  over = false;
  /** Dead money of this hand (not what a spot began with). */
  dead: Chips = 0;
  /** Antes of this hand, own and for all. */
  antes: Chips = 0;
  /** Every chip paid since the start, live and dead. */
  paid: Chips = 0;
  /** Chips in the pot at the start; null if unknown. */
  readonly before: Chips | null;
  /** Who made the last bet or raise of this street. */
  lastAggressor: Seat | null = null;
  /** Fixed limit: bets and raises that count towards the cap, the big blind being the first. */
  betsMade = 0;
  /** No-limit and pot-limit: full bets and raises of the hand so far, by any player. */
  fullBets = 0;
  /** The street began with two players in the hand. */
  beganHeadsUp = false;

  constructor(setup: HandSetup, players: PlayerState[], street: Street) {
    this.setup = setup;
    this.players = players;
    this.street = street;
    this.before =
      setup.potBefore === null ? null : setup.potBefore.reduce((total: Chips, pot) => total + pot.amount, 0);
  }

  /** The player in a seat. Throws RangeError for a seat that the hand does not have (a mistake of the calling code). */
  at(seat: Seat): PlayerState {
    const player = this.players[seat];
    if (player === undefined) throw new RangeError(`no seat ${seat}`);
    return player;
  }
}

/** Returns an independent copy. */
export function cloneState(state: HandState): HandState {
  const copy = new HandState(
    state.setup,
    state.players.map((player) => player.clone()),
    state.street,
  );
  copy.level = state.level;
  copy.lastFullRaise = state.lastFullRaise;
  copy.minBet = state.minBet;
  copy.fullLevel = state.fullLevel;
  copy.shortOpen = state.shortOpen;
  copy.toAct = state.toAct;
  copy.over = state.over;
  copy.dead = state.dead;
  copy.antes = state.antes;
  copy.paid = state.paid;
  copy.lastAggressor = state.lastAggressor;
  copy.betsMade = state.betsMade;
  copy.fullBets = state.fullBets;
  copy.beganHeadsUp = state.beganHeadsUp;
  return copy;
}
