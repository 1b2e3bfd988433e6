/**
 * The types of the rules engine. All amounts are chips as safe integers of the hand's own scale;
 * `Infinity` is an unknown stack ("deep enough"). Nothing here knows text.
 */

export type Chips = number;
/** Index of a player, clockwise round the table. */
export type Seat = number;

export const STREETS = ['preflop', 'flop', 'turn', 'river', 'showdown'] as const;
export type Street = (typeof STREETS)[number];
export type BettingStreet = Exclude<Street, 'showdown'>;

export type BettingStructure = 'no-limit' | 'pot-limit' | 'fixed-limit';

/** One bet that the rules force before anybody acts. */
export interface ForcedBet {
  readonly seat: Seat;
  /**
   * `ante`: own ante, live for layers, no part of the street total. `dead-ante`: one player's ante for all (big-blind or button ante), dead money.
   * `blind`, `straddle`: live, part of the street total. `post`: extra live post. `post-dead`: dead money.
   */
  readonly kind: 'ante' | 'dead-ante' | 'blind' | 'straddle' | 'post' | 'post-dead';
  /** The full amount (of a straddle the street total); a short stack posts what it has. */
  readonly amount: Chips;
}

/** A pot that already exists when a spot begins. */
export interface PotBefore {
  readonly amount: Chips;
  /** Who may win it; null: everybody in the hand. */
  readonly eligible: readonly Seat[] | null;
}

/** Everything the rules need to know before the first action. */
export interface HandSetup {
  readonly game: Game;
  readonly rules: Rules;
  /** Smallest chip. */
  readonly unit: Chips;
  /** Chips of each seat before any forced bet; Infinity where unknown. */
  readonly stacks: readonly Chips[];
  /** Minimum bet of a no-limit or pot-limit street (one big blind; one unit where no blinds are known). */
  readonly bigBlind: Chips;
  readonly smallBlind: Chips;
  /** Without blinds any opening bet counts as full. */
  readonly blindsKnown: boolean;
  /** Each player's own ante, also where a spot posts none; the minimum bet of short deck's later streets. */
  readonly ante?: Chips;
  /** Fixed limit: bet sizes of early (preflop, flop) and late (turn, river) streets. */
  readonly smallBet: Chips;
  readonly bigBet: Chips;
  /** In the order in which they are posted. */
  readonly forced: readonly ForcedBet[];
  readonly firstStreet: BettingStreet;
  /** First to act before the flop where nothing is posted, and on each later street (the first seat left of the button, or of the list in a spot). */
  readonly firstToAct: { readonly preflop: Seat; readonly later: Seat };
  /** Seat of the button; odd chips go to the first winner left of it. */
  readonly button: Seat;
  /** The pots a spot begins with; empty: none; null: unknown. */
  readonly potBefore: readonly PotBefore[] | null;
}

export type ActionKind = 'fold' | 'check' | 'call' | 'bet' | 'raise';

/** `to` is a street total. A call needs none: it is worth what the rules and the stack make it. */
export type Action =
  | { readonly kind: 'fold' | 'check' | 'call' }
  | { readonly kind: 'bet' | 'raise'; readonly to: Chips };

export type NoRaiseReason = 'not-reopened' | 'raise-cap' | 'no-one-to-raise' | 'short-stack';

/** How the pot-limit cap came about: `to = x + pot + 2 × call` (TDA 2024 54, 2026 56), after the profile's counting and rounding. */
export interface PotCap {
  /** P: every chip on the table, as the profile counts them. */
  readonly pot: Chips;
  /** C: the full call. */
  readonly call: Chips;
  /** x: what the player has in on this street. */
  readonly paid: Chips;
  /** The cap as a street total, rounded by the profile. */
  readonly to: Chips;
}

/** What one player may do now, with every bound and its basis. Amounts `…To` are street totals. */
export interface Legal {
  readonly seat: Seat;
  /** New chips of a call, capped by the stack. */
  readonly toCall: Chips;
  readonly canFold: boolean;
  readonly canCheck: boolean;
  readonly canCall: boolean;
  /** May put in more than the level: a bet if nobody has bet yet, otherwise a raise. */
  readonly canRaise: boolean;
  /** True where it would be a bet (level 0). */
  readonly opening: boolean;
  /** Smallest and largest street total; null if the player may not raise; `maxTo` is Infinity for an unknown no-limit stack. */
  readonly minTo: Chips | null;
  readonly maxTo: Chips | null;
  readonly reason: NoRaiseReason | null;
  /** The basis of the bounds. */
  readonly level: Chips;
  readonly lastFullRaise: Chips;
  /** Minimum before the stack shortens it (level + last full raise, or the minimum bet). */
  readonly fullMinTo: Chips;
  /** Street total of an all-in; Infinity if the stack is unknown. */
  readonly stackTo: Chips;
  readonly streetPaid: Chips;
  /** Rise of the level since the player last acted on this street (the level, if they have not). */
  readonly facing: Chips;
  readonly hasActed: boolean;
  /** Pot-limit only. */
  readonly cap: PotCap | null;
  /** Fixed limit only: bets and raises so far on the street and how many the house allows (null: no cap). */
  readonly limit: { readonly size: Chips; readonly made: number; readonly allowed: number | null } | null;
}

export type ViolationCode =
  // turn
  | 'hand-over'
  | 'street-closed'
  | 'already-folded'
  | 'already-all-in'
  | 'out-of-turn'
  // right
  | 'check-facing-bet'
  | 'nothing-to-call'
  | 'bet-facing-bet'
  | 'nothing-to-raise'
  | 'not-reopened'
  | 'raise-cap'
  | 'no-one-to-raise'
  // amount
  | 'over-stack'
  | 'under-min-bet'
  | 'under-min-raise'
  | 'over-pot-limit'
  | 'wrong-limit-size';

/** Why an action is illegal, with the numbers that a message about it needs. */
export interface Violation {
  readonly code: ViolationCode;
  /** Who it is about. */
  readonly seat: Seat;
  /** Whose turn it is, if anybody's. */
  readonly toAct: Seat | null;
  /** The player's legal actions at this point (as if it were their turn); null if they are out of the betting. */
  readonly legal: Legal | null;
  /** The street total that was tried (bet, raise). */
  readonly to: Chips | null;
}

/** What an action did: street total after it, new chips, rise of the level. */
export interface ActionEffect {
  readonly seat: Seat;
  readonly kind: ActionKind;
  readonly to: Chips;
  readonly adds: Chips;
  readonly by: Chips;
  readonly allIn: boolean;
}

/** A forced bet as posted (a short stack posts less). `to` is the street total after it. */
export interface PostedBet {
  /** The one of the setup that was posted. */
  readonly bet: ForcedBet;
  readonly seat: Seat;
  readonly kind: ForcedBet['kind'];
  readonly to: Chips;
  readonly adds: Chips;
  readonly by: Chips;
  readonly allIn: boolean;
  /** Every chip paid after it. */
  readonly pot: Chips;
}

export interface Layer {
  readonly amount: Chips;
  /** The slice of the totals: `from < paid ≤ to`; dead money and a spot's pot are in the first layer. */
  readonly from: Chips;
  readonly to: Chips;
  /** Dead money and chips of earlier streets in it. */
  readonly dead: Chips;
  readonly contributors: readonly Seat[];
  readonly eligible: readonly Seat[];
}

export interface Pot {
  readonly amount: Chips;
  readonly eligible: readonly Seat[];
  /** Indexes of the layers in it. */
  readonly layers: readonly number[];
}

export interface Refund {
  readonly seat: Seat;
  readonly amount: Chips;
}

/** A game is a row of data. */
export interface Game {
  readonly code: GameCode;
  readonly betting: BettingStructure;
  readonly holeCards: number;
  readonly holeUsed: 'any' | 'exactly-two';
  readonly ranking: 'high' | 'short-deck';
  /** Eight-or-better low half. */
  readonly low: boolean;
  readonly deck: 'full' | 'short';
}

export type GameCode = 'NLHE' | 'PLHE' | 'FLHE' | 'PLO' | 'PLO5' | 'PLO6' | 'PLO8' | 'NLO8' | 'FLO8' | 'NLSD';

/** A rule profile: a value for every disputed point (rules of TDA, WSOP, Robert, online rooms). */
export interface Rules {
  readonly profile: ProfileName;
  readonly reopen: 'cumulative' | 'single-full' | 'half';
  readonly flReopen: 'half' | 'full';
  /** Bets and raises together, the big blind being the first; null: no cap. */
  readonly flCap: { readonly preflop: number | null; readonly later: number | null };
  readonly flHeadsUp: 'capped' | 'uncapped';
  readonly shortOpen: 'raise-over' | 'complete' | 'double';
  readonly shortOpenCall: 'allin' | 'bb';
  readonly shortBlind: 'full' | 'actual';
  readonly plCount: 'true' | 'sb-as-bb';
  /** Direction and step in chips (already scaled). */
  readonly plRound: { readonly direction: 'none' | 'up' | 'down'; readonly step: Chips };
  readonly plShortBlinds: 'full' | 'actual';
  readonly plAntes: 'count' | 'ignore';
  readonly straddleRaise: 'double' | 'difference';
  readonly bbAnte: 'blind-first' | 'ante-first';
  readonly oddChip: 'left-of-button' | 'high-card';
  readonly rakeBasis: 'total' | 'per-pot';
  readonly minRaiseCap: 'none' | 'opponent';
}

export type ProfileName = 'tda' | 'wsop' | 'wsop-live' | 'roberts' | 'online';
