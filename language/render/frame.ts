/**
 * Describes a hand as plain data for pictures, panels and tables: its frames, and every number with its text.
 * Nothing here is computed again: amounts come from the replay, legal actions from the rules.
 */
import type { Chips, GameCode, Seat, Street } from '../poker/types';
import type { DigitSystem } from '../text/digits';

export interface AmountView {
  /** Null: unknown or unlimited. */
  readonly chips: Chips | null;
  /** In the chosen unit and digits. */
  readonly text: string;
}

export interface SeatView {
  readonly seat: Seat;
  readonly name: string;
  /** `SB`, `BTN`, …; null if it is unknown, or if the player is named by it. */
  readonly position: string | null;
  readonly button: boolean;
  /** Chips left to play. Settling the pots does not change them. */
  readonly stack: AmountView;
  /** Chips in front of the seat: paid on this street (in a ledger: in the hand). Zero at the end, when all chips are in the middle. */
  readonly bet: AmountView;
  /** Paid in the hand, including dead money. */
  readonly paid: AmountView;
  /** Codes as `As`, `??`; empty: none known. */
  readonly cards: readonly string[];
  readonly folded: boolean;
  readonly allIn: boolean;
  readonly toAct: boolean;
  /** Won from all pots; null before the end. */
  readonly won: AmountView | null;
}

/** What one player has in a layer. */
export interface ShareView {
  readonly seat: Seat;
  readonly name: string;
  readonly amount: AmountView;
  readonly folded: boolean;
}

/** Chips of several players, drawn as one bar. */
export interface BarView {
  /** `main pot, layer 2: 180`. */
  readonly label: string;
  readonly amount: AmountView;
  readonly shares: readonly ShareView[];
  /** Dead money and chips from before the text begins; null: none. */
  readonly dead: AmountView | null;
  readonly eligible: readonly string[];
  /** The label with its equation. */
  readonly description: string;
}

export interface LayerView extends BarView {
  /** Zero-based, lowest layer first. */
  readonly index: number;
  /** Index of the pot that the layer belongs to. */
  readonly pot: number;
}

export interface PotView {
  readonly label: string;
  readonly amount: AmountView;
  readonly eligible: readonly string[];
  readonly description: string;
}

export interface PotsView {
  readonly layers: readonly LayerView[];
  readonly pots: readonly PotView[];
  /** The part of a bet that nobody has called. */
  readonly refund: {
    readonly seat: Seat;
    readonly name: string;
    readonly amount: AmountView;
    readonly label: string;
  } | null;
  /** Chips in front of the players while the betting is open, not yet part of a pot; null: none. */
  readonly bets: BarView | null;
}

export interface NextView {
  readonly seat: Seat;
  /** `Next to act: Navid`. */
  readonly heading: string;
  /** `What Navid may do`. */
  readonly question: string;
  /** One sentence each, as in a hover. */
  readonly options: readonly string[];
}

export interface Balance {
  readonly seat: Seat;
  readonly name: string;
  readonly paid: AmountView;
  readonly award: AmountView;
  readonly refund: AmountView;
  readonly net: AmountView;
}

export interface ResultView {
  /** Who wins what from each pot, one sentence each. */
  readonly awards: readonly string[];
  readonly balances: readonly Balance[];
  readonly rake: AmountView;
  /** Every chip paid = awards + refunds + rake. */
  readonly checkSum: { readonly paid: Chips; readonly awards: Chips; readonly refunds: Chips; readonly rake: Chips };
  readonly checkSumText: string;
}

/** One line of what happens in a frame: an action, a post, or cards dealt or shown. */
export interface EventView {
  readonly text: string;
  readonly seat: Seat | null;
  /** All chips paid so far, including this action; null: unknown, or not an action. */
  readonly pot: AmountView | null;
  /** Code of the diagnostic that rejects the action; null: legal. */
  readonly illegal: string | null;
}

/** The state of the hand after one step of the play. */
export interface Frame {
  readonly index: number;
  readonly kind: 'start' | 'play' | 'end';
  /** Zero-based line in the hand's own text. */
  readonly line: number;
  readonly street: Street;
  /** Null in a ledger, which has no streets. */
  readonly streetName: string | null;
  readonly boards: readonly (readonly string[])[];
  /** Clockwise. */
  readonly seats: readonly SeatView[];
  /** All chips paid, and those that were in the middle before; null: the middle is unknown. */
  readonly pot: AmountView | null;
  /** `pot 650`. */
  readonly potLabel: string;
  /** The pot without the bets in front of the seats. Middle, bets and stacks add up to all chips on the table. */
  readonly middle: AmountView | null;
  /** `in the middle 400`, or the label of the pot if all of it is there; null: nothing is. */
  readonly middleLabel: string | null;
  readonly events: readonly EventView[];
  readonly remarks: readonly string[];
  readonly marks: readonly string[];
  readonly next: NextView | null;
  /** Why nobody is to act; null if somebody is. */
  readonly idleReason: string | null;
  /** Null: the middle is unknown. */
  readonly pots: PotsView | null;
  /** Null until the end, or if the outcome is undecided. */
  readonly result: ResultView | null;
}

/** An exercise: `ask FACT`. */
export interface Exercise {
  readonly line: number;
  readonly question: string;
  readonly answer: string;
  readonly why: string | null;
  /** Index of the frame after which the question is asked. */
  readonly frame: number;
}

/** A bet or raise, for the table of increases. */
export interface RaiseRow {
  readonly situation: string;
  readonly increase: AmountView;
  /** The smallest full raise to a street total; null: nobody is to act. */
  readonly nextMinimum: AmountView | null;
}

/** A decision under a pot limit. */
export interface CapRow {
  readonly name: string;
  readonly pot: AmountView;
  readonly call: AmountView;
  /** The pot after the call, which is also the largest increase. */
  readonly after: AmountView;
  readonly adds: AmountView;
  readonly to: AmountView;
}

/** The main line, or a branch. */
export interface LineView {
  readonly title: string;
  /** Line of the text where the branch begins. */
  readonly line: number;
  readonly isBranch: boolean;
  readonly frames: readonly Frame[];
  readonly exercises: readonly Exercise[];
  readonly raises: readonly RaiseRow[];
  readonly caps: readonly CapRow[];
  readonly branches: readonly LineView[];
}

export interface PlayerView {
  readonly name: string;
  /** Null if it is unknown, or if the player is named by it. */
  readonly position: string | null;
  /** Null: not given. */
  readonly stack: AmountView | null;
  /** The cards given on the seats line. */
  readonly cards: readonly string[];
}

export interface HandView {
  readonly title: string;
  readonly game: GameCode;
  /** `NLHE, 6 players`. */
  readonly detail: string;
  readonly kind: 'hand' | 'spot' | 'ledger';
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The comma and space between the items of a list, in the same language. */
  readonly listSeparator: string;
  readonly digits: DigitSystem;
  /** The players before anything is posted, clockwise. */
  readonly players: readonly PlayerView[];
  readonly main: LineView;
  /** Fixed words of figures, in the language of the hand view. */
  readonly words: FigureWords;
}

/** Fixed words of a figure. */
export type FigureWords = Readonly<Record<FigureWord, string>>;

export const FIGURE_WORDS = [
  'all-in',
  'answer',
  'award',
  'branches',
  'button',
  'call-price',
  'cap-adds',
  'cap-by',
  'cap-to',
  'cards',
  'contributors',
  'current-pot',
  'dead',
  'eligible',
  'end',
  'exercise',
  'folded',
  'increase',
  'layer-name',
  'net',
  'next-minimum',
  'paid',
  'player',
  'position',
  'pot-limit',
  'pots',
  'raises',
  'refund',
  'result',
  'running-pot',
  'seats',
  'situation',
  'stack',
  'steps',
  'street-bet',
  'table',
  'to-act',
] as const;
export type FigureWord = (typeof FIGURE_WORDS)[number];
