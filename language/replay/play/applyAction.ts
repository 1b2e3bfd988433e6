/** Playing one action line for everybody it speaks of: what the engine says to it, and what is played instead of a mistake. */
import type { DiagnosticCode } from '../../diagnostics/codes';
import { count, name, names, text, word } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import { legalActions, setStack, violations } from '../../poker/betting';
import { cloneState } from '../../poker/state';
import { seatsToAct } from '../../poker/turn';
import type { Action, Legal, Seat, Violation } from '../../poker/types';
import type { ActionNode, AmountNode, PlayerRef, Span, StatementOf } from '../../syntax/tree';
import { reportPlayer, type Table } from '../setup/table';
import type { BranchState } from './branchState';
import { codeOf, placeOf, VIOLATION_GROUP } from './refusal';
import { type AmountFinding, type ResolvedAmount, resolveAmount } from './resolveAmount';
import { playStep } from './step';
import { closedStreet, Turns, turnViolations } from './turns';

/** What is missed where it is left out: others answer it. */
const RAISES: ReadonlySet<ActionNode['verb']> = new Set(['bet', 'raise', 'all-in']);
const ANSWERS: ReadonlySet<Violation['code']> = new Set(['nothing-to-call', 'nothing-to-raise', 'bet-facing-bet']);

/** Mistakes after which the replay plays something else than the author meant, and whether that is another amount. */
const GUESSED: Partial<Record<DiagnosticCode, BranchState['guessed']>> = {
  'betting/check-facing-bet': 'action',
  'betting/nothing-to-call': 'action',
  'betting/nothing-to-raise': 'action',
  'betting/amount-missing': 'amount',
  'setup/pot-unknown': 'amount',
  'setup/stack-unknown': 'amount',
  'setup/bad-amount': 'amount',
};

const NOTHING: readonly Violation[] = [];

export class Actor {
  readonly turns: Turns;

  /** @param nameOf what a player is called in messages */
  constructor(
    readonly table: Table,
    readonly report: Report,
    readonly nameOf: (seat: Seat) => string,
  ) {
    this.turns = new Turns(table, report, nameOf);
  }

  /** Who was named but is nobody here: told at the first place. */
  private strangers: Set<string> | null = null;
  /** Places that were told to be another's. */
  private misplaced: Set<PlayerRef> | null = null;

  /** The seat a reference means; reports one that means nobody, and a player who does not sit where he is said to. */
  seat(ref: PlayerRef): Seat | null {
    const seat = this.table.seating.find(ref);
    if (seat === null) this.reportStranger(ref);
    else if (ref.at !== undefined) this.holdToPlace(seat, ref, ref.at);
    return seat;
  }

  private reportStranger(ref: PlayerRef): void {
    if (this.strangers?.has(ref.text) === true) return;
    this.strangers ??= new Set();
    this.strangers.add(ref.text);
    reportPlayer(ref, this.table.seating, this.report, ref);
  }

  /** `Raha (BTN)`: where it is known who sits there it must be he. */
  private holdToPlace(seat: Seat, ref: PlayerRef, at: PlayerRef): void {
    const { positions } = this.table.seating;
    const found = this.table.seating.find(at);
    if (found === seat || this.misplaced?.has(at) === true) return;
    this.misplaced ??= new Set();
    this.misplaced.add(at);
    if (found === null && at.kind === 'position' && positions.every((position) => position === null)) return;
    if (found === null) {
      this.reportStranger(at);
      return;
    }
    const [who, place] = at.kind === 'position' ? [seat, at] : [found, ref];
    if (place.kind !== 'position') return;
    const params = { position: text(place.text), name: name(this.nameOf(who)), is: text(positions[who] ?? '?') };
    this.report.add('setup/bad-position', place, params, {});
  }

  /** Plays an action line for everybody it speaks of. */
  act(play: BranchState, node: ActionNode): void {
    if (this.isBeforeBomb(play, node.verbSpan)) return;
    const { actors, against } = node;
    if (against !== undefined && node.incomplete !== true) for (const ref of against) this.seat(ref);
    switch (actors.kind) {
      case 'players':
        this.actAll(play, node, actors.players);
        return;
      case 'until': {
        const seat = this.seat(actors.upTo);
        if (seat !== null) this.actUntil(play, node, seat, actors.upTo);
        else play.lost = 'action';
        return;
      }
      case 'others':
        this.actOthers(play, node, actors.span, actors.count ?? null);
        return;
      case 'none':
        // The parser has told that somebody must be named; whoever is next keeps the lines below in their turn.
        if (play.state.toAct !== null) this.actOne(play, node, play.state.toAct, node.verbSpan);
        return;
    }
  }

  private actAll(play: BranchState, node: ActionNode, players: readonly PlayerRef[]): void {
    // `Raha opens to 300 from UTG`: one player, by his name and by where he sits.
    const calledAs = players.length > 1 ? new Map<Seat, PlayerRef['kind']>() : null;
    for (const ref of players) {
      const seat = this.seat(ref);
      if (seat === null) {
        play.lost = 'action';
        continue;
      }
      const before = calledAs?.get(seat);
      if (before !== undefined && before !== ref.kind) continue;
      calledAs?.set(seat, ref.kind);
      this.actOne(play, node, seat, ref);
    }
  }

  /** Before the flop of a bomb pot nobody acts: that is told once, and what they do there is left out. */
  isBeforeBomb(play: BranchState, place: Span): boolean {
    if (!play.beforeBomb) return false;
    if (!play.astray && play.tellOnce('before-bomb'))
      this.report.add('betting/street-closed', place, {}, { message: 'betting/street-closed.bomb' });
    return true;
  }

  /**
   * Plays the fold of a player who throws his cards away while a bet waits for his answer; false: he owes nothing, and what he
   * mucks is his hand at the showdown.
   */
  foldsByMuck(play: BranchState, node: StatementOf<'mucks'>, seat: Seat, ref: PlayerRef): boolean {
    const { state } = play;
    const { folded, allIn, streetPaid } = state.at(seat);
    if (state.toAct === null || folded || allIn || streetPaid >= state.level || play.beforeBomb) return false;
    const legal = legalActions(state, seat);
    const turn = this.turns.turn(play, node, seat, ref);
    if (turn !== null) playStep(play, node, seat, { kind: 'fold' }, turn.legal ?? legal, turn.refused, false);
    return true;
  }

  /** `folds to CO`: each player from the next to act up to him. */
  private actUntil(play: BranchState, node: ActionNode, upTo: Seat, ref: PlayerRef): void {
    const { state } = play;
    this.turns.openStreet(play);
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

  /** `others fold`: each player still to act, once; `both fold`: who must be two. */
  private actOthers(play: BranchState, node: ActionNode, span: Span, said: number | null): void {
    const { state } = play;
    this.turns.openStreet(play);
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
    const left = said === null ? [] : seatsToAct(state);
    if (said !== null && left.length !== said) {
      const params = { count: count(said), names: names(left.map(this.nameOf)) };
      if (!play.astray) this.report.add('betting/out-of-turn', span, params, { message: 'betting/out-of-turn.count' });
      play.guessed = 'action';
      // Who of them folds is not known: that the hand ends is no mistake of the text.
      if (node.verb === 'fold') for (const seat of left.slice(said)) play.putOut.add(seat);
    }
    let hasCalled = false;
    for (let turns = state.players.length; turns > 0 && state.toAct !== null; turns--) {
      const isFree = node.verb === 'call' && hasCalled && legalActions(state, state.toAct).canCheck;
      // The big blind, whom everyone else has called, only checks.
      this.actOne(play, isFree ? { ...node, verb: 'check' } : node, state.toAct, span);
      hasCalled = true;
    }
  }

  private actOne(play: BranchState, node: ActionNode, seat: Seat, place: Span): void {
    // The check that was made for him when another came before him, told late.
    if (node.verb === 'check' && play.passed.delete(seat)) return;
    const turn = this.turns.turn(play, node, seat, place);
    if (turn === null) {
      if (RAISES.has(node.verb)) play.lost ??= 'action';
      return;
    }
    const judgement = resolveAmount(play.state, node, seat, this.nameOf(seat), this.table.amounts, this.table.language);
    if (judgement.behind !== null) this.tellStack(play, seat, judgement.behind);
    const illegal = turn.refused ?? this.verdict(play, node, seat, place, judgement);
    const action = judgement.action ?? fallback(node.verb, judgement.legal);
    for (const { code } of judgement.findings) play.guessed = GUESSED[code] ?? play.guessed;
    if (illegal !== null) play.guessed ??= GUESSED[illegal] ?? null;
    // It may have been a fold.
    if (illegal === 'betting/check-facing-bet') play.early.add(seat);
    playStep(play, node, seat, action, turn.legal ?? judgement.legal, illegal, false);
  }

  /** Reports the first thing wrong with an action in its turn; gives its code, or null for a legal one. */
  private verdict(
    play: BranchState,
    node: ActionNode,
    seat: Seat,
    place: Span,
    judgement: ResolvedAmount,
  ): DiagnosticCode | null {
    // The parser has said what is wrong with an amount that it could not read, the table that blinds are missing.
    if (node.incomplete === true && RAISES.has(node.verb) && amountOf(node) === null) play.guessed = 'amount';
    if (node.incomplete === true || !this.table.blindsKnown) return null;
    // A stack that the line itself tells changes what is legal; else the judge has asked already.
    const legal = judgement.behind === null ? judgement.legal : undefined;
    const broken = judgement.action === null ? NOTHING : violations(play.state, seat, judgement.action, legal);
    if (broken.length === 0 && judgement.findings.length === 0) return null;
    const right = broken.find((v) => VIOLATION_GROUP[v.code] !== 'amount');
    if (this.followsFromGuess(play, right, judgement)) play.astray = true;
    if (right) return this.turns.refuse(right, play, placeOf(right, node, place, judgement));
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
      return this.turns.refuse(amount, play, placeOf(amount, node, place, judgement));
    }
    for (const mild of judgement.findings) this.tell(mild, play);
    return null;
  }

  /** A bet that was left out, or played as another, makes the answers to it look wrong. */
  private followsFromGuess(play: BranchState, right: Violation | undefined, { findings }: ResolvedAmount): boolean {
    if (play.lost === null && play.guessed === null) return false;
    if (play.guessed === 'amount' && right !== undefined) return true;
    if (right !== undefined && ANSWERS.has(right.code)) return true;
    return play.guessed !== 'action' && findings.some((finding) => finding.code === 'betting/call-amount');
  }

  private tell(finding: AmountFinding, play: BranchState): DiagnosticCode {
    const isExplained = finding.code === 'setup/pot-unknown' && this.table.unreadSetup;
    if (!play.astray && !isExplained) this.report.add(finding.code, finding.span, finding.params, finding.extra);
    return finding.code;
  }

  private tellStack(play: BranchState, seat: Seat, behind: number): void {
    setStack(play.state, seat, behind);
    play.stackStated[seat] = true;
  }

  /** Every reason for which an action would be refused here, as `illegal` asks; the play stays as it is. */
  reasons(play: BranchState, node: ActionNode, seat: Seat): { codes: DiagnosticCode[]; action: Action | null } {
    if (play.beforeBomb) return { codes: ['betting/street-closed'], action: null };
    const turns = turnViolations(play, seat).map(codeOf);
    const player = play.state.at(seat);
    if (player.folded || player.allIn || play.state.over) return { codes: turns, action: null };
    const judgement = resolveAmount(play.state, node, seat, this.nameOf(seat), this.table.amounts, this.table.language);
    const state = judgement.behind === null ? play.state : cloneState(play.state);
    if (judgement.behind !== null) setStack(state, seat, judgement.behind);
    const broken = judgement.action === null ? turnViolations(play, seat) : violations(state, seat, judgement.action);
    const codes = broken.filter((v) => VIOLATION_GROUP[v.code] !== 'amount').map(codeOf);
    for (const finding of judgement.findings) if (!finding.mild) codes.push(finding.code);
    codes.push(...broken.filter((v) => VIOLATION_GROUP[v.code] === 'amount').map(codeOf));
    return { codes, action: judgement.action };
  }
}

/** A call of a bet as the text tells it, which the stack behind it could not pay. */
function callsOverBet({ overBet }: BranchState, { to }: ActionNode, { code, span, params }: AmountFinding): boolean {
  const { said, paid } = params;
  if (overBet === null || code !== 'betting/call-amount' || said?.kind !== 'chips' || paid?.kind !== 'chips')
    return false;
  return said.value === overBet || (span.start !== to?.start && said.value + paid.value === overBet);
}

const amountOf = ({ to, by, adds, bare }: ActionNode): AmountNode | null => to ?? by ?? adds ?? bare;

/** Where an amount cannot be made out, it is the smallest that keeps the player in, so that the rest of the hand still reads. */
function fallback(verb: ActionNode['verb'], { canCall, canRaise, opening, minTo }: Legal): Action {
  if ((verb === 'bet' || verb === 'raise') && canRaise && minTo !== null)
    return { kind: opening ? 'bet' : 'raise', to: minTo };
  return { kind: canCall ? 'call' : 'check' };
}
