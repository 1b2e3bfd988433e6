/** Playing one action line: whose it is, what the engine says to it, and how the replay goes on after a mistake. */
import type { DiagnosticCode } from '../diagnostics/codes';
import { name, names, word } from '../diagnostics/params';
import type { Report } from '../diagnostics/report';
import { legalActions, play as playInPlace, potTotal, setStack, startStreet, violations } from '../poker/betting';
import { topicFor } from '../poker/rulebook';
import { cloneState, type HandState } from '../poker/state';
import { type Action, type Legal, type Seat, STREETS, type Street, type Violation } from '../poker/types';
import type { ActionNode, AmountNode, PlayerRef, Span, Statement } from '../syntax/tree';
import { type Finding, type Judgement, judge } from './judge';
import type { Play } from './play';
import { codeOf, GROUP, placeOf, refusalOf, relatedOf } from './refusal';
import { type Passed, type Passes, passing, playsOn, seatsBefore } from './skipped';
import { reportPlayer, type Table } from './table';
import type { Step } from './timeline';

/** What is missed where it is left out: others answer it. */
const RAISES: ReadonlySet<ActionNode['verb']> = new Set(['bet', 'raise', 'all-in']);
const ANSWERS: ReadonlySet<Violation['code']> = new Set(['nothing-to-call', 'nothing-to-raise', 'bet-facing-bet']);

/** Mistakes after which the replay plays something else than the author meant, and whether that is another amount. */
const GUESSED: Partial<Record<DiagnosticCode, Play['guessed']>> = {
  'betting/check-facing-bet': 'action',
  'betting/nothing-to-call': 'action',
  'betting/nothing-to-raise': 'action',
  'betting/amount-missing': 'amount',
  'setup/pot-unknown': 'amount',
  'setup/stack-unknown': 'amount',
  'setup/bad-amount': 'amount',
};

interface Turn {
  readonly refused: DiagnosticCode | null;
  /** What the player could do whose turn it was; null: it is this player's. */
  readonly legal: Legal | null;
}

const IN_TURN: Turn = { refused: null, legal: null };
const NOTHING: readonly Violation[] = [];

export class Actor {
  constructor(
    readonly table: Table,
    readonly report: Report,
  ) {}

  readonly nameOf = (seat: Seat): string => this.table.seating.listed[seat]?.name ?? '?';

  /** Who was named but is nobody here: told at the first place. */
  private strangers: Set<string> | null = null;

  /** The seat a reference means; reports one that means nobody. */
  seat(ref: PlayerRef): Seat | null {
    const seat = this.table.seating.find(ref);
    if (seat === null && this.strangers?.has(ref.text) !== true) {
      this.strangers ??= new Set();
      this.strangers.add(ref.text);
      reportPlayer(ref, this.table.seating, this.report, ref);
    }
    return seat;
  }

  /** Plays an action line for everybody it speaks of. */
  act(play: Play, node: ActionNode): void {
    if (this.isBeforeBomb(play, node.verbSpan)) return;
    const { actors } = node;
    switch (actors.kind) {
      case 'players':
        for (const ref of actors.players) {
          const seat = this.seat(ref);
          if (seat !== null) this.actOne(play, node, seat, ref);
          else play.lost = 'action';
        }
        return;
      case 'until': {
        const seat = this.seat(actors.upTo);
        if (seat !== null) this.actUntil(play, node, seat, actors.upTo);
        else play.lost = 'action';
        return;
      }
      case 'others':
        this.actOthers(play, node, actors.span);
        return;
      case 'none':
        // The parser has told that somebody must be named; whoever is next keeps the lines below in their turn.
        if (play.state.toAct !== null) this.actOne(play, node, play.state.toAct, node.verbSpan);
        return;
    }
  }

  /** Before the flop of a bomb pot nobody acts: that is told once, and what they do there is left out. */
  isBeforeBomb(play: Play, place: Span): boolean {
    if (!play.beforeBomb) return false;
    if (!play.astray && play.tellOnce('before-bomb'))
      this.report.add('betting/street-closed', place, {}, { message: 'betting/street-closed.bomb' });
    return true;
  }

  /** `folds to CO`: each player from the next to act up to him. */
  private actUntil(play: Play, node: ActionNode, upTo: Seat, ref: PlayerRef): void {
    const { state } = play;
    this.openStreet(play);
    if (state.toAct === null || state.toAct === upTo || state.at(upTo).folded || state.at(upTo).allIn) {
      const next = state.toAct;
      if (play.putOut.has(upTo)) play.astray = true;
      if (next === null && !play.tellOnce(state.over ? 'hand-over' : closedStreet(state))) return;
      if (play.astray) return;
      this.report.add(
        'betting/out-of-turn',
        ref,
        { name: name(this.nameOf(upTo)), next: name(next === null ? '' : this.nameOf(next)) },
        {
          message:
            next === null
              ? 'betting/out-of-turn.until-nobody'
              : next === upTo
                ? 'betting/out-of-turn.until-next'
                : 'betting/out-of-turn.until-out',
        },
      );
      return;
    }
    for (let turns = state.players.length; turns > 0 && state.toAct !== null && state.toAct !== upTo; turns--) {
      this.actOne(play, node, state.toAct, node.verbSpan);
    }
  }

  /** `others fold`: each player still to act, once. */
  private actOthers(play: Play, node: ActionNode, span: Span): void {
    const { state } = play;
    this.openStreet(play);
    if (state.toAct === null) {
      const over = state.over;
      if (play.astray || (over && play.putOut.size > 0)) return;
      if (!play.tellOnce(over ? 'hand-over' : closedStreet(state))) return;
      this.report.add(
        over ? 'betting/hand-over' : 'betting/street-closed',
        span,
        { street: word(`street/${state.street}`) },
        { message: over ? 'betting/hand-over.others' : 'betting/street-closed.others' },
      );
      return;
    }
    let hasCalled = false;
    for (let turns = state.players.length; turns > 0 && state.toAct !== null; turns--) {
      const isFree = node.verb === 'call' && hasCalled && legalActions(state, state.toAct).canCheck;
      // The big blind, whom everyone else has called, only checks.
      this.actOne(play, isFree ? { ...node, verb: 'check' } : node, state.toAct, span);
      hasCalled = true;
    }
  }

  private actOne(play: Play, node: ActionNode, seat: Seat, place: Span): void {
    // The check that was made for him when another came before him, told late.
    if (node.verb === 'check' && play.passed.delete(seat)) return;
    const turn = this.turn(play, node, seat, place);
    if (turn === null) {
      if (RAISES.has(node.verb)) play.lost ??= 'action';
      return;
    }
    const judgement = judge(play.state, node, seat, this.nameOf(seat), this.table.numbers, this.table.language);
    if (judgement.behind !== null) this.tellStack(play, seat, judgement.behind);
    const illegal = turn.refused ?? this.verdict(play, node, seat, place, judgement);
    const action = judgement.action ?? fallback(node.verb, judgement.legal);
    for (const { code } of judgement.findings) play.guessed = GUESSED[code] ?? play.guessed;
    if (illegal !== null) play.guessed ??= GUESSED[illegal] ?? null;
    // It may have been a fold.
    if (illegal === 'betting/check-facing-bet') play.early.add(seat);
    this.step(play, node, seat, action, turn.legal ?? judgement.legal, illegal, false);
  }

  /**
   * Whether a player comes to act: null where he is left out (reported). Out of turn is reported, those before
   * him are played out, and `legal` is what the player could do whose turn it was.
   */
  turn(play: Play, statement: Statement, seat: Seat, place: Span): Turn | null {
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
    this.skipTo(play, seat, statement);
    return { refused: codeOf(refused), legal };
  }

  /** Heads-up somebody acts first who is not the first listed, and no line tells who has the button. */
  private isOtherButton(play: Play): boolean {
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
  private tellButton(play: Play, seat: Seat, next: Seat, place: Span): void {
    const params = { name: name(this.nameOf(seat)), next: name(this.nameOf(next)) };
    if (!play.astray)
      this.report.add('betting/out-of-turn', place, params, { message: 'betting/out-of-turn.heads-up' });
    play.astray = true;
  }

  /** What those do whom a line skips: who owes chips calls where the text meets him again, else folds. */
  private passesIn(play: Play, line: Statement): Passes {
    const { find } = this.table.seating;
    return (legal) =>
      legal.canCall && playsOn(play.lines, line, legal.seat, find) ? { kind: 'call' } : passing(legal);
  }

  /** Where the betting has closed, a line that could not be read may have begun the next street. */
  private openStreet({ state, lost }: Play): void {
    if (lost !== 'line' || state.toAct !== null || state.over) return;
    const next = STREETS[STREETS.indexOf(state.street) + 1];
    if (next !== undefined && next !== 'showdown') startStreet(state, next);
  }

  /** Whether what this player should have done was told, but left out. */
  private isExcused(play: Play, next: Seat): boolean {
    return play.lost !== null || play.lostOf.has(next) || play.guessed !== null;
  }

  /**
   * Whether what is wrong follows from a mistake told before: the replay itself folded the player, or ended the hand; or it is the
   * same one again. Then the replay has left the way of the text.
   */
  private isKnownMistake({ code, seat }: Violation, play: Play): boolean {
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

  /** Reports the first thing wrong with an action in its turn; gives its code, or null for a legal one. */
  private verdict(play: Play, node: ActionNode, seat: Seat, place: Span, judgement: Judgement): DiagnosticCode | null {
    // The parser has said what is wrong with an amount that it could not read, the table that blinds are missing.
    if (node.incomplete === true && RAISES.has(node.verb) && amountOf(node) === null) play.guessed = 'amount';
    if (node.incomplete === true || !this.table.priced) return null;
    // A stack that the line itself tells changes what is legal; else the judge has asked already.
    const legal = judgement.behind === null ? judgement.legal : undefined;
    const broken = judgement.action === null ? NOTHING : violations(play.state, seat, judgement.action, legal);
    if (broken.length === 0 && judgement.findings.length === 0) return null;
    const right = broken.find((v) => GROUP[v.code] !== 'amount');
    if (this.followsFromGuess(play, right, judgement)) play.astray = true;
    if (right) return this.refuse(right, play, placeOf(right, node, place, judgement));
    const wrong = judgement.findings.find((f) => !f.mild);
    if (wrong) {
      if (callsOverBet(play, node, wrong)) return null;
      if (wrong.code === 'betting/over-stack') {
        play.putOut.add(seat);
        play.overBet = wrong.params.to?.kind === 'chips' ? wrong.params.to.value : null;
      }
      return this.tell(wrong, play);
    }
    const amount = broken[0];
    if (amount) {
      // More than the stack puts him all-in, which the text does not tell.
      if (amount.code === 'over-stack') {
        play.putOut.add(seat);
        play.overBet = amount.to;
      }
      return this.refuse(amount, play, placeOf(amount, node, place, judgement));
    }
    for (const mild of judgement.findings) this.tell(mild, play);
    return null;
  }

  /** A bet that was left out, or played as another, makes the answers to it look wrong. */
  private followsFromGuess(play: Play, right: Violation | undefined, { findings }: Judgement): boolean {
    if (play.lost === null && play.guessed === null) return false;
    if (play.guessed === 'amount' && right !== undefined) return true;
    if (right !== undefined && ANSWERS.has(right.code)) return true;
    return play.guessed !== 'action' && findings.some((finding) => finding.code === 'betting/call-amount');
  }

  private tell(finding: Finding, play: Play): DiagnosticCode {
    const isExplained = finding.code === 'setup/pot-unknown' && this.table.unreadSetup;
    if (!play.astray && !isExplained) this.report.add(finding.code, finding.span, finding.params, finding.extra);
    return finding.code;
  }

  /** @param callers who is skipped and read as calling */
  private refuse(violation: Violation, play: Play, place: Span, callers: readonly string[] = []): DiagnosticCode {
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

  private tellStack(play: Play, seat: Seat, behind: number): void {
    setStack(play.state, seat, behind);
    play.stackTold[seat] = true;
  }

  /** Plays those whom the text skipped, until it is this seat's turn or the betting closes. */
  private skipTo(play: Play, seat: Seat | null, statement: Statement): Passed[] {
    const { state } = play;
    const passes = this.passesIn(play, statement);
    const skipped: Passed[] = [];
    for (let turns = 2 * state.players.length; turns > 0 && state.toAct !== null && state.toAct !== seat; turns--) {
      const next = state.toAct;
      const legal = legalActions(state, next);
      const action = passes(legal);
      skipped.push({ seat: next, kind: action.kind });
      if (action.kind === 'check') play.passed.add(next);
      else if (action.kind === 'fold') play.putOut.add(next);
      this.step(play, statement, next, action, legal, null, true);
    }
    return skipped;
  }

  /** A street line while players are still to act: reports them (unless `told` already), and plays them out. Gives whether it is told. */
  closeStreet(play: Play, statement: Statement, place: Span, street: string, told: boolean): boolean {
    const { state } = play;
    if (state.toAct === null) return told;
    const next = legalActions(state, state.toAct);
    const open = word(`street/${state.street}`);
    const skipped = this.skipTo(play, null, statement);
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
      const called = callers.length === 0 ? '' : others.length === 0 ? '.call' : '.call-fold';
      this.report.add('betting/street-open', place, params, {
        message: `betting/street-open${next.canCheck ? '.check' : called}`,
      });
    }
    return true;
  }

  step(
    play: Play,
    statement: Statement,
    seat: Seat,
    action: Action,
    legal: Legal | null,
    illegal: DiagnosticCode | null,
    implied: boolean,
  ): void {
    const { state } = play;
    const { street } = state;
    const played = playInPlace(state, seat, action);
    const step: Step = {
      line: statement.line,
      inDefaults: false,
      statement,
      street,
      seat,
      action: played.kind,
      to: played.to,
      adds: played.adds,
      by: played.by,
      allIn: played.allIn,
      pot: potTotal(state),
      illegal,
      legal,
      implied,
    };
    play.steps.push(step);
    if (!implied) play.lost = null;
  }

  /** Every reason for which an action would be refused here, as `illegal` asks; the play stays as it is. */
  reasons(play: Play, node: ActionNode, seat: Seat): { codes: DiagnosticCode[]; action: Action | null } {
    if (play.beforeBomb) return { codes: ['betting/street-closed'], action: null };
    const turns = turnViolations(play, seat).map(codeOf);
    const player = play.state.at(seat);
    if (player.folded || player.allIn || play.state.over) return { codes: turns, action: null };
    const judgement = judge(play.state, node, seat, this.nameOf(seat), this.table.numbers, this.table.language);
    const state = judgement.behind === null ? play.state : cloneState(play.state);
    if (judgement.behind !== null) setStack(state, seat, judgement.behind);
    const broken = judgement.action === null ? turnViolations(play, seat) : violations(state, seat, judgement.action);
    const codes = broken.filter((v) => GROUP[v.code] !== 'amount').map(codeOf);
    for (const finding of judgement.findings) if (!finding.mild) codes.push(finding.code);
    codes.push(...broken.filter((v) => GROUP[v.code] === 'amount').map(codeOf));
    return { codes, action: judgement.action };
  }
}

/** Why it is not this seat's turn; empty: it is. */
function turnViolations(play: Play, seat: Seat): Violation[] {
  return violations(play.state, seat, { kind: 'fold' }).filter((v) => GROUP[v.code] === 'turn');
}

/** A call of a bet as the text tells it, which the stack behind it could not pay. */
function callsOverBet({ overBet }: Play, { to }: ActionNode, { code, span, params }: Finding): boolean {
  const { said, paid } = params;
  if (overBet === null || code !== 'betting/call-amount' || said?.kind !== 'chips' || paid?.kind !== 'chips')
    return false;
  return said.value === overBet || (span.start !== to?.start && said.value + paid.value === overBet);
}

const amountOf = ({ to, by, adds, bare }: ActionNode): AmountNode | null => to ?? by ?? adds ?? bare;

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

/** Where an amount cannot be made out, it is the smallest that keeps the player in, so that the rest of the hand still reads. */
function fallback(verb: ActionNode['verb'], { canCall, canRaise, opening, minTo }: Legal): Action {
  if ((verb === 'bet' || verb === 'raise') && canRaise && minTo !== null)
    return { kind: opening ? 'bet' : 'raise', to: minTo };
  return { kind: canCall ? 'call' : 'check' };
}
