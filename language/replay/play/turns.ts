/** Keeps the order of play: plays for players whom the text skips, reports actions out of turn, and closes streets. */
import type { DiagnosticCode } from '../../diagnostics/codes';
import { name, names, word } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import { legalActions, startStreet, violations } from '../../poker/betting';
import { topicFor } from '../../poker/rulebook';
import { type Legal, type Seat, STREETS, type Street, type Violation } from '../../poker/types';
import type { Span, Statement } from '../../syntax/tree';
import type { Table } from '../setup/table';
import type { BranchState } from './branchState';
import { codeOf, refusalOf, relatedOf, VIOLATION_GROUP } from './refusal';
import {
  type ActionWhenSkipped,
  checkOrFold,
  LinesBelow,
  lastOneCalls,
  leavesOne,
  type SkippedPlayer,
  seatsBefore,
} from './skippedPlayers';
import { playStep } from './step';

interface Turn {
  /** Why the action is out of order (reported); null: it is the player's turn. */
  readonly refused: DiagnosticCode | null;
  /** What the player whose turn it was could do; null: it is this player's. */
  readonly legal: Legal | null;
}

const IN_TURN: Turn = { refused: null, legal: null };

export class Turns {
  readonly #below = new WeakMap<readonly Statement[], LinesBelow>();

  constructor(
    private readonly table: Table,
    private readonly report: Report,
    readonly nameOf: (seat: Seat) => string,
  ) {}

  /**
   * Brings the play to a player's turn; null: the player cannot act, and the action is left out (reported). If it is
   * another's turn, that is reported, and everybody before the player is played out.
   */
  turn(play: BranchState, statement: Statement, seat: Seat, place: Span): Turn | null {
    const { state, recovery } = play;
    this.openStreet(play);
    const refused = state.toAct === seat ? undefined : turnViolations(play, seat)[0];
    if (refused === undefined) {
      recovery.cameToAct(seat);
      return IN_TURN;
    }
    if (refused.code !== 'out-of-turn') {
      if (recovery.shouldReportRefusedTurn(refused, state)) this.refuse(refused, play, place);
      recovery.turnRefused(refused);
      return null;
    }
    const next = state.toAct ?? seat;
    const legal = legalActions(state, next);
    const whenSkipped = this.whenSkippedBy(play, statement);
    const before = seatsBefore(state, seat, whenSkipped);
    recovery.actedOutOfTurn(seat, next, before === null);
    if (this.isOtherButton(play)) {
      this.reportButton(play, seat, next, place);
      return null;
    }
    if (before === null) {
      this.refuse(refused, play, place);
      recovery.turnRefused(refused);
      return null;
    }
    if (recovery.shouldReportSkipped(before.map((one) => one.seat))) {
      const callers = before.filter(({ kind }) => kind === 'call').map((one) => this.nameOf(one.seat));
      this.refuse(refused, play, place, callers);
    }
    this.skipTo(play, seat, statement, whenSkipped);
    return { refused: codeOf(refused), legal };
  }

  /** Whether heads-up the second player listed acts first, and no line says who has the button. */
  private isOtherButton(play: BranchState): boolean {
    const { table } = this;
    return (
      play.state.street === 'preflop' &&
      table.seating.listed.length === 2 &&
      table.kind === 'hand' &&
      table.lines.first('button') === null &&
      table.seating.listed.every(({ written }) => written === null) &&
      play.steps.every(({ statement }) => statement === null)
    );
  }

  /** The text has another button in mind, so nothing below can be checked. */
  private reportButton({ recovery }: BranchState, seat: Seat, next: Seat, place: Span): void {
    const params = { name: name(this.nameOf(seat)), next: name(this.nameOf(next)) };
    if (recovery.shouldReport())
      this.report.add('betting/out-of-turn', place, params, { message: 'betting/out-of-turn.heads-up' });
    recovery.diverged();
  }

  /** What players do whom a line skips: one who owes chips calls if the text mentions them again, otherwise folds. */
  private whenSkippedBy(play: BranchState, line: Statement): ActionWhenSkipped {
    return (legal) =>
      legal.canCall && this.linesBelow(play).staysIn(line, legal.seat) ? { kind: 'call' } : checkOrFold(legal);
  }

  private linesBelow({ lines }: BranchState): LinesBelow {
    let below = this.#below.get(lines);
    if (below === undefined) {
      below = new LinesBelow(lines, this.table.seating.find);
      this.#below.set(lines, below);
    }
    return below;
  }

  /** Opens the next street if the betting has closed and a line that could not be read may have begun it. */
  openStreet({ state, recovery }: BranchState): void {
    if (!recovery.mayHaveMissedStreet || state.toAct !== null || state.over) return;
    const next = STREETS[STREETS.indexOf(state.street) + 1];
    if (next !== undefined && next !== 'showdown') startStreet(state, next);
  }

  /**
   * Reports a violation, unless it follows from another mistake; gives its code.
   * @param callers players who are skipped and assumed to call
   */
  refuse(violation: Violation, play: BranchState, place: Span, callers: readonly string[] = []): DiagnosticCode {
    const code = codeOf(violation);
    if (!play.recovery.shouldReport()) return code;
    const { message, params } = refusalOf(violation, play, this.nameOf);
    const withCallers = callers.length === 0 ? params : { ...params, callers: names(callers) };
    this.report.add(code, place, withCallers, {
      message: callers.length === 0 ? message : `${message}.called`,
      related: relatedOf(violation, play, this.nameOf),
      topic: topicFor(violation.code, this.table.game.betting),
    });
    return code;
  }

  /** Plays for the players whom the text skips, until it is this seat's turn or the betting closes. */
  private skipTo(
    play: BranchState,
    seat: Seat | null,
    statement: Statement,
    whenSkipped: ActionWhenSkipped,
  ): SkippedPlayer[] {
    const { state } = play;
    const skipped: SkippedPlayer[] = [];
    for (let turns = 2 * state.players.length; turns > 0 && state.toAct !== null && state.toAct !== seat; turns--) {
      const next = state.toAct;
      const legal = legalActions(state, next);
      const action = whenSkipped(legal);
      skipped.push({ seat: next, kind: action.kind });
      if (action.kind === 'check') play.recovery.autoChecked(next);
      else if (action.kind === 'fold') play.recovery.foldedByReplay(next);
      playStep(play, statement, next, action, legal, null, true);
    }
    return skipped;
  }

  /**
   * A street line closes the betting: players who are still to act are reported, and played out.
   * @param isReported that players were to act on an earlier street has been reported already
   * @returns whether that is reported now
   */
  closeStreet(play: BranchState, statement: Statement, place: Span, street: Street, isReported: boolean): boolean {
    const { state, recovery } = play;
    if (state.toAct === null) return isReported;
    const open = state.street;
    const next = legalActions(state, state.toAct);
    const usual = this.whenSkippedBy(play, statement);
    // A street is dealt to at least two players: if only one would be left, the last to act has called.
    const isOver = leavesOne(state, usual);
    const skipped = this.skipTo(play, null, statement, isOver ? lastOneCalls(state) : usual);
    recovery.streetClosedEarly(next.seat);
    const seats = [...new Set(skipped.map(({ seat }) => seat))];
    if (!isReported && recovery.shouldReportSkipped(seats)) {
      const callers = seats.filter((seat) => skipped.some((one) => one.seat === seat && one.kind === 'call'));
      const others = seats.filter((seat) => !callers.includes(seat));
      const params = {
        street: word(`street/${street}`),
        open: word(`street/${open}`),
        name: name(this.nameOf(next.seat)),
        names: names(others.map(this.nameOf)),
        ...(callers.length === 0 ? {} : { callers: names(callers.map(this.nameOf)) }),
      };
      const variant = next.canCheck ? '.check' : openVariant(callers.length > 0, others.length > 0, isOver);
      this.report.add('betting/street-open', place, params, { message: `betting/street-open${variant}` });
    }
    return true;
  }
}

/** Which sentence says what the skipped players are assumed to do when a bet waits for their answer. */
function openVariant(someCall: boolean, someFold: boolean, isOver: boolean): string {
  if (!someCall) return '';
  return `.${isOver ? 'stay' : 'call'}${someFold ? '-fold' : ''}`;
}

/** Why it is not this seat's turn; empty: it is. */
export function turnViolations(play: BranchState, seat: Seat): Violation[] {
  return violations(play.state, seat, { kind: 'fold' }).filter((v) => VIOLATION_GROUP[v.code] === 'turn');
}
