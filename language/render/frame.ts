/**
 * A hand as plain data for pictures, panels and tables: the points of the play, every number with its words. Nothing here is
 * computed anew: amounts come from the replay, what a player may do from the rules.
 */
import type { Chips, GameCode, Seat, Street } from '../poker/types';
import type { DigitSystem } from '../text/digits';

export interface Amount {
  /** Null: unknown or unlimited. */
  readonly chips: Chips | null;
  /** In the wanted unit and digits. */
  readonly text: string;
}

export interface SeatView {
  readonly seat: Seat;
  readonly name: string;
  /** `SB`, `BTN`, …; null where nothing tells, or where the player is called by it. */
  readonly position: string | null;
  readonly button: boolean;
  /** Chips behind; settling changes nothing of them. */
  readonly stack: Amount;
  /** In front of the seat: paid on this street (in a ledger, in the hand); at the end it lies in the middle. */
  readonly bet: Amount;
  /** Paid in the hand, dead money included. */
  readonly paid: Amount;
  /** Codes as `As`, `??`; empty: none told. */
  readonly cards: readonly string[];
  readonly folded: boolean;
  readonly allIn: boolean;
  readonly toAct: boolean;
  /** Won of all pots, at the end. */
  readonly won: Amount | null;
}

/** What one player has in a layer. */
export interface ShareView {
  readonly seat: Seat;
  readonly name: string;
  readonly amount: Amount;
  readonly folded: boolean;
}

/** Chips of several players, drawn as one bar. */
export interface BarView {
  /** `main pot, layer 2: 180`. */
  readonly label: string;
  readonly amount: Amount;
  readonly shares: readonly ShareView[];
  /** Dead money and chips of before the text; null: none. */
  readonly dead: Amount | null;
  readonly eligible: readonly string[];
  /** The same with its equation. */
  readonly told: string;
}

export interface LayerView extends BarView {
  /** From zero, lowest first. */
  readonly index: number;
  /** Index of the pot it belongs to. */
  readonly pot: number;
}

export interface PotView {
  readonly label: string;
  readonly amount: Amount;
  readonly eligible: readonly string[];
  readonly told: string;
}

export interface PotsView {
  readonly layers: readonly LayerView[];
  readonly pots: readonly PotView[];
  /** What nobody has called. */
  readonly refund: {
    readonly seat: Seat;
    readonly name: string;
    readonly amount: Amount;
    readonly label: string;
  } | null;
  /** What lies in front of the players while the betting is open, and in no pot yet; null: nothing. */
  readonly bets: BarView | null;
}

export interface NextView {
  readonly seat: Seat;
  /** `Next to act: Navid`. */
  readonly heading: string;
  /** `What Navid may do`. */
  readonly question: string;
  /** One sentence each, as a hover says it. */
  readonly options: readonly string[];
}

export interface Balance {
  readonly seat: Seat;
  readonly name: string;
  readonly paid: Amount;
  readonly award: Amount;
  readonly refund: Amount;
  readonly net: Amount;
}

export interface ResultView {
  /** Who gets what of each pot, one sentence each. */
  readonly awards: readonly string[];
  readonly balances: readonly Balance[];
  readonly rake: Amount;
  /** Every chip paid = awards + refunds + rake. */
  readonly checkSum: { readonly paid: Chips; readonly awards: Chips; readonly refunds: Chips; readonly rake: Chips };
  readonly checkSumTold: string;
}

/** One thing that was done. */
export interface Deed {
  readonly text: string;
  readonly seat: Seat | null;
  /** Every chip paid after it; null: not known, or no action. */
  readonly pot: Amount | null;
  /** Code of the diagnostic that refused it. */
  readonly illegal: string | null;
}

/** One point of the play. */
export interface Frame {
  readonly index: number;
  readonly kind: 'start' | 'play' | 'end';
  /** Zero-based line in the hand's own text. */
  readonly line: number;
  readonly street: Street;
  /** Null: a ledger tells of no street. */
  readonly streetName: string | null;
  readonly boards: readonly (readonly string[])[];
  /** Clockwise. */
  readonly seats: readonly SeatView[];
  /** Every chip paid, or that lay in the middle; null: the middle is not told. */
  readonly pot: Amount | null;
  /** `pot 650`. */
  readonly potLabel: string;
  /** The pot less what lies in front of the seats: with that and the stacks behind it makes all chips of the table. */
  readonly middle: Amount | null;
  /** `in the middle 400`, or the pot where all of it lies there; null: nothing does. */
  readonly middleLabel: string | null;
  readonly deeds: readonly Deed[];
  readonly remarks: readonly string[];
  readonly marks: readonly string[];
  readonly next: NextView | null;
  /** Why nobody is to act; null where somebody is. */
  readonly standing: string | null;
  /** Null: the middle is not told. */
  readonly pots: PotsView | null;
  /** At the end, once it is decided. */
  readonly result: ResultView | null;
}

/** An exercise: `ask FACT`. */
export interface Exercise {
  readonly line: number;
  readonly question: string;
  readonly answer: string;
  readonly why: string | null;
  /** Index of the frame after which it is asked. */
  readonly frame: number;
}

/** A bet or raise, for the table of increases. */
export interface RaiseRow {
  readonly situation: string;
  readonly increase: Amount;
  /** Least total of the next raise; null: nobody is to act. */
  readonly nextMinimum: Amount | null;
}

/** A decision under a pot limit. */
export interface CapRow {
  readonly name: string;
  readonly pot: Amount;
  readonly call: Amount;
  /** Pot after the call, which is the largest increase. */
  readonly after: Amount;
  readonly adds: Amount;
  readonly to: Amount;
}

/** The main line, or a branch. */
export interface LineView {
  readonly title: string;
  /** The branch begins here. */
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
  /** Null where nothing tells, or where the player is called by it. */
  readonly position: string | null;
  /** Null: not told. */
  readonly stack: Amount | null;
  /** Told with the seats. */
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
  readonly digits: DigitSystem;
  /** As the hand begins, before anything is posted. Clockwise. */
  readonly players: readonly PlayerView[];
  readonly main: LineView;
  /** The fixed words of figures in the same language. */
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
