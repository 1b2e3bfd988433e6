/** Draws the table: seats around an oval in the order of play, their chips, cards and bets, the board and the pot. */
import { faceOf } from './cards';
import type { Frame, HandView, SeatView } from './frame';
import { type Fitted, fitText, textWidth } from './measure';
import { type Box, directionOfText, type Item, LINE, overlap, textItem } from './scene';

export const WIDTH = 800;
const SEAT_WIDTH = 140;
const PAD = 8;
const MIDDLE_X = WIDTH / 2;
/** Half axes of the ellipse through the centres of the seats, and of the felt. */
const RING = { x: 315, y: 205 };
const FELT = { x: 262, y: 150 };
const MARGIN = 6;

const SIZES = { name: 15, numbers: 13, status: 11.5, bet: 14, pot: 16, board: 19 };

const BUTTON = 18;
const LEAST_BET = 7;
const CHIP = 14;
const CHIP_GAP = 6;
const NARROW_CARD = 28;
/** Ranks and suits have no marks above or below them, so their lines can be lower. */
const CARD_LINE = 1.15;

/** Rows of a seat's box: name, position and stack, status, cards. */
const ROWS = { name: 6, numbers: 28, status: 48, cards: 67 };
const CARD_ROW = 31;

interface Coordinates {
  readonly x: number;
  readonly y: number;
}

export class TableScene {
  readonly items: Item[] = [];
  readonly height: number;
  private readonly seatHeight: number;
  private readonly middleY: number;

  constructor(
    private readonly hand: HandView,
    private readonly frame: Frame,
    top: number,
  ) {
    const withCards = frame.seats.some(({ cards }) => cards.length > 0);
    this.seatHeight = ROWS.cards + (withCards ? CARD_ROW : 0);
    const heights = frame.seats.map(({ seat }) => this.fromMiddle(seat).y);
    const above = Math.max(FELT.y, this.seatHeight / 2 - Math.min(0, ...heights));
    const below = Math.max(FELT.y, this.seatHeight / 2 + Math.max(0, ...heights));
    this.middleY = top + MARGIN + above;
    this.height = above + below + 2 * MARGIN;
    this.felt();
    const seats = frame.seats.map((seat) => ({ seat, box: this.seatBox(seat.seat) }));
    for (const { seat, box } of seats) this.seat(seat, box);
    this.bets(seats, this.middle());
  }

  private felt(): void {
    const box = {
      x: MIDDLE_X - FELT.x,
      y: this.middleY - FELT.y,
      width: 2 * FELT.x,
      height: 2 * FELT.y,
    };
    this.items.push({ kind: 'ellipse', look: 'felt', ...box });
  }

  /** The first seat sits at the bottom; the others follow clockwise. */
  private fromMiddle(seat: number): Coordinates {
    const angle = Math.PI / 2 + (2 * Math.PI * seat) / this.frame.seats.length;
    return { x: RING.x * Math.cos(angle), y: RING.y * Math.sin(angle) };
  }

  private seatPoint(seat: number): Coordinates {
    const { x, y } = this.fromMiddle(seat);
    return { x: MIDDLE_X + x, y: this.middleY + y };
  }

  private seatBox(seat: number): Box {
    const { x, y } = this.seatPoint(seat);
    return {
      x: x - SEAT_WIDTH / 2,
      y: y - this.seatHeight / 2,
      width: SEAT_WIDTH,
      height: this.seatHeight,
    };
  }

  private seat(seat: SeatView, box: Box): void {
    const { direction } = this.hand;
    const rtl = direction === 'rtl';
    this.items.push(
      { kind: 'rect', look: seat.toAct ? 'seat-acting' : 'seat', round: 10, ...box },
      {
        kind: 'rect',
        look: `player-${seat.seat}`,
        round: 2,
        x: box.x + PAD,
        y: box.y + 3,
        width: SEAT_WIDTH - 2 * PAD,
        height: 3,
      },
    );
    this.name(seat, box);
    const start = rtl ? box.x + box.width - PAD : box.x + PAD;
    const end = rtl ? box.x + PAD : box.x + box.width - PAD;
    const room = SEAT_WIDTH - 3 * PAD;
    const position = fitText(seat.position ?? '', room / 2, SIZES.numbers, 10);
    // A ledger gives the chips paid, not the stacks.
    const stackText = this.hand.kind === 'ledger' ? '' : seat.stack.text;
    const stack = fitText(stackText, room - position.width, SIZES.numbers, 7);
    const y = box.y + ROWS.numbers;
    if (position.text !== '')
      this.items.push(
        textItem(start, y, { ...position, look: 'soft', anchor: rtl ? 'right' : 'left', direction: 'ltr' }),
      );
    const alone = position.text === '';
    const anchor = alone ? 'middle' : rtl ? 'left' : 'right';
    if (stackText !== '')
      this.items.push(
        textItem(alone ? box.x + SEAT_WIDTH / 2 : end, y, {
          ...stack,
          look: 'ink',
          anchor,
          direction: directionOfText(stack.text) ?? 'ltr',
        }),
      );
    const status = fitText(this.statusOf(seat), SEAT_WIDTH - 2 * PAD, SIZES.status, 8);
    if (status.text !== '') {
      const look = seat.folded ? 'soft' : 'strong';
      const at = { ...status, look, anchor: 'middle', direction } as const;
      this.items.push(textItem(box.x + SEAT_WIDTH / 2, box.y + ROWS.status, at));
    }
    this.holeCards(seat, box);
  }

  private name(seat: SeatView, box: Box): void {
    const room = SEAT_WIDTH - 2 * PAD;
    const beside = seat.button ? BUTTON + 4 : 0;
    // A long name moves aside for the button.
    const aside = textWidth(seat.name, SIZES.name, true) > room - 2 * beside ? beside / 2 : 0;
    const name = fitText(seat.name, room - beside, SIZES.name, 11, true);
    const rtl = this.hand.direction === 'rtl';
    this.items.push(
      textItem(box.x + SEAT_WIDTH / 2 + (rtl ? aside : -aside), box.y + ROWS.name, {
        ...name,
        look: seat.folded ? 'soft' : 'strong',
        anchor: 'middle',
        direction: directionOfText(seat.name) ?? this.hand.direction,
        struck: seat.folded,
      }),
    );
    if (!seat.button) return;
    const x = rtl ? box.x + PAD : box.x + SEAT_WIDTH - PAD - BUTTON;
    const y = box.y + ROWS.name + 2;
    this.items.push(
      { kind: 'ellipse', look: 'button', x, y, width: BUTTON, height: BUTTON },
      textItem(x + BUTTON / 2, y + (BUTTON - 11 * LINE) / 2, {
        text: 'D',
        width: textWidth('D', 11, true),
        size: 11,
        look: 'on-button',
        anchor: 'middle',
        direction: 'ltr',
      }),
    );
  }

  private statusOf(seat: SeatView): string {
    const { words } = this.hand;
    if (seat.won !== null) return `${words.award} ${seat.won.text}`;
    if (seat.folded) return words.folded;
    if (seat.allIn && this.frame.kind !== 'end') return words['all-in'];
    return seat.toAct ? words['to-act'] : '';
  }

  private holeCards({ cards }: SeatView, box: Box): void {
    if (cards.length === 0) return;
    const gap = 3;
    const width = Math.min(32, (SEAT_WIDTH - 2 * PAD - gap * (cards.length - 1)) / cards.length);
    const whole = cards.length * width + gap * (cards.length - 1);
    const from = box.x + (SEAT_WIDTH - whole) / 2;
    for (const [index, code] of cards.entries())
      this.card(
        code,
        { x: from + index * (width + gap), y: box.y + ROWS.cards, width, height: 25 },
        width < NARROW_CARD ? 10.5 : 13,
      );
  }

  /** Draws rank and suit side by side, or above each other on a narrow card. */
  private card(code: string, box: Box, size: number): void {
    const { rank, suit, kind } = faceOf(code);
    const narrow = box.width < NARROW_CARD;
    const lines = (narrow ? [rank, suit] : [rank + suit]).map((text) => fitText(text, box.width - 2, size, 6, true));
    this.items.push({ kind: 'rect', look: 'card', round: 3, ...box });
    let y = box.y + (box.height - lines.reduce((sum, line) => sum + line.size * CARD_LINE, 0)) / 2;
    for (const line of lines) {
      const look = kind === 'red' ? 'on-card-red' : 'on-card';
      const at = { ...line, look, anchor: 'middle', direction: 'ltr', line: CARD_LINE } as const;
      this.items.push(textItem(box.x + box.width / 2, y, at));
      y += line.size * CARD_LINE;
    }
  }

  /** Draws the pot and the boards. Returns their box. */
  private middle(): Box {
    const { boards, middleLabel } = this.frame;
    const card = { width: 46, height: 40, gap: 5 };
    const width = 5 * card.width + 4 * card.gap;
    const potHeight = SIZES.pot * LINE;
    const height = potHeight + boards.length * (card.height + 6);
    const top = this.middleY - height / 2;
    if (middleLabel !== null) {
      const pot = fitText(middleLabel, width, SIZES.pot, 9, true);
      const at = { ...pot, look: 'on-felt', anchor: 'middle', direction: this.hand.direction } as const;
      this.items.push(textItem(MIDDLE_X, top, at));
    }
    for (const [row, board] of boards.entries()) {
      const whole = board.length * (card.width + card.gap) - card.gap;
      const y = top + potHeight + 3 + row * (card.height + 6);
      for (const [index, code] of board.slice(0, 5).entries()) {
        const x = MIDDLE_X - Math.min(whole, width) / 2 + index * (card.width + card.gap);
        this.card(code, { x, y, width: card.width, height: card.height }, SIZES.board);
      }
    }
    return { x: MIDDLE_X - width / 2 - 4, y: top - 2, width: width + 8, height: height + 6 };
  }

  /** Draws each bet in front of its seat, towards the middle, where it does not overlap anything. */
  private bets(seats: readonly { readonly seat: SeatView; readonly box: Box }[], middle: Box): void {
    const taken = [middle, ...seats.map(({ box }) => box)];
    for (const { seat } of seats) {
      if (seat.bet.chips === 0) continue;
      const { text, box } = this.placeBet(seat, taken);
      taken.push(box);
      const rtl = this.hand.direction === 'rtl';
      const x = rtl ? box.x + box.width - CHIP : box.x;
      const from = rtl ? x - CHIP_GAP : x + CHIP + CHIP_GAP;
      const anchor = rtl ? 'right' : 'left';
      this.items.push(
        { kind: 'ellipse', look: 'chip', x, y: box.y + (box.height - CHIP) / 2, width: CHIP, height: CHIP },
        textItem(from, box.y, { ...text, look: 'on-felt', anchor, direction: 'ltr' }),
      );
    }
  }

  /** The bet in the largest size that has room. */
  private placeBet(seat: SeatView, taken: readonly Box[]): { readonly text: Fitted; readonly box: Box } {
    let smallest: Fitted = { text: '', size: 0, width: 0 };
    for (let size = SIZES.bet; size >= LEAST_BET; size -= 1) {
      smallest = { text: seat.bet.text, size, width: textWidth(seat.bet.text, size, true) };
      const box = this.freePlace(seat.seat, { width: smallest.width + CHIP + CHIP_GAP, height: size * LINE }, taken);
      if (box !== null) return { text: smallest, box };
    }
    const { x, y } = this.seatPoint(seat.seat);
    return { text: smallest, box: { x, y, width: smallest.width + CHIP + CHIP_GAP, height: smallest.size * LINE } };
  }

  private freePlace(seat: number, { width, height }: Pick<Box, 'width' | 'height'>, taken: readonly Box[]): Box | null {
    const from = this.seatPoint(seat);
    for (let aside = 0; aside <= 120; aside += 10) {
      for (const side of aside === 0 ? [0] : [aside, -aside]) {
        for (let way = 0.3; way < 0.8; way += 0.02) {
          const x = from.x + (MIDDLE_X - from.x) * way + side - width / 2;
          const y = from.y + (this.middleY - from.y) * way - height / 2;
          const grown = { x: x - 3, y: y - 2, width: width + 6, height: height + 4 };
          if (!taken.some((other) => overlap(grown, other))) return { x, y, width, height };
        }
      }
    }
    return null;
  }
}
