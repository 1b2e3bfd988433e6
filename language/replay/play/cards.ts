/** Records the cards of a hand and checks them: the number a street takes, duplicates, and boards that contradict each other. */
import { count, name, text, word } from '../../diagnostics/params';
import type { Related } from '../../diagnostics/problem';
import type { Report } from '../../diagnostics/report';
import { isBettingPossible } from '../../poker/betting';
import { cardFromCode, isInDeck } from '../../poker/cards';
import { countInHand } from '../../poker/turn';
import { type Seat, STREETS, type Street } from '../../poker/types';
import type { CardNode, Span, Statement, StatementOf } from '../../syntax/tree';
import type { Table } from '../setup/table';
import type { BranchState } from './branchState';
import { settle } from './settle';

const UNKNOWN = '??';
/** Cards on the board once a street is dealt. */
export const BOARD_SIZE: Record<Street, number> = { preflop: 0, flop: 3, turn: 4, river: 5, showdown: 5 };

export class CardsInPlay {
  constructor(
    private readonly table: Table,
    private readonly report: Report,
  ) {}

  /** The cards of a street line: its own, or the whole board so far (as in a spot). */
  street(play: BranchState, node: StatementOf<'street'>): void {
    const { cards, street } = node;
    if (cards.length === 0 || street === 'preflop' || street === 'showdown') {
      if (cards.length > 0) this.wrongCount(play, node.wordSpan, cards, 0, street);
      return;
    }
    const whole = BOARD_SIZE[street];
    const own = street === 'flop' ? 3 : 1;
    if (cards.length !== own && cards.length !== whole) {
      this.wrongCount(play, node.wordSpan, cards, own, street);
      return;
    }
    this.onBoard(play, cards, cards.length === whole ? 0 : whole - own, node);
  }

  /** `board …` gives the whole board; if the hand is run twice, a second one gives the other board. */
  board(play: BranchState, node: StatementOf<'board'>): void {
    const { cards } = node;
    if (cards.length > 5 || cards.length < 3) {
      this.wrongCount(play, node, cards, 5, 'river');
      return;
    }
    if (play.runTwice !== null && play.board.length === 5 && play.secondBoard === null && !isRepeated(play, cards)) {
      play.secondBoard = this.secondBoard(play, cards);
      return;
    }
    if (this.isOtherRun(play, cards)) {
      const params = { before: text(play.board.join(' ')) };
      const related = firstWritten(play, alikeUpTo(play.board, cards));
      this.report.add('cards/differs', spanOf(cards, node), params, { message: 'cards/differs.run-twice', related });
      play.ranOn = play.state.street;
      play.secondBoard = this.secondBoard(play, cards);
      return;
    }
    play.boardLine ??= node;
    this.onBoard(play, cards, 0, node);
  }

  /** Whether a whole board is a second run that no line announces: from some street on, all its cards are new to the hand. */
  private isOtherRun(play: BranchState, cards: readonly CardNode[]): boolean {
    if (play.runTwice !== null || play.secondBoard !== null || cards.length < 5 || !this.isRunOut(play)) return false;
    if (play.lines.some(({ kind }) => kind === 'run-twice')) return false;
    const common = alikeUpTo(play.board, cards);
    // A different river alone is a mistake, unless two lines give whole boards.
    if (common === 4 && play.boardLine === null) return false;
    return cards.slice(common).every((card) => isFresh(play, card));
  }

  /** Whether the board is complete and was dealt without further betting. */
  private isRunOut({ state, board, recovery }: BranchState): boolean {
    if (board.length < 5 || recovery.hasDiverged) return false;
    return (
      this.table.kind === 'ledger' || (state.toAct === null && countInHand(state) > 1 && !isBettingPossible(state))
    );
  }

  /**
   * Reads a street line that repeats an earlier street with new cards, after the board has run out, as a second run. The first such
   * line is reported, and all of them make up the second board. False: it is not such a line.
   */
  secondRun(play: BranchState, { street, cards, wordSpan }: StatementOf<'street'>): boolean {
    const own = street === 'flop' ? 3 : 1;
    if (cards.length !== own || STREETS.indexOf(street) > STREETS.indexOf(play.state.street)) return false;
    if (!this.isRunOut(play) || (play.secondBoard !== null && !play.secondByStreets)) return false;
    const from = BOARD_SIZE[street] - own;
    if (play.secondBoard === null) {
      if (!cards.every((card) => isFresh(play, card))) return false;
      const message = `betting/street-closed.${play.runTwice === null ? 'run-twice' : 'second-run'}`;
      const params = { street: word(`street/${street}`), before: text(play.board.slice(0, from).join(' ')) };
      this.report.add('betting/street-closed', wordSpan, params, { message, related: firstWritten(play, from) });
      play.secondBoard = play.board.slice(0, from);
      play.secondByStreets = true;
    }
    for (const [index, card] of cards.entries()) {
      while (play.secondBoard.length < from + index) play.secondBoard.push(UNKNOWN);
      play.secondBoard[from + index] = card.code ?? UNKNOWN;
      this.noteCard(play, card);
    }
    return true;
  }

  /** Cards dealt before the hand was run twice are on both boards; the rest comes from the same deck. */
  private secondBoard(play: BranchState, cards: readonly CardNode[]): string[] {
    const common = this.commonCards(play, cards);
    cards.forEach((card, at) => {
      if (at < common) this.cardOnBoard(play, card, at, 'cards/differs.common');
      else this.noteCard(play, card);
    });
    return cards.map((card, at) => (at < common ? play.board[at] : card.code) ?? UNKNOWN);
  }

  /**
   * How many cards two boards have in common: those on the board when the last chips went in, and those dealt before the line that runs
   * it twice. If that line follows the first board, or nobody is all-in, the second board itself shows it.
   */
  private commonCards(play: BranchState, second: readonly CardNode[]): number {
    const bet = this.dealtByBetting(play);
    const run = BOARD_SIZE[play.ranOn];
    return bet === null || run === BOARD_SIZE.river
      ? Math.max(bet ?? 0, alikeUpTo(play.board, second))
      : Math.max(bet, run);
  }

  /** How many cards were on the board when the last chips went in; null: nobody is all-in, or it is unknown. */
  private dealtByBetting({ state, steps, recovery }: BranchState): number | null {
    if (this.table.kind === 'ledger' || recovery.hasDiverged || state.toAct !== null || isBettingPossible(state))
      return null;
    const last = steps.at(steps.length - 1);
    if (last === undefined) return BOARD_SIZE[this.table.setup.firstStreet];
    return last.statement === null ? 0 : BOARD_SIZE[last.street];
  }

  /** Reports a hand that is run twice if these lines give only one board and do not say who wins. */
  secondBoardMissing(play: BranchState, lines: readonly Statement[]): void {
    const { runTwice, boardLine, board, state } = play;
    if (runTwice === null || play.secondBoard !== null || board.length < 5 || play.recovery.hasDiverged) return;
    if (!lines.includes(runTwice) && (boardLine === null || !lines.includes(boardLine))) return;
    if (state.toAct !== null || countInHand(state) < 2 || settle(play, this.table).settlement.decided) return;
    const common = board.slice(0, this.commonCards(play, [])).join(' ');
    this.report.add(
      'cards/missing-for-showdown',
      runTwice,
      { before: text(common) },
      { message: 'cards/missing-for-showdown.second-board' },
    );
  }

  private onBoard(play: BranchState, cards: readonly CardNode[], from: number, node: Span): void {
    cards.forEach((card, index) => {
      this.cardOnBoard(play, card, from + index, 'cards/differs');
    });
    if (play.board.length > 5) this.wrongCount(play, node, cards, 5, 'river');
  }

  /** A card at its place on the first board, which it must not contradict. */
  private cardOnBoard(play: BranchState, card: CardNode, at: number, message: string): void {
    while (play.board.length < at) play.board.push(UNKNOWN);
    const before = play.board[at];
    const code = card.code ?? UNKNOWN;
    if (before === undefined || before === UNKNOWN) {
      play.board[at] = code;
      this.noteCard(play, card);
    } else if (code !== UNKNOWN && code !== before) {
      const params = { card: text(card.text), before: text(before) };
      this.report.add('cards/differs', card, params, { message, related: firstWritten(play, at) });
    }
  }

  /** Hole cards listed with a seat, or shown. They must agree with cards given before. */
  hole(play: BranchState, seat: Seat, cards: readonly CardNode[], place: Span): void {
    if (cards.length === 0) return;
    const { holeCards } = this.table.game;
    if (cards.length !== holeCards) {
      play.recovery.rejectedCards();
      if (isUnread(cards)) return;
      this.report.add(
        'cards/wrong-count',
        spanOf(cards, place),
        { count: count(cards.length), right: count(holeCards), game: text(this.table.game.code) },
        { message: 'cards/wrong-count.hole' },
      );
      return;
    }
    const before = play.cards[seat] ?? [];
    const codes = cards.map((card) => card.code ?? UNKNOWN);
    const known = before.filter((code) => code !== UNKNOWN);
    const fresh = cards.filter((card) => card.code !== null && !known.includes(card.code));
    const hidden = before.length - known.length;
    if (before.length > 0 && fresh.filter((card) => card.code !== UNKNOWN).length > hidden) {
      const wrong = fresh.find((card) => card.code !== UNKNOWN) ?? cards[0];
      if (wrong)
        this.report.add(
          'cards/differs',
          wrong,
          {
            card: text(wrong.text),
            name: name(this.table.seating.listed[seat]?.name ?? ''),
            before: text(before.join(' ')),
          },
          { message: 'cards/differs.hole' },
        );
      return;
    }
    this.note(play, fresh);
    play.cards[seat] = before.length > 0 && codes.includes(UNKNOWN) ? before : codes;
  }

  private note(play: BranchState, cards: readonly CardNode[]): void {
    for (const card of cards) this.noteCard(play, card);
  }

  private noteCard(play: BranchState, card: CardNode): void {
    const { code } = card;
    if (code === null) play.recovery.rejectedCards();
    if (code === null || code === UNKNOWN) return;
    const before = seenBefore(play.seen, code);
    if (before !== null) {
      this.report.add(
        'cards/duplicate',
        card,
        { card: text(card.text) },
        { related: [{ span: before.span, message: 'related/card-before', params: { card: text(code) } }] },
      );
      return;
    }
    const value = cardFromCode(code);
    if (value !== null && !isInDeck(value, this.table.game.deck)) {
      this.report.add(
        'cards/bad-card',
        card,
        { card: text(card.text), game: text(this.table.game.code) },
        { message: 'cards/bad-card.deck' },
      );
    }
    play.seen.push({ code, span: card });
  }

  private wrongCount(play: BranchState, place: Span, cards: readonly CardNode[], right: number, street: Street): void {
    play.recovery.rejectedCards();
    if (isUnread(cards)) return;
    const params = { count: count(cards.length), right: count(right), street: word(`street/${street}`) };
    const message =
      play.runTwice !== null && cards.length === 2 * right ? 'cards/wrong-count.twice' : 'cards/wrong-count';
    this.report.add('cards/wrong-count', spanOf(cards, place), params, { message });
  }
}

/** Whether a `board` line only repeats the cards of the street lines. */
function isRepeated({ board, boardLine }: BranchState, cards: readonly CardNode[]): boolean {
  return boardLine === null && cards.length === board.length && cards.every(({ code }, at) => code === board[at]);
}

/** Where a card of the first board is written first. */
function firstWritten({ board, seen }: BranchState, at: number): Related[] {
  const code = board[at] ?? UNKNOWN;
  const written = seen.find((card) => card.code === code);
  return written === undefined
    ? []
    : [{ span: written.span, message: 'related/card-before', params: { card: text(code) } }];
}

/** Whether a card is known and new to the hand. */
function isFresh({ seen }: BranchState, { code }: CardNode): boolean {
  return code !== null && code !== UNKNOWN && seenBefore(seen, code) === null;
}

/** How many cards two boards share, up to the last street on which they agree. */
function alikeUpTo(board: readonly string[], cards: readonly CardNode[]): number {
  const differs = board.findIndex((code, at) => code !== cards[at]?.code);
  return [4, 3].find((dealt) => differs < 0 || dealt <= differs) ?? 0;
}

function seenBefore(seen: BranchState['seen'], code: string): BranchState['seen'][number] | null {
  for (const card of seen) if (card.code === code) return card;
  return null;
}

function spanOf(cards: readonly CardNode[], place: Span): Span {
  const first = cards[0];
  const last = cards.at(-1);
  return first && last ? { start: first.start, end: last.end } : place;
}

/** An unreadable card may be two cards: it is reported itself, and their number is not. */
const isUnread = (cards: readonly CardNode[]): boolean => cards.some(({ code }) => code === null);
