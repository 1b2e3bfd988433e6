/**
 * The types of a replay: the steps as played, pots and awards, and (when recorded) the state before and after every statement.
 * Features read these and nothing else of the replay.
 */
import type { Problem, Sentence } from '../diagnostics/problem';
import type { HandState } from '../poker/state';
import type { Chips, Game, Layer, Legal, Pot, Refund, Rules, Seat, Street } from '../poker/types';
import type { BranchNode, FactNode, HandTree, PlayerRef, PositionWord, Statement, VerbOfRight } from '../syntax/tree';

export type StepAction =
  | 'ante'
  | 'blind'
  | 'straddle'
  | 'post'
  | 'post-dead'
  | 'fold'
  | 'check'
  | 'call'
  | 'bet'
  | 'raise';

/** One player's one action (or forced bet), as it was played. */
export interface Step {
  /** Zero-based line in the text of the hand (or of the defaults, see `inDefaults`) that made it. */
  readonly line: number;
  /** True for forced bets whose setup line is in the file's defaults. */
  readonly inDefaults: boolean;
  /** Null for forced bets. */
  readonly statement: Statement | null;
  readonly street: Street;
  readonly seat: Seat;
  readonly action: StepAction;
  /** Street total after it. */
  readonly to: Chips;
  /** New chips. */
  readonly adds: Chips;
  /** Rise of the level. */
  readonly by: Chips;
  readonly allIn: boolean;
  /** All chips in the pot after it, bets included; null: the pot is unknown. */
  readonly pot: Chips | null;
  /** Code of the diagnostic that refused it, as `betting/under-min-raise`; null for a legal step. */
  readonly illegal: string | null;
  /** State before the step for the player whose turn it was; null for forced bets and where it was nobody's turn. */
  readonly legal: Legal | null;
  /** Played by the replay itself to go on after a mistake (a skipped player's fold or check). */
  readonly implied: boolean;
}

export interface Player {
  readonly name: string;
  /** `SB`, `BTN`, …; null: unknown (spots without button or positions, ledgers). */
  readonly position: PositionWord | null;
  /** Before forced bets; Infinity: unknown. */
  readonly stack: Chips;
  /** Cards as ASCII codes (`As`, `??`); empty: none given. */
  readonly cards: readonly string[];
}

export interface Award {
  readonly seat: Seat;
  /** Index into `pots`. */
  readonly pot: number;
  readonly amount: Chips;
}

/** Pots and awards as if no more chips went in. Null fields: not known (the pot of a spot, or cards, are missing). */
export interface Settlement {
  readonly refund: Refund | null;
  readonly layers: readonly Layer[] | null;
  readonly pots: readonly Pot[] | null;
  /** After rake; empty until decided. */
  readonly awards: readonly Award[];
  /** The awards of each pot, after rake; null: the pot is not decided. */
  readonly byPot: readonly (readonly Award[] | null)[];
  /** Every pot is decided. */
  readonly decided: boolean;
  readonly rake: Chips;
  /** Change of each seat since the text's start; null until decided. */
  readonly net: readonly Chips[] | null;
}

/** The value of a fact at a point of the play; `why`: its derivation. `impossible`: it has no value here; `undecided`: not known yet. */
export type FactValue =
  | { readonly kind: 'chips'; readonly value: Chips; readonly why: Sentence | null }
  | { readonly kind: 'share'; readonly value: Chips; readonly eligible: readonly Seat[]; readonly why: Sentence | null }
  | {
      readonly kind: 'truth';
      readonly value: boolean;
      readonly why: Sentence | null;
      /** For `may` and `may not`: the rights that make the statement wrong. */
      readonly refuting?: readonly VerbOfRight[];
    }
  | {
      readonly kind: 'verbs';
      readonly value: readonly VerbOfRight[];
      readonly optional: readonly VerbOfRight[];
      readonly why: Sentence | null;
    }
  | { readonly kind: 'seats'; readonly value: readonly Seat[]; readonly why: Sentence | null }
  | { readonly kind: 'impossible'; readonly why: Sentence }
  | { readonly kind: 'undecided'; readonly why: Sentence };

/** A fact that an `expect` or `ask` line states, with its right value; `seat`: the player it is about (null: nobody is to act). */
export interface StatedFact {
  readonly fact: FactNode;
  readonly seat: Seat | null;
  readonly value: FactValue;
}

/** The cards that are known at a point of the play, as ASCII codes. */
export interface KnownCards {
  /** One board; two once a second one is dealt. */
  readonly boards: readonly (readonly string[])[];
  /** Hole cards by seat; empty: none given. */
  readonly holes: readonly (readonly string[])[];
}

/** The state around one statement. `before` and `after` are copies, safe to keep. */
export interface Moment {
  readonly statement: Statement;
  readonly before: HandState | null;
  readonly after: HandState | null;
  readonly cardsBefore: KnownCards;
  readonly cardsAfter: KnownCards;
  /** Steps `[firstStep, lastStep)` of the replay were made by it. */
  readonly firstStep: number;
  readonly lastStep: number;
  /** Problems found at it. */
  readonly problems: readonly Problem[];
  /** Of `expect` and `ask`. */
  readonly facts: readonly StatedFact[];
}

/** A hand's main line, or one of its branches. */
export interface LineOfPlay {
  readonly branch: BranchNode | null;
  /** Title of the hand or branch; null: none. */
  readonly title: string | null;
  /** The mark that the branch starts from; null: the point where it is written. */
  readonly from: string | null;
  /** Steps from the beginning of the hand; in a branch they are collected when first asked for. */
  readonly steps: readonly Step[];
  /** The steps in `[first, end)`, without collecting the others. */
  stepsBetween(first: number, end?: number): readonly Step[];
  /** How many of `steps` were played before the branch's own first statement. */
  readonly ownFrom: number;
  readonly board: readonly string[];
  readonly secondBoard: readonly string[] | null;
  readonly cards: readonly (readonly string[])[];
  /** No action remains in the hand. */
  readonly over: boolean;
  /** What the next player may do; null when nobody is to act. */
  readonly next: Legal | null;
  /** State at the end; null for ledgers and where the setup cannot be played. */
  readonly state: HandState | null;
  /** Chips behind at the end, with awards and refund once the hand is over; Infinity: unknown. */
  readonly stacks: readonly Chips[];
  readonly settlement: Settlement;
  /** Empty unless recorded. */
  readonly moments: readonly Moment[];
  readonly branches: readonly LineOfPlay[];
}

export interface HandReplay {
  readonly tree: HandTree;
  /** Decimal places of every amount: chips × 10^scale. */
  readonly scale: number;
  readonly unit: Chips;
  readonly game: Game;
  readonly rules: Rules;
  readonly kind: 'hand' | 'spot' | 'ledger';
  readonly players: readonly Player[];
  readonly playerCount: number;
  readonly button: Seat | null;
  /** The seat that a name or a position means; null: none. */
  readonly seatOf: (player: PlayerRef) => Seat | null;
  readonly main: LineOfPlay;
  /** Of the hand and all its branches, in text order; `text/*` of the parser included. */
  readonly problems: readonly Problem[];
}

/**
 * `record` keeps a Moment for each statement (true), or only for the statement that begins at an offset (a number). Without it only
 * results are kept.
 */
export interface ReplayOptions {
  readonly record?: boolean | number;
}
