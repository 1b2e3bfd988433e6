/** Plays a hand line by line: the main line, and each branch in a copy from its point. */

import { name, names, replacement, text, word } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import { startStreet } from '../../poker/betting';
import { createHand } from '../../poker/createHand';
import { cloneState, type HandState } from '../../poker/state';
import { countInHand } from '../../poker/turn';
import { type Seat, STREETS } from '../../poker/types';
import { nearestOf } from '../../syntax/forgiving/typos';
import type { BranchNode, HandTree, Span, Statement, StatementOf } from '../../syntax/tree';
import { citationProblem } from '../facts/citations';
import { Expectations } from '../facts/expectations';
import { playerNamesFor } from '../facts/playerNames';
import { checkAssumptions } from '../setup/assumptions';
import type { Table } from '../setup/table';
import { UnreadLines, unreadLineContains } from '../setup/unreadLines';
import type { LineOfPlay, Moment, Step, StepAction } from '../timeline';
import { ActionRunner } from './applyAction';
import { BranchState } from './branchState';
import { CardsInPlay } from './cards';
import { enter, ledgerState } from './ledger';
import { PlayedLine } from './playedLine';
import { PlayerResolver } from './playerResolver';
import { pushChips } from './pushedChips';
import { closedStreet } from './recovery';
import { settle } from './settle';

const FORCED_ACTION = {
  ante: 'ante',
  'dead-ante': 'ante',
  blind: 'blind',
  straddle: 'straddle',
  post: 'post',
  'post-dead': 'post-dead',
} as const satisfies Record<string, StepAction>;

export class HandRunner {
  private readonly players: PlayerResolver;
  private readonly actions: ActionRunner;
  private readonly cards: CardsInPlay;
  private readonly expectations: Expectations;
  private readonly unread: UnreadLines;

  constructor(
    private readonly tree: HandTree,
    private readonly table: Table,
    private readonly report: Report,
    private readonly record: boolean | number,
  ) {
    this.players = new PlayerResolver(table, report, playerNamesFor(tree.statements, table));
    this.actions = new ActionRunner(this.players);
    this.cards = new CardsInPlay(table, report);
    this.expectations = new Expectations(tree, this.players, this.actions);
    this.unread = new UnreadLines(tree);
  }

  main(): LineOfPlay {
    const play = this.start();
    const line = this.body(play, this.tree.statements, null);
    checkAssumptions(this.table, play, this.report);
    return line;
  }

  private start(): BranchState {
    const { table, tree } = this;
    if (table.kind === 'ledger') {
      const play = new BranchState(ledgerState(tree, table, this.players), table.setup.stacks.length);
      if (tree.statements.some((s) => s.kind === 'ledger-entry' && s.amount === null)) play.recovery.diverged();
      this.dealSeats(play);
      return play;
    }
    const { state, posted } = createHand(table.setup);
    const play = new BranchState(state, table.setup.stacks.length);
    for (const bet of posted) {
      const source = table.forced.find((forced) => forced === bet.bet);
      const step: Step = {
        line: source?.line ?? 0,
        inDefaults: source?.inDefaults ?? false,
        statement: null,
        street: table.setup.firstStreet,
        seat: bet.seat,
        action: FORCED_ACTION[bet.kind],
        to: bet.to,
        adds: bet.adds,
        by: bet.by,
        allIn: bet.allIn,
        pot: state.before === null ? null : bet.pot,
        illegal: null,
        legal: null,
        implied: false,
      };
      play.steps.push(step);
    }
    this.dealSeats(play);
    return play;
  }

  private dealSeats(play: BranchState): void {
    const { listed } = this.table.seating;
    for (let seat = 0; seat < listed.length; seat++) {
      const player = listed[seat];
      if (player?.span) this.cards.hole(play, seat, player.cards, player.span);
    }
  }

  private body(play: BranchState, statements: readonly Statement[], branch: BranchNode | null): LineOfPlay {
    const ownFrom = play.steps.length;
    const inherited = play.wins.length;
    const branches: LineOfPlay[] = [];
    play.lines = statements;
    if (this.isBombPot && !play.begun && play.steps.every(({ statement }) => statement === null))
      play.beforeBomb ||= statements.some((s) => s.kind === 'street' && s.street === 'flop');
    for (const statement of statements) {
      if (this.unread.isBefore(statement)) play.recovery.lineUnread();
      if (statement.kind === 'branch') branches.push(this.branch(play, statement));
      else if (this.record === true || this.record === statement.start) this.recorded(play, statement, branch);
      else this.statement(play, statement, branch);
    }
    if (branch !== null) this.unread.isBefore({ start: branch.end });
    this.reportClaims(play, inherited);
    this.cards.secondBoardMissing(play, statements);
    const title = branch === null ? this.title() : (branch.title?.text ?? null);
    return new PlayedLine(play, this.table, branch, title, ownFrom, branches);
  }

  /** Reports wrong claims of the line's own `wins` lines; `inherited`: how many come before it. */
  private reportClaims(play: BranchState, inherited: number): void {
    if (play.recovery.hasDiverged || play.wins.length === inherited) return;
    const own = new Set(play.wins.slice(inherited));
    for (const { node, code, span, params, message } of settle(play, this.table).claims) {
      if (own.has(node)) this.report.add(code, span, params, { message });
    }
  }

  /** A bomb pot is played from the flop on, although it is not a spot. */
  private get isBombPot(): boolean {
    return this.table.kind === 'hand' && this.table.setup.firstStreet === 'flop';
  }

  private title(): string | null {
    const first = this.tree.statements.find((s) => s.kind === 'hand');
    return first?.kind === 'hand' ? (first.title?.text ?? null) : null;
  }

  private unknownMark(label: Span & { readonly text: string }, marks: readonly string[]): void {
    const near = nearestOf(label.text, marks);
    const message = near !== null ? '.mark-near' : marks.length === 0 ? '.no-mark' : '.mark';
    this.report.add(
      'text/unknown-word',
      label,
      { word: text(label.text), names: names(marks), suggestion: text(near ?? '') },
      {
        message: `text/unknown-word${message}`,
        fixes: near === null ? [] : [replacement({ start: label.start, end: label.end, newText: near }, 'likely')],
      },
    );
  }

  private branch(play: BranchState, node: BranchNode): LineOfPlay {
    const from = node.from === null ? play : play.markNamed(node.from.text);
    if (from === undefined && node.from !== null && !unreadLineContains(this.tree, node.from.text, node.start)) {
      this.unknownMark(node.from, play.markNames);
    }
    // A branch sees every mark above it, wherever it starts.
    const fork = (from ?? play).fork(play);
    if (from === undefined) fork.recovery.diverged();
    return this.body(fork, node.body, node);
  }

  private recorded(play: BranchState, statement: Statement, branch: BranchNode | null): void {
    const before = cloneState(play.state);
    const cardsBefore = play.knownCards();
    const firstStep = play.steps.length;
    const firstProblem = this.report.problems.length;
    // Facts of earlier statements that are not recorded.
    this.expectations.takeStated();
    this.statement(play, statement, branch);
    const moment: Moment = {
      statement,
      before,
      after: cloneState(play.state),
      cardsBefore,
      cardsAfter: play.knownCards(),
      firstStep,
      lastStep: play.steps.length,
      problems: this.report.problems.slice(firstProblem),
      facts: this.expectations.takeStated(),
    };
    play.moments.push(moment);
  }

  private statement(play: BranchState, s: Statement, branch: BranchNode | null): void {
    switch (s.kind) {
      case 'action':
        if (this.table.kind === 'ledger') {
          this.misplaced(s, 'setup/misplaced.ledger');
          play.recovery.diverged();
        } else this.actions.apply(play, s);
        return;
      case 'pushes':
        pushChips(play, s, this.players, this.actions);
        return;
      case 'street':
        this.street(play, s);
        return;
      case 'board':
        this.cards.board(play, s);
        return;
      case 'run-twice':
        play.runTwice = s;
        play.ranOn = play.state.street;
        return;
      case 'pot':
        this.pot(play, s, branch);
        return;
      case 'post':
      case 'straddle':
        this.posted(s, branch);
        return;
      case 'shows':
        this.shows(play, s);
        return;
      case 'mucks':
        this.mucks(play, s);
        return;
      case 'wins':
        for (const ref of s.players) this.players.seat(ref);
        play.wins.push(s);
        return;
      case 'expect':
        this.expectations.expect(play, s);
        return;
      case 'ask':
        this.expectations.ask(play, s);
        return;
      case 'illegal':
        this.expectations.illegal(play, s);
        return;
      case 'mark':
        this.mark(play, s);
        return;
      case 'cite':
        citationProblem(s, this.report);
        return;
      case 'ledger-entry':
      case 'dead':
        if (this.table.kind !== 'ledger') this.misplaced(s, 'setup/misplaced.no-ledger');
        else if (branch !== null) enter(s, play.state, play.entries, this.table, this.players);
        return;
      default:
        return;
    }
  }

  /** The pot of a spot comes before its first action. */
  private pot(play: BranchState, s: StatementOf<'pot'>, branch: BranchNode | null): void {
    const { kind, unreadSetup } = this.table;
    // The line that begins the street may be an unreadable one.
    if (kind === 'hand' && unreadSetup && branch === null) play.recovery.diverged();
    else if (kind !== 'spot' || branch !== null || play.steps.length > 0) this.misplaced(s, 'setup/misplaced.pot');
  }

  private shows(play: BranchState, { player, cards }: StatementOf<'shows'>): void {
    const seat = player === null ? null : this.players.seat(player);
    if (player === null || seat === null) {
      play.recovery.rejectedCards();
      return;
    }
    this.cards.hole(play, seat, cards, player);
    const turnedUp = cards.filter(({ code }) => code !== null && code !== '??').length;
    if (turnedUp >= this.table.game.holeCards) play.tabled[seat] = true;
  }

  private mucks(play: BranchState, s: StatementOf<'mucks'>): void {
    for (const ref of s.players) {
      const seat = this.players.seat(ref);
      if (seat !== null && !this.actions.foldsByMuck(play, s, seat, ref)) this.muck(play, seat, ref);
    }
  }

  /** A tabled hand stays in the showdown, whatever becomes of its cards (Poker TDA 2024 13, 2026 14). */
  private muck(play: BranchState, seat: Seat, place: Span): void {
    if (play.tabled[seat] !== true || countInHand(play.state) <= 1 || play.state.at(seat).folded) {
      play.mucked[seat] = true;
      return;
    }
    const params = { name: name(this.players.nameOf(seat)) };
    this.report.add('cards/differs', place, params, { message: 'cards/differs.tabled', topic: 'tabling' });
  }

  private misplaced(s: Statement, message: string): void {
    const line = this.tree.text.slice(s.start, s.end);
    this.report.add('setup/misplaced', s, { line: text(/^\S+/.exec(line)?.[0] ?? line) }, { message });
  }

  /** Posts belong to the setup, wherever they are written; only a branch cannot add one. */
  private posted(s: StatementOf<'post'> | StatementOf<'straddle'>, branch: BranchNode | null): void {
    if (branch !== null) this.misplaced(s, 'setup/misplaced.branch');
    else if (this.table.kind !== 'hand') this.misplaced(s, 'setup/misplaced.spot');
  }

  private mark(play: BranchState, s: StatementOf<'mark'>): void {
    if (s.name === null) return;
    if (play.markNamed(s.name.text) !== undefined) {
      this.report.add(
        'setup/option-conflict',
        s.name,
        { line: text(s.name.text) },
        { message: 'setup/option-conflict.mark' },
      );
      return;
    }
    play.mark(s.name.text);
  }

  private street(play: BranchState, s: StatementOf<'street'>): void {
    const { state } = play;
    if (this.table.kind === 'ledger') {
      this.cards.street(play, s);
      return;
    }
    const opensSpot = !play.begun && play.steps.every((step) => step.statement === null);
    play.beforeBomb = this.isBombPot && opensSpot && s.street === 'preflop';
    if (play.beforeBomb) {
      this.cards.street(play, s);
      return;
    }
    if (this.cards.secondRun(play, s)) return;
    play.begun = true;
    // A spot that begins at the showdown: nobody is to act any more.
    if (opensSpot && s.street === 'showdown' && this.table.kind === 'spot') startStreet(state, 'showdown');
    else if (!(opensSpot && s.street === state.street)) this.advance(play, s, state);
    play.recovery.streetBegan();
    this.cards.street(play, s);
    if (s.street === 'showdown') this.cardsForShowdown(play, s.wordSpan);
  }

  /** Opens a later street; players who are still to act on the one before are reported and played out. */
  private advance(play: BranchState, s: StatementOf<'street'>, state: HandState): void {
    const to = STREETS.indexOf(s.street);
    if (to <= STREETS.indexOf(state.street)) {
      if (!play.recovery.shouldReport()) return;
      this.report.add(
        'betting/street-closed',
        s.wordSpan,
        { street: word(`street/${s.street}`), open: word(`street/${state.street}`) },
        {
          message: to === STREETS.indexOf(state.street) ? 'betting/street-closed.again' : 'betting/street-closed.back',
        },
      );
      return;
    }
    if (this.foldedOut(state)) {
      if (!play.recovery.shouldReportHandOver()) return;
      this.report.add(
        'betting/hand-over',
        s.wordSpan,
        { street: word(`street/${s.street}`) },
        { message: 'betting/hand-over.street' },
      );
      return;
    }
    // If actions were left out because the line of their street is missing, that street is passed over without another report.
    const isPassedOver = !play.recovery.shouldReport(closedStreet(state.street));
    let isReported = this.actions.turns.closeStreet(play, s, s.wordSpan, s.street, false);
    isReported ||= isPassedOver;
    for (let at = STREETS.indexOf(state.street) + 1; at <= to && !this.foldedOut(state); at++) {
      startStreet(state, STREETS[at] ?? 'showdown');
      // The text leaves out a street on which somebody could bet.
      if (at < to) isReported = this.actions.turns.closeStreet(play, s, s.wordSpan, s.street, isReported);
    }
  }

  private foldedOut(state: HandState): boolean {
    return countInHand(state) <= 1;
  }

  private cardsForShowdown(play: BranchState, place: Span): void {
    const { settlement } = settle(play, this.table);
    if (
      settlement.decided ||
      this.tree.statements.some((s) => s.kind === 'wins' || s.kind === 'shows' || s.kind === 'mucks')
    )
      return;
    const missing = play.state.players.flatMap((p, seat) =>
      !p.folded && (play.cards[seat]?.length ?? 0) === 0 ? [this.players.nameOf(seat)] : [],
    );
    if (missing.length > 0)
      this.report.add('cards/missing-for-showdown', place, { names: names(missing), name: name(missing[0] ?? '') });
  }
}
