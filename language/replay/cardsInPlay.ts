/** Cards as they come: how many a street takes, none twice, boards that agree. */
import { count, name, text, word } from '../diagnostics/params';
import type { Report } from '../diagnostics/report';
import { cardFromCode, isInDeck } from '../poker/cards';
import type { Seat, Street } from '../poker/types';
import type { CardNode, Span, StatementOf } from '../syntax/tree';
import type { Play } from './play';
import type { Table } from './table';

const UNKNOWN = '??';
/** Cards on the board once a street is dealt. */
export const BOARD_SIZE: Record<Street, number> = { preflop: 0, flop: 3, turn: 4, river: 5, showdown: 5 };

export class CardsInPlay {
  constructor(
    private readonly table: Table,
    private readonly report: Report,
  ) {}

  /** The cards of a street line: its own, or (in a spot) the whole board so far. */
  street(play: Play, node: StatementOf<'street'>): void {
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

  /** `board …`: from the first card on; a second one, when the hand is run twice, is the other board. */
  board(play: Play, node: StatementOf<'board'>): void {
    const { cards } = node;
    if (cards.length > 5 || cards.length < 3) {
      this.wrongCount(play, node, cards, 5, 'river');
      return;
    }
    if (play.runTwice && play.board.length === 5 && play.secondBoard === null) {
      play.secondBoard = this.secondBoard(play, cards);
      return;
    }
    this.onBoard(play, cards, 0, node);
  }

  /** The second board may share what was dealt before the hand was run twice. */
  private secondBoard(play: Play, cards: readonly CardNode[]): string[] {
    const shared = new Set(play.board);
    this.note(
      play,
      cards.filter((card, i) => card.code === null || !(shared.has(card.code) && play.board[i] === card.code)),
    );
    return cards.map((card) => card.code ?? UNKNOWN);
  }

  private onBoard(play: Play, cards: readonly CardNode[], from: number, node: Span): void {
    for (let at = from; at < from + cards.length; at++) {
      const card = cards[at - from];
      if (card === undefined) continue;
      while (play.board.length < at) play.board.push(UNKNOWN);
      const before = play.board[at];
      const code = card.code ?? UNKNOWN;
      if (before === undefined || before === UNKNOWN) {
        play.board[at] = code;
        this.noteCard(play, card);
      } else if (code !== UNKNOWN && code !== before) {
        const told = play.seen.find((s) => s.code === before);
        this.report.add(
          'cards/differs',
          card,
          { card: text(card.text), before: text(before) },
          {
            related:
              told === undefined
                ? []
                : [{ span: told.span, message: 'related/card-before', params: { card: text(before) } }],
          },
        );
      }
    }
    if (play.board.length > 5) this.wrongCount(play, node, cards, 5, 'river');
  }

  /** Hole cards listed with a seat, or shown. Cards told before must be the same. */
  hole(play: Play, seat: Seat, cards: readonly CardNode[], place: Span): void {
    if (cards.length === 0) return;
    const { holeCards } = this.table.game;
    if (cards.length !== holeCards) {
      play.cardsRefused = true;
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

  private note(play: Play, cards: readonly CardNode[]): void {
    for (const card of cards) this.noteCard(play, card);
  }

  private noteCard(play: Play, card: CardNode): void {
    const { code } = card;
    if (code === null) play.cardsRefused = true;
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

  private wrongCount(play: Play, place: Span, cards: readonly CardNode[], right: number, street: Street): void {
    play.cardsRefused = true;
    if (isUnread(cards)) return;
    const params = { count: count(cards.length), right: count(right), street: word(`street/${street}`) };
    const message = play.runTwice && cards.length === 2 * right ? 'cards/wrong-count.twice' : 'cards/wrong-count';
    this.report.add('cards/wrong-count', spanOf(cards, place), params, { message });
  }
}

function seenBefore(seen: Play['seen'], code: string): Play['seen'][number] | null {
  for (const card of seen) if (card.code === code) return card;
  return null;
}

function spanOf(cards: readonly CardNode[], place: Span): Span {
  const first = cards[0];
  const last = cards.at(-1);
  return first && last ? { start: first.start, end: last.end } : place;
}

/** One that is no card may be two of them: it is told, and not how many there are. */
const isUnread = (cards: readonly CardNode[]): boolean => cards.some(({ code }) => code === null);
