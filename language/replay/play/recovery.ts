/** What a line of play remembers of the mistakes reported in it, so that their consequences are not reported again. */
import type { DiagnosticCode } from '../../diagnostics/codes';
import type { HandState } from '../../poker/state';
import type { Chips, Seat, Street, Violation, ViolationCode } from '../../poker/types';

/** A mistake that is reported once, although every later line may repeat it. */
type Mistake = 'before-bomb' | 'hand-over' | `street-closed ${Street}` | `skipped ${Seat}` | `${ViolationCode} ${Seat}`;

/** What was played instead of what the author meant: another action, or the same one with another amount. */
type Guess = 'action' | 'amount';

/** Mistakes after which the replay has to guess what the author meant. */
const GUESS_AFTER: Partial<Record<DiagnosticCode, Guess>> = {
  'betting/check-facing-bet': 'action',
  'betting/nothing-to-call': 'action',
  'betting/nothing-to-raise': 'action',
  'betting/amount-missing': 'amount',
  'setup/pot-unknown': 'amount',
  'setup/stack-unknown': 'amount',
  'setup/bad-amount': 'amount',
};

/** Refusals that follow from a bet or raise that is missing, or was played as something else. */
const MISSES_A_RAISE: ReadonlySet<ViolationCode> = new Set(['nothing-to-call', 'nothing-to-raise', 'bet-facing-bet']);

const CLOSED = {
  preflop: 'street-closed preflop',
  flop: 'street-closed flop',
  turn: 'street-closed turn',
  river: 'street-closed river',
  showdown: 'street-closed showdown',
} as const satisfies Record<Street, Mistake>;

type Seats = readonly Seat[];
const NOBODY: Seats = [];

const including = <T>(items: readonly T[], item: T): readonly T[] => (items.includes(item) ? items : [...items, item]);
const excluding = (seats: Seats, seat: Seat): Seats =>
  seats.includes(seat) ? seats.filter((other) => other !== seat) : seats;

/**
 * The play reports events; whoever reports a problem asks first. A branch begins with a copy of what its point remembers.
 *
 * Every field is a plain value, or a list that is replaced and never changed in place: `copy` takes over all of them.
 */
export class Recovery {
  /** The replay plays something other than the text because of a reported mistake: nothing more is reported. */
  private isDiverged = false;
  /** An unreadable line, or an action that could not be assigned, was left out, and no action has been played since. */
  private omitted: 'line' | 'action' | null = null;
  /** On this street something was played that the author may not have meant. */
  private guess: Guess | null = null;
  /** An action was left out because of a violation. */
  private hasRefusedAction = false;
  /** Street total of a bet on this street that exceeded the bettor's stack: a call may name it. */
  private unaffordableBet: Chips | null = null;
  /** Seats that the replay folded, or put all-in, to go on after a mistake. */
  private folded: Seats = NOBODY;
  /** Seats that the replay let check on this street because the text skips them. */
  private checked: Seats = NOBODY;
  /** Seats that had an action left out because it was not their turn. */
  private outOfTurn: Seats = NOBODY;
  /** Seats that had an action left out, or played as another, that may belong to the next street. */
  private early: Seats = NOBODY;
  /** Cards were written that cannot be right, and are unknown for that reason. */
  private cardsRejected = false;
  private reported: readonly Mistake[] = [];

  copy(): Recovery {
    return Object.assign(new Recovery(), this);
  }

  // Questions

  get hasDiverged(): boolean {
    return this.isDiverged;
  }

  /** Whether the state is the one that the text describes, so that its facts can be checked. */
  get isReliable(): boolean {
    return !this.isDiverged && this.omitted === null && this.guess !== 'amount';
  }

  /** An unreadable line may have begun the next street. */
  get mayHaveMissedStreet(): boolean {
    return this.omitted === 'line';
  }

  get hasRejectedCards(): boolean {
    return this.cardsRejected;
  }

  /** Whether to report a problem; one that a `mistake` identifies is reported the first time only. */
  shouldReport(mistake: Mistake | null = null): boolean {
    return !this.isDiverged && (mistake === null || this.isNew(mistake));
  }

  /** Whether to report that a line expects somebody to act although nobody can. */
  shouldReportClosed(state: HandState): boolean {
    return state.over ? this.shouldReportHandOver() : this.shouldReport(closedStreet(state.street));
  }

  /** Whether to report that the text goes on after the hand has ended, and not by a fold of the replay's own. */
  shouldReportHandOver(): boolean {
    return this.folded.length === 0 && this.shouldReport('hand-over');
  }

  /** Whether to report skipped players: a player without any action is skipped in every round of betting. */
  shouldReportSkipped(seats: Seats): boolean {
    let isNew = false;
    for (const seat of seats) if (this.isNew(`skipped ${seat}`)) isNew = true;
    return isNew && !this.isDiverged;
  }

  /** Whether to report that this player cannot act at all; if that follows from a reported mistake, the play has diverged. */
  shouldReportRefusedTurn(violation: Violation, state: HandState): boolean {
    const { code, seat } = violation;
    const isExplained =
      this.guess !== null ||
      this.folded.includes(seat) ||
      // The player was skipped, and acts in the wrong order.
      (code === 'street-closed' && this.checked.includes(seat)) ||
      (code === 'hand-over' && (this.folded.length > 0 || this.hasRefusedAction)) ||
      !this.isNew(mistakeOf(violation, state));
    if (isExplained) this.isDiverged = true;
    return !isExplained;
  }

  /** Whether a call that names this street total repeats a bet that its bettor could not pay. */
  isUnaffordableBet(to: Chips): boolean {
    return to === this.unaffordableBet;
  }

  private isNew(mistake: Mistake): boolean {
    if (this.reported.includes(mistake)) return false;
    this.reported = [...this.reported, mistake];
    return true;
  }

  // Events

  /** A mistake after which nothing can be compared with the text. */
  diverged(): void {
    this.isDiverged = true;
  }

  lineUnread(): void {
    this.omitted = 'line';
  }

  /** An action names a player who is not at the table. */
  actorUnknown(): void {
    this.omitted = 'action';
  }

  raiseOmitted(): void {
    this.omitted ??= 'action';
  }

  /** An action of the text was played: what was left out before it no longer matters. */
  actionPlayed(): void {
    this.omitted = null;
  }

  streetBegan(): void {
    this.omitted = null;
    this.outOfTurn = this.early;
    this.early = NOBODY;
    this.checked = NOBODY;
    this.guess = null;
    this.unaffordableBet = null;
  }

  cameToAct(seat: Seat): void {
    this.outOfTurn = excluding(this.outOfTurn, seat);
  }

  /** Somebody acts before `next`. `isTooMany`: even if others are skipped, the seat does not come to act again. */
  actedOutOfTurn(seat: Seat, next: Seat, isTooMany: boolean): void {
    if (this.excusesSkipping(next) || (isTooMany && this.takeAutoCheck(seat))) this.isDiverged = true;
  }

  /** An action was left out because its player cannot act. */
  turnRefused({ code, seat }: Violation): void {
    this.hasRefusedAction = true;
    if (code === 'street-closed') this.early = including(this.early, seat);
    else if (code === 'out-of-turn') this.outOfTurn = including(this.outOfTurn, seat);
  }

  /** A street line comes while `next` is still to act. */
  streetClosedEarly(next: Seat): void {
    if (this.excusesSkipping(next) || this.outOfTurn.length > 0) this.isDiverged = true;
  }

  /** `folds to CO` names a player who is not to act after others. */
  foldedToWrongPlayer(seat: Seat): void {
    if (this.folded.includes(seat)) this.isDiverged = true;
  }

  foldedByReplay(seat: Seat): void {
    this.folded = including(this.folded, seat);
  }

  autoChecked(seat: Seat): void {
    this.checked = including(this.checked, seat);
  }

  /** Whether the replay let this player check already; the text may report that check once. */
  takeAutoCheck(seat: Seat): boolean {
    if (!this.checked.includes(seat)) return false;
    this.checked = excluding(this.checked, seat);
    return true;
  }

  /** The text leaves open which action, or which amount, the author meant. */
  guessed(guess: Guess): void {
    this.guess = guess;
  }

  /** Something is wrong with how the amount of an action is stated. */
  amountFound(code: DiagnosticCode): void {
    this.guess = GUESS_AFTER[code] ?? this.guess;
  }

  /** An action was reported, and played as well as it can be. */
  actionRefused(code: DiagnosticCode, seat: Seat): void {
    this.guess ??= GUESS_AFTER[code] ?? null;
    // It may have been a fold.
    if (code === 'betting/check-facing-bet') this.early = including(this.early, seat);
  }

  /** Before an action in its turn is reported: a bet that was left out, or played as another, makes the answers to it look wrong. */
  actionDoubted(refusal: ViolationCode | null, misstatesCall: boolean): void {
    if (this.omitted === null && this.guess === null) return;
    const isExplained =
      (refusal !== null && (this.guess === 'amount' || MISSES_A_RAISE.has(refusal))) ||
      (misstatesCall && this.guess !== 'action');
    if (isExplained) this.isDiverged = true;
  }

  /** A bet of more than the stack puts the player all-in, which the text does not say. */
  betExceededStack(seat: Seat, to: Chips | null): void {
    this.foldedByReplay(seat);
    this.unaffordableBet = to;
  }

  rejectedCards(): void {
    this.cardsRejected = true;
  }

  /** Whether the action of the player who should have acted was written, but left out. */
  private excusesSkipping(next: Seat): boolean {
    return this.omitted !== null || this.guess !== null || this.outOfTurn.includes(next);
  }
}

/** The mistake of going on after the betting has closed, without a line for the next street. */
export function closedMistake(state: HandState): Mistake {
  return state.over ? 'hand-over' : closedStreet(state.street);
}

export function closedStreet(street: Street): Mistake {
  return CLOSED[street];
}

function mistakeOf({ code, seat }: Violation, state: HandState): Mistake {
  if (code === 'hand-over') return code;
  return code === 'street-closed' ? closedStreet(state.street) : `${code} ${seat}`;
}
