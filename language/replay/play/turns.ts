/** Whose turn it is: those whom the text skips are played out, who comes out of turn is told of, a street line closes the betting. */
import type { DiagnosticCode } from '../../diagnostics/codes';
import { name, names, word } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import { legalActions, startStreet, violations } from '../../poker/betting';
import { topicFor } from '../../poker/rulebook';
import type { HandState } from '../../poker/state';
import { type Legal, type Seat, STREETS, type Street, type Violation } from '../../poker/types';
import type { Span, Statement } from '../../syntax/tree';
import type { Table } from '../setup/table';
import type { BranchState } from './branchState';
import { codeOf, refusalOf, relatedOf, VIOLATION_GROUP } from './refusal';
import {
  type ActionWhenSkipped,
  checkOrFold,
  LinesBelow,
  lastStays,
  leavesOne,
  type SkippedPlayer,
  seatsBefore,
} from './skippedPlayers';
import { playStep } from './step';

interface Turn {
  readonly refused: DiagnosticCode | null;
  /** What the player could do whose turn it was; null: it is this player's. */
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
   * Whether a player comes to act: null where he is left out (reported). Out of turn is reported, those before
   * him are played out, and `legal` is what the player could do whose turn it was.
   */
  turn(play: BranchState, statement: Statement, seat: Seat, place: Span): Turn | null {
    const { state } = play;
    this.openStreet(play);
    const refused = state.toAct === seat ? undefined : turnViolations(play, seat)[0];
    if (refused === undefined) {
      play.lostOf.delete(seat);
      return IN_TURN;
    }
    if (refused.code !== 'out-of-turn') {
      if (!this.isKnownMistake(refused, play)) this.refuse(refused, play, place);
      play.leftOut = true;
      if (refused.code === 'street-closed') play.early.add(seat);
      return null;
    }
    const next = state.toAct ?? seat;
    const legal = legalActions(state, next);
    const passes = this.passesIn(play, statement);
    const before = seatsBefore(state, seat, passes);
    if (this.isExcused(play, next) || (before === null && play.passed.delete(seat))) play.astray = true;
    if (this.isOtherButton(play)) {
      this.tellButton(play, seat, next, place);
      return null;
    }
    if (before === null) this.refuse(refused, play, place);
    else if (play.tellSkipped(before.map((one) => one.seat))) {
      const callers = before.filter(({ kind }) => kind === 'call').map((one) => this.nameOf(one.seat));
      this.refuse(refused, play, place, callers);
    }
    if (before === null) {
      play.leftOut = true;
      play.lostOf.add(seat);
      return null;
    }
    this.skipTo(play, seat, statement, passes);
    return { refused: codeOf(refused), legal };
  }

  /** Heads-up somebody acts first who is not the first listed, and no line tells who has the button. */
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

  /** Then nobody sits where the text has him: nothing below is judged. */
  private tellButton(play: BranchState, seat: Seat, next: Seat, place: Span): void {
    const params = { name: name(this.nameOf(seat)), next: name(this.nameOf(next)) };
    if (!play.astray)
      this.report.add('betting/out-of-turn', place, params, { message: 'betting/out-of-turn.heads-up' });
    play.astray = true;
  }

  /** What those do whom a line skips: who owes chips calls where the text meets him again, else folds. */
  private passesIn(play: BranchState, line: Statement): ActionWhenSkipped {
    return (legal) =>
      legal.canCall && this.linesBelow(play).playsOn(line, legal.seat) ? { kind: 'call' } : checkOrFold(legal);
  }

  private linesBelow({ lines }: BranchState): LinesBelow {
    let below = this.#below.get(lines);
    if (below === undefined) {
      below = new LinesBelow(lines, this.table.seating.find);
      this.#below.set(lines, below);
    }
    return below;
  }

  /** Where the betting has closed, a line that could not be read may have begun the next street. */
  openStreet({ state, lost }: BranchState): void {
    if (lost !== 'line' || state.toAct !== null || state.over) return;
    const next = STREETS[STREETS.indexOf(state.street) + 1];
    if (next !== undefined && next !== 'showdown') startStreet(state, next);
  }

  /** Whether what this player should have done was told, but left out. */
  private isExcused(play: BranchState, next: Seat): boolean {
    return play.lost !== null || play.lostOf.has(next) || play.guessed !== null;
  }

  /**
   * Whether what is wrong follows from a mistake told before: the replay itself folded the player, or ended the hand; or it is the
   * same one again. Then the replay has left the way of the text.
   */
  private isKnownMistake({ code, seat }: Violation, play: BranchState): boolean {
    const known =
      play.guessed !== null ||
      play.putOut.has(seat) ||
      // He was passed over, and acts in the wrong order.
      (code === 'street-closed' && play.passed.has(seat)) ||
      (code === 'hand-over' && (play.putOut.size > 0 || play.leftOut)) ||
      !play.tellOnce(
        code === 'hand-over' ? code : code === 'street-closed' ? closedStreet(play.state) : `${code} ${seat}`,
      );
    if (known) play.astray = true;
    return known;
  }

  /** @param callers who is skipped and read as calling */
  refuse(violation: Violation, play: BranchState, place: Span, callers: readonly string[] = []): DiagnosticCode {
    const code = codeOf(violation);
    if (play.astray) return code;
    const { message, params } = refusalOf(violation, play, this.nameOf);
    const told = callers.length === 0 ? params : { ...params, callers: names(callers) };
    this.report.add(code, place, told, {
      message: callers.length === 0 ? message : `${message}.called`,
      related: relatedOf(violation, play, this.nameOf),
      topic: topicFor(violation.code, this.table.game.betting),
    });
    return code;
  }

  /** Plays those whom the text skipped, until it is this seat's turn or the betting closes. */
  private skipTo(
    play: BranchState,
    seat: Seat | null,
    statement: Statement,
    passes: ActionWhenSkipped,
  ): SkippedPlayer[] {
    const { state } = play;
    const skipped: SkippedPlayer[] = [];
    for (let turns = 2 * state.players.length; turns > 0 && state.toAct !== null && state.toAct !== seat; turns--) {
      const next = state.toAct;
      const legal = legalActions(state, next);
      const action = passes(legal);
      skipped.push({ seat: next, kind: action.kind });
      if (action.kind === 'check') play.passed.add(next);
      else if (action.kind === 'fold') play.putOut.add(next);
      playStep(play, statement, next, action, legal, null, true);
    }
    return skipped;
  }

  /** A street line while players are still to act: reports them (unless `told` already), and plays them out. Gives whether it is told. */
  closeStreet(play: BranchState, statement: Statement, place: Span, street: string, told: boolean): boolean {
    const { state } = play;
    if (state.toAct === null) return told;
    const next = legalActions(state, state.toAct);
    const open = word(`street/${state.street}`);
    const usual = this.passesIn(play, statement);
    // A street comes for two at least: where one alone would be left, the last to act has called.
    const isOver = leavesOne(state, usual);
    const skipped = this.skipTo(play, null, statement, isOver ? lastStays(state) : usual);
    const seats = [...new Set(skipped.map(({ seat }) => seat))];
    const callers = seats.filter((seat) => skipped.some((one) => one.seat === seat && one.kind === 'call'));
    const others = seats.filter((seat) => !callers.includes(seat));
    if (this.isExcused(play, next.seat) || play.lostOf.size > 0) play.astray = true;
    if (!told && !play.astray && play.tellSkipped(seats)) {
      const params = {
        street: word(`street/${street}`),
        open,
        name: name(this.nameOf(next.seat)),
        names: names(others.map(this.nameOf)),
        ...(callers.length === 0 ? {} : { callers: names(callers.map(this.nameOf)) }),
      };
      const isMixed = callers.length > 0 && others.length > 0;
      const called = callers.length === 0 ? '' : `.${isOver ? 'stay' : 'call'}${isMixed ? '-fold' : ''}`;
      this.report.add('betting/street-open', place, params, {
        message: `betting/street-open${next.canCheck ? '.check' : called}`,
      });
    }
    return true;
  }
}

/** Why it is not this seat's turn; empty: it is. */
export function turnViolations(play: BranchState, seat: Seat): Violation[] {
  return violations(play.state, seat, { kind: 'fold' }).filter((v) => VIOLATION_GROUP[v.code] === 'turn');
}

const CLOSED: Readonly<Record<Street, string>> = {
  preflop: 'street-closed preflop',
  flop: 'street-closed flop',
  turn: 'street-closed turn',
  river: 'street-closed river',
  showdown: 'street-closed showdown',
};

/** The mistake that the text goes on after a street's betting has closed, without a line for the next. */
export function closedStreet(state: HandState): string {
  return CLOSED[state.street];
}
