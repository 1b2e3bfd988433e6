/**
 * A hand of a foreign format as plain data, the same from every reader. Amounts are exact decimals as written; what a format does
 * not state is null. The rules decide what an action is called (check or call, bet or raise).
 */
import { sentence, text } from '../diagnostics/params';
import type { Sentence } from '../diagnostics/problem';
import type { ForcedBet, GameCode, Seat } from '../poker/types';
import type { Decimal } from '../text/decimal';
import type { Note } from './notes';

interface ImportedSeat {
  /** As written; null if the format gives no name. */
  readonly name: string | null;
  /** Before any forced bet; null: unknown. */
  readonly stack: Decimal | null;
  /** Hole cards of the deal as `As`, `??`; empty: none given. */
  readonly cards: readonly string[];
}

/** A bet that the rules force, before anybody acts; the full amount, also where the stack is shorter. */
export interface ImportedForcedBet {
  readonly seat: Seat;
  readonly kind: ForcedBet['kind'];
  readonly amount: Decimal;
}

/** Who acts: a seat, or (in logs without names) the next player. */
type EventActor = Seat | 'next';

/** How much a bet or raise makes: a total of the street or of the whole hand, or what fixed limit prescribes. */
type RaiseAmount = { readonly of: 'street' | 'hand'; readonly total: Decimal } | { readonly of: 'limit' };

/** `line` is the one-based line of the file. */
export type ImportedEvent = {
  readonly line: number;
} /** Further cards of the board, in the order dealt; three, one and one make flop, turn and river. */ & (
  | { readonly kind: 'board'; readonly cards: readonly string[] }
  | { readonly kind: 'fold'; readonly who: EventActor }
  | { readonly kind: 'check-or-call'; readonly who: EventActor }
  | { readonly kind: 'bet-or-raise'; readonly who: EventActor; readonly amount: RaiseAmount }
  | { readonly kind: 'show'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'muck'; readonly seat: Seat }
  /** Words for the reader. */
  | { readonly kind: 'comment'; readonly text: string }
);

/** How the hand ended, by seat; null: not given. */
export interface ImportedOutcome {
  /** `finishing`: stacks after the hand. `net`: change of the stack. `collected`: taken from the pots, after rake. */
  readonly kind: 'finishing' | 'net' | 'collected';
  readonly amounts: readonly (Decimal | null)[];
  /** Whether chips that nobody received are rake; otherwise they are rounding. */
  readonly raked: boolean;
  /** One-based line of the file. */
  readonly line: number;
}

export interface ImportedHand {
  readonly title: Sentence | null;
  /** Where and when: lines for the reader, their parts one by one. */
  readonly comments: readonly (readonly Sentence[])[];
  /** One-based line of the file at which the hand begins. */
  readonly line: number;
  /** The hand's number in the file; null without one. */
  readonly number: string | null;
  readonly game: GameCode;
  /** Fixed limit: bets of early and late streets. */
  readonly bets: { readonly small: Decimal; readonly big: Decimal } | null;
  /** Clockwise from the seat left of the button; with two players from the button, who has the small blind. */
  readonly seats: readonly ImportedSeat[];
  /** In any order; what is posted first is the rules' business. */
  readonly forced: readonly ImportedForcedBet[];
  readonly events: readonly ImportedEvent[];
  readonly outcome: ImportedOutcome | null;
  readonly notes: readonly Note[];
}

/** The result of reading one hand of a file. Lines are one-based. */
export type ReadHand =
  | { readonly kind: 'hand'; readonly hand: ImportedHand }
  /** A game that Handscript has no rules for. */
  | { readonly kind: 'not-played'; readonly line: number; readonly number: string | null; readonly game: Sentence }
  | { readonly kind: 'unreadable'; readonly line: number; readonly number: string | null; readonly reason: Sentence };

/** Words of the file itself, as a title or a remark. */
export const titled = (name: string): Sentence => sentence('import/title.named', { name: text(name) });

/** A hand that cannot be read; readers throw it inside one hand and go on with the next. */
export class UnreadableHand extends Error {
  constructor(
    readonly line: number,
    readonly reason: Sentence,
  ) {
    super(reason.message);
  }
}
