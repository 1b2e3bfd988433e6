/** Composes the picture of one frame: the last action, the table, the pots, the result. */
import type { Frame, HandView, LineView } from './frame';
import { textWidth, wrap } from './measure';
import { PotsScene } from './potsScene';
import { type Item, LINE, type Scene, type TextLook, textItem } from './scene';
import { TableScene, WIDTH } from './tableScene';

export interface PictureParts {
  /** The title and the last action, above the table. Default: true. */
  readonly heading?: boolean;
  readonly table?: boolean;
  /** The layers, and the result at the end. */
  readonly pots?: boolean;
}

const SIDE = 24;
/** Lines of text below each other. */
class Column {
  readonly items: Item[] = [];

  constructor(
    private readonly hand: HandView,
    public y: number,
  ) {}

  add(text: string, look: TextLook, size: number, lines: number): void {
    const { direction } = this.hand;
    const bold = look === 'strong';
    const x = direction === 'rtl' ? WIDTH - SIDE : SIDE;
    for (const line of wrap(text, WIDTH - 2 * SIDE, size, lines, bold)) {
      const anchor = direction === 'rtl' ? 'right' : 'left';
      this.items.push(
        textItem(x, this.y, { text: line, width: textWidth(line, size, bold), size, look, anchor, direction }),
      );
      this.y += size * LINE;
    }
  }
}

/** Every text box is inside the picture and does not touch another, for 2 to 10 players and names of any length. */
export function pictureOf(hand: HandView, line: LineView, frame: Frame, parts: PictureParts = {}): Scene {
  const { heading = true, table = true, pots = true } = parts;
  const items: Item[] = [];
  let y = 12;
  if (heading) {
    const column = columnOf(hand, line, frame, y);
    items.push(...column.items);
    y = column.y + 8;
  }
  if (table) {
    const scene = new TableScene(hand, frame, y);
    items.push(...scene.items);
    y += scene.height + 14;
  }
  if (pots && frame.pots !== null && frame.pots.layers.length + (frame.pots.bets === null ? 0 : 1) > 0) {
    const scene = new PotsScene(hand, frame.pots, y);
    items.push(...scene.items);
    y += scene.height;
  }
  if (pots && frame.result !== null) {
    const column = resultOf(hand, frame.result, y);
    items.push(...column.items);
    y = column.y + 12;
  }
  return { width: WIDTH, height: Math.ceil(y + 4), items };
}

/** `NLHE, 6 players · flop`: with the place in the hand if there is one. */
export function headingOf(detail: string, { words }: HandView, { kind, streetName }: Frame): string {
  const place = kind === 'end' ? words.end : streetName;
  return place === null ? detail : `${detail} · ${place}`;
}

function columnOf(hand: HandView, line: LineView, frame: Frame, y: number): Column {
  const column = new Column(hand, y);
  column.add(line.title, 'strong', 20, 2);
  column.add(headingOf(hand.detail, hand, frame), 'soft', 14, 1);
  const done = frame.events.map(({ text }) => text).join(hand.direction === 'rtl' ? '؛ ' : '; ');
  if (done !== '') column.add(done, 'ink', 15, 2);
  const who = frame.next?.heading ?? frame.idleReason;
  if (who !== null && frame.kind !== 'end') column.add(who, 'ink', 15, 1);
  return column;
}

function resultOf(hand: HandView, result: NonNullable<Frame['result']>, y: number): Column {
  const column = new Column(hand, y);
  column.add(hand.words.result, 'strong', 16, 1);
  for (const award of result.awards.slice(0, 12)) column.add(award, 'ink', 14, 1);
  const nets = result.balances.map(({ name, net }) => `\u2068${name}\u2069 ${net.text}`).join(hand.listSeparator);
  column.add(`${hand.words.net}: ${nets}`, 'ink', 14, 3);
  column.add(result.checkSumText, 'soft', 13, 2);
  return column;
}
