/** Plays an action line for every player it names: reports what the rules refuse, and plays something in place of a mistake. */
import type { DiagnosticCode } from '../../diagnostics/codes';
import { count, name, names, word } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import { legalActions, setStack, violations } from '../../poker/betting';
import { cloneState } from '../../poker/state';
import { seatsToAct } from '../../poker/turn';
import type { Action, Chips, Legal, Seat, Violation } from '../../poker/types';
import type { ActionNode, AmountNode, PlayerRef, Span, StatementOf } from '../../syntax/tree';
import type { Table } from '../setup/table';
import type { BranchState } from './branchState';
import type { PlayerResolver } from './playerResolver';
import { closedMistake } from './recovery';
import { codeOf, placeOf, VIOLATION_GROUP } from './refusal';
import { type AmountFinding, type ResolvedAmount, resolveAmount } from './resolveAmount';
import { playStep } from './step';
import { Turns, turnViolations } from './turns';

/** Verbs that other players answer: an omitted one is missed. */
const RAISES: ReadonlySet<ActionNode['verb']> = new Set(['bet', 'raise', 'all-in']);

const NO_VIOLATIONS: readonly Violation[] = [];

const isAboutAmount = ({ code }: Violation): boolean => VIOLATION_GROUP[code] === 'amount';

export class ActionRunner {
  readonly turns: Turns;
  private readonly table: Table;
  private readonly report: Report;
  private readonly nameOf: (seat: Seat) => string;

  constructor(private readonly players: PlayerResolver) {
    const { table, report, nameOf } = players;
    this.table = table;
    this.report = report;
    this.nameOf = nameOf;
    this.turns = new Turns(table, report, nameOf);
  }

  /** Plays an action line for every player it names. */
  apply(play: BranchState, node: ActionNode): void {
    if (this.isBeforeBomb(play, node.verbSpan)) return;
    const { actors, against } = node;
    if (against !== undefined && node.incomplete !== true) for (const ref of against) this.players.seat(ref);
    switch (actors.kind) {
      case 'players':
        this.applyToNamed(play, node, actors.players);
        return;
      case 'until': {
        const seat = this.players.seat(actors.upTo);
        if (seat !== null) this.applyUntil(play, node, seat, actors.upTo);
        else play.recovery.actorUnknown();
        return;
      }
      case 'others':
        this.applyToOthers(play, node, actors.span, actors.count ?? null);
        return;
      case 'none':
        // The parser has reported the missing player; acting for the next one keeps the lines below in turn.
        if (play.state.toAct !== null) this.applyTo(play, node, play.state.toAct, node.verbSpan);
        return;
    }
  }

  private applyToNamed(play: BranchState, node: ActionNode, players: readonly PlayerRef[]): void {
    // `Raha opens to 300 from UTG` names one player twice, by name and by position.
    const namedAs = players.length > 1 ? new Map<Seat, PlayerRef['kind']>() : null;
    for (const ref of players) {
      const seat = this.players.seat(ref);
      if (seat === null) {
        play.recovery.actorUnknown();
        continue;
      }
      const before = namedAs?.get(seat);
      if (before !== undefined && before !== ref.kind) continue;
      namedAs?.set(seat, ref.kind);
      this.applyTo(play, node, seat, ref);
    }
  }

  /** Whether an action comes before the flop of a bomb pot: nobody acts there. It is left out, and the first one is reported. */
  isBeforeBomb(play: BranchState, place: Span): boolean {
    if (!play.beforeBomb) return false;
    if (play.recovery.shouldReport('before-bomb'))
      this.report.add('betting/street-closed', place, {}, { message: 'betting/street-closed.bomb' });
    return true;
  }

  /** Plays a muck as a fold if the player faces a bet; false: nothing is owed, and the player mucks at the showdown. */
  foldsByMuck(play: BranchState, node: StatementOf<'mucks'>, seat: Seat, ref: PlayerRef): boolean {
    const { state } = play;
    const { folded, allIn, streetPaid } = state.at(seat);
    if (state.toAct === null || folded || allIn || streetPaid >= state.level || play.beforeBomb) return false;
    const legal = legalActions(state, seat);
    const turn = this.turns.turn(play, node, seat, ref);
    if (turn !== null) playStep(play, node, seat, { kind: 'fold' }, turn.legal ?? legal, turn.refused, false);
    return true;
  }

  /** `folds to CO`: each player from the next to act up to the one named. */
  private applyUntil(play: BranchState, node: ActionNode, upTo: Seat, ref: PlayerRef): void {
    const { state } = play;
    this.turns.openStreet(play);
    const { folded, allIn } = state.at(upTo);
    if (state.toAct === null || state.toAct === upTo || folded || allIn) {
      this.reportUntil(play, upTo, ref);
      return;
    }
    for (let turns = state.players.length; turns > 0 && state.toAct !== null && state.toAct !== upTo; turns--) {
      this.applyTo(play, node, state.toAct, node.verbSpan);
    }
  }

  /** `folds to CO` when nobody is to act before CO. */
  private reportUntil({ state, recovery }: BranchState, upTo: Seat, ref: PlayerRef): void {
    const next = state.toAct;
    recovery.foldedToWrongPlayer(upTo);
    if (!recovery.shouldReport(next === null ? closedMistake(state) : null)) return;
    const variant = next === null ? 'nobody' : next === upTo ? 'next' : 'out';
    const params = { name: name(this.nameOf(upTo)), next: name(next === null ? '' : this.nameOf(next)) };
    this.report.add('betting/out-of-turn', ref, params, { message: `betting/out-of-turn.until-${variant}` });
  }

  /**
   * `others fold`: each player still to act, once. `both fold`: they must be two.
   * @param stated how many players the words mean; null: any number
   */
  private applyToOthers(play: BranchState, node: ActionNode, span: Span, stated: number | null): void {
    const { state } = play;
    this.turns.openStreet(play);
    if (state.toAct === null) {
      this.reportNobodyLeft(play, span);
      return;
    }
    if (stated !== null) this.checkCount(play, node, span, stated);
    let hasCalled = false;
    for (let turns = state.players.length; turns > 0 && state.toAct !== null; turns--) {
      const isFree = node.verb === 'call' && hasCalled && legalActions(state, state.toAct).canCheck;
      // The big blind, whom everyone else has called, only checks.
      this.applyTo(play, isFree ? { ...node, verb: 'check' } : node, state.toAct, span);
      hasCalled = true;
    }
  }

  private reportNobodyLeft({ state, recovery }: BranchState, span: Span): void {
    if (!recovery.shouldReportClosed(state)) return;
    const code = state.over ? 'betting/hand-over' : 'betting/street-closed';
    const params = { street: word(`street/${state.street}`) };
    this.report.add(code, span, params, { message: `${code}.others` });
  }

  private checkCount({ state, recovery }: BranchState, { verb }: ActionNode, span: Span, stated: number): void {
    const left = seatsToAct(state);
    if (left.length === stated) return;
    const params = { count: count(stated), names: names(left.map(this.nameOf)) };
    if (recovery.shouldReport())
      this.report.add('betting/out-of-turn', span, params, { message: 'betting/out-of-turn.count' });
    recovery.guessed('action');
    // It is unknown who of them folds: that the hand ends is not a mistake of the text.
    if (verb === 'fold') for (const seat of left.slice(stated)) recovery.foldedByReplay(seat);
  }

  private applyTo(play: BranchState, node: ActionNode, seat: Seat, place: Span): void {
    const { recovery } = play;
    // The text reports late a check that was played when it skipped this player.
    if (node.verb === 'check' && recovery.takeAutoCheck(seat)) return;
    const turn = this.turns.turn(play, node, seat, place);
    if (turn === null) {
      if (RAISES.has(node.verb)) recovery.raiseOmitted();
      return;
    }
    const resolved = this.resolve(play, node, seat);
    if (resolved.behind !== null) {
      setStack(play.state, seat, resolved.behind);
      play.stackStated[seat] = true;
    }
    const illegal = turn.refused ?? this.reportMistake(play, node, seat, place, resolved);
    const action = resolved.action ?? fallback(node.verb, resolved.legal);
    for (const { code } of resolved.findings) recovery.amountFound(code);
    if (illegal !== null) recovery.actionRefused(illegal, seat);
    playStep(play, node, seat, action, turn.legal ?? resolved.legal, illegal, false);
  }

  private resolve({ state }: BranchState, node: ActionNode, seat: Seat): ResolvedAmount {
    return resolveAmount(state, node, seat, this.nameOf(seat), this.table.amounts, this.table.language);
  }

  /** Reports the first thing wrong with an action in its turn; gives its code, or null for a legal one. */
  private reportMistake(
    play: BranchState,
    node: ActionNode,
    seat: Seat,
    place: Span,
    resolved: ResolvedAmount,
  ): DiagnosticCode | null {
    const { recovery } = play;
    // The parser has reported an amount that it could not read, the setup that blinds are missing.
    if (node.incomplete === true && RAISES.has(node.verb) && amountOf(node) === null) recovery.guessed('amount');
    if (node.incomplete === true || !this.table.blindsKnown) return null;
    const { findings } = resolved;
    // A stack that the line itself states changes what is legal.
    const legal = resolved.behind === null ? resolved.legal : undefined;
    const broken = violationsOf(play, seat, resolved, legal);
    if (broken.length === 0 && findings.length === 0) return null;
    const refused = broken.find((violation) => !isAboutAmount(violation));
    recovery.actionDoubted(
      refused?.code ?? null,
      findings.some(({ code }) => code === 'betting/call-amount'),
    );
    if (refused) return this.turns.refuse(refused, play, placeOf(refused, node, place, resolved));
    const misstated = findings.find(({ mild }) => !mild);
    if (misstated) return callsUnaffordableBet(play, node, misstated) ? null : this.reportFinding(misstated, play);
    const amount = broken[0];
    if (amount) {
      if (amount.code === 'over-stack') recovery.betExceededStack(seat, amount.to);
      return this.turns.refuse(amount, play, placeOf(amount, node, place, resolved));
    }
    for (const mild of findings) this.reportFinding(mild, play);
    return null;
  }

  private reportFinding({ code, span, params, extra }: AmountFinding, { recovery }: BranchState): DiagnosticCode {
    const isExplained = code === 'setup/pot-unknown' && this.table.unreadSetup;
    if (recovery.shouldReport() && !isExplained) this.report.add(code, span, params, extra);
    return code;
  }

  /** Every reason why an action would be refused here, as `illegal` asks; the play does not change. */
  reasons(play: BranchState, node: ActionNode, seat: Seat): DiagnosticCode[] {
    if (play.beforeBomb) return ['betting/street-closed'];
    const player = play.state.at(seat);
    if (player.folded || player.allIn || play.state.over) return turnViolations(play, seat).map(codeOf);
    const resolved = this.resolve(play, node, seat);
    const state = resolved.behind === null ? play.state : cloneState(play.state);
    if (resolved.behind !== null) setStack(state, seat, resolved.behind);
    const broken = resolved.action === null ? turnViolations(play, seat) : violationsOf({ state }, seat, resolved);
    return [
      ...broken.filter((violation) => !isAboutAmount(violation)).map(codeOf),
      ...resolved.findings.filter(({ mild }) => !mild).map(({ code }) => code),
      ...broken.filter(isAboutAmount).map(codeOf),
    ];
  }
}

/** What the rules refuse in an action as the line states it; of an all-in also that its number exceeds the stack. */
function violationsOf(
  { state }: Pick<BranchState, 'state'>,
  seat: Seat,
  { action, overStack }: ResolvedAmount,
  legal?: Legal,
): readonly Violation[] {
  if (action === null) return NO_VIOLATIONS;
  const broken = violations(state, seat, action, legal);
  if (overStack === null) return broken;
  const excess = violations(state, seat, { kind: 'raise', to: overStack }, legal);
  return [
    ...broken.filter((violation) => !isAboutAmount(violation)),
    ...excess.filter(({ code }) => code === 'over-stack'),
    ...broken.filter(isAboutAmount),
  ];
}

/** Whether a call names the amount of a bet as written, which the bettor's stack could not pay. */
function callsUnaffordableBet(
  { recovery }: BranchState,
  { to }: ActionNode,
  { code, span, params }: AmountFinding,
): boolean {
  if (code !== 'betting/call-amount') return false;
  const stated = chipsOf(params, 'said');
  const paid = chipsOf(params, 'paid');
  if (stated === null || paid === null) return false;
  return recovery.isUnaffordableBet(stated) || (span.start !== to?.start && recovery.isUnaffordableBet(stated + paid));
}

function chipsOf(params: AmountFinding['params'], key: string): Chips | null {
  const param = params[key];
  return param?.kind === 'chips' ? param.value : null;
}

const amountOf = ({ to, by, adds, bare }: ActionNode): AmountNode | null => to ?? by ?? adds ?? bare;

/** An action whose amount cannot be made out is played for the least that keeps the player in, so that the hand can go on. */
function fallback(verb: ActionNode['verb'], { canCall, canRaise, opening, minTo }: Legal): Action {
  if ((verb === 'bet' || verb === 'raise') && canRaise && minTo !== null)
    return { kind: opening ? 'bet' : 'raise', to: minTo };
  return { kind: canCall ? 'call' : 'check' };
}
